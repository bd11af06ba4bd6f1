"""What lets a trade route pass a hex, how long the hex counts, and how fast merchants cross it (IT L1312).

Lengths are in half hexes, days in quarters, so that all of them are whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..memo import remembered
from ..rule_effects import TradePassage, TradeWay
from ..ruleset import Ruleset
from ..settlement_totals import SettlementNumbers
from ..state import Hex

HALVES = 2  # in a hex of length
QUARTERS = 4  # in a day
RIVER, COAST, WATER = "river", "coastline", "water"
# Hexes a day by what carries the goods; everything else, and a river upstream, takes a day a hex.
HEXES_A_DAY = {COAST: 2, WATER: 4}
DOWNSTREAM = 4
END = "end"  # a hex where a route begins or ends, with no other way into it: it counts as one
LAWLESS = "lawless"  # a hex the rules bar and the GM lets pass: it counts as open country does
END_HALVES, LAWLESS_HALVES = 2, 4


class Way(NamedTuple):
    """One way through a hex: what gives it (a terrain, improvement or special terrain), and its length."""

    kind: str  # terrain, improvement, special_terrain, or trade for an end and a hex the GM lets pass
    id: str
    halves: int
    ref: str = ""


def passages(settlement: SettlementNumbers) -> frozenset[str]:
    """The waters that the working buildings of a settlement of departure open: coasts, rivers, open water."""
    return frozenset(kind for _, effect in settlement.with_effect(TradePassage) for kind in effect.terrain)


def ways(there: Hex, opened: frozenset[str], rules: Ruleset) -> tuple[Way, ...]:
    """All ways through a hex with these waters opened; none where a trade route may not pass it."""
    return _ways(there.terrain, there.coast, bool(there.river), there.improvements, opened, rules)


def best_way(there: Hex, opened: frozenset[str], rules: Ruleset, downstream: bool = False) -> Way | None:
    """The shortest way through a hex and, among those, the fastest; None where there is none."""
    found = ways(there, opened, rules)
    return min(found, key=lambda way: (way.halves, quarters(way, downstream)), default=None)


def quarters(way: Way, downstream: bool) -> int:
    """Quarters of a day that it takes to cross a hex."""
    if way.id == RIVER and downstream:
        return QUARTERS // DOWNSTREAM
    return QUARTERS // HEXES_A_DAY.get(way.id, 1)


@remembered(512)
def _ways(
    terrain: str,
    coast: bool,
    river: bool,
    improvements: tuple[str, ...],
    opened: frozenset[str],
    rules: Ruleset,
) -> tuple[Way, ...]:
    return tuple(_found(terrain, coast, river, improvements, opened, rules))


def _found(
    terrain: str,
    coast: bool,
    river: bool,
    improvements: Iterable[str],
    opened: frozenset[str],
    rules: Ruleset,
) -> Iterator[Way]:
    needed = _needs_passage(rules)
    for kind in (terrain, COAST) if coast else (terrain,):
        record = rules.terrain.get(kind)
        length = record.trade_length if record is not None else None
        if record is not None and length is not None and (kind not in needed or kind in opened):
            yield Way("terrain", kind, round(length * HALVES), record.ref)
    for kind in improvements:
        for effect in rules.improvements[kind].effects_of(TradeWay):
            yield Way("improvement", kind, round(effect.length * HALVES), rules.improvements[kind].ref)
    special = rules.special_terrain.get(RIVER) if river and RIVER in opened else None
    for effect in special.effects_of(TradeWay) if special is not None else ():
        yield Way("special_terrain", RIVER, round(effect.length * HALVES), special.ref if special else "")


@remembered(8)
def _needs_passage(rules: Ruleset) -> frozenset[str]:
    """Terrain that some building has to open."""
    found: set[str] = set()
    for building in rules.buildings.values():
        for effect in building.effects_of(TradePassage):
            found.update(effect.terrain)
    return frozenset(found)
