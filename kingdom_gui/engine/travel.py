"""How long a party is on its way across hexes it knows: by terrain, and by the roads there are.

A hex is 12 miles (18 km) across, and at the speed of 9 metres (30 feet) that exploring reckons with (IT L530,
note 1) a party walks 24 miles in a day: two hexes of good road. What terrain makes of that are the shares of
overland movement in the open rules (terrain and overland movement). Days are counted in parts, so that whole
numbers are added.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from fractions import Fraction

from .hexes import HexId, distance, neighbours
from .state import Hex

PART = 120  # parts of a day in which ways are counted
HEX_ON_ROAD = 60  # parts for a hex at full speed
SAILED = 30  # parts for a hex of open water, under sail day and night
# Shares of full speed: on a highway, on a road or trail, without any.
SPEEDS: dict[str, tuple[Fraction, Fraction, Fraction]] = {
    "plains": (Fraction(1), Fraction(1), Fraction(3, 4)),
    "desert": (Fraction(1), Fraction(1, 2), Fraction(1, 2)),
    "forest": (Fraction(1), Fraction(1), Fraction(1, 2)),
    "hills": (Fraction(1), Fraction(3, 4), Fraction(1, 2)),
    "jungle": (Fraction(1), Fraction(3, 4), Fraction(1, 4)),
    "marsh": (Fraction(1), Fraction(3, 4), Fraction(1, 2)),
    "mountains": (Fraction(3, 4), Fraction(3, 4), Fraction(1, 2)),
    "cavern": (Fraction(3, 4), Fraction(3, 4), Fraction(1, 2)),  # as mountains, like its exploration (A30)
}
WATER = "water"


def parts_to_cross(there: Hex) -> int:
    """Parts of a day (`PART` of them) for one hex, by its road or, without, by its terrain.

    A terrain of the table's own is crossed as hills are.
    """
    if there.terrain == WATER:
        return SAILED
    on_highway, on_road, without = SPEEDS.get(there.terrain, SPEEDS["hills"])
    if "highway" in there.improvements:
        share = on_highway
    elif "road" in there.improvements:
        share = on_road
    else:
        share = without
    return int(HEX_ON_ROAD / share)


def travel_days(path: Iterable[HexId], hexes: Mapping[HexId, Hex]) -> Fraction:
    """Days on the way along a path, from the middle of its first hex to the middle of its last.

    Hexes that are not on the map count as trackless hills.
    """
    along = [hexes.get(hex_id, Hex("hills")) for hex_id in path]
    parts = [parts_to_cross(there) for there in along]
    if len(parts) < 2:
        return Fraction(0)
    return Fraction(2 * sum(parts) - parts[0] - parts[-1], 2 * PART)


def quickest_way(hexes: Mapping[HexId, Hex], start: HexId, goal: HexId) -> tuple[HexId, ...] | None:
    """The way between two hexes of a level that takes the fewest days; None where none leads there."""
    if start not in hexes or goal not in hexes or start[0] != goal[0]:
        return None
    least = min(SAILED, HEX_ON_ROAD)  # no hex is crossed faster, so that a look ahead never hopes too little
    came: dict[HexId, HexId] = {}
    best = {start: 0}
    waiting = [(least * 2 * distance(start, goal), start)]
    while waiting:
        _, here = heapq.heappop(waiting)
        if here == goal:
            return _walked(came, start, goal)
        leaving = best[here] + parts_to_cross(hexes[here])
        for other in neighbours(here):
            there = hexes.get(other)
            if there is None:
                continue
            reached = leaving + parts_to_cross(there)
            if reached < best.get(other, reached + 1):
                best[other] = reached
                came[other] = here
                heapq.heappush(waiting, (reached + least * 2 * distance(other, goal), other))
    return None


def _walked(came: Mapping[HexId, HexId], start: HexId, goal: HexId) -> tuple[HexId, ...]:
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    return tuple(reversed(path))
