"""The lands that a campaign may begin in: each has a home with open country around it."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.engine.hexes import distance, neighbours
from kingdom_gui.views.dialogs.founding.land import EXPLORED, Layout, drawn, plains
from kingdom_gui.views.dialogs.founding.land_step import SIZES

SMALL = SIZES[:2]
LAYOUTS = st.builds(
    lambda size, shape: Layout(*size, shape), st.sampled_from(SMALL), st.sampled_from(("pointy", "flat"))
)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**40), layout=LAYOUTS)
def test_every_land_can_be_begun_in(seed: int, layout: Layout) -> None:
    """The home is plains, all of its neighbours are land that can be claimed, rivers run from hex to hex."""
    land = drawn(seed, layout)
    assert set(land.terrain) == set(layout.hexes)
    assert land.terrain[land.home] == "plains"
    around = [land.terrain[near] for near in neighbours(land.home) if near in land.terrain]
    assert len(around) >= 3
    assert "water" not in around
    for path in land.rivers:
        assert all(distance(a, b) == 1 for a, b in itertools.pairwise(path))
        assert len(set(path)) == len(path)
    assert all(land.terrain[hex_id] != "water" for hex_id in (*land.coast, *land.shores))


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_land_has_its_share_of_everything(seed: int) -> None:
    kinds = set(drawn(seed, Layout(20, 15)).terrain.values())
    assert {"plains", "forest", "hills", "mountains", "water"} <= kinds


def test_the_same_number_gives_the_same_land() -> None:
    assert drawn(7, Layout(20, 15)) == drawn(7, Layout(20, 15))
    assert drawn(7, Layout(20, 15)).terrain != drawn(8, Layout(20, 15)).terrain


def test_plains_begin_in_the_middle_and_are_known_around() -> None:
    land = plains(Layout(20, 15))
    assert set(land.terrain.values()) == {"plains"}
    explore = land.actions()[-1]
    known = getattr(explore, "hexes", ())
    assert len(known) == 1 + 6 + 12  # the home and two rings around it
    assert max(distance(land.home, hex_id) for hex_id in known) == EXPLORED
