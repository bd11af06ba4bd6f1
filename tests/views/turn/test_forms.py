"""The small forms of a step: stepping down, and insisting where a rule refuses money."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.treasury import Deposit, SellValuable, Withdraw
from kingdom_gui.engine.state import Turn
from kingdom_gui.views.turn.abdicate_form import AbdicateForm
from kingdom_gui.views.turn.army_form import ArmyForm
from kingdom_gui.views.turn.money_forms import SaleForm, WithdrawForm
from kingdom_gui.views.turn.panel import TurnPanel
from kingdom_gui.views.turn.step_form import StepForm

from .hands import Hands


@pytest.fixture
def hands(qtbot: QtBot, panel: TurnPanel) -> Hands:
    return Hands(qtbot, panel)


def stand_at(document: Document, phase: str, step: str) -> None:
    """Show the campaign at a step."""
    campaign = document.campaign
    kingdom = replace(campaign.kingdoms[campaign.at_table], turn=Turn(phase, step))  # type: ignore[arg-type]
    document.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)


def form_of(panel: TurnPanel, kind: type[StepForm]) -> StepForm:
    panel.settle()
    form = panel.card.findChild(kind)
    assert form is not None
    return form


def pick(qtbot: QtBot, box: QComboBox, row: int) -> None:
    """Go down a list by the arrow keys."""
    box.setFocus()
    for _ in range(row - box.currentIndex()):
        qtbot.keyClick(box, Qt.Key.Key_Down)


def test_a_leader_steps_down_with_a_typed_die(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    stand_at(paper, "edict", "leaders")
    form = form_of(hands.panel, AbdicateForm)
    assert isinstance(form, AbdicateForm)
    before = paper.campaign.kingdoms[paper.campaign.at_table]
    row = next(n for n in range(1, form.who.count()) if form.who.itemData(n)[0] != "ruler")
    role, name = form.who.itemData(row)
    pick(qtbot, form.who, row)
    # Loyalty 36, Unrest 1 and 1 more for stepping down: 34 against 51 needs a 17, which 4 of 20 faces show.
    assert form.effect.text() == "Unrest +1 · Loyalty check: 17 or more, 20%"
    form.die.setFocus()
    qtbot.keyClicks(form.die, "16")
    qtbot.keyClick(form.die, Qt.Key.Key_Return)
    after = paper.campaign.kingdoms[paper.campaign.at_table]
    assert after.unrest.value == before.unrest.value + 1
    assert (role, name) not in [(leader.role, leader.name) for leader in after.leaders]
    assert role in after.handover  # the check failed, by one
    assert "steps down" in hands.said()
    assert hands.step == "leaders"


def test_a_die_that_is_none_is_refused_in_words(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    stand_at(paper, "edict", "leaders")
    form = form_of(hands.panel, AbdicateForm)
    assert isinstance(form, AbdicateForm)
    pick(qtbot, form.who, 1)
    before = paper.campaign
    form.die.setFocus()
    qtbot.keyClicks(form.die, "21")
    assert form.effect.text() == "A die of 20 shows 1 to 20."
    assert not form.button.isEnabled()
    assert not form.insist.isVisibleTo(form)  # no rule, an impossibility
    qtbot.keyClick(form.die, Qt.Key.Key_Return)
    assert paper.campaign is before


def test_enter_goes_on_where_nobody_is_chosen_to_step_down(hands: Hands, paper: Document) -> None:
    stand_at(paper, "edict", "leaders")
    hands.panel.take_focus()
    hands.enter()
    assert hands.step == "hexes"


def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the dialog of the game master's last word is opened for."""
    from kingdom_gui.views.dialogs import override

    seen: list[object] = []

    class Quick:
        def __init__(self, document: Document, action: object, parent: QWidget) -> None:
            seen.append(action)
            document.do(replace(action, override="the queen wants it"))  # type: ignore[type-var, arg-type]

        def exec(self) -> int:
            return 1

        def deleteLater(self) -> None:
            """It is done with."""

    monkeypatch.setattr(override, "OverrideDialog", Quick)
    return seen


def test_a_refused_withdrawal_can_be_insisted_on(
    qtbot: QtBot, hands: Hands, paper: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = asked_for(monkeypatch)
    stand_at(paper, "income", "withdrawals")
    form = form_of(hands.panel, WithdrawForm)
    assert isinstance(form, WithdrawForm)
    have = paper.campaign.kingdoms[paper.campaign.at_table].treasury.value
    form.amount.setValue(have + 5)
    assert not form.button.isEnabled()
    assert form.insist.isVisibleTo(form)
    assert f"the Treasury holds {have}" in form.effect.text()
    form.insist.setFocus()
    qtbot.keyClick(form.insist, Qt.Key.Key_Return)
    assert [type(one) for one in seen] == [Withdraw]
    assert paper.campaign.kingdoms[paper.campaign.at_table].treasury.value == -5
    notes = [line.note for line in paper.campaign.journal[paper.campaign.month]]
    assert "the queen wants it" in notes
    hands.panel.settle()
    told = hands.panel.player.told()
    assert "the queen wants it" in [line.note for line in told.lines]
    assert ("treasury", have, -5) in told.numbers


def test_a_refused_sale_can_be_insisted_on_with_enter(
    qtbot: QtBot, hands: Hands, paper: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = asked_for(monkeypatch)
    stand_at(paper, "income", "sales")
    form = form_of(hands.panel, SaleForm)
    assert isinstance(form, SaleForm)
    form.price.setValue(900_000)
    assert "base value" in form.effect.text()
    form.price.setFocus()
    qtbot.keyClick(form.price, Qt.Key.Key_Return)
    assert [type(one) for one in seen] == [SellValuable]


def test_what_cannot_be_is_not_insisted_on(hands: Hands, paper: Document) -> None:
    from kingdom_gui.views.turn.money_forms import DepositForm

    stand_at(paper, "income", "deposits")
    form = form_of(hands.panel, DepositForm)
    assert isinstance(form, DepositForm)
    form.amount.setValue(10)  # less than 1 BP
    assert isinstance(form.action(), Deposit)
    assert not form.insist.isVisibleTo(form)
    assert not form.button.isEnabled()


def test_a_withdrawal_tells_beforehand_what_it_stirs_up(hands: Hands, paper: Document) -> None:
    stand_at(paper, "income", "withdrawals")
    form = form_of(hands.panel, WithdrawForm)
    assert isinstance(form, WithdrawForm)
    unrest = paper.campaign.kingdoms[paper.campaign.at_table].unrest.value
    form.amount.setValue(5)
    assert form.effect.text().endswith(f"Unrest {unrest} → {unrest + 5}")


def test_the_army_is_chosen_in_a_list_no_wider_than_it_needs(hands: Hands, paper: Document) -> None:
    stand_at(paper, "edict", "armies")
    form = form_of(hands.panel, ArmyForm)
    assert isinstance(form, ArmyForm)
    QApplication.processEvents()
    assert form.which.width() < form.width() / 2
