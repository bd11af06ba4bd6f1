"""Trade routes that a kingdom typed in from paper has already (IT L1316)."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions.every import BeginReign, EstablishRoute, SetPaper
from kingdom_gui.engine.totals import numbers

from ..table import RULES
from .test_routes import FAR, Market

THERE = EstablishRoute(route="goods", settlement="a", to=FAR, stands=5, economy=2, pays=7)


def adopting() -> Market:
    made = Market()
    made.do(SetPaper(totals={}))
    return made


def test_it_is_written_down_and_nothing_is_paid() -> None:
    made = adopting()
    before, treasury = numbers(made.campaign, "k", RULES), made.kingdom.treasury.value
    made.do(THERE)
    month = made.campaign.month
    assert made.route.established
    assert (made.route.until, made.route.economy, made.route.pays) == (month + 4, 2, 7)
    assert made.kingdom.treasury.value == treasury
    assert made.kingdom.use.special == ()
    lines = [
        e for e in numbers(made.campaign, "k", RULES).ledger("economy") if e.source.kind == "trade_route"
    ]
    assert [line.amount for line in lines] == [2]
    # The sheet's totals stay as they are: what is explained now is no longer carried over.
    assert numbers(made.campaign, "k", RULES).total("economy") == before.total("economy")


def test_it_stands_once_the_reign_begins() -> None:
    made = adopting()
    made.do(THERE, BeginReign())
    assert made.route.established


def test_a_reigning_kingdom_sends_merchants() -> None:
    assert Market().refused(THERE) == ["route_must_be_sent"]


@pytest.mark.parametrize(("field", "value"), [("stands", 13), ("economy", 3), ("pays", -1)])
def test_it_brings_no_more_than_a_route_can(field: str, value: int) -> None:
    from msgspec.structs import replace

    assert adopting().refused(replace(THERE, **{field: value})) == ["number_out_of_range"]
