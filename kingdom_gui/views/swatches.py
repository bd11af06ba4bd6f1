"""Small pictures of what a kingdom looks like on the map: its colour, with its border's mark across it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from ..drawing.contrast import letters_on
from ..drawing.map.realms import realm_looks
from ..engine.state import Campaign
from .text_size import factor
from .theme import is_dark

SIDE = 16
# Dashes of a mark in pen widths, and the pen's width in pixels.
DASHES = {
    "dashes": ((2.2, 1.8), 2.0),
    "dots": ((0.01, 2.0), 2.4),
    "ticks": ((0.35, 0.65), 4.0),
    "chain": ((2.0, 1.6, 0.01, 1.6), 1.8),
}


def swatch(campaign: Campaign, kingdom: str, ratio: float = 2.0) -> QPixmap:
    """A square of the kingdom's colour with the mark that its borders have; `ratio` device pixels a point."""
    look = realm_looks(campaign, is_dark()).get(kingdom)
    side = round(SIDE * factor() * ratio)
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    if look is None:
        return picture
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(factor(), factor())
    painter.setPen(QPen(look.colour.darker(140), 1.0))
    painter.setBrush(look.colour)
    painter.drawRoundedRect(QRectF(0.5, 0.5, SIDE - 1, SIDE - 1), 2, 2)
    pen = QPen(letters_on(look.colour))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if look.mark in ("dots", "chain") else Qt.PenCapStyle.FlatCap)
    lines: tuple[float, ...] = (SIDE / 2,)
    if look.mark in DASHES:
        pattern, width = DASHES[look.mark]
        pen.setWidthF(width)
        pen.setDashPattern(list(pattern))
    elif look.mark == "double":
        pen.setWidthF(1.2)
        lines = (SIDE / 2 - 2.5, SIDE / 2 + 2.5)
    else:
        lines = ()
    painter.setPen(pen)
    for y in lines:
        painter.drawLine(QRectF(2, y, SIDE - 4, 0).topLeft(), QRectF(2, y, SIDE - 4, 0).topRight())
    painter.end()
    return picture


def swatch_icon(campaign: Campaign, kingdom: str) -> QIcon:
    """The same as an icon for menus and lists."""
    return QIcon(swatch(campaign, kingdom))
