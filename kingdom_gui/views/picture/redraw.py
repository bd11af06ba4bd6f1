"""Maps that are open are painted anew where a picture lies whose tiles have come, or are missing."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from ..map.canvas import MapCanvas


def redraw_pictures() -> None:
    """Paint the picture of each map anew, also of one that is out of sight now, and the players'."""
    for widget in QApplication.allWidgets():
        if isinstance(widget, MapCanvas):
            widget.renew_picture()
