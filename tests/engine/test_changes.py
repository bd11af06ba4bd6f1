"""What changed between two moments: the numbers, and the sources that sum to the difference."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.changes import NumberChange, changes, settlement_changes
from kingdom_gui.engine.history import at, moments
from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.totals import NAMES, numbers

from .table import HOME, RULES, Table
from .test_history import three_months


def by_name(before: Campaign, after: Campaign) -> dict[str, NumberChange]:
    return {change.name: change for change in changes(before, after, "k", RULES)}


def test_a_building_is_told_with_what_it_gives_and_what_it_cost() -> None:
    """A library: Economy +1, Loyalty +1, 6 BP (IT L627)."""
    table, _ = three_months()
    before = table.campaign
    table.do(actions.Build(settlement="a", building="library", lots=(7,)))
    found = by_name(before, table.campaign)
    assert set(found) == {"economy", "loyalty", "population", "treasury"}
    economy = found["economy"]
    assert economy.after == economy.before + 1
    (source,) = economy.sources
    assert (source.entry.source.id, source.before, source.after, source.amount) == ("library", None, 1, 1)
    (price,) = found["treasury"].sources
    assert (price.entry.source.kind, price.entry.source.id, price.amount) == (
        "purchase",
        "building.library",
        -6,
    )


def test_what_is_gone_has_no_after() -> None:
    table, _ = three_months()
    before = table.campaign
    table.do(
        actions.Demolish(settlement="a", number=table.campaign.settlements["a"].districts[0].buildings[0].id)
    )
    (source,) = by_name(before, table.campaign)["economy"].sources
    assert (source.before, source.after, source.amount) == (1, None, -1)


def test_a_stock_is_told_by_what_came_and_went_in_closed_months() -> None:
    """From month 1 to month 4: the taxes and the Consumption of three months, the library of the second."""
    table, starts = three_months()
    found = by_name(at(table.campaign, 1), table.campaign)["treasury"]
    told = {(s.entry.source.kind, s.entry.source.id): s.amount for s in found.sources}
    assert told[("purchase", "building.library")] == -6
    assert told[("rule", "taxes")] > 0
    assert found.amount == sum(told.values())
    assert found.before == starts[1].kingdoms["k"].treasury.value


def test_turned_round_everything_is_opposite() -> None:
    table, _ = three_months()
    there, back = (
        by_name(at(table.campaign, 2), table.campaign),
        by_name(table.campaign, at(table.campaign, 2)),
    )
    assert {name: -change.amount for name, change in back.items()} == {n: c.amount for n, c in there.items()}
    assert all(
        {(s.entry.source, -s.amount) for s in back[name].sources}
        == {(s.entry.source, s.amount) for s in there[name].sources}
        for name in there
    )


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_sources_sum_to_the_difference_and_no_other_number_differs(first: int) -> None:
    table, _ = three_months()
    table.do(actions.Grant(treasury=5, unrest=2, note="a bad night"))
    for month in (m for m in moments(table.campaign) if m >= first):
        for after in (at(table.campaign, month), table.campaign):
            before = at(table.campaign, first)
            found = by_name(before, after)
            old, new = numbers(before, "k", RULES), numbers(after, "k", RULES)
            for name in NAMES:
                change = found.get(name)
                assert (change.before, change.after) if change else old.total(name) == new.total(name)
                if change:
                    assert (change.before, change.after) == (old.total(name), new.total(name))
                    assert change.amount == sum(source.amount for source in change.sources), name


def test_without_the_months_between_a_stock_is_told_by_kind_of_source() -> None:
    table, starts = three_months()
    from msgspec.structs import replace

    blind = replace(table.campaign, past=Campaign().past)
    found = by_name(starts[2], blind)["treasury"]
    assert {s.entry.source.kind for s in found.sources} == {"opening"}
    assert found.amount == sum(source.amount for source in found.sources)


def test_a_kingdom_that_was_not_there_counts_as_nothing() -> None:
    table = Table()
    before = table.campaign
    found = by_name(before, table.found(treasury=50).campaign)
    assert (found["treasury"].before, found["treasury"].after) == (0, 50)


def test_nothing_changed_is_told_as_nothing() -> None:
    table, _ = three_months()
    assert changes(table.campaign, table.campaign, "k", RULES) == ()
    assert settlement_changes(table.campaign, table.campaign, "k", RULES) == ()


def test_settlements_founded_changed_and_lost() -> None:
    table, starts = three_months()
    (founded,) = settlement_changes(starts[1], table.campaign, "k", RULES)
    assert (founded.settlement, founded.before, founded.after) == ("a", False, True)
    (grown,) = settlement_changes(starts[2], table.campaign, "k", RULES)
    assert (grown.before, grown.after) == (True, True)
    assert "lore" in {change.name for change in grown.numbers}
    before = table.campaign
    table.do(actions.Abandon(hexes=(HOME,), override="the marsh takes it"))
    (lost,) = settlement_changes(before, table.campaign, "k", RULES)
    assert (lost.before, lost.after, lost.name) == (True, False, "A")
