"""The Income phase, and the seeds' worked example through all four phases."""

from __future__ import annotations

import json

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.requests import Roll

from .table import DATA, HOME, RULES
from .turn_table import TurnTable

WORKED = {case["id"]: case for case in json.loads((DATA / "cases/worked.json").read_text())["cases"]}


def taxing(natural: int, *, treasury: int = 0, unrest: int = 0, **totals: int) -> TurnTable:
    """A kingdom that has just rolled for its taxes; consumption is spared it."""
    table = TurnTable.paper(treasury=500, consumption=0, unrest=0, **totals)
    table.go_to("income.taxes")
    table.do(actions.Grant(treasury=treasury - table.total("treasury"), note="even"))
    if unrest - table.total("unrest"):
        table.do(actions.Grant(unrest=unrest - table.total("unrest"), note="even"))
    table.play(income__taxes=(natural,))
    return table


def test_jessica_collects() -> None:
    """9 + 55 - 4 = 60 >= 60: 60 / 3 = 20; 7 + 20 = 27 (case jessica_3_income)."""
    table = taxing(9, treasury=7, unrest=4, economy=55, control_dc=60)
    assert table.total("treasury") == 27


def test_an_average_roll_without_the_edict_fails() -> None:
    """10 + 52 - 4 = 58 < 60: nothing (case jessica_2b_preview, ruling D13)."""
    table = taxing(10, treasury=5, unrest=4, economy=52, control_dc=60)
    assert table.total("treasury") == 5


def test_a_natural_twenty_collects_a_third_of_the_real_total() -> None:
    """20 + 10 - 2 = 28 < 40, yet 28 // 3 = 9 (case tax_nat20, ruling D12)."""
    assert taxing(20, treasury=1, unrest=2, economy=10, control_dc=40).total("treasury") == 10


def test_a_natural_one_collects_nothing() -> None:
    assert taxing(1, treasury=3, economy=90, control_dc=30).total("treasury") == 3


@pytest.mark.parametrize(
    ("setting", "kept", "gained"),
    [("none", "off", 0), ("none", "on", 2), ("bonuses_only", "off", 2), ("full", "off", 18 + 2)],
)
def test_what_a_failed_check_leaves(setting: str, kept: str, gained: int) -> None:
    """56 // 3 = 18, mines 2 (disputes D01 and D02)."""
    table = TurnTable.paper(treasury=500, consumption=0, economy=50, control_dc=60, tax_bonus=2)
    table.do(
        actions.SetRuling(ruling="tax_on_failure", choice=setting),
        actions.SetRuling(ruling="resource_bp_on_failed_tax", choice=kept),
    )
    table.go_to("income.taxes")
    before, unrest = table.total("treasury"), table.total("unrest")
    table.play(income__taxes=(6 + unrest,))
    assert table.total("treasury") - before == gained


def test_mines_add_to_a_passed_check() -> None:
    """60 // 3 + 2 (ruling D14)."""
    table = taxing(10, treasury=1, economy=50, control_dc=60, tax_bonus=2)
    assert table.total("treasury") == 1 + 20 + 2


def test_no_treasurer_no_taxes() -> None:
    table = TurnTable.paper(treasury=500, consumption=0, economy=50)
    table.go_to("income.taxes")
    table.do(actions.Dismiss(role="treasurer"))
    before = table.total("treasury")
    table.play()
    assert table.total("treasury") == before
    assert table.step == "event.continuous"


def test_the_treasurer_rolls() -> None:
    table = TurnTable.paper(treasury=500, consumption=0)
    table.go_to("income.taxes")
    assert isinstance(table.asked, Roll)
    assert table.asked.by == "treasurer"


def test_deposits() -> None:
    """8,000 gp = 2 BP; 7,999 = 1 (ruling D70)."""
    table = TurnTable.paper(treasury=1)
    table.do(actions.Deposit(gp=8000))
    assert table.total("treasury") == 3
    table.do(actions.Deposit(gp=7999))
    assert table.total("treasury") == 4
    assert table.refused(actions.Deposit(gp=3999)) == ["deposit_too_small"]


@pytest.mark.parametrize(("size", "bp"), WORKED["scratch_deposit"]["expect"].items())
def test_deposits_of_a_kingdom_from_scratch(size: str, bp: int) -> None:
    """7,500 gp at 1,000, 2,000, 3,000, 4,000 gp a BP (case scratch_deposit)."""
    table = TurnTable()
    table.do(actions.AdoptKingdom(kingdom="k", name="Kay", patron=False, totals={"size": int(size)}))
    table.reign()
    table.do(actions.Deposit(gp=7500))
    assert table.total("treasury") == bp


