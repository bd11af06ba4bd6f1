"""Rivers and roads across hexes as smooth lines, found hex by hex.

A line crosses each side near its middle and at right angles, at a point that depends only on the two hexes
that share the side. So the lines of neighbouring hexes join without either knowing the other. All lengths
are scene units; points are relative to the map's origin.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ..engine.hexes import DIRECTIONS, SIDES, HexId, opposite
from ..engine.state import RIVER_POOL, Hex
from .layout import INNER, Layout, Point

REACH = 6  # hexes over which a river grows from its source to its full width
STEPS = 7  # straight parts in one curve across a hex
WAVER = 0.13  # how far from a side's middle a line may cross it
MEANDER = 0.42


class Line(NamedTuple):
    """A smooth line inside one hex as points, with its width at each of them."""

    points: list[Point]
    widths: list[float]


class Crossing(NamedTuple):
    """Where two lines cross: the point, and the direction (radians) of the first of them there."""

    point: Point
    angle: float


def chance(*numbers: int) -> float:
    """A number from -1 to 1 that looks random and is the same for the same numbers."""
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = ((mixed ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0x7FFFFFFF - 1


def sides_of(bits: int) -> list[int]:
    """The sides that a hex's river bits name."""
    return [side for side in SIDES if bits & (1 << side)]


def side_point(hex_id: HexId, side: int, layout: Layout, shift: float = 0.0) -> Point:
    """Where a line crosses a side: its middle, a little aside; `shift` moves it along the side.

    Both hexes that share the side get the same point from the same `shift`.
    """
    level, q, r = hex_id
    sign = 1.0
    x, y = layout.centre(hex_id)
    mx, my = layout.middles[side]
    if side >= 3:
        q, r = q + DIRECTIONS[side][0], r + DIRECTIONS[side][1]
        sign = -1.0
    along = (chance(level, q, r, side % 3) * WAVER + shift) * sign
    return x + mx - my / INNER * along, y + my + mx / INNER * along


def river_reach(start: HexId, hexes: Mapping[HexId, Hex]) -> int:
    """Steps along the river from a hex to its nearest source, at most `REACH`.

    A source is an end of the river on dry land; a river without one (a loop, a strait) has its full width.
    """
    seen, frontier = {start}, [start]
    for steps in range(REACH):
        following: list[HexId] = []
        for here in frontier:
            there = hexes.get(here)
            if there is None:
                continue
            sides = sides_of(there.river)
            if len(sides) == 1 and not (there.lake or there.coast or there.terrain == "water"):
                return steps
            level, q, r = here
            for side in sides:
                other = (level, q + DIRECTIONS[side][0], r + DIRECTIONS[side][1])
                if other not in seen:
                    seen.add(other)
                    following.append(other)
        frontier = following
    return REACH


def river_width(reach: float) -> float:
    """Width of a river so many hexes below its source."""
    return 0.055 + 0.018 * min(reach, REACH)


def river_lines(
    hex_id: HexId, hexes: Mapping[HexId, Hex], layout: Layout, reach: Callable[[HexId], int]
) -> list[Line]:
    """The river inside one hex as tapering lines; none in open water, where the river has ended at the
    shore.
    """
    here = hexes[hex_id]
    if not here.river or here.terrain == "water":
        return []
    sides = sides_of(here.river)
    if not sides and here.river & RIVER_POOL:
        return [_pool(hex_id, layout)]
    own = reach(hex_id)
    widths = {side: river_width((own + reach(_across(hex_id, side))) / 2) for side in sides}
    points = {side: side_point(hex_id, side, layout) for side in sides}
    tip = 0.0 if not (here.lake or here.coast) else widths[sides[0]]
    return _threads(hex_id, points, widths, layout, tip=tip, meander=MEANDER)


def road_sides(hex_id: HexId, is_road: Callable[[HexId], bool]) -> list[int]:
    """The sides across which a road goes on."""
    return [side for side in SIDES if is_road(_across(hex_id, side))]


def road_lines(
    hex_id: HexId, sides: Sequence[int], hexes: Mapping[HexId, Hex], layout: Layout, width: float
) -> list[Line]:
    """The road inside one hex: through the hex, or to its centre where it ends.

    Where a river crosses the same side, the road crosses it a little further along, so that both can be seen.
    """
    points: dict[int, Point] = {}
    for side in sides:
        shift = 0.0
        other = hexes.get(_across(hex_id, side))
        if hexes[hex_id].river & (1 << side) or (other is not None and other.river & (1 << opposite(side))):
            shift = 0.24
        points[side] = side_point(hex_id, side, layout, shift)
    if not points:
        x, y = layout.centre(hex_id)
        return [Line([(x - 0.22, y + 0.05), (x, y), (x + 0.22, y - 0.05)], [width] * 3)]
    widths = dict.fromkeys(points, width)
    return _threads(hex_id, points, widths, layout, tip=width, meander=0.12)


