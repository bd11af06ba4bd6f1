"""Outlines of regions: the pieces found corner by corner agree with shapely's union of the whole."""

from __future__ import annotations

import random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.hexes import HexId, Orientation, disk, neighbour, ring
from kingdom_gui.geometry.layout import INNER, layout_of
from kingdom_gui.geometry.outlines import (
    border_pieces,
    chain,
    is_closed,
    polyline,
    region_polygons,
    smooth_ring,
)

HEX_AREA = 3 * INNER  # 2.598: six triangles of side 1
orientations: st.SearchStrategy[Orientation] = st.sampled_from(("pointy", "flat"))
# Regions inside a disk of radius 3, of any shape: scattered, with holes, in several parts.
regions = st.frozensets(st.sampled_from(list(disk((0, 4, -7), 3))), min_size=1)


@given(orientations, regions)
def test_the_border_closes_and_encloses_what_shapely_says(
    orientation: Orientation, region: frozenset[HexId]
) -> None:
    layout = layout_of(orientation)
    runs = chain(border_pieces(region, region.__contains__, layout))
    assert all(is_closed(run) for run in runs)
    polygons = region_polygons(region, layout)
    assert sum(p.area for p in polygons) == pytest.approx(HEX_AREA * len(region), rel=1e-4)
    # One closed run for every outer ring and every hole.
    rings = sum(1 + len(p.interiors) for p in polygons)
    assert len(runs) == rings
    # Each border side is passed once: as many pieces as the rings have corners.
    corners = sum(len(r.coords) - 1 for p in polygons for r in (p.exterior, *p.interiors))
    assert sum(map(len, runs)) == corners


@given(orientations, regions, st.floats(0.05, 0.5))
def test_an_inset_border_lies_inside_and_an_outset_one_outside(
    orientation: Orientation, region: frozenset[HexId], inset: float
) -> None:
    layout = layout_of(orientation)
    whole = shapely.union_all(region_polygons(region, layout))
    for piece in border_pieces(region, region.__contains__, layout, inset):
        for point in (piece.start, piece.end):
            spot = shapely.Point(point)
            assert whole.contains(spot)
            assert whole.boundary.distance(spot) == pytest.approx(inset, abs=1e-4)


@given(orientations, regions)
def test_pieces_seen_from_part_of_the_region_are_those_of_the_whole(
    orientation: Orientation, region: frozenset[HexId]
) -> None:
    # A tile sees some of a realm's hexes and must draw the same line as its neighbour tile.
    layout = layout_of(orientation)
    whole = set(border_pieces(region, region.__contains__, layout, 0.1))
    some = [hex_id for number, hex_id in enumerate(sorted(region)) if number % 2]
    assert set(border_pieces(some, region.__contains__, layout, 0.1)) <= whole


def test_one_hex_is_rounded_to_six_curves_through_the_middles_of_its_sides() -> None:
    layout = layout_of("pointy")
    (run,) = chain(border_pieces([(0, 0, 0)], {(0, 0, 0)}.__contains__, layout))
    assert len(run) == 6
    assert {tuple(round(v, 6) for v in piece.end) for piece in run} == {
        tuple(round(v, 6) for v in middle) for middle in layout.middles
    }
    # Six corners cut by a parabola each lose a third of the triangle between corner and side middles.
    area = shapely.Polygon(polyline(run, 32)).area
    triangle = 0.25 * INNER / 2  # base 0.866 between middles, height 0.25
    assert area == pytest.approx(HEX_AREA - 6 * triangle / 3, abs=0.001)


def test_a_ring_has_a_hole() -> None:
    region = set(ring((0, 0, 0), 1))
    runs = chain(border_pieces(region, region.__contains__, layout_of("flat")))
    assert sorted(map(len, runs)) == [6, 18]


def test_a_shore_faces_land_only_and_ends_at_corners() -> None:
    layout = layout_of("pointy")
    water, land = (0, 0, 0), neighbour((0, 0, 0), 0)
    pieces = border_pieces([water], {water}.__contains__, layout, 0.0, lambda h: h == land)
    (run,) = chain(pieces)
    assert not is_closed(run)
    ends = {tuple(round(v, 4) for v in p) for p in (run[0].start, run[-1].end)}
    assert ends == {tuple(round(v, 4) for v in layout.corners[k]) for k in (0, 1)}


def test_ten_thousand_hexes_are_united_without_a_seam() -> None:
    region = [(0, q, r) for q in range(100) for r in range(100)]
    (polygon,) = region_polygons(region, layout_of("pointy"))
    assert not polygon.interiors
    assert polygon.area == pytest.approx(HEX_AREA * 10_000, rel=1e-4)


def test_no_hexes_have_no_polygons() -> None:
    assert region_polygons([], layout_of("pointy")) == []


def test_a_smooth_ring_stays_within_its_corners() -> None:
    points = [(0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0)]
    smooth = shapely.Polygon(smooth_ring(points, 16))
    assert shapely.Polygon(points).buffer(1e-9).contains(smooth)
    # The four corners each lose a third of a triangle with legs 2 and 1.
    assert smooth.area == pytest.approx(8 - 4 * 1.0 / 3, abs=0.02)


def test_pieces_do_not_depend_on_the_order_of_hexes() -> None:
    region = list(disk((0, 0, 0), 2))
    shuffled = region[:]
    random.Random(4).shuffle(shuffled)
    layout = layout_of("pointy")
    assert set(border_pieces(region, set(region).__contains__, layout)) == set(
        border_pieces(shuffled, set(region).__contains__, layout)
    )
