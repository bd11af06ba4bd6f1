"""The Diplomatic edict's form: to whom, what for, why not, with which gifts and bonuses; the talks played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.agreements import SetRelation
from kingdom_gui.engine.actions.diplomacy import SendEnvoy
from kingdom_gui.engine.actions.neighbour import FoundNeighbour
from kingdom_gui.engine.diplomacy.dc import dc_ledger
from kingdom_gui.engine.relations import relation
from kingdom_gui.engine.requests import Choose, Roll
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.turn.diplomatic_form import DiplomaticForm
from kingdom_gui.views.turn.envoy_skills import OURS, THEIRS
from kingdom_gui.views.turn.panel import TurnPanel

from .edicts import at_the_edicts, form_in
from .hands import Hands


@pytest.fixture
def court(paper: Document) -> Document:
    """The example at the step of the edicts, with a neighbour whose Economy is 40."""
    paper.do(FoundNeighbour(kingdom="north", name="Northmark", alignment="LN", size=20, economy=40))
    at_the_edicts(paper)
    return paper


def form_of(panel: TurnPanel) -> DiplomaticForm:
    return form_in(panel, DiplomaticForm)


def to_north(panel: TurnPanel) -> DiplomaticForm:
    form = form_of(panel)
    form.target.setCurrentIndex(form.target.findData("north"))
    return form


def link(form: DiplomaticForm, begins: str) -> QPushButton:
    QApplication.processEvents()
    shown = [b for b in form.numbers.findChildren(QPushButton) if not b.isHidden()]
    return next(b for b in shown if b.text().startswith(begins))


def test_alone_there_is_nobody_to_send_to(panel: TurnPanel, paper: Document) -> None:
    at_the_edicts(paper)
    form = form_of(panel)
    assert form.action() is None
    assert not form.target.isEnabled()
    assert form.target.toolTip()


def test_the_first_errand_that_can_be_is_chosen_and_others_say_why_not(
    panel: TurnPanel, court: Document
) -> None:
    form = form_of(panel)
    assert form.idle
    assert not form.button.isVisibleTo(form)
    form = to_north(panel)
    assert form.errand.currentData() == "embassy"
    treaty = form.errand.findData("treaty")
    assert "Embassies must be agreed on" in form.errand.itemData(treaty, Qt.ItemDataRole.ToolTipRole)
    renegotiate = form.errand.findData("renegotiate_treaty")
    assert (
        not form.errand.model().flags(form.errand.model().index(renegotiate, 0)) & Qt.ItemFlag.ItemIsEnabled
    )
    form.errand.setCurrentIndex(treaty)
    assert "Embassies must be agreed on" in form.effect.text()
    assert form.insist.isVisibleTo(form)


def test_the_dc_is_a_ledger_and_gifts_lower_it_at_once(panel: TurnPanel, court: Document) -> None:
    form = to_north(panel)
    us, rules = court.campaign.at_table, court.rules
    full = dc_ledger(court.campaign, us, "north", "embassy", 0, rules).total
    assert link(form, "DC").text() == f"DC {full}"
    form.gifts.setValue(4)
    assert link(form, "DC").text() == f"DC {full - 4}"
    form.skills.boxes[OURS, "diplomacy"].setValue(full - 4 - 11)  # 11 or more
    assert "succeeds 50%" in form.effect.text()
    link(form, "DC").click()
    popup = next(w for w in QApplication.topLevelWidgets() if isinstance(w, LedgerPopup) and w.isVisible())
    assert popup.total == full - 4
    popup.close()


def test_a_treaty_asks_for_the_skills_of_both_sides(panel: TurnPanel, court: Document) -> None:
    us = court.campaign.at_table
    court.do(SetRelation(kingdom=us, to="north", embassy=True))
    form = to_north(panel)
    assert form.errand.currentData() == "treaty"
    for box in ("diplomacy", "bluff"):
        assert form.skills.boxes[THEIRS, box].isVisibleTo(form)
    assert not form.skills.boxes[THEIRS, "intimidate"].isVisibleTo(form)
    form.skills.threats[THEIRS].click()
    assert form.skills.boxes[THEIRS, "intimidate"].isVisibleTo(form)
    assert not form.skills.boxes[THEIRS, "diplomacy"].isVisibleTo(form)
    form.skills.boxes[OURS, "bluff"].setValue(7)
    form.skills.boxes[THEIRS, "intimidate"].setValue(5)
    action = form.action()
    assert isinstance(action, SendEnvoy)
    assert (action.skills, action.theirs) == ({"bluff": 7}, {"intimidate": 5})
    assert action.they_intimidate
    assert not action.intimidate
    assert "2 of 3 checks" in form.effect.text()
    assert "balanced: Economy +4" in form.effect.text()


def test_an_envoy_is_sent_and_the_talks_are_asked_with_both_sides_named(
    qtbot: QtBot, panel: TurnPanel, court: Document
) -> None:
    us = court.campaign.at_table
    court.do(SetRelation(kingdom=us, to="north", embassy=True))
    form = to_north(panel)
    form.skills.boxes[OURS, "diplomacy"].setValue(60)
    assert court.kingdom is not None
    form.button.click()
    panel.settle()
    assert [mission.errand for mission in court.kingdom.missions] == ["treaty"]
    hands = Hands(qtbot, panel)
    while hands.step != "taxes":
        hands.enter()
    said = []
    for _ in range(30):
        asked = panel.player.pending()
        if asked is None or asked.request is None or not asked.request.id.startswith("envoy."):
            break
        said.append(hands.said())
        if isinstance(asked.request, Choose):
            panel.choose("balanced")
        else:
            assert isinstance(asked.request, Roll)
            face = 5 if asked.request.purpose == "talks_theirs" else min(15, asked.request.sides)
            panel.player.answer((face,) * asked.request.count)
        panel.settle()
    treaty = relation(court.campaign, us, "north").treaty
    assert treaty is None  # the step is written once its last question is answered
    told = "\n".join(said)
    assert "our side, Diplomacy" in told
    assert "the other side, Bluff" in told
    panel.player.finish_month()
    treaty = relation(court.campaign, us, "north").treaty
    assert treaty is not None
    assert (treaty.balance, treaty.bonus) == ("balanced", 4)
