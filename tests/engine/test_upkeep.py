"""The Upkeep phase against the worked cases."""

from __future__ import annotations

import json

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.requests import Roll

from .table import DATA, HOME
from .turn_table import TurnTable

WORKED = {case["id"]: case for case in json.loads((DATA / "cases/worked.json").read_text())["cases"]}


def test_jessicas_upkeep() -> None:
    """19 + 56 - 5 = 70 >= 60: Unrest 5 -> 4; 12 - 5 = 7 (case jessica_1_upkeep)."""
    start, expect = WORKED["jessica_1_upkeep"]["start"], WORKED["jessica_1_upkeep"]["expect"]
    table = TurnTable.paper(**start)
    asked = table.asked
    assert isinstance(asked, Roll)
    assert (asked.by, asked.target, asked.modifier, asked.needed) == ("warden", 60, 56 - 5, 9)
    assert asked.chance == pytest.approx(12 / 20)
    table.play(upkeep__stability=(19,))
    table.play()
    table.play()
    table.play()
    assert table.step == "edict.leaders"
    names = ("economy", "loyalty", "stability", "unrest", "consumption", "treasury")
    assert table.totals(*names) == expect


def test_success_at_unrest_zero_earns_a_point() -> None:
    """12 + 40 - 0 = 52 >= 45: +1 BP (case upkeep_success_zero)."""
    table = TurnTable.paper(stability=40, control_dc=45, treasury=8)
    table.play(upkeep__stability=(12,))
    assert table.totals("unrest", "treasury") == {"unrest": 0, "treasury": 9}


@pytest.mark.parametrize(("natural", "unrest"), [(20, 4), (16, 4), (15, 6), (12, 6)])
def test_stability_failing_by_little(natural: int, unrest: int) -> None:
    """DC 51 with +40-5: 16 makes it; 15 to 12 fail by 1 to 4 and cost 1."""
    table = TurnTable.paper(stability=40, control_dc=51, unrest=5)
    table.play(upkeep__stability=(natural,))
    assert table.total("unrest") == unrest


def test_stability_failing_by_more_rolls_a_die() -> None:
    table = TurnTable.paper(stability=40, control_dc=51, unrest=5)
    table.play(upkeep__stability=(11,))
    asked = table.asked
    assert isinstance(asked, Roll)
    assert (asked.id, asked.sides) == ("upkeep.stability.unrest", 4)
    table.play(upkeep__stability__unrest=(3,))
    assert table.total("unrest") == 8


def test_a_natural_one_fails_by_little_where_the_total_would_do() -> None:
    """Ruling D12b: +1."""
    table = TurnTable.paper(stability=90, control_dc=51, unrest=5)
    table.play(upkeep__stability=(1,))
    assert table.total("unrest") == 6


@pytest.mark.parametrize(("stability", "dc"), [(40, 51), (90, 51), (5, 51)])
def test_by_the_game_masters_word_a_check_just_passes_or_just_fails(stability: int, dc: int) -> None:
    """Unrest 5 falls by 1, or rises by 1 as after a miss by little; no die is asked for."""
    for word, unrest in ((True, 4), (False, 6)):
        table = TurnTable.paper(stability=stability, control_dc=dc, unrest=5)
        step = actions.PlayStep(answers={"upkeep.stability": word}, override="the bards played")
        table.do(step)
        assert table.total("unrest") == unrest


def test_taxes_by_the_game_masters_word_bring_what_the_dc_brings() -> None:
    """A third of a total of 51; a natural 20 would bring 20 (IT L277)."""
    table = TurnTable.paper(economy=40, control_dc=51, treasury=0)
    table.go_to("income.taxes")
    before = table.total("treasury")
    table.do(actions.PlayStep(answers={"income.taxes": True}, override="a good harvest"))
    assert table.total("treasury") - before == 51 // 3


def test_a_die_out_of_range_is_refused_in_words() -> None:
    table = TurnTable.paper()
    bad = actions.PlayStep(answers={"upkeep.stability": (21,)})
    assert table.refused(bad) == ["die_out_of_range"]
    assert table.step == "upkeep.stability"


