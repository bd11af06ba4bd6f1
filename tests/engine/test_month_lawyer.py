"""The month read by somebody who looks for a way around it: odd orders, corners of events, empty tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.hexes import place_of
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.requests import Roll
from kingdom_gui.engine.state import Ongoing
from kingdom_gui.engine.turn.driver import pending
from kingdom_gui.engine.turn.event_phase import event_chance

from .table import HOME, RULES
from .test_events import FAIL, PASS, Stage
from .turn_table import TurnTable


def offered(table: TurnTable) -> set[str]:
    """What the open step offers, by purpose."""
    found = pending(table.campaign, "k", RULES)
    assert found is not None
    return {offer.purpose for offer in found.offers}


def in_anarchy(table: TurnTable) -> None:
    table.do(actions.Grant(unrest=20 - table.total("unrest"), note="riots"))
    assert table.kingdom.anarchy


# Income


def test_who_has_lent_waits_for_no_treasurer() -> None:
    """Without a Treasurer nothing comes in, but 3 BP and the least tithe of 1 go out (IT L176, L204)."""
    table = TurnTable.paper(treasury=50)
    table.do(actions.EditKingdom(repayment=3, tithe=10))
    table.do(actions.Dismiss(role="treasurer"))
    table.go_to("income.taxes")
    before = table.total("treasury")
    table.play()
    assert table.total("treasury") == before - 3 - 1


# Anarchy: a kingdom does nothing, and every check is lost (IT L251)


def test_in_anarchy_no_enforcer_acts() -> None:
    table = TurnTable.paper(unrest=6)
    table.go_to("upkeep.unrest")
    assert "lower_unrest" in offered(table)
    in_anarchy(table)
    assert "lower_unrest" not in offered(table)
    table.play(upkeep__royal_enforcer=True)
    assert table.total("unrest") == 20, "no Enforcer has pressed it down"


def test_in_anarchy_nobody_is_hired_for_a_check_that_is_lost() -> None:
    stage = Stage()
    stage.ready("bandit_activity")
    assert "hire_adventurers" in offered(stage)
    in_anarchy(stage)
    assert "hire_adventurers" not in offered(stage)


def test_in_anarchy_no_demand_is_put_down() -> None:
    stage = Stage().build("house")
    stage.strike("building_demand", kind=(75,), wanted=(1,))
    in_anarchy(stage)
    assert stage.again("building_demand", suppress=True)["unrest"] == 1


# Whether an event has happened (IT L282)


def test_an_event_that_makes_no_sense_has_not_happened() -> None:
    """Put ahead for a kingdom without a temple: the next month's chance is still 75."""
    stage = Stage().ready("pilgrimage")
    stage.play()
    assert stage.kingdom.event_month == 0
    stage = Stage().build("shrine").ready("pilgrimage")
    stage.play()
    assert stage.kingdom.event_month == stage.campaign.month


@pytest.mark.parametrize("chance", ["0", "25", "75"])
@pytest.mark.parametrize("months", [0, 1, 5])
def test_the_first_month_of_a_reign_is_a_first_month_whenever_it_is(months: int, chance: str) -> None:
    """A kingdom founded later begins with the chance of a first turn, too (ruling D37)."""
    table = TurnTable()
    table.do(actions.SetRuling(ruling="first_turn_event_chance", choice=chance))
    for _ in range(months):
        table.do(actions.AdvanceMonth())
    table.found().reign()
    assert event_chance(table.campaign, table.kingdom, RULES) == int(chance)
    table.do(actions.AdvanceMonth())
    assert event_chance(table.campaign, table.kingdom, RULES) == 75


def test_a_kingdom_whose_founding_month_just_passes_begins_with_the_next() -> None:
    table = TurnTable()
    table.found()
    table.do(actions.AdvanceMonth())
    assert table.kingdom.stage == "reigning"
    assert event_chance(table.campaign, table.kingdom, RULES) == 25


# Where events strike


def test_a_monster_does_not_care_for_a_town() -> None:
    """Its hex is chosen; no settlement is drawn before it, and it stays though the town is lost (E11)."""
    stage = Stage()
    stage.do(actions.FoundSettlement(settlement="b", name="B", hex=(0, 1, 0), granted=True))
    stage.do(actions.Grant(unrest=-stage.total("unrest"), note="peace"))
    stage.do(actions.PutAhead(event="monster_attack", month=1))
    stage.go_to("event.ahead")
    asked = stage.asked
    assert asked is not None
    assert asked.id == "event.monster_attack.ahead.1.hex"
    stage.settle("monster_attack", "ahead.1", hex="0,0,1", stability=FAIL)
    (ongoing,) = stage.kingdom.events
    assert (ongoing.settlement, ongoing.hex) == ("", (0, 0, 1))
    stage.do(actions.Abandon(hexes=((0, 1, 0),)))
    stage.do(actions.Grant(unrest=-stage.total("unrest"), note="peace"))
    assert stage.again("monster_attack", stability=FAIL)["unrest"] == 4


