"""A realm that falls apart: what is cut off, held, lost and won back (IT L342-348)."""

from __future__ import annotations

import pytest

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.requests import Choose
from kingdom_gui.engine.state import JournalEntry, LostLand, Territory
from kingdom_gui.engine.territory import cut_off, main_territory, parts, secondary_at

from .table import HOME, RULES
from .turn_table import TurnTable

NECK: hexes.HexId = (0, 1, 0)
EAST: hexes.HexId = (0, 2, 0)
FAR: hexes.HexId = (0, 3, 0)
SIDE: hexes.HexId = (0, 0, 1)  # beside HOME and the neck
ROUND: hexes.HexId = (0, 1, 1)  # beside SIDE, the neck and EAST


def realm(*, unrest: int = 0, stability: int = 40, towns: bool = True) -> TurnTable:
    """Four hexes in a row, the capital in the west, a town in the east; Control DC 20 + Size + districts."""
    table = TurnTable()
    table.found(treasury=60).everyone()
    table.do(actions.Claim(hexes=(NECK, EAST, FAR), granted=True))
    table.do(actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, granted=True))
    if towns:
        table.do(actions.FoundSettlement(settlement="b", name="Bree", hex=FAR, granted=True))
    table.do(actions.Explore(hexes=tuple(hexes.disk(HOME, 4)), cleared=True))
    table.reign()
    table.do(actions.AddModifier(target="stability", amount=stability, note="test"))
    if unrest:
        table.do(actions.Grant(unrest=unrest, note="test"))
    return table


def told(table: TurnTable, month: int = 1) -> list[JournalEntry]:
    return list(table.campaign.journal[month])


def codes(table: TurnTable, month: int = 1) -> list[str]:
    return [line.code for line in told(table, month)]


def lose_the_neck(table: TurnTable, answer: str | None) -> None:
    """Unrest of 11 costs the neck in step 4 of Upkeep; `answer` says who is beyond it."""
    table.go_to("upkeep.unrest")
    table.do(actions.Grant(unrest=11 - table.total("unrest"), note="test"))
    table.play(upkeep__hex="0,1,0")
    if answer is not None:
        table.do(actions.PlayStep(answers={"upkeep.hex.0,2,0.cut_off": answer}))


# What hangs together


def test_parts_hang_together_through_caverns() -> None:
    """A cavern under a hex joins it (IT L530, note 7)."""
    assert parts([HOME, EAST]) == [(HOME,), (EAST,)]
    cave = [(-1, 0, 0), (-1, 1, 0), (-1, 2, 0)]
    assert len(parts([HOME, EAST, *cave])) == 1


def test_the_main_territory_is_the_capitals_or_else_the_largest() -> None:
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,), held={"0,2,0": "general"}))
    assert main_territory(table.campaign, "k") == (HOME,)
    table.do(actions.Abandon(hexes=(HOME,)))
    assert main_territory(table.campaign, "k") == (EAST, FAR)


def test_land_that_never_was_joined_is_not_cut_off() -> None:
    table = realm()
    island: hexes.HexId = (0, -3, 0)
    table.do(actions.Claim(hexes=(island,), granted=True))
    assert [part.hexes for part in cut_off(table.campaign, "k", {NECK})] == [(EAST, FAR)]


def test_a_way_round_keeps_the_realm_together() -> None:
    table = realm()
    table.do(actions.Claim(hexes=(SIDE, ROUND), granted=True))
    assert cut_off(table.campaign, "k", {NECK}) == []


# Unrest takes a hex


def test_the_table_is_asked_who_is_in_what_is_cut_off() -> None:
    table = realm()
    lose_the_neck(table, None)
    asked = table.asked
    assert isinstance(asked, Choose)
    assert (asked.purpose, asked.kind) == ("territory_cut_off", "leader")
    assert asked.parameters == {"hex": "0,2,0", "count": 2, "settlements": 1}
    assert asked.options[0] == "none"
    assert "general/the general" in asked.options
    assert len(asked.options) == 1 + len(table.kingdom.leaders)


