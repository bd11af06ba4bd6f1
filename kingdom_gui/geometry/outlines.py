"""Outlines of regions of hexes: rounded pieces found corner by corner, and whole polygons by shapely.

At every corner of a hex grid three hexes meet, so a region's border passes it by exactly two sides or not at
all. A rounded border is therefore a chain of quadratic curves, each from the middle of one border side to
the middle of the next with the shared corner as its control point. Each piece depends on three hexes only: a
tile of the map draws its part of a realm's border without looking at the rest of the realm.

Distances are scene units (centre of a hex to its corner). shapely is imported where it is first needed,
since it takes longer to import than the first picture of the map takes to paint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..engine.hexes import DIRECTIONS, SIDES, HexId
from .layout import INNER, Layout, Point

if TYPE_CHECKING:
    from shapely import Polygon

Edge = tuple[HexId, int]


class Piece(NamedTuple):
    """A quadratic curve of a border, from the middle of one border side to the middle of the next."""

    start: Point
    control: Point
    end: Point
    first: Edge
    last: Edge


def border_pieces(
    cells: Iterable[HexId],
    inside: Callable[[HexId], bool],
    layout: Layout,
    inset: float = 0.0,
    facing: Callable[[HexId], bool] | None = None,
) -> list[Piece]:
    """The rounded border of a region, as seen from those of `cells` that are inside it.

    `inset` moves the line so many scene units into the region, or out of it where negative. With `facing`
    only the sides towards hexes it holds for are border (a shore faces land, not the end of the map); where
    such a border stops, it runs straight to the corner. Pieces join end to start and run anticlockwise on
    screen.
    """
    shrink = (INNER - inset) / INNER
    pieces: list[Piece] = []
    for cell in cells:
        if not inside(cell):
            continue
        level, q, r = cell
        around = [(level, q + dq, r + dr) for dq, dr in DIRECTIONS]
        own = [inside(other) for other in around]
        if all(own):
            continue
        border = [
            not mine and (facing is None or facing(other)) for mine, other in zip(own, around, strict=True)
        ]
        x, y = layout.centre(cell)
        middles = [(x + mx * shrink, y + my * shrink) for mx, my in layout.middles]
        corners = [(x + cx * shrink, y + cy * shrink) for cx, cy in layout.corners]
        for k in SIDES:
            if not border[k]:
                continue
            if border[k - 1]:
                pieces.append(Piece(middles[k - 1], corners[k], middles[k], (cell, (k - 1) % 6), (cell, k)))
            elif own[k - 1]:
                pieces.append(_turn(cell, k, layout, inset, middles[k], around[k - 1]))
            else:
                pieces.append(
                    Piece(corners[k], _between(corners[k], middles[k]), middles[k], (cell, k + 6), (cell, k))
                )
            after = (k + 1) % 6
            if not border[after] and not own[after]:
                end = corners[after]
                pieces.append(Piece(middles[k], _between(middles[k], end), end, (cell, k), (cell, k + 12)))
    return pieces


def _turn(cell: HexId, k: int, layout: Layout, inset: float, end: Point, before: HexId) -> Piece:
    """The piece at corner `k` of a hex, where the border comes along its neighbour `before` and turns onto
    it.
    """
    x, y = layout.centre(cell)
    cx, cy = layout.corners[k]
    ox, oy = layout.towards[k - 2]  # from the hex outside to the neighbour that is inside
    bx, by = layout.middles[k]
    push = inset / INNER
    start = (x + cx * 1.5 + ox * inset, y + cy * 1.5 + oy * inset)
    control = (x + cx + (cx - 2 * bx) * push, y + cy + (cy - 2 * by) * push)
    return Piece(start, control, end, (before, (k + 1) % 6), (cell, k))


def _between(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def chain(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Pieces joined into runs, each as long as it can be; a closed run ends where it starts."""
    by_start = {piece.first: piece for piece in pieces}
    ends = {piece.last for piece in pieces}
    runs: list[list[Piece]] = []
    # Open runs begin at a piece that no other leads to; what is left after them is closed.
    for start in [p for p in pieces if p.first not in ends] + list(pieces):
        if start.first not in by_start:
            continue
        run: list[Piece] = []
        following: Piece | None = start
        while following is not None and following.first in by_start:
            run.append(by_start.pop(following.first))
            following = by_start.get(run[-1].last)
        runs.append(run)
    return runs


def is_closed(run: Sequence[Piece]) -> bool:
    """Whether a chained run comes back to its start."""
    return bool(run) and run[0].first == run[-1].last


def polyline(run: Sequence[Piece], steps: int = 4) -> list[Point]:
    """A run as points, each curve cut into so many straight parts."""
    points = [run[0].start]
    for start, control, end, _, _ in run:
        for i in range(1, steps + 1):
            t = i / steps
            a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
            points.append(
                (a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1])
            )
    return points


def region_polygons(hexes: Iterable[HexId], layout: Layout) -> list[Polygon]:
    """The exact area covered by hexes, one polygon with its holes for each part, the largest first.

    Hexes of one region never overlap, so this is a coverage union; 10,000 hexes take about 10 ms.
    """
    import numpy
    import shapely

    ids = list(hexes)
    if not ids:
        return []
    centres = numpy.array([layout.centre(h) for h in ids])
    # Corners that two hexes share must be equal to the last bit for a coverage: snap them to a fine grid.
    rings = numpy.round(centres[:, None, :] + numpy.array(layout.corners)[None, :, :], 6)
    merged = shapely.coverage_union_all(shapely.polygons(rings))
    parts = list(getattr(merged, "geoms", [merged]))
    return sorted(parts, key=lambda part: -part.area)


def smooth_ring(points: Sequence[Point], steps: int = 4) -> list[Point]:
    """A closed ring (first point not repeated) rounded as on the map: curves between the middles of its
    sides.
    """
    count = len(points)
    smooth: list[Point] = []
    for i, (cx, cy) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % count]
        sx, sy, ex, ey = (ax + cx) / 2, (ay + cy) / 2, (cx + bx) / 2, (cy + by) / 2
        for j in range(steps):
            t = j / steps
            a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
            smooth.append((a * sx + b * cx + c * ex, a * sy + b * cy + c * ey))
    return smooth