def test_debt_raises_unrest_by_two() -> None:
    """IT L246."""
    table = TurnTable.paper(consumption=30, treasury=20)
    table.play(upkeep__stability=(20,))
    table.play()
    assert table.totals("treasury", "unrest") == {"treasury": 20 + 1 - 30, "unrest": 2}


def test_unrest_eleven_loses_one_hex_and_no_more() -> None:
    """Size 20 -> 19, Unrest stays 11 (case hex_loss_11, ruling D50)."""
    table = TurnTable.paper(unrest=12, size=20, stability=80)
    table.do(actions.Claim(hexes=((0, 1, 0),), granted=True), actions.SetPaper(totals={"size": 20}))
    table.reign()
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    table.play(upkeep__hex="0,1,0")
    assert table.totals("size", "unrest") == {"size": 19, "unrest": 11}
    assert HOME in table.campaign.claims


def test_the_enforcer_presses_unrest_down_first() -> None:
    """8 + 40 - 5 = 43 >= 40 (case enforcer_ok, rulings A23, E09)."""
    table = TurnTable.paper(unrest=7, loyalty=40, stability=80, control_dc=40)
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    assert table.total("unrest") == 6
    table.play(upkeep__royal_enforcer=True, upkeep__royal_enforcer__check=(8,))
    assert table.totals("unrest", "loyalty") == {"unrest": 5, "loyalty": 40}


def test_the_enforcers_failure_costs_loyalty() -> None:
    """7 + 35 - 5 = 37 < 40."""
    table = TurnTable.paper(unrest=7, loyalty=35, stability=80, control_dc=40)
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    table.play(upkeep__royal_enforcer=True, upkeep__royal_enforcer__check=(7,))
    assert table.totals("unrest", "loyalty") == {"unrest": 5, "loyalty": 34}


def test_negative_attributes_raise_unrest() -> None:
    """Economy and Loyalty below 0; 0 itself is not negative (ruling D34)."""
    table = TurnTable.paper(economy=-1, loyalty=-3, stability=0, control_dc=10)
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    table.play()
    assert table.total("unrest") == 2


def test_an_heir_standing_in_rolls_to_keep_the_peace() -> None:
    """IT L126: a failed Loyalty check raises Unrest by 1."""
    table = TurnTable.paper(loyalty=20, stability=80)
    table.do(actions.Dismiss(role="ruler"))
    table.do(actions.Appoint(role="heir", name="the heir", acting=True))
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    table.play(upkeep__acting__heir=(2,))
    assert table.total("unrest") == 1


def test_vacancies_cost_unrest_that_stays() -> None:
    """No Councilor for two Upkeeps: 3 + 1 + 1 (case vacancy_refilled)."""
    table = TurnTable.paper(unrest=5, stability=90)
    table.do(actions.Dismiss(role="councilor"))
    for _ in range(2):
        table.play(upkeep__stability=(20,))
        table.go_to("edict.leaders")
        table.go_to("done")
        table.do(actions.AdvanceMonth())
    assert table.total("unrest") == 5 - 1 + 1 - 1 + 1
    table.do(actions.Appoint(role="councilor", name="Ada", abilities={"wis": 3}))
    assert table.total("unrest") == 5


@pytest.mark.parametrize(
    "case", [name for name in WORKED if name.startswith("vacant_") and name != "vacant_all"]
)
def test_what_an_empty_role_costs_in_its_upkeep(case: str) -> None:
    """Cases vacant_*: the Stability check takes 1 from Unrest, step 4 adds what the empty role costs."""
    start, expect = WORKED[case]["start"], dict(WORKED[case]["expect"])
    table = TurnTable.paper(control_dc=10, **{**start, "unrest": start["unrest"] + 1})
    table.do(actions.Dismiss(role=case.removeprefix("vacant_")))
    table.play(upkeep__stability=(20,))
    for _ in range(3):
        table.play()
    assert table.step == "edict.leaders"
    assert table.totals(*start) == {name: expect[name] for name in start}


