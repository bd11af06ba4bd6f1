"""A land to begin in, drawn from a number: sea and mountains, woods and marshes, rivers, and a place for the
first settlement with open country around it.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from ....engine.actions import Action
from ....engine.actions.world import ChangeSettings, DrawRiver, Explore, PaintTerrain, SetWater
from ....engine.hexes import HexId, Orientation, connected, disk, distance, neighbours, rectangle
from .noise import pick, rough

EXPLORED = 2  # hexes around the first settlement that are known and safe
SEA, MOUNTAINS, HILLS = 0.15, 0.1, 0.17  # shares of the land, the lowest and the highest
WOODS, MARSH = 0.32, 0.05  # shares of what is left, the wettest
SLOPE = 0.65  # how far the land falls towards the sea
RIVERS = 3
UPHILL = 40.0  # what a step uphill costs a river's way, in level steps


class Layout(NamedTuple):
    """How a map is laid out: hexes across and down, and which way they point."""

    columns: int
    rows: int
    orientation: Orientation = "pointy"

    @property
    def hexes(self) -> tuple[HexId, ...]:
        """The hexes of the map."""
        return tuple(rectangle(self.columns, self.rows, self.orientation, "odd"))


class Land(NamedTuple):
    """A land before anybody rules it: the terrain of each hex, the rivers source first, the hexes beside the
    sea and beside lakes, and the hex to begin in.
    """

    layout: Layout
    terrain: dict[HexId, str]
    rivers: tuple[tuple[HexId, ...], ...]
    coast: tuple[HexId, ...]
    shores: tuple[HexId, ...]
    home: HexId

    def actions(self) -> list[Action]:
        """What lays this land out on an empty map, with the country around its home explored and cleared."""
        known = tuple(h for h in disk(self.home, EXPLORED) if h in self.terrain)
        return [*self.bare(), Explore(hexes=known, explored=True, cleared=True)]

    def bare(self) -> list[Action]:
        """What lays this land out, and nobody has been there."""
        done: list[Action] = [ChangeSettings(orientation=self.layout.orientation)]
        for kind in dict.fromkeys(self.terrain.values()):
            hexes = tuple(hex_id for hex_id, terrain in self.terrain.items() if terrain == kind)
            done.append(PaintTerrain(hexes=hexes, terrain=kind))
        if self.coast:
            done.append(SetWater(hexes=self.coast, coast=True))
        if self.shores:
            done.append(SetWater(hexes=self.shores, lake=True))
        done += [DrawRiver(path=path) for path in self.rivers]
        return done


def plains(layout: Layout) -> Land:
    """Nothing but plains, to draw on; its home is in the middle."""
    terrain = dict.fromkeys(layout.hexes, "plains")
    return Land(layout, terrain, (), (), (), _middle(layout, terrain))


def drawn(seed: int, layout: Layout) -> Land:
    """The land of a number, the same each time."""
    height, wet = _heights(seed, layout)
    terrain = _terrain(height, wet)
    home = _home(layout, terrain)
    terrain[home] = "plains"
    for near in neighbours(home):
        if terrain.get(near) in ("water", "mountains"):
            terrain[near] = "plains"
    sea, lakes = _waters(layout, terrain)
    return Land(
        layout,
        terrain,
        _rivers(terrain, height, home),
        _beside(terrain, sea),
        _beside(terrain, lakes),
        home,
    )


def _heights(seed: int, layout: Layout) -> tuple[dict[HexId, float], dict[HexId, float]]:
    """Height and wetness of each hex; the land falls towards one side, which the seed chooses."""
    side = 2 * pi * pick(seed, 12) / 12
    hexes = layout.hexes
    places = {hex_id: _centre(hex_id, layout.orientation) for hex_id in hexes}
    width = max(x for x, _ in places.values()) or 1.0
    depth = max(y for _, y in places.values()) or 1.0
    height, wet = {}, {}
    for hex_id, (x, y) in places.items():
        fall = (x / width - 0.5) * cos(side) + (y / depth - 0.5) * sin(side)
        height[hex_id] = rough(seed, x / 7, y / 7) - SLOPE * fall
        wet[hex_id] = rough(seed + 7919, x / 5, y / 5)
    return height, wet


def _terrain(height: dict[HexId, float], wet: dict[HexId, float]) -> dict[HexId, str]:
    """By rank, so that every land has its share of everything, however its numbers fall."""
    ranked = sorted(height, key=lambda h: (height[h], h))
    count = len(ranked)
    low, high = round(count * SEA), count - round(count * MOUNTAINS)
    upland = high - round(count * HILLS)
    between = ranked[low:upland]
    terrain = dict.fromkeys(ranked[:low], "water")
    terrain |= dict.fromkeys(ranked[high:], "mountains")
    terrain |= dict.fromkeys(ranked[upland:high], "hills")
    marshy = sorted(between[: len(between) // 2], key=lambda h: (-wet[h], h))[: round(len(between) * MARSH)]
    wooded = sorted((h for h in between if h not in set(marshy)), key=lambda h: (-wet[h], h))
    woods = round(len(between) * WOODS)
    terrain |= dict.fromkeys(marshy, "marsh")
    terrain |= dict.fromkeys(wooded[:woods], "forest")
    terrain |= dict.fromkeys(wooded[woods:], "plains")
    return terrain


def _home(layout: Layout, terrain: dict[HexId, str]) -> HexId:
    """Open country near the middle: many plains around, little water or rock."""
    middle = _middle(layout, terrain)

    def worth(hex_id: HexId) -> tuple[float, HexId]:
        around = [terrain.get(h, "") for h in disk(hex_id, EXPLORED)]
        open_country = around.count("plains") - 2 * around.count("") - around.count("mountains")
        return (open_country - around.count("water") / 2 - distance(hex_id, middle) * 1.2, hex_id)

    return max((h for h, kind in terrain.items() if kind == "plains"), key=worth, default=middle)


def _middle(layout: Layout, terrain: Iterable[HexId]) -> HexId:
    hexes = list(terrain)
    x = sum(_centre(h, layout.orientation)[0] for h in hexes) / len(hexes)
    y = sum(_centre(h, layout.orientation)[1] for h in hexes) / len(hexes)

    def away(hex_id: HexId) -> tuple[float, HexId]:
        here = _centre(hex_id, layout.orientation)
        return ((here[0] - x) ** 2 + (here[1] - y) ** 2, hex_id)

    return min(hexes, key=away)


def _waters(layout: Layout, terrain: dict[HexId, str]) -> tuple[set[HexId], set[HexId]]:
    """Water that reaches the edge of the map, and water that land encloses."""
    left = {hex_id for hex_id, kind in terrain.items() if kind == "water"}
    sea, lakes = set[HexId](), set[HexId]()
    while left:
        body = connected(min(left), left)
        left -= body
        reaches = any(near not in terrain for hex_id in body for near in neighbours(hex_id))
        (sea if reaches else lakes).update(body)
    return sea, lakes


def _beside(terrain: dict[HexId, str], water: set[HexId]) -> tuple[HexId, ...]:
    """The land beside these hexes."""
    return tuple(
        hex_id
        for hex_id, kind in terrain.items()
        if kind != "water" and any(near in water for near in neighbours(hex_id))
    )


def _rivers(
    terrain: dict[HexId, str], height: dict[HexId, float], home: HexId
) -> tuple[tuple[HexId, ...], ...]:
    """Rivers from the highest places to the water; the first runs past the home."""
    ends = {h for h in terrain if terrain[h] == "water"}
    peaks = sorted((h for h in terrain if terrain[h] in ("mountains", "hills")), key=lambda h: -height[h])
    sources: list[HexId] = []
    for peak in peaks:
        if peak not in ends and all(distance(peak, other) > 5 for other in sources):
            sources.append(peak)
    sources = sorted(sources[: RIVERS * 2], key=lambda h: (distance(h, home), h))[:RIVERS]
    wet = set(ends)
    found: list[tuple[HexId, ...]] = []
    for number, source in enumerate(sources):
        upper = _way(source, {home} if number == 0 else wet, terrain, height)
        if number == 0 and upper:
            upper += _way(home, wet - set(upper), terrain, height, set(upper[:-1]))[1:]
        if len(upper) > 2:
            found.append(tuple(upper))
            wet |= set(upper)
    return tuple(found)


def _way(
    start: HexId,
    goals: set[HexId],
    terrain: dict[HexId, str],
    height: dict[HexId, float],
    shut: set[HexId] | None = None,
) -> list[HexId]:
    """The way water would take to the nearest of these hexes, both ends with it; empty: there is none."""
    cost, came = {start: 0.0}, dict[HexId, HexId]()
    waiting = [(0.0, start)]
    while waiting:
        spent, here = heappop(waiting)
        if here in goals:
            way = [here]
            while way[-1] != start:
                way.append(came[way[-1]])
            return way[::-1]
        for near in neighbours(here):
            if near not in terrain or (shut and near in shut):
                continue
            step = spent + 1 + UPHILL * max(0.0, height[near] - height[here])
            if step < cost.get(near, float("inf")):
                cost[near], came[near] = step, here
                heappush(waiting, (step, near))
    return []


def _centre(hex_id: HexId, orientation: Orientation) -> tuple[float, float]:
    """Where a hex lies, in sides of a hex."""
    _, q, r = hex_id
    if orientation == "pointy":
        return sqrt(3) * (q + r / 2), 1.5 * r
    return 1.5 * q, sqrt(3) * (r + q / 2)
