"""Where a realm's name is written: across its broadest part."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator
from typing import NamedTuple

from ..engine.hexes import HexId
from .layout import Layout, Point
from .outlines import region_polygons

LARGE = 3000  # hexes; a larger region is thinned out first, so that no step takes long
BLOCK = 8  # hexes on a side of the blocks a large region is thinned to


class LabelPlace(NamedTuple):
    """Where a name is centred, and the room it has: length along x and height, in scene units."""

    centre: Point
    length: float
    height: float


def label_place(hexes: Collection[HexId], layout: Layout) -> LabelPlace | None:
    """The place for a name inside a region of hexes; None for an empty one."""
    for place in label_steps(hexes, layout):
        if place is not None:
            return place
    return None


def label_steps(hexes: Collection[HexId], layout: Layout) -> Iterator[LabelPlace | None]:
    """Like `label_place` in steps of a few milliseconds each; yields None until the place is found."""
    import shapely

    if not hexes:
        return
    scale, (dx, dy) = 1, (0.0, 0.0)
    while len(hexes) > LARGE:
        hexes = yield from _blocks(hexes)
        # A block's middle hex is BLOCK times its number, and half a block along both axes.
        mx, my = layout.centre((0, BLOCK - 1, BLOCK - 1))
        dx, dy, scale = dx + mx / 2 * scale, dy + my / 2 * scale, scale * BLOCK
    body = region_polygons(hexes, layout)[0]
    yield None
    spot = shapely.maximum_inscribed_circle(body, tolerance=0.5)
    yield None
    (x, y), radius = spot.coords[0], spot.length
    left, _, right, _ = body.bounds
    row = shapely.intersection(body, shapely.LineString([(left - 1, y), (right + 1, y)]))
    spans = [part.bounds for part in getattr(row, "geoms", [row])]
    span = next((s for s in spans if s[0] - 1e-6 <= x <= s[2] + 1e-6), (x - radius, y, x + radius, y))
    # Between the circle's centre and the middle of its row: balanced, yet as far from the border as may be.
    x = (x + (span[0] + span[2]) / 2) / 2
    length = 2 * min(x - span[0], span[2] - x)
    yield LabelPlace((x * scale + dx, y * scale + dy), length * scale, 2 * radius * scale)


def _blocks(hexes: Collection[HexId]) -> Generator[None, None, Collection[HexId]]:
    """The blocks of BLOCK x BLOCK hexes that a large region fills best, as hexes of a coarser grid.

    A block of an axial grid is itself a place on an axial grid, so the coarser region has the same outline.
    """
    counts: dict[HexId, int] = {}
    for number, (level, q, r) in enumerate(hexes):
        block = (level, q // BLOCK, r // BLOCK)
        counts[block] = counts.get(block, 0) + 1
        if number % 8000 == 7999:
            yield
    most = max(counts.values())
    return [block for block, count in counts.items() if count * 2 > most]
