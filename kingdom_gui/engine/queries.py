"""Hexes by what they are: claimed plains without a farm, unexplored hills near a settlement."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

import msgspec

from .hexes import HexId, distance
from .seen import is_known
from .state import Campaign, Hex, Kingdom

State = Literal["unknown", "seen", "explored", "cleared", "claimed"]
STATES: tuple[State, ...] = get_args(State)
UNCLAIMED = "-"  # as the owner asked for: nobody
WATERS = ("river", "lake", "coast")  # what a hex may be asked to have, besides improvements


class Query(msgspec.Struct, frozen=True, omit_defaults=True):
    """What hexes are asked for; an empty field, or None, asks nothing.

    `owner` is a kingdom's id or `UNCLAIMED`. `have` and `lack` are ids of an improvement, or of one of
    `WATERS`. `special` is the kind of a special terrain. `within`: at most so many hexes from the settlement
    `near`, or from any where that is empty.
    """

    owner: str = ""
    terrain: str = ""
    have: str = ""
    lack: str = ""
    special: str = ""
    state: State | None = None
    near: str = ""
    within: int | None = None
    level: int | None = None


def state_of(there: Hex, owner: Kingdom | None) -> State:
    """How far the players have come with a hex: the furthest of the five states."""
    if owner is not None and owner.played:
        return "claimed"
    if there.cleared:
        return "cleared"
    if there.explored:
        return "explored"
    return "seen" if is_known(there, owner) else "unknown"


def matching_hexes(campaign: Campaign, query: Query) -> list[HexId]:
    """The hexes that a query asks for, in their order; with an empty query all there are."""
    centres = _centres(campaign, query)
    if query.within is not None and not centres:
        return []
    return sorted(
        hex_id
        for hex_id, there in campaign.hexes.items()
        if _meets(campaign, query, hex_id, there) and _is_near(hex_id, centres, query.within)
    )


def _meets(campaign: Campaign, query: Query, hex_id: HexId, there: Hex) -> bool:
    """Whether a hex is what is asked for, its distances apart."""
    if query.level is not None and hex_id[0] != query.level:
        return False
    if query.terrain and there.terrain != query.terrain:
        return False
    owner = campaign.claims.get(hex_id, "")
    if query.owner and owner != ("" if query.owner == UNCLAIMED else query.owner):
        return False
    if query.have and not _has(there, query.have):
        return False
    if query.lack and _has(there, query.lack):
        return False
    if query.special and not there.has(query.special):
        return False
    return query.state is None or state_of(there, campaign.kingdoms.get(owner)) == query.state


def _has(there: Hex, what: str) -> bool:
    if what in WATERS:
        return bool(getattr(there, what))
    return what in there.improvements


def _centres(campaign: Campaign, query: Query) -> list[HexId]:
    if query.within is None:
        return []
    settlements = campaign.settlements.values()
    return [settlement.hex for settlement in settlements if query.near in ("", settlement.id)]


def _is_near(hex_id: HexId, centres: Iterable[HexId], within: int | None) -> bool:
    if within is None:
        return True
    return any(hex_id[0] == centre[0] and distance(hex_id, centre) <= within for centre in centres)
