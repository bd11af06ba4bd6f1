"""What the outcomes of an event may change: of a table's own, and of one that the program resolves."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from ..events.vocabulary import OUTCOMES, TARGETS
from ..rule_faults import near
from ..rule_records import Event, Record
from ..state.house import HouseRule
from .columns import MOST_NUMBER, Wrong

DICE = re.compile(r"-?([1-9]|[1-9]\d)d(3|4|6|8|10|12|20|100)!?")
# Figures of printed events, beyond the numbers they change, that their rules read as they stand; with bounds.
FIGURES: Mapping[tuple[str, str], tuple[int, int]] = {
    ("failure", "consumption_percent"): (0, 1000),
    ("hex_lost", "unrest_from"): (1, MOST_NUMBER),
    ("occurs", "base_value_percent"): (0, 1000),
    ("occurs", "consumption_divisor"): (1, 10),
    ("occurs", "exhibit_gp"): (0, 1_000_000),
    ("occurs", "lots"): (0, 36),
    ("success", "consumption_percent"): (0, 1000),
    ("two_failures", "damaged"): (0, 36),
    ("two_failures", "lot_unrest"): (0, MOST_NUMBER),
    ("wide", "hexes"): (0, 100),
    ("wide", "lots"): (0, 36),
}


def event_faults(rule: HouseRule, record: Record, old: Record | None) -> Iterator[Wrong]:
    """Faults of an event's outcomes; nothing where the record is no event."""
    if not isinstance(record, Event):
        return
    if isinstance(old, Event):
        yield from _figures(record, old)
        return
    yield from _outcomes(record)
    if record.check_bonus and not record.checks:
        yield ("check_bonus",), "needs_check", {}


def _outcomes(record: Event) -> Iterator[Wrong]:
    """Of an event of the table's own: outcomes and numbers that the program knows how to change."""
    if not record.changes:
        yield ("changes",), "event_does_nothing", {}
    for outcome, numbers in record.changes.items():
        where = ("changes", outcome)
        if outcome not in OUTCOMES:
            yield where, "unknown_id", {"found": outcome, "suggestion": near(outcome, OUTCOMES)}
            continue
        if OUTCOMES[outcome] and not record.checks:
            yield where, "needs_check", {}
        yield from _unknown_numbers(outcome, numbers, TARGETS)
        for name, value in numbers.items():
            yield from _amount((*where, name), value, -MOST_NUMBER, MOST_NUMBER)


def _figures(record: Event, old: Event) -> Iterator[Wrong]:
    """Of a printed event: the same outcomes and numbers, dice only where there are dice."""
    for outcome, numbers in record.changes.items():
        if outcome not in old.changes:
            about = {"found": outcome, "suggestion": near(outcome, old.changes)}
            yield ("changes", outcome), "unknown_id", {**about}
            continue
        printed = old.changes[outcome]
        known = [name for name in printed if (outcome, name) in FIGURES or name in TARGETS]
        changed = {name: value for name, value in numbers.items() if value != printed.get(name)}
        yield from _unknown_numbers(outcome, changed, known)
        for name, value in changed.items():
            where = ("changes", outcome, name)
            if isinstance(value, str) and isinstance(printed.get(name), int):
                yield where, "wrong_kind", {"expected": "integer"}
            elif isinstance(value, str) and (outcome, name) in FIGURES and value.startswith("-"):
                yield where, "no_dice", {"found": value[:20]}
            else:
                low, high = FIGURES.get((outcome, name), (-MOST_NUMBER, MOST_NUMBER))
                yield from _amount(where, value, low, high)


def _unknown_numbers(outcome: str, numbers: Mapping[str, object], known: Collection[str]) -> Iterator[Wrong]:
    for name in numbers:
        if name not in known:
            yield ("changes", outcome, name), "unknown_id", {"found": name, "suggestion": near(name, known)}


def _amount(where: tuple[str, ...], value: int | str, low: int, high: int) -> Iterator[Wrong]:
    if isinstance(value, str):
        if not DICE.fullmatch(value):
            yield where, "no_dice", {"found": value[:20]}
    elif not low <= value <= high:
        yield where, "out_of_range", {"found": value, "low": low, "high": high}
