"""What a handout for the players holds: made of the campaign as they know it, so that no secret is in it."""

from __future__ import annotations

from typing import NamedTuple

from ..engine import hexes
from ..engine.known import as_players_know
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import settlement_numbers
from ..engine.state import Campaign
from ..engine.totals import numbers
from ..words.order import order
from .calendar import month_name
from .errors import ExportError
from .kingdom_meant import kingdom_of
from .labels import Labels

NUMBERS = ("size", "population", "economy", "loyalty", "stability", "unrest", "treasury", "consumption")


class Town(NamedTuple):
    """A settlement the players know: its name, what it is, whose."""

    name: str
    what: str
    realm: str


class Place(NamedTuple):
    """A hex that the players have a name or a word for: its label, name, and what they were told."""

    label: str
    name: str
    told: str


class Handout(NamedTuple):
    """`known` is the campaign the map is drawn of; `numbers` are names and values, none where not chosen."""

    known: Campaign
    title: str
    kicker: str
    date: str
    numbers: tuple[tuple[str, str], ...]
    towns: tuple[Town, ...]
    places: tuple[Place, ...]


def handout_of(
    campaign: Campaign,
    rules: Ruleset,
    labels: Labels,
    kingdom_id: str = "",
    with_numbers: bool = False,
    file: str = "",
) -> Handout:
    """The handout of a campaign; with numbers, those of the kingdom named or at the table.

    :raises ExportError: where the players know no hex of the map.
    """
    known = as_players_know(campaign)
    if not known.hexes:
        raise ExportError("sheet-error-nothing-known", file)
    kingdom = kingdom_of(campaign, kingdom_id)
    named = kingdom.name if kingdom is not None else ""
    shown: list[tuple[str, str]] = []
    if with_numbers and kingdom is not None:
        # The kingdom's own numbers rest on books that the players keep; they are those of its sheet.
        found = numbers(campaign, kingdom.id, rules)
        shown = [(labels.head("term", name), labels.number(found.total(name))) for name in NUMBERS]
    return Handout(
        known,
        title=campaign.settings.name or named or labels("page-map"),
        kicker=named if campaign.settings.name else "",
        date=month_name(campaign.settings, campaign.month, labels),
        numbers=tuple(shown),
        towns=tuple(_towns(known, rules, labels)),
        places=tuple(_places(known)),
    )


def _towns(known: Campaign, rules: Ruleset, labels: Labels) -> list[Town]:
    capitals = {kingdom.capital for kingdom in known.kingdoms.values()}
    found = []
    for settlement in sorted(known.settlements.values(), key=lambda s: (order(s.name), s.id)):
        size = labels.head("settlement_size", settlement_numbers(known, settlement.id, rules).size)
        owner = known.kingdoms.get(known.claims.get(settlement.hex, ""))
        what = f"{size}, {labels('capital')}" if settlement.id in capitals else size
        found.append(Town(settlement.name, what, owner.name if owner is not None else ""))
    return found


def _places(known: Campaign) -> list[Place]:
    settings = known.settings
    pins: dict[hexes.HexId, list[str]] = {}
    for pin in known.pins.values():
        if pin.text:
            pins.setdefault(pin.hex, []).append(pin.text)
    found = []
    for hex_id, there in known.hexes.items():
        told = [text for text in (there.note, *pins.get(hex_id, ())) if text]
        if there.name or told:
            label = hexes.label(hex_id, settings.labels, settings.orientation, settings.stagger)
            found.append(Place(label, there.name, "\n".join(told)))
    return sorted(found, key=lambda place: (not place.name, order(place.name), place.label))
