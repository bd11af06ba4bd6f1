"""The keyboard's way over lots, sides and districts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.views.district.cursor import Cursor

from .towns import lot

SIDES = st.sampled_from(["n", "e", "s", "w"])


def walk(start: Cursor, way: str, districts: int = 1, columns: int = 1) -> Cursor:
    for step in way:
        start = start.moved(step, districts, columns)
    return start


def test_arrows_go_from_lot_to_lot():
    assert walk(Cursor(), "ees") == Cursor(0, lot("C2"))


def test_beyond_the_last_lot_lies_the_side_and_back_again():
    assert walk(Cursor(), "n") == Cursor(0, lot("A1"), "n")
    assert walk(Cursor(), "ns") == Cursor(0, lot("A1"))
    assert walk(Cursor(), "nee") == Cursor(0, lot("C1"), "n")


def test_around_the_corner_of_the_district():
    assert walk(Cursor(), "nw") == Cursor(0, lot("A1"), "w")


def test_from_district_to_district():
    east = Cursor(0, lot("F3"), "e")
    assert east.moved("e", 2, 2) == Cursor(1, lot("A3"), "w")
    assert east.moved("e", 2, 1) == east  # the other lies below
    south = Cursor(0, lot("C6"), "s")
    assert south.moved("s", 2, 1) == Cursor(1, lot("C1"), "n")
    assert south.moved("s", 1, 1) == south


def test_a_large_building_is_laid_inside_the_grid():
    assert Cursor(0, lot("F6")).corner(2, 2) == lot("E5")
    assert Cursor(0, lot("B2")).corner(2, 1) == lot("B2")


@given(st.lists(SIDES, max_size=60), st.integers(1, 7), st.integers(1, 3))
def test_it_is_always_somewhere(way, districts, columns):
    at = walk(Cursor(), way, districts, columns)
    assert 0 <= at.district < districts
    assert 0 <= at.lot < 36


@given(st.integers(0, 35), SIDES)
def test_a_step_and_its_opposite_lead_back(start, way):
    back = {"n": "s", "s": "n", "w": "e", "e": "w"}[way]
    assert Cursor(0, start).moved(way, 1, 1).moved(back, 1, 1) == Cursor(0, start)
