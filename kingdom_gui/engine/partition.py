"""Land that offers itself for a kingdom of its own: what is cut off, and settlements with the land around.

Where independence is declared over a secondary territory, the worry about it ends (IT L1414, L348).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from .hexes import HexId
from .state import Campaign, Kingdom, Settlement
from .territory import Land, main_territory, parts, touching

ProposalKind = Literal["territory", "apart", "settlement"]


class Proposal(msgspec.Struct, frozen=True):
    """Land of one kingdom that may go: secondary `territory`, land that lies `apart` from the capital's, or a
    `settlement` with the land that is nearest to it. `settlement` is the largest one there, if any.
    """

    kind: ProposalKind
    hexes: Land
    settlement: str = ""


def proposals(campaign: Campaign, kingdom: str) -> list[Proposal]:
    """What may become a kingdom of its own: cut off land first, then settlements but for the capital."""
    record = campaign.kingdoms[kingdom]
    realm, main = set(campaign.realm(kingdom)), main_territory(campaign, kingdom)
    cut = [t.hexes for t in record.secondary]
    held = {hex_id for land in cut for hex_id in land}
    apart = [part for part in parts(realm.difference(main)) if not held.intersection(part)]
    found = [Proposal("territory", land, _largest(campaign, land)) for land in cut]
    found += [Proposal("apart", land, _largest(campaign, land)) for land in apart]
    lone = {frozenset(one.hexes) for one in found}
    for settlement, land in around_settlements(campaign, record):
        if settlement.id != record.capital and frozenset(land) not in lone:
            found.append(Proposal("settlement", land, settlement.id))
    return found


def around_settlements(campaign: Campaign, kingdom: Kingdom) -> list[tuple[Settlement, Land]]:
    """Each settlement with the realm's hexes that are fewest steps from it; the capital has the first say.

    Steps go through the realm alone, so that what belongs to a settlement hangs together.
    """
    left = set(campaign.realm(kingdom.id))
    towns = sorted(campaign.settlements_of(kingdom.id), key=lambda s: s.id != kingdom.capital)
    land = {town.id: [town.hex] for town in towns}
    frontiers = {town.id: [town.hex] for town in towns}
    left.difference_update(town.hex for town in towns)
    while any(frontiers.values()):
        for town in towns:
            reached = _beyond(frontiers[town.id], left)
            land[town.id] += reached
            frontiers[town.id] = reached
    return [(town, tuple(sorted(land[town.id]))) for town in towns]


def _beyond(frontier: Iterable[HexId], left: set[HexId]) -> list[HexId]:
    """The hexes that are one step on and nobody's yet; they are taken out of `left`."""
    found = []
    for here in frontier:
        for other in touching(here):
            if other in left:
                left.discard(other)
                found.append(other)
    return found


def _largest(campaign: Campaign, land: Land) -> str:
    towns = [s for s in campaign.settlements.values() if s.hex in land]
    return max(towns, key=lambda s: (sum(len(d.buildings) for d in s.districts), s.id)).id if towns else ""
