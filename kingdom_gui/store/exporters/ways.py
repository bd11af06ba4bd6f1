"""Rivers and roads as lines from hex to hex, each as long as it goes on."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.hexes import SIDES, HexId, neighbour
from ...engine.state import RIVER_POOL, Campaign

Edge = tuple[HexId, HexId]
WAYS = ("highway", "road")


def river_chains(campaign: Campaign) -> list[list[HexId]]:
    """The rivers of the map; one that stays in its hex is a chain of that hex alone."""
    edges: set[Edge] = set()
    pools = []
    for hex_id, there in campaign.hexes.items():
        if there.river & RIVER_POOL:
            pools.append([hex_id])
        edges.update(_edge(hex_id, neighbour(hex_id, s)) for s in SIDES if there.river & (1 << s))
    return [*chains(edges), *sorted(pools)]


def road_chains(campaign: Campaign) -> dict[str, list[list[HexId]]]:
    """The highways and roads of the map, by `WAYS`; a way between a highway and a road is a road."""
    best: dict[HexId, str] = {}
    for hex_id, there in campaign.hexes.items():
        way = next((way for way in WAYS if way in there.improvements), "")
        if way:
            best[hex_id] = way
    edges: dict[str, set[Edge]] = {way: set() for way in WAYS}
    alone: dict[str, list[list[HexId]]] = {way: [] for way in WAYS}
    for hex_id, way in best.items():
        beside = [other for other in (neighbour(hex_id, side) for side in SIDES) if other in best]
        for other in beside:
            edges["highway" if way == best[other] == "highway" else "road"].add(_edge(hex_id, other))
        if not beside:
            alone[way].append([hex_id])
    return {way: [*chains(edges[way]), *sorted(alone[way])] for way in WAYS}


def chains(edges: Iterable[Edge]) -> list[list[HexId]]:
    """Lines that go along each edge once: from the ends and forks first, what is left are rings."""
    beside: dict[HexId, list[HexId]] = {}
    for a, b in sorted(edges, reverse=True):
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    ends = {hex_id for hex_id, others in beside.items() if len(others) != 2}
    found = []
    for start in [*sorted(ends), *sorted(beside)]:
        while beside[start]:
            line = [start]
            while beside[line[-1]]:
                here = line[-1]
                there = beside[here].pop()
                beside[there].remove(here)
                line.append(there)
                if there in ends:  # forks are where lines end, so that each can be followed
                    break
            found.append(line)
    return found


def _edge(a: HexId, b: HexId) -> Edge:
    return (a, b) if a < b else (b, a)
