"""Another campaign is open in the window: nothing of the one before is shown any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from .main_window import MainWindow
    from .tool_strip import MapPage


def clear_away(window: MainWindow) -> None:
    """Close what stands open over the window, select nothing, and let pages and panels be made anew.

    The map stays: making it is what takes longest, and `CampaignMemory` sets it.
    """
    while (popup := QApplication.activePopupWidget()) is not None and popup.close():
        pass
    window.selection.clear()
    window.sides.forget()
    window.pages.forget(but="map")
    page = cast("MapPage | None", window.pages.known("map"))
    if page is not None:
        page.forget()
    window.turn.forget()
    window.commands.forget()