def test_a_leader_there_keeps_the_secondary_territory() -> None:
    table = realm()
    before = table.campaign
    lose_the_neck(table, "general/the general")
    assert table.step == "edict.leaders"
    assert table.campaign.realm("k") == [HOME, EAST, FAR]
    assert table.kingdom.secondary == (Territory((EAST, FAR), 1, "general", "the general"),)
    assert table.kingdom.lost == (LostLand((NECK,), 1),)
    assert table.total("unrest") == 11, "losing hexes raises no Unrest (ruling D50)"
    line = next(line for line in told(table) if line.code == "territory_held")
    assert line.parameters == {"hex": "0,2,0", "count": 2, "role": "general", "name": "the general"}
    assert before.kingdoms["k"].secondary == ()


def test_without_a_leader_all_of_it_is_lost() -> None:
    table = realm()
    lose_the_neck(table, "none")
    assert table.campaign.realm("k") == [HOME]
    assert table.campaign.hexes[FAR].has("free_city")
    assert table.kingdom.secondary == ()
    assert table.kingdom.lost == (LostLand((NECK,), 1), LostLand((EAST, FAR), 1, True, ("b",)))
    line = next(line for line in told(table) if line.code == "territory_lost")
    assert line.parameters == {"hex": "0,2,0", "count": 2, "settlements": 1}
    assert table.total("unrest") == 11


def test_a_kingdom_without_leaders_is_not_asked() -> None:
    table = realm()
    for leader in table.kingdom.leaders:
        table.do(actions.Dismiss(role=leader.role))
    table.do(actions.AddModifier(target="stability", amount=60, note="test"))
    lose_the_neck(table, None)
    assert table.campaign.realm("k") == [HOME]


def test_nobody_is_in_two_parts_at_once() -> None:
    """The neck of a fork: two parts, and the general is in one of them."""
    table = realm()
    fork: hexes.HexId = (0, 1, -1)
    table.do(actions.Abandon(hexes=(EAST, FAR), override="fork", held={}))
    table.do(actions.Claim(hexes=(fork, EAST), granted=True))
    table.do(actions.Claim(hexes=((0, 2, -2),), granted=True))
    gone = ((0, 1, 0), (0, 1, -1))
    found = cut_off(table.campaign, "k", gone)
    assert [part.hexes for part in found] == [((0, 2, -2),), (EAST,)]
    twice = actions.Abandon(hexes=gone, held={"0,2,-2": "general", "0,2,0": "general"})
    assert table.refused(twice) == ["leader_in_two_places"]


def test_a_monster_cuts_the_realm_apart_as_well() -> None:
    """IT L1221: not beaten at Unrest 1 + 4 = 5, the hex is lost, and what lies behind it."""
    table = realm(unrest=1, stability=-40)
    table.do(actions.PutAhead(event="monster_attack", month=1))
    table.go_to("event.ahead")
    table.do(
        actions.PlayStep(
            answers={
                "event.settlement.ahead.1": (1,),
                "event.monster_attack.ahead.1.hex": "0,1,0",
                "event.monster_attack.ahead.1.stability": (2,),
            }
        )
    )
    asked = table.asked
    assert isinstance(asked, Choose)
    assert asked.id == "event.monster_attack.ahead.1.hex.0,2,0.cut_off"
    table.do(actions.PlayStep(answers={asked.id: "none"}))
    assert table.campaign.realm("k") == [HOME]


# Checks in secondary territory


@pytest.mark.parametrize(("months", "extra"), [(0, 1), (1, 2), (3, 4)])
def test_unrest_counts_higher_there_month_by_month(months: int, extra: int) -> None:
    """+1 in the month of the split, +1+n after n months (ruling D47)."""
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}))
    for _ in range(months):
        table.do(actions.AdvanceMonth())
    month = table.campaign.month
    table.do(actions.PutAhead(event="feud", month=month, settlement="b"))
    table.go_to("event.ahead")
    table.play()
    asked = table.asked
    entries = {e.source.id: e for e in asked.modifiers}  # type: ignore[union-attr]
    entry = entries["secondary_territory"]
    assert (entry.amount, entry.ref, entry.counts) == (-extra, "IT L348", (("months", months),))


def test_checks_elsewhere_are_as_they_were() -> None:
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}))
    table.do(actions.PutAhead(event="feud", month=1, settlement="a"))
    table.go_to("event.ahead")
    table.play()
    assert "secondary_territory" not in [e.source.id for e in table.asked.modifiers]  # type: ignore[union-attr]


