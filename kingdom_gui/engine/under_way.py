"""Which events are under way: those that continue, and those whose effects still count this month."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .hexes import HexId, hex_at
from .state import Campaign, Kingdom

OF_EVENTS = "event"  # kind of source


class UnderWay(NamedTuple):
    """An event in a kingdom's land: in a hex, in a settlement and its hex, or everywhere."""

    event: str
    kingdom: str
    settlement: str = ""
    hex: HexId | None = None


def events_under_way(campaign: Campaign) -> tuple[UnderWay, ...]:
    """The events under way in the kingdoms that are played, the kingdom at the table first; each once."""
    kingdoms = sorted(campaign.kingdoms.values(), key=lambda k: (k.id != campaign.at_table, k.id))
    found = [one for kingdom in kingdoms if kingdom.played for one in _of(campaign, kingdom)]
    return tuple(dict.fromkeys(found))


def _of(campaign: Campaign, kingdom: Kingdom) -> Iterator[UnderWay]:
    for event in kingdom.events:
        yield _placed(campaign, kingdom.id, event.event, event.settlement, event.hex)
    for modifier in kingdom.modifiers:
        source = modifier.source
        if source.kind == OF_EVENTS and source.id and modifier.active(campaign.month):
            place = source.place.partition("#")[0]
            there = hex_at(place) if place.count(",") == 2 else None
            settlement = modifier.settlement or (place if there is None else "")
            yield _placed(campaign, kingdom.id, source.id, settlement, there)


def _placed(campaign: Campaign, kingdom: str, event: str, settlement: str, there: HexId | None) -> UnderWay:
    town = campaign.settlements.get(settlement)
    if town is not None:
        return UnderWay(event, kingdom, town.id, town.hex)
    return UnderWay(event, kingdom, "", there if there in campaign.hexes else None)
