"""Magic item slots: which are vacant, and filling them (IT L501-508)."""

from __future__ import annotations

from msgspec.structs import replace

from ..district_part import ItemSlot
from ..settlement_totals import SettlementNumbers
from ..state import Item
from .play import Play

FILLED_FROM = 51  # d100 (IT L506)


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
    held = {(item.building, item.slot) for item in settlement.settlement.items}
    return [(s, n) for s, n in slots_of(settlement, district) if (s.building, n) not in held]


def fill_slots(play: Play) -> None:
    """One d100 a district with a vacant slot, picked by chance; from 51 the GM names an item (ruling D32).

    An item may not cost more than the settlement's base value; the GM who types it is trusted with the price.
    """
    for settlement in play.numbers.settlements:
        for district in range(len(settlement.parts)):
            open_slots = vacant(settlement, district)
            if open_slots:
                _try(play, settlement, district, open_slots)


def _try(
    play: Play, settlement: SettlementNumbers, district: int, open_slots: list[tuple[ItemSlot, int]]
) -> None:
    key = f"upkeep.slot.{settlement.settlement.id}.{district}"
    if play.dice(key, "fill_slot", 100) < FILLED_FROM:
        return
    drawn = 1 if len(open_slots) == 1 else play.dice(f"{key}.which", "which_slot", len(open_slots))
    slot, number = open_slots[drawn - 1]
    kind = 1 if len(slot.kinds) == 1 else play.dice(f"{key}.kind", "which_kind", len(slot.kinds))
    name = play.write(
        f"{key}.item",
        "name_item",
        settlement=settlement.settlement.id,
        building=slot.kind,
        tier=slot.tier,
        kind=slot.kinds[kind - 1],
        most=settlement.total("base_value"),
    )
    record = play.campaign.settlements[settlement.settlement.id]
    items = (*record.items, Item(slot.building, number, name))
    play.draft.put("settlements", record.id, replace(record, items=items))
    play.log("item_found", settlement=record.id, item=name)
