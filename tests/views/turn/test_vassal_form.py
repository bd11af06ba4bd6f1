"""The Vassalage edict's form: land picked on the map with clicks, a Viceroy, what is agreed, subjugation."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.neighbour import FoundNeighbour
from kingdom_gui.engine.actions.vassal import CreateVassal, Subjugate
from kingdom_gui.engine.hexes import HexId, label
from kingdom_gui.engine.relations import relation
from kingdom_gui.engine.territory import cut_off
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.panel import TurnPanel
from kingdom_gui.views.turn.vassal_form import NEW, VassalForm

from .edicts import at_the_edicts, click, form_in, map_of


@pytest.fixture
def court(paper: Document) -> Document:
    """The example at the step of the edicts, with a neighbour to subjugate."""
    at_the_edicts(paper)
    paper.do(FoundNeighbour(kingdom="moor", name="Moor", size=13))
    return paper


def form_of(panel: TurnPanel) -> VassalForm:
    return form_in(panel, VassalForm)


def outer(document: Document) -> list[HexId]:
    """Two of the kingdom's hexes without a settlement whose going cuts nothing off."""
    campaign = document.campaign
    towns = {s.hex for s in campaign.settlements.values()}
    found: list[HexId] = []
    for hex_id in campaign.realm(campaign.at_table):
        gone = [*found, hex_id]
        if hex_id not in towns and not cut_off(campaign, campaign.at_table, gone):
            found = gone
        if len(found) == 2:
            break
    return found


def named(document: Document, hex_id: HexId) -> str:
    settings = document.campaign.settings
    return label(hex_id, settings.labels, settings.orientation, settings.stagger)


def choose(form: VassalForm, kingdom: str) -> None:
    form.which.setCurrentIndex(form.which.findData(kingdom))


def name_viceroy(form: VassalForm, name: str = "Vera") -> None:
    box = form.viceroy.who
    box.setCurrentIndex(box.count() - 1)
    form.viceroy.name.setText(name)


def test_it_says_nothing_before_somebody_is_chosen(panel: TurnPanel, court: Document) -> None:
    form = form_of(panel)
    assert form.idle
    assert form.action() is None
    assert not form.details.isVisibleTo(form)
    assert not form.button.isVisibleTo(form)


def test_land_is_picked_on_the_map_and_a_vassal_made(
    qtbot: QtBot, played: MainWindow, panel: TurnPanel, court: Document
) -> None:
    played.show_page("map")
    form, view = form_of(panel), map_of(played)
    choose(form, NEW)
    first, second = outer(court)
    for hex_id in (first, second, first, first):
        click(qtbot, view, hex_id)
    assert form.realm.land() == (second, first)
    assert view.planned.way is not None
    assert view.planned.way.hexes == {first, second}
    assert "called" in form.effect.text()
    qtbot.keyClicks(form.realm.name, "Vale")
    assert "Viceroy" in form.effect.text()
    name_viceroy(form)
    form.viceroy.scores["int"].setValue(4)
    form.pacts.closest.setCurrentIndex(form.pacts.closest.findData("treaty"))
    form.pacts.treaty.setCurrentIndex(form.pacts.treaty.findData("favouring_us"))
    form.grant.setValue(2)
    form.cost.setText("3")
    form.terms.repayment.setValue(1)
    assert form.effect.text().startswith("costs 5 BP · 2 hexes")
    qtbot.mouseClick(form.button, Qt.MouseButton.LeftButton)
    table = court.campaign.at_table
    made = court.campaign.kingdoms["vale"]
    assert (made.name, made.stage, made.overlord, made.repayment) == ("Vale", "founding", table, 1)
    assert (made.obligation, made.treasury.value) == ("colony", 2)
    assert court.campaign.realm("vale") == sorted((first, second))
    treaty = relation(court.campaign, table, "vale").treaty
    assert treaty is not None
    assert treaty.balance == "favouring_us"
    vera = next(x for x in court.campaign.kingdoms[table].leaders if x.name == "Vera")
    assert (vera.role, vera.ability("int")) == ("viceroy", 4)
    panel.settle()
    assert view.planned.way is None or not view.planned.way.hexes
    court.undo_stack.undo()
    assert "vale" not in court.campaign.kingdoms


