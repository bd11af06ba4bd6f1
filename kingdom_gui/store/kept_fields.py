"""Fields that this program does not know, set aside while a campaign is open and put back when it is saved.

They come from a newer version or another program. Each goes with its record: what is gone when the campaign
is saved takes its unknown fields along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from .faults import FaultPath
from .places import DEEPEST
from .records import CampaignFile

Plain = dict[str, Any]  # a record as plain data
Named = tuple[str, str | int]  # an item of a list, by a field and its value
Inner = tuple[str | int | Named, ...]
Key = object

# What tells a record of each table from the others; journal lines go by their month and place in it.
KEYS: dict[str, str] = {
    "kingdoms": "id",
    "settlements": "id",
    "hexes": "hex",
    "labels": "id",
    "pins": "id",
    "pictures": "level",
    "embedded": "fingerprint",
    "past": "month",
}
_NAMING = ("id", "role")  # fields that name an item of a list inside a record


WRITTEN_BY = "written_by"


class KeptField(NamedTuple):
    """A field: the table ("" for the file's own, "settings") and record it stands in, the way there inside
    the record, its name last, and its value.
    """

    table: str
    key: Key
    inner: Inner
    value: object


Kept = tuple[KeptField, ...]


def with_builder(kept: Kept, build: str) -> Kept:
    """The fields kept, with the version of the newer program that wrote them; "": no newer one."""
    return (*kept, KeptField("", None, (WRITTEN_BY,), build)) if kept and build else kept


def kept_fields(
    plain: Plain,
    unknown: Iterable[tuple[FaultPath, object]],
    before: Plain,
    places: Mapping[str, Mapping[int, int]],
) -> Kept:
    """Unknown fields as they are kept, of the records that are in `plain`.

    Their paths lead to the records `before`; `places` tell by table where each of those is now.
    """
    keys: dict[str, list[Key]] = {}
    found = []
    for path, value in unknown:
        table = str(path[0]) if len(path) > 1 else ""
        key: Key = None
        if table in places:
            place = places[table].get(int(path[1]))
            if place is None:
                continue  # left out with its record
            if table not in keys:
                keys[table] = _keys(table, plain[table])
            key, inner = keys[table][place], _inner(before[table][path[1]], path[2:])
        else:
            inner = _inner(before.get(table), path[1:]) if table else path
        if not _is_deep(value):
            found.append(KeptField(table, key, inner, value))
    return tuple(found)


def put_back(file: CampaignFile, kept: Kept) -> tuple[CampaignFile, Plain]:
    """The file with the fields in its records, which then are plain data; and those of the file itself."""
    own = {str(field.inner[-1]): field.value for field in kept if not field.table}
    changed: dict[str, object] = {}
    if WRITTEN_BY in own:  # what only a newer program knows makes the file one of that program
        changed[WRITTEN_BY] = own.pop(WRITTEN_BY)
    for table in {field.table for field in kept if field.table}:
        fields = [field for field in kept if field.table == table]
        if table == "settings":
            settings = msgspec.to_builtins(file.settings)
            for field in fields:
                _put(settings, field.inner, field.value)
            changed[table] = settings
            continue
        records: list[Any] = list(getattr(file, table) or ())
        places = {key: place for place, key in enumerate(_keys(table, records, getattr))}
        for field in fields:
            if (place := places.get(field.key)) is None:
                continue  # the record is gone
            if not isinstance(records[place], dict):
                records[place] = msgspec.to_builtins(records[place])
            _put(records[place], field.inner, field.value)
        changed[table] = records
    return replace(file, **changed), own


def _keys(
    table: str, records: Sequence[Any], get: Callable[[Any, str], Any] = lambda record, name: record.get(name)
) -> list[Key]:
    if table != "journal":
        found = [get(record, KEYS[table]) for record in records]
        return [tuple(key) if isinstance(key, list) else key for key in found]
    lines: dict[int, int] = {}
    keys: list[Key] = []
    for record in records:
        month = get(record, "month")
        lines[month] = lines.get(month, 0) + 1
        keys.append((month, lines[month]))
    return keys


def _inner(record: object, path: FaultPath) -> Inner:
    """A path inside a record, items of lists by name where they have one."""
    steps: list[str | int | Named] = []
    for step in path:
        if isinstance(step, int) and isinstance(record, list):
            record = record[step] if step < len(record) else None
            named = record if isinstance(record, dict) else {}
            name = next((name for name in _NAMING if isinstance(named.get(name), str | int)), "")
            steps.append((name, named[name]) if name else step)
        else:
            record = record.get(str(step)) if isinstance(record, dict) else None
            steps.append(step)
    return tuple(steps)


def _put(record: Plain, inner: Inner, value: object) -> None:
    """Put a value where the path leads; where it leads nowhere any more, nothing is done."""
    here: Any = record
    for step in inner[:-1]:
        if isinstance(step, str) and isinstance(here, dict):
            here = here.setdefault(step, {})  # left out where all of it is as usual
        elif isinstance(here, list | tuple):
            at = step if isinstance(step, int) else _place_of(here, step)
            here = here[at] if 0 <= at < len(here) else None
        else:
            return
    if isinstance(here, dict):
        here.setdefault(str(inner[-1]), value)


def _place_of(items: Sequence[Any], named: object) -> int:
    if not isinstance(named, tuple):
        return -1
    return next(
        (at for at, item in enumerate(items) if isinstance(item, dict) and item.get(named[0]) == named[1]), -1
    )


def _is_deep(value: object, left: int = DEEPEST) -> bool:
    """Whether a value nests deeper than anything sensible: it could not be written everywhere it was read."""
    if not isinstance(value, dict | list):
        return False
    parts = value.values() if isinstance(value, dict) else value
    return left == 0 or any(_is_deep(part, left - 1) for part in parts)