def test_what_every_empty_role_costs_in_its_upkeep() -> None:
    """3, and 4 + 1 + 1 + 1 for Ruler, Councilor, High Priest and Spymaster (case vacant_all)."""
    table = TurnTable.paper(control_dc=10, unrest=3 + 1, economy=50, loyalty=50, stability=50)
    for leader in table.kingdom.leaders:
        table.do(actions.Dismiss(role=leader.role))
    table.play(upkeep__stability=(20,))
    for _ in range(3):
        table.play()
    assert table.total("unrest") == 3 + 4 + 1 + 1 + 1 == WORKED["vacant_all"]["expect"]["unrest"]


def test_what_is_left_over_is_not_paid_out() -> None:
    """Fault B46: 25 - 28 = -3 as reckoned, 0 due; only the Stability check brings 1 BP."""
    table = TurnTable.paper(consumption=25, treasury=8)
    table.do(actions.AddModifier(target="consumption", amount=-28, note="a rich harvest"))
    assert table.totals("consumption_raw", "consumption") == {"consumption_raw": -3, "consumption": 0}
    table.play(upkeep__stability=(20,))
    table.play()
    assert table.total("treasury") == 8 + 1


@pytest.mark.parametrize(("farms", "raw", "stored"), [(4, -3, 3), (7, -6, 5)])
def test_surplus_fills_the_granary(farms: int, raw: int, stored: int) -> None:
    """4 + 1 - 8 = -3 stores 3; 7 + 1 - 14 = -6 stores 5, its room (cases consumption_floor, granary_cap)."""
    from .test_totals import around, dry_farms, settle

    table = TurnTable()
    table.found(size=farms).reign().everyone()
    settle(table, "granary")
    dry_farms(table, farms)
    assert around(1)
    assert table.total("consumption_raw") == raw
    table.play(upkeep__stability=(20,))
    table.play()
    assert table.total("granary") == stored


def test_the_granary_helps_where_the_treasury_is_short() -> None:
    """Ruling D67: 3 + 1 BP in the Treasury, 5 due, 1 from the store."""
    from .test_totals import settle

    table = TurnTable()
    table.found(size=4, treasury=2).reign().everyone()
    settle(table, "granary")
    table.do(actions.AddModifier(target="consumption", amount=-8, note="harvest", months=1))
    table.play(upkeep__stability=(20,))
    table.play()
    assert table.totals("granary", "treasury") == {"granary": 3, "treasury": 3}
    table.go_to("done")
    table.do(actions.AdvanceMonth())
    table.play(upkeep__stability=(20,))
    table.play()
    assert table.totals("granary", "treasury", "unrest") == {"granary": 2, "treasury": 0, "unrest": 0}


def test_anarchy_makes_every_check_fail_without_a_die() -> None:
    """Ruling D12c."""
    table = TurnTable.paper(unrest=19, stability=90)
    table.do(actions.Grant(unrest=1, note="riot"))
    table.play()
    assert table.total("unrest") > 20 or table.asked is not None


def test_a_kingdom_without_hexes_skips_upkeep() -> None:
    """IT L234."""
    table = TurnTable()
    table.found(size=1).reign().everyone()
    table.do(actions.Abandon(hexes=(HOME,)), actions.AdvanceMonth())
    assert table.step == "edict.leaders"


def test_a_half_played_step_keeps_its_answers() -> None:
    table = TurnTable.paper(stability=40, control_dc=51, unrest=5)
    table.play(upkeep__stability=(11,))
    assert dict(table.kingdom.turn.answers) == {"upkeep.stability": (11,)}
    table.do(actions.RestartStep())
    assert table.kingdom.turn.answers == ()


def test_rolled_dice_fall_the_same_after_undo() -> None:
    table = TurnTable.paper(unrest=5)
    before = table.campaign
    table.do(actions.PlayStep(roll=True))
    first = table.campaign
    table.campaign = before
    table.do(actions.PlayStep(roll=True))
    assert table.campaign == first
