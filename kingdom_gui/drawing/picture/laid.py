"""A picture laid under the grid: which of its tiles a piece of the map needs, and how they are painted."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from ...engine.state import UNCROPPED, Campaign, MapPicture
from ...geometry.layout import ROOT3, Rect
from .cache import folder_of
from .pyramid import Pyramid, read_measures

MOST_PIECE = 24_000_000  # pixels of a piece that is put together for paper
BLOCK = 1024  # pixels of the screen on a side of what is painted from one piece
RIM = 2  # pixels of a layer around a piece, for those at its edge to be smoothed with
FINE = 2.8  # pixels of the picture for each point of paper, some 200 dots an inch
_missing: frozenset[str] = frozenset()
_opened: dict[str, Pyramid] = {}  # by folder: the map, its pages and its preview share what is unpacked
MOST_OPENED = 4


class LaidPicture(NamedTuple):
    """A picture as it lies under the grid; without its tiles it is missing, and a frame shows its place."""

    picture: MapPicture
    pyramid: Pyramid | None

    def to_pixels(self, scale: float) -> QTransform:
        """From pixels of the picture to units of the painter, `scale` of which are one hex unit."""
        one = self.picture
        part = ROOT3 / one.pitch * scale
        turned = QTransform()
        turned.scale(part, part)
        turned.rotate(-one.rotation)
        turned.translate(-one.x, -one.y)
        return turned

    def shown(self) -> QRectF:
        """What its crop leaves of the picture, in its own pixels."""
        left, top, right, bottom = self.picture.crop
        one = self.picture
        return QRectF(left, top, one.width - left - right, one.height - top - bottom)

    def rect(self) -> Rect:
        """Where it lies on the map, in hex units: the box around it where it lies turned."""
        box = self.to_pixels(1.0).mapRect(self.shown())
        return Rect(box.left(), box.top(), box.right(), box.bottom())


def laid_picture(campaign: Campaign, level: int) -> LaidPicture | None:
    """The picture under a level of the map, if there is one; its tiles are those on the disk."""
    picture = campaign.pictures.get(level)
    if picture is None:
        return None
    return LaidPicture(picture, None if picture.fingerprint in _missing else open_pyramid(picture))


def tell_missing(fingerprints: Iterable[str]) -> None:
    """From now on these pictures count as missing, although tiles may be left of them."""
    global _missing
    _missing = frozenset(fingerprints)


def open_pyramid(picture: MapPicture) -> Pyramid | None:
    """The tiles of a picture, if they have been made."""
    folder = folder_of(picture)
    if folder is None:
        return None
    known = _opened.get(str(folder))
    if known is None:
        measures = read_measures(folder)
        if measures is None or (measures.width, measures.height) != (picture.width, picture.height):
            return None
        while len(_opened) >= MOST_OPENED:
            _opened.pop(next(iter(_opened)))
        known = _opened[str(folder)] = Pyramid(folder, measures)
    return known


def paint_picture(
    painter: QPainter,
    laid: LaidPicture,
    rect: Rect,
    scale: float,
    vector: bool = False,
    quick: bool = False,
    land: QPainterPath | None = None,
) -> None:
    """Paint what lies in `rect` (hex units). The painter's origin is the map's, `scale` its units a hex unit.

    It is painted as one picture, or as blocks that end at whole units: tiles painted one beside the other
    would show a line between them where they are turned. For paper (`vector`) a unit is a point.
    `quick` takes what is at hand, however coarse. `land` is what the painter is clipped to, if it is: what
    lies outside of it, or was cropped, is not put into a file either, where a clip would only hide it.
    """
    if not laid.rect().meets(rect) or (not laid.picture.opacity and laid.pyramid is not None):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    if laid.pyramid is None:
        if not quick:
            _paint_missing(painter, laid, scale)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not quick)
        painter.setOpacity(painter.opacity() * laid.picture.opacity / 100)
        transform = laid.to_pixels(scale)
        area = QRectF(rect.left * scale, rect.top * scale, rect.width * scale, rect.height * scale)
        back, _ = transform.inverted()
        layer = laid.pyramid.measures.layers - 1 if quick else _layer(laid, scale, FINE if vector else 1.0)
        only = _given(laid, back.map(land) if land is not None else None) if _in_file(painter) else None
        blocks = [area] if vector else [QRectF(block) for block in _blocks(area.toAlignedRect())]
        rim = 0 if vector else RIM << layer
        for block in blocks:
            painter.save()
            if len(blocks) > 1:  # they meet at whole pixels, whatever is turned within
                painter.setClipRect(block, Qt.ClipOperation.IntersectClip)
            painter.setTransform(transform, True)
            wanted = back.mapRect(block).adjusted(-rim, -rim, rim, rim).intersected(laid.shown())
            _paint_piece(painter, laid, laid.pyramid, layer, wanted, only)
            painter.restore()
    painter.restore()


def _layer(laid: LaidPicture, scale: float, fine: float) -> int:
    """The layer whose pixels are just finer than the painter's."""
    assert laid.pyramid is not None
    pixels = laid.picture.pitch / (ROOT3 * scale * fine)  # of the picture, for each that is painted
    return min(laid.pyramid.measures.layers - 1, max(0, math.floor(math.log2(pixels) + 0.2)))


