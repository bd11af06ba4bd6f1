"""Sentences for what the store has to say, one line each, from `resources/i18n/store.<language>.ftl`."""

from __future__ import annotations

from collections.abc import Sequence

from ..words import say
from .faults import Fault, Parameters


def fault_sentence(fault: Fault, language: str = "en") -> str:
    """What is wrong at one place and what would be right, without the place: `there is no terrain "forrest"
    ...`.
    """
    parameters = dict(fault.parameters)
    if expected := parameters.get("expected"):
        parameters["expected"] = _kinds(str(expected), language) if fault.code in _OF_KINDS else expected
    if fault.code.startswith(HOUSE):  # told as the engine tells it
        return say(fault.code, parameters, language)
    text = say(f"fault_{fault.code}", parameters, language)
    if suggestion := parameters.get("suggestion"):
        text += say("fault_suggestion", {"suggestion": suggestion}, language)
    elif known := parameters.get("known"):
        text += say("fault_known", {"known": known}, language)
    return text


def fault_line(fault: Fault, language: str = "en") -> str:
    """One line of a report: path, line, what is wrong and what was expected."""
    place = fault.where or say("fault_whole_file", {}, language)
    if fault.line:
        place += " " + say("fault_line", {"line": fault.line}, language)
    return say("with_detail", {"text": place, "detail": fault_sentence(fault, language)}, language)


def told_line(fault: Fault, now: str, language: str = "en") -> str:
    """One line of what became of a damaged place: as `fault_line`, and what stands there now."""
    line = fault_line(fault, language)
    return say("repair_now", {"fault": line, "now": now}, language) if now else line


def error_sentence(
    code: str, file: str, faults: Sequence[Fault], parameters: Parameters, language: str = "en"
) -> str:
    """The one sentence for an error: the file, the first place, and how many more there are."""
    if code != "content" or not faults:
        return say(code, {**parameters, "file": file}, language)
    first = faults[0]
    place = say("fault_place", {"file": file, "line": first.line, "column": first.column}, language)
    where = f", {first.where}" if first.where else ""
    # The command that lists them reads campaigns and scripts, not tables.
    listed = "no" if file.lower().endswith(_TABLES) else "yes"
    more = say("fault_more", {"count": len(faults) - 1, "listed": listed}, language) if faults[1:] else ""
    what = fault_sentence(first, language) + more
    return say("with_detail", {"text": place + where, "detail": what}, language)


HOUSE = "house_"
_TABLES = (".csv", ".tsv", ".txt")
_OF_KINDS = ("wrong_kind", "missing_field")


def _kinds(expected: str, language: str) -> str:
    """`whole_number|null` as words: "a whole number or null"."""
    names = [say(f"kind_{kind}", {}, language) for kind in expected.split("|")]
    return say("kind_or", {}, language).join(names)
