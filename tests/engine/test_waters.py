"""Claiming water and islands (IT L499)."""

from __future__ import annotations

from kingdom_gui.engine import waters
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.hexes import HexId, disk

from .table import HOME, Table

COAST: HexId = (0, 0, 0)
NEAR_SEA, FAR_SEA = (0, 1, 0), (0, 2, 0)
ISLAND: HexId = (0, 3, 0)
SEA = tuple(h for h in disk(HOME, 4) if h[1] >= 1 and h != ISLAND)


def island_table() -> Table:
    """A realm on a coast of plains, an island three hexes out, everything explored and cleared."""
    table = Table().found(size=1)
    table.do(actions.PaintTerrain(hexes=SEA, terrain="water"), actions.SetWater(hexes=(COAST,), coast=True))
    table.reign().everyone()
    table.do(actions.Explore(hexes=tuple(disk(HOME, 4)), cleared=True))
    return table


def test_an_island_is_claimed_only_after_the_deep_water_before_it() -> None:
    table = island_table()
    assert table.refused(actions.Claim(hexes=(ISLAND,))) == ["sea_between"]
    assert waters.sea_between(table.campaign, "k", ISLAND) == (NEAR_SEA, FAR_SEA)
    table.do(actions.Claim(hexes=(NEAR_SEA,)), actions.AdvanceMonth())
    assert len(waters.sea_between(table.campaign, "k", ISLAND)) == 1
    table.do(actions.Claim(hexes=(FAR_SEA,)), actions.AdvanceMonth())
    assert waters.sea_between(table.campaign, "k", ISLAND) == ()
    table.do(actions.Claim(hexes=(ISLAND,)))
    assert table.total("size") == 4  # hexes of deep water count like any other


def test_deep_water_is_explored_before_it_is_claimed() -> None:
    table = island_table()
    table.do(actions.Explore(hexes=(NEAR_SEA,), explored=False, cleared=False))
    assert table.refused(actions.Claim(hexes=(NEAR_SEA,))) == ["not_explored"]


def test_what_lies_beyond_land_too_is_only_not_adjacent() -> None:
    table = island_table()
    west: HexId = (0, -3, 0)
    assert table.refused(actions.Claim(hexes=(west,))) == ["not_adjacent_to_realm"]
    assert waters.sea_between(table.campaign, "k", west) == ()


def test_the_water_along_a_coast_comes_with_its_hex_and_is_watched_from_it() -> None:
    """The coast's own water is part of its hex; the open water beside it counts nowhere until claimed."""
    table = island_table()
    assert waters.coastal_waters(table.campaign, "k") == {NEAR_SEA, (0, 1, -1)}
    assert waters.watched_by(table.campaign, NEAR_SEA) == ("k",)
    assert waters.watched_by(table.campaign, FAR_SEA) == ()
    assert table.total("size") == 1
    table.do(actions.Claim(hexes=(NEAR_SEA,)))
    assert waters.watched_by(table.campaign, NEAR_SEA) == ()
    assert waters.coastal_waters(table.campaign, "k") == {(0, 1, -1)}


def test_another_kingdoms_water_in_between_is_not_ours_to_claim() -> None:
    table = island_table()
    strait = tuple(h for h in SEA if h[1] == 2)
    table.do(actions.FoundNeighbour(kingdom="n", name="En", hexes=strait))
    assert waters.sea_between(table.campaign, "k", ISLAND) == ()


def test_what_lies_under_water_is_a_hex_of_its_own() -> None:
    """A village of the deep may live under a claimed hex without its holder's knowing."""
    table = island_table()
    below: HexId = (-1, 1, 0)
    table.do(actions.PaintTerrain(hexes=(below,), terrain="water"), actions.Claim(hexes=(NEAR_SEA,)))
    assert below not in table.campaign.claims
    table.do(actions.AdvanceMonth())
    assert table.refused(actions.Claim(hexes=(below,))) == ["not_explored"]
    table.do(actions.Explore(hexes=(below,), cleared=True))
    table.do(actions.Claim(hexes=(below,)))  # below a hex of the realm it touches the realm
    assert table.campaign.claims[below] == "k"
