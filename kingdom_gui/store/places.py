"""Lines and columns: of a byte, of a path through JSON, of a key that stands twice, of what is no JSON.

Whatever lies beside the way is skipped by the C scanner of the standard library, so that the last hex of a
large map is found about as fast as the file is parsed. All of this runs only once a file is known to be
wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from json.decoder import scanstring  # type: ignore[attr-defined]  # public in name, absent in the stubs
from typing import Any, NamedTuple

import msgspec

from .faults import Fault, FaultPath, Step, shown

DEEPEST = 100  # nesting of JSON that is looked into; a campaign needs fewer than ten

_SPACE = re.compile(r"[ \t\n\r]*")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]|-?Infinity|NaN|-?\d{4000,}', re.DOTALL)
# All of a text up to a surrogate without its other half, at one go: a file may be nothing but escapes.
_PAIRED = re.compile(
    r"(?:[^\\]++|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\(?!u[dD][89a-fA-F]).)*+",
    re.DOTALL,
)
# What the standard library's reader misses, by how its message begins.
_MISSING = {
    "Expecting property name": "name",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Expecting value": "value",
    "Extra data": "end",
    "Illegal trailing comma": "no_comma",
    "Invalid control character": "no_control_character",
    "Invalid \\": "escape",
    "Unterminated string": "quote",
}


class Place(NamedTuple):
    """A line and a column, both counted from 1; columns count characters."""

    line: int
    column: int


def place_at(text: str, index: int) -> Place:
    """The place of a character of a text."""
    start = text.rfind("\n", 0, index) + 1
    return Place(text.count("\n", 0, index) + 1, index - start + 1)


def place_of(text: str, path: FaultPath) -> Place:
    """Where a path leads in valid JSON; as far along it as there is something."""
    return place_at(text, _offset_of(text, path))


def with_lines(faults: list[Fault], text: str) -> list[Fault]:
    """The faults, each with the line and column its path leads to in valid JSON."""
    found = []
    for fault in faults:
        line, column = place_of(text, fault.path)
        found.append(msgspec.structs.replace(fault, line=line, column=column))
    return found


def item_lines(text: str, path: FaultPath) -> tuple[int, ...]:
    """The lines on which the members of the list or object at the end of a path begin, in order."""
    at = _offset_of(text, path)
    lines, line, last = [], 1, 0
    for member in _members(text, at):
        line += text.count("\n", last, member.value_at)
        last = member.value_at
        lines.append(line)
    return tuple(lines)


def syntax_fault(data: bytes) -> Fault | None:
    """What makes bytes no JSON, with its place; None where they are JSON after all."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        found = f"0x{data[error.start]:02X}"
        return Fault("not_utf8", (), {"found": found}, *place_at(before, len(before)))
    try:
        json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        return _json_fault(text, error)
    except RecursionError:
        return _too_deep(text)
    except ValueError:  # NaN, Infinity, or a number too long for Python to read
        return _bad_number(text)
    sound = _PAIRED.match(text)
    lone = sound.end() if sound else 0
    if lone < len(text):
        return Fault("lone_surrogate", (), {"found": text[lone : lone + 6]}, *place_at(text, lone))
    return None


def duplicate_key(text: str) -> Fault | None:
    """A key that stands twice in one object of valid JSON, with the place of its second; None where none
    does.
    """
    try:
        _load_strictly(text)
    except _DuplicateError:
        return _find_duplicate(text, _after_space(text, 0), ())
    return None


def _offset_of(text: str, path: FaultPath) -> int:
    at = _after_space(text, 0)
    for step in path:
        found = next((member for member in _members(text, at) if member.step == step), None)
        if found is None:
            break
        at = found.value_at
    return at


class _Member(NamedTuple):
    step: Step
    key_at: int
    value_at: int


class _DuplicateError(Exception):
    pass


def _no_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise _DuplicateError
    return members


_scan: Any = json.JSONDecoder().scan_once  # type: ignore[attr-defined]
_scan_strictly: Any = json.JSONDecoder(object_pairs_hook=_no_duplicates).scan_once  # type: ignore[attr-defined]


def _load_strictly(text: str) -> object:
    value: object = json.loads(text, object_pairs_hook=_no_duplicates)
    return value


def _find_duplicate(text: str, at: int, path: FaultPath) -> Fault | None:
    seen: set[Step] = set()
    for step, key_at, value_at in _members(text, at):
        if step in seen:
            return Fault("duplicate_key", (*path, step), {"field": str(step)}, *place_at(text, key_at))
        seen.add(step)
        try:
            _scan_strictly(text, value_at)
        except _DuplicateError:
            return _find_duplicate(text, value_at, (*path, step))
    return None


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _members(text: str, at: int) -> Iterator[_Member]:
    """The members of the object or list that begins at `at`; nothing for other values."""
    opening = text[at : at + 1]
    if opening not in ("{", "["):
        return
    at = _after_space(text, at + 1)
    index = 0
    while text[at] not in "}]":
        key_at, step = at, index
        key: Step = step
        if opening == "{":
            key, at = scanstring(text, at + 1, True)
            at = _after_space(text, _after_space(text, at) + 1)
        yield _Member(key, key_at, at)
        _, at = _scan(text, at)
        at = _after_space(text, at)
        if text[at] == ",":
            at = _after_space(text, at + 1)
        index += 1


def _refuse_constant(name: str) -> float:
    raise ValueError(name)


def _json_fault(text: str, error: json.JSONDecodeError) -> Fault:
    last = len(text.rstrip())
    missing = next((code for start, code in _MISSING.items() if error.msg.startswith(start)), "value")
    if error.pos >= last or missing == "quote":
        return Fault("truncated", (), {}, *place_at(text, max(last - 1, 0)))
    found = text[error.pos : error.pos + 20].partition("\n")[0].rstrip()
    return Fault("not_json", (), {"found": shown(found), "expected": missing}, error.lineno, error.colno)


def _too_deep(text: str) -> Fault:
    depth = 0
    for match in _TOKEN.finditer(text):
        bracket = match[0][0]
        depth += (bracket in "[{") - (bracket in "]}")
        if depth > DEEPEST:
            return Fault("too_deep", (), {"limit": DEEPEST}, *place_at(text, match.start()))
    return Fault("too_deep", (), {"limit": DEEPEST})


def _bad_number(text: str) -> Fault:
    for match in _TOKEN.finditer(text):
        if match[0][0] not in '"[]{}':
            found = match[0] if len(match[0]) < 20 else f"{match[0][:12]}..."
            return Fault("no_number", (), {"found": found}, *place_at(text, match.start()))
    return Fault("no_number", (), {"found": "NaN"})
