"""The record of a house rule as a form has it: only what differs from what is usual, or printed."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any
from unicodedata import normalize

import msgspec

from ...engine.house.tables import standing
from ...engine.ruleset import Ruleset
from .columns import Column, default_of

LONGEST_ID = 40


def printed_values(rules: Ruleset, table: str, key: str) -> dict[str, Any]:
    """The columns of a record that is there, as plain values."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(standing(rules, table)[key]))
    return found


def value_at(record: Mapping[str, Any], column: Column, table: str) -> object:
    """What a record has in a column, or what it usually has where the record does not name it."""
    part: Any = record
    for name in column.path.split("."):
        if not isinstance(part, Mapping) or name not in part:
            return default_of(table, column.path)
        part = part[name]
    return part


def record_of(values: Mapping[Column, Any], table: str, printed: Mapping[str, Any] | None) -> dict[str, Any]:
    """The record that says these values: of a printed one what differs, of a new one what is not usual."""
    found: dict[str, Any] = {}
    for column, value in values.items():
        usual = value_at(printed or {}, column, table)
        if column.kind == "changes" and printed is not None:
            value = _differing(value, usual if isinstance(usual, Mapping) else {})
            usual = {}
        if value == usual and (usual is not None or column.kind in ("limit", "shown")):
            continue
        inner = found
        *outer, name = column.path.split(".")
        for step in outer:
            inner = inner.setdefault(step, {})
        inner[name] = value
    return found


def _differing(value: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """Of an event's outcomes the numbers that are others."""
    found = {}
    for outcome, numbers in value.items():
        other = {n: amount for n, amount in numbers.items() if usual.get(outcome, {}).get(n) != amount}
        if other:
            found[outcome] = other
    return found


def id_of(name: str, taken: Collection[str]) -> str:
    """An id for a name: small letters, digits and "_", and none that is taken."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    made = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:LONGEST_ID] or "own"
    number, found = 1, made
    while found in taken:
        number += 1
        found = f"{made}_{number}"
    return found
