"""The window's line icons, drawn in the ink of the theme in force.

The drawings are our own (`resources/icons/ui/*.svg`, 24 x 24, strokes in `currentColor`). Nothing here is
needed for the first painting of the window: icons are rendered when a menu or page first asks for one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette, QPixmap

from ..assets import asset
from .text_size import factor

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 20)  # points: in menus and lists, in tools


def icon(name: str, colour: str = "") -> QIcon:
    """The icon of this name, in ink or in the colour given (`#rrggbb`). :raises AssetMissing: for no name."""
    palette = QGuiApplication.palette()
    ink = colour or palette.color(QPalette.ColorRole.ButtonText).name()
    faint = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name()
    accent = palette.color(QPalette.ColorRole.Highlight).name()
    return _icon(name, ink, faint, accent, _densest(), factor())


@lru_cache(maxsize=256)
def _icon(name: str, ink: str, faint: str, accent: str, ratio: float, text: float) -> QIcon:
    from PySide6.QtSvg import QSvgRenderer

    drawing = asset(f"icons/ui/{name}.svg").read_bytes()
    found = QIcon()
    for colour, mode, state in (
        (ink, QIcon.Mode.Normal, QIcon.State.Off),
        (faint, QIcon.Mode.Disabled, QIcon.State.Off),
        (accent, QIcon.Mode.Normal, QIcon.State.On),
    ):
        renderer = QSvgRenderer(QByteArray(drawing.replace(b"currentColor", colour.encode())))
        for size in SIZES:
            found.addPixmap(_pixmap(renderer, size * text, ratio), mode, state)
    return found


def _densest() -> float:
    """Pixels to a point on the densest screen there is."""
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


def _pixmap(renderer: QSvgRenderer, size: float, ratio: float) -> QPixmap:
    side = round(size * ratio)
    pixmap = QPixmap(QSize(side, side))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
