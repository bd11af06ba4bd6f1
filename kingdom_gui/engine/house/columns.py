"""The columns of one house record: of the right kind, and within what a table can mean by them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import msgspec

from ..rule_effects import Attribute, Effect, Scope
from ..rule_faults import near
from ..rule_records import Building, EventRow, ItemTier, Record
from .faults import Parameters, Step

Wrong = tuple[tuple[Step, ...], str, Parameters]

MOST_NUMBER = 100  # of an attribute and the like
# Bounds of the columns that go further, or less far down; all others hold -100 to 100.
BOUNDS: Mapping[str, tuple[int, int]] = {
    "cost": (0, 1000),
    "base_value": (0, 1_000_000),
    "lots": (0, 4),
    "adjacent_count": (0, 8),
    "per_settlement": (1, 100),
    "per_district": (1, 36),
    "count": (1, 20),
    "from": (1, 100),
    "to": (1, 100),
    "xp": (0, 1_000_000),
    "at": (0, 100_000),
    "size_min": (0, 100_000),
    "size_max": (0, 100_000),
    "lots_min": (0, 100_000),
    "lots_max": (0, 100_000),
    "population_min": (0, 100_000_000),
    "population_max": (0, 100_000_000),
    "bp_price": (1, 1_000_000),
    "withdrawal": (0, 1_000_000),
    "settlements": (0, 1000),
    "buildings": (0, 1000),
    "improvements": (0, 1000),
    "claims": (0, 1000),
    "exploration_days": (0, 365),
    "preparation_months": (0, 100),
    "preparation_cost": (0, 1000),
    "farm_cost": (0, 1000),
    "road_cost": (0, 1000),
    "trade_length": (0, 100),
    "multiplier": (0, 10),
    "base_value_percent": (0, 1000),
    "exhibit_gp": (0, 1_000_000),
}
NOT_LOOKED_AT = ("changes", "printed", "effects")  # of a kind of their own, looked over elsewhere


def column_faults(record: Record) -> Iterator[Wrong]:
    """Numbers out of bounds, and names that cannot be."""
    yield from _numbers(msgspec.to_builtins(record), ())
    if isinstance(record, EventRow) and record.high < record.low:
        yield ("to",), "row_backwards", {}
    if isinstance(record, Building) and record.magic_items and record.lotless:
        yield ("magic_items",), "items_need_lots", {}


def _numbers(value: object, path: tuple[Step, ...]) -> Iterator[Wrong]:
    if isinstance(value, dict):
        for name, part in value.items():
            if not (not path and name in NOT_LOOKED_AT):
                yield from _numbers(part, (*path, name))
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from _numbers(part, (*path, index))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        name = next((str(step) for step in reversed(path) if isinstance(step, str)), "")
        low, high = BOUNDS.get(name, (-MOST_NUMBER, MOST_NUMBER))
        if not low <= value <= high:
            shown = value if isinstance(value, int) else f"{value:g}"
            yield path, "out_of_range", {"found": shown, "low": low, "high": high}


def fault_of(error: msgspec.ValidationError, raw: Mapping[str, Any], kind: type[Record]) -> Wrong:
    """A record that does not fit, by the way to the column, a code and what its sentence needs."""
    message, _, path = str(error).partition(" - at ")
    steps = _steps(path.strip("`"))
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", message):
        known = kind.__struct_encode_fields__ if not steps else ()
        return (*steps, unknown[1]), "unknown_field", {"suggestion": near(unknown[1], known)}
    if missing := re.fullmatch(r"Object missing required field `(.*)`", message):
        return (*steps, missing[1]), "missing_field", {}
    if expected := re.fullmatch(r"Expected `(.*)`, got `(.*)`", message):
        return steps, "wrong_kind", {"expected": _kind(expected[1])}
    if invalid := re.fullmatch(r"Invalid (?:enum )?value '?(.*?)'?", message):
        return steps, "not_a_choice", {"found": invalid[1][:40], "known": _choices(steps, invalid[1])}
    return steps, "refused", {"reason": message}


def _choices(steps: tuple[Step, ...], found: str) -> str:
    """What a column can say instead: all there is, or of the many effects the one most like it."""
    name = next((str(step) for step in reversed(steps) if isinstance(step, str)), "")
    if name == "effect":
        tags = {str(kind.__struct_config__.tag) for kind in _kinds_of(Effect)}
        return near(found, tags) or ", ".join(sorted(tags))
    return ", ".join(CHOICES.get(name, ()))


def _kinds_of(kind: type[Effect]) -> list[type[Effect]]:
    return [one for part in kind.__subclasses__() for one in (part, *_kinds_of(part))]


def _steps(path: str) -> tuple[Step, ...]:
    """`$.magic_items[0].count` as its steps."""
    found = re.findall(r"\.([A-Za-z_]+)|\[(\d+)\]", path)
    return tuple(name or int(number) for name, number in found)


def _kind(expected: str) -> str:
    """What msgspec expects, as the messages know it; with `_or_null` where nothing is allowed too."""
    parts = expected.split(" | ")
    bare = [part for part in parts if part != "null"]
    name = KINDS.get(bare[0], "other") if len(bare) == 1 else "other"
    return f"{name}_or_null" if "null" in parts else name


CHOICES: Mapping[str, tuple[str, ...]] = {
    "checks": get_args(Attribute),
    "column": ("farm_cost", "road_cost"),
    "kind": ("beneficial", "dangerous"),
    "place": ("district", "side", "lot", "wall"),
    "same": ("ignored", "elsewhere"),
    "scope": get_args(Scope),
    "tier": get_args(ItemTier),
    "where": get_args(Scope),
}
KINDS = {
    "int": "integer",
    "float": "number",
    "str": "text",
    "array": "list",
    "object": "object",
    "bool": "yes",
}