def _in_file(painter: QPainter) -> bool:
    """Whether pictures are put into a file as they are, instead of being painted into pixels."""
    engine = painter.paintEngine()
    return engine.type() != QPaintEngine.Type.Raster


def _given(laid: LaidPicture, land: QPainterPath | None) -> QPainterPath | None:
    """What of the picture a file is given, in pixels of the picture; None: all of it."""
    shown = QPainterPath()
    shown.addRect(laid.shown())
    if land is None:
        return shown if laid.picture.crop != UNCROPPED else None
    if laid.picture.crop == UNCROPPED:
        return land
    return land.intersected(shown)


def _only(image: QImage, part: QPainterPath | None, corner: QPointF, pixels: int) -> QImage:
    """An image with nothing in it outside of `part`, but for the pixel at its rim that a smooth edge needs.

    `part` is in pixels of the picture, `corner` the image's there; each of its pixels is so many wide.
    """
    if part is None:
        return image
    placed = QTransform.fromScale(1 / pixels, 1 / pixels).translate(-corner.x(), -corner.y()).map(part)
    if placed.contains(QRectF(image.rect())):
        return image
    made = QImage(image.size(), image.format())
    made.fill(Qt.GlobalColor.transparent if image.hasAlphaChannel() else Qt.GlobalColor.white)
    painter = QPainter(made)
    pixels_of = QBrush(image)
    painter.setBrush(pixels_of)
    painter.setPen(QPen(pixels_of, 2))
    painter.drawPath(placed)
    painter.end()
    return made


def _blocks(area: QRect) -> list[QRect]:
    """An area of whole pixels cut into parts none of which takes a large piece of the picture."""
    return [
        QRect(left, top, BLOCK, BLOCK) & area
        for top in range(area.top(), area.bottom() + 1, BLOCK)
        for left in range(area.left(), area.right() + 1, BLOCK)
    ]


def _paint_piece(
    painter: QPainter,
    laid: LaidPicture,
    pyramid: Pyramid,
    layer: int,
    wanted: QRectF,
    only: QPainterPath | None,
) -> None:
    """Paint `wanted` as one picture, coarser where it would be a very large one."""
    while layer < pyramid.measures.layers - 1 and wanted.width() * wanted.height() > MOST_PIECE * 4**layer:
        layer += 1
    part = 1 << layer
    wide, high = pyramid.layer_size(layer)
    cells = QRectF(wanted.topLeft() / part, wanted.size() / part).toAlignedRect() & QRect(0, 0, wide, high)
    if cells.isEmpty():
        return
    target = QRectF(cells.left() * part, cells.top() * part, cells.width() * part, cells.height() * part)
    inside = target.intersected(laid.shown())
    source = QRectF((inside.topLeft() - target.topLeft()) / part, inside.size() / part)
    painter.drawImage(inside, _only(pyramid.piece(layer, cells), only, target.topLeft(), part), source)


def _paint_missing(painter: QPainter, laid: LaidPicture, scale: float) -> None:
    """A dashed frame with a cross and the file's name, where the picture would lie."""
    frame = QPainterPath()
    frame.addRect(laid.shown())
    corners = laid.to_pixels(scale).map(frame)
    ink = QColor(140, 60, 40)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(ink, max(1.0, scale * 0.05), Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(corners)
    box = corners.boundingRect()
    painter.drawLine(box.topLeft(), box.bottomRight())
    painter.drawLine(box.topRight(), box.bottomLeft())
    font = QFont()
    font.setPixelSize(
        max(8, round(min(box.height() / 6, box.width() / max(6, len(laid.picture.file)) * 1.4)))
    )
    painter.setFont(font)
    note = QRectF(box.left(), box.top(), box.width(), box.height())
    painter.drawText(note, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, laid.picture.file)
