"""JPEG and WebP: what they say of themselves before anything is unpacked, and their strips."""

from __future__ import annotations

import mmap
import struct
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QImageReader

from ...store.errors import StoreError
from .kinds import check_size
from .strips import TURN, Strips, clipped, whole

START_OF_SCAN, END = 0xDA, b"\xff\xd9"
FRAMES = (*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0))
PROGRESSIVE = (0xC2, 0xC6, 0xCA, 0xCE)
ALONE = (0x01, *range(0xD0, 0xD9))  # markers without a length
BLOCK = 128  # bytes that 8 x 8 values of one colour take while a progressive picture is unpacked
MOST_KEPT = 400 << 20  # bytes of all of them
MOST_WEBP = 120_000_000  # pixels of a WebP, which takes up to six bytes for each while it is unpacked


class Frame(NamedTuple):
    """A JPEG's frame; `kept` is how many bytes stay in memory until all of it is unpacked."""

    width: int
    height: int
    kept: int


def jpeg_strips(path: Path) -> Strips:
    """A JPEG as strips.

    :raises StoreError: when it is too large, damaged, or would have to be kept in memory as a whole.
    """
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        frame = read_frame(data, path.name)
    if frame.kept > MOST_KEPT:
        raise StoreError("picture_memory", path.name, way="progressive")
    # A camera or a telephone that was held upright says so, and the picture is turned as it was seen.
    turn = QImageReader(str(path)).transformation()
    images = clipped(str(path), path.name, frame.width, frame.height, turn)
    wide, high = frame.width, frame.height
    return Strips(*((high, wide) if turn.value & TURN.value else (wide, high)), False, images)


def read_frame(data: mmap.mmap | bytes, name: str) -> Frame:
    """The frame of a JPEG that has all its parts.

    :raises StoreError: when it is too large, or ends too early.
    """
    at, frame = 2, None
    while at + 4 <= len(data):
        if data[at] != 0xFF:
            break
        marker = data[at + 1]
        if marker == 0xFF:  # filling
            at += 1
            continue
        if marker in ALONE:
            at += 2
            continue
        if marker == START_OF_SCAN:
            if frame is None or data.find(END, at) < 0:
                break
            return frame
        length = struct.unpack(">H", data[at + 2 : at + 4])[0]
        if marker in FRAMES and frame is None:
            frame = _frame(data[at + 4 : at + 2 + length], marker in PROGRESSIVE, name)
        at += 2 + length
    raise StoreError("picture_cut_off", name)


def webp_strips(path: Path) -> Strips:
    """A WebP as strips; its reader gives it only as a whole.

    :raises StoreError: when it is too large or damaged.
    """
    with path.open("rb") as file:
        head = file.read(30)
        size = file.seek(0, 2)
    if len(head) < 30 or struct.unpack("<I", head[4:8])[0] + 8 > size + 1:
        raise StoreError("picture_cut_off", path.name)
    reader = QImageReader(str(path))
    said = reader.size()
    if not said.isValid():
        raise StoreError("picture_cut_off", path.name)
    check_size(said.width(), said.height(), path.name)
    if said.width() * said.height() > MOST_WEBP:
        raise StoreError("picture_memory", path.name, way="whole")
    alpha = (head[12:16] == b"VP8X" and head[20] & 0x10 > 0) or (
        head[12:16] == b"VP8L" and head[24] & 0x10 > 0
    )
    return Strips(said.width(), said.height(), alpha, whole(str(path), path.name, said))


def _frame(body: bytes, progressive: bool, name: str) -> Frame:
    if len(body) < 6:
        raise StoreError("picture_cut_off", name)
    _, height, width, parts = struct.unpack(">BHHB", body[:6])
    check_size(width, height, name)
    if len(body) < 6 + 3 * parts or not parts:
        raise StoreError("picture_cut_off", name)
    shares = [(body[7 + 3 * n] >> 4, body[7 + 3 * n] & 15) for n in range(parts)]
    most = max(1, max(across for across, _ in shares)) * max(1, max(down for _, down in shares))
    blocks = (width + 15) // 8 * ((height + 15) // 8)
    kept = sum(blocks * BLOCK * across * down // most for across, down in shares) if progressive else 0
    return Frame(width, height, kept)
