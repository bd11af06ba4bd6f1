"""The shortest way across the map that a trade route may take (IT L1312, ruling A32)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from immutables import Map

from ..hexes import DIRECTIONS, HexId
from ..memo import remembered
from ..ruleset import Ruleset
from ..state import Hex
from .ways import END_HALVES, LAWLESS_HALVES, ways

FAR = 1 << 60
SPARSE = 16  # a level whose frame holds so many times its hexes is kept as a table of those it has


class _Sparse(dict[int, int]):
    """Numbers of the places of a level of few hexes far apart; `other` everywhere else."""

    def __init__(self, other: int) -> None:
        super().__init__()
        self._other = other

    def __missing__(self, _key: int) -> int:
        return self._other


class Grid:
    """The length of each hex of a level in half hexes, 0 where a route may not pass, row by row.

    A frame of barred hexes lies around it, so that a neighbour is always a place in it. `qs`, `rs` and
    `lengths` are those of its hexes, one at least; as three lists they are quick to make.
    """

    def __init__(self, qs: list[int], rs: list[int], lengths: list[int]) -> None:
        self.left, self.top = min(qs) - 1, min(rs) - 1
        self.width = max(qs) - self.left + 2
        self.size = self.width * (max(rs) - self.top + 2)
        self.dense = self.size <= SPARSE * len(qs) + 4096
        self.cells: bytearray | _Sparse = bytearray(self.size) if self.dense else _Sparse(0)
        cells, width = self.cells, self.width
        shift = self.top * width + self.left
        for q, r, halves in zip(qs, rs, lengths, strict=True):
            cells[r * width + q - shift] = halves
        self.steps = tuple(dr * width + dq for dq, dr in DIRECTIONS)
        # More than any one length, so that of so many buckets each holds one distance at a time.
        self.span = max(max(lengths), END_HALVES) + 1

    def distances(self) -> list[int] | _Sparse:
        """A distance for each place, beyond all reach to begin with."""
        return [FAR] * self.size if self.dense else _Sparse(FAR)

    def place(self, hex_id: HexId) -> int:
        """Where a hex stands in `cells`."""
        return (hex_id[2] - self.top) * self.width + hex_id[1] - self.left

    def hex(self, level: int, place: int) -> HexId:
        """The hex at a place."""
        row, column = divmod(place, self.width)
        return (level, column + self.left, row + self.top)


def shortest(
    hexes: Map[HexId, Hex],
    stops: Sequence[HexId],
    opened: frozenset[str],
    rules: Ruleset,
    lawful: bool = True,
) -> tuple[HexId, ...] | None:
    """The shortest path that touches these stops in their order, both ends included; None where there is
    none.

    Only the hexes between count whether a route may pass them: it may begin and end anywhere on the map.
    `lawful` False lets it pass every hex, at the length of open country where the rules bar it.
    """
    if len({stop[0] for stop in stops}) != 1 or any(stop not in hexes for stop in stops):
        return None
    grid = _grid(hexes, stops[0][0], opened, rules, lawful)
    ends = (stops[0], stops[-1])
    path: list[HexId] = [stops[0]]
    for start, goal in pairwise(stops):
        leg = _leg(grid, start, goal, goal in ends)
        if leg is None:
            return None
        path += leg
    return tuple(path)


def lawful(path: Iterable[HexId], hexes: Map[HexId, Hex], opened: frozenset[str], rules: Ruleset) -> bool:
    """Whether a route may pass each hex between the ends of a path, and all of them are on the map."""
    return first_barred(path, hexes, opened, rules) is None


def first_barred(
    path: Iterable[HexId], hexes: Map[HexId, Hex], opened: frozenset[str], rules: Ruleset
) -> HexId | None:
    """The first hex of a path that a route may not pass (now); None where it is open from end to end."""
    along = tuple(path)
    for place, hex_id in enumerate(along):
        there = hexes.get(hex_id)
        if there is None or (0 < place < len(along) - 1 and not ways(there, opened, rules)):
            return hex_id
    return None


def _leg(grid: Grid, start_hex: HexId, goal_hex: HexId, goal_is_end: bool) -> list[HexId] | None:
    """The hexes after the first on the shortest way between two hexes, by lengths in buckets."""
    start, goal = grid.place(start_hex), grid.place(goal_hex)
    if start == goal:
        return []
    at_goal = grid.cells[goal] or (END_HALVES if goal_is_end else 0)
    cells, steps, span = grid.cells, grid.steps, grid.span
    came: dict[int, int] = {}
    best = grid.distances()
    best[start] = 0
    buckets: list[list[int]] = [[start], *([] for _ in range(span - 1))]
    far, empty = 0, 0
    while empty < span:
        bucket = buckets[far % span]
        if not bucket:
            empty += 1
            far += 1
            continue
        empty = 0
        for here in bucket:
            if best[here] != far:
                continue
            if here == goal:
                return _walked(grid, goal_hex[0], came, start, goal)
            for step in steps:
                other = here + step
                length = cells[other] if other != goal else at_goal
                if length and far + length < best[other]:
                    best[other] = far + length
                    came[other] = here
                    buckets[(far + length) % span].append(other)
        buckets[far % span] = []
        far += 1
    return None


def _walked(grid: Grid, level: int, came: dict[int, int], start: int, goal: int) -> list[HexId]:
    path = []
    while goal != start:
        path.append(grid.hex(level, goal))
        goal = came[goal]
    path.reverse()
    return path


@remembered(4)
def _grid(
    hexes: Map[HexId, Hex], level: int, opened: frozenset[str], rules: Ruleset, lawful_only: bool
) -> Grid:
    barred = 0 if lawful_only else LAWLESS_HALVES
    known: dict[tuple[object, ...], int] = {}
    qs: list[int] = []
    rs: list[int] = []
    lengths: list[int] = []
    for (on, q, r), there in hexes.items():
        if on == level:
            kind = (there.terrain, there.coast, there.river > 0, there.improvements)
            halves = known.get(kind)
            if halves is None:
                halves = min((way.halves for way in ways(there, opened, rules)), default=barred)
                known[kind] = halves
            qs.append(q)
            rs.append(r)
            lengths.append(halves)
    return Grid(qs, rs, lengths)
