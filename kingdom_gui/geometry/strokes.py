"""A stroke drawn by a free hand: smoothed, and turned into the hexes it runs through.

All points are in scene units (`layout`).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from ..engine.hexes import HexId, distance, line
from .layout import Layout, Point

EVERY = 0.18  # scene units between the points of a smoothed stroke
ROUNDS = 3  # times that each point moves towards the middle of its neighbours
CLIPPED = 0.45  # scene units: a hex that a stroke crosses on a shorter way was only clipped at a corner


def even_points(points: Sequence[Point], every: float = EVERY) -> list[Point]:
    """Points at equal steps along a stroke, its two ends kept."""
    if not points:
        return []
    found = [points[0]]
    left = every  # still to go to the next point
    for (x, y), (x2, y2) in itertools.pairwise(points):
        length = math.hypot(x2 - x, y2 - y)
        gone = 0.0
        while length - gone > left:
            gone += left
            part = gone / length
            found.append((x + (x2 - x) * part, y + (y2 - y) * part))
            left = every
        left -= length - gone
    if found[-1] != points[-1]:
        found.append(points[-1])
    return found


def smoothed(points: Sequence[Point], rounds: int = ROUNDS) -> list[Point]:
    """A stroke without the trembling of the hand; its two ends stay where they are."""
    found = even_points(points)
    for _ in range(rounds):
        found = [
            found[0],
            *(
                ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
                for a, b, c in zip(found, found[1:], found[2:], strict=False)
            ),
            *found[1:][-1:],
        ]
    return found


def hexes_along(points: Sequence[Point], layout: Layout, level: int = 0) -> list[HexId]:
    """The hexes that a stroke runs through in order, each a neighbour of the one before.

    A hex that is only clipped at a corner is left out where its neighbours on the stroke touch each other.
    """
    crossed: list[tuple[HexId, float]] = []
    before: Point | None = None
    for point in even_points(points):
        here = layout.hex_at(*point, level)
        step = math.hypot(point[0] - before[0], point[1] - before[1]) if before else 0.0
        if crossed and crossed[-1][0] == here:
            crossed[-1] = (here, crossed[-1][1] + step)
        else:
            between = line(crossed[-1][0], here)[1:-1] if crossed else []
            crossed += [(hex_id, EVERY) for hex_id in between]
            crossed.append((here, step))
        before = point
    found: list[HexId] = []
    for number, (hex_id, length) in enumerate(crossed):
        inner = 0 < number < len(crossed) - 1
        if inner and length < CLIPPED and found and distance(found[-1], crossed[number + 1][0]) <= 1:
            continue
        if not found or found[-1] != hex_id:
            found.append(hex_id)
    return found


def nearest_corner(point: Point, hex_id: HexId, layout: Layout) -> int:
    """The corner of a hex that lies nearest to a point."""
    x, y = layout.centre(hex_id)
    dx, dy = point[0] - x, point[1] - y
    return max(range(6), key=lambda k: layout.corners[k][0] * dx + layout.corners[k][1] * dy)
