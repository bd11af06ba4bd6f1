"""PNG in strips.

Qt unpacks a PNG only as a whole, which for the largest is more memory than the program may take. Its rows lie
packed one after the other, so they are unpacked here a few at a time, and each few are handed to Qt as a
small PNG of their own, not packed. A row may be written as its difference from the row above: the last row of
a strip, as it is, stands at the head of the next.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from ...store.errors import StoreError
from .kinds import check_size
from .strips import Strips, rows_at_once, whole

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # by colour type
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
GREY, RGB, INDEXED, RGBA = 0, 2, 3, 6
PIECE = 1 << 18  # packed bytes read at once
MOST_WHOLE = 600 << 20  # bytes that an interlaced picture may take, unpacked
LONGEST_PALETTE = 3 * 256
# What a pixel of so many bytes is taken for to get at its bytes: colour type and depth.
PLAIN = {1: (GREY, 8), 2: (GREY, 16), 3: (RGB, 8), 4: (RGBA, 8), 6: (RGB, 16), 8: (RGBA, 16)}


class Header(NamedTuple):
    """What a PNG says of itself. `colours` are its chunks of palette and transparency as they are."""

    width: int
    height: int
    depth: int
    colour: int
    interlaced: bool
    colours: bytes = b""
    transparent: bool = False

    @property
    def bits(self) -> int:
        """Bits of a pixel."""
        return self.depth * CHANNELS[self.colour]

    @property
    def row(self) -> int:
        """Bytes of a row."""
        return (self.width * self.bits + 7) // 8

    @property
    def step(self) -> int:
        """Bytes from a pixel to the one that its filter looks at."""
        return max(1, self.bits // 8)


def png_strips(path: Path) -> Strips:
    """A PNG as strips.

    :raises StoreError: when it is too large or damaged; of what lies further down only while strips are read.
    """
    with path.open("rb") as file:
        header = read_header(file, path.name)
        data_at = file.tell()
    alpha = header.transparent or header.colour in (4, 6)
    size = QSize(header.width, header.height)
    if header.interlaced:
        wide = 8 if header.depth == 16 else 4
        if header.width * header.height * wide > MOST_WHOLE:
            raise StoreError("picture_memory", path.name, way="interlaced")
        return Strips(header.width, header.height, alpha, whole(str(path), path.name, size))
    return Strips(header.width, header.height, alpha, _strips(path, header, data_at))


def read_header(file: BinaryIO, name: str) -> Header:
    """Read up to the first packed chunk, where the file then stands.

    :raises StoreError: when the picture is too large or damaged.
    """
    if file.read(8) != SIGNATURE:
        raise StoreError("picture_cut_off", name)
    header: Header | None = None
    while True:
        start = file.read(8)
        if len(start) < 8:
            raise StoreError("picture_cut_off", name)
        length, kind = struct.unpack(">I4s", start)
        if kind == b"IDAT":
            if header is None or (header.colour == INDEXED and b"PLTE" not in header.colours):
                raise StoreError("picture_cut_off", name)
            file.seek(-8, 1)
            return header
        if kind == b"IHDR" and header is None and length == 13:
            header = _header(file.read(length + 4), name)
        elif header is not None and kind in (b"PLTE", b"tRNS") and length <= LONGEST_PALETTE:
            body = file.read(length + 4)
            header = header._replace(
                colours=header.colours + start + body, transparent=header.transparent or kind == b"tRNS"
            )
        elif header is None or kind in (b"IEND", b"PLTE", b"tRNS"):
            raise StoreError("picture_cut_off", name)
        else:
            file.seek(length + 4, 1)


def _header(body: bytes, name: str) -> Header:
    if len(body) < 17:
        raise StoreError("picture_cut_off", name)
    width, height, depth, colour, packing, filters, interlaced = struct.unpack(">IIBBBBB", body[:13])
    check_size(width, height, name)
    if depth not in DEPTHS.get(colour, ()) or packing or filters or interlaced > 1:
        raise StoreError("picture_cut_off", name)
    return Header(width, height, depth, colour, bool(interlaced))


def _strips(path: Path, header: Header, data_at: int) -> Iterator[QImage]:
    name = path.name
    rows = rows_at_once(header.width, 8 if header.depth == 16 else 4)
    above = b""
    left = header.height
    with path.open("rb") as file:
        file.seek(data_at)
        unpacked = Unpacked(file, name)
        while left:
            count = min(rows, left)
            data = unpacked.take(count * (header.row + 1))
            strip = _picture(header, above, data, count, name)
            if left > count:
                above = _last_row(header, above, data, count, strip, name)
            left -= count
            yield strip


class Unpacked:
    """The unpacked bytes of a PNG's packed chunks, taken a few at a time."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file, self._name = file, name
        self._packed = zlib.decompressobj()
        self._waiting = b""
        self._chunk = 0  # bytes left of the chunk

    def take(self, count: int) -> bytes:
        """So many bytes.

        :raises StoreError: where there are not as many, or they are damaged.
        """
        parts, missing = [], count
        while missing:
            packed = self._waiting or self._read()
            try:
                part = self._packed.decompress(packed, missing)
            except zlib.error as error:
                raise StoreError("picture_cut_off", self._name) from error
            self._waiting = self._packed.unconsumed_tail
            if not part and self._packed.eof:
                raise StoreError("picture_cut_off", self._name)
            parts.append(part)
            missing -= len(part)
        return b"".join(parts)

    def _read(self) -> bytes:
        while not self._chunk:
            start = self._file.read(8)
            length, kind = struct.unpack(">I4s", start) if len(start) == 8 else (0, b"")
            if kind != b"IDAT":
                raise StoreError("picture_cut_off", self._name)
            self._chunk = length
            if not length:
                self._file.seek(4, 1)
        data = self._file.read(min(self._chunk, PIECE))
        if not data:
            raise StoreError("picture_cut_off", self._name)
        self._chunk -= len(data)
        if not self._chunk:
            self._file.seek(4, 1)  # its checksum; damage shows in that of the packing
        return data


