"""How the kingdom stands with others, on its page: what is agreed, what is barred, and the deeds."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.agreements import SetRelation
from kingdom_gui.engine.actions.diplomacy import SendEnvoy
from kingdom_gui.engine.actions.neighbour import FoundNeighbour
from kingdom_gui.engine.diplomacy.dc import dc_ledger
from kingdom_gui.engine.neighbours import attitude
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.relations import bar, relation
from kingdom_gui.engine.state import Relation
from kingdom_gui.views.dialogs.deed import DeedDialog
from kingdom_gui.views.dialogs.embassy import EmbassyDialog
from kingdom_gui.views.dialogs.relation import RelationDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.relations_panel import RelationsPanel

from .modal import answer
from .realm import KINGDOM


@pytest.fixture
def abroad(window: MainWindow) -> MainWindow:
    """A window on the small realm and a neighbour whose Economy is 40."""
    window.document.do(FoundNeighbour(kingdom="north", name="Northmark", size=20, economy=40))
    return window


def panel(window: MainWindow) -> RelationsPanel:
    window.commands.neighbours()
    page = window.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    page.refresh()
    return page.others.relations


def now(document: Document) -> Relation:
    return relation(document.campaign, KINGDOM, "north")


def menu_of(shown: RelationsPanel, window: MainWindow) -> QMenu:
    return shown.menu_of(window.document.campaign.kingdoms["north"])


def choose(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Trigger an entry of Northmark's deeds."""
    menu = menu_of(panel(window), window)
    next(action for action in menu.actions() if action.text() == name).trigger()


def told(window: MainWindow) -> str:
    return panel(window).texts["north"].text()


def test_a_realm_alone_has_no_section(window: MainWindow) -> None:
    assert panel(window).isHidden()


def test_nothing_agreed_is_said_and_little_can_be_done(abroad: MainWindow) -> None:
    assert told(abroad) == "Nothing agreed"
    names = [a.text() for a in menu_of(panel(abroad), abroad).actions() if a.text()]
    assert names == ["Attack them…", "Set by the game master’s word…"]


def test_our_attitude_is_changed_in_the_list(abroad: MainWindow) -> None:
    box = panel(abroad).attitudes["north"]
    assert box.currentData() == "indifferent"
    box.setCurrentIndex(box.findData("helpful"))
    box.activated.emit(box.currentIndex())
    assert attitude(abroad.document.campaign, KINGDOM, "north") == "helpful"


def test_what_is_agreed_stands_there_with_what_it_brings(abroad: MainWindow) -> None:
    abroad.document.do(SetRelation(kingdom=KINGDOM, to="north", treaty="favouring_us", alliance="balanced"))
    said = told(abroad)
    assert said.startswith("Embassies agreed on")
    assert "treaty (in our favour): Economy +6" in said  # 15 % of 40
    assert "alliance (balanced): Stability +4" in said  # 10 % of the Economy, the Stability being unknown


def test_when_something_may_be_tried_again_is_said(abroad: MainWindow) -> None:
    document = abroad.document
    draft = Draft(document.campaign)
    bar(draft, KINGDOM, "north", "embassy")
    document.open(draft.campaign, None)
    assert "gain from" in told(abroad)
    assert "embassies" in told(abroad)


def test_an_attack_says_what_it_costs_and_takes_typed_dice(qtbot: QtBot, abroad: MainWindow) -> None:
    document = abroad.document
    document.do(SetRelation(kingdom=KINGDOM, to="north", treaty="balanced"))
    assert document.kingdom is not None
    unrest = document.kingdom.unrest.value

    def attack(dialog: DeedDialog) -> None:
        assert "1d4 if the Loyalty check fails" in dialog.lead.text()
        assert "or more" in dialog.effect.text()
        assert "Unrest" not in dialog.effect.text()  # nothing is told of how the program's dice will fall
        for name, text in (("check", "1"), ("infamy", "3"), ("unrest", "4")):
            dialog.dice[name].field.setText(text)
        dialog.do_button.click()

    answer(qtbot, DeedDialog, attack, lambda: choose(qtbot, abroad, "Attack them…"))
    assert now(document).war
    assert document.kingdom.unrest.value == unrest + 4
    assert told(abroad).startswith("At war")
    choose(qtbot, abroad, "Make peace")
    assert not now(document).war


