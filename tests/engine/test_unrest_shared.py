"""Unrest shared out or averaged: what leaders and buildings caused is left out (IT L1413, D78, E11)."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.ledger import Entry, Source
from kingdom_gui.engine.state import Kingdom, Stock
from kingdom_gui.engine.unrest_shared import own_unrest, unrest_of_union, unrest_share


def kingdom(*opening: tuple[str, int], entries: tuple[Entry, ...] = (), key: str = "k") -> Kingdom:
    return Kingdom(key, key.upper(), stage="reigning", unrest=Stock(opening, entries))


def entry(amount: int, kind: str, applies: bool = True) -> Entry:
    return Entry(amount, Source(kind, "x"), applies=applies)


@pytest.mark.parametrize(
    ("opening", "whole"),
    [
        ((("event", 5), ("gm", 2)), 7),
        ((("building", -4), ("event", 9)), 9),  # 9 of events stay whole though 5 show
        ((("event", 3), ("leader", 2), ("vacancy", 4)), 3),
        ((("building", -5), ("event", 3), ("floor", 2)), 3),  # the floor made up for the buildings
        ((("edict", -5), ("event", 3), ("floor", 4)), 2),  # this floor is the rest's own
        ((("building", -1), ("edict", -5), ("event", 4), ("floor", 4)), 2),  # 4 - 5 + 3 of the floor
        ((("building", -5), ("floor", 5), ("leader", 1)), 0),  # the leader's 1 is nobody's but the leader's
        ((("building", -5), ("event", 3), ("floor", 2), ("leader", 4)), 3),
        ((("edict", -5), ("building", 9)), 0),  # never below 0
        ((), 0),
    ],
)
def test_what_leaders_and_buildings_caused_is_no_part_of_it(
    opening: tuple[tuple[str, int], ...], whole: int
) -> None:
    found = own_unrest(kingdom(*opening))
    assert found.total == whole
    assert sum(e.amount for e in found if e.applies) == whole
    assert {e.source.id for e in found if e.reason == "leaders_and_buildings"} <= {
        "building", "leader", "vacancy", "floor",
    }  # fmt: skip


def test_this_months_lines_count_by_their_own_source() -> None:
    lines = (entry(4, "event"), entry(2, "leader"), entry(9, "event", applies=False), entry(-1, "building"))
    found = own_unrest(kingdom(("event", 1), entries=lines))
    assert found.total == 5
    assert [e.amount for e in found if e.reason == "leaders_and_buildings"] == [2, -1]


@pytest.mark.parametrize(
    ("unrest", "kingdoms", "share"),
    [(7, 2, 3), (7, 3, 2), (6, 3, 2), (2, 3, 1), (1, 2, 1), (0, 2, 1)],
)
def test_a_share_is_rounded_down_and_1_at_least(unrest: int, kingdoms: int, share: int) -> None:
    """Rulings D78 and E11: 7 among two kingdoms made is 3, the parent being one of the two."""
    found = unrest_share(kingdom(("event", unrest)), kingdoms)
    assert found.total == share
    assert next(iter(found)).amount == unrest


@pytest.mark.parametrize(("first", "second", "average"), [(5, 2, 3), (4, 4, 4), (1, 0, 1), (0, 0, 1)])
def test_a_union_begins_with_the_average(first: int, second: int, average: int) -> None:
    ones = [kingdom(("event", first), ("leader", 8)), kingdom(("gm", second), key="w")]
    found = unrest_of_union(ones)
    assert found.total == average
    assert [e.note for e in found][:2] == ["K", "W"]


def test_a_neighbour_whose_books_nobody_keeps_has_no_say_in_the_average() -> None:
    neighbour = Kingdom("n", "N", stage="neighbour")
    assert unrest_of_union([kingdom(("event", 5)), neighbour]).total == 5
