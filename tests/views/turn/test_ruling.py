"""The game master's word on an event: it passes, it fails, it is called off; the journal keeps the note."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.state import Ongoing, Turn
from kingdom_gui.views.turn.panel import TurnPanel
from kingdom_gui.views.turn.ruling import RulingRow

from .hands import Hands, stand_before


@pytest.fixture
def hands(qtbot: QtBot, panel: TurnPanel) -> Hands:
    return Hands(qtbot, panel)


def rule_otherwise(hands: Hands) -> RulingRow:
    """Press the quiet button, and give the row it brings."""
    hands.panel.settle()
    button = next(b for b in hands.panel.body.findChildren(QPushButton) if b.text() == "Rule otherwise…")
    button.click()
    row = hands.panel.card.findChild(RulingRow)
    assert row is not None
    return row


def test_the_check_passes_by_the_game_masters_word(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    stand_before(paper, "feud")
    row = rule_otherwise(hands)
    assert hands.focus is row.note
    qtbot.keyClicks(row.note, "The bard talked them round")
    qtbot.keyClick(row.note, Qt.Key.Key_Return)  # to the buttons
    assert hands.focus is row.buttons[0]
    qtbot.keyClick(row.buttons[0], Qt.Key.Key_Return)
    hands.panel.settle()
    assert "Loyalty check: passed by the game master’s word" in hands.said()
    kingdom = paper.campaign.kingdoms[paper.campaign.at_table]
    assert not kingdom.events  # a feud that is averted is over
    assert "The bard talked them round" in [
        line.note for line in paper.campaign.journal[paper.campaign.month]
    ]


def test_the_check_fails_by_the_game_masters_word(hands: Hands, paper: Document) -> None:
    stand_before(paper, "feud")
    rule_otherwise(hands).buttons[1].click()
    hands.panel.settle()
    assert "failed by the game master’s word" in hands.said()
    assert "How much: Unrest" in hands.said()


def test_an_event_put_ahead_is_called_off(hands: Hands, paper: Document) -> None:
    stand_before(paper, "feud", "vandals")
    before = paper.campaign.kingdoms[paper.campaign.at_table]
    rule_otherwise(hands).buttons[2].click()
    hands.panel.settle()
    after = paper.campaign.kingdoms[paper.campaign.at_table]
    assert [event.event for event in before.ahead] == ["feud", "vandals"]
    assert [event.event for event in after.ahead] == ["vandals"]
    assert "Vandals" in hands.said()  # which is asked about now


def test_an_event_going_on_is_called_off(hands: Hands, paper: Document) -> None:
    campaign = paper.campaign
    first = next(iter(campaign.settlements_of(campaign.at_table))).id
    going = Ongoing(991, "feud", campaign.month - 1, first)
    kingdom = replace(campaign.kingdoms[campaign.at_table], turn=Turn("event", "continuous"), events=(going,))
    paper.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)
    rule_otherwise(hands).buttons[2].click()
    hands.panel.settle()
    assert paper.campaign.kingdoms[paper.campaign.at_table].events == ()
    assert hands.step == "event"


def test_an_event_by_chance_is_called_off(hands: Hands, paper: Document) -> None:
    campaign = paper.campaign
    kingdom = replace(campaign.kingdoms[campaign.at_table], turn=Turn("event", "event"))
    paper.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)
    hands.panel.take_focus()
    for die in ("1", "40", "10"):  # something happens; dangerous for the kingdom; bandits
        hands.enter(die)
    rule_otherwise(hands).buttons[2].click()
    hands.panel.settle()
    assert hands.step == "done"
    kingdom = paper.campaign.kingdoms[paper.campaign.at_table]
    assert kingdom.event_month != paper.campaign.month


def test_escape_goes_back_to_the_dice(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    stand_before(paper, "feud")
    row = rule_otherwise(hands)
    before = paper.campaign
    qtbot.keyClick(row.note, Qt.Key.Key_Escape)
    hands.panel.settle()
    assert hands.panel.card.findChild(RulingRow) is None
    assert hands.panel.field is not None
    assert paper.campaign is before
