"""From ruin to ruin: plundered and built in, destroyed, rebuilt, planned; months of preparation."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.every import Build
from kingdom_gui.engine.dice import Seeded
from kingdom_gui.engine.events.gifts import build_gift, gift_sites
from kingdom_gui.engine.events.strike import Strike
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.state import Ongoing
from kingdom_gui.engine.turn.play import Play

from .table import HOME, RULES
from .town import Town, buying


def with_special(kind: str, building: str = "", treasury: int = 200) -> Town:
    town = Town(treasury=treasury)
    town.do(actions.AddSpecial(hex=HOME, special=kind, building=building))
    return town


def spent(town: Town) -> list[bool]:
    return [special.spent for special in town.campaign.hexes[HOME].special]


# Ruins (IT L465)


@pytest.mark.parametrize("die", [1, 4])
def test_a_ruin_is_plundered_for_one_building(die: int) -> None:
    town = with_special("ruin", "temple")
    change = town.do(replace(buying("smithy", 0), salvage=True, die=die))
    assert change.price.total == 6 - die
    assert spent(town) == [True]
    lines = {line.code: line.parameters for line in town.campaign.journal[town.campaign.month]}
    assert lines["ruin_plundered"]["natural"] == die
    assert lines["ruin_plundered"]["dice"] == "typed"
    assert town.refused(replace(buying("smithy", 1), salvage=True)) == ["nothing_to_salvage"]
    assert town.do(buying("temple", 2, 3)).price.total == 32  # no base for it any more


def test_the_program_rolls_the_same_die_when_looked_at_and_done() -> None:
    town = with_special("ruin", "temple")
    plunder = replace(buying("smithy", 0), salvage=True, kingdom="k")
    ahead = decide(plunder, town.campaign, RULES).price.total
    assert 2 <= ahead <= 5
    assert town.do(plunder).price.total == ahead
    assert town.campaign.hexes[HOME].special[0].spent


@pytest.mark.parametrize("die", [0, 5, -1])
def test_a_die_that_shows_no_such_face(die: int) -> None:
    town = with_special("ruin", "temple")
    assert town.refused(replace(buying("smithy", 0), salvage=True, die=die)) == ["die_out_of_range"]


def test_plundering_takes_the_place_of_building_in_the_ruin() -> None:
    """One or the other (IT L465); a halving comes before the salvage, magic after it (ruling D07)."""
    town = with_special("ruin", "library")
    assert town.do(replace(buying("library", 0), salvage=True, die=4)).price.total == 6 - 4
    town = with_special("ruin", "temple")
    town.put("academy", 0, 1)
    change = town.do(replace(buying("library", 6), salvage=True, die=2, magic=True))
    assert [e.amount for e in change.price if e.applies] == [6, -3, -2, -2, 1]
    assert change.price.total == 0


def test_a_planned_building_may_use_the_ruin_when_it_is_paid_for() -> None:
    town = with_special("ruin", "temple")
    town.do(replace(buying("smithy", 0), planned=True))
    number = town.last.id
    paid = town.do(actions.BuildPlanned(settlement="a", number=number, salvage=True, die=3))
    assert (paid.price.total, spent(town)) == (3, [True])


def test_no_ruin_no_plunder_and_undone_it_stands_again() -> None:
    town = Town()
    assert town.refused(replace(buying("smithy", 0), salvage=True)) == ["nothing_to_salvage"]
    town = with_special("ruin", "temple")
    before = town.campaign
    change = town.do(replace(buying("smithy", 0), salvage=True, die=2))
    assert change.patch.reverse().apply(change.campaign) == before


def test_a_found_building_is_taken_over_once_and_outside_the_limit() -> None:
    town = with_special("building", "inn", treasury=0)
    town.put("house", 0)
    used = town.kingdom.use.buildings
    assert town.buy("inn", 1).price.total == 0
    assert (town.kingdom.use.buildings, spent(town)) == (used, [True])
    town.put("house", 12)
    assert "treasury_short" in town.refused(buying("inn", 13))


# Destroyed, damaged, rebuilt


@pytest.mark.parametrize(
    ("kind", "lots", "unrest"),
    [("house", (0,), 1), ("theater", (0, 1), 2), ("castle", (0, 1, 6, 7), 4), ("sewer_system", (), 0)],
)
def test_each_destroyed_lot_raises_unrest(kind: str, lots: tuple[int, ...], unrest: int) -> None:
    town = Town()
    built = town.put(kind, *lots)
    before = town.total("unrest")
    change = town.do(actions.Destroy(settlement="a", number=built.id))
    assert town.total("unrest") - before == unrest
    assert change.price.total == 0
    assert town.kingdom.use.buildings == 0
    assert not town.district.buildings
    if lots:
        rebuilt = town.buy(kind, *lots).price
        half = RULES.buildings[kind].cost // 2
        assert rebuilt.total == RULES.buildings[kind].cost - half


def test_a_plan_cannot_be_destroyed() -> None:
    town = Town()
    town.do(replace(buying("smithy", 0), planned=True))
    assert town.refused(actions.Destroy(settlement="a", number=town.last.id)) == ["building_is_planned"]


def test_what_cannot_stand_without_it_falls_with_it() -> None:
    town = Town()
    park = town.put("park", 0)
    town.put("casters_tower", 5)
    town.put("everflowing_spring", 0)
    town.put("cistern", 0)
    change = town.do(actions.Destroy(settlement="a", number=park.id))
    assert [w.parameters["building"] for w in change.warnings] == ["everflowing_spring"]
    assert sorted(b.kind for b in town.district.buildings) == ["casters_tower", "cistern"]


def test_a_cistern_that_stood_alone_is_rebuilt_at_half_price() -> None:
    """Its lot is destroyed like any other's (IT L516); one on another's lot leaves that lot as it is."""
    town = Town()
    alone = town.put("cistern", 0)
    town.do(actions.Destroy(settlement="a", number=alone.id))
    assert town.buy("cistern", 0).price.total == 3
    assert town.district.wrecks == ()
    town.put("brewery", 7)
    shared = town.put("cistern", 7)
    town.do(actions.Destroy(settlement="a", number=shared.id))
    assert town.district.wrecks == ()
    assert town.buy("cistern", 7).price.total == 6


def test_a_damaged_building_is_worth_nothing_until_half_its_price_is_paid() -> None:
    town = Town()
    built = town.put("monument", 0)
    loyalty = town.total("loyalty")
    town.do(actions.SetBuilding(settlement="a", number=built.id, damaged=True))
    assert town.total("loyalty") == loyalty - 1
    assert town.do(actions.Repair(settlement="a", number=built.id)).price.total == 3
    assert town.total("loyalty") == loyalty


# When it may be built


@pytest.mark.parametrize(("terrain", "months"), [("plains", 0), ("hills", 1), ("forest", 2), ("marsh", 3)])
def test_preparation_delays_the_first_building(terrain: str, months: int) -> None:
    """So many months of work from the turn of founding on (IT L530 note 2, ruling D53)."""
    town = Town(terrain=terrain, founded=False)
    town.do(actions.PrepareHex(hex=HOME))
    town.do(actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME))
    for passed in range(months):
        assert "not_ready" in town.refused(buying("smithy", 0)), passed
        town.campaign = replace(town.campaign, month=town.campaign.month + 1)
    town.buy("smithy", 0)


def test_a_plague_stops_building_planned_or_not_and_upgrades() -> None:
    town = Town()
    town.put("barracks", 7)
    barracks = town.last.id
    town.do(replace(buying("smithy", 0), planned=True))
    planned = town.last.id
    plague = Ongoing(900, "plague", 1, settlement="a")
    struck = replace(town.kingdom, events=(plague,))
    town.campaign = replace(town.campaign, kingdoms=town.campaign.kingdoms.set("k", struck))
    assert town.refused(buying("brewery", 1)) == ["plague_rages"]
    assert town.refused(actions.BuildPlanned(settlement="a", number=planned)) == ["plague_rages"]
    wider = actions.Upgrade(settlement="a", number=barracks, building="garrison")
    assert town.refused(wider) == ["plague_rages"]
    town.do(Build(kingdom="k", settlement="a", building="brewery", lots=(1,), planned=True))


def test_a_gift_uses_up_the_site_it_is_built_on() -> None:
    """What stands on a wreck's lots leaves nothing of it to reckon a discount from."""
    town = Town()
    town.do(actions.Destroy(settlement="a", number=town.put("academy", 0, 1).id))
    play = Play(Draft(town.campaign), "k", RULES, Seeded(1, 1))
    strike = Strike(play, RULES.events["noblesse_oblige"], "1", settlement="a")
    assert "0:0" in gift_sites(strike, RULES.buildings["park"])
    build_gift(strike, RULES.buildings["park"], "0:0")
    (district,) = play.campaign.settlements["a"].districts
    assert [wreck.left for wreck in district.wrecks] == [(1,)]