@pytest.mark.parametrize(("size", "rates"), WORKED["exchange_table"]["expect"].items())
def test_exchange_rates(size: str, rates: list[int]) -> None:
    row = RULES.exchange_rate(int(size))
    assert [row.bp_price, row.withdrawal] == rates


def test_withdrawals_cost_unrest_and_come_once_a_month() -> None:
    """3 BP = 6,000 gp and Unrest +3 (IT L274, ruling B07)."""
    table = TurnTable.paper(treasury=10)
    change = table.do(actions.Withdraw(bp=3))
    assert change.parameters == {"bp": 3, "gp": 6000}
    assert table.totals("treasury", "unrest") == {"treasury": 7, "unrest": 3}
    assert table.refused(actions.Withdraw(bp=1)) == ["already_withdrawn"]


def town(base: int) -> TurnTable:
    table = TurnTable()
    table.found(size=1, treasury=0).reign().everyone()
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.AddModifier(target="base_value_cap", amount=base, settlement="a", note="test"),
        actions.AddModifier(target="base_value", amount=base, settlement="a", note="test"),
    )
    return table


def test_a_valuable_sells_for_half_its_price_in_four_thousands() -> None:
    """9,000 / 2 / 4,000 = 1; one a district; not above the base value (IT L276, rulings B10, D69)."""
    table = town(16_000)
    if table.campaign.settlements["a"] and table.refused(actions.SellValuable(settlement="a", price=4000)):
        assert table.refused(actions.SellValuable(settlement="a", price=4000)) == ["valuable_too_cheap"]
    table.do(actions.SellValuable(settlement="a", price=9000, override="a rich guest"))
    assert table.total("treasury") == 1
    again = table.refused(actions.SellValuable(settlement="a", price=900_000))
    assert again == ["above_base_value", "sold_in_every_district"]


def test_the_sponsor_wants_a_tenth() -> None:
    """10 % of 20 BP, at least 1 (IT L204)."""
    table = TurnTable.paper(treasury=500, consumption=0, economy=55, control_dc=60)
    table.do(actions.EditKingdom(tithe=10, repayment=1))
    table.go_to("income.taxes")
    before, unrest = table.total("treasury"), table.total("unrest")
    table.play(income__taxes=(5 + unrest,))
    assert table.total("treasury") - before == 20 - 2 - 1


def test_jessica_through_a_whole_month() -> None:
    """The seeds' example: 12 BP -> 7 -> 5 -> 7 -> 27; DC 60 throughout (IT L252, L264, L278, L284)."""
    table = TurnTable()
    table.do(actions.DrawRiver(path=(HOME,)))
    sheet = {
        "size": 30, "districts": 10, "economy": 52, "loyalty": 45, "stability": 56, "consumption": 5,
    }  # fmt: skip
    table.do(actions.AdoptKingdom(kingdom="k", name="Jay", treasury=12, unrest=5, totals=sheet))
    table.everyone()
    table.do(actions.Claim(hexes=(HOME,), granted=True))
    table.reign()
    assert table.total("control_dc") == 60
    table.play(upkeep__stability=(19,))
    table.play()
    table.play()
    table.play()
    assert table.totals("unrest", "treasury") == {"unrest": 4, "treasury": 7}
    table.do(
        actions.Improve(hexes=(HOME,), improvement="farm"),
        actions.SetEdict(edict="holiday", level="1"),
        actions.SetEdict(edict="promotion", level="none"),
        actions.SetEdict(edict="taxation", level="heavy"),
    )
    names = ("economy", "loyalty", "stability", "unrest", "consumption", "treasury")
    assert table.totals(*names) == WORKED["jessica_2_edict"]["expect"]
    table.go_to("income.withdrawals")
    table.do(actions.Deposit(gp=8000))
    table.go_to("income.taxes")
    table.play(income__taxes=(9,))
    assert table.totals(*names) == WORKED["jessica_4_event"]["start"]
    table.do(actions.PutAhead(event="monster_attack", month=1))
    table.play()
    table.play(**{"event__monster_attack__ahead.1__in_person": True,
                  "event__monster_attack__ahead.1__in_person__success": True})  # fmt: skip
    assert table.totals(*names) == WORKED["jessica_4_event"]["expect"]
