"""Small hexes that show how the map draws what players know: for legends."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPixmap

from ..drawing.map.fog import WASH, hatch
from ..drawing.map.palette import REALM_COLOURS, VEIL, ink, mixed, terrain_colour
from ..geometry.layout import layout_of
from .text_size import factor
from .theme import map_palette

SIDE = 18  # points


def state_swatch(state: str, ratio: float = 1.0) -> QPixmap:
    """A hex of plains as the map draws it in one of the five states."""
    palette = map_palette()
    grown = ratio * factor()
    pixmap = QPixmap(round(SIDE * grown), round(SIDE * grown))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(grown, grown)
    reach = SIDE / 2 - 1
    path = QPainterPath()
    for number, (x, y) in enumerate(layout_of("pointy").corners):
        point = QPointF(SIDE / 2 + x * reach, SIDE / 2 + y * reach)
        path.lineTo(point) if number else path.moveTo(point)
    path.closeSubpath()
    colour = terrain_colour(palette, "plains")
    if state in ("unknown", "seen"):
        colour = mixed(colour, palette.veil, VEIL)
    painter.fillPath(path, ink(colour))
    if state == "unknown":
        painter.fillPath(path, ink(palette.ink, WASH))
        painter.fillPath(path, QBrush(hatch(palette.dark, 5)))
    painter.setPen(QPen(ink(palette.ink, 0.45), 1))
    painter.drawPath(path)
    if state in ("cleared", "claimed"):
        painter.setPen(QPen(ink(palette.ink), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([QPointF(5.5, 9.5), QPointF(8, 12), QPointF(12.5, 6)])
    if state == "claimed":
        painter.setPen(QPen(ink(REALM_COLOURS[0]), 2.4))
        painter.drawPath(path)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
