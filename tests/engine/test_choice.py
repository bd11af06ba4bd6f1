"""What a Ruler and a Spymaster add to: once, or anew in each Edict phase (IT L74, L76, L112)."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions

from .table import Table
from .turn_table import TurnTable

SPY = actions.Appoint(role="spymaster", name="the spymaster", abilities={"int": 4}, attributes=("economy",))
RULER = actions.Appoint(role="ruler", name="the ruler", abilities={"cha": 4}, attributes=("economy",))


def choose(role: str, *attributes: str, **more: str) -> actions.ChooseAttributes:
    return actions.ChooseAttributes(role=role, attributes=attributes, **more)


def month(size: int = 20) -> TurnTable:
    table = TurnTable.paper(stability=90, size=size)
    table.do(actions.Dismiss(role="spymaster"), actions.Dismiss(role="ruler"), SPY, RULER)
    table.go_to("edict.leaders")
    return table


def test_a_spymaster_chooses_anew_once_an_edict_phase() -> None:
    """+4 moves from Economy to Loyalty; a second change waits for the next Edict phase."""
    table = month()
    before = table.totals("economy", "loyalty")
    table.do(choose("spymaster", "loyalty"))
    after = table.totals("economy", "loyalty")
    assert {n: after[n] - before[n] for n in before} == {"economy": -4, "loyalty": 4}
    assert table.refused(choose("spymaster", "stability")) == ["choice_made"]
    table.do(choose("spymaster", "stability", override="a mistake"))


def test_outside_the_edict_phase_a_spymaster_chooses_nothing() -> None:
    """The allowance opens again with the next Edict phase, not before."""
    table = month()
    table.do(choose("spymaster", "loyalty"))
    table.go_to("income.withdrawals")
    assert table.refused(choose("spymaster", "stability")) == ["choice_in_edict_phase"]
    table.go_to("done")
    table.do(actions.AdvanceMonth())
    assert table.refused(choose("spymaster", "stability")) == ["choice_in_edict_phase"]
    table.go_to("edict.leaders")
    table.do(choose("spymaster", "stability"))


def test_changing_the_card_is_the_same_choice() -> None:
    """Whoever edits the Spymaster gets past neither limit."""
    table = month()
    table.do(
        actions.Appoint(role="spymaster", name="the spymaster", abilities={"int": 4}, attributes=("loyalty",))
    )
    again = actions.Appoint(role="spymaster", name="the spymaster", attributes=("stability",))
    assert table.refused(again) == ["choice_made"]
    table.do(actions.Appoint(role="spymaster", name="the spymaster", attributes=("loyalty",), days=9))


def test_a_new_spymaster_chooses_on_appointment() -> None:
    table = month()
    table.do(choose("spymaster", "loyalty"))
    table.do(
        actions.Appoint(role="spymaster", name="Bo", attributes=("stability",), replacing="the spymaster")
    )
    assert table.refused(choose("spymaster", "economy")) == ["choice_made"]


def test_a_rulers_choice_lasts() -> None:
    """IT L74 names no phase in which it is made anew; the GM may allow it."""
    table = month()
    assert table.refused(choose("ruler", "loyalty")) == ["choice_lasts"]
    table.do(choose("ruler", "loyalty", override="a new age"))


def test_a_ruler_adds_attributes_as_the_kingdom_grows() -> None:
    """One below Size 26, a second from there; the first stays."""
    table = month(size=26)
    before = table.totals("economy", "loyalty")
    table.do(choose("ruler", "economy", "loyalty"))
    after = table.totals("economy", "loyalty")
    assert {n: after[n] - before[n] for n in before} == {"economy": 0, "loyalty": 4}
    assert table.refused(choose("ruler", "loyalty", "stability")) == ["choice_lasts"]


def test_too_many_attributes_wait_and_are_told() -> None:
    table = month(size=20)
    change = table.do(choose("ruler", "economy", "loyalty"))
    assert [w.code for w in change.warnings] == ["attributes_later"]
    waiting = [e.reason for e in table.numbers.ledger("loyalty") if e.source.id == "ruler"]
    assert waiting == ["size_too_small"]


def test_married_rulers_add_to_the_same_attributes() -> None:
    """IT L76: both modifiers to the attribute that was chosen."""
    table = month(size=26)
    table.do(actions.Dismiss(role="consort"))
    before = table.totals("economy", "loyalty")
    bo = actions.Appoint(role="ruler", name="Bo", abilities={"cha": 2}, attributes=("loyalty",))
    assert table.refused(bo) == ["rulers_choose_together"]
    table.do(actions.Appoint(role="ruler", name="Bo", abilities={"cha": 2}))
    assert table.total("economy") - before["economy"] == 2
    table.do(choose("ruler", "economy", "loyalty"))
    assert table.total("loyalty") - before["loyalty"] == 4 + 2
    assert {x.attributes for x in table.kingdom.leaders if x.role == "ruler"} == {("economy", "loyalty")}


def test_before_the_reign_choices_are_free() -> None:
    table = Table().found()
    table.do(SPY, RULER, choose("spymaster", "loyalty"), choose("ruler", "stability"))
    table.do(choose("spymaster", "economy"))
    assert table.kingdom.use.chosen == ()


def test_what_cannot_be_chosen() -> None:
    table = month()
    assert table.refused(choose("general", "stability")) == ["no_choice_of_attributes"]
    assert table.refused(choose("jester", "stability")) == ["no_such_role"]
    assert table.refused(choose("spymaster", "fame")) == ["no_such_attribute"]
    assert table.refused(choose("spymaster")) == ["attribute_missing"]
    assert table.refused(choose("spymaster", "economy")) == ["attributes_unchanged"]
    assert table.refused(choose("spymaster", "loyalty", name="Zoe")) == ["nobody_there"]
    table.do(actions.Grant(unrest=20, note="riots"))
    assert table.refused(choose("spymaster", "loyalty")) == ["anarchy"]