def crossings(first: Iterable[Line], second: Iterable[Line]) -> list[Crossing]:
    """Where lines of the first kind cross lines of the second, at most once for each pair of lines."""
    found: list[Crossing] = []
    seconds = list(second)
    for one in first:
        for two in seconds:
            crossing = _cross(one.points, two.points)
            if crossing is not None:
                found.append(crossing)
    return found


def ribbon(line: Line, thinnest: float = 0.0) -> list[Point]:
    """The outline of a line of varying width as a closed polygon; nowhere thinner than `thinnest`."""
    left: list[Point] = []
    right: list[Point] = []
    points = line.points
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = max(line.widths[i], thinnest) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def _across(hex_id: HexId, side: int) -> HexId:
    level, q, r = hex_id
    return (level, q + DIRECTIONS[side][0], r + DIRECTIONS[side][1])


def _threads(
    hex_id: HexId,
    points: dict[int, Point],
    widths: dict[int, float],
    layout: Layout,
    tip: float,
    meander: float,
) -> list[Line]:
    """Curves through a hex: one between the two sides most opposite, and each other side joining it."""
    sides = sorted(points)
    cx, cy = layout.centre(hex_id)
    level, q, r = hex_id
    jx, jy = chance(level, q, r, 7) * meander * 0.4, chance(level, q, r, 8) * meander * 0.4
    if len(sides) == 1:
        side = sides[0]
        goal = (cx + jx, cy + jy)
        bend = chance(level, q, r, 9) * meander
        inward = layout.towards[side]
        return [
            _curve(
                points[side],
                _inward(points[side], inward, 0.35),
                (goal[0] - inward[1] * bend, goal[1] + inward[0] * bend),
                goal,
                widths[side],
                tip,
            )
        ]
    a, b = max(
        ((a, b) for i, a in enumerate(sides) for b in sides[i + 1 :]),
        key=lambda pair: (
            min((pair[0] - pair[1]) % 6, (pair[1] - pair[0]) % 6),
            widths[pair[0]] + widths[pair[1]],
        ),
    )
    opposed = min((a - b) % 6, (b - a) % 6)
    handle = {1: 0.33, 2: 0.5, 3: 0.62}[opposed]
    swing = chance(level, q, r, 9) * meander
    trunk = _curve(
        points[a],
        _aside(_inward(points[a], layout.towards[a], handle), layout.towards[a], swing),
        _aside(_inward(points[b], layout.towards[b], handle), layout.towards[b], swing),
        points[b],
        widths[a],
        widths[b],
    )
    lines = [trunk]
    middle = len(trunk.points) // 2
    join = trunk.points[middle]
    for side in sides:
        if side in (a, b):
            continue
        begin = points[side]
        control = _inward(begin, layout.towards[side], 0.4)
        lines.append(_curve(begin, control, ((control[0] + join[0]) / 2, (control[1] + join[1]) / 2), join,
                            widths[side], min(widths[side], trunk.widths[middle])))  # fmt: skip
    return lines


def _pool(hex_id: HexId, layout: Layout) -> Line:
    """A stream that stays within its hex."""
    x, y = layout.centre(hex_id)
    points = [
        (x - 0.5 + i / STEPS, y + 0.12 * math.sin(i / STEPS * 2 * math.pi) + 0.2) for i in range(STEPS + 1)
    ]
    return Line(points, [0.02 + 0.06 * math.sin(math.pi * i / STEPS) for i in range(STEPS + 1)])


def _inward(point: Point, towards: Point, length: float) -> Point:
    return point[0] - towards[0] * length, point[1] - towards[1] * length


def _aside(point: Point, towards: Point, length: float) -> Point:
    return point[0] - towards[1] * length, point[1] + towards[0] * length


def _curve(a: Point, b: Point, c: Point, d: Point, from_width: float, to_width: float) -> Line:
    points: list[Point] = []
    widths: list[float] = []
    for i in range(STEPS + 1):
        t = i / STEPS
        u = 1 - t
        k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append(
            (k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0], k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1])
        )
        widths.append(from_width + (to_width - from_width) * t)
    return Line(points, widths)


def _cross(one: Sequence[Point], two: Sequence[Point]) -> Crossing | None:
    for (ax, ay), (bx, by) in pairwise(one):
        rx, ry = bx - ax, by - ay
        for (cx, cy), (dx, dy) in pairwise(two):
            sx, sy = dx - cx, dy - cy
            across = rx * sy - ry * sx
            if abs(across) < 1e-12:
                continue
            t = ((cx - ax) * sy - (cy - ay) * sx) / across
            u = ((cx - ax) * ry - (cy - ay) * rx) / across
            if 0 <= t <= 1 and 0 <= u <= 1:
                return Crossing((ax + rx * t, ay + ry * t), math.atan2(ry, rx))
    return None
