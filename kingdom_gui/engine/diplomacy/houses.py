"""A kingdom's embassies in the settlements of others: buildings there that are its own (IT L1362)."""

from __future__ import annotations

from msgspec.structs import replace

from ..patch import Draft
from ..relations import change_relation, relation
from ..rule_effects import Embassy
from ..ruleset import Ruleset
from ..state import Building, House, Settlement


def embassy_kinds(rules: Ruleset) -> tuple[str, ...]:
    """The buildings that may serve as an embassy, by id."""
    return tuple(kind.id for kind in rules.buildings.values() if kind.has(Embassy))


def open_house(draft: Draft, kingdom: str, other: str, house: House) -> None:
    """Let a building be a kingdom's embassy in another one; one that it had there before is closed."""
    close_house(draft, kingdom, other)
    if house.settlement:
        _mark(draft, house, kingdom)
    change_relation(draft, kingdom, other, house=house)


def close_house(draft: Draft, kingdom: str, other: str) -> None:
    """Close a kingdom's embassy in another one: the building is that kingdom's again."""
    house = relation(draft.campaign, kingdom, other).house
    if house is None:
        return
    if house.settlement in draft.campaign.settlements:
        _mark(draft, house, "")
    change_relation(draft, kingdom, other, house=None)


def close_houses(draft: Draft, kingdom: str) -> None:
    """Close all embassies of a kingdom, and those of others in it."""
    for other in draft.campaign.kingdoms:
        close_house(draft, kingdom, other)
        close_house(draft, other, kingdom)


def _mark(draft: Draft, house: House, whose: str) -> None:
    def change(settlement: Settlement) -> Settlement:
        districts = tuple(
            replace(d, buildings=tuple(_marked(b, house.building, whose) for b in d.buildings))
            for d in settlement.districts
        )
        return replace(settlement, districts=districts)

    draft.settlement(house.settlement, change)


def _marked(building: Building, number: int, whose: str) -> Building:
    return replace(building, embassy=whose) if building.id == number else building
