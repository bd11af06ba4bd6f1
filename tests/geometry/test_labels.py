"""The place of a realm's name lies inside the realm, where it is broad."""

from __future__ import annotations

import shapely
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.hexes import HexId, Orientation, disk, from_offset
from kingdom_gui.geometry.labels import LARGE, label_place, label_steps
from kingdom_gui.geometry.layout import layout_of
from kingdom_gui.geometry.outlines import region_polygons

orientations: st.SearchStrategy[Orientation] = st.sampled_from(("pointy", "flat"))


@given(orientations, st.frozensets(st.sampled_from(list(disk((0, 3, 3), 4))), min_size=1))
def test_the_place_lies_in_the_realms_largest_part(orientation: Orientation, realm: frozenset[HexId]) -> None:
    layout = layout_of(orientation)
    place = label_place(realm, layout)
    assert place is not None
    body = region_polygons(realm, layout)[0]
    assert body.buffer(0.6).contains(shapely.Point(place.centre))
    assert 0 < place.length <= body.bounds[2] - body.bounds[0] + 1e-6


def test_a_round_realms_name_stands_in_its_middle() -> None:
    layout = layout_of("pointy")
    centre = (0, 20, -8)
    place = label_place(list(disk(centre, 6)), layout)
    assert place is not None
    x, y = layout.centre(centre)
    assert abs(place.centre[0] - x) < 1.2
    assert abs(place.centre[1] - y) < 1.2
    assert place.length > 18


def test_a_large_realm_is_placed_from_blocks_in_short_steps() -> None:
    layout = layout_of("pointy")
    realm = [from_offset(c, r, "pointy", "odd") for c in range(160) for r in range(80)]
    assert len(realm) > LARGE
    place = next(p for p in label_steps(realm, layout) if p is not None)
    x, y = layout.centre(from_offset(80, 40, "pointy", "odd"))
    assert abs(place.centre[0] - x) < 16
    assert abs(place.centre[1] - y) < 12
    assert 200 < place.length < 300


def test_no_realm_has_no_name_place() -> None:
    assert label_place([], layout_of("pointy")) is None
