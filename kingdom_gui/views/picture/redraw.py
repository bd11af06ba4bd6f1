"""Maps that are open are painted anew where a picture lies whose tiles have come, or are missing."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from ..map.canvas import MapCanvas


def redraw_pictures() -> None:
    """Paint the picture of each map that is seen anew, the players' as well."""
    for widget in QApplication.allWidgets():
        if isinstance(widget, MapCanvas) and widget.isVisible():
            atlas = widget.atlas()
            atlas.find_picture()
            if atlas.picture is not None:
                widget.tiles.repaint([atlas.picture.rect().grown(0.1)])
