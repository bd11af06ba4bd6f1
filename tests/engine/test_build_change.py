"""Upgrading, demolishing, what the GM sets (IT L514-516, L558, rulings C02, D06, D09, D10, D72)."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.adjacency import unserved
from kingdom_gui.engine.state import Wreck
from kingdom_gui.engine.wrecks import without

from .table import DATA, RULES
from .town import Town, buying

WORKED = {case["id"]: case for case in json.loads((DATA / "cases/worked.json").read_text())["cases"]}


def upgrading(number: int, building: str, *lots: int) -> actions.Upgrade:
    return actions.Upgrade(settlement="a", number=number, building=building, lots=lots)


# Upgrades


def test_barracks_to_garrison() -> None:
    """Case upgrade_barracks: 28 - 6 = 22; Unrest 5 - 2; Loyalty and Stability +2; Defense and Law to 0."""
    expect = WORKED["upgrade_barracks"]["expect"]
    town = Town()
    barracks = town.put("barracks", 0)
    town.do(actions.Grant(unrest=5))
    before = town.totals("loyalty", "stability")
    assert (town.here.total("defense"), town.here.total("law")) == (2, 1)
    change = town.do(upgrading(barracks.id, "garrison"))
    assert change.price.total == 28 - 6 == expect["cost"]
    assert town.total("unrest") == 5 - 2 == expect["unrest"]
    assert town.totals("loyalty", "stability") == {name: before[name] + 2 for name in before}
    assert (town.here.total("defense"), town.here.total("law")) == (expect["defense"], expect["law"])
    assert town.last.lots == (0, 1)
    assert town.last.id == barracks.id


def test_theater_to_arena() -> None:
    """Case upgrade_theater: 40 - 24 = 16; Economy -2; Stability -2 + 4; Fame +1; Crime +1; two more lots."""
    expect, start = WORKED["upgrade_theater"]["expect"], WORKED["upgrade_theater"]["start"]
    town = Town()
    theater = town.put("theater", 0, 1)
    names = ("economy", "stability", "fame")
    before = town.totals(*names)
    change = town.do(upgrading(theater.id, "arena"))
    assert change.price.total == 40 - 24 == expect["cost"]
    after = town.totals(*names)
    assert {n: after[n] - before[n] for n in names} == {n: expect[n] - start[n] for n in names}
    assert town.here.total("crime") == expect["crime"]
    assert len(town.last.lots) - 2 == expect["extra_lots"]


def test_academy_to_university_needs_room() -> None:
    """Fault B26: a full block."""
    town = Town()
    academy = town.put("academy", 0, 1)
    for lot in (6, 7):
        town.put("smithy", lot)
    assert town.refused(upgrading(academy.id, "university")) == ["no_room_to_grow"]
    assert town.refused(replace(upgrading(academy.id, "university"), override="squeeze")) == [
        "no_room_to_grow"
    ]
    assert town.refused(upgrading(academy.id, "university", 0, 1, 6, 7)) == ["lot_taken"]
    assert town.refused(upgrading(academy.id, "university", 1, 2, 7, 8)) == ["upgrade_leaves_lots"]


def test_it_grows_where_there_is_room_and_where_the_rules_allow() -> None:
    """A Library at lot 7 may grow east, west, north or south; a Tannery forbids nothing to an Academy, but a
    Mansion that becomes a Noble Villa must not come to stand beside it.
    """
    town = Town()
    library = town.put("library", 7)
    for lot in (1, 6, 13):
        town.put("smithy", lot)
    town.do(upgrading(library.id, "academy"))
    assert town.last.kind == "smithy"
    assert next(b.lots for b in town.district.buildings if b.id == library.id) == (7, 8)
    mansion = town.put("mansion", 20)
    town.put("tannery", 10)
    town.put("tannery", 9)  # above 15, to which the Villa would grow first
    town.do(upgrading(mansion.id, "noble_villa"))
    grown = next(b.lots for b in town.district.buildings if b.id == mansion.id)
    assert 15 not in grown
    assert 20 in grown


@pytest.mark.parametrize(("homes", "allowed"), [((6,), False), ((6, 2), True)])
def test_shop_to_market_needs_two_houses(homes: tuple[int, ...], allowed: bool) -> None:
    """Ruling D72; the House that served the Shop serves the Market."""
    town = Town()
    for lot in homes:
        town.put("house", lot)
    shop = town.put("shop", 0)
    change = upgrading(shop.id, "market", 0, 1)
    if allowed:
        town.do(change)
        assert unserved(town.district, RULES) == {}
    else:
        assert town.refused(change) == ["needs_neighbours"]


def test_pier_to_waterfront_keeps_its_water_and_is_the_only_one() -> None:
    """Ruling D72."""
    town = Town(water=("n",))
    first, second = town.put("pier", 0), town.put("pier", 4)
    town.do(upgrading(first.id, "waterfront"))
    assert town.refused(upgrading(second.id, "waterfront")) == ["limit_per_settlement"]


def test_only_what_the_rules_name_is_an_upgrade() -> None:
    town = Town()
    smithy = town.put("smithy", 0)
    assert town.refused(upgrading(smithy.id, "foundry", 0, 1))[0] == "not_an_upgrade"
    town.do(replace(buying("shrine", 5), planned=True))
    assert town.refused(upgrading(town.last.id, "temple")) == ["building_is_planned"]


def test_a_damaged_building_is_repaired_before_it_is_upgraded() -> None:
    town = Town()
    shrine = town.put("shrine", 0)
    town.do(actions.SetBuilding(settlement="a", number=shrine.id, damaged=True))
    assert town.refused(upgrading(shrine.id, "temple")) == ["building_damaged"]


def test_a_tenement_keeps_its_link_when_it_becomes_a_house() -> None:
    """Ruling D20; and its Unrest of +2 stays, the House's -1 comes (ruling D10): 2 - 1 = 1."""
    town = Town()
    tenement = town.put("tenement", 0)
    town.put("shop", 1)
    change = town.do(upgrading(tenement.id, "house"))
    assert change.warnings == ()
    assert change.price.total == 3 - 1
    assert town.total("unrest") == 2 - 1
    assert unserved(town.district, RULES) == {}


