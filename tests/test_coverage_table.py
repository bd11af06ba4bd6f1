"""`resources/rules/coverage.tsv`: each heading and numbered step of the texts has its module and test."""

import csv
from pathlib import Path

from kingdom_gui.assets import asset
from kingdom_gui.store.rulefiles import load_rules

ROOT = Path(__file__).parents[1]
# Issues that are done: each of their rows names a module and a test that exist. Add a number when it closes.
CLOSED: frozenset[int] = frozenset({2, 3, 4, 5})
ISSUES = range(2, 9)
# A heading that only introduces others has nothing to build.
NOTHING = "-"


def _rows():
    with asset("rules/coverage.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


ROWS = _rows()


def test_rows_are_whole_and_in_order():
    places = [(row["seed"], int(row["line"])) for row in ROWS]
    assert len(set(places)) == len(places) == 400
    for seed in ("IT", "FR", "DE"):
        lines = [line for of, line in places if of == seed]
        assert lines == sorted(lines)
    for row in ROWS:
        assert row["heading"], row
        assert int(row["issue"]) in ISSUES, row
        assert (row["module"] == NOTHING) == (row["test"] == NOTHING), row


def test_rows_of_closed_issues_have_module_and_test():
    missing = [
        f"{row['seed']} L{row['line']} {row['heading']}: {column} {row[column] or 'not named'}"
        for row in ROWS
        if int(row["issue"]) in CLOSED and row["module"] != NOTHING
        for column in ("module", "test")
        if not row[column] or not (ROOT / row[column]).exists()
    ]
    assert missing == []


def test_every_record_with_its_own_heading_is_covered():
    rules = load_rules(asset("rules"))
    covered = {f"IT L{row['line']}" for row in ROWS if row["seed"] == "IT"}
    tables = (
        rules.buildings,
        rules.improvements,
        rules.special_terrain,
        rules.roles,
        rules.governments,
        rules.milestones,
        rules.events,
    )
    refs = {record.ref for table in tables for record in table.values()}
    assert len(refs) == 70 + 12 + 8 + 14 + 7 + 11 + 40
    assert refs - covered == set()
