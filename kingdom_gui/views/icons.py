"""The window's line icons, drawn in the ink of the theme in force.

The drawings are our own (`resources/icons/ui/*.svg`, 24 x 24, strokes in `currentColor`). Nothing here is
needed for the first painting of the window: icons are rendered when a menu or page first asks for one.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette, QPixmap

from ..assets import asset

SIZES = (16, 20, 24)


def icon(name: str, colour: str = "") -> QIcon:
    """The icon of this name, in ink or in the colour given (`#rrggbb`). :raises AssetMissing: for no name."""
    palette = QGuiApplication.palette()
    ink = colour or palette.color(QPalette.ColorRole.ButtonText).name()
    faint = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name()
    return _icon(name, ink, faint, palette.color(QPalette.ColorRole.Highlight).name())


@lru_cache(maxsize=256)
def _icon(name: str, ink: str, faint: str, accent: str) -> QIcon:
    found = QIcon()
    for size in SIZES:
        for ratio in (1, 2):
            for mode, colour in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, faint)):
                found.addPixmap(_pixmap(name, size, ratio, colour), mode, QIcon.State.Off)
            found.addPixmap(_pixmap(name, size, ratio, accent), QIcon.Mode.Normal, QIcon.State.On)
    return found


def _pixmap(name: str, size: int, ratio: int, colour: str) -> QPixmap:
    from PySide6.QtSvg import QSvgRenderer

    drawing = asset(f"icons/ui/{name}.svg").read_bytes().replace(b"currentColor", colour.encode())
    pixmap = QPixmap(QSize(size, size) * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(drawing)).render(painter)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
