"""Settlements in a campaign file: where they lie, and what stands on which lots."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from ..engine.actions.build_site import lots_allowed, stands_on_side
from ..engine.hexes import HexId
from ..engine.lots import is_shape
from ..engine.ruleset import Building as Kind
from ..engine.ruleset import Ruleset
from ..engine.standing import find, takes_lots
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
            token_path = (*here, "tokens", token_index)
            yield from unknown("building", token.kind, rules.buildings, (*token_path, "kind"))
            yield from _of_a_building(token.building, settlement, (*token_path, "building"))
        yield from _item_faults(settlement, here)
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


def _of_a_building(number: int, settlement: Settlement, path: FaultPath) -> Iterator[Fault]:
    """A fault where no building of the settlement has the number."""
    if find(settlement, number) is None:
        yield Fault("no_building_of_number", path, {"number": number})


def _item_faults(settlement: Settlement, path: FaultPath) -> Iterator[Fault]:
    """Faults of items for sale: in no building that is there, or two in one slot."""
    taken: set[tuple[int, int]] = set()
    for place, item in enumerate(settlement.items):
        here = (*path, "items", place)
        yield from between(item.slot, 0, LARGEST, (*here, "slot"))
        yield from between(item.price, 0, LARGEST, (*here, "price"))
        if item.building:  # 0 is the slot of a find
            yield from _of_a_building(item.building, settlement, (*here, "building"))
        if (item.building, item.slot) in taken:
            parameters: dict[str, str | int] = {"category": "item_slot", "found": str(item.slot)}
            yield Fault("twice", (*here, "slot"), parameters)
        taken.add((item.building, item.slot))


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
            yield from twice("lot", map(str, getattr(wreck, name)), (*here, name))
        for place, lot in enumerate(wreck.left):
            if lot not in wreck.lots:
                yield Fault("lot_not_of_wreck", (*here, "left", place), {"lot": lot, "found": wreck.kind})
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
    if (kind := rules.buildings.get(building.kind)) is not None:
        yield from _site_faults(building, kind, path)
    yield from between(building.id, 0, LARGEST, (*path, "id"))
    yield from between(building.month, 0, LAST_MONTH, (*path, "month"))
    yield from between(building.paid, 0, LARGEST_PRICE, (*path, "paid"))
    yield from between(building.figure, 0, LARGEST_PRICE, (*path, "figure"))
    yield from between(building.closes, 0, LAST_MONTH, (*path, "closes"))
    for number, exhibit in enumerate(building.exhibits):
        yield from between(exhibit.price, 0, LARGEST_PRICE, (*path, "exhibits", number, "price"))
    yield from devotion_faults(building, rules, (*path, "devotion"))


def _site_faults(building: Building, kind: Kind, path: FaultPath) -> Iterator[Fault]:
    """Faults of where a building stands: too many or too few lots, not together, or a side amiss."""
    low, high = lots_allowed(kind)
    if not low <= len(building.lots) <= high:
        parameters: dict[str, str | int] = {
            "found": len(building.lots),
            "low": low,
            "high": high if high > low else 0,
        }
        yield Fault("lot_count", (*path, "lots"), parameters)
    elif building.lots and not _lie_together(building.lots):
        yield Fault("lots_apart", (*path, "lots"))
    if stands_on_side(kind) != bool(building.side):
        code = "stands_on_no_side" if building.side else "stands_on_side"
        yield Fault(code, (*path, "side"), {"building": kind.id})


def _lie_together(lots: tuple[int, ...]) -> bool:
    return len(lots) == 1 or (len(set(lots)) == len(lots) and is_shape(lots))


def _is_sound(building: Building, rules: Ruleset) -> bool:
    """The same checks at once, for the many that are right; a dedicated one is looked at closely."""
    kind = rules.buildings.get(building.kind)
    if kind is None:
        return False
    low, high = lots_allowed(kind)
    return (
        all(0 <= lot <= LAST_LOT for lot in building.lots)
        and low <= len(building.lots) <= high
        and (not building.lots or _lie_together(building.lots))
        and stands_on_side(kind) == bool(building.side)
        and 0 <= building.id <= LARGEST
        and 0 <= building.month <= LAST_MONTH
        and 0 <= building.paid <= LARGEST_PRICE
        and 0 <= building.figure <= LARGEST_PRICE
        and 0 <= building.closes <= LAST_MONTH
        and all(0 <= exhibit.price <= LARGEST_PRICE for exhibit in building.exhibits)
        and building.devotion is None
    )
