"""The camera: points go there and back, zooming keeps the point under the pointer, fitting shows all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.geometry.layout import Rect, layout_of
from kingdom_gui.views.map.camera import LARGEST, SMALLEST, Camera

steps = st.integers(SMALLEST, LARGEST)
pixels = st.sampled_from((1.0, 1.25, 1.5, 2.0))


def camera(step: int, pixel: float = 1.0) -> Camera:
    made = Camera()
    made.resize(round(800 * pixel), round(600 * pixel), pixel)
    made.step = step
    made.centre_on(3.0, -7.0)
    return made


@given(steps, pixels, st.floats(0, 800), st.floats(0, 600))
def test_a_point_of_the_viewport_goes_to_the_map_and_back(
    step: int, pixel: float, x: float, y: float
) -> None:
    made = camera(step, pixel)
    assert made.to_view(*made.to_map(x, y)) == pytest.approx((x, y), abs=1e-6)


@given(steps, steps, pixels, st.floats(0, 800), st.floats(0, 600))
def test_zooming_keeps_what_is_under_the_pointer(
    before: int, after: int, pixel: float, x: float, y: float
) -> None:
    made = camera(before, pixel)
    held = made.to_map(x, y)
    made.zoom_to(after, x, y)
    # The corner lies at a whole device pixel, so the point moves by less than one.
    assert made.to_view(*held) == pytest.approx((x, y), abs=1.0)


@given(pixels, st.floats(-900, 900), st.floats(-900, 900), st.floats(1, 1500), st.floats(1, 1500))
def test_fitting_shows_all_of_it_about_as_large_as_can_be(
    pixel: float, x: float, y: float, width: float, height: float
) -> None:
    made = camera(0, pixel)
    rect = Rect(x, y, x + width, y + height)
    made.fit(rect)
    seen = made.visible()
    rounding = 1 / made.scale
    if made.step > SMALLEST:
        assert seen.left <= rect.left + rounding
        assert seen.right >= rect.right - rounding
        assert seen.top <= rect.top + rounding
        assert seen.bottom >= rect.bottom - rounding
    if made.step < 24:
        assert seen.width < width * 1.25 or seen.height < height * 1.25


def test_zoom_ends_at_both_ends() -> None:
    made = camera(LARGEST)
    assert not made.zoom_to(LARGEST + 5, 0, 0)
    assert made.zoom_to(SMALLEST - 9, 0, 0)
    assert made.step == SMALLEST


def test_panning_by_points_moves_by_device_pixels() -> None:
    made = camera(10, 1.5)
    left = made.left
    made.pan(20, 0)
    assert made.left == left - 30


def test_the_map_cannot_be_lost() -> None:
    made = camera(16)
    made.pan(1e6, -1e6)
    made.keep_within(Rect(0, 0, 10, 10))
    x, y = made.visible().centre
    assert -0.1 <= x <= 10.1
    assert -0.1 <= y <= 10.1


def test_the_middle_stays_when_the_window_grows() -> None:
    made = camera(16)
    made.resize(1600, 900, 1.0)
    assert made.visible().centre == pytest.approx((3.0, -7.0), abs=0.1)


@given(steps, st.integers(-50, 50), st.integers(-50, 50))
def test_the_hex_under_a_hexs_centre_is_that_hex(step: int, q: int, r: int) -> None:
    made = camera(step)
    layout = layout_of("flat")
    assert made.hex_under(*made.to_view(*layout.centre((-1, q, r))), layout, -1) == (-1, q, r)


def test_a_viewport_of_no_size_has_nothing_to_fit() -> None:
    camera = Camera()
    camera.resize(800, 0, 1.0)
    step = camera.step
    camera.fit(Rect(0, 0, 10, 10))
    assert camera.step == step
