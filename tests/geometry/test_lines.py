"""Rivers and roads: lines of neighbouring hexes join, rivers taper to their source, crossings are found."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.hexes import SIDES, HexId, Orientation, neighbour, opposite
from kingdom_gui.engine.state import RIVER_POOL, Hex
from kingdom_gui.geometry.layout import INNER, layout_of
from kingdom_gui.geometry.lines import (
    REACH,
    Line,
    chance,
    crossings,
    ribbon,
    river_lines,
    river_reach,
    river_width,
    road_lines,
    road_sides,
    side_point,
    sides_of,
)

orientations: st.SearchStrategy[Orientation] = st.sampled_from(("pointy", "flat"))
hex_ids = st.tuples(st.just(0), st.integers(-300, 300), st.integers(-300, 300))


def river_along(start: HexId, sides: list[int], last: Hex | None = None) -> dict[HexId, Hex]:
    """A river from a hex across these sides in turn; `last` says what its last hex is like otherwise."""
    bits: dict[HexId, int] = {start: 0}
    here = start
    for side in sides:
        there = neighbour(here, side)
        bits[here] |= 1 << side
        bits[there] = bits.get(there, 0) | 1 << opposite(side)
        here = there
    hexes = {hex_id: Hex(river=bit) for hex_id, bit in bits.items()}
    if last is not None:
        hexes[here] = Hex(last.terrain, coast=last.coast, lake=last.lake, river=hexes[here].river)
    return hexes


@given(orientations, hex_ids, st.sampled_from(list(SIDES)), st.floats(-0.3, 0.3))
def test_both_hexes_of_a_side_cross_it_at_one_point(
    orientation: Orientation, hex_id: HexId, side: int, shift: float
) -> None:
    layout = layout_of(orientation)
    here = side_point(hex_id, side, layout, shift)
    there = side_point(neighbour(hex_id, side), opposite(side), layout, shift)
    assert here == pytest.approx(there, abs=1e-9)
    x, y = layout.centre(hex_id)
    # The point lies on the side: as far along its direction as the side is.
    ux, uy = layout.towards[side]
    assert (here[0] - x) * ux + (here[1] - y) * uy == pytest.approx(INNER)


@given(orientations, hex_ids, st.lists(st.sampled_from(list(SIDES)), min_size=1, max_size=9))
def test_a_rivers_lines_join_from_hex_to_hex_with_equal_widths(
    orientation: Orientation, start: HexId, sides: list[int]
) -> None:
    layout = layout_of(orientation)
    hexes = river_along(start, sides)
    ends: dict[tuple[float, float], list[float]] = {}
    for hex_id in hexes:
        lines = river_lines(hex_id, hexes, layout, lambda h: river_reach(h, hexes))
        centre = layout.centre(hex_id)
        for line in lines:
            for point, width in ((line.points[0], line.widths[0]), (line.points[-1], line.widths[-1])):
                if math.dist(point, centre) > INNER * 0.9:
                    ends.setdefault((round(point[0], 6), round(point[1], 6)), []).append(width)
    crossed = sum(bin(h.river & 63).count("1") for h in hexes.values()) // 2
    assert len(ends) == crossed
    for widths in ends.values():
        assert len(widths) == 2
        assert widths[0] == pytest.approx(widths[1])


def test_a_river_grows_from_its_source_to_its_mouth() -> None:
    hexes = river_along((0, 0, 0), [0] * 8, last=Hex("water"))
    reach = [river_reach((0, q, 0), hexes) for q in range(9)]
    assert reach == [0, 1, 2, 3, 4, 5, 6, 6, 6]  # the mouth in the water is no source
    assert river_width(0) < river_width(3) < river_width(REACH) == river_width(REACH + 5)
    source = river_lines((0, 0, 0), hexes, layout_of("pointy"), lambda h: river_reach(h, hexes))
    assert source[0].widths[-1] == 0.0  # it tapers to a point


def test_a_river_ends_at_the_shore_and_widens_in_a_lake() -> None:
    hexes = river_along((0, 0, 0), [0, 0], last=Hex("water"))
    assert river_lines((0, 2, 0), hexes, layout_of("pointy"), lambda h: 6) == []
    lake = river_along((0, 0, 0), [0, 0], last=Hex(lake=True))
    (line,) = river_lines((0, 2, 0), lake, layout_of("pointy"), lambda h: 6)
    assert line.widths[-1] > 0


def test_a_loop_and_a_lone_pool_have_a_width() -> None:
    loop = {h: Hex(river=0b001001) for h in [(0, q, 0) for q in range(3)]}
    assert river_reach((0, 1, 0), loop) == REACH
    pool = {(0, 0, 0): Hex(river=RIVER_POOL)}
    (line,) = river_lines((0, 0, 0), pool, layout_of("pointy"), lambda h: 0)
    assert all(math.hypot(*point) < 1 for point in line.points)
    assert max(line.widths) > 0


@given(orientations, hex_ids, st.integers(1, 63))
def test_every_side_of_a_confluence_is_reached_and_nothing_leaves_the_hex(
    orientation: Orientation, hex_id: HexId, bits: int
) -> None:
    layout = layout_of(orientation)
    lines = river_lines(hex_id, {hex_id: Hex(river=bits)}, layout, lambda h: 3)
    centre = layout.centre(hex_id)
    assert all(math.dist(p, centre) < 1.0 for line in lines for p in line.points)
    starts = {p for line in lines for p in (line.points[0], line.points[-1])}
    for side in sides_of(bits):
        assert side_point(hex_id, side, layout) in starts


@given(st.lists(st.integers(-(10**9), 10**9), max_size=4))
def test_chance_is_between_minus_one_and_one_and_always_the_same(numbers: list[int]) -> None:
    assert -1 <= chance(*numbers) <= 1
    assert chance(*numbers) == chance(*numbers)


def test_roads_connect_neighbouring_roads_only() -> None:
    roads = {(0, 0, 0), (0, 1, 0), (0, 0, 1), (0, 5, 5)}
    assert road_sides((0, 0, 0), roads.__contains__) == [0, 5]
    assert road_sides((0, 5, 5), roads.__contains__) == []
    layout = layout_of("pointy")
    (alone,) = road_lines((0, 5, 5), [], {(0, 5, 5): Hex()}, layout, 0.1)
    assert math.dist(alone.points[1], layout.centre((0, 5, 5))) < 0.1


def test_a_road_steps_aside_where_a_river_crosses_the_same_side() -> None:
    layout = layout_of("pointy")
    dry, wet = {(0, 0, 0): Hex()}, {(0, 0, 0): Hex(river=1)}
    (plain,) = road_lines((0, 0, 0), [0], dry, layout, 0.1)
    (aside,) = road_lines((0, 0, 0), [0], wet, layout, 0.1)
    assert math.dist(plain.points[0], aside.points[0]) == pytest.approx(0.24)
    # The neighbour across the side steps aside to the same point, though the river bit is not its own.
    both = {(0, 0, 0): Hex(river=1), (0, 1, 0): Hex()}
    (other,) = road_lines((0, 1, 0), [3], both, layout, 0.1)
    assert other.points[0] == pytest.approx(aside.points[0])


def test_a_road_across_a_river_crosses_it_once() -> None:
    layout = layout_of("pointy")
    here = {(0, 0, 0): Hex(river=0b001001)}  # west to east
    rivers = river_lines((0, 0, 0), here, layout, lambda h: 4)
    roads = road_lines((0, 0, 0), [1, 4], here, layout, 0.1)  # north-east to south-west
    (crossing,) = crossings(roads, rivers)
    assert math.hypot(*crossing.point) < 0.6
    assert crossings(roads, []) == []


def test_a_ribbon_is_as_wide_as_its_line() -> None:
    line = Line([(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [0.2, 0.4, 0.0])
    outline = ribbon(line)
    assert outline[0][1] - outline[-1][1] == pytest.approx(0.2)
    assert outline[1][1] - outline[-2][1] == pytest.approx(0.4)
    assert ribbon(line, 0.1)[2][1] == pytest.approx(0.05)
