"""Plain data brought into the shape of a record type: what does not fit is left out, and told.

The tolerant brother of `shape`. A member that may be missing is left out alone; one that must be there takes
its record with it. Numbers out of range come to the nearest that is allowed. Fields that this program does
not know are set aside.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from .faults import Fault, FaultPath, nearest, shown
from .shape import described, fits, fits_exactly, wrong_kind

LARGEST_NUMBER = 2**63 - 1  # larger ones no record can hold


class Unfit(Exception):
    """Data that is of no use where it stands, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code)
        self.fault = fault


class Changed(NamedTuple):
    """Something that was brought into shape: what was wrong, and the value it has now, for people to read."""

    fault: Fault
    now: str


class Fitting:
    """Brings data into shape, and notes what it did: `left_out`, `changed`, and `unknown` fields by path."""

    def __init__(self) -> None:
        self.left_out: list[Fault] = []
        self.changed: list[Changed] = []
        self.unknown: list[tuple[FaultPath, object]] = []

    def fit(self, value: object, kind: inspect.Type, path: FaultPath) -> object:
        """The value as the type wants it. :raises Unfit: where nothing of it is of use."""
        match kind:
            case inspect.Metadata():
                return self.fit(value, kind.type, path)
            case inspect.StructType():
                return self._struct(value, kind, path)
            case inspect.UnionType():
                return self._union(value, kind, path)
            case inspect.DictType():
                return self._dict(value, kind, path)
            case inspect.TupleType():
                return self._tuple(value, kind, path)
            case inspect.ListType() | inspect.VarTupleType():
                return self._list(value, kind, path)
            case inspect.LiteralType():
                if value not in kind.values or isinstance(value, bool):
                    raise Unfit(_no_choice(value, kind, path))
                return value
            case inspect.IntType():
                return self._number(value, kind, path)
            case inspect.StrType() if isinstance(value, str) and not _matches(value, kind):
                told = {"found": shown(value), "expected": kind.pattern or ""}
                raise Unfit(Fault("wrong_pattern", path, dict(told)))
            case _ if not fits(value, kind):
                raise Unfit(wrong_kind(value, [kind], path))
        return value

    def members(
        self, value: dict[str, object], kind: inspect.StructType, path: FaultPath
    ) -> dict[str, object]:
        """The members of an object that fit; those it must have may be missing."""
        fields = {field.encode_name: field for field in kind.fields}
        fitting: dict[str, object] = {}
        for name, part in value.items():
            if name == kind.tag_field:
                fitting[name] = part
            elif name not in fields:
                self.unknown.append(((*path, name), part))
            else:
                try:
                    fitting[name] = self.fit(part, fields[name].type, (*path, name))
                except Unfit as unfit:
                    if fields[name].required:
                        raise
                    self.left_out.append(unfit.fault)
        return fitting

    def _struct(self, value: object, kind: inspect.StructType, path: FaultPath) -> object:
        if fits_exactly(value, kind):
            return value
        if not isinstance(value, dict):
            raise Unfit(wrong_kind(value, [kind], path))
        fitting = self.members(value, kind, path)
        for field in kind.fields:
            if field.required and field.encode_name not in fitting:
                expected = wrong_kind(None, [field.type], path).parameters["expected"]
                told = {"field": field.encode_name, "expected": expected}
                raise Unfit(Fault("missing_field", path, dict(told)))
        return fitting

    def _union(self, value: object, kind: inspect.UnionType, path: FaultPath) -> object:
        tagged = [part for part in kind.types if isinstance(part, inspect.StructType) and part.tag_field]
        if isinstance(value, dict) and tagged:
            tag = value.get(str(tagged[0].tag_field))
            one = next((part for part in tagged if part.tag == tag), None)
            if one is None:
                known = ", ".join(sorted(str(part.tag) for part in tagged))
                raise Unfit(Fault("not_a_choice", path, {"found": shown(tag), "known": known}))
            return self._struct(value, one, path)
        last: Unfit | None = None
        for part in kind.types:
            if fits(value, part):
                try:
                    return self.fit(value, part, path)
                except Unfit as unfit:
                    last = unfit
        raise last or Unfit(wrong_kind(value, kind.types, path))

    def _dict(self, value: object, kind: inspect.DictType, path: FaultPath) -> object:
        if not isinstance(value, dict):
            raise Unfit(wrong_kind(value, [kind], path))
        fitting = {}
        for name, part in value.items():
            try:
                fitting[name] = self.fit(part, kind.value_type, (*path, name))
            except Unfit as unfit:
                self.left_out.append(unfit.fault)
        return fitting

    def _tuple(self, value: object, kind: inspect.TupleType, path: FaultPath) -> object:
        if not isinstance(value, list | tuple):
            raise Unfit(wrong_kind(value, [kind], path))
        if len(value) != len(kind.item_types):
            told = {"expected": len(kind.item_types), "found": len(value)}
            raise Unfit(Fault("wrong_length", path, dict(told)))
        pairs = zip(value, kind.item_types, strict=True)
        return [self.fit(item, of, (*path, index)) for index, (item, of) in enumerate(pairs)]

    def _list(
        self, value: object, kind: inspect.ListType | inspect.VarTupleType, path: FaultPath
    ) -> list[object]:
        if not isinstance(value, list | tuple):
            raise Unfit(wrong_kind(value, [kind], path))
        return [part for _, part in self.items(list(value), kind.item_type, path)]

    def items(self, value: list[object], of: inspect.Type, path: FaultPath) -> list[tuple[int, object]]:
        """The items of a list that fit, each with its place in the list as it was."""
        fitting = []
        for index, part in enumerate(value):
            try:
                fitting.append((index, self.fit(part, of, (*path, index))))
            except Unfit as unfit:
                self.left_out.append(unfit.fault)
        return fitting

    def _number(self, value: object, kind: inspect.IntType, path: FaultPath) -> int:
        if isinstance(value, float) and value.is_integer() and abs(value) <= LARGEST_NUMBER:
            self.changed.append(Changed(wrong_kind(value, [kind], path), str(int(value))))
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise Unfit(wrong_kind(value, [kind], path))
        low = -LARGEST_NUMBER if kind.ge is None else int(kind.ge)
        high = LARGEST_NUMBER if kind.le is None else int(kind.le)
        if low <= value <= high:
            return value
        nearer = min(max(value, low), high)
        fault = Fault("out_of_range", path, {"found": shown(value), "low": low, "high": high})
        self.changed.append(Changed(fault, str(nearer)))
        return nearer


def _matches(value: str, kind: inspect.StrType) -> bool:
    return kind.pattern is None or re.search(kind.pattern, value) is not None


def _no_choice(value: object, kind: inspect.LiteralType, path: FaultPath) -> Fault:
    choices = [str(choice) for choice in kind.values]
    suggestion = nearest(value, choices) if isinstance(value, str) else ""
    known = ", ".join(choice or '""' for choice in choices)
    return Fault("not_a_choice", path, {"found": shown(value), "known": known, "suggestion": suggestion})


def struct_type(kind: type[msgspec.Struct]) -> inspect.StructType:
    """What is known of a record type and its fields."""
    found: Any = described(kind)
    assert isinstance(found, inspect.StructType)
    return found
