"""The forms of the Edict phase: armies, and what leaders add to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.army import RaiseArmy
from kingdom_gui.engine.actions.rule import Appoint
from kingdom_gui.engine.state import Leader
from kingdom_gui.views.turn.army_form import ArmyForm
from kingdom_gui.views.turn.choice_form import ChoiceForm
from kingdom_gui.views.turn.panel import TurnPanel

from .hands import Hands
from .test_forms import pick, stand_at


@pytest.fixture
def hands(qtbot: QtBot, panel: TurnPanel) -> Hands:
    return Hands(qtbot, panel)


def armies(document: Document) -> list[tuple[str, int, int]]:
    kingdom = document.kingdom
    assert kingdom is not None
    return [(army.name, army.consumption, army.weeks) for army in kingdom.armies]


def army_form(panel: TurnPanel) -> ArmyForm:
    panel.settle()
    form = panel.card.findChild(ArmyForm)
    assert form is not None
    return form


def choice(panel: TurnPanel, role: str) -> ChoiceForm | None:
    panel.settle()
    return next((form for form in panel.card.findChildren(ChoiceForm) if form.role.id == role), None)


def ready(document: Document, step: str) -> None:
    """At a step of the Edict phase, with the limits of its Size."""
    stand_at(document, "edict", step)
    campaign, kingdom = document.campaign, document.kingdom
    assert kingdom is not None
    sized = replace(kingdom, use=replace(kingdom.use, size=29))
    document.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, sized)), None)


def test_an_army_is_raised_by_the_keyboard(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    ready(paper, "armies")
    form = army_form(hands.panel)
    assert form.action() is None
    assert not form.button.isVisibleTo(form)
    pick(qtbot, form.which, 1)
    form.name.setFocus()
    qtbot.keyClicks(form.name, "Grey Guard")
    form.cost.setValue(3)
    form.consumption.setValue(2)
    form.size_field.setFocus()
    qtbot.keyClicks(form.size_field, "Large")
    form.cr.setText("1/2")
    form.kind.setText("archers")
    assert form.effect.text() == "3 BP · Consumption 19 → 27 · in place of a new settlement"
    assert "Settlements and armies: 1 of 1 left" in hands.said()
    before = paper.numbers()
    assert before is not None
    qtbot.keyClick(form.name, Qt.Key.Key_Return)
    after = paper.numbers()
    assert after is not None
    assert armies(paper) == [("Grey Guard", 2, 4)]
    kingdom = paper.kingdom
    assert kingdom is not None
    raised = kingdom.armies[0]
    assert (raised.size, raised.cr, raised.kind) == ("Large", "1/2", "archers")
    assert army_form(hands.panel).which.itemText(2) == "Grey Guard (Large, CR 1/2, archers)"
    assert after.total("treasury") == before.total("treasury") - 3
    assert "Grey Guard" in hands.said()
    assert hands.step == "armies"


def test_an_army_is_sent_home_and_disbanded(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    ready(paper, "armies")
    table = paper.campaign.at_table
    paper.do(RaiseArmy(kingdom=table, name="Grey Guard", consumption=2, note="Medium, CR 3", granted=True))
    form = army_form(hands.panel)
    assert form.which.itemText(2) == "Grey Guard (Medium, CR 3)"
    form.which.setCurrentIndex(2)
    form.work.setCurrentIndex(form.work.findData("weeks"))
    assert not form.cost.isVisibleTo(form)
    form.weeks.setCurrentIndex(form.weeks.findData(0))
    form.button.click()
    assert armies(paper) == [("Grey Guard", 2, 0)]
    form = army_form(hands.panel)
    form.which.setCurrentIndex(2)
    form.work.setCurrentIndex(form.work.findData("disband"))
    form.button.click()
    assert armies(paper) == []


def test_past_the_limit_the_game_master_may_insist(hands: Hands, paper: Document) -> None:
    ready(paper, "armies")
    paper.do(RaiseArmy(kingdom=paper.campaign.at_table, name="Grey Guard"))
    form = army_form(hands.panel)
    asked: list[object] = []
    hands.panel.override_wanted.disconnect()
    hands.panel.override_wanted.connect(asked.append)
    form.which.setCurrentIndex(1)
    form.name.setText("More")
    assert "takes the place of a new settlement" in form.effect.text()
    assert form.insist.isVisibleTo(form)
    form.insist.click()
    assert isinstance(asked[0], RaiseArmy)


def test_a_spymaster_chooses_anew_once(hands: Hands, paper: Document) -> None:
    ready(paper, "leaders")
    form = choice(hands.panel, "spymaster")
    assert form is not None
    box = form.boxes[0]
    assert not form.button.isVisibleTo(form)
    now = str(box.currentData())
    other = next(a for a in form.role.attributes if a != now)
    box.setCurrentIndex(box.findData(other))
    form.button.click()
    kingdom = paper.kingdom
    assert kingdom is not None
    assert leader(paper, "spymaster").attributes == (other,)
    form = choice(hands.panel, "spymaster")
    assert form is not None
    form.boxes[0].setCurrentIndex(form.boxes[0].findData(now))
    assert "already" in form.effect.text()
    assert form.insist.isVisibleTo(form)


def test_a_ruler_is_asked_only_for_what_the_kingdom_has_grown_to(hands: Hands, paper: Document) -> None:
    ready(paper, "leaders")
    assert choice(hands.panel, "ruler") is None  # both of the two that Size 29 gives are chosen
    ruler = leader(paper, "ruler")
    one = Appoint(
        kingdom=paper.campaign.at_table,
        role="ruler",
        name=ruler.name,
        abilities={"cha": ruler.ability("cha")},
        attributes=ruler.attributes[:1],
        override="to begin with",
    )
    paper.do(one)
    form = choice(hands.panel, "ruler")
    assert form is not None
    assert form.boxes[1].currentData() == ""
    form.boxes[1].setCurrentIndex(form.boxes[1].findData("loyalty"))
    form.button.click()
    assert leader(paper, "ruler").attributes == (ruler.attributes[0], "loyalty")


def leader(document: Document, role: str) -> Leader:
    kingdom = document.kingdom
    assert kingdom is not None
    return next(leader for leader in kingdom.leaders if leader.role == role)


def test_every_field_has_its_name(hands: Hands, paper: Document) -> None:
    ready(paper, "armies")
    form = army_form(hands.panel)
    fields: list[QWidget] = [
        form.which,
        form.work,
        form.name,
        form.size_field,
        form.cr,
        form.kind,
        form.cost,
        form.weeks,
    ]
    assert all(field.accessibleName() for field in fields)
