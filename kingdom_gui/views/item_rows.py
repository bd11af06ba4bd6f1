"""The magic item slots of settlements as rows of a table: where, what may lie in them, what does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..document.document import Document
from ..engine.district_part import ItemSlot
from ..engine.items.records import ANY, TIERS
from ..engine.settlement_totals import SettlementNumbers
from ..engine.state import Item, Settlement
from ..engine.turn.slots import slots_of
from . import speech


class SlotRow(NamedTuple):
    """One slot: its settlement, its number within its building, and the item in it, if any.

    `working` is false where the building is damaged or gone for a while: its items are not for sale.
    """

    settlement: Settlement
    slot: ItemSlot
    number: int
    item: Item | None
    working: bool = True

    @property
    def key(self) -> tuple[str, int, int]:
        """What tells the row from others, before and after a change."""
        return self.settlement.id, self.slot.building, self.number

    @property
    def filled(self) -> bool:
        """Whether there is something to buy."""
        return self.item is not None and bool(self.item.name) and self.working


def rows_of(document: Document, settlement: str = "") -> list[SlotRow]:
    """The slots of one settlement, or of all of the kingdom at the table."""
    campaign = document.campaign
    if settlement:
        here = [campaign.settlements[settlement]] if settlement in campaign.settlements else []
    else:
        here = campaign.settlements_of(campaign.at_table) if document.kingdom is not None else []
    return [row for one in here for row in _rows(one, document.settlement_numbers(one.id))]


def _rows(settlement: Settlement, numbers: SettlementNumbers) -> Iterator[SlotRow]:
    held = {(item.building, item.slot): item for item in settlement.items}
    for district in range(len(numbers.parts)):
        for slot, number in slots_of(numbers, district):
            yield SlotRow(settlement, slot, number, held.pop((slot.building, number), None))
    kinds = {b.id: b.kind for d in settlement.districts for b in d.buildings}
    for item in held.values():
        tier = item.tier or TIERS[0]
        slot = ItemSlot(item.building, kinds.get(item.building, ""), tier, (item.kind or ANY,))
        yield SlotRow(settlement, slot, item.slot, item, item.building == 0)


def taken(rows: list[SlotRow]) -> int:
    """How many of the slots hold an item."""
    return sum(row.item is not None and bool(row.item.name) for row in rows)


def building_text(row: SlotRow, find: str) -> str:
    """The building a slot belongs to; `find` stands for the slot of a find."""
    return speech.capital(speech.term("building", row.slot.kind)) if row.slot.kind else find


def kind_text(row: SlotRow) -> str:
    """What may lie in a slot: "Potion / wondrous item (minor)"."""
    kinds = " / ".join(speech.term("item_kind", kind) for kind in row.slot.kinds)
    return speech.capital(f"{kinds} ({speech.term('item_tier', row.slot.tier)})")
