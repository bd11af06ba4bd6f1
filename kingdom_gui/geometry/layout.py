"""Where hexes lie on the drawn map, and which hex lies under a point.

One scene unit is the distance from a hex's centre to its corners; x grows to the right, y downwards, and hex
`(level, 0, 0)` has its centre at the origin. Axial coordinates make this one linear map, so positions never
drift however many rows lie between, and `stagger` plays no part: it only says how hexes are counted and
labelled.

Corner `k` of a hex lies between its sides `k - 1` and `k`; side `s` runs from corner `s` to corner `s + 1`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeVar

from ..engine.hexes import DIRECTIONS, SIDES, HexId, Orientation

T = TypeVar("T")
Point = tuple[float, float]
ROOT3 = math.sqrt(3.0)
AREA = 1.5 * ROOT3  # of a hex, in square scene units
INNER = ROOT3 / 2  # scene units from a hex's centre to the middle of a side


class Rect(NamedTuple):
    """A rectangle in scene units: left, top, right, bottom."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, margin: float) -> Rect:
        """The rectangle with a margin added on every side."""
        return Rect(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)

    def joined(self, other: Rect) -> Rect:
        """The smallest rectangle that holds both."""
        return Rect(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def meets(self, other: Rect) -> bool:
        """Whether the two have a point in common."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )


class Layout:
    """The drawn shape of a hex map: `pointy` (corners up and down) or `flat` (sides up and down)."""

    __slots__ = ("corners", "half", "middles", "orientation", "pointy", "towards")

    def __init__(self, orientation: Orientation) -> None:
        self.orientation = orientation
        self.pointy = orientation == "pointy"
        turn = 0.0 if self.pointy else math.pi / 6
        angles = [turn - side * math.pi / 3 for side in SIDES]
        self.corners: tuple[Point, ...] = tuple(
            (math.cos(a + math.pi / 6), math.sin(a + math.pi / 6)) for a in angles
        )
        self.towards: tuple[Point, ...] = tuple((math.cos(a), math.sin(a)) for a in angles)
        self.middles: tuple[Point, ...] = tuple((x * INNER, y * INNER) for x, y in self.towards)
        self.half: Point = (INNER, 1.0) if self.pointy else (1.0, INNER)

    def centre(self, hex_id: HexId) -> Point:
        """The centre of a hex, in scene units; the level is not looked at."""
        _, q, r = hex_id
        if self.pointy:
            return ROOT3 * (q + r * 0.5), 1.5 * r
        return 1.5 * q, ROOT3 * (r + q * 0.5)

    def hex_at(self, x: float, y: float, level: int = 0) -> HexId:
        """The hex under a point in scene units, whether or not the map has one there."""
        if self.pointy:
            r = y * (2 / 3)
            q = x / ROOT3 - r * 0.5
        else:
            q = x * (2 / 3)
            r = y / ROOT3 - q * 0.5
        s = -q - r
        rq, rr, rs = round(q), round(r), round(s)
        dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
        if dq > dr and dq > ds:
            rq = -rr - rs
        elif dr > ds:
            rr = -rq - rs
        return (level, rq, rr)

    def polygon(self, hex_id: HexId) -> list[Point]:
        """The six corners of a hex, from corner 0."""
        x, y = self.centre(hex_id)
        return [(x + cx, y + cy) for cx, cy in self.corners]

    def box(self, hex_id: HexId) -> Rect:
        """The rectangle that just holds a hex."""
        x, y = self.centre(hex_id)
        w, h = self.half
        return Rect(x - w, y - h, x + w, y + h)

    def cells(self, rect: Rect, level: int = 0) -> Iterator[tuple[float, float, HexId]]:
        """Every hex place whose centre lies in the rectangle, with its centre, from the top row down."""
        left, top, right, bottom = rect
        if self.pointy:
            for r in range(math.ceil(top / 1.5), math.floor(bottom / 1.5) + 1):
                shift, y = r * 0.5, 1.5 * r
                for q in range(math.ceil(left / ROOT3 - shift), math.floor(right / ROOT3 - shift) + 1):
                    yield ROOT3 * (q + shift), y, (level, q, r)
            return
        # Every second column stands half a hex lower, so a row of equal height takes every second column.
        first, last = math.ceil(left / 1.5), math.floor(right / 1.5)
        for twice in range(math.ceil(top / INNER), math.floor(bottom / INNER) + 1):
            y = twice * INNER
            for q in range(first + ((first ^ twice) & 1), last + 1, 2):
                yield 1.5 * q, y, (level, q, (twice - q) // 2)

    def held(
        self, hexes: Mapping[HexId, T], rect: Rect, level: int = 0
    ) -> Iterator[tuple[float, float, HexId, T]]:
        """The hexes of a table whose centres lie in the rectangle, with their centres, from the top row down.

        Takes as long as the smaller of both: a hex can lie a million others away.
        """
        if rect.width * rect.height <= AREA * len(hexes):
            for x, y, hex_id in self.cells(rect, level):
                there = hexes.get(hex_id)
                if there is not None:
                    yield x, y, hex_id, there
            return
        across, down = (INNER, 1.5) if self.pointy else (1.5, INNER)
        places = [(*self.pixel_of(hex_id[1], hex_id[2]), hex_id) for hex_id in hexes if hex_id[0] == level]
        for column, row, hex_id in sorted(places, key=lambda place: (place[1], place[0])):
            x, y = column * across, row * down
            if rect.left <= x <= rect.right and rect.top <= y <= rect.bottom:
                yield x, y, hex_id, hexes[hex_id]

    def bounds(self, hexes: Iterable[HexId]) -> Rect | None:
        """The rectangle that just holds all these hexes, or None where there are none."""
        # By whole numbers, and one rectangle at the end: a box for each of 40,000 hexes takes a third second.
        places = [self.pixel_of(q, r) for _, q, r in hexes]
        if not places:
            return None
        columns, rows = [column for column, _ in places], [row for _, row in places]
        across, down = (INNER, 1.5) if self.pointy else (1.5, INNER)
        w, h = self.half
        return Rect(
            min(columns) * across - w, min(rows) * down - h, max(columns) * across + w, max(rows) * down + h
        )

    def pixel_of(self, q: int, r: int) -> tuple[int, int]:
        """Column and row of a hex on a grid of half-hex columns (pointy) or half-hex rows (flat).

        Such a grid keeps the half-hex shift of alternate rows in whole numbers: a pointy hex covers columns
        `c` and `c + 1` of one row, a flat one rows `r` and `r + 1` of one column.
        """
        return (2 * q + r, r) if self.pointy else (q, 2 * r + q)


@lru_cache(maxsize=2)
def layout_of(orientation: Orientation) -> Layout:
    """The one layout of each orientation."""
    return Layout(orientation)


def side_towards(here: HexId, there: HexId) -> int | None:
    """The side of `here` that touches `there`, or None where they are not neighbours."""
    step = (there[1] - here[1], there[2] - here[2])
    if here[0] != there[0] or step not in DIRECTIONS:
        return None
    return DIRECTIONS.index(step)
