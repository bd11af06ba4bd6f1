"""The signs of pins as icons, drawn as the map draws them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from ..drawing.map.palette import palette_of
from ..drawing.map.pins import draw_pin
from .theme import is_dark

SIDE = 18


def pin_icon(symbol: str, shared: bool) -> QIcon:
    """A pin with its symbol, open where only the GM sees it."""
    found = QIcon()
    for ratio in (1, 2):
        pixmap = QPixmap(SIDE * ratio, SIDE * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(SIDE * ratio / 2, SIDE * ratio - 1.5)
        painter.scale(SIDE * ratio - 3, SIDE * ratio - 3)
        draw_pin(painter, symbol, shared, palette_of(is_dark()), 0.05)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            found.addPixmap(pixmap, mode)
    return found
