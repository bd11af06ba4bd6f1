"""The program by ear: played through the accessibility interface alone, by names and announcements."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.world import Explore
from kingdom_gui.engine.ledger import Entry, Ledger, Source
from kingdom_gui.views.main_window import MainWindow

from .dialogs import dialogs
from .ear import Ear
from .reader import read
from .realm import place

Role, Key = QAccessible.Role, Qt.Key


@pytest.fixture
def ear(qtbot: QtBot, window: MainWindow) -> Iterator[Ear]:
    """Listens from when the window has been painted."""
    qtbot.waitUntil(lambda: hasattr(window, "teller"))
    ear = Ear(qtbot)
    ear.forget()
    yield ear
    ear.stop()


@pytest.fixture
def campaign(window: MainWindow) -> Document:
    """The land beside the realm is known, and there is money for it."""
    window.document.do(Explore(hexes=(place(10, 6),), cleared=True))
    return window.document


def test_a_hex_is_claimed_from_its_row(ear: Ear, campaign: Document) -> None:
    before = len(campaign.campaign.claims)
    ear.forget()
    ear.press("Tables", Role.RadioButton)
    ear.hears("Tables")
    ear.row("Hexes", lambda cells: cells[0] == "1107")
    ear.press("Claim, 1 BP")
    said = ear.hears("1107")
    assert len(campaign.campaign.claims) == before + 1
    assert "Size 17" in said
    assert "Treasury" in said
    assert len([text for text in ear.texts if "1107" in text]) == 1
    campaign.undo_stack.undo()
    assert "1107" in ear.hears("Undone")


def test_a_building_is_put_on_a_lot_from_its_row(ear: Ear, campaign: Document) -> None:
    ear.press("Tables", Role.RadioButton)
    ear.press("Lots", Role.RadioButton)
    ear.row("Lots", lambda cells: cells[2] == "B2" and cells[4] == "free")
    ear.key(Key.Key_Return)
    ear.press("Build here", Role.MenuItem)
    ear.press("House", Role.MenuItem, whole=False)
    ear.hears("Build a House in Ashford")
    towns = campaign.campaign.settlements.values()
    kinds = [b.kind for town in towns for d in town.districts for b in d.buildings if 7 in b.lots]
    assert kinds == ["house"]


def test_the_month_is_played_and_its_results_are_heard(ear: Ear) -> None:
    ear.press("Roll", Role.Button, whole=False)
    said = ear.hears("Stability check")
    assert "rolled" in said
    assert any("Unrest" in text for text in ear.texts)


def test_refusals_break_in_and_are_said_once(ear: Ear, window: MainWindow) -> None:
    from kingdom_gui.engine.actions.land import Claim

    window.document.do(Claim(kingdom=window.document.campaign.at_table, hexes=(place(0, 0),)))
    ear.hears("has not been explored", urgent=True)
    ear._qtbot.wait(120)
    assert len(ear.texts) == 1


def test_the_map_tells_each_hex_and_leads_to_its_row_and_back(ear: Ear, window: MainWindow) -> None:
    ear.focus("Map", Role.Canvas)
    ear.key(Key.Key_Right)
    first = ear.hears("held by Ashmark")
    label = first.partition(":")[0].split()[0]
    assert ear.find("Map", Role.Canvas).value == first
    ear.key(Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    table = ear.find("Hexes", Role.Table).interface
    chosen = [cell.text(QAccessible.Text.Name) for cell in table.selectionInterface().selectedItems()]
    assert chosen[0] == label
    ear.forget()
    ear.key(Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    ear.hears(label)
    assert ear.find("Map", Role.Canvas).value.startswith(label)


def test_a_tool_says_whether_it_can_and_what_it_costs(
    ear: Ear, window: MainWindow, campaign: Document
) -> None:
    ear.focus("Map", Role.Canvas)
    ear.key(Key.Key_C)
    window.wiring.reveal(place(0, 0))
    assert "Not possible here" in ear.hears("Not possible here")
    window.wiring.reveal(place(10, 6))
    assert ear.hears("Possible here: 1 BP").startswith("1107")


def test_a_held_key_is_one_announcement(ear: Ear) -> None:
    ear.focus("Map", Role.Canvas)
    ear.forget()
    for _ in range(8):
        ear.key(Key.Key_Right)
    ear._qtbot.wait(200)
    assert len(ear.texts) == 1


def test_a_stroke_is_one_announcement(ear: Ear, window: MainWindow) -> None:
    from kingdom_gui.engine.actions.world import PaintTerrain

    for column in range(6):
        window.document.do(PaintTerrain(hexes=(place(column, 0),), terrain="hills"), stroke="a brush")
        ear._qtbot.wait(30)
    ear._qtbot.wait(700)
    assert ear.texts == ["Done: Paint Hills (1). 6 hexes in all."]


def test_the_plan_is_a_table_of_lots(ear: Ear) -> None:
    ear.press("Settlement", Role.RadioButton)
    plan = ear.find("Districts", Role.LayeredPane).interface
    district = plan.child(0)
    assert district.role() == Role.Table
    assert district.text(QAccessible.Text.Name) == "District 1"
    assert [district.child(n).role() for n in range(district.childCount())] == [Role.Row] * 6
    lot = district.child(1).child(2)
    assert lot.role() == Role.Cell
    assert lot.text(QAccessible.Text.Name) == "Lot C2: free"
    assert lot.parent().indexOfChild(lot) == 2
    ear.focus("Districts", Role.LayeredPane)
    ear.forget()
    ear.key(Key.Key_Right)
    ear.hears("Lot B1: free")
    here = plan.focusChild()
    assert here.text(QAccessible.Text.Name) == "Lot B1: free"
    assert here.state().focused
    middle = here.rect().center()
    assert district.childAt(middle.x(), middle.y()).childAt(middle.x(), middle.y()) == here


def test_narrowing_a_table_tells_how_many_rows_are_left(ear: Ear, window: MainWindow) -> None:
    ear.press("Tables", Role.RadioButton)
    ear.find("Narrow:", Role.EditableText, whole=False)
    table = ear.find("Hexes", Role.Table).interface
    headings = [table.child(n).text(QAccessible.Text.Name) for n in range(4)]
    assert "Hex, sorted upwards" in headings
    field = ear.find("Narrow:", Role.EditableText, whole=False).interface
    field.setText(QAccessible.Text.Value, "ashmark")
    ear.hears("16 rows")


def test_the_finder_reads_what_enter_would_go_to(ear: Ear, window: MainWindow) -> None:
    finder = dialogs()["finder"](window)
    finder.show()
    line = ear.find("A place, a building", Role.EditableText, whole=False).interface
    ear.forget()
    line.setText(QAccessible.Text.Value, "loyalty")
    ear.hears("Loyalty")
    line.setText(QAccessible.Text.Value, "xyzzy")
    ear.hears("Nothing found")
    finder.close()


def test_a_ledger_tells_in_words_what_the_eye_sees_struck_through(ear: Ear, window: MainWindow) -> None:
    """What does not count is struck through, which no voice reads."""
    from kingdom_gui.views.ledger_popup import LedgerPopup

    source = Source("rule", "size")
    entries = [Entry(2, source), Entry(5, source, applies=False)]
    popup = LedgerPopup("Economy", Ledger.of("economy", entries), window.document.campaign, window)
    popup.show_under(window)
    cells = [node.name for node in read(popup) if node.role == Role.TreeItem]
    popup.close()
    assert "+2" in cells
    assert "+5, does not count" in cells
