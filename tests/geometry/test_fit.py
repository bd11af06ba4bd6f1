"""Three clicked hex centres: a grid is found again from its own centres, and nonsense is refused."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.hexes import HexId
from kingdom_gui.geometry.fit import Fit, FitError, Mark, fit_grid
from kingdom_gui.geometry.layout import layout_of

POINTY, FLAT = layout_of("pointy"), layout_of("flat")
layouts = st.sampled_from((POINTY, FLAT))
hexes = st.tuples(st.just(0), st.integers(-60, 60), st.integers(-60, 60))
three = st.lists(hexes, min_size=3, max_size=3, unique=True)
grids = st.builds(
    Fit, st.floats(-5000, 5000), st.floats(-5000, 5000), st.floats(10, 400), st.floats(-179, 179)
)


def marks_of(grid: Fit, chosen: list[HexId], layout=POINTY) -> list[Mark]:
    return [Mark(*grid.point_of(hex_id, layout), hex_id) for hex_id in chosen]


def code(marks: list[Mark], layout=POINTY) -> str:
    with pytest.raises(FitError) as caught:
        fit_grid(marks, layout)
    return caught.value.code


def test_three_centres_on_paper():
    """Pointy hexes 100 pixels apart: hex 0, 0 at (50, 60), its neighbour to the right at (150, 60), and the
    one three rows down and back two, (0, -2, 3), at (50 + 100 * (-2 + 1.5), 60 + 3 * 86.6025).
    """
    marks = [Mark(50, 60, (0, 0, 0)), Mark(150, 60, (0, 1, 0)), Mark(0, 319.8076, (0, -2, 3))]
    found = fit_grid(marks, POINTY)
    assert found.x == pytest.approx(50, abs=1e-3)
    assert found.y == pytest.approx(60, abs=1e-3)
    assert found.pitch == pytest.approx(100, abs=1e-3)
    assert found.rotation == pytest.approx(0, abs=1e-3)


def test_a_quarter_turn_clockwise():
    """What stands to the right on the map lies below in the picture."""
    found = fit_grid([Mark(0, 0, (0, 0, 0)), Mark(0, 50, (0, 1, 0))], POINTY)
    assert (found.pitch, found.rotation) == (pytest.approx(50), pytest.approx(90))


@given(grids, three, layouts)
def test_a_grid_is_found_again_from_its_own_centres(grid, chosen, layout):
    found = fit_grid(marks_of(grid, chosen, layout), layout)
    assert found.pitch == pytest.approx(grid.pitch, rel=1e-6)
    assert math.isclose(found.rotation, grid.rotation, abs_tol=1e-4)
    for hex_id in ((0, 0, 0), (0, 7, -3)):
        assert math.dist(found.point_of(hex_id, layout), grid.point_of(hex_id, layout)) < 1e-3 * grid.pitch
    assert found.miss < 1e-3


@given(grids, three, layouts, st.data())
def test_a_shaking_hand_moves_the_grid_no_more_than_the_marks(grid, chosen, layout, data):
    """Least squares: no mark lies farther off than all shakes together."""
    shake = st.floats(-0.05 * grid.pitch, 0.05 * grid.pitch)
    marks = [
        Mark(m.x + data.draw(shake), m.y + data.draw(shake), m.hex) for m in marks_of(grid, chosen, layout)
    ]
    found = fit_grid(marks, layout)
    off = [math.dist((m.x, m.y), grid.point_of(m.hex, layout)) for m in marks]
    assert found.miss <= math.sqrt(sum(one * one for one in off)) + 1e-6


@given(grids, st.floats(-3000, 3000), st.floats(-3000, 3000))
def test_a_pixel_goes_to_the_map_and_back(grid, x, y):
    hex_x, hex_y = grid.to_map(x, y)
    home = complex(grid.x, grid.y) + complex(hex_x, hex_y) * grid._unit()
    assert abs(home - complex(x, y)) < 1e-5


def test_too_few():
    assert code([]) == code([Mark(1, 2, (0, 0, 0))]) == "fit_too_few"


def test_one_hex_twice():
    assert code([Mark(0, 0, (0, 3, 3)), Mark(90, 0, (0, 3, 3)), Mark(0, 90, (0, 0, 0))]) == "fit_same_hex"


def test_one_spot_twice():
    assert code([Mark(5, 5, (0, 0, 0)), Mark(5.2, 5, (0, 9, 0)), Mark(900, 5, (0, 4, 1))]) == "fit_same_place"


def test_hexes_far_apart_on_neighbouring_pixels():
    assert code([Mark(0, 0, (0, 0, 0)), Mark(20, 0, (0, 40, 0))]) == "fit_pitch"


@given(hexes, st.integers(1, 40), layouts)
def test_the_corners_of_an_even_triangle_mirrored_are_refused(corner, side, layout):
    level, q, r = corner
    marks = marks_of(Fit(0, 0, 100, 0), [corner, (level, q + side, r), (level, q, r + side)], layout)
    assert code([Mark(-m.x, m.y, m.hex) for m in marks], layout) in ("fit_misses", "fit_pitch")


def test_a_misnamed_hex_is_refused():
    marks = marks_of(Fit(0, 0, 60, 3), [(0, 0, 0), (0, 6, 0), (0, 0, 6)])
    assert code([marks[0], marks[1], marks[2]._replace(hex=(0, 0, 7))]) == "fit_misses"
