"""A picture as square tiles in halves of its size: made from strips, and read again where a piece is wanted.

The first layer has the picture as it is, each further one half as large, until one tile holds all. No more
than a band of one tile's height is held of each layer while they are made.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from .cache import MEASURES

SIDE = 512  # pixels of a tile
QUALITY = 92  # of tiles without transparent parts, which are JPEG
LIGHTLY = 85  # what Qt calls quality is how little a PNG is packed
MOST_HELD = 48 << 20  # bytes of tiles kept unpacked


class Measures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of an unpacked picture: its file's fingerprint and size (KiB), its own size in pixels,
    which page of how many it is, and how many layers there are.
    """

    fingerprint: str
    size: int
    width: int
    height: int
    layers: int
    alpha: bool
    page: int = 1
    pages: int = 1


class Layer:
    """One layer while it is made: the rows that wait until a band of tiles is full."""

    def __init__(self, folder: Path, number: int, width: int, height: int, alpha: bool) -> None:
        self._folder, self._number, self._alpha = folder, number, alpha
        self._width, self._height = width, height
        form = QImage.Format.Format_ARGB32_Premultiplied if alpha else QImage.Format.Format_RGB32
        self._band = QImage(width, min(SIDE, height), form)
        self._filled = self._done = 0
        self.next: Layer | None = None
        if max(width, height) > SIDE:
            self.next = Layer(folder, number + 1, -(-width // 2), -(-height // 2), alpha)

    @property
    def count(self) -> int:
        """How many layers there are from this one on."""
        return 1 + (self.next.count if self.next is not None else 0)

    def add(self, strip: QImage) -> None:
        """Add rows below those there are."""
        at = 0
        while at < strip.height():
            count = min(strip.height() - at, self._band.height() - self._filled)
            painter = QPainter(self._band)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawImage(0, self._filled, strip, 0, at, self._width, count)
            painter.end()
            at += count
            self._filled += count
            if self._filled == self._band.height() or self._done + self._filled == self._height:
                self._flush()

    def _flush(self) -> None:
        high = self._filled
        row = self._done // SIDE
        for column in range(-(-self._width // SIDE)):
            wide = min(SIDE, self._width - column * SIDE)
            tile = self._band.copy(QRect(column * SIDE, 0, wide, high))
            _write(tile, self._folder / tile_name(self._number, column, row, self._alpha), self._alpha)
        if self.next is not None:
            half = QSize(-(-self._width // 2), -(-high // 2))
            band = self._band if high == self._band.height() else self._band.copy(0, 0, self._width, high)
            self.next.add(
                band.scaled(
                    half, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
                )
            )
        self._done += high
        self._filled = 0


def write_tiles(folder: Path, measures: Measures, strips: Iterator[QImage]) -> Iterator[int]:
    """Make all tiles of a picture in a folder, and tell how many rows are done after each strip.

    `measures.layers` is put right. The folder is whole once the iterator has come to its end.
    """
    base = Layer(folder, 0, measures.width, measures.height, measures.alpha)
    rows = 0
    for strip in strips:
        base.add(strip)
        rows += strip.height()
        del strip  # before the next is made
        yield rows
    whole = msgspec.structs.replace(measures, layers=base.count)
    (folder / MEASURES).write_bytes(msgspec.json.encode(whole))


def read_measures(folder: Path) -> Measures | None:
    """What is known of a picture's tiles; None where they are not there or not sound."""
    try:
        return msgspec.json.decode((folder / MEASURES).read_bytes(), type=Measures)
    except (OSError, msgspec.MsgspecError):
        return None


def tile_name(layer: int, column: int, row: int, alpha: bool) -> str:
    """The file of a tile."""
    return f"{layer}-{column}-{row}.{'png' if alpha else 'jpg'}"


class Pyramid:
    """The tiles of a picture, read when they are wanted; those used last are kept unpacked."""

    def __init__(self, folder: Path, measures: Measures) -> None:
        self.folder, self.measures = folder, measures
        self._held: OrderedDict[tuple[int, int, int], QImage] = OrderedDict()
        self._size = 0

    def layer_size(self, layer: int) -> tuple[int, int]:
        """Width and height of a layer, in its own pixels."""
        wide, high = self.measures.width, self.measures.height
        for _ in range(layer):
            wide, high = -(-wide // 2), -(-high // 2)
        return wide, high

    def tile(self, layer: int, column: int, row: int) -> QImage:
        """A tile; an empty picture where there is none."""
        key = (layer, column, row)
        held = self._held.get(key)
        if held is not None:
            self._held.move_to_end(key)
            return held
        name = tile_name(layer, column, row, self.measures.alpha)
        image = QImage(str(self.folder / name))
        if self.measures.alpha and not image.isNull():
            image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        if image.isNull():
            return image  # it may be there the next time
        self._held[key] = image
        self._size += image.sizeInBytes()
        while self._size > MOST_HELD and len(self._held) > 1:
            self._size -= self._held.popitem(last=False)[1].sizeInBytes()
        return image

    def overview(self) -> QImage:
        """The whole picture in its smallest layer."""
        return self.tile(self.measures.layers - 1, 0, 0)

    def piece(self, layer: int, area: QRect) -> QImage:
        """A piece of a layer put together, `area` in its pixels and inside of it."""
        form = (
            QImage.Format.Format_ARGB32_Premultiplied if self.measures.alpha else QImage.Format.Format_RGB32
        )
        made = QImage(area.size(), form)
        made.fill(Qt.GlobalColor.transparent if self.measures.alpha else Qt.GlobalColor.white)
        painter = QPainter(made)
        for row in range(area.top() // SIDE, area.bottom() // SIDE + 1):
            for column in range(area.left() // SIDE, area.right() // SIDE + 1):
                tile = self.tile(layer, column, row)
                if not tile.isNull():
                    painter.drawImage(column * SIDE - area.left(), row * SIDE - area.top(), tile)
        painter.end()
        return made


def _write(tile: QImage, path: Path, alpha: bool) -> None:
    form, quality = ("PNG", LIGHTLY) if alpha else ("JPG", QUALITY)
    if not tile.save(str(path), form, quality):  # type: ignore[call-overload]  # the stubs ask for bytes
        raise OSError(f"{path.name} was not written")
