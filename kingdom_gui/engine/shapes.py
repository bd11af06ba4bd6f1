"""The shapes in which hexes are drawn: brushes, filled regions, rectangles and rings.

All of them are places, whether or not the map has a hex there; lines are `hexes.line`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from .hexes import HexId, Orientation, Stagger, disk, distance, from_offset, neighbour, neighbours, ring
from .hexes import to_offset as offset

BRUSHES = (1, 3, 7, 19, 37)  # hexes that a brush covers, from the smallest to the widest
FILL_MOST = 60_000  # hexes that one fill may reach
RECTANGLE_MOST = 60_000  # hexes that one rectangle may add to a map
RADII = {1: 0, 7: 1, 19: 2, 37: 3}


def brush(centre: HexId, size: int, corner: int = 0) -> list[HexId]:
    """The hexes under a brush of so many (one of `BRUSHES`), the one in its middle first.

    The brush of three lies around a corner of the hex: corner `k` is where its sides `k - 1` and `k` meet.

    :raises KeyError: for a size that there is no brush of.
    """
    if size == 3:
        return [centre, neighbour(centre, (corner - 1) % 6), neighbour(centre, corner % 6)]
    return list(disk(centre, RADII[size]))


def flood(start: HexId, among: Callable[[HexId], bool], most: int = FILL_MOST) -> list[HexId]:
    """The hexes connected with `start` through shared sides for which `among` holds, `start` first.

    Nothing where it does not hold for `start` itself; at most `most` hexes, the nearest ones.
    """
    if not among(start):
        return []
    reached = {start: None}
    frontier = [start]
    for hex_id in frontier:
        for other in neighbours(hex_id):
            if other not in reached and among(other):
                if len(reached) >= most:
                    return list(reached)
                reached[other] = None
                frontier.append(other)
    return list(reached)


def rectangle_between(
    a: HexId, b: HexId, orientation: Orientation, stagger: Stagger, known: Collection[HexId] = ()
) -> list[HexId]:
    """All hexes of the columns and rows from one hex to another on its level, row by row.

    Of more than `RECTANGLE_MOST` those that are `known`: from far away one would paint millions.
    """
    (column, row), (other_column, other_row) = (
        offset(a, orientation, stagger),
        offset(b, orientation, stagger),
    )
    columns = range(min(column, other_column), max(column, other_column) + 1)
    rows = range(min(row, other_row), max(row, other_row) + 1)
    if len(columns) * len(rows) > RECTANGLE_MOST:
        places = ((h, *offset(h, orientation, stagger)) for h in known if h[0] == a[0])
        return [h for h, column, row in places if column in columns and row in rows]
    return [from_offset(x, y, orientation, stagger, a[0]) for y in rows for x in columns]


def ring_through(centre: HexId, edge: HexId) -> list[HexId]:
    """The hexes as far from the centre as `edge` is, once around; the centre alone where the two are one."""
    return list(ring(centre, distance(centre, edge)))
