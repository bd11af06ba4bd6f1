"""Terrain improvements: where, for how much, next to what."""

from __future__ import annotations

import pytest

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions

from .table import HOME, Table

EAST: hexes.HexId = (0, 1, 0)
WEST: hexes.HexId = (0, -1, 0)
SOUTH: hexes.HexId = (0, 0, 1)


def on(terrain: str, size: int = 7, treasury: int = 200) -> Table:
    return Table(terrain=terrain).found(size=size, treasury=treasury).reign().everyone()


def price(table: Table, improvement: str, hex_id: hexes.HexId = HOME) -> int:
    before = table.total("treasury")
    table.do(actions.Improve(hexes=(hex_id,), improvement=improvement))
    return before - table.total("treasury")


@pytest.mark.parametrize(("terrain", "cost"), [("plains", 2), ("hills", 4), ("desert", 8)])
def test_farm_costs(terrain: str, cost: int) -> None:
    """Case farm_costs; the desert needs its river."""
    table = on(terrain)
    table.do(actions.DrawRiver(path=(HOME,)))
    assert price(table, "farm") == cost


def test_no_farm_in_a_forest() -> None:
    table = on("forest")
    table.do(actions.DrawRiver(path=(HOME,)))
    assert table.refused(actions.Improve(hexes=(HOME,), improvement="farm")) == ["wrong_terrain"]


def test_a_dry_farm_needs_water_or_two_farms_beside_it() -> None:
    """Case farm_adjacency."""
    table = on("hills")
    farm = actions.Improve(hexes=(HOME,), improvement="farm")
    assert "needs_inorbeside" in table.refused(farm)
    table.do(actions.SetWater(hexes=(EAST, WEST), lake=True))
    table.do(actions.Improve(hexes=(EAST, WEST), improvement="farm", granted=True))
    table.do(actions.SetWater(hexes=(EAST, WEST), lake=False))
    table.do(farm)


@pytest.mark.parametrize("water", ["river", "canal"])
def test_a_dry_farm_beside_water(water: str) -> None:
    table = on("hills")
    if water == "river":
        table.do(actions.DrawRiver(path=(EAST,)))
    else:
        table.do(actions.Improve(hexes=(EAST,), improvement="canal", granted=True))
    table.do(actions.Improve(hexes=(HOME,), improvement="farm"))


def test_two_farms_do_not_share_a_hex() -> None:
    """Dispute D08."""
    table = on("plains")
    table.do(actions.DrawRiver(path=(HOME,)), actions.Improve(hexes=(HOME,), improvement="farm"))
    assert table.refused(actions.Improve(hexes=(HOME,), improvement="farm")) == ["already_there"]


def test_mine_and_quarry_do_not_share_but_a_farm_may() -> None:
    """Ruling D56, with its toggle."""
    table = on("hills")
    table.do(actions.DrawRiver(path=(HOME,)), actions.Improve(hexes=(HOME,), improvement="mine"))
    assert table.refused(actions.Improve(hexes=(HOME,), improvement="quarry")) == ["hex_not_shared"]
    table.do(actions.SetRuling(ruling="farm_unstarred", choice="on"))
    assert table.refused(actions.Improve(hexes=(HOME,), improvement="farm")) == ["hex_not_shared"]
    table.do(actions.SetRuling(ruling="farm_unstarred", choice="off"))
    table.do(actions.Improve(hexes=(HOME,), improvement="farm"))


@pytest.mark.parametrize(("terrain", "cost"), [("plains", 1), ("forest", 2), ("hills", 3), ("mountains", 4)])
def test_road_costs_double_over_a_river_and_not_with_a_bridge(terrain: str, cost: int) -> None:
    """IT L530, notes 5 and 6; L462."""
    table = on(terrain)
    table.do(actions.DrawRiver(path=(EAST,)), actions.DrawRiver(path=(WEST,)))
    table.do(actions.AddSpecial(hex=WEST, special="bridge"), actions.AdvanceMonth())
    costs = []
    for hex_id in (HOME, EAST, WEST):
        costs.append(price(table, "road", hex_id))
        table.do(actions.AdvanceMonth())
    assert costs == [cost, 2 * cost, cost]


def test_a_road_along_the_bank_by_the_gms_word() -> None:
    """Dispute D16: an override by hex."""
    table = on("plains")
    table.do(actions.DrawRiver(path=(HOME,)), actions.SetRoadDouble(hex=HOME, double=False))
    assert price(table, "road") == 1


