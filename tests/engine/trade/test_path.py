"""The way of a trade route: what it may pass, how long it is, how long the merchants are on it (IT L1312)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from immutables import Map

from kingdom_gui.engine.hexes import HexId, disk, line, neighbours
from kingdom_gui.engine.state import Hex
from kingdom_gui.engine.trade.path import lawful, shortest
from kingdom_gui.engine.trade.ways import best_way, quarters, ways

from ..table import RULES

NONE: frozenset[str] = frozenset()
PIER = frozenset({"coastline", "river"})
WATERFRONT = frozenset({"water"})
ALL = PIER | WATERFRONT


@pytest.mark.parametrize(
    ("there", "opened", "halves", "days"),
    [
        (Hex("plains"), NONE, 4, 4),  # open country counts double
        (Hex("desert"), NONE, 4, 4),
        (Hex("forest"), NONE, None, None),  # no way without a road
        (Hex("forest", improvements=("road",)), NONE, 2, 4),
        (Hex("plains", improvements=("road",)), NONE, 2, 4),
        (Hex("mountains", improvements=("highway",)), NONE, 1, 4),  # half (ruling A33)
        (Hex("forest", river=9), NONE, None, None),
        (Hex("forest", river=9), PIER, 2, 4),  # one hex a day upstream
        (Hex("hills", coast=True), NONE, None, None),
        (Hex("hills", coast=True), PIER, 2, 2),  # two a day; a coast counts like a river (ruling E06)
        (Hex("water"), PIER, None, None),
        (Hex("water"), WATERFRONT, 1, 1),  # half (ruling A33), four a day
        (Hex("plains", river=9), NONE, 4, 4),
        (Hex("plains", coast=True, improvements=("highway",)), ALL, 1, 4),
    ],
)
def test_what_a_hex_counts(there: Hex, opened: frozenset[str], halves: int | None, days: int | None) -> None:
    """Lengths in half hexes, days in quarters."""
    way = best_way(there, opened, RULES)
    if halves is None or way is None:
        assert (way, halves) == (None, None)
        return
    assert (way.halves, quarters(way, False)) == (halves, days)


def test_boats_go_four_hexes_a_day_downstream() -> None:
    way = best_way(Hex("forest", river=9), PIER, RULES, downstream=True)
    assert way is not None
    assert quarters(way, True) == 1


def strip(*kinds: str) -> Map[HexId, Hex]:
    return Map({(0, q, 0): Hex(kind) for q, kind in enumerate(kinds)})


def test_a_forest_between_two_plains_has_no_way() -> None:
    land = strip("plains", "forest", "plains")
    assert shortest(land, ((0, 0, 0), (0, 2, 0)), NONE, RULES) is None
    assert shortest(land, ((0, 0, 0), (0, 2, 0)), NONE, RULES, lawful=False) is not None


def test_a_route_may_begin_and_end_anywhere() -> None:
    land = strip("forest", "plains", "mountains")
    assert shortest(land, ((0, 0, 0), (0, 2, 0)), NONE, RULES) == ((0, 0, 0), (0, 1, 0), (0, 2, 0))
    assert shortest(land, ((0, 0, 0), (0, 2, 0), (0, 1, 0)), NONE, RULES) is None  # but not pass there


def test_a_road_around_is_shorter_than_open_country() -> None:
    """Straight on: 3 hexes of plains and the end, 4 x 2 = 8; the road around: 5 hexes and the end, 7."""
    land = {hex_id: Hex("plains") for hex_id in disk((0, 0, 0), 6)}
    road = [(0, 0, 1), (0, 1, 1), (0, 2, 1), (0, 3, 1)]
    for hex_id in road:
        land[hex_id] = Hex("plains", improvements=("road",))
    path = shortest(Map(land), ((0, 0, 0), (0, 4, 0)), NONE, RULES)
    assert path is not None
    assert set(road) <= set(path)


def test_a_way_bends_through_the_hexes_named() -> None:
    land = Map({hex_id: Hex("plains") for hex_id in disk((0, 0, 0), 6)})
    path = shortest(land, ((0, 0, 0), (0, 0, 4), (0, 4, 0)), NONE, RULES)
    assert path is not None
    assert (0, 0, 4) in path
    assert (path[0], path[-1]) == ((0, 0, 0), (0, 4, 0))
    assert len(path) == 1 + 4 + 4


def test_hexes_far_apart_are_no_burden() -> None:
    far = (0, 900_000, 900_000)
    land = Map({(0, 0, 0): Hex(), (0, 1, 0): Hex(), far: Hex()})
    assert shortest(land, ((0, 0, 0), far), NONE, RULES) is None
    assert shortest(land, ((0, 0, 0), (0, 1, 0)), NONE, RULES) == ((0, 0, 0), (0, 1, 0))
    assert shortest(land, ((0, 0, 0), (-1, 1, 0)), NONE, RULES) is None  # another level


TERRAIN = st.sampled_from(["plains", "desert", "forest", "water", "hills"])
LAND = st.builds(Hex, TERRAIN, st.booleans(), river=st.sampled_from([0, 9]),
                 improvements=st.sampled_from([(), ("road",), ("highway",)]))  # fmt: skip
HEXES = tuple(disk((0, 0, 0), 3))


@settings(max_examples=25, deadline=None)
@given(st.lists(LAND, min_size=len(HEXES), max_size=len(HEXES)), st.sampled_from([NONE, PIER, ALL]))
def test_no_way_is_shorter(kinds: list[Hex], opened: frozenset[str]) -> None:
    """Against the plainest search there is: lengths lowered until none can be."""
    land = Map(dict(zip(HEXES, kinds, strict=True)))
    start, goal = (0, -3, 0), (0, 3, 0)

    def cost(hex_id: HexId) -> int:
        found = min((way.halves for way in ways(land[hex_id], opened, RULES)), default=0)
        return found or (2 if hex_id == goal else 0)

    best = {start: 0}
    for _ in HEXES:
        for here in list(best):
            for other in neighbours(here):
                if other in land and cost(other):
                    best[other] = min(best.get(other, 10**9), best[here] + cost(other))
    path = shortest(land, (start, goal), opened, RULES)
    assert (path is None) == (goal not in best)
    if path is not None:
        assert sum(cost(hex_id) for hex_id in path[1:]) == best[goal]
        assert all(b in neighbours(a) for a, b in pairwise(path))
        assert lawful(path, land, opened, RULES)


def test_a_line_over_plains_is_straight() -> None:
    land = Map({hex_id: Hex("plains") for hex_id in disk((0, 0, 0), 8)})
    path = shortest(land, ((0, -8, 0), (0, 8, 0)), NONE, RULES)
    assert path is not None
    assert len(path) == len(line((0, -8, 0), (0, 8, 0)))
