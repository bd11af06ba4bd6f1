"""What is wrong with house rules: each fault names the rule, the column, and what would be right.

First each rule by itself: its table, id, words, columns and numbers. Only when all are sound are they laid
over the rules, and the whole is looked over as the rule files are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ..rule_faults import near, rule_faults
from ..rule_records import EventRow, Record
from ..ruleset import Ruleset
from ..state.house import HouseRule
from .apply import made, with_house
from .columns import column_faults, fault_of
from .events import event_faults
from .faults import HouseFault, Step
from .tables import EVENT_TABLES, FIXED, NAMED, ROWS, TABLES, standing

LONGEST_NAME = 60
LONGEST_TEXT = 2000
MOST_RULES = 500
UNNAMED = (*ROWS, EVENT_TABLES)  # whose faults go by rows, not by ids
ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


def house_faults(rules: Ruleset, house: Sequence[HouseRule]) -> list[HouseFault]:
    """Every fault of these house rules over the rules as printed; empty where they can be played."""
    if len(house) > MOST_RULES:
        return [HouseFault(MOST_RULES, (), "too_many", {"high": MOST_RULES})]
    there = {table: standing(rules, table) for table in TABLES}
    found = [fault for index, rule in enumerate(house) for fault in _alone(rules, there, index, rule)]
    found += _twice(house)
    found += _overlaps(there[EVENT_TABLES], house) if not found else []
    return found or list(_together(rules, house))


def _alone(
    rules: Ruleset, there: Mapping[str, Mapping[str, Record]], index: int, rule: HouseRule
) -> Iterator[HouseFault]:
    def fault(field: tuple[Step, ...], code: str, **parameters: str | int) -> HouseFault:
        return HouseFault(index, field, code, {"record": shown(rule), **parameters})

    if rule.table not in TABLES:
        yield fault(("table",), "unknown_id", found=rule.table, suggestion=near(rule.table, TABLES))
        return
    old = there[rule.table].get(rule.id)
    yield from (fault(*wrong) for wrong in _words(rule, old))
    if old is None:
        code = _id_fault(rules, rule)
        if code:
            yield fault(("id",), code, found=rule.id, suggestion=near(rule.id, there[rule.table]))
            return
    elif not rule.record:
        yield fault(("record",), "changes_nothing")
    columns = TABLES[rule.table]
    known = columns.kind.__struct_encode_fields__
    allowed = tuple(name for name in (columns.columns if old else known) or known if name not in FIXED)
    unknown = [name for name in rule.record if name not in allowed]
    for name in unknown:
        yield fault(("record", name), "unknown_field", suggestion=near(name, allowed))
    if unknown:
        return
    try:
        record = made(rule, old)
    except msgspec.ValidationError as error:
        steps, code, parameters = fault_of(error, rule.record, columns.kind)
        yield fault(("record", *steps), code, **parameters)
        return
    yield from (fault(("record", *steps), code, **more) for steps, code, more in column_faults(record))
    for steps, code, more in event_faults(rule, record, old):
        yield fault(("record", *steps), code, **more)


def shown(rule: HouseRule) -> str:
    """What a message calls a rule: its name, else its path (`buildings.bank`)."""
    return rule.name or f"{rule.table}.{rule.id}"


def _words(rule: HouseRule, old: Record | None) -> Iterator[tuple[tuple[Step, ...], str]]:
    if old is None and rule.table in NAMED and not rule.name.strip():
        yield ("name",), "name_missing"
    if old is not None and rule.name:
        yield ("name",), "name_printed"
    if len(rule.name) > LONGEST_NAME or not rule.name.isprintable():
        yield ("name",), "name_too_long"
    if len(rule.text) > LONGEST_TEXT or not "".join(rule.text.split()).isprintable():
        yield ("text",), "text_too_long"


def _id_fault(rules: Ruleset, rule: HouseRule) -> str:
    """Why an id cannot be one of the table's own; empty where it can."""
    head, dot, tail = rule.id.rpartition(".")
    if not TABLES[rule.table].own:
        return "unknown_id"
    if rule.table in ("edicts", EVENT_TABLES):
        tables: Mapping[str, object] = rules.edicts if rule.table == "edicts" else rules.event_tables
        if not dot or head not in tables:
            return "unknown_id"
        return "" if ID.fullmatch(tail) else "bad_id"
    return "" if ID.fullmatch(rule.id) else "bad_id"


def _twice(house: Sequence[HouseRule]) -> Iterator[HouseFault]:
    seen: set[tuple[str, str]] = set()
    for index, rule in enumerate(house):
        if (rule.table, rule.id) in seen:
            yield HouseFault(index, ("id",), "twice", {"record": shown(rule), "found": rule.id})
        seen.add((rule.table, rule.id))


def _overlaps(there: Mapping[str, Record], house: Sequence[HouseRule]) -> Iterator[HouseFault]:
    """Two rows of the house that take the same results of one table."""
    rows: list[tuple[int, HouseRule, EventRow]] = []
    for index, rule in enumerate(house):
        if rule.table != EVENT_TABLES:
            continue
        row = made(rule, there.get(rule.id))
        assert isinstance(row, EventRow)
        for _, other, taken in rows:
            same_table = other.id.partition(".")[0] == rule.id.partition(".")[0]
            if same_table and row.low <= taken.high and taken.low <= row.high:
                about: dict[str, str | int] = {"record": shown(rule), "other": shown(other)}
                yield HouseFault(index, ("record", "from"), "rows_overlap", about)
        rows.append((index, rule, row))


def _together(rules: Ruleset, house: Sequence[HouseRule]) -> Iterator[HouseFault]:
    """The faults of the rules with the house rules, each laid at the door of the rule it is about."""
    before = {fault.line() for fault in rule_faults(rules)}
    for fault in rule_faults(with_house(rules, house)):
        if fault.line() in before or fault.told:
            continue
        index = _culprit(house, fault.table, fault.record, str(fault.parameters.get("other", "")))
        own = index is not None and (fault.table in UNNAMED or house[index].id == fault.record)
        record = shown(house[index]) if own and index is not None else f"{fault.table}.{fault.record}"
        field = fault.field.partition(": ")[0]
        steps: tuple[Step, ...] = ("record", field) if field and index is not None else ()
        about: dict[str, str | int] = {"record": record, **fault.parameters}
        yield HouseFault(
            index or 0, steps, fault.code, about | ({"cell": fault.field} if fault.field else {})
        )


def _culprit(house: Sequence[HouseRule], table: str, record: str, other: str) -> int | None:
    """Which of the rules a fault of the whole is about: its own record, what it names, or its table."""
    for wanted in (record, other):
        for index, rule in enumerate(house):
            if rule.table == table and wanted and rule.id == wanted:
                return index
    return next((index for index, rule in enumerate(house) if rule.table == table), None)
