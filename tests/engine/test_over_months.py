"""The numbers at each month's start and now, and at a month's start and end."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.over_months import SHOWN, over_months, start_and_end
from kingdom_gui.engine.state import Campaign

from .table import RULES
from .turn_table import TurnTable


def three_months() -> tuple[TurnTable, list[dict[str, int]]]:
    table = TurnTable.paper(stability=90, treasury=100, consumption=7)
    starts = []
    for month in range(3):
        starts.append({name: table.total(name) for name in SHOWN})
        table.go_to("done")
        if month < 2:
            table.do(actions.AdvanceMonth())
    return table, starts


def test_each_start_is_what_it_was_and_the_last_is_now() -> None:
    table, starts = three_months()
    points = over_months(table.campaign, "k", RULES)
    assert [point.month for point in points] == [1, 2, 3, 3]
    assert [point.values for point in points[:-1]] == starts
    assert points[-1].now
    assert points[-1].values["treasury"] == table.total("treasury") != starts[-1]["treasury"]


def test_a_change_of_this_month_changes_no_start() -> None:
    table, starts = three_months()
    table.do(actions.Grant(treasury=50, note="a gift"))
    points = over_months(table.campaign, "k", RULES)
    assert [point.values for point in points[:-1]] == starts
    assert points[-1].values["treasury"] == table.total("treasury")


def test_a_month_ends_as_the_next_begins_and_the_open_one_as_it_stands() -> None:
    table, starts = three_months()
    points = over_months(table.campaign, "k", RULES)
    assert start_and_end(points, 1) == (starts[0], starts[1])
    assert start_and_end(points, 3) == (starts[2], points[-1].values)
    assert start_and_end(points, 7) is None


def test_two_pasts_are_not_mixed_up() -> None:
    """Undone and played otherwise: the same months, other numbers."""
    table, starts = three_months()
    other = TurnTable.paper(stability=90, treasury=100, consumption=9)
    other.go_to("done")
    other.do(actions.AdvanceMonth())
    points = over_months(other.campaign, "k", RULES)
    assert points[1].values["treasury"] == other.total("treasury") != starts[1]["treasury"]
    assert over_months(table.campaign, "k", RULES)[1].values == starts[1]


def test_a_kingdom_that_is_not_there_has_none() -> None:
    assert over_months(Campaign(), "k", RULES) == ()