def test_a_disasters_checks_are_those_of_each_hex() -> None:
    table = realm(towns=False)
    table.do(actions.Improve(hexes=(EAST,), improvement="road", granted=True))
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}))
    table.do(actions.PutAhead(event="large_disaster", month=1))
    table.go_to("event.ahead")
    answers = {"event.hex.ahead.1": (1,), "event.large_disaster.ahead.1.extent": (1,)}
    table.do(actions.PlayStep(answers=answers))
    assert "secondary_territory" in [e.source.id for e in table.asked.modifiers]  # type: ignore[union-attr]


def test_the_territory_stays_held_when_its_leader_is_gone() -> None:
    """The rule asks for a leader at the split alone."""
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}), actions.Dismiss(role="general"))
    assert table.kingdom.secondary == (Territory((EAST, FAR), 1, "general", "the general"),)
    table.do(actions.AdvanceMonth())
    assert secondary_at(table.kingdom, EAST) is not None


# Joined again


def test_a_claim_that_joins_it_ends_it() -> None:
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}))
    before = table.campaign
    change = table.do(actions.Claim(hexes=(NECK,)))
    assert table.kingdom.secondary == ()
    assert table.kingdom.lost == ()
    assert codes(table)[-1] == "territory_rejoined"
    assert change.patch.reverse().apply(table.campaign) == before


def test_secondary_territory_grows_with_what_is_claimed_beside_it() -> None:
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}))
    more: hexes.HexId = (0, 3, 1)
    table.do(actions.Claim(hexes=(more,)))
    assert table.kingdom.secondary[0].hexes == (EAST, FAR, more)


def test_secondary_territory_that_falls_apart_is_asked_about_anew() -> None:
    """The count goes on from the first split; the part without a leader is lost."""
    table = realm()
    table.do(actions.Claim(hexes=((0, 4, 0),), granted=True))
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}), actions.AdvanceMonth())
    table.do(actions.Abandon(hexes=(FAR,), held={"0,4,0": "general"}))
    assert table.kingdom.secondary == (Territory(((0, 4, 0),), 1, "general", "the general"),)
    assert LostLand((EAST,), 2, True) in table.kingdom.lost


def test_two_secondary_territories_that_meet_are_one_since_the_earlier_split() -> None:
    table = realm(towns=False)
    west, north = (0, 0, -1), (0, 1, -2)
    table.do(actions.Claim(hexes=(west, north), granted=True))
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}), actions.AdvanceMonth())
    table.do(actions.Abandon(hexes=(west,), held={"0,1,-2": "warden"}))
    assert [t.since for t in table.kingdom.secondary] == [2, 1]
    table.do(actions.Claim(hexes=((0, 2, -2), (0, 2, -1)), granted=True))
    (one,) = table.kingdom.secondary
    assert (one.since, one.role, len(one.hexes)) == (1, "general", 5)


def test_a_secondary_territory_that_is_given_up_is_forgotten() -> None:
    table = realm(towns=False)
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}))
    table.do(actions.Abandon(hexes=(EAST, FAR)))
    assert table.kingdom.secondary == ()


def test_the_capital_moves_into_the_secondary_territory() -> None:
    """The main territory is where the capital is: the parts change places, and the count goes on."""
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}), actions.AdvanceMonth())
    table.do(actions.MoveCapital(settlement="b", natural=20))
    assert table.kingdom.secondary == (Territory((HOME,), 1),)
    assert codes(table, 2)[-1] == "territory_is_main"


def test_the_last_of_the_main_territory_goes_and_the_secondary_is_main() -> None:
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,), held={"0,3,0": "general"}), actions.Abandon(hexes=(HOME,)))
    assert table.kingdom.secondary == ()
    assert "territory_is_main" in codes(table)


# Abandoned by action


def test_what_abandoning_would_lose_is_told_beforehand() -> None:
    table = realm()
    outcome = decide(actions.Abandon(kingdom="k", hexes=(NECK,)), table.campaign, RULES)
    assert isinstance(outcome, Change)
    assert [w.code for w in outcome.warnings] == ["realm_split", "territory_at_stake"]
    assert outcome.warnings[1].parameters == {"hex": "0,2,0", "count": 2, "settlements": 1}
    table.do(actions.Abandon(hexes=(NECK,)))
    assert table.campaign.realm("k") == [HOME]
    assert table.total("unrest") == 1, "only what is given up costs Unrest"
    assert table.kingdom.lost == (LostLand((NECK,), 1), LostLand((EAST, FAR), 1, True, ("b",)))