def test_a_mansion_that_becomes_a_villa_leaves_its_shop_unserved() -> None:
    """A Shop asks for a House or a Mansion, not a Villa: told, not refused (dispute D19)."""
    town = Town()
    mansion = town.put("mansion", 7)
    town.put("shop", 8)
    change = town.do(upgrading(mansion.id, "noble_villa"))
    assert [w.code for w in change.warnings] == ["neighbour_left_unserved"]


def test_unrest_of_an_upgrade_by_ruling() -> None:
    """Toggle upgrade_unrest (dispute D21)."""
    town = Town()
    town.do(actions.Grant(unrest=5))
    town.do(actions.SetRuling(ruling="upgrade_unrest", choice="none"))
    shrine = town.put("shrine", 0)
    assert town.total("unrest") == 4
    town.do(upgrading(shrine.id, "temple"))
    assert town.total("unrest") == 4


def test_an_upgrade_taken_back_gives_back_what_was_paid() -> None:
    """Fault B50."""
    town = Town()
    theater = town.put("theater", 0, 1)
    before, treasury = town.campaign, town.total("treasury")
    change = town.do(upgrading(theater.id, "arena"))
    assert town.total("treasury") == treasury - 16
    town.campaign = change.patch.reverse().apply(change.campaign)
    assert town.campaign == before
    assert town.total("treasury") == treasury


def test_an_upgraded_building_grants_afresh() -> None:
    """A Theater's Inn is used up; the Arena it becomes halves another (ruling D05)."""
    town = Town()
    for lot in (20, 22, 24):
        town.put("house", lot)
    theater = town.put("theater", 0, 1)
    assert town.buy("inn", 21).price.total == 5
    town.do(upgrading(theater.id, "arena"))
    assert town.buy("inn", 26).price.total == 5
    assert town.buy("inn", 30).price.total == 10


# Demolition and destruction


