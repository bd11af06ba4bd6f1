"""Tables of hexes and lots: sorted, narrowed, edited in place, and one selection with the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.state import Campaign
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.tables.hex_table import HexTable
from kingdom_gui.views.tables.lot_table import LotKey, LotTable
from kingdom_gui.views.tables.page import TablesPage

from ..realm import place

NAME, TERRAIN = 1, 2


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> TablesPage:
    window.show()
    window.menus.actions["page_tables"].trigger()
    page = window.pages.page("tables")
    assert isinstance(page, TablesPage)
    return page


@pytest.fixture
def hexes(page: TablesPage) -> HexTable:
    return page.hexes


@pytest.fixture
def lots(qtbot: QtBot, page: TablesPage) -> LotTable:
    qtbot.mouseClick(page.buttons[1], Qt.MouseButton.LeftButton)
    assert page.lots.isVisible()
    return page.lots


def campaign(window: MainWindow) -> Campaign:
    return window.document.campaign


def column(table: HexTable | LotTable, index: int) -> list[str]:
    model = table.model
    return [str(model.index(row, index).data()) for row in range(model.rowCount())]


def go_to(table: HexTable | LotTable, key: object, index: int) -> None:
    row = table.model.row_of(key)  # type: ignore[arg-type]
    table.table.setCurrentIndex(table.model.index(row, index))
    table.table.setFocus()


def test_every_hex_is_a_row(window: MainWindow, hexes: HexTable) -> None:
    assert set(hexes.model.rows) == set(campaign(window).hexes)
    assert hexes.count.text().startswith(str(len(campaign(window).hexes)))


def test_a_click_on_a_heading_sorts(hexes: HexTable) -> None:
    hexes.table.sortByColumn(TERRAIN, Qt.SortOrder.AscendingOrder)
    there = column(hexes, TERRAIN)
    assert there == sorted(there, key=str.casefold)
    hexes.table.sortByColumn(TERRAIN, Qt.SortOrder.DescendingOrder)
    assert column(hexes, TERRAIN) == sorted(there, key=str.casefold, reverse=True)


def test_rows_that_say_the_same_stand_by_their_first_column(hexes: HexTable) -> None:
    for order in Qt.SortOrder:
        hexes.table.sortByColumn(TERRAIN, order)
        plains = [
            key
            for key, terrain in zip(column(hexes, 0), column(hexes, TERRAIN), strict=True)
            if terrain == "Plains"
        ]
        assert plains == sorted(plains)
        assert len(plains) > 3


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Return])
def test_a_key_leads_from_the_line_that_narrows_to_the_rows(
    qtbot: QtBot, hexes: HexTable, key: Qt.Key
) -> None:
    hexes.filter.setFocus()
    qtbot.keyClicks(hexes.filter, "hills")
    qtbot.keyClick(hexes.filter, key)
    assert hexes.table.hasFocus()
    if key != Qt.Key.Key_Tab:
        assert set(column(hexes, TERRAIN)) == {"Hills"}
        assert hexes.table.currentIndex().isValid()


def test_words_narrow_the_rows(qtbot: QtBot, hexes: HexTable) -> None:
    qtbot.keyClicks(hexes.filter, "hills")
    hexes.narrow_now()
    assert hexes.model.rows
    assert set(column(hexes, TERRAIN)) == {"Hills"}
    hexes.filter.clear()
    hexes.narrow_now()
    assert len(set(column(hexes, TERRAIN))) > 1


def test_rows_and_map_have_one_selection(window: MainWindow, hexes: HexTable) -> None:
    hexes.table.selectRow(3)
    assert window.selection.hexes == (hexes.model.rows[3],)
    window.selection.select_hexes([place(2, 2), place(3, 2)])
    assert set(hexes.table.chosen()) == {place(2, 2), place(3, 2)}


def test_enter_goes_to_the_hex_on_the_map(qtbot: QtBot, window: MainWindow, hexes: HexTable) -> None:
    go_to(hexes, place(4, 4), 0)
    qtbot.keyClick(hexes.table, Qt.Key.Key_Return)
    assert window.pages.current == "map"
    assert window.selection.hexes == (place(4, 4),)


def test_a_name_is_typed_in_its_cell(qtbot: QtBot, window: MainWindow, hexes: HexTable) -> None:
    go_to(hexes, place(4, 4), NAME)
    qtbot.keyClick(hexes.table, Qt.Key.Key_F2)
    editor = hexes.table.findChild(QLineEdit)
    assert editor is not None
    qtbot.keyClicks(editor, "Gull Rock")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: campaign(window).hexes[place(4, 4)].name == "Gull Rock")
    assert "Gull Rock" in column(hexes, NAME)
    window.document.undo_stack.undo()
    assert "Gull Rock" not in column(hexes, NAME)


def test_a_terrain_is_chosen_for_all_rows_selected(qtbot: QtBot, window: MainWindow, hexes: HexTable) -> None:
    chosen = [place(1, 1), place(2, 1)]
    hexes.table.choose(list(chosen))
    index = hexes.model.index(hexes.model.row_of(place(1, 1)), TERRAIN)
    hexes.table.setCurrentIndex(index)
    hexes.table.choose(list(chosen))
    hexes.table.edit(index)
    box = hexes.table.findChild(QComboBox)
    assert box is not None
    box.hidePopup()
    box.setCurrentText("Desert")
    hexes.table.itemDelegate()._chosen(box)  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: {campaign(window).hexes[key].terrain for key in chosen} == {"desert"})


def test_every_lot_is_a_row(window: MainWindow, lots: LotTable) -> None:
    own = campaign(window).settlements_of(campaign(window).at_table)
    districts = sum(len(settlement.districts) for settlement in own)
    assert sum(key.lot >= 0 for key in lots.model.rows) == 36 * districts  # type: ignore[attr-defined]


def test_a_house_is_built_on_a_free_lot_from_its_menu(window: MainWindow, lots: LotTable) -> None:
    settlement = campaign(window).settlements_of(campaign(window).at_table)[0]
    free = next(key for key in lots.model.rows if isinstance(key, LotKey) and not key.building)
    offered = lots.menu_of(free)[0]
    assert offered.heading == "Build here"
    prices = [deed.outcome.price.total for deed in offered.deeds if deed.outcome is not None]
    assert prices == sorted(prices)
    house = next(deed for deed in offered.deeds if deed.name == "House")
    lots.deed_wanted.emit(settlement.id, house)
    there = campaign(window).settlements[settlement.id].districts[free.district].buildings
    assert any(building.kind == "house" and free.lot in building.lots for building in there)
    row = next(key for key in lots.model.rows if isinstance(key, LotKey) and key.lot == free.lot)
    assert row.building
