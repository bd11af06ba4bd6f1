"""Every printed line of every building (IT L563-1139), read by hand, against the rules as they are loaded."""

from __future__ import annotations

import csv
from collections import defaultdict

import pytest

from kingdom_gui.engine.rule_records import Record
from kingdom_gui.engine.ruleset import Building, Ruleset, as_printed
from kingdom_gui.engine.state import ATTRIBUTES

from .table import DATA, RULES

NUMBERS = (
    "cost", "lots", *ATTRIBUTES, "unrest", "fame", "infamy", "defense", "base_value", "corruption", "crime",
    "law", "lore", "productivity", "society", "per_settlement", "per_district",
)  # fmt: skip
# What a building does by the words of another heading: events, edicts, roles, optional rules.
ELSEWHERE = frozenset({
    "embassy", "event_check", "event_gift", "event_remedy", "event_site", "first_building",
    "free_residential", "holy_site", "slots_rolled_by", "trade_counts", "trade_enables", "trade_needs",
    "trade_passage",
})  # fmt: skip


def _rows() -> list[dict[str, str]]:
    with (DATA / "building_lines.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


ROWS = _rows()
PRINTED = as_printed(RULES, [f"buildings.{kind}" for kind in RULES.buildings])


def facts(text: str) -> dict[str, str]:
    """`cost=3; free_residential` as pairs; a fact without a value is simply there."""
    pairs = (part.partition("=") for part in text.split("; ") if part)
    return {name: value for name, _, value in pairs}


def held(kind: Building, name: str, rules: Ruleset) -> str | None:
    """What the rules hold of a fact, written as the table writes it; None where they hold nothing."""
    if name in NUMBERS:
        number = getattr(kind, name)
        return None if number is None else str(number)
    if name in ("water_border", "land_border"):
        return "yes" if getattr(kind, name) else None
    lists = {"half": kind.discounts, "to": kind.upgrades_to, "apart": kind.not_adjacent}
    if name in lists:
        return " ".join(sorted(lists[name]))
    if name == "from":
        return " ".join(sorted(k.id for k in rules.buildings.values() if kind.id in k.upgrades_to))
    if name == "beside":
        return f"{kind.adjacent_count} {' '.join(sorted(kind.adjacent_any))}"
    if name == "items":
        return ", ".join(f"{g.count} {g.tier} {'/'.join(g.kinds)}" for g in kind.magic_items)
    if name == "lots_up_to":
        return str(kind.lots_max)
    if name.startswith("event_check."):
        _, event, where = name.split(".")
        return next(
            (
                str(e.amount)
                for e in kind.effects
                if tag(e) == "event_check" and (e.event, e.where) == (event, where)
            ),
            None,
        )
    effect, _, parameter = name.partition(".")
    found = next((e for e in kind.effects if tag(e) == effect), None)
    if found is None:
        return None
    return written(getattr(found, parameter)) if parameter else ""


def tag(effect: object) -> str:
    return str(type(effect).__struct_config__.tag)  # type: ignore[attr-defined]


def written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(sorted(value)) if isinstance(value, tuple) else str(value)


def test_every_building_has_its_lines_in_the_order_of_the_book() -> None:
    assert len(ROWS) == 309
    lines = [int(row["line"]) for row in ROWS]
    assert lines == sorted(lines)
    assert {row["building"] for row in ROWS} == set(RULES.buildings)
    for row in ROWS:
        record: Record = RULES.buildings[row["building"]]
        first = int(record.ref.removeprefix("IT L"))
        assert first <= int(row["line"]) < first + 12, row


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['line']}-{row['building']}-{row['kind']}")
def test_a_line_is_in_the_rules(row: dict[str, str]) -> None:
    kind = RULES.buildings[row["building"]]
    found = {name: held(kind, name, RULES) for name in facts(row["facts"])}
    assert found == facts(row["facts"])
    if row["ruling"]:
        assert row["ruling"] in kind.ruling
    if row["printed"]:
        printed = PRINTED.buildings[row["building"]]
        found = {name: held(printed, name, PRINTED) for name in facts(row["printed"])}
        assert found == facts(row["printed"])


def test_the_rules_hold_nothing_that_no_line_says() -> None:
    said: dict[str, set[str]] = defaultdict(set)
    for row in ROWS:
        said[row["building"]] |= set(facts(row["facts"]))
    for kind in RULES.buildings.values():
        numbers = {name for name in NUMBERS if getattr(kind, name)}
        lists = {"half": kind.discounts, "to": kind.upgrades_to, "apart": kind.not_adjacent,
                 "beside": kind.adjacent_any, "items": kind.magic_items}  # fmt: skip
        borders = {name for name in ("water_border", "land_border") if getattr(kind, name)}
        wanted = numbers | {name for name, value in lists.items() if value} | borders
        assert wanted <= said[kind.id] | {"to"}, kind.id
        for better in kind.upgrades_to:  # said of one of the two
            assert "to" in said[kind.id] or "from" in said[better], (kind.id, better)
        effects = {tag(e) for e in kind.effects} - ELSEWHERE - {"lots_up_to"}
        assert effects <= {name.partition(".")[0] for name in said[kind.id]}, kind.id
