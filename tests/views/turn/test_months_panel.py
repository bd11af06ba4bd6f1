"""Several months at once, from the panel beside the page: fields, preview, stop, one undo, remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.found import AdoptKingdom
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.actions.turn import PlayMonths
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.months_panel import MonthsPanel

from ..clipping import clipped
from ..reader import faults

RETURN, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


def at_rest() -> None:
    for _ in range(8):
        QApplication.processEvents()


@pytest.fixture
def months(qtbot: QtBot, played: MainWindow) -> MonthsPanel:
    """The panel over the example, whose Treasury can bear some months."""
    document = played.document
    document.do(Grant(kingdom=document.campaign.at_table, treasury=500, note="for the test"))
    at_rest()
    qtbot.keyClick(played, RETURN, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    at_rest()
    panel = played.findChild(MonthsPanel)
    assert panel is not None
    assert panel.isVisible()
    return panel


def focus(window: MainWindow) -> QWidget | None:
    at_rest()
    return window.focusWidget()


def test_it_stands_in_the_inspectors_place_and_goes_with_escape(
    qtbot: QtBot, played: MainWindow, months: MonthsPanel
) -> None:
    assert not played.inspector.isVisible()
    assert played.pages.isEnabled()
    assert focus(played) is months.months
    qtbot.keyClick(months.months, ESCAPE)
    at_rest()
    assert not months.isVisible()
    assert played.inspector.isVisible()


def test_months_are_played_by_enter_and_one_undo_brings_them_back(
    qtbot: QtBot, played: MainWindow, months: MonthsPanel
) -> None:
    before, steps = played.document.campaign, played.document.undo_stack.count()
    months.event_box.setChecked(False)
    months.risk_box.setChecked(False)
    months.unrest.box.setChecked(False)
    months.months.selectAll()
    qtbot.keyClicks(months.months, "2")
    qtbot.keyClick(months.months, RETURN)
    at_rest()
    assert played.document.campaign.month > before.month or "Play stopped" in months.outcome.text()
    assert months.outcome.text().startswith("Play stopped")
    assert "Treasury" in months.outcome.text()
    assert played.document.undo_stack.count() == steps + 1
    played.document.undo_stack.undo()
    assert played.document.campaign == before


def test_the_preview_says_what_would_be_played(months: MonthsPanel) -> None:
    months.show_action(PlayMonths(months=12, unrest=6, treasury=None, risk=False, own_dice=("ruler",)))
    at_rest()
    text = months.preview.text()
    assert "12 months" in text
    assert "for an event, at Unrest 6, when somebody rolls their own dice" in text
    assert "BP" not in text


def test_what_stops_it_at_once_is_told_beforehand(
    qtbot: QtBot, played: MainWindow, months: MonthsPanel
) -> None:
    months.treasury.box.setChecked(True)
    months.treasury.number.setValue(900)
    at_rest()
    assert "Treasury" in months.refused.text()
    before = played.document.campaign
    qtbot.mouseClick(months.play_button, Qt.MouseButton.LeftButton)
    at_rest()
    assert played.document.campaign is before
    assert months.refused.isVisible()


def test_policies_make_the_action(qtbot: QtBot, months: MonthsPanel) -> None:
    box = months.edicts["taxation"]
    box.setFocus()
    box.setCurrentIndex(box.findData("heavy"))
    months.roles.menu().aboutToShow.emit()
    treasurer = next(a for a in months.roles.menu().actions() if a.text() == "Treasurer")
    treasurer.trigger()
    action = months.action()
    assert (action.taxation, action.holiday, action.own_dice) == ("heavy", "", ("treasurer",))
    assert months.roles.text() == "Treasurer"


def test_what_was_set_is_kept_for_the_next_time(
    qtbot: QtBot, played: MainWindow, months: MonthsPanel
) -> None:
    wanted = PlayMonths(
        kingdom=played.document.campaign.at_table,
        months=7,
        event=False,
        unrest=None,
        treasury=-4,
        promotion="token",
    )
    months.show_action(wanted)
    months.play()
    again = MonthsPanel(played.document, lambda _: None)
    qtbot.addWidget(again)
    assert again.action() == wanted


def test_policies_and_stops_go_with_the_campaigns_file(
    qtbot: QtBot, played: MainWindow, months: MonthsPanel, tmp_path: Path
) -> None:
    document = played.document
    wanted = PlayMonths(kingdom=document.campaign.at_table, months=2, event=False, treasury=-4)
    document.undo_stack.setClean()
    months.show_action(wanted)
    at_rest()
    assert not document.modified  # to look at what months would bring is no edit
    months.play()
    assert document.modified
    played.files.save(tmp_path / "given.kingdom.json")
    theirs = Document(document.rules, load_campaign(tmp_path / "given.kingdom.json", document.rules))
    panel = MonthsPanel(theirs, lambda _: None)
    qtbot.addWidget(panel)
    assert panel.action() == wanted


def test_each_kingdom_has_its_own(qtbot: QtBot, played: MainWindow, months: MonthsPanel) -> None:
    played.document.do(AdoptKingdom(kingdom="brook", name="Brookland", treasury=33))
    months.show_action(PlayMonths(months=7, event=False))
    months.play()
    first = played.document.campaign.at_table
    played.document.look_from("brook")
    assert months.action() == PlayMonths(kingdom="brook", months=3)
    played.document.look_from(first)
    assert (months.action().months, months.action().event) == (7, False)


def test_the_menu_of_the_turn_opens_it(played: MainWindow) -> None:
    menu = played.turn.panel().head.menu
    menu.fill()
    next(a for a in menu.actions() if a.text().startswith("Play several months")).trigger()
    at_rest()
    assert played.findChild(MonthsPanel) is not None


def test_the_menu_puts_events_ahead_in_the_calendar(played: MainWindow) -> None:
    menu = played.turn.panel().head.menu
    menu.fill()
    next(a for a in menu.actions() if a.text().startswith("Put an event ahead")).trigger()
    at_rest()
    calendar = played.commands.show_calendar()
    assert calendar is not None
    assert calendar.form.isVisible()


def test_in_a_narrow_window_it_lies_over_the_page(
    qtbot: QtBot, played: MainWindow, months: MonthsPanel
) -> None:
    played.resize(640, 400)
    at_rest()
    assert clipped(months) == []
    assert months.width() > 600
    played.resize(1280, 800)
    at_rest()
    assert months.isVisible()
    assert months.width() < 600
    played.resize(640, 400)
    at_rest()
    qtbot.keyClick(months.months, ESCAPE)
    at_rest()
    assert not months.isVisible()


def test_all_that_takes_the_focus_has_a_name(played: MainWindow, months: MonthsPanel) -> None:
    assert faults(played) == []


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_nothing_is_cut(played: MainWindow, months: MonthsPanel, speak: Translators, language: str) -> None:
    speak.speak(language)
    at_rest()
    assert clipped(months) == []
