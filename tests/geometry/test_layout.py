"""Hexes and pixels: hand-computed tables, and properties that hold everywhere."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.bounds import FARTHEST
from kingdom_gui.engine.hexes import (
    DIRECTIONS,
    SIDES,
    HexId,
    Orientation,
    Stagger,
    distance,
    from_offset,
    neighbour,
    opposite,
    rectangle,
)
from kingdom_gui.geometry.layout import INNER, ROOT3, Layout, Rect, layout_of, side_towards

ORIENTATIONS: tuple[Orientation, ...] = ("pointy", "flat")
STAGGERS: tuple[Stagger, ...] = ("odd", "even")
orientations = st.sampled_from(ORIENTATIONS)
hex_ids = st.tuples(st.just(0), st.integers(-5000, 5000), st.integers(-5000, 5000))

# Centres by column and row, counted from 0, on paper: a pointy hex is sqrt 3 = 1.7321 wide and rows are 1.5
# apart; the staggered rows stand half a width (0.8660) to the right. A flat one is the same on its side.
CENTRES = [
    ("pointy", "odd", 0, 0, 0.0, 0.0),
    ("pointy", "odd", 1, 0, 1.7321, 0.0),
    ("pointy", "odd", 0, 1, 0.8660, 1.5),
    ("pointy", "odd", 2, 3, 4.3301, 4.5),
    ("pointy", "even", 0, 1, -0.8660, 1.5),
    ("pointy", "even", 1, 1, 0.8660, 1.5),
    ("pointy", "even", 2, 2, 3.4641, 3.0),
    ("flat", "odd", 0, 0, 0.0, 0.0),
    ("flat", "odd", 0, 1, 0.0, 1.7321),
    ("flat", "odd", 1, 0, 1.5, 0.8660),
    ("flat", "odd", 3, 2, 4.5, 4.3301),
    ("flat", "even", 1, 0, 1.5, -0.8660),
    ("flat", "even", 1, 1, 1.5, 0.8660),
]


@pytest.mark.parametrize(("orientation", "stagger", "column", "row", "x", "y"), CENTRES)
def test_centres_are_those_reckoned_by_hand(
    orientation: Orientation, stagger: Stagger, column: int, row: int, x: float, y: float
) -> None:
    found = layout_of(orientation).centre(from_offset(column, row, orientation, stagger))
    assert found == pytest.approx((x, y), abs=5e-5)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("stagger", STAGGERS)
def test_rows_do_not_drift(orientation: Orientation, stagger: Stagger) -> None:
    # Fault B67: after twelve rows the drawing had slipped. Row 2000 stands where 2000 rows of 1.5 end.
    layout = layout_of(orientation)
    x, y = layout.centre(from_offset(0, 2000, orientation, stagger))
    assert (x, y) == pytest.approx((0.0, 3000.0) if orientation == "pointy" else (0.0, 2000 * ROOT3))
    x, y = layout.centre(from_offset(2000, 0, orientation, stagger))
    assert (x, y) == pytest.approx((2000 * ROOT3, 0.0) if orientation == "pointy" else (3000.0, 0.0))


@pytest.mark.parametrize("stagger", STAGGERS)
def test_a_two_by_two_map_is_two_and_a_half_hexes_wide(stagger: Stagger) -> None:
    # Fault B64: the picture of a staggered map was half a hex too narrow.
    bounds = layout_of("pointy").bounds(rectangle(2, 2, "pointy", stagger))
    assert bounds is not None
    assert (bounds.width, bounds.height) == pytest.approx((2.5 * ROOT3, 3.5))
    bounds = layout_of("flat").bounds(rectangle(2, 2, "flat", stagger))
    assert bounds is not None
    assert (bounds.width, bounds.height) == pytest.approx((3.5, 2.5 * ROOT3))


def test_the_south_west_neighbour_in_odd_and_even_rows() -> None:
    # Fault B71. Odd rows stand to the right: below (3, 3) lie columns 3 and 4, below (3, 2) 2 and 3.
    layout = layout_of("pointy")
    for column, row, expected in ((3, 3, (3, 4)), (3, 2, (2, 3))):
        x, y = layout.centre(from_offset(column, row, "pointy", "odd"))
        assert layout.hex_at(x - 0.8, y + 1.4) == from_offset(*expected, "pointy", "odd")


@pytest.mark.parametrize("stagger", STAGGERS)
@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_distances_between_places_counted_on_paper(orientation: Orientation, stagger: Stagger) -> None:
    # Fault B73: along a row as many steps as columns; across rows every step gains half a column.
    def at(column: int, row: int) -> HexId:
        if orientation == "flat":
            column, row = row, column
        return from_offset(column, row, orientation, stagger)

    assert distance(at(0, 0), at(7, 0)) == 7
    assert distance(at(0, 0), at(0, 8)) == 8
    assert distance(at(2, 0), at(6, 8)) == 8  # eight rows gain four columns
    assert distance(at(2, 0), at(7, 8)) == 9


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_a_block_keeps_its_shape_when_it_is_moved(orientation: Orientation) -> None:
    # Fault B79: moved by an odd number of rows a block fell apart.
    layout = layout_of(orientation)
    block = [(0, 0, 0), (0, 1, 0), (0, 0, 1)]
    for dq, dr in ((0, 1), (0, 3), (1, 0), (5, -3)):
        shifts = set()
        for level, q, r in block:
            (x, y), (mx, my) = layout.centre((level, q, r)), layout.centre((level, q + dq, r + dr))
            shifts.add((round(mx - x, 6), round(my - y, 6)))
        assert len(shifts) == 1


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_sides_lie_towards_their_neighbours(orientation: Orientation) -> None:
    layout = layout_of(orientation)
    for side in SIDES:
        there = neighbour((0, 0, 0), side)
        x, y = layout.centre(there)
        assert layout.middles[side] == pytest.approx((x / 2, y / 2))
        assert math.hypot(*layout.middles[side]) == pytest.approx(INNER)
        a, b = layout.corners[side], layout.corners[(side + 1) % 6]
        assert layout.middles[side] == pytest.approx(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
        assert side_towards((0, 0, 0), there) == side
        assert side_towards(there, (0, 0, 0)) == opposite(side)
    assert side_towards((0, 0, 0), (0, 2, 0)) is None
    assert side_towards((0, 0, 0), (-1, 1, 0)) is None


def test_pointy_corners_are_up_and_down_and_flat_ones_left_and_right() -> None:
    assert any(c == pytest.approx((0, -1)) for c in layout_of("pointy").corners)
    assert any(c == pytest.approx((1, 0)) for c in layout_of("flat").corners)


@given(orientations, hex_ids)
def test_a_hexs_centre_lies_in_that_hex(orientation: Orientation, hex_id: HexId) -> None:
    layout = layout_of(orientation)
    assert layout.hex_at(*layout.centre(hex_id)) == hex_id


@given(orientations, hex_ids, st.floats(0, 2 * math.pi), st.floats(0, 0.999))
def test_any_point_nearer_than_a_side_lies_in_the_hex(
    orientation: Orientation, hex_id: HexId, angle: float, part: float
) -> None:
    layout = layout_of(orientation)
    x, y = layout.centre(hex_id)
    reach = INNER * part
    assert layout.hex_at(x + math.cos(angle) * reach, y + math.sin(angle) * reach) == hex_id


@given(orientations, st.floats(-400, 400), st.floats(-400, 400))
def test_the_hex_found_is_the_nearest(orientation: Orientation, x: float, y: float) -> None:
    layout = layout_of(orientation)
    level, q, r = layout.hex_at(x, y)

    def away(hex_id: HexId) -> float:
        cx, cy = layout.centre(hex_id)
        return math.hypot(cx - x, cy - y)

    here = away((level, q, r))
    assert all(here <= away((level, q + dq, r + dr)) + 1e-9 for dq, dr in DIRECTIONS)


@given(orientations, st.floats(-60, 60), st.floats(-60, 60), st.floats(0, 14), st.floats(0, 14))
def test_the_cells_of_a_rectangle_are_those_whose_centres_it_holds(
    orientation: Orientation, x: float, y: float, width: float, height: float
) -> None:
    layout = layout_of(orientation)
    rect = Rect(x, y, x + width, y + height)
    found = list(layout.cells(rect))
    ids = [hex_id for _, _, hex_id in found]
    assert len(ids) == len(set(ids))
    assert [cy for _, cy, _ in found] == sorted(cy for _, cy, _ in found)
    for cx, cy, hex_id in found:
        assert (cx, cy) == pytest.approx(layout.centre(hex_id), abs=1e-6)
    _, q, r = layout.hex_at(*rect.centre)
    reach = range(-30, 31)
    expected = set()
    for dq in reach:
        for dr in reach:
            cx, cy = layout.centre((0, q + dq, r + dr))
            if rect.left <= cx <= rect.right and rect.top <= cy <= rect.bottom:
                expected.add((0, q + dq, r + dr))
    # A centre exactly on the edge may fall to either side.
    edge = {h for h in expected ^ set(ids) if min(_gaps(layout, h, rect)) > 1e-6}
    assert not edge


def _gaps(layout: Layout, hex_id: HexId, rect: Rect) -> tuple[float, ...]:
    x, y = layout.centre(hex_id)
    return abs(x - rect.left), abs(x - rect.right), abs(y - rect.top), abs(y - rect.bottom)


@given(orientations, hex_ids)
def test_half_hex_pixels_of_neighbours_never_overlap(orientation: Orientation, hex_id: HexId) -> None:
    layout = layout_of(orientation)

    def pixels(h: HexId) -> set[tuple[int, int]]:
        column, row = layout.pixel_of(h[1], h[2])
        return {(column, row), (column + 1, row) if layout.pointy else (column, row + 1)}

    assert all(not pixels(hex_id) & pixels(neighbour(hex_id, side)) for side in SIDES)


def test_rectangles() -> None:
    a, b = Rect(0, 0, 2, 3), Rect(2, 1, 5, 2)
    assert (a.width, a.height, a.centre) == (2, 3, (1, 1.5))
    assert a.joined(b) == Rect(0, 0, 5, 3)
    assert a.meets(b)
    assert not a.meets(Rect(2.1, 0, 3, 1))
    assert a.grown(1) == Rect(-1, -1, 3, 4)
    assert layout_of("pointy").bounds([]) is None


@given(
    st.sets(st.tuples(st.integers(-1, 0), st.integers(-9, 9), st.integers(-9, 9)), max_size=40),
    st.tuples(*[st.floats(-12, 12)] * 4),
    st.sampled_from(["flat", "pointy"]),
)
def test_the_hexes_of_a_table_in_a_rectangle_are_found_either_way(hexes, corners, orientation):
    layout = layout_of(orientation)
    left, right = sorted(corners[:2])
    top, bottom = sorted(corners[2:])
    rect = Rect(left, top, right, bottom)
    table = {hex_id: str(hex_id) for hex_id in hexes}
    found = [(hex_id, there) for _, _, hex_id, there in layout.held(table, rect)]
    assert found == [(hex_id, table[hex_id]) for _, _, hex_id in layout.cells(rect) if hex_id in table]


def test_a_hex_a_million_others_away_is_found_at_once():
    layout = layout_of("flat")
    hexes = {(0, 0, 0): "here", (0, FARTHEST, -FARTHEST): "there"}
    bounds = layout.bounds(hexes)
    assert bounds is not None
    assert [there for *_, there in layout.held(hexes, bounds)] == ["there", "here"]
