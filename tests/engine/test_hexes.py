"""Axial arithmetic against hand-made tables and properties."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine import hexes

coordinates = st.integers(-60, 60)
ids = st.tuples(st.integers(-1, 0), coordinates, coordinates)
surface = st.tuples(st.just(0), coordinates, coordinates)
orientations = st.sampled_from(["pointy", "flat"])
staggers = st.sampled_from(["odd", "even"])
styles = st.sampled_from(["xxyy", "letters", "axial", "double"])


@given(ids, st.integers(0, 5))
def test_a_neighbour_across_a_side_sees_the_opposite_side(hex_id: hexes.HexId, side: int) -> None:
    other = hexes.neighbour(hex_id, side)
    assert hexes.neighbour(other, hexes.opposite(side)) == hex_id
    assert hexes.distance(hex_id, other) == 1


def test_neighbours_of_an_odd_row_on_a_pointy_map() -> None:
    """Row 1 is pushed right (odd-r): its south-west neighbour is in the same column (fault B71)."""
    here = hexes.from_offset(2, 1, "pointy", "odd")
    around = {hexes.to_offset(h, "pointy", "odd") for h in hexes.neighbours(here)}
    assert around == {(1, 1), (3, 1), (2, 0), (3, 0), (2, 2), (3, 2)}
    assert hexes.to_offset(hexes.neighbour(here, 4), "pointy", "odd") == (2, 2)


def test_neighbours_of_an_even_row_on_a_pointy_map() -> None:
    here = hexes.from_offset(2, 2, "pointy", "odd")
    around = {hexes.to_offset(h, "pointy", "odd") for h in hexes.neighbours(here)}
    assert around == {(1, 2), (3, 2), (1, 1), (2, 1), (1, 3), (2, 3)}


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (1, 0), 1), ((0, 0), (3, 3), 5), ((2, 1), (5, 1), 3), ((0, 0), (0, 4), 4)],
)
def test_distances_on_a_staggered_map(start: tuple[int, int], end: tuple[int, int], steps: int) -> None:
    """Counted on paper on an odd-r map (fault B73)."""
    a, b = hexes.from_offset(*start, "pointy", "odd"), hexes.from_offset(*end, "pointy", "odd")
    assert hexes.distance(a, b) == steps


@given(surface, orientations, staggers)
def test_offset_and_back(hex_id: hexes.HexId, orientation: hexes.Orientation, stagger: hexes.Stagger) -> None:
    column, row = hexes.to_offset(hex_id, orientation, stagger)
    assert hexes.from_offset(column, row, orientation, stagger) == hex_id


@given(ids, styles, orientations, staggers)
def test_label_and_back(
    hex_id: hexes.HexId, style: hexes.LabelStyle, orientation: hexes.Orientation, stagger: hexes.Stagger
) -> None:
    text = hexes.label(hex_id, style, orientation, stagger)
    assert hexes.from_label(text, style, orientation, stagger) == hex_id


def test_labels_in_every_style() -> None:
    here = hexes.from_offset(2, 6, "pointy", "odd")
    assert hexes.label(here, "xxyy", "pointy", "odd") == "0307"
    assert hexes.label(here, "letters", "pointy", "odd") == "C7"
    assert hexes.label(here, "axial", "pointy", "odd") == "-1,6"
    assert hexes.label((-1, *here[1:]), "xxyy", "pointy", "odd") == "0307'"


def test_double_steps() -> None:
    """A02, A04; B03, B05: neighbours in a line differ by two (fault B69)."""
    rows = [[hexes.from_offset(c, r, "pointy", "odd") for c in range(2)] for r in range(2)]
    assert [[hexes.label(h, "double", "pointy", "odd") for h in row] for row in rows] == [
        ["A02", "A04"],
        ["B03", "B05"],
    ]


@given(surface, st.integers(0, 6))
def test_a_ring_is_six_times_its_radius(centre: hexes.HexId, radius: int) -> None:
    around = list(hexes.ring(centre, radius))
    assert len(around) == len(set(around)) == max(1, 6 * radius)
    assert all(hexes.distance(centre, h) == radius for h in around)


@given(surface, surface)
def test_a_line_walks_from_neighbour_to_neighbour(a: hexes.HexId, b: hexes.HexId) -> None:
    path = hexes.line(a, b)
    assert path[0] == a
    assert path[-1] == b
    assert len(path) == hexes.distance(a, b) + 1
    assert all(hexes.distance(x, y) == 1 for x, y in itertools.pairwise(path))


def test_a_block_moved_by_an_odd_number_of_rows_keeps_its_shape() -> None:
    """In axial coordinates a move is a sum, so distances stay (fault B79)."""
    block = [hexes.from_offset(c, 0, "pointy", "odd") for c in range(3)]
    moved = [(level, q, r + 1) for level, q, r in block]
    assert [[hexes.distance(a, b) for b in block] for a in block] == [
        [hexes.distance(a, b) for b in moved] for a in moved
    ]
