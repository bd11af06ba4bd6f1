"""The quickest way for explorers: through unclaimed land and their own, never through another realm's."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise

from immutables import Map

from ..hexes import HexId, distance, neighbours
from ..memo import remembered
from ..ruleset import Ruleset
from ..state import Campaign, Hex
from .days import CROSSING_DAYS, exploration_days

SPAN = 1 << 32  # days weigh so much more than hexes


def beside(hex_id: HexId) -> tuple[HexId, ...]:
    """Where explorers may go from a hex: to its six neighbours, and down into a cavern or up out of it."""
    level, q, r = hex_id
    return (*neighbours(hex_id), (level - 1, q, r), (level + 1, q, r))


def may_enter(campaign: Campaign, kingdom: str, hex_id: HexId) -> bool:
    """Whether an expedition of a kingdom may go there: on the map, and no other kingdom's."""
    return hex_id in campaign.hexes and campaign.claims.get(hex_id, kingdom) == kingdom


def is_known(campaign: Campaign, hex_id: HexId) -> bool:
    """Whether a hex of the map need not be explored: it is claimed, or explored already."""
    return hex_id in campaign.claims or campaign.hexes[hex_id].explored


def quickest(
    campaign: Campaign, kingdom: str, stops: Sequence[HexId], rules: Ruleset, lawful: bool = True
) -> tuple[HexId, ...] | None:
    """The way that takes the fewest days and touches these stops in their order, both ends included.

    None where there is none. `lawful` False lets it pass other kingdoms' land, which is just crossed.
    """
    path: tuple[HexId, ...] = (stops[0],)
    for start, goal in pairwise(stops):
        leg = _leg(campaign.hexes, campaign.claims, kingdom, start, goal, frozenset(path), rules, lawful)
        if leg is None:
            return None
        path += leg
    return path


@remembered(64)
def _leg(
    hexes: Map[HexId, Hex],
    claims: Map[HexId, str],
    kingdom: str,
    start: HexId,
    goal: HexId,
    explored: frozenset[HexId],
    rules: Ruleset,
    lawful: bool,
) -> tuple[HexId, ...] | None:
    """The hexes after the first, found by their days and the least that can still be needed.

    What earlier legs have `explored` is known by then. Of ways that take as long the one with fewer hexes is
    taken.
    """
    if start == goal:
        return ()
    days_of = {kind: exploration_days(kind, rules) for kind in rules.terrain}
    cost: dict[HexId, int] = {}  # days in a hex, 0 where they may not go
    came: dict[HexId, HexId] = {}
    best: dict[HexId, int] = {start: 0}  # days and steps in one number
    waiting: list[tuple[int, HexId]] = [(0, start)]
    done: set[HexId] = set()
    while waiting:
        _, here = heappop(waiting)
        if here == goal:
            return _walked(came, start, goal)
        if here in done:
            continue
        done.add(here)
        for other in beside(here):
            days = cost.get(other)
            if days is None:
                there = hexes.get(other)
                owner = claims.get(other, "")
                if there is None or (lawful and owner not in ("", kingdom)):
                    days = 0
                elif owner or there.explored or other in explored:
                    days = CROSSING_DAYS
                else:
                    days = days_of.get(there.terrain, CROSSING_DAYS)
                cost[other] = days
            if not days:
                continue
            far = best[here] + days * SPAN + 1
            if other not in best or far < best[other]:
                best[other] = far
                came[other] = here
                heappush(waiting, (far + distance(other, goal) * (CROSSING_DAYS * SPAN + 1), other))
    return None


def _walked(came: dict[HexId, HexId], start: HexId, goal: HexId) -> tuple[HexId, ...]:
    back = [goal]
    while back[-1] != start:
        back.append(came[back[-1]])
    return tuple(reversed(back[:-1]))
