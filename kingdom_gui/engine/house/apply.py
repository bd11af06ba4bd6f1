"""The rules with house rules laid over them. Which of those are sound is for `check` to say first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from ..rule_records import HOUSE, EventRow, Record
from ..ruleset import Ruleset, row_name
from ..state.house import HouseRule
from .tables import EVENT_TABLES, ROWS, TABLES, standing


def with_house(rules: Ruleset, house: Iterable[HouseRule]) -> Ruleset:
    """The rules with these house rules.

    :raises msgspec.ValidationError: where a record does not fit the columns of its table.
    """
    by_table: dict[str, list[HouseRule]] = {}
    for rule in house:
        by_table.setdefault(rule.table, []).append(rule)
    tables = {table: _with_table(rules, table, own) for table, own in by_table.items()}
    return replace(rules, **tables) if tables else rules


def made(rule: HouseRule, old: Record | None) -> Record:
    """The record that a house rule makes of the one there is, or of nothing.

    :raises msgspec.ValidationError: where it does not fit the columns of its table.
    """
    kind = TABLES[rule.table].kind
    if old is None:
        key = rule.id.rpartition(".")[2]
        own = {"id": "" if rule.table == EVENT_TABLES else key, **rule.record, "ref": HOUSE}
        return msgspec.convert(own, kind)
    changed = laid_over(msgspec.to_builtins(old), rule.record)
    return msgspec.convert({**changed, "ref": f"{old.ref}, {HOUSE}"}, kind)


def laid_over(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Columns with others laid over them; an object within keeps the members that the new one leaves out."""
    found = dict(old)
    for name, part in new.items():
        before = found.get(name)
        both = isinstance(before, Mapping) and isinstance(part, Mapping)
        found[name] = laid_over(before, part) if both else part  # type: ignore[arg-type]
    return found


def _with_table(rules: Ruleset, table: str, house: list[HouseRule]) -> object:
    there = standing(rules, table)
    records = {rule.id: made(rule, there.get(rule.id)) for rule in house}
    if table == EVENT_TABLES:
        return _with_rows(rules, records)  # type: ignore[arg-type]
    if table == "edicts":
        edicts = {edict: dict(levels) for edict, levels in rules.edicts.items()}
        for key, record in records.items():
            edict, _, level = key.partition(".")
            edicts[edict][level] = record  # type: ignore[assignment]
        return edicts
    if table in ROWS:
        return tuple(records.get(row_name(row), row) for row in there.values())
    return {**there, **records}


def _with_rows(rules: Ruleset, rows: Mapping[str, EventRow]) -> dict[str, tuple[EventRow, ...]]:
    """The event tables with rows of the house, which take their results from whatever had them before."""
    tables = {name: list(there) for name, there in rules.event_tables.items()}
    for key, row in rows.items():
        name, _, what = key.partition(".")
        there = tables[name]
        same = next((n for n, one in enumerate(there) if row_name(one) == what), None)
        if same is not None:
            del there[same]
        left = [part for one in there for part in _without(one, row)]
        tables[name] = sorted([*left, row], key=lambda one: one.low)
    return {name: tuple(there) for name, there in tables.items()}


def _without(row: EventRow, taken: EventRow) -> list[EventRow]:
    """What is left of a row whose results another has taken: all, one end, both ends, or nothing."""
    if taken.high < row.low or taken.low > row.high:
        return [row]
    ref = row.ref if row.of_the_house else f"{row.ref}, {HOUSE}"
    parts = [(row.low, taken.low - 1), (taken.high + 1, row.high)]
    return [replace(row, low=low, high=high, ref=ref) for low, high in parts if low <= high]