def _picture(header: Header, above: bytes, data: bytes, count: int, name: str) -> QImage:
    """A strip of `count` rows as a picture; `above` is the row before them as it is, if there is one."""
    image = QImage.fromData(_small_png(header, above, data, count))
    if image.isNull():
        raise StoreError("picture_cut_off", name)
    return image.copy(0, 1, header.width, count) if above else image


def _last_row(header: Header, above: bytes, data: bytes, count: int, strip: QImage, name: str) -> bytes:
    """The bytes of a strip's last row as they are, its filter undone."""
    if header.colour == RGB and header.depth == 8 and not header.transparent:
        plain = strip.convertToFormat(QImage.Format.Format_RGB32)
    else:
        colour, depth = PLAIN[header.step]
        wide = header.row // header.step
        other = Header(wide, header.height, depth, colour, False)
        plain = _picture(other, above, data, count, name)
    return _bytes_of(plain, plain.height() - 1, header.step)


def _bytes_of(image: QImage, line: int, step: int) -> bytes:
    """A row of a picture as a PNG has it, each pixel `step` bytes."""
    formats = QImage.Format
    order: tuple[int, ...]
    if step == 1:
        made = image.convertToFormat(formats.Format_Grayscale8)
        grey: bytes = bytes(made.constScanLine(line))  # type: ignore[call-overload]
        return grey[: image.width()]
    if step == 2:
        made = image.convertToFormat(formats.Format_Grayscale16)
        order = (1, 0)
    elif step in (3, 4):
        made = image.convertToFormat(formats.Format_RGBA8888)
        order = tuple(range(step))
    else:
        made = image.convertToFormat(formats.Format_RGBA64)
        order = (1, 0, 3, 2, 5, 4, 7, 6)[:step]
    row = bytes(made.constScanLine(line))  # type: ignore[call-overload]
    stride = made.depth() // 8
    found = bytearray(image.width() * step)
    for place, source in enumerate(order):
        found[place::step] = row[source : image.width() * stride : stride]
    return bytes(found)


def _small_png(header: Header, above: bytes, data: bytes, count: int) -> bytes:
    if above:
        data, count = b"\0" + above + data, count + 1
    size = struct.pack(">IIBBBBB", header.width, count, header.depth, header.colour, 0, 0, 0)
    return b"".join((SIGNATURE, _chunk(b"IHDR", size), header.colours, _chunk(b"IDAT", _stored(data)),
                     _chunk(b"IEND", b"")))  # fmt: skip


def _stored(data: bytes) -> bytes:
    """Bytes in the form of packed ones, but not packed."""
    packer = zlib.compressobj(0)
    return packer.compress(data) + packer.flush()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(body, zlib.crc32(kind)))
