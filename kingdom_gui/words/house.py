"""What house rules, their tables and their columns are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from .catalogue import term, terms
from .own_names import CATEGORIES


class Says(Protocol):
    """Who says a code in one language: a `Speaker`."""

    language: str

    def say(self, code: str, parameters: Mapping[str, str | int] | None = None) -> str:
        """The sentence for a code."""
        ...

    def has(self, code: str) -> bool:
        """Whether this language itself has a message for the code."""
        ...


def column_name(path: str, speaker: Says) -> str:
    """The way to a column (`vacancy: loyalty`, `magic_items: 0: count`) as a reader knows it."""
    parts = [part for part in path.split(": ") if part]
    return ", ".join(_step(part, speaker) for part in parts)


def table_name(table: str, speaker: Says) -> str:
    """What a table of the rules is called."""
    return speaker.say(f"house-table_{table}")


def record_name(path: str, speaker: Says) -> str:
    """What a record is called: the GM's name as it is; `buildings.bank` by its name, a row by its table."""
    table, dot, key = path.partition(".")
    if not dot or not speaker.has(f"house-table_{table}"):
        return path
    category = CATEGORIES.get(table)
    name = key.replace(".", "_", 1) if table == "edicts" else key
    if category and f"{category}.{name}" in terms(speaker.language):
        text = term(category, name, speaker.language)
        return text[:1].upper() + text[1:]
    if table == "event_tables":
        return _row_name(key, speaker)
    return f"{table_name(table, speaker)}, {key.removeprefix('row from ')}"


def _row_name(key: str, speaker: Says) -> str:
    """A row of an event table: the table, and what the row leads to."""
    table, _, what = key.partition(".")
    name = term("event_table", table, speaker.language)
    leads = term("event_table" if f"event_table.{what}" in terms("en") else "event", what, speaker.language)
    text = f"{name}, {leads}" if what else name
    return text[:1].upper() + text[1:]


def _step(part: str, speaker: Says) -> str:
    """One step: a place in a list counted from 1, a column, an outcome or a number by its name."""
    if part.isdigit():
        return str(int(part) + 1)
    for code in (f"house-column_{part}", f"outcome_{part}"):
        if speaker.has(code):
            return speaker.say(code)
    for category in ("settlement_modifier", "term"):
        if f"{category}.{part}" in terms(speaker.language):
            text = term(category, part, speaker.language)
            return text[:1].upper() + text[1:]
    return part
