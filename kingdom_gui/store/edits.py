"""An edit as one line of the recovery log: the records a patch sets and deletes, as JSON, and the way back.

A journal's month keeps how many of its lines stay and gets the new ones; how a month began is told as the way
back to it, since its tables are mostly those of the campaign itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
from immutables import Map

from ..engine.history import Past
from ..engine.patch import TABLES, Draft, Patch, differing
from ..engine.rewind import gone_back, month_start, way_back
from ..engine.state import Campaign, JournalEntry
from ..engine.state.past import MonthStart, Rewind
from .bounds import MOST_HEXES

Parameters = dict[str, str | int]


class EditLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one line holds: when (UTC, ISO 8601), what was done as the journal's code, and what it changed.

    `tables` are rows of `[key, record]`, a record of null being deleted; `fields` are those of the campaign.
    """

    at: str
    code: str = ""
    parameters: Parameters = {}
    tables: dict[str, msgspec.Raw] = {}
    fields: dict[str, msgspec.Raw] = {}


class JournalTail(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A month's journal: how many of its lines stay, and those that follow; None: it has none at all."""

    month: int
    stay: int
    lines: tuple[JournalEntry, ...] | None


class Done(NamedTuple):
    """What was done, for a person to read: when (UTC, ISO 8601), and the journal's code."""

    at: str
    code: str
    parameters: Parameters


def edit_line(patch: Patch, after: Campaign, done: Done) -> bytes:
    """A patch that led to `after` as one line of JSON, without a line break."""
    tables: dict[str, list[object]] = {}
    fields: dict[str, object] = {}
    for (table, key), record in patch.after.items():
        before = patch.before[(table, key)]
        if table == "campaign":
            fields[str(key)] = _field(str(key), before, record, after)
        elif table == "journal":
            tables.setdefault(table, []).append(_tail(key, before, record))
        else:
            tables.setdefault(table, []).append((key, record))
    # Built whole, since records of many kinds stand side by side.
    line = {"at": done.at, "code": done.code, "parameters": done.parameters, "tables": tables}
    return msgspec.json.encode({**line, "fields": fields})


def read_line(line: bytes) -> EditLine:
    """The edit in a line.

    :raises msgspec.MsgspecError: where it is none.
    """
    return msgspec.json.decode(line, type=EditLine)


def done_again(edit: EditLine, campaign: Campaign) -> Campaign:
    """The campaign with an edit done to it.

    :raises msgspec.MsgspecError: where a record is none of this program's.
    :raises LookupError: for a table or a field that the campaign does not have.
    """
    draft = Draft(campaign)
    for table, raw in edit.tables.items():
        if table == "journal":
            _write_journal(draft, msgspec.json.decode(raw, type=list[JournalTail]))
        else:
            for key, record in msgspec.json.decode(raw, type=_rows(table)):
                draft.put(table, key, record)
    opened = edit.fields.get("opened")
    for field, raw in edit.fields.items():
        if field == "past":
            draft.put("campaign", field, _past(draft.campaign.past, raw))
        elif field != "opened":
            draft.put("campaign", field, msgspec.json.decode(raw, type=_hints()[field]))
    if opened is not None:  # last: it is told from the campaign as it is now
        way = msgspec.json.decode(opened, type=Rewind | None)
        if way is not None and _hexes_of(way) > MOST_HEXES:
            raise LookupError("opened")
        then = None if way is None else gone_back(month_start(draft.campaign), way)
        draft.put("campaign", "opened", then)
    return draft.campaign


def _field(name: str, before: object, record: object, after: Campaign) -> object:
    if name == "past":
        return [(month, way) for month, _, way in differing(_map(before), _map(record))]
    if isinstance(record, MonthStart):
        return way_back(month_start(after), record)
    return record


def _map(record: object) -> Map[Any, Any]:
    return record if isinstance(record, Map) else Map()


def _past(before: Past, raw: msgspec.Raw) -> Past:
    for month, way in msgspec.json.decode(raw, type=list[tuple[int, Rewind | None]]):
        before = before.delete(month) if way is None else before.set(month, way)
    return before


def _tail(month: Any, before: Any, after: Any) -> JournalTail:  # noqa: ANN401 - as a patch holds them
    was, now = before or (), after or ()
    stay = _shared(was, now)
    return JournalTail(month, stay, None if after is None else now[stay:])


def _shared(was: Sequence[object], now: Sequence[object]) -> int:
    """How many of the first are the same in both. Slices are compared, as a month may have 100,000 lines."""
    same, differ = 0, min(len(was), len(now)) + 1
    if was[: differ - 1] == now[: differ - 1]:
        return differ - 1
    while differ - same > 1:
        middle = (same + differ) // 2
        if was[same:middle] == now[same:middle]:
            same = middle
        else:
            differ = middle
    return same


def _hexes_of(way: Rewind) -> int:
    """How many hexes a way back speaks of; a few letters may say more than there is time for."""
    runs = [*way.no_hexes, *(run for group in way.hexes for run in group.runs)]
    return sum(max(count, 0) for *_, count in runs)


def _write_journal(draft: Draft, tails: list[JournalTail]) -> None:
    for tail in tails:
        there = draft.campaign.journal.get(tail.month, ())
        lines = None if tail.lines is None else (*there[: tail.stay], *tail.lines)
        draft.put("journal", tail.month, lines)


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Campaign)


@cache
def _rows(table: str) -> Any:  # noqa: ANN401 - a type
    """The type of a table's rows, from the campaign's own annotation."""
    if table not in TABLES:
        raise LookupError(table)
    key, record = get_args(_hints()[table])
    return list[tuple[key, record | None]]  # type: ignore[valid-type]
