"""Strokes of a free hand: smoothed, and the hexes they run through."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.engine.hexes import Orientation, distance, line
from kingdom_gui.geometry.layout import Layout, Point, layout_of
from kingdom_gui.geometry.strokes import EVERY, even_points, hexes_along, nearest_corner, smoothed

numbers = st.floats(-12, 12, allow_nan=False, width=32)
strokes = st.lists(st.tuples(numbers, numbers), min_size=1, max_size=14)
layouts = st.sampled_from([layout_of("pointy"), layout_of("flat")])


def length(points: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


@given(strokes)
def test_points_lie_at_equal_steps_from_end_to_end(points: list[Point]) -> None:
    found = even_points(points)
    assert found[0] == points[0]
    assert found[-1] == points[-1]
    assert all(math.dist(a, b) <= EVERY + 1e-6 for a, b in itertools.pairwise(found))


@given(strokes)
def test_smoothing_keeps_the_ends_and_never_makes_a_stroke_longer(points: list[Point]) -> None:
    found = smoothed(points)
    assert found[0] == points[0]
    assert found[-1] == points[-1]
    assert length(found) <= length(points) + 1e-6


def test_smoothing_calms_a_trembling_hand() -> None:
    trembling = [(x / 10, 0.12 * (-1) ** x) for x in range(80)]
    assert max(abs(y) for _, y in smoothed(trembling)[3:-3]) < 0.05


@settings(max_examples=60)
@given(strokes, layouts)
def test_hexes_along_a_stroke_are_neighbours_from_its_start_to_its_end(
    points: list[Point], layout: Layout
) -> None:
    found = hexes_along(points, layout)
    assert found[0] == layout.hex_at(*points[0])
    assert found[-1] == layout.hex_at(*points[-1])
    assert all(distance(a, b) == 1 for a, b in itertools.pairwise(found))


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_a_straight_stroke_runs_through_the_hexes_of_a_line(orientation: Orientation) -> None:
    layout = layout_of(orientation)
    ends = ((0, 0, 0), (0, 5, 0))
    assert hexes_along([layout.centre(h) for h in ends], layout) == line(*ends)


def test_a_corner_that_is_only_clipped_is_left_out() -> None:
    layout = layout_of("pointy")
    # From one hex to the one two sides around, just outside their common corner.
    here, there = layout.centre((0, 0, 0)), layout.centre((0, 0, 1))
    tip = layout.corners[0]
    assert layout.hex_at(tip[0] + 0.05, tip[1] - 0.08) == (0, 1, 0)
    assert hexes_along([here, (tip[0] + 0.05, tip[1] - 0.08), there], layout) == [(0, 0, 0), (0, 0, 1)]


@given(st.integers(0, 5), layouts)
def test_the_nearest_corner_is_the_one_pointed_at(corner: int, layout: Layout) -> None:
    x, y = layout.centre((0, 3, -2))
    cx, cy = layout.corners[corner]
    assert nearest_corner((x + cx * 0.7, y + cy * 0.7), (0, 3, -2), layout) == corner