def test_a_leader_named_for_land_that_is_not_cut_off_or_unknown() -> None:
    table = realm()
    assert table.refused(actions.Abandon(hexes=(FAR,), held={"0,2,0": "general"})) == ["not_cut_off"]
    assert table.refused(actions.Abandon(hexes=(NECK,), held={"0,2,0": "nobody"})) == ["no_such_leader"]
    assert table.refused(actions.Abandon(hexes=(NECK,), held={"0,2,0": "general/Zed"})) == ["no_such_leader"]
    table.do(actions.Abandon(hexes=(NECK,), held={"0,2,0": "general/the general"}))


def test_before_the_reign_nothing_more_is_lost() -> None:
    table = TurnTable()
    table.found().everyone()
    table.do(actions.Claim(hexes=(NECK, EAST), granted=True))
    table.do(actions.Abandon(hexes=(NECK,)))
    assert table.campaign.realm("k") == [HOME, EAST]
    assert table.kingdom.lost == ()


# Won back


def test_the_land_comes_back_and_the_city_is_asked() -> None:
    """13 + Stability - 1 + 5 against 20 + 1: joined; Size 1 -> 4 with a single claim of 1 BP."""
    table = realm()
    table.do(actions.Improve(hexes=(EAST,), improvement="road", granted=True))
    table.do(actions.Abandon(hexes=(NECK,)))
    before, treasury, stability = table.campaign, table.total("treasury"), table.total("stability")
    change = table.do(actions.Claim(hexes=(NECK,), dice={"b": (13,)}))
    assert [w.code for w in change.warnings] == ["win_back_bonus", "land_comes_back"]
    assert change.warnings[0].parameters == {"hex": "0,3,0", "bonus": 5}
    assert table.campaign.realm("k") == [HOME, NECK, EAST, FAR]
    assert [s.id for s in table.campaign.settlements_of("k")] == ["a", "b"]
    assert not table.campaign.hexes[FAR].has("free_city")
    assert table.kingdom.lost == ()
    assert table.total("treasury") == treasury - 1
    assert table.kingdom.use.claims == 1
    check = next(line for line in told(table) if line.code == "check_passed")
    assert check.parameters["total"] == 13 + stability - 1 + 5, "Unrest 1 for the neck given up"
    assert check.parameters["dc"] == 20 + 1, "the Control DC of before the claim"
    assert codes(table)[-2:] == ["check_passed", "city_joined"]
    assert change.patch.reverse().apply(table.campaign) == before


def test_a_city_that_refuses_stays_free_and_costs_unrest() -> None:
    """2 + 10 - 1 + 5 = 16 < 21: Unrest +3; the land before it comes back all the same."""
    table = realm(stability=10)
    table.do(actions.Abandon(hexes=(NECK,)))
    table.do(actions.Claim(hexes=(NECK,), dice={"b": (2, 3)}))
    assert table.campaign.realm("k") == [HOME, NECK, EAST]
    assert table.campaign.hexes[FAR].has("free_city")
    assert table.total("unrest") == 1 + 3
    assert table.kingdom.lost == (LostLand((FAR,), 1, True, ("b",)),)
    assert table.refused(actions.Claim(hexes=(FAR,), natural=20)) == ["limit_reached", "annexation_tried"]


@pytest.mark.parametrize(("months", "bonus"), [(0, 5), (1, 4), (4, 1), (5, 0), (9, 0)])
def test_the_bonus_shrinks_month_by_month(months: int, bonus: int) -> None:
    """+5, 1 less for each month since the loss, never below 0 (IT L348)."""
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,)))
    for _ in range(months):
        table.do(actions.AdvanceMonth())
    table.do(actions.Claim(hexes=(NECK,), dice={"b": (10,)}))
    check = next(line for line in told(table, 1 + months) if line.code.startswith("check_"))
    unrest = 1
    assert check.parameters["total"] == 10 + table.total("stability") - unrest + bonus


def test_a_refusal_is_made_good_next_month_by_the_free_citys_rule() -> None:
    table = realm(stability=10)
    table.do(actions.Abandon(hexes=(NECK,)))
    table.do(actions.Claim(hexes=(NECK,), dice={"b": (2, 1)}), actions.AdvanceMonth())
    change = table.do(actions.Claim(hexes=(FAR,), natural=20))
    assert [w.code for w in change.warnings] == ["free_city_in_hex", "win_back_bonus"]
    assert change.warnings[1].parameters["bonus"] == 4
    assert FAR in table.campaign.realm("k")
    assert table.kingdom.lost == ()