def test_a_large_disaster_strikes_the_hex_it_was_put_ahead_for() -> None:
    stage = Stage()
    realm = tuple(stage.campaign.realm("k"))
    stage.do(actions.Improve(hexes=realm, improvement="road", granted=True))
    stage.do(actions.PutAhead(event="large_disaster", month=1, hex=HOME))
    stage.go_to("event.ahead")
    stage.settle("large_disaster", "ahead.1", extent=(1,), stability__1=FAIL)
    assert stage.campaign.hexes[HOME].improvements == ()


def test_chance_picks_among_improved_hexes_for_a_disaster_at_once() -> None:
    stage = Stage()
    realm = tuple(stage.campaign.realm("k"))[:3]
    stage.do(actions.Improve(hexes=realm, improvement="road", granted=True))
    stage.do(actions.PutAhead(event="large_disaster", month=1))
    stage.go_to("event.ahead")
    asked = stage.asked
    assert isinstance(asked, Roll)
    assert asked.options == tuple(map(place_of, realm))
    stage.do(actions.PlayStep(answers={asked.id: (2,)}))
    stage.settle("large_disaster", "ahead.1", extent=(1,), stability__1=FAIL)
    assert stage.campaign.hexes[realm[1]].improvements == ()


def test_a_spreading_disaster_picks_neighbours_by_chance() -> None:
    """With a 6 so many lots beside as well: which of them is for the dice to say (IT L1217, L1233)."""
    stage = Stage()
    for row in range(0, 36, 6):
        for lot in range(row, row + 6):
            stage.do(actions.Build(settlement="a", building="park", lots=(lot,), granted=True, override="x"))
    stage.ready("localized_disaster")
    name = "event.localized_disaster.ahead.1"
    lots = {f"{name}.lot.{n}": (1,) for n in range(1, 7)}
    stage.do(actions.PlayStep(answers={f"{name}.lots": (6,), f"{name}.wide": (2,), **lots}))
    asked = stage.asked
    assert isinstance(asked, Roll)
    assert asked.id == f"{name}.beside.1"
    assert len(asked.options) == 6, "the row below the six that were drawn"


def test_settlers_seize_only_what_they_can_work() -> None:
    """All around is open water but for one hex of plains (IT L1229)."""
    stage = Stage()
    rim = [h for h in hexes.disk(HOME, 2) if h not in stage.campaign.claims]
    stage.do(actions.PaintTerrain(hexes=tuple(rim[1:]), terrain="water"))
    stage.strike("land_rush", loyalty=PASS)
    kept = dict(stage.kingdom.events[0].kept)
    assert kept["site"] == place_of(rim[0])
    assert kept["improvement"] == "farm"
    stage = Stage()
    stage.do(actions.PaintTerrain(hexes=tuple(rim), terrain="water"))
    assert stage.strike("land_rush") == {}
    assert stage.ongoing == []


def test_a_neighbours_farm_does_not_settle_a_land_rush() -> None:
    """Only what the kingdom itself builds beside it makes good what was lost (IT L1229)."""
    stage = Stage()
    stage.strike("land_rush", hex=(1,), loyalty=PASS)
    site = hexes.hex_at(str(dict(stage.kingdom.events[0].kept)["site"]))
    foreign = next(h for h in hexes.neighbours(site) if h not in stage.campaign.claims)
    stage.do(actions.FoundKingdom(kingdom="n", name="N", hexes=(foreign,)))
    stage.do(actions.Improve(kingdom="n", hexes=(foreign,), improvement="farm", granted=True, override="x"))
    before = stage.total("stability")
    stage.again("land_rush")
    assert stage.total("stability") == before


# What an event leaves behind


def blocked(stage: Stage) -> tuple[int, ...]:
    return stage.campaign.settlements["a"].districts[0].blocked


def test_squatters_called_off_leave_their_lot() -> None:
    stage = Stage().build("park")
    stage.strike("squatters", lot=(2,), stability=FAIL)
    assert len(blocked(stage)) == 1
    stage.do(actions.RemoveEvent(number=stage.kingdom.events[0].id))
    assert blocked(stage) == ()


def test_squatters_of_a_town_that_is_lost_do_not_bar_its_lot_for_ever() -> None:
    stage = Stage().build("park")
    stage.strike("squatters", lot=(2,), stability=FAIL)
    stage.do(actions.Abandon(hexes=(HOME,)))
    stage.do(actions.PlayStep(answers={"event.chance": (100,)}))
    stage.do(actions.AdvanceMonth())
    stage.go_to("event.continuous")
    stage.play()
    assert stage.ongoing == []
    assert blocked(stage) == ()


