"""Holidays that are promised and not kept, or not believed (IT L292, L302; ruling C18)."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.ledger import Source

from .table import Table
from .turn_table import TurnTable


def feasting(level: str = "12") -> TurnTable:
    """12 a year: Loyalty +3, Consumption +4 (IT L299)."""
    table = TurnTable.paper(stability=90, unrest=5)
    table.do(actions.SetEdict(edict="holiday", level=level))
    return table


def test_suspended_holidays_bring_no_loyalty_and_cost_as_before() -> None:
    table = feasting()
    before = table.totals("loyalty", "consumption", "unrest")
    table.do(actions.SuspendHolidays(note="last year's feasts never came"))
    assert table.totals("loyalty", "consumption", "unrest") == before | {"loyalty": before["loyalty"] - 3}
    line = next(e for e in table.numbers.ledger("loyalty") if e.source.kind == "edict")
    assert (line.amount, line.applies, line.reason) == (3, False, "holidays_suspended")
    assert line.note == "last year's feasts never came"


def test_the_gm_may_raise_unrest_with_it() -> None:
    table = feasting()
    table.do(actions.SuspendHolidays(note="broken promises", unrest=2))
    assert table.total("unrest") == 7
    entry = table.kingdom.unrest.entries[-1]
    assert (entry.source, entry.note) == (Source("edict", "holiday", "12"), "broken promises")


def test_they_stay_suspended_from_month_to_month_until_restored() -> None:
    table = feasting()
    full = table.total("loyalty")
    table.do(actions.SuspendHolidays())
    table.go_to("done")
    table.do(actions.AdvanceMonth())
    table.do(actions.SetEdict(edict="holiday", level="24"))
    assert table.total("loyalty") == full - 3
    table.do(actions.RestoreHolidays())
    assert table.total("loyalty") == full - 3 + 4
    assert (table.kingdom.edicts.suspended, table.kingdom.edicts.why) == (False, "")


def test_the_penalty_of_no_holidays_is_no_benefit_to_suspend() -> None:
    """None a year: Loyalty -1 still holds (ruling D62)."""
    table = feasting()
    full = table.total("loyalty")
    table.do(actions.SuspendHolidays(), actions.SetEdict(edict="holiday", level="none"))
    assert table.total("loyalty") == full - 3 - 1


@pytest.mark.parametrize("level", [None, "none"])
def test_without_a_promise_there_is_nothing_to_suspend(level: str | None) -> None:
    table = TurnTable.paper()
    if level:
        table.do(actions.SetEdict(edict="holiday", level=level))
    assert table.refused(actions.SuspendHolidays()) == ["no_holidays_promised"]


def test_what_is_refused() -> None:
    table = feasting()
    assert table.refused(actions.RestoreHolidays()) == ["holidays_not_suspended"]
    assert table.refused(actions.SuspendHolidays(unrest=-1)) == ["below_zero"]
    table.do(actions.SuspendHolidays())
    assert table.refused(actions.SuspendHolidays()) == ["holidays_already_suspended"]


def test_it_works_as_well_without_a_councilor() -> None:
    """No Councilor stops it too; both said, it is still no Loyalty (ruling D62)."""
    table = Table().found().reign().everyone(except_for=("councilor",))
    table.do(actions.SetEdict(edict="holiday", level="6"))
    before = table.total("loyalty")
    table.do(actions.SuspendHolidays())
    assert table.total("loyalty") == before
