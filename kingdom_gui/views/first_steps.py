"""What a click on a first step that is taken on the map does: the tool in hand, the hex chosen, a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from .main_window import MainWindow

translate = QCoreApplication.translate


def take_first_step(window: MainWindow, name: str) -> None:
    """Make ready for `draw`, `claim` or `settle`, and say what comes next; the map has the focus then."""
    from .tool_strip import MapPage

    window.show_page("map")
    page = window.pages.page("map")
    if not isinstance(page, MapPage):
        return
    page.view.set_tool("brush" if name == "draw" else "select")
    page.view.setFocus()
    campaign = window.document.campaign
    realm = campaign.realm(campaign.at_table)
    if name == "settle" and realm:
        free = next((hex_id for hex_id in realm if campaign.settlement_at(hex_id) is None), realm[0])
        window.wiring.reveal(free)
        window.status.reason(
            translate("FirstSteps", "Now “Found a settlement…” in the panel beside the map.")
        )
    elif name == "settle":
        window.status.reason(
            translate("FirstSteps", "First claim a hex: a settlement stands on your own land.")
        )
    elif name == "claim":
        window.status.reason(
            translate(
                "FirstSteps", "Click a hex; the panel beside the map then lists what can be done there."
            )
        )
    else:
        window.status.reason(translate("FirstSteps", "Choose a terrain and draw with the pointer."))


__all__ = ["take_first_step"]
