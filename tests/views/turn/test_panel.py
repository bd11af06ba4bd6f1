"""What the panel does around an answer: undo in the die field, refused dice, who is missing, what follows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.state import Turn
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.panel import TurnPanel

from .hands import Hands

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hands(qtbot: QtBot, panel: TurnPanel) -> Hands:
    return Hands(qtbot, panel)


def test_undo_works_from_the_die_field(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    """A field of text claims Ctrl+Z for itself, and the panel's focus is in one most of the time."""
    before = paper.campaign
    hands.enter("15")
    hands.enter()
    while not isinstance(hands.focus, QLineEdit):
        hands.enter()
    count = paper.undo_stack.index()
    focus = hands.focus
    qtbot.keyClicks(focus, "7")
    qtbot.keyClick(focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (focus.text(), paper.undo_stack.index()) == ("", count)
    qtbot.keyClick(focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert paper.undo_stack.index() == count - 1
    paper.undo_stack.setIndex(0)
    assert paper.campaign == before


def test_a_refused_die_stays_to_be_typed_over(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    hands.enter("21")
    focus = hands.focus
    assert isinstance(focus, QLineEdit)
    assert (focus.text(), focus.selectedText()) == ("21", "21")
    hands.enter("12")
    assert hands.step != "stability"


def test_a_reason_is_over_once_something_is_done(hands: Hands, played: MainWindow) -> None:
    hands.enter("21")
    assert "20" in played.status.hint_label.text()
    hands.enter("12")
    assert played.status.hint_label.text() == ""


def test_who_would_roll_is_told_to_be_missing(hands: Hands, paper: Document) -> None:
    campaign = paper.campaign
    kingdom = campaign.kingdoms[campaign.at_table]
    kingdom = replace(kingdom, leaders=tuple(one for one in kingdom.leaders if one.role != "warden"))
    paper.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)
    assert "Warden (vacant)" in hands.said()


def test_a_month_that_is_done_leads_to_the_journal(
    qtbot: QtBot, hands: Hands, played: MainWindow, paper: Document
) -> None:
    campaign = paper.campaign
    kingdom = replace(campaign.kingdoms[campaign.at_table], turn=Turn("done", ""))
    paper.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)
    hands.panel.settle()
    links = hands.panel.findChildren(QPushButton)
    qtbot.mouseClick(next(one for one in links if one.text() == "Read the journal"), LEFT)
    assert played.pages.current == "journal"


def test_the_focus_comes_back_after_a_dialog_that_changed_what_is_asked(
    hands: Hands, played: MainWindow, paper: Document
) -> None:
    """The window is not the active one while a dialog is open, and what had its focus is made anew."""
    focus = hands.focus
    dialog = QDialog(played)
    dialog.open()
    dialog.activateWindow()
    QApplication.processEvents()
    assert not focus.hasFocus()
    hands.panel.player.answer((12,))
    hands.panel.settle()
    dialog.reject()
    played.activateWindow()
    QApplication.processEvents()
    there = played.focusWidget()
    assert there is not None
    assert there is not focus
    assert hands.panel.isAncestorOf(there)
