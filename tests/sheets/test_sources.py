"""Nothing is lost between a ledger and the columns of a sheet."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.ledger import Entry, Ledger, Source
from kingdom_gui.engine.totals import numbers
from kingdom_gui.sheets import sources

COLUMNS = {
    "economy": sources.ATTRIBUTE_COLUMNS,
    "loyalty": sources.ATTRIBUTE_COLUMNS,
    "stability": sources.ATTRIBUTE_COLUMNS,
    "control_dc": sources.CONTROL_DC_COLUMNS,
    "consumption_raw": sources.CONSUMPTION_LINES,
    "treasury": sources.TREASURY_LINES,
    "unrest": sources.UNREST_LINES,
}


@pytest.mark.parametrize("name", COLUMNS)
@pytest.mark.parametrize("which", ["empty", "plain", "example", "hostile"])
def test_the_columns_of_a_sum_come_to_its_total(which, name, campaigns, rules):
    totals = numbers(campaigns[which], campaigns[which].at_table, rules)
    columns = sources.by_column(totals.ledger(name), COLUMNS[name], openings=name == "unrest")
    assert sum(columns.values()) == totals.total(name)
    assert set(columns) == set(COLUMNS[name])


def test_a_source_without_a_column_of_its_own_goes_to_other():
    ledger = Ledger.of("economy", [Entry(3, Source("alignment")), Entry(4, Source("a_kind_to_come"))])
    columns = sources.by_column(ledger, sources.ATTRIBUTE_COLUMNS)
    assert (columns["alignment"], columns["other"]) == (3, 4)


def test_what_does_not_apply_is_not_counted():
    ledger = Ledger.of("economy", [Entry(3, Source("building")), Entry(9, Source("building"), applies=False)])
    assert sources.by_column(ledger, sources.ATTRIBUTE_COLUMNS)["buildings"] == 3


def test_an_opening_counts_for_the_kind_it_was_closed_from():
    ledger = Ledger.of("unrest", [Entry(2, Source("opening", "vacancy")), Entry(1, Source("vacancy"))])
    assert sources.by_column(ledger, sources.UNREST_LINES, openings=True)["vacancies"] == 3
