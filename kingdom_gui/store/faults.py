"""One thing that is wrong in a file: a code with parameters, a path and a place.

The store speaks codes like the engine; `sentences` makes sentences of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

import msgspec

Step = str | int
FaultPath = tuple[Step, ...]
Parameters = dict[str, str | int]

_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}\Z")
_LONGEST_SHOWN = 40


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong in a file.

    `path` leads to it through the file's objects and lists. `line` and `column` count from 1; 0 is "not
    known". `parameters` hold what was found and what was expected, as the sentence for `code` asks for them.
    """

    code: str
    path: FaultPath = ()
    parameters: Parameters = {}
    line: int = 0
    column: int = 0

    @property
    def where(self) -> str:
        """The path as written in a report: `settlements[0].districts[1].buildings[3].kind`."""
        return path_text(self.path)


def path_text(path: FaultPath) -> str:
    """A path in dots and brackets; keys that are no plain words are quoted."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        elif _PLAIN_KEY.match(step):
            text += f".{step}" if text else step
        else:
            text += f"[{shown(step)}]"
    return text


def shown(value: object) -> str:
    """A value as JSON, cut short, for use in a sentence."""
    if isinstance(value, dict):
        return "{...}" if value else "{}"
    if isinstance(value, list) and (len(value) > 6 or any(isinstance(part, dict | list) for part in value)):
        return "[...]"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**30:
        return "a number of more than 30 digits"
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= _LONGEST_SHOWN:
        return text
    return text[: _LONGEST_SHOWN - 4] + '..."' if text.startswith('"') else text[: _LONGEST_SHOWN - 3] + "..."


def nearest(word: str, choices: Iterable[str]) -> str:
    """The choice most like a misspelt word, or "" where none is alike.

    Names typed as on the screen ("Noble Villa") find their id (`noble_villa`).
    """
    return _nearest(word, tuple(choices))


@lru_cache(256)
def _nearest(word: str, known: tuple[str, ...]) -> str:
    """Remembered, since a file that names something wrong does so on every other line."""
    wanted = _as_id(word)
    by_id = {_as_id(choice): choice for choice in known}
    if wanted in by_id:
        return by_id[wanted]
    import difflib  # here, since most runs misspell nothing

    found = difflib.get_close_matches(wanted[:80], list(by_id), n=1, cutoff=0.6)
    return by_id[found[0]] if found else ""


def _as_id(word: str) -> str:
    return re.sub(r"[\s\-']+", "_", word.strip().casefold())


def unknown(category: str, found: str, known: Collection[str], path: FaultPath) -> Iterator[Fault]:
    """A fault where an id is none of a category's; its sentence names the nearest right id."""
    if found not in known:
        parameters: Parameters = {
            "category": category,
            "found": found[:_LONGEST_SHOWN],
            "suggestion": nearest(found, known),
        }
        yield Fault("unknown_id", path, parameters)


def between(number: int, low: int, high: int, path: FaultPath) -> Iterator[Fault]:
    """A fault where a number lies outside a range, whose ends are allowed."""
    if not low <= number <= high:
        yield Fault("out_of_range", path, {"found": shown(number), "low": low, "high": high})


def twice(category: str, names: Iterable[str], path: FaultPath, field: str = "") -> Iterator[Fault]:
    """A fault for each name that a list has a second time; `field` holds it where the list is of records."""
    seen: set[str] = set()
    for index, name in enumerate(names):
        if name in seen:
            here = (*path, index, field) if field else (*path, index)
            yield Fault("twice", here, {"category": category, "found": name[:_LONGEST_SHOWN]})
        seen.add(name)


def ids(category: str, names: list[str], path: FaultPath) -> Iterator[Fault]:
    """Faults of the ids of a list of records: not made as ids are, or given twice."""
    for index, name in enumerate(names):
        if not _ID.match(name):
            yield Fault(
                "bad_id", (*path, index, "id"), {"category": category, "found": name[:_LONGEST_SHOWN]}
            )
    yield from twice(category, names, path, "id")
