"""Fame and Infamy (IT L1382-1389): start, settlements, growth, uses; switched on and off."""

from __future__ import annotations

import pytest

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.options.fame import MARKS, influence
from kingdom_gui.engine.requests import Choose

from ..table import HOME, Table
from ..town import Town
from ..turn_table import TurnTable


def on(table: Table) -> Table:
    table.do(actions.SetRuling(ruling="fame_and_infamy", choice="on"))
    return table


def lines(table: Table, name: str, kind: str) -> list[tuple[int, str, bool]]:
    entries = table.numbers.ledger(name).entries
    return [(e.amount, e.source.id, e.applies) for e in entries if e.source.kind == kind]


def test_a_kingdom_starts_with_one_of_them() -> None:
    table = on(Table().found(size=1))
    assert table.totals("fame", "infamy") == {"fame": 0, "infamy": 0}
    assert lines(table, "fame", "renown") == lines(table, "infamy", "renown") == [(1, "0", False)]
    table.do(actions.ChooseRenown(mark=0, choice="infamy"))
    assert table.totals("fame", "infamy") == {"fame": 0, "infamy": 1}
    assert lines(table, "fame", "renown") == []


def test_growth_brings_one_at_each_mark() -> None:
    """At Size 11, 26, 51, 101 and 201: with the founding six points, as chosen 4 and 2."""
    table = on(Table().found(size=201))
    for mark in MARKS:
        table.do(actions.ChooseRenown(mark=mark, choice="infamy" if mark in (26, 101) else "fame"))
    assert table.totals("fame", "infamy") == {"fame": 4, "infamy": 2}


@pytest.mark.parametrize(("size", "reached"), [(10, 1), (11, 2), (25, 2), (26, 3), (101, 5), (200, 5)])
def test_a_mark_waits_until_it_is_reached(size: int, reached: int) -> None:
    table = on(Table().found(size=size))
    assert len(lines(table, "fame", "renown")) == reached
    if reached < len(MARKS):
        assert table.refused(actions.ChooseRenown(mark=MARKS[reached], choice="fame")) == ["mark_not_reached"]


def test_each_mark_counts_once() -> None:
    """A kingdom that shrinks below a mark and grows again gains nothing more (ruling D44)."""
    table = on(Table().found(size=11))
    table.do(actions.ChooseRenown(mark=11, choice="fame"))
    edge = table.campaign.realm("k")[-1]
    table.do(actions.Abandon(hexes=(edge,), override="the test needs it"))
    assert (table.total("size"), table.total("fame")) == (10, 1)
    table.do(actions.Claim(hexes=(edge,), granted=True))
    assert (table.total("size"), table.total("fame")) == (11, 1)
    assert table.refused(actions.ChooseRenown(mark=11, choice="fame")) == ["renown_decided"]
    assert table.refused(actions.ChooseRenown(mark=12, choice="fame")) == ["no_such_mark"]


@pytest.mark.parametrize(
    ("lore", "society", "corruption", "crime", "fame", "infamy"),
    [(9, 0, 0, 9, 0, 0), (9, 1, 9, 10, 1, 1), (25, 4, 15, 15, 2, 3), (-15, 4, -1, 0, 0, 0)],
)
def test_a_tenth_of_the_settlements_modifiers(
    lore: int, society: int, corruption: int, crime: int, fame: int, infamy: int
) -> None:
    """Lore and Society make Fame, Corruption and Crime Infamy: floored, never below 0 (ruling D43)."""
    town = Town(size=10)
    for name, amount in (("lore", lore), ("society", society), ("corruption", corruption), ("crime", crime)):
        if amount:
            town.do(actions.AddModifier(settlement="a", target=name, amount=amount, note="test"))
    on(town)
    assert town.totals("fame", "infamy") == {"fame": fame, "infamy": infamy}


