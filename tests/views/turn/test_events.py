"""Events in the panel: the card, offers, hexes chosen on the map; founding and anarchy."""

from __future__ import annotations

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.hexes import hex_at
from kingdom_gui.engine.requests import Choose, Confirm, Roll
from kingdom_gui.engine.state import Campaign, Turn
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.tool_strip import MapPage
from kingdom_gui.views.turn.panel import TurnPanel

from ..clipping import clipped
from .hands import Hands, stand_before

MOST_HEIGHT = 170  # pixels of the dock with an event, so that the map has the rest


@pytest.fixture
def hands(qtbot: QtBot, panel: TurnPanel) -> Hands:
    return Hands(qtbot, panel)


def test_a_card_tells_what_happened_and_what_outcomes_do(hands: Hands, paper: Document) -> None:
    stand_before(paper, "feud")
    said = hands.said()
    assert "Feud" in said
    assert "Noble houses quarrel" in said
    assert "Passed: Unrest +1" in said
    assert "Failed: Corruption +1, Unrest +1d6" in said
    hands.panel.take_focus()
    hands.enter("1")
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Roll)
    assert (asked.request.sides, asked.request.target) == (6, None)
    assert "How much: Unrest" in hands.said()
    unrest = paper.campaign.kingdoms[paper.campaign.at_table].unrest.value
    hands.enter("4")
    kingdom = paper.campaign.kingdoms[paper.campaign.at_table]
    assert kingdom.unrest.value == unrest + 4
    assert [event.event for event in kingdom.events] == ["feud"]


def test_an_exploding_die_is_typed_in_one_line(hands: Hands, paper: Document) -> None:
    stand_before(paper, "economic_boom")
    hands.panel.settle()
    hands.panel.take_focus()
    treasury = paper.campaign.kingdoms[paper.campaign.at_table].treasury.value
    hands.enter("6 6")
    assert "die of 6 is needed" in hands.said()
    hands.panel.take_focus()
    hands.enter("6 6 2")
    assert paper.campaign.kingdoms[paper.campaign.at_table].treasury.value == treasury + 14


def test_a_hex_is_chosen_on_the_map_and_the_party_may_go(
    qtbot: QtBot, hands: Hands, played: MainWindow
) -> None:
    document = played.document
    stand_before(document, "monster_attack")
    hands.panel.settle()
    QApplication.processEvents()
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Choose)
    page = played.pages.page("map")
    assert isinstance(page, MapPage)
    offered = [hex_at(option) for option in asked.request.options]
    assert list(page.view.offered.marks) == offered
    assert page.view.selected() == []  # what is offered is marked by itself; the selection stays
    target = offered[5]
    at = page.view.point_of(target).toPoint()
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    hands.panel.settle()
    asked = hands.panel.player.pending()
    assert asked is not None
    assert dict(asked.answers)["event.monster_attack.ahead.1.hex"] == ",".join(map(str, target))
    assert page.view.offered.marks == {}
    assert page.view.selected() == []
    bar = hands.panel.offers
    assert bar is not None
    tick = bar.findChild(QCheckBox)
    assert tick is not None
    tick.setFocus()
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    hands.panel.settle()
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Confirm)
    hands.panel.take_focus()
    hands.enter()  # yes
    assert "is beaten" in hands.said()
    assert not document.campaign.kingdoms[document.campaign.at_table].events


def test_adventurers_change_the_needed_roll(hands: Hands, paper: Document) -> None:
    campaign = paper.campaign
    stand_before(paper, "feud")
    hands.panel.settle()
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Roll)
    before = asked.request.modifier
    hire = f"{asked.request.id}.hire"
    hands.panel.player.choose(hire, "low")
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Roll)
    assert asked.request.modifier == before + 2
    assert (
        paper.campaign.kingdoms[campaign.at_table].treasury == campaign.kingdoms[campaign.at_table].treasury
    )


def test_before_the_reign_it_offers_to_begin_it(qtbot: QtBot, empty_window: MainWindow) -> None:
    document = empty_window.document
    empty_window.files.start(Campaign())
    document.do(FoundKingdom(kingdom="k", name="Kay"))
    empty_window.turn.focus_panel()
    hands = Hands(qtbot, empty_window.turn.panel())
    hands.panel.settle()
    assert hands.panel.primary.text() == "Begin the reign"
    hands.panel.take_focus()
    hands.enter()
    assert document.campaign.kingdoms["k"].stage == "reigning"


def test_anarchy_is_told(hands: Hands, paper: Document) -> None:
    campaign = paper.campaign
    kingdom = replace(campaign.kingdoms[campaign.at_table], anarchy=True)
    paper.open(replace(campaign, kingdoms=Map({**campaign.kingdoms, kingdom.id: kingdom})), None)
    assert "Anarchy" in hands.said()


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_nothing_is_clipped_in_any_step(hands: Hands, played: MainWindow, language: str) -> None:
    from kingdom_gui.views.language import Translators

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    translators = Translators(app)
    translators.speak(language)
    try:
        for step in (
            "upkeep.",
            "edict.leaders",
            "edict.edicts",
            "income.sales",
            "income.taxes",
            "event.event",
        ):
            phase, _, name = step.partition(".")
            campaign = played.document.campaign
            kingdom = replace(campaign.kingdoms[campaign.at_table], turn=Turn(phase, name))  # type: ignore[arg-type]
            played.document.open(
                replace(campaign, kingdoms=Map({**campaign.kingdoms, kingdom.id: kingdom})), None
            )
            hands.panel.settle()
            QApplication.processEvents()
            assert clipped(played.turn) == [], (language, step)
        for event in ("plague", "localized_disaster", "monster_attack", "vandals", "festive_invitation"):
            stand_before(played.document, event)
            hands.panel.settle()
            QApplication.processEvents()
            assert clipped(played.turn) == [], (language, event)
            assert played.turn.height() <= (MOST_HEIGHT if language == "en" else MOST_HEIGHT + 40)
    finally:
        translators.speak("en")
