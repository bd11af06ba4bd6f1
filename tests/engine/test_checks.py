"""Checks that actions call for: what weighs on any check weighs on them, and the journal tells it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.state import JournalEntry, Modifier

from .table import HOME, Table

EAST: hexes.HexId = (0, 1, 0)


def realm() -> Table:
    """Two towns side by side, and nobody whose abilities add anything."""
    table = Table().found(size=7, treasury=50).reign().everyone()
    for name, hex_id in (("a", HOME), ("b", EAST)):
        table.do(actions.FoundSettlement(settlement=name, name=name, hex=hex_id, granted=True))
    return table


def befall(table: Table, target: str, amount: int) -> None:
    """Let an event change checks this month."""
    modifier = Modifier(900, target, amount, Source("event", "natural_blessing"))
    draft = Draft(table.campaign)
    draft.kingdom("k", lambda k: replace(k, modifiers=(*k.modifiers, modifier)))
    table.campaign = draft.campaign


def the_check(table: Table) -> JournalEntry:
    return next(x for x in table.campaign.journal[1] if x.code in ("check_passed", "check_failed"))


@pytest.mark.parametrize(
    ("target", "action"),
    [
        ("stability_check", actions.MoveCapital(settlement="b", natural=10, die=1)),
        ("loyalty_check", actions.Abdicate(role="general", natural=10)),
    ],
)
@pytest.mark.parametrize("amount", [4, -4])
def test_what_events_add_to_checks_is_added_to_those_of_actions(
    target: str, action: actions.Action, amount: int
) -> None:
    """A blessing helps to move the capital, a scandal hinders a farewell (IT L1224, L1250)."""
    plain, changed = realm(), realm()
    befall(changed, target, amount)
    plain.do(action)
    changed.do(action)
    before, after = the_check(plain), the_check(changed)
    assert after.parameters["total"] - before.parameters["total"] == amount  # type: ignore[operator]
    assert sum(e.amount for e in after.modifiers) == sum(e.amount for e in before.modifiers) + amount


def test_an_event_may_save_what_would_fail() -> None:
    """The Stability check of a capital that moves: one that just fails passes with 4 more."""
    table = realm()
    dc, stability = table.total("control_dc"), table.total("stability")
    table.do(actions.AddModifier(target="stability", amount=dc - 10 - stability - 4, note="a bad year"))
    befall(table, "stability_check", 4)
    table.do(actions.MoveCapital(settlement="b", natural=10, die=6))
    assert the_check(table).code == "check_passed"
    assert table.total("unrest") == 1


def test_the_game_master_helps_a_check_and_not_its_attribute() -> None:
    plain, helped = realm(), realm()
    helped.do(actions.AddModifier(target="stability_check", amount=4, note="a good omen", months=1))
    assert helped.total("stability") == plain.total("stability")
    for table in (plain, helped):
        table.do(actions.MoveCapital(settlement="b", natural=10, die=6))
    total = the_check(helped).parameters["total"]
    assert total == int(the_check(plain).parameters["total"]) + 4
    assert helped.refused(actions.AddModifier(target="size_check", amount=1)) == ["no_such_total"]


def test_the_journal_names_what_helps_to_win_a_city_back() -> None:
    """The way to the far town lies over the neck; who wants to come back adds 5 (IT L348)."""
    table = realm()
    table.do(actions.PaintTerrain(hexes=((0, 4, 0), (0, 5, 0)), terrain="plains"))
    far: hexes.HexId = (0, 3, 0)
    table.do(actions.Claim(hexes=((0, 2, 0), far), granted=True))
    table.do(actions.FoundSettlement(settlement="c", name="c", hex=far, granted=True))
    table.do(actions.Abandon(hexes=((0, 2, 0),)))
    table.do(actions.Claim(hexes=((0, 2, 0),), dice={"c": (20,)}))
    check = the_check(table)
    assert {e.source: e.amount for e in check.modifiers}[Source("rule", "win_back")] == 5
    natural, total = check.parameters["natural"], check.parameters["total"]
    assert natural + sum(e.amount for e in check.modifiers) == total  # type: ignore[operator]
