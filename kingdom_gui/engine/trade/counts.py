"""What a kind of trade route carries: what it needs, what is counted for it, and what it adds to Economy.

Of food and raw materials the improvements of the whole kingdom count; of goods and luxury goods the buildings
of the settlement of departure (IT L1320-1327, ruling A34).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

from immutables import Map

from ..figures import SettlementFigures
from ..hexes import HexId
from ..ledger import Entry, Source
from ..rule_effects import TradeCounts, TradeEnables, TradeNeeds, TradeRoute
from ..ruleset import Ruleset
from ..state import Hex, Route

KINDS: tuple[TradeRoute, ...] = get_args(TradeRoute)
PER = 10  # so many add 1 to Economy
REFS = {"food": "IT L1321", "goods": "IT L1327", "luxury_goods": "IT L1320", "raw_materials": "IT L1326, A34"}
FROM_LAND = ("food", "raw_materials")  # counted in the whole kingdom
OF_SURPLUS = "food"  # carried only while farms keep Consumption below 0
NO_SURPLUS, NOT_COUNTED = "no_food_surplus", "not_counted_for_trade"


def needs(kind: TradeRoute, rules: Ruleset) -> dict[str, int]:
    """The buildings a route of this kind needs in its settlement of departure, and how many of each."""
    return {
        building.id: effect.count
        for building in rules.buildings.values()
        for effect in building.effects_of(TradeNeeds)
        if effect.route == kind
    }


def missing(kind: TradeRoute, settlement: SettlementFigures, rules: Ruleset) -> dict[str, int]:
    """Of what such a route needs, what the settlement lacks (working buildings count), and how many."""
    there = Counter(building.kind for building in settlement.effective_buildings())
    return {
        building: count - there[building]
        for building, count in needs(kind, rules).items()
        if there[building] < count
    }


def counted(
    kind: TradeRoute,
    departure: SettlementFigures,
    settlements: Iterable[SettlementFigures],
    realm: Iterable[HexId],
    hexes: Map[HexId, Hex],
    rules: Ruleset,
) -> tuple[dict[str, int], dict[str, int]]:
    """What counts for a kind of route, by building and improvement, and what is left out for want of a
    building in the settlement of departure.
    """
    from_land = kind in FROM_LAND
    found: Counter[str] = Counter()
    for settlement in settlements if from_land else (departure,):
        for building, effect in settlement.with_effect(TradeCounts):
            if effect.route == kind:
                found[building.kind] += 1
    if from_land:
        counting = {
            record.id
            for record in rules.improvements.values()
            if any(effect.route == kind for effect in record.effects_of(TradeCounts))
        }
        for hex_id in realm:
            found.update(counting.intersection(hexes[hex_id].improvements))
    barred = _waits(kind, departure, rules)
    return (
        {name: found[name] for name in sorted(found) if name not in barred},
        {name: found[name] for name in sorted(found) if name in barred},
    )


def cargo_entries(
    route: Route,
    departure: SettlementFigures,
    settlements: Iterable[SettlementFigures],
    realm: Iterable[HexId],
    hexes: Map[HexId, Hex],
    consumption_raw: int,
    rules: Ruleset,
) -> Iterator[Entry]:
    """What a route's cargo adds to Economy: 1 for each ten that count, of food while there is surplus."""
    found, left_out = counted(route.kind, departure, settlements, realm, hexes, rules)
    count = sum(found.values())
    hungry = route.kind == OF_SURPLUS and consumption_raw >= 0
    source = Source("trade_cargo", route.kind, route.settlement)
    yield Entry(
        count // PER,
        source,
        REFS[route.kind],
        not hungry,
        NO_SURPLUS if hungry else "",
        (("counted", count), ("per", PER)),
    )
    more = (count + sum(left_out.values())) // PER - count // PER
    if more:
        yield Entry(more, source, REFS[route.kind], False, NOT_COUNTED)


def _waits(kind: TradeRoute, departure: SettlementFigures, rules: Ruleset) -> set[str]:
    """Improvements that are not counted because the settlement has no building that lets them."""
    locked: set[str] = set()
    for building in rules.buildings.values():
        for effect in building.effects_of(TradeEnables):
            if effect.route == kind:
                locked.update(effect.improvements)
    for _, effect in departure.with_effect(TradeEnables):
        if effect.route == kind:
            locked.difference_update(effect.improvements)
    return locked