def test_dice_that_cannot_be_are_refused_in_words(abroad: MainWindow) -> None:
    abroad.document.do(SetRelation(kingdom=KINGDOM, to="north", treaty="balanced"))
    dialog = panel(abroad).dialog("treaty", abroad.document.campaign.kingdoms["north"])
    assert isinstance(dialog, DeedDialog)
    dialog.show()
    dialog.dice["check"].field.setText("21")
    assert not dialog.do_button.isEnabled()
    assert "20" in dialog.refused.text()
    dialog.dice["check"].field.setText("20")
    assert dialog.do_button.isEnabled()
    dialog.do_button.click()
    assert now(abroad.document).treaty is None


def test_an_embassy_is_opened_and_given_up(qtbot: QtBot, abroad: MainWindow) -> None:
    document = abroad.document
    document.do(SetRelation(kingdom=KINGDOM, to="north", embassy=True))

    def buy(dialog: EmbassyDialog) -> None:
        assert dialog.price.value() > 0
        dialog.price.setValue(2)
        dialog.do_button.click()

    answer(qtbot, EmbassyDialog, buy, lambda: choose(qtbot, abroad, "Open our embassy there…"))
    assert now(document).house is not None
    assert "our embassy: " in told(abroad)
    choose(qtbot, abroad, "Give up our embassy’s building")
    assert now(document).house is None


def test_the_game_masters_word_sets_it_all(qtbot: QtBot, abroad: MainWindow) -> None:
    def write(dialog: RelationDialog) -> None:
        assert not dialog.do_button.isEnabled()
        dialog.alliance.setCurrentIndex(dialog.alliance.findData("favouring_them"))
        dialog.war.setChecked(True)
        dialog.do_button.click()

    answer(qtbot, RelationDialog, write, lambda: choose(qtbot, abroad, "Set by the game master’s word…"))
    found = now(abroad.document)
    assert found.war
    assert found.alliance is not None
    assert found.alliance.balance == "favouring_them"
    assert found.treaty is not None


def test_an_envoy_under_way_is_called_back(qtbot: QtBot, abroad: MainWindow) -> None:
    document = abroad.document
    document.do(SendEnvoy(kingdom=KINGDOM, to="north", errand="embassy", override="no Grand Diplomat"))
    assert "envoy under way: embassies" in told(abroad).lower()
    choose(qtbot, abroad, "Call back the envoy (embassies)")
    assert document.kingdom is not None
    assert document.kingdom.missions == ()


def test_how_two_others_stand_is_written_down_and_counts_in_the_dc(qtbot: QtBot, abroad: MainWindow) -> None:
    document = abroad.document
    document.do(FoundNeighbour(kingdom="east", name="East Fen", economy=20))
    document.do(SetRelation(kingdom=KINGDOM, to="east", treaty="balanced"))
    before = dc_ledger(document.campaign, KINGDOM, "north", "embassy", 0, document.rules).total

    def write(dialog: RelationDialog) -> None:
        texts = [dialog.treaty.itemText(n) for n in range(dialog.treaty.count())]
        assert texts[2:] == ["In favour of Northmark", "In favour of East Fen"]
        dialog.alliance.setCurrentIndex(dialog.alliance.findData("favouring_us"))
        dialog.do_button.click()

    answer(qtbot, RelationDialog, write, lambda: choose(qtbot, abroad, "Their agreements with East Fen…"))
    assert relation(document.campaign, "north", "east").alliance is not None
    after = dc_ledger(document.campaign, KINGDOM, "north", "embassy", 0, document.rules).total
    assert after == before - 4  # our treaty, their ally
