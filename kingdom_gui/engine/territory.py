"""The realm as it hangs together: the main territory with the capital, and what is cut off (IT L342-348)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from immutables import Map

from .hexes import HexId, neighbours, place_of
from .ledger import Entry, Source
from .memo import remembered
from .realm import realm_hexes
from .state import Campaign, Kingdom, LostLand, Territory

WIN_BACK = 5  # on the checks of settlements in lost territory; 1 less for each month since (IT L348)
Land = tuple[HexId, ...]


class Part(msgspec.Struct, frozen=True):
    """A part of the realm about to be cut off: its hexes in order, and the month of the split."""

    hexes: Land
    since: int


def touching(hex_id: HexId) -> tuple[HexId, ...]:
    """The hexes beside this one, and those above and below it (IT L530, note 7)."""
    level, q, r = hex_id
    return (*neighbours(hex_id), (level - 1, q, r), (level + 1, q, r))


def parts(hexes: Iterable[HexId]) -> list[Land]:
    """What hangs together among these hexes, by the first hex of each part."""
    left = set(hexes)
    found = []
    while left:
        start = left.pop()
        part, frontier = {start}, [start]
        while frontier:
            for other in touching(frontier.pop()):
                if other in left:
                    left.discard(other)
                    part.add(other)
                    frontier.append(other)
        found.append(tuple(sorted(part)))
    return sorted(found)


@remembered(16)
def _parts_left(claims: Map[HexId, str], kingdom: str, gone: Land) -> list[Land]:
    """The parts of a kingdom's realm without these hexes; asked for before a loss, and when it comes."""
    return parts(set(realm_hexes(claims, kingdom)).difference(gone))


def main_territory(campaign: Campaign, kingdom: str) -> Land:
    """The part of the realm with the capital (IT L346).

    Where the capital is no longer the kingdom's, the largest part that is not held as secondary territory;
    nothing where there is no realm.
    """
    return _main(campaign, kingdom, _parts_left(campaign.claims, kingdom, ()), ())


def cut_off(campaign: Campaign, kingdom: str, gone: Collection[HexId]) -> list[Part]:
    """The parts that would no longer hang together with the rest if these hexes were gone.

    They are cut off from the main territory, or are what a secondary territory falls apart into. Land that
    never was joined to the realm (granted by the GM) stays as it is.
    """
    record = campaign.kingdoms[kingdom]
    before = set(main_territory(campaign, kingdom))
    after = _parts_left(campaign.claims, kingdom, tuple(gone))
    main = _main(campaign, kingdom, after, before)
    found = [Part(part, campaign.month) for part in after if part != main and before.intersection(part)]
    for territory in record.secondary:
        pieces = [part for part in after if part != main and set(territory.hexes).intersection(part)]
        if len(pieces) > 1:
            found += [Part(piece, territory.since) for piece in pieces]
    return sorted(found, key=lambda part: part.hexes)


def secondary_at(kingdom: Kingdom, hex_id: HexId) -> Territory | None:
    """The secondary territory a hex lies in, if any."""
    return next((territory for territory in kingdom.secondary if hex_id in territory.hexes), None)


def lost_at(kingdom: Kingdom, hex_id: HexId) -> LostLand | None:
    """The loss in which the kingdom's hex went, if it has not been claimed again."""
    return next((lost for lost in kingdom.lost if hex_id in lost.hexes), None)


def extra_unrest(territory: Territory, month: int) -> int:
    """How much higher Unrest counts in checks about a secondary territory: 1, and 1 more for each month since
    the split (IT L348, ruling D47).
    """
    return 1 + max(0, month - territory.since)


def check_penalty(campaign: Campaign, kingdom: str, hex_id: HexId | None) -> tuple[Entry, ...]:
    """What a check about a hex or its settlement has against it for lying in secondary territory."""
    territory = secondary_at(campaign.kingdoms[kingdom], hex_id) if hex_id is not None else None
    if territory is None:
        return ()
    source = Source("rule", "secondary_territory", place_of(territory.hexes[0]))
    months = max(0, campaign.month - territory.since)
    return (Entry(-extra_unrest(territory, campaign.month), source, "IT L348", counts=(("months", months),)),)


def win_back_bonus(kingdom: Kingdom, hex_id: HexId, month: int) -> int:
    """What makes it easier to win a settlement of lost territory back: 5, 1 less for each month since."""
    lost = lost_at(kingdom, hex_id)
    if lost is None or not lost.territory:
        return 0
    return max(0, WIN_BACK - (month - lost.month))


def _main(campaign: Campaign, kingdom: str, found: list[Land], near: Collection[HexId]) -> Land:
    """The main one of these parts: with the capital, or else the largest, among those in `near` first."""
    record = campaign.kingdoms[kingdom]
    capital = campaign.settlements.get(record.capital)
    if capital is not None:
        for part in found:
            if capital.hex in part:
                return part
    held = {hex_id for territory in record.secondary for hex_id in territory.hexes}
    among = (
        [part for part in found if set(part).intersection(near)]
        or [part for part in found if not held.intersection(part)]
        or found
    )
    return max(among, key=len, default=())
