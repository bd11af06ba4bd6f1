"""A damaged or foreign campaign opened as far as it can be read, with a list of what became of it.

Sound records are read, the others left out; ids that lead nowhere go, numbers come into their range; fields
of a newer version or another program are kept aside. The file itself is never touched.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import inspect

from ..engine.history import with_history
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign, Kingdom
from .codec import decode, encode, migrated
from .envelope import FORMATS, check_envelope, foreign_kind, newer_build, parse
from .errors import StoreError
from .faults import Fault, FaultPath, shown
from .fitting import Fitting, Unfit, struct_type
from .kept_fields import KEYS, Kept, Plain, kept_fields, with_builder
from .mending import Mending
from .places import duplicate_key
from .records import FORMAT, VERSION, CampaignFile, campaign_of
from .salvage import Salvaged, salvage

MOST_TOLD = 1_000  # a report longer than this helps nobody
TABLES = ("kingdoms", "settlements", "hexes", "journal", "labels", "pins", "pictures", "embedded", "past")
_MEMBERS = CampaignFile.__struct_fields__


class Told(NamedTuple):
    """What became of a place in the damaged file: left out, changed (to `now`), or kept though unknown."""

    what: Literal["left_out", "changed", "kept"]
    fault: Fault
    now: str = ""


class Repaired(NamedTuple):
    """What could be read of a damaged file. `counts` are its records by table, `kept` its unknown fields."""

    campaign: Campaign
    kept: Kept
    told: tuple[Told, ...]
    counts: dict[str, int]


def repair(data: bytes, rules: Ruleset, name: str) -> Repaired:
    """The campaign in the bytes of a file, as far as it can be read.

    :raises StoreError: with the one reason why nothing at all can be read.
    """
    if not data.strip(b"\0 \t\r\n"):
        raise StoreError("file_empty", name, zeros="yes" if b"\0" in data else "no")
    found = salvage(data, _MEMBERS)
    told = [Told("left_out", fault) for fault in found.lost]
    before = _of_our_version(found, data, name, told)
    fitting = Fitting()
    plain, origin = _fitted(before, fitting)
    if not any(plain[table] for table in TABLES):
        kind = foreign_kind(data)
        raise StoreError("file_foreign", name, kind=kind) if kind else StoreError("nothing_readable", name)
    told += [Told("left_out", fault) for fault in fitting.left_out]
    told += [Told("changed", fault, now) for fault, now in fitting.changed]
    told += [Told("kept", _unknown(path), "") for path, _ in fitting.unknown]
    told += _infer(plain, origin)
    mending = Mending(plain, origin, rules)
    if not mending.run():
        raise StoreError("nothing_readable", name)
    told += [Told("changed" if now else "left_out", fault, now) for fault, now in mending.mended]
    places = {table: {place: now for now, place in enumerate(rows)} for table, rows in origin.items()}
    kept = with_builder(kept_fields(plain, fitting.unknown, before, places), newer_build(data))
    counts = {table: len(plain[table]) for table in TABLES if plain[table]}
    return Repaired(_campaign(plain, rules, name), kept, _report(told, found), counts)


def read_keeping(data: bytes, rules: Ruleset, name: str) -> tuple[Campaign, Kept]:
    """A campaign whose file may have fields that this program does not know, and those; otherwise as strict
    as `decode`.

    :raises StoreError: as `decode` does.
    """
    try:
        return decode(data, rules, name), ()
    except StoreError as error:
        told = error.code in ("content", "build_newer")
        if not told or any(fault.code != "unknown_field" for fault in error.faults):
            raise
    plain = parse(data, name)
    check_envelope(plain, name, FORMAT, VERSION)
    fitting = Fitting()
    fitted, origin = _fitted(plain, fitting)
    for table in TABLES:
        if not fitted[table]:
            del fitted[table], origin[table]
    campaign = decode(msgspec.json.encode(fitted), rules, name)
    places = {table: {place: now for now, place in enumerate(rows)} for table, rows in origin.items()}
    return campaign, with_builder(kept_fields(fitted, fitting.unknown, plain, places), newer_build(data))


def _of_our_version(found: Salvaged, data: bytes, name: str, told: list[Told]) -> Plain:
    """The object as one of today's version. A newer one is read as if it were of today's.

    :raises StoreError: for a file of another kind.
    """
    plain: Plain = dict(found.plain)
    says = plain.pop("format", None)
    if says != FORMAT:
        if says in FORMATS:
            raise StoreError("format_other", name, wanted=FORMAT, found=shown(says).strip('"'))
        fault = Fault("format_assumed", ("format",), {"found": shown(says), "wanted": FORMAT})
        told.append(Told("changed", fault, FORMAT))
    version = plain.pop("version", None)
    if isinstance(version, int) and 1 <= version < VERSION:
        try:
            plain = migrated({**plain, "version": version}, version, name)
            del plain["version"]
        except StoreError:
            told.append(Told("left_out", Fault("version_assumed", ("version",), {"newest": VERSION})))
    elif version != VERSION:
        fault = Fault("version_assumed", ("version",), {"found": shown(version), "newest": VERSION})
        told.append(Told("changed", fault, str(VERSION)))
    if found.whole and (twice := _twice(found.text)):
        told.append(Told("left_out", twice))
    return plain


def _twice(text: str) -> Fault | None:
    """A name that stands twice in one record; told of JSON that is right but for that."""
    try:
        return duplicate_key(text)
    except (ValueError, RecursionError):
        return None


def _fitted(before: Plain, fitting: Fitting) -> tuple[Plain, dict[str, list[int]]]:
    """The members that fit, every table among them, and where the records of each stood."""
    plain: Plain = {"format": FORMAT, "version": VERSION}
    origin: dict[str, list[int]] = {table: [] for table in TABLES}
    for field in struct_type(CampaignFile).fields:
        name = field.encode_name
        if name in TABLES:
            plain[name] = []
        if (name in plain and name not in TABLES) or name not in before:
            continue
        try:
            if name in TABLES:
                rows = _each_once(name, _rows(before[name], field.type, (name,), fitting), fitting)
                plain[name] = [row for _, row in rows]
                origin[name] = [place for place, _ in rows]
            else:
                value = fitting.fit(before[name], field.type, (name,))
                msgspec.convert({**plain, name: value}, CampaignFile)
                plain[name] = value
        except Unfit as unfit:
            fitting.left_out.append(unfit.fault)
        except msgspec.ValidationError as error:
            fitting.left_out.append(Fault("refused", (name,), {"reason": str(error)}))
    fitting.unknown += [((name,), value) for name, value in before.items() if name not in (*_MEMBERS,)]
    return plain, origin


def _rows(
    value: object, kind: inspect.Type, path: FaultPath, fitting: Fitting
) -> list[tuple[int, dict[str, Any]]]:
    """The records of a table that fit, each with its place."""
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    of = next(part.item_type for part in parts if isinstance(part, inspect.ListType))
    assert isinstance(of, inspect.StructType)
    if not isinstance(value, list):
        raise Unfit(Fault("wrong_kind", path, {"found": shown(value), "expected": "list"}))
    rows = []
    for place, row in fitting.items(value, of, path):
        try:
            msgspec.convert(row, of.cls)
        except msgspec.ValidationError as error:  # what the shape does not say, such as base64
            fitting.left_out.append(Fault("refused", (*path, place), {"reason": str(error)}))
        else:
            assert isinstance(row, dict)
            rows.append((place, row))
    if path == ("past",):  # a way back is of use only where all after it are there
        gap = next((n for n in range(len(rows)) if rows[-1 - n][0] != len(value) - 1 - n), len(rows))
        if gap < len(rows):
            fitting.left_out.append(Fault("past_cut", (*path, rows[-1 - gap][0])))
        rows = rows[len(rows) - gap :]
    return rows


def _each_once(
    table: str, rows: list[tuple[int, dict[str, Any]]], fitting: Fitting
) -> list[tuple[int, dict[str, Any]]]:
    """The first record of each name."""
    if table in ("journal", "past"):
        return rows
    found: dict[object, tuple[int, dict[str, Any]]] = {}
    for place, row in rows:
        key = row[KEYS[table]]
        if found.setdefault(str(key), (place, row))[0] != place:
            category = table.removesuffix("es") if table == "hexes" else table.removesuffix("s")
            path = (table, place, KEYS[table])
            fitting.left_out.append(
                Fault("twice", path, {"category": category, "found": shown(key).strip('"')})
            )
    return list(found.values())


def _infer(plain: Plain, origin: dict[str, list[int]]) -> list[Told]:
    """What the file no longer says and its records do: the month, and who is at the table. Ways back that do
    not lead on from that month are of no use.
    """
    past = [way["month"] for way in plain["past"]]
    latest = max((line["month"] for line in plain["journal"]), default=1)
    if "month" not in plain or (plain["month"] < latest and past and past[-1] >= latest):
        plain["month"] = past[-1] if past else latest
    of_use = 0
    while of_use < len(past) and past[-1 - of_use] == plain["month"] - of_use:
        of_use += 1
    useless = len(past) - of_use
    told = []
    if useless:
        told = [Told("left_out", Fault("past_cut", ("past", origin["past"][useless - 1]), {}))]
        del plain["past"][:useless], origin["past"][:useless]
    kingdoms = msgspec.convert(plain["kingdoms"], list[Kingdom])
    played = [kingdom.id for kingdom in kingdoms if kingdom.played]
    if plain.get("at_table") not in played and played:
        plain["at_table"] = played[0]
    return told


def _campaign(plain: Plain, rules: Ruleset, name: str) -> Campaign:
    """The campaign, which is one that can be saved and opened again."""
    file = msgspec.convert(plain, CampaignFile)
    campaign = campaign_of(file)
    for ways in (file.past, ()):
        whole = with_history(campaign, ways) if ways else campaign
        try:
            return decode(encode(whole), rules, name)
        except StoreError:
            continue
    raise StoreError("nothing_readable", name)


def _unknown(path: FaultPath) -> Fault:
    return Fault("unknown_field", path, {"field": shown(path[-1])[1:-1]})


def _report(told: list[Told], found: Salvaged) -> tuple[Told, ...]:
    """The places in the order of the file, with their lines; the first so many."""
    return tuple(sorted(_with_lines(told[:MOST_TOLD], found), key=lambda one: one.fault.line))


def _with_lines(told: list[Told], found: Salvaged) -> Iterator[Told]:
    for one in told:
        line = one.fault.line or found.line_of(one.fault.path)
        yield one._replace(fault=msgspec.structs.replace(one.fault, line=line))
