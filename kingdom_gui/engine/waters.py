"""Claiming water and islands (IT L499, Rivendicare Acqua e Isole).

The water along a coast or in a hex belongs to its hex and comes with its claim; the open water beside a
claimed coast is watched from it. What lies beyond deep water is joined to the realm only once the hexes of
water between are explored, on their surface, and claimed themselves. What lies under water, or under the
ground, is a hex of its own one level down: who holds the surface need not know of it.
"""

from __future__ import annotations

from .hexes import HexId, neighbours
from .memo import remembered
from .state import Campaign, Hex
from .territory import touching

WATER = "water"


def is_deep(there: Hex | None) -> bool:
    """Whether a hex is deep water: it is claimed by itself, like land."""
    return there is not None and there.terrain == WATER


@remembered(4)
def coastal_waters(campaign: Campaign, kingdom: str) -> frozenset[HexId]:
    """The unclaimed hexes of water beside a kingdom's land: a strip along its coast is under its control.

    They are not its hexes and count nowhere; only a claim makes them so.
    """
    hexes, claims = campaign.hexes, campaign.claims
    found: set[HexId] = set()
    for hex_id in campaign.realm(kingdom):
        if not is_deep(hexes.get(hex_id)):
            found.update(o for o in neighbours(hex_id) if is_deep(hexes.get(o)) and o not in claims)
    return frozenset(found)


def watched_by(campaign: Campaign, hex_id: HexId) -> tuple[str, ...]:
    """The kingdoms from whose coast an unclaimed hex of water is watched, by id."""
    if hex_id in campaign.claims or not is_deep(campaign.hexes.get(hex_id)):
        return ()
    near = (o for o in neighbours(hex_id) if o in campaign.claims and not is_deep(campaign.hexes.get(o)))
    return tuple(sorted({campaign.claims[other] for other in near}))


def sea_between(campaign: Campaign, kingdom: str, hex_id: HexId) -> tuple[HexId, ...]:
    """The fewest hexes of deep water to claim before this one touches the realm, the nearest to it first.

    Nothing where it touches the realm already, or where land or another's claim lies in between as well: the
    sea is then not what is in the way.
    """
    hexes, claims = campaign.hexes, campaign.claims
    came: dict[HexId, HexId] = {hex_id: hex_id}
    frontier = [hex_id]
    for here in frontier:
        for other in touching(here):
            if other in came or other not in hexes:
                continue
            if claims.get(other) == kingdom:
                return _walked(came, here, hex_id)
            if is_deep(hexes[other]) and other not in claims:
                came[other] = here
                frontier.append(other)
    return ()


def _walked(came: dict[HexId, HexId], here: HexId, goal: HexId) -> tuple[HexId, ...]:
    path = []
    while here != goal:
        path.append(here)
        here = came[here]
    return tuple(path)
