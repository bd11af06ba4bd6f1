"""How many days explorers need for a hex and for a way through many (IT L519-530, Tabella: Territorio)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..hexes import HexId
from ..ruleset import Ruleset
from ..state import Hex

CROSSING_DAYS = 1  # for a hex that is known already: the table has no days of mere travel
REF, TABLE_REF = "IT L1371", "IT L530"


class Stay(NamedTuple):
    """A hex on a way: its days, and whether they are spent exploring it or just crossing it."""

    hex: HexId
    terrain: str
    days: int
    explores: bool


def exploration_days(terrain: str, rules: Ruleset) -> int:
    """Days in which a typical party explores a hex of this terrain, at a speed of 9 metres (30 feet).

    A terrain without days of its own, such as a coast taken by itself, takes as many as crossing it.
    """
    record = rules.terrain.get(terrain)
    days = record.exploration_days if record is not None else None
    return CROSSING_DAYS if days is None else max(CROSSING_DAYS, days)


def stay_in(hex_id: HexId, there: Hex, known: bool, rules: Ruleset) -> Stay:
    """The days in one hex: exploring it or, where it is `known`, crossing it."""
    explores = not known
    return Stay(
        hex_id, there.terrain, exploration_days(there.terrain, rules) if explores else CROSSING_DAYS, explores
    )


def days_along(
    path: Iterable[HexId], hexes: Mapping[HexId, Hex], rules: Ruleset, explore_all: bool = False
) -> tuple[Stay, ...]:
    """The days in each hex of a path, in its order, for a party that explores what it comes through.

    Hexes that are explored are crossed, unless all are to be explored anew; a hex that comes twice is crossed
    the second time. Hexes that are not on the map are left out.
    """
    found: list[Stay] = []
    seen: set[HexId] = set()
    for hex_id in path:
        there = hexes.get(hex_id)
        if there is not None:
            known = hex_id in seen or (there.explored and not explore_all)
            found.append(stay_in(hex_id, there, known, rules))
            seen.add(hex_id)
    return tuple(found)
