"""The quickest way for explorers: through unclaimed land and their own, never through another realm's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise

from ..hexes import HexId, distance, neighbours
from ..ruleset import Ruleset
from ..state import Campaign
from .days import CROSSING_DAYS, stay_in


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
    path: list[HexId] = [stops[0]]
    explored: set[HexId] = set()
    for start, goal in pairwise(stops):
        leg = _leg(campaign, kingdom, start, goal, explored, rules, lawful)
        if leg is None:
            return None
        path += leg
        explored.update(leg)
    return tuple(path)


def _leg(
    campaign: Campaign,
    kingdom: str,
    start: HexId,
    goal: HexId,
    explored: set[HexId],
    rules: Ruleset,
    lawful: bool,
) -> list[HexId] | None:
    """The hexes after the first, found by their days and the least that can still be needed.

    What an earlier leg has `explored` is known by then. Of ways that take as long the one with fewer hexes is
    taken.
    """
    if start == goal:
        return []
    came: dict[HexId, HexId] = {}
    best: dict[HexId, tuple[int, int]] = {start: (0, 0)}
    waiting: list[tuple[int, int, HexId]] = [(0, 0, start)]
    while waiting:
        _, _, here = heappop(waiting)
        if here == goal:
            return list(_walked(came, start, goal))
        days, steps = best[here]
        for other in beside(here):
            if other not in campaign.hexes or (lawful and not may_enter(campaign, kingdom, other)):
                continue
            known = other in explored or is_known(campaign, other)
            far = (days + stay_in(other, campaign.hexes[other], known, rules).days, steps + 1)
            if other not in best or far < best[other]:
                best[other] = far
                came[other] = here
                left = distance(other, goal)
                heappush(waiting, (far[0] + left * CROSSING_DAYS, far[1] + left, other))
    return None


def _walked(came: dict[HexId, HexId], start: HexId, goal: HexId) -> Iterator[HexId]:
    back = [goal]
    while back[-1] != start:
        back.append(came[back[-1]])
    yield from reversed(back[:-1])
