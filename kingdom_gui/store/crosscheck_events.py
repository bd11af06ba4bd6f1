"""Events in a campaign file, those that continue and those put ahead: where they strike, what they keep."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator, Mapping

from ..engine.hexes import HexId, place_of
from ..engine.ruleset import Event, Ruleset
from ..engine.state import LOTS_PER_DISTRICT, Ahead, Kingdom, Ongoing
from .bounds import LARGEST, LAST_MONTH
from .faults import Fault, FaultPath, between, shown, unknown

Value = Callable[[int | str, Ruleset, FaultPath], Iterator[Fault]]
LARGEST_SHARE = 100  # percent


def event_faults(
    kingdom: Kingdom, path: FaultPath, settlements: Collection[str], hexes: Container[HexId], rules: Ruleset
) -> Iterator[Fault]:
    """Faults of a kingdom's events, on a map of these hexes with these settlements."""
    for place, ongoing in enumerate(kingdom.events):
        here = (*path, "events", place)
        yield from _place_faults(ongoing, settlements, hexes, rules, here)
        yield from between(ongoing.since, 0, LAST_MONTH, (*here, "since"))
        if record := rules.events.get(ongoing.event):
            yield from _needed(ongoing, _scopes(record, rules), here)
            yield from _kept_faults(ongoing, rules, (*here, "kept"))
    for place, ahead in enumerate(kingdom.ahead):
        here = (*path, "ahead", place)
        yield from _place_faults(ahead, settlements, hexes, rules, here)
        yield from between(ahead.month, 0, LAST_MONTH, (*here, "month"))
        record = rules.events.get(ahead.event)
        if record and ahead.hex is not None and not ahead.settlement:
            scopes = _scopes(record, rules)
            if "hex" not in scopes and "settlement" in scopes and ahead.event not in IN_ANY_HEX:
                yield Fault("unknown_field", (*here, "hex"), {"field": "hex"})
    for name in ("event_month", "began"):
        yield from between(getattr(kingdom, name), 0, LAST_MONTH, (*path, name))
    yield from between(kingdom.repayment, 0, LARGEST, (*path, "repayment"))
    yield from between(kingdom.tithe, 0, LARGEST_SHARE, (*path, "tithe"))


def _place_faults(
    event: Ongoing | Ahead,
    settlements: Collection[str],
    hexes: Container[HexId],
    rules: Ruleset,
    path: FaultPath,
) -> Iterator[Fault]:
    yield from unknown("event", event.event, rules.events, (*path, "event"))
    if event.settlement:
        yield from unknown("settlement", event.settlement, settlements, (*path, "settlement"))
    if event.hex is not None and event.hex not in hexes:
        yield Fault("hex_off_map", (*path, "hex"), {"hex": shown(list(event.hex))})


def _scopes(record: Event, rules: Ruleset) -> set[str]:
    """What an event may strike: by its record, or as a table makes it."""
    rows = [row for table in rules.event_tables.values() for row in table if row.event == record.id]
    found = {record.scope, record.also_scope, *(row.scope for row in rows)}
    return {scope for scope in found if scope}


def _needed(event: Ongoing, scopes: set[str], path: FaultPath) -> Iterator[Fault]:
    """A fault where an event that strikes somewhere strikes nowhere."""
    if "kingdom" in scopes or event.settlement or event.hex is not None:
        wrong = event.hex is not None and not event.settlement and not scopes & {"hex", "kingdom"}
        if wrong:
            yield Fault("missing_field", path, {"field": "settlement", "expected": "text"})
        return
    field, kind = ("settlement", "text") if "settlement" in scopes else ("hex", "list")
    yield Fault("missing_field", path, {"field": field, "expected": kind})


def _kept_faults(event: Ongoing, rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
    kept = dict(event.kept)
    for field, (kind, check) in KEPT.get(event.event, {}).items():
        if field not in kept:
            yield Fault("missing_field", path, {"field": field, "expected": kind})
            continue
        value = kept[field]
        here = (*path, next(i for i, (name, _) in enumerate(event.kept) if name == field), 1)
        if isinstance(value, str) != (kind == "text"):
            yield Fault("wrong_kind", here, {"found": shown(value), "expected": kind})
        else:
            yield from check(value, rules, here)


def _among(low: int, high: int) -> Value:
    def check(value: int | str, _rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
        yield from between(int(value), low, high, path)

    return check


def _one_of(category: str, known: Callable[[Ruleset], Collection[str]]) -> Value:
    def check(value: int | str, rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
        yield from unknown(category, str(value), known(rules), path)

    return check


def _hex_text(value: int | str, _rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
    """A hex as text, `0,3,-1`."""
    parts = str(value).split(",")
    numbers = [int(part) for part in parts if part.removeprefix("-").isdecimal() and len(part) < LONGEST_PART]
    if len(parts) != len(numbers) or len(numbers) != 3 or place_of(_hex(numbers)) != value:
        yield Fault("wrong_pattern", path, {"found": shown(value), "expected": "0,3,-1"})


def _hex(numbers: list[int]) -> HexId:
    return (numbers[0], numbers[1], numbers[2])


LONGEST_PART = 9
IN_ANY_HEX = frozenset({"monster_attack"})  # ruling E11
_FLAG = ("whole_number", _among(0, 1))
# What a continuing event cannot do without, by its id.
KEPT: Mapping[str, Mapping[str, tuple[str, Value]]] = {
    "building_demand": {"wanted": ("text", _one_of("building", lambda r: r.buildings)), "build": _FLAG},
    "improvement_demand": {
        "wanted": ("text", _one_of("improvement", lambda r: r.improvements)), "build": _FLAG,
    },
    "land_rush": {
        "site": ("text", _hex_text),
        "improvement": ("text", _one_of("improvement", lambda r: {"": None, **r.improvements})),
        "before": ("whole_number", _among(0, LARGEST)),
    },
    "squatters": {
        "district": ("whole_number", _among(0, LARGEST)),
        "lot": ("whole_number", _among(0, LOTS_PER_DISTRICT - 1)),
    },
}  # fmt: skip
