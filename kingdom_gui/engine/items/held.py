"""Which items for sale stay when their building goes, or becomes another (IT L505, ruling D10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from msgspec.structs import replace

from ..rule_records import MagicItems
from ..ruleset import Building as Kind
from ..state import Item, Settlement
from .records import ANY


def without_buildings(settlement: Settlement, gone: Collection[int]) -> tuple[Item, ...]:
    """The items that are left when the buildings of these numbers are gone."""
    return tuple([item for item in settlement.items if item.building not in gone])


def after_upgrade(settlement: Settlement, number: int, kind: Kind) -> tuple[Item, ...]:
    """The items that are left when building `number` has become one of this kind.

    One stays where the new building has a slot that takes such an item: that of its number, or else another
    which no item keeps.
    """
    slots = [group for group in kind.magic_items for _ in range(group.count)]
    held = [item for item in settlement.items if item.building == number and item.slot < len(slots)]
    kept = {item.slot: item for item in held if _fits(item, slots[item.slot])}
    for item in sorted(held, key=lambda item: item.slot):
        if kept.get(item.slot) is item:
            continue
        vacant = (place for place, slot in enumerate(slots) if place not in kept and _fits(item, slot))
        place = next(vacant, None)
        if place is not None:
            kept[place] = replace(item, slot=place)
    others = (item for item in settlement.items if item.building != number)
    return (*others, *(kept[place] for place in sorted(kept)))


def _fits(item: Item, slot: MagicItems) -> bool:
    of_kind = not item.kind or item.kind in slot.kinds or ANY in slot.kinds
    return of_kind and item.tier in ("", slot.tier)


def lost_items(before: Settlement, after: Settlement) -> list[Item]:
    """The items that went with a building or its slot; one that only changed its slot is not lost."""
    left = Counter(_itself(item) for item in after.items)
    gone = []
    for item in before.items:
        if left[_itself(item)]:
            left[_itself(item)] -= 1
        elif item.name:
            gone.append(item)
    return gone


def _itself(item: Item) -> Item:
    return replace(item, slot=0)