def test_hexes_may_be_typed(panel: TurnPanel, court: Document) -> None:
    form = form_of(panel)
    choose(form, NEW)
    form.realm.hexes.setText("nowhere")
    assert form.realm.land() is None
    assert form.effect.text() == "One of these hexes is not on the map."
    form.realm.hexes.setText(" ".join(named(court, h) for h in outer(court)))
    form.realm.name.setText("Vale")
    name_viceroy(form)
    action = form.action()
    assert isinstance(action, CreateVassal)
    assert action.hexes == tuple(outer(court))
    assert action.embassy


def test_a_neighbour_is_subjugated(qtbot: QtBot, panel: TurnPanel, court: Document) -> None:
    form = form_of(panel)
    choose(form, "moor")
    assert not form.realm.name.isVisibleTo(form)
    name_viceroy(form)
    form.friction.steps.setValue(-1)
    form.friction.loyalty.setText("1")
    form.friction.unrest.setText("3")
    form.grant.setValue(0)
    control = court.numbers()
    assert control is not None
    assert form.dc.text() == f"DC {control.total('control_dc') + 2}"
    qtbot.mouseClick(form.dc, Qt.MouseButton.LeftButton)
    popups = [w for w in QApplication.topLevelWidgets() if isinstance(w, LedgerPopup) and w.isVisible()]
    assert popups
    for popup in popups:
        popup.close()
    assert "attitude to us" in form.effect.text()
    before = court.campaign.kingdoms[court.campaign.at_table].unrest.value
    action = form.action()
    assert isinstance(action, Subjugate)
    qtbot.mouseClick(form.button, Qt.MouseButton.LeftButton)
    kingdom = court.campaign.kingdoms[court.campaign.at_table]
    assert [(row.kingdom, row.subjugated, row.passed) for row in kingdom.vassals] == [("moor", True, 0)]
    assert kingdom.unrest.value == before + 3
    assert court.campaign.kingdoms["moor"].obligation == "conquest"


def test_too_large_a_grant_may_be_insisted_on(panel: TurnPanel, court: Document) -> None:
    form = form_of(panel)
    choose(form, "moor")
    name_viceroy(form)
    form.grant.setValue(form.grant.value() + 1)
    assert "quarter" in form.effect.text()
    assert form.insist.isVisibleTo(form)
    assert not form.button.isEnabled()


def test_a_leader_may_become_viceroy(panel: TurnPanel, court: Document) -> None:
    form = form_of(panel)
    choose(form, "moor")
    kingdom = court.campaign.kingdoms[court.campaign.at_table]
    leader = next(x for x in kingdom.leaders if x.role not in ("ruler", "viceroy"))
    form.viceroy.who.setCurrentIndex(form.viceroy.who.findData(leader.name))
    assert not form.viceroy.name.isVisibleTo(form)
    action = form.action()
    assert isinstance(action, Subjugate)
    assert (action.viceroy, action.abilities) == (leader.name, {})
    assert "gives up" in form.effect.text()


@pytest.mark.skipif(not os.environ.get("VASSAL_SHOT"), reason="a picture to look at")
def test_shot(qtbot: QtBot, played: MainWindow, panel: TurnPanel, court: Document) -> None:
    played.resize(1280, 800)
    played.show_page("map")
    form = form_of(panel)
    choose(form, NEW)
    for hex_id in outer(court):
        click(qtbot, map_of(played), hex_id)
    form.realm.name.setText("Vale")
    name_viceroy(form)
    form.pacts.closest.setCurrentIndex(3)
    qtbot.wait(400)
    played.grab().save("/tmp/vas/new.png")
    choose(form, "moor")
    qtbot.wait(200)
    played.grab().save("/tmp/vas/subj.png")
