"""Days on the way by terrain and road."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.hexes import HexId, disk, distance, line
from kingdom_gui.engine.state import Hex
from kingdom_gui.engine.travel import PART, SPEEDS, parts_to_cross, quickest_way, travel_days

from .table import RULES

ROW: list[HexId] = [(0, q, 0) for q in range(5)]


def test_two_hexes_of_good_road_are_a_day() -> None:
    road = {h: Hex("plains", improvements=("road",)) for h in ROW}
    assert travel_days(ROW[:3], road) == 1
    assert travel_days(ROW, road) == 2


@pytest.mark.parametrize(
    ("there", "days"),
    [
        (Hex("plains"), Fraction(2, 3)),
        (Hex("forest"), Fraction(1)),
        (Hex("forest", improvements=("road",)), Fraction(1, 2)),
        (Hex("hills", improvements=("road",)), Fraction(2, 3)),
        (Hex("hills", improvements=("highway",)), Fraction(1, 2)),
        (Hex("jungle"), Fraction(2)),
        (Hex("mountains", improvements=("highway",)), Fraction(2, 3)),
        (Hex("water"), Fraction(1, 4)),
        (Hex("ash waste"), Fraction(1)),
    ],
)
def test_a_hex_takes_its_terrains_time(there: Hex, days: Fraction) -> None:
    assert Fraction(parts_to_cross(there), PART) == days


def test_every_terrain_of_the_rules_has_its_speeds() -> None:
    assert {name for name, kind in RULES.terrain.items() if kind.land and not kind.inland} == set(SPEEDS)


def test_standing_still_takes_no_time() -> None:
    assert travel_days([], {}) == travel_days(ROW[:1], {}) == 0


def test_the_quickest_way_goes_around_by_road() -> None:
    land = {h: Hex("mountains") for h in disk((0, 0, 0), 4)}
    around = [(0, -2, 0), (0, -1, -1), (0, 0, -2), (0, 1, -2), (0, 2, -2), (0, 2, -1), (0, 2, 0)]
    for hex_id in around:
        land[hex_id] = Hex("plains", improvements=("highway",))
    found = quickest_way(land, (0, -2, 0), (0, 2, 0))
    assert found is not None
    assert travel_days(found, land) <= travel_days([(0, q, 0) for q in range(-2, 3)], land)
    assert (0, 1, -2) in found


def test_no_way_leads_off_the_map_or_to_another_level() -> None:
    land = {(0, 0, 0): Hex(), (0, 5, 0): Hex(), (-1, 0, 0): Hex("cavern")}
    assert quickest_way(land, (0, 0, 0), (0, 5, 0)) is None
    assert quickest_way(land, (0, 0, 0), (-1, 0, 0)) is None
    assert quickest_way(land, (0, 0, 0), (0, 9, 9)) is None


@given(st.lists(st.sampled_from([*SPEEDS, "water"]), min_size=61, max_size=61), st.integers(0, 60))
def test_the_quickest_way_is_never_slower_than_a_straight_one(terrain: list[str], number: int) -> None:
    places = list(disk((0, 0, 0), 4))
    land = {hex_id: Hex(kind) for hex_id, kind in zip(places, terrain, strict=True)}
    goal = places[number]
    found = quickest_way(land, (0, 0, 0), goal)
    assert found is not None
    assert all(distance(a, b) == 1 for a, b in itertools.pairwise(found))
    straight = line((0, 0, 0), goal)
    assert travel_days(found, land) <= travel_days(straight, land)
