"""Brushes, fills, rectangles and rings against hand-made figures and properties."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine import hexes, shapes
from kingdom_gui.engine.hexes import HexId

coordinates = st.integers(-40, 40)
near = st.integers(-7, 7)
ids = st.tuples(st.integers(-2, 0), coordinates, coordinates)
orientations = st.sampled_from(["pointy", "flat"])
staggers = st.sampled_from(["odd", "even"])


@given(ids, st.sampled_from(shapes.BRUSHES), st.integers(0, 5))
def test_a_brush_covers_as_many_hexes_as_it_says_around_its_middle(
    centre: HexId, size: int, corner: int
) -> None:
    covered = shapes.brush(centre, size, corner)
    assert covered[0] == centre
    assert len(covered) == len(set(covered)) == size
    assert {h[0] for h in covered} == {centre[0]}


@given(ids, st.integers(0, 5))
def test_three_hexes_under_a_brush_meet_in_one_corner(centre: HexId, corner: int) -> None:
    covered = shapes.brush(centre, 3, corner)
    assert all(hexes.distance(a, b) == 1 for a in covered for b in covered if a != b)


@given(st.sets(st.tuples(st.just(0), near, near), max_size=60), st.tuples(st.just(0), near, near))
def test_a_fill_reaches_exactly_what_hangs_together(land: set[HexId], start: HexId) -> None:
    found = shapes.flood(start, land.__contains__)
    if start not in land:
        assert found == []
        return
    assert found[0] == start
    assert len(found) == len(set(found))
    assert set(found) == hexes.connected(start, land)


def test_a_fill_stops_at_its_bound_with_the_nearest_hexes() -> None:
    found = shapes.flood((0, 0, 0), lambda _: True, most=7)
    assert set(found) == set(hexes.disk((0, 0, 0), 1))


@given(ids, near, near, orientations, staggers)
def test_a_rectangle_holds_all_columns_and_rows_between_its_corners(
    a: HexId, across: int, down: int, orientation: hexes.Orientation, stagger: hexes.Stagger
) -> None:
    column, row = hexes.to_offset(a, orientation, stagger)
    b = hexes.from_offset(column + across, row + down, orientation, stagger, a[0])
    found = shapes.rectangle_between(a, b, orientation, stagger)
    assert len(found) == len(set(found)) == (abs(across) + 1) * (abs(down) + 1)
    assert a in found
    assert b in found
    assert set(found) == set(shapes.rectangle_between(b, a, orientation, stagger))
    places = [hexes.to_offset(h, orientation, stagger) for h in found]
    assert {x for x, _ in places} == set(
        range(min(column, column + across), max(column, column + across) + 1)
    )
    assert {y for _, y in places} == set(range(min(row, row + down), max(row, row + down) + 1))


@given(ids, near, near)
def test_a_ring_goes_once_around_at_one_distance(centre: HexId, dq: int, dr: int) -> None:
    edge = (centre[0], centre[1] + dq, centre[2] + dr)
    radius = hexes.distance(centre, edge)
    found = shapes.ring_through(centre, edge)
    assert edge in found
    assert {hexes.distance(centre, h) for h in found} == {radius}
    assert len(found) == len(set(found)) == max(1, 6 * radius)


@given(ids, near, near)
def test_a_line_goes_from_end_to_end_by_neighbours(a: HexId, dq: int, dr: int) -> None:
    b = (a[0], a[1] + dq, a[2] + dr)
    found = hexes.line(a, b)
    assert found[0] == a
    assert found[-1] == b
    assert len(found) == hexes.distance(a, b) + 1
    assert all(hexes.distance(x, y) == 1 for x, y in itertools.pairwise(found))


@pytest.mark.parametrize("size", [0, 2, 5])
def test_there_is_no_brush_of_another_size(size: int) -> None:
    with pytest.raises(KeyError):
        shapes.brush((0, 0, 0), size)
