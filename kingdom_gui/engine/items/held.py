"""Which items for sale stay when their building goes, or becomes another (IT L505, ruling D10)."""

from __future__ import annotations

from collections.abc import Collection

from ..ruleset import Building as Kind
from ..state import Item, Settlement
from .records import ANY


def without_buildings(settlement: Settlement, gone: Collection[int]) -> tuple[Item, ...]:
    """The items that are left when the buildings of these numbers are gone."""
    return tuple([item for item in settlement.items if item.building not in gone])


def after_upgrade(settlement: Settlement, number: int, kind: Kind) -> tuple[Item, ...]:
    """The items that are left when building `number` has become one of this kind.

    One stays where the new building has a slot of its number that takes such an item.
    """
    slots = [group for group in kind.magic_items for _ in range(group.count)]

    def stays(item: Item) -> bool:
        if item.building != number:
            return True
        if item.slot >= len(slots):
            return False
        slot = slots[item.slot]
        fits = not item.kind or item.kind in slot.kinds or ANY in slot.kinds
        return fits and item.tier in ("", slot.tier)

    return tuple([item for item in settlement.items if stays(item)])


def lost_items(before: Settlement, after: Settlement) -> list[Item]:
    """The items that went with a building or its slot."""
    return [item for item in before.items if item.name and item not in after.items]
