"""The slow second reader: every place where decoded JSON has not the shape of a record type.

It runs only after the strict decoder has refused a file. The decoder knows one fault and no suggestion; this
names all of them (up to a limit), with the path, what was found, and the nearest right name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

import msgspec
from msgspec import inspect

from .faults import Fault, FaultPath, Parameters, nearest, shown

MOST_FAULTS = 20  # a report longer than this helps nobody


def shape_faults(value: object, kind: object, most: int = MOST_FAULTS) -> list[Fault]:
    """Where plain JSON data is not of the record type `kind`; empty where it fits.

    Records do not allow unknown fields, whatever their own configuration says.
    """
    return list(islice(_faults(value, described(kind), ()), most))


@cache
def described(kind: object) -> inspect.Type:
    """What is known of a type."""
    return inspect.type_info(kind)


def _faults(value: object, kind: inspect.Type, path: FaultPath) -> Iterator[Fault]:
    match kind:
        case inspect.Metadata():
            yield from _faults(value, kind.type, path)
        case inspect.StructType():
            yield from _struct_faults(value, kind, path)
        case inspect.UnionType():
            yield from _union_faults(value, kind, path)
        case inspect.DictType():
            yield from _dict_faults(value, kind, path)
        case inspect.TupleType():
            yield from _tuple_faults(value, kind, path)
        case inspect.ListType() | inspect.VarTupleType():
            yield from _list_faults(value, kind, path)
        case inspect.LiteralType():
            if value not in kind.values or isinstance(value, bool):
                yield _not_a_choice(value, [str(choice) for choice in kind.values], path)
        case inspect.IntType() if isinstance(value, int) and not isinstance(value, bool):
            yield from _range_faults(value, kind, path)
        case inspect.StrType() if isinstance(value, str):
            yield from _pattern_faults(value, kind, path)
        case _ if not fits(value, kind):
            yield wrong_kind(value, [kind], path)


def _struct_faults(value: object, kind: inspect.StructType, path: FaultPath) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield wrong_kind(value, [kind], path)
        return
    if not path or not fits_exactly(value, kind):
        fields = {field.encode_name: field for field in kind.fields}
        misspelt = set()
        for name, part in value.items():
            if name in fields:
                yield from _faults(part, fields[name].type, (*path, name))
            elif name != kind.tag_field:
                suggestion = nearest(name, [known for known in fields if known not in value])
                misspelt.add(suggestion)
                parameters: Parameters = {
                    "field": shown(name)[1:-1],
                    "suggestion": suggestion,
                    "known": ", ".join(fields),
                }
                yield Fault("unknown_field", (*path, name), parameters)
        for name, field in fields.items():
            if field.required and name not in value and name not in misspelt:
                yield Fault("missing_field", path, {"field": name, "expected": _names([field.type])})


def fits_exactly(value: object, kind: inspect.StructType) -> bool:
    """Whether the C decoder takes the whole record: the quick way past the thousands that are right."""
    try:
        msgspec.convert(value, kind.cls, strict=True)
    except (msgspec.ValidationError, RecursionError):
        return False
    return kind.forbid_unknown_fields


def _union_faults(value: object, kind: inspect.UnionType, path: FaultPath) -> Iterator[Fault]:
    tagged = [part for part in kind.types if isinstance(part, inspect.StructType) and part.tag_field]
    if isinstance(value, dict) and tagged:
        yield from _tagged_faults(value, tagged, path)
        return
    for part in kind.types:
        if fits(value, part):
            yield from _faults(value, part, path)
            return
    yield wrong_kind(value, kind.types, path)


def _tagged_faults(
    value: dict[str, object], kinds: list[inspect.StructType], path: FaultPath
) -> Iterator[Fault]:
    by_tag = {str(kind.tag): kind for kind in kinds}
    field = str(kinds[0].tag_field)
    if field not in value:
        yield Fault("missing_tag", path, {"field": field, "known": ", ".join(sorted(by_tag))})
        return
    tag = value[field]
    if not isinstance(tag, str) or tag not in by_tag:
        yield _not_a_choice(tag, sorted(by_tag), (*path, field))
        return
    yield from _struct_faults(value, by_tag[tag], path)


def _dict_faults(value: object, kind: inspect.DictType, path: FaultPath) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield wrong_kind(value, [kind], path)
        return
    for name, part in value.items():
        yield from _faults(part, kind.value_type, (*path, name))


def _tuple_faults(value: object, kind: inspect.TupleType, path: FaultPath) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield wrong_kind(value, [kind], path)
    elif len(value) != len(kind.item_types):
        yield Fault("wrong_length", path, {"expected": len(kind.item_types), "found": len(value)})
    else:
        for index, (item, item_kind) in enumerate(zip(value, kind.item_types, strict=True)):
            yield from _faults(item, item_kind, (*path, index))


def _list_faults(
    value: object, kind: inspect.ListType | inspect.VarTupleType, path: FaultPath
) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield wrong_kind(value, [kind], path)
        return
    for index, item in enumerate(value):
        yield from _faults(item, kind.item_type, (*path, index))


def _range_faults(value: int, kind: inspect.IntType, path: FaultPath) -> Iterator[Fault]:
    low, high = kind.ge, kind.le
    if (low is not None and value < low) or (high is not None and value > high):
        parameters: dict[str, str | int] = {"found": shown(value)}
        if low is not None:
            parameters["low"] = low
        if high is not None:
            parameters["high"] = high
        yield Fault("out_of_range", path, parameters)


def _pattern_faults(value: str, kind: inspect.StrType, path: FaultPath) -> Iterator[Fault]:
    if kind.pattern is not None and not re.search(kind.pattern, value):
        yield Fault("wrong_pattern", path, {"found": shown(value), "expected": kind.pattern})


def _not_a_choice(value: object, choices: list[str], path: FaultPath) -> Fault:
    suggestion = nearest(value, choices) if isinstance(value, str) else ""
    known = ", ".join(choice or '""' for choice in choices)
    return Fault("not_a_choice", path, {"found": shown(value), "known": known, "suggestion": suggestion})


def wrong_kind(value: object, kinds: Iterable[inspect.Type], path: FaultPath) -> Fault:
    """The fault of a value that is of none of these types."""
    return Fault("wrong_kind", path, {"found": shown(value), "expected": _names(kinds)})


# JSON kinds by the types that take them; the names are terms of the category `json`.
_NAMES: dict[type[inspect.Type], str] = {
    inspect.IntType: "whole_number",
    inspect.FloatType: "number",
    inspect.StrType: "text",
    inspect.BoolType: "true_or_false",
    inspect.NoneType: "null",
    inspect.ListType: "list",
    inspect.VarTupleType: "list",
    inspect.TupleType: "list",
    inspect.DictType: "object",
    inspect.StructType: "object",
    inspect.LiteralType: "text",
}


def _names(kinds: Iterable[inspect.Type]) -> str:
    """Ids of the JSON kinds that are expected, each once, joined by `|`."""
    flat: list[str] = []
    for kind in kinds:
        bare = kind.type if isinstance(kind, inspect.Metadata) else kind
        parts = bare.types if isinstance(bare, inspect.UnionType) else (bare,)
        flat.extend(_NAMES.get(type(part), "object") for part in parts)
    return "|".join(dict.fromkeys(flat))


def fits(value: object, kind: inspect.Type) -> bool:
    """Whether a value is of the JSON kind, whatever is inside it."""
    match kind:
        case inspect.Metadata():
            return fits(value, kind.type)
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.FloatType():
            return isinstance(value, int | float) and not isinstance(value, bool)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.NoneType():
            return value is None
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.LiteralType():
            return isinstance(value, str | int)
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            return isinstance(value, list)
        case inspect.DictType() | inspect.StructType():
            return isinstance(value, dict)
    return True
