"""What is shown where tiles are not finished: what was seen at the last zoom, else the far picture."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap, QRegion

from ...drawing.map.atlas import Atlas
from ...drawing.map.far import FarPicture
from ...drawing.map.palette import ink
from ...drawing.map.under import paint_under_far
from ...geometry.layout import Rect


class Backdrop(NamedTuple):
    """What was seen at a zoom, and where its left upper corner lay in the map's drawing of that scale."""

    picture: QPixmap
    scale: float
    left: int
    top: int


def paint_stand_in(
    painter: QPainter, places: QRegion, atlas: Atlas, far: FarPicture, scale: float, backdrop: Backdrop | None
) -> None:
    """Fill `places`, which like the painter's units are pixels of the map's drawing, and nothing else."""
    area = places.boundingRect()
    if area.isEmpty():
        return
    painter.save()
    painter.setClipRegion(places)
    painter.fillRect(area, ink(atlas.palette.paper))
    rect = Rect(
        area.left() / scale, area.top() / scale, (area.right() + 1) / scale, (area.bottom() + 1) / scale
    )
    far.paint(painter, rect, scale)
    paint_under_far(painter, atlas, rect, scale, quick=True)
    if backdrop is not None:
        part = scale / backdrop.scale
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        target = QRect(
            round(backdrop.left * part),
            round(backdrop.top * part),
            round(backdrop.picture.width() * part),
            round(backdrop.picture.height() * part),
        )
        painter.drawPixmap(target, backdrop.picture)
    painter.restore()