def test_land_behind_a_city_that_refuses_waits_for_it() -> None:
    table = realm(stability=10)
    behind: hexes.HexId = (0, 4, 0)
    table.do(actions.Claim(hexes=(behind,), granted=True), actions.Abandon(hexes=(NECK,)))
    table.do(actions.Claim(hexes=(NECK,), dice={"b": (2, 1)}), actions.AdvanceMonth())
    assert behind not in table.campaign.claims
    table.do(actions.Claim(hexes=(FAR,), natural=20))
    assert table.campaign.realm("k") == [HOME, NECK, EAST, FAR, behind]


def test_monsters_keep_land_from_coming_back() -> None:
    """IT L342: it must be cleared again; then a claim of its own brings the rest."""
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,)), actions.GoToRuin(hexes=(EAST,), monsters=True))
    change = table.do(actions.Claim(hexes=(NECK,)))
    assert [w.code for w in change.warnings] == ["land_uncleared"]
    assert table.campaign.realm("k") == [HOME, NECK]
    table.do(actions.AdvanceMonth(), actions.Explore(hexes=(EAST,), cleared=True))
    table.do(actions.Claim(hexes=(EAST,), dice={"b": (20,)}))
    assert table.campaign.realm("k") == [HOME, NECK, EAST, FAR]


def test_what_another_kingdom_has_taken_stays_its_own() -> None:
    table = realm()
    table.do(actions.Abandon(hexes=(NECK,)))
    table.do(actions.FoundKingdom(kingdom="l", name="Ell", hexes=(EAST,)))
    table.do(actions.Claim(hexes=(NECK,)))
    assert table.campaign.realm("k") == [HOME, NECK]
    assert table.campaign.realm("l") == [EAST]


def test_a_single_lost_hex_is_claimed_like_any_other() -> None:
    table = realm(towns=False)
    table.do(actions.Abandon(hexes=(FAR,)))
    assert table.kingdom.lost == (LostLand((FAR,), 1),)
    change = table.do(actions.Claim(hexes=(FAR,)))
    assert change.warnings == ()
    assert table.kingdom.lost == ()


def test_a_lost_hex_taken_off_the_map_is_forgotten() -> None:
    table = realm(towns=False)
    table.do(actions.Abandon(hexes=(FAR,)), actions.RemoveHexes(hexes=(FAR,)))
    assert table.kingdom.lost == ()


# What becomes of lost land


def test_the_gm_lets_improvements_fall_to_ruin_and_monsters_move_in() -> None:
    table = realm(towns=False)
    table.do(*(actions.Improve(hexes=(FAR,), improvement=i, granted=True) for i in ("fort", "road")))
    table.do(actions.Abandon(hexes=(FAR,)))
    before = table.campaign
    change = table.do(actions.GoToRuin(hexes=(FAR,), improvements=("fort",), monsters=True))
    there = table.campaign.hexes[FAR]
    assert (there.improvements, there.cleared) == (("road",), False)
    assert codes(table)[-3:] == ["lost_land_decays", "improvement_ruined", "monsters_moved_in"]
    assert change.patch.reverse().apply(table.campaign) == before


def test_only_lost_land_falls_to_ruin() -> None:
    table = realm(towns=False)
    assert table.refused(actions.GoToRuin(hexes=(FAR,), monsters=True)) == ["hex_not_lost"]
    table.do(actions.Abandon(hexes=(FAR,)))
    assert table.refused(actions.GoToRuin(hexes=(FAR,))) == ["nothing_chosen"]
    assert table.refused(actions.GoToRuin(hexes=(FAR,), improvements=("farm",))) == ["improvement_not_there"]
    table.do(actions.GoToRuin(hexes=(FAR,), monsters=True))
    assert table.refused(actions.GoToRuin(hexes=(FAR,), monsters=True)) == ["monsters_there_already"]
    table.do(actions.FoundKingdom(kingdom="l", name="Ell", hexes=(FAR,)))
    assert table.refused(actions.GoToRuin(hexes=(FAR,), monsters=True)) == ["hex_claimed"]
