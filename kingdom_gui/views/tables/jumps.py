"""From the map to a hex's row in the table and back, and so between the plans and the table of lots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from ...engine.hexes import HexId
from ..map.context_menu import MenuOffer
from .lot_table import LotKey
from .page import TablesPage

if TYPE_CHECKING:
    from ..main_window import MainWindow


def to_hex_row(window: MainWindow, hex_id: HexId) -> None:
    """Show the row of a hex, with the keyboard in it; what had narrowed the table is lifted."""
    page = _tables(window, 0)
    if page is not None:
        page.hexes.table.go_to(page.hexes, hex_id)


def to_lot_row(window: MainWindow, settlement: str, district: int, lot: int, building: int) -> None:
    """Show the row of a lot, with the keyboard in it."""
    page = _tables(window, 1)
    if page is not None:
        rows = page.lots.model.rows
        wanted = LotKey(settlement, district, lot, building)
        if wanted not in rows:  # a side of the district, which is no lot
            wanted = next(
                (key for key in rows if isinstance(key, LotKey) and key.building == building), wanted
            )
        page.lots.table.go_to(page.lots, wanted)


def to_lot(window: MainWindow, key: LotKey) -> None:
    """Show a lot on its plan, with the keyboard's cursor on it."""
    from ..district.hits import Hit
    from ..district.page import SettlementPage

    window.wiring.wanted("open_settlement", key.settlement)
    page = window.pages.page("settlement")
    if isinstance(page, SettlementPage):
        page.view.keys.go_to(Hit(key.district, max(key.lot, 0)))
        page.view.setFocus(Qt.FocusReason.OtherFocusReason)


def row_offer(window: MainWindow, hex_id: HexId) -> MenuOffer:
    """The entry of the map's menu that leads to the hex's row."""
    name = QCoreApplication.translate("MapMenu", "Show in the table of hexes")
    return MenuOffer("", name, lambda: to_hex_row(window, hex_id))


def _tables(window: MainWindow, tab: int) -> TablesPage | None:
    window.show_page("tables")
    page = window.pages.page("tables")
    if not isinstance(page, TablesPage):
        return None
    page.tabs.setCurrentIndex(tab)
    return page