def test_demolition_uses_the_limit_and_brings_no_unrest() -> None:
    town = Town(size=5)
    castle = town.put("castle", 0, 1, 6, 7)
    town.do(actions.Grant(unrest=3))
    town.do(actions.Demolish(settlement="a", number=castle.id))
    assert town.total("unrest") == 3
    assert town.kingdom.use.buildings == 1
    assert town.total("economy") == 0
    assert town.district.wrecks == (Wreck("castle", (0, 1, 6, 7), (0, 1, 6, 7)),)
    assert town.refused(buying("smithy", 0)) == ["limit_reached"]


def test_a_building_may_rise_in_the_month_its_lot_is_cleared() -> None:
    """IT L514."""
    town = Town()
    town.do(actions.Demolish(settlement="a", number=town.put("castle", 0, 1, 6, 7).id))
    assert town.buy("smithy", 6).price.total == 6 - 54 // 4 // 4
    (wreck,) = town.district.wrecks
    assert wreck.left == (0, 1, 7)


def test_water_is_not_cleared_from_under_a_bridge() -> None:
    town = Town()
    waterway = town.put("waterway", 14, 20)
    town.put("bridge", 20)
    assert town.refused(actions.Demolish(settlement="a", number=waterway.id)) == ["carries_other"]
    move = actions.MoveBuilding(settlement="a", number=waterway.id, lots=(0, 1))
    assert town.refused(move) == ["only_gm_moves", "carries_other"]


def test_a_destroyed_theater() -> None:
    """Case destroyed_lots: modifiers lost, Economy -2 and Stability -2; two lots, so Unrest +2 is due."""
    town = Town()
    theater = town.put("theater", 0, 1)
    before = town.totals("economy", "stability")
    ruined = without(town.a, 0, theater, RULES)
    town.campaign = replace(town.campaign, settlements=town.campaign.settlements.set("a", ruined))
    assert town.totals("economy", "stability") == {
        "economy": before["economy"] - 2,
        "stability": before["stability"] - 2,
    }
    assert sum(len(wreck.lots) for wreck in ruined.districts[0].wrecks) == 2


# What the GM sets


def test_the_gm_sets_figures_and_damage() -> None:
    town = Town()
    menagerie = town.put("menagerie", 0, 1, 6, 7)
    town.do(actions.SetBuilding(settlement="a", number=menagerie.id, figure=9))
    assert town.total("loyalty") == 9 // 4
    town.do(actions.SetBuilding(settlement="a", number=menagerie.id, damaged=True))
    assert (town.last.figure, town.total("loyalty")) == (9, 0)
    assert town.refused(actions.SetBuilding(settlement="a", number=menagerie.id, figure=-1)) == ["below_zero"]


def test_blocking_lots() -> None:
    town = Town()
    block = actions.BlockLots(settlement="a", district=0, lots=(7, 3, 7))
    town.do(block)
    assert town.district.blocked == (3, 7)
    town.do(replace(block, lots=(3,), blocked=False))
    assert town.district.blocked == (7,)


@pytest.mark.parametrize("lots", [(-1,), (36,), (99, -1), (5, -5, 5)])
def test_moving_to_lots_that_are_not_there(lots: tuple[int, ...]) -> None:
    """What needs neighbours is not looked at there: nothing can stand on such lots."""
    town = Town()
    town.put("house", 0)
    shop = town.put("shop", 1)
    codes = town.refused(actions.MoveBuilding(settlement="a", number=shop.id, lots=lots, override="x"))
    assert codes[0] in ("lots_off_grid", "wrong_lot_count")


def test_a_lot_is_the_site_of_one_wreck_only() -> None:
    """A cistern that outlived the building on its lot leaves nothing of its own there when it goes too."""
    town = Town()
    granary = town.put("granary", 8)
    cistern = town.put("cistern", 8)
    town.do(actions.Destroy(settlement="a", number=granary.id))
    town.do(actions.Destroy(settlement="a", number=cistern.id))
    assert town.district.wrecks == (Wreck("granary", (8,), (8,)),)
