"""A picture as strips from the top down, none of them larger than a bound: the form all kinds are read in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QTransform

from ...store.errors import StoreError

Turn = QImageIOHandler.Transformation
MIRROR, FLIP, TURN = Turn.TransformationMirror, Turn.TransformationFlip, Turn.TransformationRotate90
STRIP = 48 << 20  # bytes of one strip, unpacked


@dataclass
class Strips:
    """A picture that is about to be read: its size in pixels, whether parts of it are transparent, and the
    strips that make it up. `pages` is how many the file has.
    """

    width: int
    height: int
    alpha: bool
    images: Iterator[QImage]
    pages: int = 1


def rows_at_once(width: int, bytes_a_pixel: int = 4) -> int:
    """How many rows of a picture make up a strip."""
    return max(1, min(4096, STRIP // (width * bytes_a_pixel)))


def clipped(
    path: str, name: str, width: int, height: int, turn: Turn = Turn.TransformationNone
) -> Iterator[QImage]:
    """Strips of a picture whose reader can leave out what lies around them (JPEG).

    The picture lies in its file as `width` x `height`; `turn` is how it is meant to be looked at, and the
    strips are those of the turned picture, from the top down.
    """
    mirrored, flipped, turned = (bool(turn.value & bit.value) for bit in (MIRROR, FLIP, TURN))
    across, down = (height, width) if turned else (width, height)
    rows = rows_at_once(across)
    seen = QTransform.fromScale(-1 if mirrored else 1, -1 if flipped else 1)
    seen = seen * QTransform().rotate(90) if turned else seen
    for top in range(0, down, rows):
        many = min(rows, down - top)
        # Rows of the turned picture are columns in the file; what is mirrored lies at the other end.
        start = down - top - many if (mirrored if turned else flipped) else top
        area = QRect(start, 0, many, height) if turned else QRect(0, start, width, many)
        reader = QImageReader(path)
        reader.setClipRect(area)
        strip = reader.read()
        if strip.isNull() or strip.size() != area.size():
            raise StoreError("picture_cut_off", name)
        yield strip if seen.isIdentity() else strip.transformed(seen)


def whole(path: str, name: str, size: QSize) -> Iterator[QImage]:
    """A picture that can only be read as a whole, given on in strips."""
    image = QImageReader(path).read()
    if image.isNull() or image.size() != size:
        raise StoreError("picture_cut_off", name)
    rows = rows_at_once(size.width())
    for top in range(0, size.height(), rows):
        yield image.copy(0, top, size.width(), min(rows, size.height() - top))
