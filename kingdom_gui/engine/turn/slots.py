"""Magic item slots: which are vacant, and filling those of the whole kingdom in one step (IT L501-508)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from ..district_part import ItemSlot
from ..items.records import ANY
from ..items.sources import Wanted
from ..requests import Roll
from ..settlement_totals import SettlementNumbers
from ..state import Item
from .found_items import find_item, price_bound
from .play import Play

FILLED_FROM = 51  # d100 (IT L506)
ROLLED = "upkeep.slots"  # the request for all districts at once


class OpenDistrict(NamedTuple):
    """A district (counted from 0) with its vacant slots, each with its number within its building."""

    here: SettlementNumbers
    number: int
    slots: list[tuple[ItemSlot, int]]


def slots_of(settlement: SettlementNumbers, district: int) -> list[tuple[ItemSlot, int]]:
    """The slots of one district, each with its number within its building."""
    counts: dict[int, int] = {}
    found = []
    for slot in settlement.parts[district].slots:
        number = counts.get(slot.building, 0)
        counts[slot.building] = number + 1
        found.append((slot, number))
    return found


def vacant(settlement: SettlementNumbers, district: int) -> list[tuple[ItemSlot, int]]:
    """The slots of one district that hold nothing."""
    if not settlement.parts[district].slots:
        return []
    held = {(item.building, item.slot) for item in settlement.settlement.items}
    return [(s, n) for s, n in slots_of(settlement, district) if (s.building, n) not in held]


def open_districts(settlements: Iterable[SettlementNumbers]) -> list[OpenDistrict]:
    """The districts with a vacant slot, in the order in which their dice are rolled."""
    found = []
    for here in settlements:
        for number in range(len(here.parts)):
            slots = vacant(here, number)
            if slots:
                found.append(OpenDistrict(here, number, slots))
    return found


def waiting(settlement: SettlementNumbers) -> list[Item]:
    """Finds of an event that the next Upkeep fills (IT L1249)."""
    return [item for item in settlement.settlement.items if not item.name]


def fill_slots(play: Play) -> None:
    """One d100 a district with a vacant slot, all rolled together; from 51 one of them fills (ruling D32).

    Which slot and what lies in it is drawn by the program unless the table wants those dice too. Finds of an
    event are filled without a roll. No item costs more than the settlement's base value.
    """
    settlements = play.numbers.settlements
    found = open_districts(settlements)
    placed: dict[str, list[Item]] = {}
    for district, rolled in zip(found, _rolled(play, found), strict=True):
        if rolled >= FILLED_FROM:
            item = _fill(play, district)
            if item is not None:
                placed.setdefault(district.here.settlement.id, []).append(item)
    for here in settlements:
        for find in waiting(here):
            item = _fill_find(play, here, find)
            if item is not None:
                placed.setdefault(here.settlement.id, []).append(item)
    for settlement, items in placed.items():
        put_items(play, settlement, items)


def _rolled(play: Play, found: list[OpenDistrict]) -> tuple[int, ...]:
    if not found:
        return ()
    where = ", ".join(_name(district) for district in found)
    roll = Roll(
        ROLLED,
        "fill_slots",
        100,
        len(found),
        by=play.roller("items"),
        parameters={"districts": len(found), "where": where},
    )
    answer = play.table.ask(roll)
    faces = answer if isinstance(answer, tuple) else (0,) * len(found)
    play.log("slots_rolled", districts=len(found), filled=sum(face >= FILLED_FROM for face in faces))
    return faces


def _name(district: OpenDistrict) -> str:
    """A district as the table knows it: the settlement's name, with a number where it has several."""
    name = district.here.settlement.name
    return f"{name} {district.number + 1}" if len(district.here.parts) > 1 else name


def _fill(play: Play, district: OpenDistrict) -> Item | None:
    here = district.here
    settlement = here.settlement
    key = f"upkeep.slot.{settlement.id}.{district.number}"
    slot, number = district.slots[_which(play, key, district)]
    most = price_bound(play, here.total("base_value"))
    item = find_item(play, Wanted(key, settlement.id, slot.kind, slot.tier, slot.kinds, most))
    return None if item is None else replace(item, building=slot.building, slot=number)


def _which(play: Play, key: str, district: OpenDistrict) -> int:
    """The place in the list of the vacant slot that fills: each is as likely."""
    if len(district.slots) == 1:
        return 0
    names = tuple(f"{slot.building}.{number}" for slot, number in district.slots)
    roll = Roll(
        f"{key}.which",
        "which_slot",
        len(names),
        by=play.roller("items"),
        parameters={"settlement": district.here.settlement.id},
        kind="slot",
        options=names,
        offered=play.campaign.settings.items_from != "by_hand",
    )
    answer = play.table.ask(roll)
    return answer[0] - 1 if isinstance(answer, tuple) else 0


def _fill_find(play: Play, here: SettlementNumbers, find: Item) -> Item | None:
    settlement = here.settlement.id
    most = price_bound(play, here.total("base_value"))
    key = f"upkeep.find.{settlement}.{find.slot}"
    item = find_item(play, Wanted(key, settlement, "", find.tier, (ANY,), most))
    return None if item is None else replace(item, building=find.building, slot=find.slot, until=find.until)


def put_items(play: Play, settlement: str, items: Iterable[Item]) -> None:
    """Put items into their slots, in place of what was there, and tell of each."""
    record = play.campaign.settlements[settlement]
    new = {(item.building, item.slot): item for item in items}
    left = tuple(item for item in record.items if (item.building, item.slot) not in new)
    play.draft.put("settlements", settlement, replace(record, items=(*left, *new.values())))
    for item in new.values():
        play.log("item_found", settlement=settlement, item=item.name, price=item.price)


def take_finds_away(play: Play) -> None:
    """At the start of the Event phase finds nobody has bought are gone, with their slots (IT L1249)."""
    month = play.campaign.month
    for record in play.campaign.settlements.values():
        gone = [item for item in record.items if item.until is not None and item.until <= month]
        if gone and play.campaign.claims.get(record.hex) == play.id:
            left = tuple(item for item in record.items if item not in gone)
            play.draft.put("settlements", record.id, replace(record, items=left))
            for item in gone:
                if item.name:
                    play.log("item_gone", settlement=record.id, item=item.name)
