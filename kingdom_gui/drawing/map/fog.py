"""The fog over what players do not know: for the GM a light hatch that leaves the land to be read."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen

from ...engine.hexes import HexId
from ...engine.known import is_known
from ...engine.state import Campaign, Hex
from .atlas import Window
from .palette import ink, palette_of

SIDE = 12  # points from one line of the hatch to the next, along both axes
ROWS_UNTIL = 8.0  # points from a hex's centre to its corners, below which rows of hexes are painted as bars
FAR_PART = 0.2  # how much of the ink lies over a hex in the far picture
WASH = 0.16


def in_fog(campaign: Campaign, hex_id: HexId, there: Hex) -> bool:
    """Whether players do not know of a hex."""
    if there.seen or there.explored or there.cleared:
        return False
    return not is_known(there, campaign.kingdoms.get(campaign.claims.get(hex_id, "")))


def paint_fog(window: Window) -> None:
    """Hatch the hexes in the window that players do not know."""
    campaign, layout, scale = window.atlas.campaign, window.atlas.layout, window.scale
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    bars = window.size < ROWS_UNTIL and not window.stamps.vector
    half_x, half_y = (layout.half[0], 0.75) if layout.pointy else (0.75, layout.half[1])
    hexagon = window.stamps.hexagon(0.4)
    for x, y, hex_id, there in window.cells:
        if not in_fog(campaign, hex_id, there):
            continue
        if bars:
            path.addRect(
                QRectF((x - half_x) * scale, (y - half_y) * scale, 2 * half_x * scale, 2 * half_y * scale)
            )
        else:
            path.addPolygon(hexagon.translated(x * scale, y * scale))
            path.closeSubpath()
    if path.isEmpty():
        return
    painter = window.painter
    painter.save()
    if bars:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillPath(path, ink(window.atlas.palette.ink, WASH * 0.5))
    if window.stamps.vector:
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        _lines(painter, path.boundingRect(), SIDE * window.pixel, window)
    else:
        painter.fillPath(path, QBrush(hatch(window.atlas.palette.dark, max(4, round(SIDE * window.pixel)))))
    painter.restore()


def _lines(painter: QPainter, box: QRectF, step: float, window: Window) -> None:
    """The hatch as lines, for pages."""
    painter.setPen(QPen(ink(window.atlas.palette.ink, 0.3), max(0.5, 0.9 * window.pixel)))
    at = box.left() - box.height()
    while at < box.right():
        painter.drawLine(QPointF(at, box.bottom()), QPointF(at + box.height(), box.top()))
        at += step


@lru_cache(maxsize=8)
def hatch(dark: bool, side: int) -> QImage:
    """One square of the hatch, which goes on without a seam in all directions."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink(palette_of(dark).ink, 0.34), side / 12))
    for shift in (-side, 0, side):
        painter.drawLine(QPointF(shift - side, side * 2), QPointF(shift + side * 2, -side))
    painter.end()
    return image