def test_the_sum_is_over_all_settlements_and_told_in_its_line() -> None:
    town = Town(size=10)
    second = hexes.neighbours(HOME)[0]
    town.do(actions.FoundSettlement(settlement="b", name="Birch", hex=second, granted=True))
    for where, lore in (("a", 6), ("b", 7)):
        town.do(actions.AddModifier(settlement=where, target="lore", amount=lore, note="test"))
    on(town)
    (line,) = [e for e in town.numbers.ledger("fame").entries if e.source.kind == "settlements"]
    assert (line.amount, line.counts) == (1, (("lore", 13), ("society", 0), ("per", 10)))


def test_neither_falls_below_0() -> None:
    table = on(Table().found(size=1))
    table.do(actions.Grant(fame=-3, infamy=-1, note="a bad year"))
    assert table.totals("fame", "infamy") == {"fame": 0, "infamy": 0}


@pytest.mark.parametrize(("points", "bonus"), [(0, 0), (9, 0), (10, 1), (19, 1), (30, 3)])
def test_each_ten_points_help_with_officials(points: int, bonus: int) -> None:
    table = on(Table().found(size=1))
    if points:
        table.do(actions.Grant(fame=points, infamy=points, note="test"))
    diplomacy, intimidate = influence(table.numbers, "fame"), influence(table.numbers, "infamy")
    assert (diplomacy.name, diplomacy.total) == ("diplomacy", bonus)
    assert (intimidate.name, intimidate.total) == ("intimidate", bonus)


def test_off_only_buildings_and_events_bring_it() -> None:
    town = Town(size=30)
    town.put("house", 0)
    town.put("cathedral", 6, 7, 12, 13)
    plain = town.totals("fame", "infamy")
    assert plain == {"fame": 1, "infamy": 0}
    assert influence(town.numbers, "fame").entries == ()
    on(town)
    for mark in (0, 11, 26):
        town.do(actions.ChooseRenown(mark=mark, choice="fame"))
    assert town.total("fame") == 1 + 3
    town.do(actions.SetRuling(ruling="fame_and_infamy", choice="off"))
    assert town.totals("fame", "infamy") == plain
    on(town)
    assert town.total("fame") == 1 + 3  # the choices are kept


def test_chosen_while_off_it_waits() -> None:
    table = Table().found(size=1)
    done = table.do(actions.ChooseRenown(mark=0, choice="fame"))
    assert [warning.code for warning in done.warnings] == ["rule_not_in_use"]
    assert table.total("fame") == 0
    assert on(table).total("fame") == 1


def test_what_was_carried_over_is_not_counted_again() -> None:
    table = Table().adopt(size=30, fame=5)
    table.do(actions.Claim(hexes=(HOME,), granted=True))
    on(table.reign())
    assert table.total("fame") == 5
    table.do(actions.ChooseRenown(mark=11, choice="counted"))
    assert table.totals("fame", "infamy") == {"fame": 5, "infamy": 0}


def test_income_asks_what_growth_has_brought() -> None:
    table = TurnTable.paper(size=20)
    on(table)
    table.go_to("income.taxes")
    asked = table.asked
    assert isinstance(asked, Choose)
    assert (asked.id, asked.options, asked.parameters) == ("income.renown.0", ("fame", "infamy"), {"size": 0})
    table.play(income__renown__0="infamy", income__renown__11="fame", income__taxes=(10,))
    assert table.totals("fame", "infamy") == {"fame": 1, "infamy": 1}
    assert table.campaign.kingdoms["k"].renown == ((0, "infamy"), (11, "fame"))
    told = [line.parameters for line in table.campaign.journal[1] if line.code == "renown_chosen"]
    assert told == [{"choice": "infamy", "size": 0}, {"choice": "fame", "size": 11}]


def test_income_asks_nothing_while_it_is_off() -> None:
    table = TurnTable.paper(size=20)
    table.go_to("income.taxes")
    asked = table.asked
    assert asked is not None
    assert asked.id == "income.taxes"
