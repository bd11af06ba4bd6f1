"""Special terrain is put in a hex and taken away: by dialog, tool, menu, card and table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.selection import Selection
from kingdom_gui.engine.hexes import HexId
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.views.dialogs.name_and_note import HexNoteDialog
from kingdom_gui.views.dialogs.special_terrain import SpecialTerrainDialog, special_kinds
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.map_menu import menu_offers
from kingdom_gui.views.tables.hex_table import HexTable
from tests.benchmarks.made_map import made_map


@pytest.fixture
def document(rules: Ruleset) -> Document:
    return Document(rules, made_map(8, 6, seed=3))


@pytest.fixture
def here(document: Document) -> HexId:
    return next(h for h, there in sorted(document.campaign.hexes.items()) if not there.special)


def kinds(document: Document, here: HexId) -> list[str]:
    return [one.kind for one in document.campaign.hexes[here].special]


def open_dialog(qtbot: QtBot, document: Document, here: HexId) -> SpecialTerrainDialog:
    dialog = SpecialTerrainDialog(document, here)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_lair_and_a_ruin_are_put_in_one_step_and_taken_back(
    qtbot: QtBot, document: Document, here: HexId
) -> None:
    dialog = open_dialog(qtbot, document, here)
    assert not dialog.do_button.isEnabled()
    dialog.boxes["lair"].setChecked(True)
    dialog.boxes["ruin"].setChecked(True)
    dialog.buildings["ruin"].setCurrentIndex(dialog.buildings["ruin"].findData("temple"))
    dialog.road.setCurrentIndex(dialog.road.findData(True))
    assert dialog.do_button.isEnabled()
    before = document.campaign
    dialog.accept()
    there = document.campaign.hexes[here]
    assert [(one.kind, one.building) for one in there.special] == [("lair", ""), ("ruin", "temple")]
    assert there.road_double is True
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.campaign == before


def test_what_lies_there_is_taken_away_and_nothing_else(
    qtbot: QtBot, document: Document, here: HexId
) -> None:
    first = open_dialog(qtbot, document, here)
    for kind in ("landmark", "resource"):
        first.boxes[kind].setChecked(True)
    first.accept()
    again = open_dialog(qtbot, document, here)
    assert [kind for kind, box in again.boxes.items() if box.isChecked()] == sorted(
        ["landmark", "resource"], key=list(again.boxes).index
    )
    again.boxes["landmark"].setChecked(False)
    again.accept()
    assert kinds(document, here) == ["resource"]


def test_a_river_is_drawn_and_not_put(rules: Ruleset) -> None:
    assert "river" not in special_kinds(rules)
    assert len(special_kinds(rules)) == len(rules.special_terrain) - 1


def test_the_tool_asks_for_it_by_mouse_and_by_its_letter(
    qtbot: QtBot, document: Document, here: HexId
) -> None:
    view = MapView(document)
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    view.fit()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_T)
    assert view.tool.id == "special"
    with qtbot.waitSignal(view.written_wanted) as asked:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.point_of(here).toPoint())
    assert asked.args == ["special", here, None]
    view.place_cursor(here, shown=True)
    with qtbot.waitSignal(view.written_wanted) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args == ["special", here, None]


def test_the_menu_of_a_hex_leads_there(document: Document, here: HexId) -> None:
    asked: list[tuple[str, object]] = []
    offers = menu_offers(document, (here,), lambda name, what: asked.append((name, what)))
    (offer,) = [one for one in offers if one.name == "Special terrain…"]
    assert offer.run is not None
    offer.run()
    assert asked == [("special_terrain", here)]


def test_the_tables_column_takes_names_and_refuses_what_is_none(
    qtbot: QtBot, document: Document, here: HexId
) -> None:
    table = HexTable(document, Selection(document), lambda _name, _what: None)
    qtbot.addWidget(table)
    (column,) = [one for one in table._columns() if one.heading == "Special"]
    assert column.edit is not None
    assert column.edit(here, "lair, Resource")
    assert kinds(document, here) == ["lair", "resource"]
    assert not column.edit(here, "lair, dragons")
    assert kinds(document, here) == ["lair", "resource"]
    assert column.edit(here, "")
    assert kinds(document, here) == []


def test_players_read_the_note_where_the_box_says_so(qtbot: QtBot, document: Document, here: HexId) -> None:
    dialog = HexNoteDialog(document, "", here, document.campaign.hexes[here])
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.text.setPlainText("An old road.")
    dialog.shared.setChecked(True)
    dialog.accept()
    assert document.campaign.hexes[here].shared
    again = HexNoteDialog(document, "", here, document.campaign.hexes[here])
    qtbot.addWidget(again)
    assert again.shared.isChecked()
