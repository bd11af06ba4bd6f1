"""Settlements in a campaign file: where they lie, and what stands on which lots."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from ..engine.hexes import HexId
from ..engine.ruleset import Ruleset
from ..engine.standing import takes_lots
from ..engine.state import LOTS_PER_DISTRICT, Building, District, Settlement
from .bounds import LARGEST, LARGEST_PRICE, LAST_MONTH
from .crosscheck_optional import devotion_faults
from .faults import Fault, FaultPath, between, ids, shown, twice, unknown

Placed = tuple[Settlement, FaultPath]  # a settlement, and where in the file it stands

LAST_LOT = LOTS_PER_DISTRICT - 1


def settlement_faults(
    settlements: list[Settlement], path: FaultPath, hexes: Container[HexId], rules: Ruleset
) -> Iterator[Fault]:
    """Faults of a list of settlements that stands at `path`; `hexes` are those of the map."""
    placed = [(settlement, (*path, index)) for index, settlement in enumerate(settlements)]
    yield from ids("settlement", [settlement.id for settlement in settlements], path)
    yield from place_faults(placed, hexes)
    for settlement, here in placed:
        yield from between(settlement.founded, 0, LAST_MONTH, (*here, "founded"))
        yield from between(settlement.ready, 0, LAST_MONTH, (*here, "ready"))
        if not settlement.districts:
            yield Fault("no_district", (*here, "districts"))
        yield from _building_ids(settlement, here)
        for token_index, token in enumerate(settlement.tokens):
            yield from unknown(
                "building", token.kind, rules.buildings, (*here, "tokens", token_index, "kind")
            )
        for place, item in enumerate(settlement.items):
            item_path = (*here, "items", place)
            yield from between(item.slot, 0, LARGEST, (*item_path, "slot"))
            yield from between(item.price, 0, LARGEST, (*item_path, "price"))
        for number, district in enumerate(settlement.districts):
            yield from _district_faults(district, rules, (*here, "districts", number))


def place_faults(placed: Iterable[Placed], hexes: Container[HexId]) -> Iterator[Fault]:
    """Faults of where settlements lie: off the map, or two in one hex."""
    taken: dict[HexId, str] = {}
    for settlement, path in placed:
        if settlement.hex not in hexes:
            yield Fault("hex_off_map", (*path, "hex"), {"hex": shown(list(settlement.hex))})
        if settlement.hex in taken:
            yield Fault("hex_taken", (*path, "hex"), {"other": taken[settlement.hex]})
        taken[settlement.hex] = settlement.id


def _building_ids(settlement: Settlement, path: FaultPath) -> Iterator[Fault]:
    seen: set[int] = set()
    for number, district in enumerate(settlement.districts):
        for index, building in enumerate(district.buildings):
            if building.id in seen:
                here = (*path, "districts", number, "buildings", index, "id")
                yield Fault("twice", here, {"category": "building_number", "found": str(building.id)})
            seen.add(building.id)


def _district_faults(district: District, rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
    yield from twice("side", district.water, (*path, "water"))
    for index, lot in enumerate(district.blocked):
        yield from between(lot, 0, LAST_LOT, (*path, "blocked", index))
    for index, wreck in enumerate(district.wrecks):
        here = (*path, "wrecks", index)
        yield from unknown("building", wreck.kind, rules.buildings, (*here, "kind"))
        for name in ("lots", "left"):
            for place, lot in enumerate(getattr(wreck, name)):
                yield from between(lot, 0, LAST_LOT, (*here, name, place))
    holders: dict[int, Building] = {}
    for index, building in enumerate(district.buildings):
        if not _is_sound(building, rules):
            yield from _building_faults(building, rules, (*path, "buildings", index))
        kind = rules.buildings.get(building.kind)
        if kind is None or not takes_lots(kind):
            continue
        for place, lot in enumerate(building.lots):
            if lot in holders:
                here = (*path, "buildings", index)
                parameters: dict[str, str | int] = {
                    "lot": lot,
                    "found": building.kind,
                    "other": holders[lot].kind,
                }
                yield Fault("lot_taken", (*here, "lots", place), parameters)
            holders[lot] = building


def _building_faults(building: Building, rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
    yield from unknown("building", building.kind, rules.buildings, (*path, "kind"))
    for place, lot in enumerate(building.lots):
        yield from between(lot, 0, LAST_LOT, (*path, "lots", place))
    kind = rules.buildings.get(building.kind)
    if kind is not None and not kind.lotless and not kind.lots <= len(building.lots) <= kind.lots_max:
        parameters: dict[str, str | int] = {
            "found": len(building.lots),
            "low": kind.lots,
            "high": kind.lots_max,
        }
        yield Fault("lot_count", (*path, "lots"), parameters)
    yield from between(building.id, 0, LARGEST, (*path, "id"))
    yield from between(building.month, 0, LAST_MONTH, (*path, "month"))
    yield from between(building.paid, 0, LARGEST_PRICE, (*path, "paid"))
    yield from between(building.figure, 0, LARGEST_PRICE, (*path, "figure"))
    yield from between(building.closes, 0, LAST_MONTH, (*path, "closes"))
    for number, exhibit in enumerate(building.exhibits):
        yield from between(exhibit.price, 0, LARGEST_PRICE, (*path, "exhibits", number, "price"))
    yield from devotion_faults(building, rules, (*path, "devotion"))


def _is_sound(building: Building, rules: Ruleset) -> bool:
    """The same checks at once, for the many that are right; a dedicated one is looked at closely."""
    kind = rules.buildings.get(building.kind)
    return (
        kind is not None
        and all(0 <= lot <= LAST_LOT for lot in building.lots)
        and (kind.lotless or kind.lots <= len(building.lots) <= kind.lots_max)
        and 0 <= building.id <= LARGEST
        and 0 <= building.month <= LAST_MONTH
        and 0 <= building.paid <= LARGEST_PRICE
        and 0 <= building.figure <= LARGEST_PRICE
        and 0 <= building.closes <= LAST_MONTH
        and all(0 <= exhibit.price <= LARGEST_PRICE for exhibit in building.exhibits)
        and building.devotion is None
    )
