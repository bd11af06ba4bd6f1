"""The calendar in the window: months with what falls due, and events put ahead by keys and clicks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.gm import AddModifier
from kingdom_gui.engine.actions.turn import PutAhead
from kingdom_gui.engine.actions.world import ChangeSettings
from kingdom_gui.engine.state import Ahead
from kingdom_gui.views.calendar_names import CalendarNamesDialog
from kingdom_gui.views.calendar_panel import CalendarPanel
from kingdom_gui.views.calendar_rows import DueRow
from kingdom_gui.views.language import Translators
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.month_teller import due_this_month

from .clipping import clipped
from .reader import faults
from .realm import KINGDOM, place

RETURN, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
MONTHS = ("Thaw", "Seed", "Bloom", "Gold")


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture
def calendar(window: MainWindow) -> CalendarPanel:
    panel = window.commands.show_calendar()
    assert panel is not None
    at_rest()
    return panel


def ahead(window: MainWindow) -> tuple[Ahead, ...]:
    assert window.document.kingdom is not None
    return window.document.kingdom.ahead


def put(window: MainWindow, event: str, month: int, **where: object) -> None:
    window.document.do(PutAhead(kingdom=KINGDOM, event=event, month=month, **where))  # type: ignore[arg-type]
    at_rest()


def texts(panel: CalendarPanel) -> list[str]:
    at_rest()
    return [row.text.text() for row in panel.rows()]


def events(panel: CalendarPanel) -> list[DueRow]:
    """The lines of events put ahead."""
    at_rest()
    return [row for row in panel.rows() if row.due.ahead is not None]


def said(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def focus(window: MainWindow) -> QWidget:
    at_rest()
    found: QWidget | None = window.focusWidget()
    assert found is not None
    return found


def test_months_are_listed_from_now_on(window: MainWindow, calendar: CalendarPanel) -> None:
    assert [said(block)[0] for block in calendar.months[:3]] == ["Month 2", "Month 3", "Month 4"]
    assert len(calendar.months) == 12
    assert "now" in said(calendar.months[0])
    window.document.do(ChangeSettings(months=MONTHS, start_month=4, start_year=9))
    at_rest()
    assert [said(block)[0] for block in calendar.months[:2]] == ["Thaw 10", "Seed 10"]


def test_an_event_is_put_ahead_by_keys_alone(
    qtbot: QtBot, window: MainWindow, calendar: CalendarPanel
) -> None:
    """Search by part of a name, a month and a hex from the lists, a note; Enter puts it ahead."""
    window.selection.select_hexes((place(8, 7),))
    calendar.put.setFocus()
    qtbot.keyClick(calendar.put, Qt.Key.Key_Space)
    assert focus(window) is calendar.form.event_box
    line = calendar.form.event_box.lineEdit()
    assert line is not None
    line.selectAll()
    qtbot.keyClicks(line, "monster")
    popup = calendar.form.event_box.completer().popup()
    assert popup.model().rowCount() == 1
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, RETURN)
    assert calendar.form.event_box.currentText() == "Monster Attack"
    for _ in range(3):
        qtbot.keyClick(focus(window), Qt.Key.Key_Tab)
        if focus(window) is calendar.form.month_box:
            qtbot.keyClick(calendar.form.month_box, Qt.Key.Key_Down)
    assert focus(window) is calendar.form.note
    qtbot.keyClicks(calendar.form.note, "wakes")
    qtbot.keyClick(calendar.form.note, RETURN)
    assert ahead(window) == (Ahead(3, "monster_attack", hex=place(8, 7), note="wakes"),)
    assert not calendar.form.isVisible()
    assert focus(window) is calendar.put
    (row,) = events(calendar)
    assert any("wakes" in text for text in said(row))


def test_a_name_that_is_none_is_told_and_escape_leaves(
    qtbot: QtBot, window: MainWindow, calendar: CalendarPanel
) -> None:
    qtbot.mouseClick(calendar.put, Qt.MouseButton.LeftButton)
    line = calendar.form.event_box.lineEdit()
    assert line is not None
    line.selectAll()
    qtbot.keyClicks(line, "zzz")
    qtbot.mouseClick(calendar.form.put, Qt.MouseButton.LeftButton)
    assert calendar.form.refused.isVisible()
    assert ahead(window) == ()
    qtbot.keyClick(calendar.form.note, ESCAPE)
    assert not calendar.form.isVisible()
    assert calendar.put.isVisible()


def test_settlements_are_offered_for_what_strikes_one(window: MainWindow, calendar: CalendarPanel) -> None:
    calendar.put_ahead()
    box, places = calendar.form.event_box, calendar.form.place_box
    box.setCurrentIndex(box.findData("cult_activity"))
    assert [places.itemText(i) for i in range(places.count())] == ["By chance", "Ashford"]
    box.setCurrentIndex(box.findData("good_weather"))
    assert places.count() == 1
    assert not places.isEnabled()
    box.setCurrentIndex(box.findData("plague"))
    assert places.count() == 1 + len(window.document.campaign.realm(KINGDOM))


def test_an_event_is_moved_by_a_month_and_keeps_the_focus(
    qtbot: QtBot, window: MainWindow, calendar: CalendarPanel
) -> None:
    put(window, "plague", 4, note="in the marsh")
    put(window, "feud", 5)
    at_rest()
    row = events(calendar)[0]
    row.buttons["later"].setFocus()
    for _ in range(2):
        qtbot.keyClick(focus(window), Qt.Key.Key_Space)
        at_rest()
    assert [(a.event, a.month, a.note) for a in ahead(window)] == [
        ("feud", 5, ""),
        ("plague", 6, "in the marsh"),
    ]
    assert focus(window) is events(calendar)[1].buttons["later"]
    window.document.undo_stack.undo()
    assert [a.month for a in ahead(window)] == [5, 5]


def test_it_cannot_be_moved_into_the_past(qtbot: QtBot, window: MainWindow, calendar: CalendarPanel) -> None:
    put(window, "plague", 2)
    qtbot.mouseClick(events(calendar)[0].buttons["earlier"], Qt.MouseButton.LeftButton)
    assert calendar.refused.isVisible()
    assert [a.month for a in ahead(window)] == [2]


def test_an_event_is_changed_in_the_form(qtbot: QtBot, window: MainWindow, calendar: CalendarPanel) -> None:
    put(window, "cult_activity", 4, settlement="ashford", note="old")
    qtbot.mouseClick(events(calendar)[0].buttons["edit"], Qt.MouseButton.LeftButton)
    form = calendar.form
    assert (form.event_box.currentText(), form.place_box.currentText()) == ("Cult Activity", "Ashford")
    form.note.selectAll()
    qtbot.keyClicks(form.note, "new")
    qtbot.keyClick(form.note, RETURN)
    assert ahead(window) == (Ahead(4, "cult_activity", "ashford", note="new"),)
    window.document.undo_stack.undo()
    assert ahead(window)[0].note == "old"


def test_an_event_is_removed(qtbot: QtBot, window: MainWindow, calendar: CalendarPanel) -> None:
    put(window, "plague", 4)
    qtbot.mouseClick(events(calendar)[0].buttons["remove"], Qt.MouseButton.LeftButton)
    assert ahead(window) == ()
    assert focus(window) is calendar.put
    assert events(calendar) == []


def test_lines_lead_to_hex_settlement_and_ledger(
    qtbot: QtBot, window: MainWindow, calendar: CalendarPanel
) -> None:
    put(window, "monster_attack", 3, hex=place(8, 7))
    window.document.do(AddModifier(kingdom=KINGDOM, target="economy", amount=1, note="fair", months=2))
    window.document.do(
        AddModifier(kingdom=KINGDOM, target="law", amount=1, note="watch", months=3, settlement="ashford")
    )
    told = texts(calendar)
    assert {"Monster Attack", "Economy +1 ends: fair (GM)", "Law +1 ends: watch (GM)"} <= set(told)
    links = {row.due.code + row.due.number: row.link for row in calendar.rows()}
    economy = links["due_modifier_endseconomy"]
    assert economy is not None
    qtbot.mouseClick(economy, Qt.MouseButton.LeftButton)
    popup = window.findChild(LedgerPopup)
    assert popup is not None
    popup.close()
    there = links["due_event_ahead"]
    assert there is not None
    qtbot.mouseClick(there, Qt.MouseButton.LeftButton)
    at_rest()
    assert window.pages.current == "map"
    assert window.selection.hexes == (place(8, 7),)
    window.commands.show_calendar()
    town = next(row.link for row in calendar.rows() if row.due.settlement)
    assert town is not None
    qtbot.mouseClick(town, Qt.MouseButton.LeftButton)
    assert window.pages.current == "settlement"


def test_ctrl_5_shows_the_calendar(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("map")
    at_rest()
    qtbot.keyClick(window, Qt.Key.Key_5, Qt.KeyboardModifier.ControlModifier)
    at_rest()
    assert window.pages.current == "journal"
    panel = window.findChild(CalendarPanel)
    assert panel is not None
    assert panel.isVisible()


def test_what_is_due_is_told_when_the_month_opens(window: MainWindow) -> None:
    from kingdom_gui.engine.actions.found import AdvanceMonth

    put(window, "plague", 3)
    window.document.do(AddModifier(kingdom=KINGDOM, target="economy", amount=2, note="fair", months=2))
    window.status.clear_reason()
    window.document.do(AdvanceMonth(kingdom=KINGDOM))
    at_rest()
    text = window.status.hint_label.text()
    assert text.startswith("Month 3.  Due this month: ")
    assert "An event the game master has put ahead" in text
    assert "plague" not in text.casefold()
    assert "Economy +2 ends: fair" in text
    assert due_this_month(window.document)[1] in text
    window.status.clear_reason()
    window.document.undo_stack.undo()
    at_rest()
    assert "Due this month" not in window.status.hint_label.text()


def test_months_are_named_in_their_dialog(qtbot: QtBot, window: MainWindow) -> None:
    dialog = CalendarNamesDialog(window.document, window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert isinstance(dialog.names, QPlainTextEdit)
    for name in ("Thaw", "Seed", "", "Gold"):
        qtbot.keyClicks(dialog.names, name)
        qtbot.keyClick(dialog.names, RETURN)
    dialog.first.setCurrentIndex(2)
    dialog.year.setValue(12)
    assert "Thaw 13" in dialog.effect.text()  # the second month, after Gold 12
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    settings = window.document.campaign.settings
    assert (settings.months, settings.start_month, settings.start_year) == (("Thaw", "Seed", "Gold"), 3, 12)
    at_rest()
    assert window.strip.title.accessibleName().endswith("Thaw 13") or "Thaw 13" in str(said(window.strip))


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (640, 400)])
def test_nothing_is_cut(
    window: MainWindow, speak: Translators, calendar: CalendarPanel, language: str, size: tuple[int, int]
) -> None:
    put(window, "monster_attack", 3, hex=place(8, 7), note="a note of some length, for whoever reads it")
    window.document.do(AddModifier(kingdom=KINGDOM, target="economy", amount=1, note="fair", months=2))
    speak.speak(language)
    window.resize(*size)
    at_rest()
    assert clipped(calendar) == []
    calendar.put_ahead()
    at_rest()
    assert clipped(calendar) == []


def test_all_that_takes_the_focus_has_a_name(window: MainWindow, calendar: CalendarPanel) -> None:
    put(window, "monster_attack", 3, hex=place(8, 7))
    at_rest()
    assert faults(calendar) == []
    calendar.put_ahead()
    at_rest()
    assert faults(calendar) == []


def test_a_campaign_of_another_month_is_shown_afresh(window: MainWindow, calendar: CalendarPanel) -> None:
    campaign = replace(window.document.campaign, month=9)
    window.document.open(campaign, None)
    at_rest()
    assert said(calendar.months[0])[0] == "Month 9"
