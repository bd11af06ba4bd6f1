"""What is marked on the buildings of a settlement: filled and empty item slots, half prices still open."""

from __future__ import annotations

from collections import Counter

from ...document.document import Document
from ...drawing.district_marks import Mark
from ...engine.half_prices import open_halves
from ...engine.printed import as_played
from ...engine.state import Building, Settlement


def halves_of(document: Document, settlement: Settlement) -> dict[int, tuple[str, ...]]:
    """The kinds whose price each building still halves, by its number, as the campaign plays it."""
    campaign = document.campaign
    rules = as_played(document.rules, campaign)
    return open_halves(
        settlement, rules, campaign.ruling("discount_scope", document.rules.default("discount_scope"))
    )


def marks_of(document: Document, settlement: Settlement) -> dict[int, Mark]:
    """The marks of all buildings that have any, by the number of the building."""
    slots = Counter(slot.building for slot in document.settlement_numbers(settlement.id).item_slots)
    filled = Counter(item.building for item in settlement.items if item.name)
    halves = halves_of(document, settlement)
    marks = {}
    for number in {*slots, *filled, *halves} - {0}:
        full = filled[number]
        marks[number] = Mark(full, max(slots[number] - full, 0), len(halves.get(number, ())))
    return marks


def items_in(settlement: Settlement, building: Building) -> list[str]:
    """The names of the magic items that lie in a building's slots."""
    return [item.name for item in settlement.items if item.building == building.id and item.name]
