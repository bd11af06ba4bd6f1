"""What a form of the panel says goes on being said while something else of the campaign changes."""

from __future__ import annotations

import pytest

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.actions.neighbour import FoundNeighbour
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.diplomatic_form import DiplomaticForm
from kingdom_gui.views.turn.envoy_skills import OURS
from kingdom_gui.views.turn.exploration_form import ExplorationForm
from kingdom_gui.views.turn.panel import TurnPanel

from .edicts import at_the_edicts, form_in


@pytest.fixture
def court(paper: Document) -> Document:
    """The example at the step of the edicts, without money, with a neighbour."""
    paper.do(FoundNeighbour(kingdom="north", name="Northmark", economy=40))
    paper.do(Grant(kingdom=paper.campaign.at_table, treasury=-40))
    return at_the_edicts(paper)


def envoy(panel: TurnPanel) -> DiplomaticForm:
    return form_in(panel, DiplomaticForm)


def test_a_grant_leaves_the_envoy_and_his_bonus(panel: TurnPanel, court: Document) -> None:
    form = envoy(panel)
    form.target.setCurrentIndex(form.target.findData("north"))
    form.skills.boxes[OURS, "diplomacy"].setValue(15)
    form.gifts.setValue(3)
    wanted = form.action()
    assert wanted is not None
    assert not form.button.isEnabled()  # there is no money for the journey
    court.do(Grant(kingdom=court.campaign.at_table, treasury=100))
    form = envoy(panel)
    assert form.action() == wanted
    assert form.button.isEnabled()


def test_what_was_done_is_not_said_again(panel: TurnPanel, court: Document) -> None:
    court.do(Grant(kingdom=court.campaign.at_table, treasury=100))
    form = envoy(panel)
    form.target.setCurrentIndex(form.target.findData("north"))
    form.button.click()
    assert envoy(panel).idle
    court.undo_stack.undo()
    assert envoy(panel).idle


def test_the_one_chosen_is_found_by_its_id(panel: TurnPanel, court: Document) -> None:
    form = envoy(panel)
    form.target.setCurrentIndex(form.target.findData("north"))
    at_the_edicts(court)
    court.do(Grant(kingdom=court.campaign.at_table, treasury=1))
    assert not envoy(panel).idle
    court.do(FoundNeighbour(kingdom="south", name="Southmark"))
    assert envoy(panel).target.currentData() == "north"  # whatever stands before it in the list now


def test_the_way_of_an_expedition_stays_and_its_months_follow_it(panel: TurnPanel, court: Document) -> None:
    form = form_in(panel, ExplorationForm)
    form.who.setCurrentIndex(form.who.findData("alone"))
    hexes = sorted(court.campaign.hexes)
    form.pick(hexes[-1])
    months = form.months.value()
    court.do(Grant(kingdom=court.campaign.at_table, treasury=100))
    form = form_in(panel, ExplorationForm)
    assert form.stops.text()
    assert form.months.value() == months
    form.stops.clear()
    form.pick(hexes[0])
    assert form.months.value() >= 1
    form.who.setCurrentIndex(0)
    court.do(Grant(kingdom=court.campaign.at_table, treasury=1))
    assert form_in(panel, ExplorationForm).idle


def test_half_an_answer_is_not_given_to_another_campaign(
    played: MainWindow, panel: TurnPanel, court: Document
) -> None:
    form = envoy(panel)
    form.target.setCurrentIndex(form.target.findData("north"))
    assert not envoy(panel).idle
    played.files.start(court.campaign)  # as like as can be: the same kingdom in the same step
    panel.settle()
    assert envoy(panel).idle