def test_a_highway_costs_twice_a_road_and_the_difference_over_one() -> None:
    """Plains: 2, over a road 2 - 1 = 1; from Size 26 (rulings D71, E10)."""
    small = on("plains")
    assert small.refused(actions.Improve(hexes=(HOME,), improvement="highway")) == ["size_too_small"]
    table = on("plains", size=26)
    table.do(actions.Improve(hexes=(EAST,), improvement="road"))
    assert price(table, "highway", HOME) == 2
    assert price(table, "highway", EAST) == 1
    assert table.campaign.hexes[EAST].improvements == ("highway",)


def test_a_fort_grows_from_a_watchtower_and_lowers_unrest_again() -> None:
    """24 - 12 = 12 BP; Unrest 5-1-1=3 (IT L402)."""
    table = on("plains")
    table.do(actions.Grant(unrest=5, note="test"))
    assert price(table, "watchtower") == 12
    assert price(table, "fort") == 12
    assert table.total("unrest") == 3
    assert table.campaign.hexes[HOME].improvements == ("fort",)
    assert "better_one_there" in table.refused(actions.Improve(hexes=(HOME,), improvement="watchtower"))


def test_fort_and_road_are_for_land_only() -> None:
    """Ruling C12."""
    table = on("water")
    for improvement in ("fort", "road", "watchtower"):
        assert "wrong_terrain" in table.refused(actions.Improve(hexes=(HOME,), improvement=improvement))
    table.do(actions.Improve(hexes=(HOME,), improvement="fishery"))


def test_a_bridge_is_never_built_alone() -> None:
    assert on("plains").refused(actions.Improve(hexes=(HOME,), improvement="bridge")) == ["never_built_alone"]


def test_improvements_count_against_the_month() -> None:
    """Size 7: two (IT L309)."""
    table = on("plains")
    table.do(actions.Improve(hexes=(HOME, EAST), improvement="road"))
    assert table.refused(actions.Improve(hexes=(WEST,), improvement="road")) == ["limit_reached"]


def test_without_a_ruler_no_farms_and_roads_but_mines() -> None:
    """IT L78."""
    table = on("hills")
    table.do(actions.DrawRiver(path=(HOME,)), actions.Dismiss(role="ruler"))
    for improvement in ("farm", "road"):
        assert table.refused(actions.Improve(hexes=(HOME,), improvement=improvement)) == ["role_needed"]
    table.do(actions.Improve(hexes=(HOME,), improvement="mine"))


def test_roads_through_hexes_that_have_one_already() -> None:
    table = on("plains")
    table.do(actions.Improve(hexes=(HOME,), improvement="road"))
    before = table.total("treasury")
    table.do(actions.Improve(hexes=(HOME, EAST), improvement="road"))
    assert before - table.total("treasury") == 1


def test_an_improvement_can_be_removed() -> None:
    """Fault B57."""
    table = on("plains")
    table.do(actions.Improve(hexes=(HOME,), improvement="road"))
    table.do(actions.RemoveImprovement(hexes=(HOME,), improvement="road"))
    assert table.campaign.hexes[HOME].improvements == ()


@pytest.mark.parametrize(
    ("terrain", "cost", "months"), [("plains", 1, 0), ("hills", 2, 1), ("forest", 4, 2), ("mountains", 12, 4)]
)
def test_preparing_a_hex(terrain: str, cost: int, months: int) -> None:
    """IT L519-530; n months beginning with this one (ruling D53)."""
    table = on(terrain)
    before = table.total("treasury")
    table.do(actions.PrepareHex(hex=HOME))
    assert before - table.total("treasury") == cost
    assert table.campaign.hexes[HOME].prepared == table.campaign.month + months


def test_a_note_leaves_terrain_alone() -> None:
    """Fault B56."""
    table = on("hills")
    table.do(actions.NoteHex(hex=HOME, note="an old stone"))
    there = table.campaign.hexes[HOME]
    assert there.terrain == "hills"
    assert there.note == "an old stone"


def test_drawing_and_erasing_a_river() -> None:
    table = on("plains")
    table.do(actions.DrawRiver(path=(WEST, HOME, EAST)))
    assert table.campaign.hexes[HOME].river == (1 << 0) | (1 << 3)
    assert table.refused(actions.DrawRiver(path=(WEST, EAST))) == ["not_neighbours"]
    table.do(actions.EraseRiver(hexes=(HOME,)))
    assert table.campaign.hexes[HOME].river == 0
    assert table.campaign.hexes[EAST].river == 64


def test_foreign_or_unknown_things_are_impossible() -> None:
    table = on("plains")
    assert table.refused(actions.PaintTerrain(hexes=(HOME,), terrain="moon")) == ["no_such_terrain"]
    assert table.refused(actions.Improve(hexes=(HOME,), improvement="casino")) == ["no_such_improvement"]
    assert table.refused(actions.AddSpecial(hex=HOME, special="river")) == ["no_such_special"]
    assert table.refused(actions.RemoveHexes(hexes=(HOME,))) == ["hex_claimed"]
