"""Reading `resources/rules/*.json` into a `Ruleset`, strictly, and writing it out as one object.

A fault is told by file, record and field, with the nearest right name where one was misspelt.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from ..engine import rule_records as records
from ..engine.items.records import ItemKind
from ..engine.rule_faults import faults, nearest
from ..engine.ruleset import Ruleset

RecordT = TypeVar("RecordT", bound=msgspec.Struct)
TableT = TypeVar("TableT")


class RuleDataError(Exception):
    """The rule data cannot be used: its text names file, record, field and what would be right."""


def load_rules(folder: Path) -> Ruleset:
    """All rule tables of a folder, checked.

    :raises RuleDataError: when a file is missing or not JSON, a record does not fit its columns, or an id
        leads nowhere. Nothing is half-read.
    """
    ruleset = Ruleset(
        buildings=_table(folder, "buildings", records.Building),
        terrain=_table(folder, "terrain", records.Terrain),
        improvements=_table(folder, "improvements", records.Improvement),
        special_terrain=_table(folder, "special_terrain", records.SpecialTerrain),
        roles=_table(folder, "roles", records.Role),
        edicts=_tables(folder, "edicts", _mapping, records.EdictLevel),
        improvement_limits=_list(folder, "improvement_limits", records.LimitRow),
        alignments=_table(folder, "alignments", records.Alignment),
        governments=_table(folder, "governments", records.Government),
        milestones=_table(folder, "milestones", records.Milestone),
        settlement_sizes=_list(folder, "settlement_sizes", records.SettlementSize),
        settlement_modifiers_by_size=_list(
            folder, "settlement_modifiers_by_size", records.SettlementModifiersRow
        ),
        exchange_rates=_list(folder, "exchange_rates", records.ExchangeRate),
        event_tables=_tables(folder, "event_tables", _rows, records.EventRow),
        events=_table(folder, "events", records.Event),
        items=_table(folder, "items", ItemKind),
        rulings=_table(folder, "rulings", records.Ruling),
    )
    found = faults(ruleset)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise RuleDataError(found[0] + more)
    return ruleset


def rules_as_json(ruleset: Ruleset) -> dict[str, object]:
    """The rule data as one object of plain values, with the keys that `kingdom-gui rules --json` promises.

    Records stand under their ids. `milestones` gives experience points alone, `milestone_marks` the records.
    """
    tables = (table.name for table in msgspec.structs.fields(Ruleset) if table.required)
    plain = {name: _plain(getattr(ruleset, name)) for name in tables}
    plain["milestone_marks"] = plain["milestones"]
    plain["milestones"] = {key: mark.xp for key, mark in ruleset.milestones.items()}
    return plain


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _shown(part, "id") if _is_row(part) else _plain(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return [_shown(row, "") for row in value]
    return value


def _is_row(value: object) -> bool:
    return isinstance(value, msgspec.Struct)


def _shown(record: msgspec.Struct, key: str) -> dict[str, object]:
    """A record's columns, without its key and without what an event row or a ruling leaves unsaid."""
    columns: dict[str, object] = json.loads(msgspec.json.encode(record))
    unsaid = {"id": "", "printed": {}, "ruling": "", "disputes": [], "many": False, "topic": ""}
    unsaid |= {"checks": [], "check_bonus": 0}
    if isinstance(record, records.EventRow):
        unsaid |= {"event": "", "table": "", "again": False, "same": "", "scope": None}
    return {name: part for name, part in columns.items() if name != key and part != unsaid.get(name, columns)}


def _read(folder: Path, name: str) -> object:
    path = folder / f"{name}.json"
    try:
        text = path.read_text(encoding="utf-8")
        return json.loads(text, object_pairs_hook=_no_twins)
    except OSError as error:
        raise RuleDataError(f"{name}.json: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RuleDataError(f"{name}.json: not UTF-8 text at byte {error.start}") from error
    except json.JSONDecodeError as error:
        raise RuleDataError(f"{name}.json: line {error.lineno}: not JSON: {error.msg}") from error
    except _TwinKey as error:
        raise RuleDataError(f"{name}.json: {error}: given twice in the same place") from error


class _TwinKey(Exception):
    """A key that one JSON object has twice."""


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _TwinKey(next(key for key in keys if keys.count(key) > 1))
    return found


def _table(folder: Path, name: str, kind: type[RecordT]) -> dict[str, RecordT]:
    return _mapping(f"{name}.json", _read(folder, name), kind)


def _list(folder: Path, name: str, kind: type[RecordT]) -> tuple[RecordT, ...]:
    return _rows(f"{name}.json", _read(folder, name), kind)


def _tables(
    folder: Path, name: str, read: Callable[[str, object, type[RecordT]], TableT], kind: type[RecordT]
) -> dict[str, TableT]:
    raw = _read(folder, name)
    if not isinstance(raw, dict):
        raise RuleDataError(f"{name}.json: an object of tables by name is expected")
    return {key: read(f"{name}.json: {key}", part, kind) for key, part in raw.items()}


def _mapping(place: str, raw: object, kind: type[RecordT]) -> dict[str, RecordT]:
    if not isinstance(raw, dict):
        raise RuleDataError(f"{place}: an object of records by id is expected")
    return {key: _record(f"{place}: {key}", part, kind, key) for key, part in raw.items()}


def _rows(place: str, raw: object, kind: type[RecordT]) -> tuple[RecordT, ...]:
    if not isinstance(raw, list):
        raise RuleDataError(f"{place}: a list of rows is expected")
    return tuple(_record(f"{place}: row {n}", part, kind, None) for n, part in enumerate(raw, start=1))


def _record(place: str, raw: object, kind: type[RecordT], key: str | None) -> RecordT:
    if not isinstance(raw, dict):
        raise RuleDataError(f"{place}: an object with the record's columns is expected")
    if key is not None and "id" in raw:
        raise RuleDataError(f"{place}: id: the record's key is its id already")
    try:
        return msgspec.convert(raw if key is None else {**raw, "id": key}, kind)
    except msgspec.ValidationError as error:
        raise RuleDataError(f"{place}: {_told(str(error), raw, kind)}") from error


def _told(fault: str, raw: Mapping[str, object], kind: type[msgspec.Struct]) -> str:
    """A validation message with the field in front and the nearest right field where one is unknown."""
    message, _, path = fault.partition(" - at ")
    field = path.strip("`").removeprefix("$").removeprefix(".")
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", message)
    if unknown is None:
        return f"{field}: {message}" if field else message
    name = unknown[1]
    fields = [column.encode_name for column in msgspec.structs.fields(kind)] if name in raw else []
    return f"{field + '.' if field else ''}{name}: no such field{nearest(name, fields)}"
