"""The signs of pins as icons, drawn as the map draws them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from ..drawing.map.pins import draw_pin
from .text_size import scaled
from .theme import map_palette

SIDE = 18


def pin_icon(symbol: str, shared: bool) -> QIcon:
    """A pin with its symbol, open where only the GM sees it."""
    found = QIcon()
    for ratio in (1, 2):
        side = scaled(SIDE) * ratio
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side - 1.5)
        painter.scale(side - 3, side - 3)
        draw_pin(painter, symbol, shared, map_palette(), 0.05)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            found.addPixmap(pixmap, mode)
    return found