def test_a_plague_does_not_spread_to_where_it_rages_or_beyond_the_border() -> None:
    """All but one neighbour are another's or struck already: the last is not rolled for (IT L1242)."""
    stage = Stage()
    around = hexes.neighbours(HOME)
    town, free, others = around[0], around[1], around[2:]
    stage.do(actions.FoundSettlement(settlement="b", name="B", hex=town, granted=True))
    stage.do(actions.Abandon(hexes=others))
    stage.do(actions.FoundKingdom(kingdom="n", name="N", hexes=others))
    draft = Draft(stage.campaign)
    draft.kingdom("k", lambda k: replace(k, events=(Ongoing(draft.next_id(), "plague", 1, "b"),)))
    stage.campaign = draft.campaign
    stage.do(actions.PutAhead(event="plague", month=1, hex=HOME))
    stage.go_to("event.ahead")
    stage.settle(
        "plague", "ahead.1", stability__1=FAIL, stability__2=FAIL, two_failures__treasury=(1,),
        two_failures__unrest=(1,),
    )  # fmt: skip
    struck = {e.hex for e in stage.kingdom.events if e.hex is not None}
    assert struck == {HOME, free}


# Nobody left to strike


def test_no_scandal_and_no_assassin_where_all_are_dead() -> None:
    stage = Stage()
    draft = Draft(stage.campaign)
    draft.kingdom("k", lambda k: replace(k, leaders=tuple(replace(x, lost="dead") for x in k.leaders)))
    stage.campaign = draft.campaign
    stage.do(actions.PutAhead(event="public_scandal", month=1))
    assert stage.strike("assassination_attempt") == {}
    assert stage.kingdom.event_month == 0


def test_nobody_demands_what_stands() -> None:
    """A demand for another inn where one stands would be met at once (IT L1246)."""
    stage = Stage().build("inn", "park").ready("building_demand")
    stage.do(actions.PlayStep(answers={"event.building_demand.ahead.1.kind": (1,)}))
    asked = stage.asked
    assert isinstance(asked, Roll)
    assert not {"inn", "park"} & set(asked.options)


def test_nobody_demands_what_the_settlement_has_no_water_for() -> None:
    """What is asked for is one of those the settlement can have (IT L1246); a mill's border can be waived."""
    asked = {}
    for water in ((), ("n",)):
        stage = Stage().build("inn")
        here = stage.campaign.settlements["a"]
        district = replace(here.districts[0], water=water)
        towns = stage.campaign.settlements.set("a", replace(here, districts=(district,)))
        stage.campaign = replace(stage.campaign, settlements=towns)
        stage.ready("building_demand")
        stage.do(actions.PlayStep(answers={"event.building_demand.ahead.1.kind": (1,)}))
        roll = stage.asked
        assert isinstance(roll, Roll)
        asked[water] = set(roll.options)
    assert asked["n",] - asked[()] == {"foundry", "pier", "waterfront"}
    assert "mill" in asked[()]


def test_no_sponsor_takes_more_than_comes_in() -> None:
    """A tithe is a share; a file would not open with a larger one (IT L204)."""
    table = TurnTable.paper()
    assert table.refused(actions.EditKingdom(tithe=101)) == ["number_out_of_range"]
    table.do(actions.EditKingdom(tithe=100))


# Answers


def test_an_answer_to_nothing_is_told() -> None:
    """A slip in a script's request would otherwise wait for an answer without a word."""
    table = TurnTable.paper()
    slip = table.do(actions.PlayStep(answers={"upkeep.stabilty": (12,)}))
    assert [(w.code, w.parameters) for w in slip.warnings] == [
        ("answer_not_asked", {"request": "upkeep.stabilty"})
    ]
    assert table.step == "upkeep.stability"
    rolled = table.do(actions.PlayStep(rolls=("upkeep.stabilty",)))
    assert [w.code for w in rolled.warnings] == ["answer_not_asked"]
    early = table.do(actions.PlayPhase(answers={"upkeep.stability": (12,), "income.taxes": (3,)}))
    assert [w.parameters["request"] for w in early.warnings] == ["income.taxes"]


def test_answers_of_a_whole_month_and_to_offers_are_no_slip() -> None:
    table = TurnTable.paper(unrest=3)
    answers = {
        "upkeep.stability": (20,), "upkeep.royal_enforcer": True, "upkeep.royal_enforcer.check": (20,),
        "income.taxes": (20,), "event.chance": (100,),
    }  # fmt: skip
    change = table.do(actions.PlayPhase(answers=answers, month=True))
    assert change.warnings == ()
    assert table.step == "done"
    refused = TurnTable.paper()
    assert refused.refused(actions.PlayStep(answers={"upkeep.stability": (21,)})) == ["die_out_of_range"]
