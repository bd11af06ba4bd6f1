"""A campaign file whose shape is right made one that can be played: what the cross-checks find is mended.

The least is tried first: an id that leads nowhere goes, a number comes into its range. Where that does not
help, the item of a list goes in which the fault is, then its record, then the whole table.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from ..engine.hexes import HexId
from ..engine.ruleset import Ruleset
from ..engine.state import Hex
from .crosscheck import cross_faults
from .crosscheck_house import rules_of
from .crosscheck_past import past_faults
from .faults import Fault, FaultPath, shown
from .fitting import struct_type
from .kept_fields import Plain
from .records import CampaignFile
from .shape import fits

FAULTS_A_ROUND = 1_000
ROUNDS = 30
PATIENCE = 4  # rounds after which more is given up for each fault
WHOLE_TABLES = 3
SECONDS = 3.0  # after which whole tables are: nobody waits for ever


class Mended(NamedTuple):
    """Something that was mended: the fault, and the value that stands there now; "": it was left out."""

    fault: Fault
    now: str


class Mending:
    """Mends the plain object of a file in place. `origin` tells for each table at which place of the damaged
    file each of its records stood; -1 is one put there anew.
    """

    def __init__(self, plain: Plain, origin: dict[str, list[int]], rules: Ruleset) -> None:
        self.plain, self.origin = plain, origin
        self.rules = rules
        self.mended: list[Mended] = []
        self._type = struct_type(CampaignFile)

    def run(self) -> bool:
        """Mend what is at fault; whether all of it could be."""
        patience, start = 0, time.monotonic()
        for _ in range(ROUNDS):
            faults = self._faults()
            if not faults:
                return True
            late = time.monotonic() - start > SECONDS
            self._round(faults, WHOLE_TABLES if late else patience // PATIENCE)
            patience += len(faults) < FAULTS_A_ROUND
        return not self._faults()

    def _faults(self) -> list[Fault]:
        file = msgspec.convert(self.plain, CampaignFile)
        hexes = {row.hex for row in file.hexes}
        faults = cross_faults(file, hexes, self.rules, FAULTS_A_ROUND)
        if not faults:
            past = past_faults(file, hexes, rules_of(file.settings, self.rules))
            faults = list(islice(past, FAULTS_A_ROUND))
        return faults

    def _round(self, faults: list[Fault], how_much: int) -> None:
        dropped: dict[FaultPath, Fault] = {}
        for fault in faults:
            if fault.path[:1] == ("past",):
                continue
            if how_much or not self._set_right(fault):
                path = self._dispensable(fault.path, how_much)
                if path not in dropped:
                    dropped[path] = fault
        for path in sorted(dropped, key=_in_order, reverse=True):
            self._drop(path, dropped[path])
        self._shorten_past(faults)

    # What needs no loss

    def _set_right(self, fault: Fault) -> bool:
        """Give what is at fault a value that is right, where there is one to be told."""
        path, told = fault.path, fault.parameters
        here = self._at(path)
        if fault.code == "counter_behind":
            return self._set(fault, told["expected"])
        if fault.code == "out_of_range" and isinstance(here, int) and not isinstance(here, bool):
            low, high = told.get("low"), told.get("high")
            if isinstance(low, int) and isinstance(high, int) and low <= high:
                return self._set(fault, min(max(here, low), high))
        if fault.code == "unknown_id" and path[0] == "hexes" and path[-1] == "terrain":
            return self._set(fault, told.get("suggestion") or Hex().terrain)
        if fault.code == "hex_off_map" and path[0] == "settlements" and isinstance(here, list | tuple):
            return self._put_hex(fault, (here[0], here[1], here[2]))
        return False

    def _set(self, fault: Fault, value: object) -> bool:
        if self._at(fault.path) == value:
            return False  # it has that value, which does not help
        parent = self._at(fault.path[:-1])
        if isinstance(parent, tuple):
            return False
        parent[fault.path[-1]] = value
        self.mended.append(Mended(self._as_it_was(fault), shown(value)))
        return True

    def _put_hex(self, fault: Fault, hex_id: HexId) -> bool:
        """The hex of a settlement is missing: an empty one, of the kingdom that can hold it."""
        if any(tuple(row["hex"]) == hex_id for row in self.plain["hexes"]):
            return True  # for another settlement of this round
        settlement = self._at(fault.path[:-1])["id"]
        kingdoms = self.plain["kingdoms"]
        owners = [kingdom["id"] for kingdom in kingdoms if kingdom.get("capital") == settlement]
        owner = (owners or [self.plain.get("at_table", "")])[0]
        self.plain["hexes"].append({"hex": list(hex_id), "terrain": Hex().terrain, "owner": owner})
        self.origin["hexes"].append(-1)
        self.mended.append(Mended(self._as_it_was(fault), shown(list(hex_id))))
        return True

    # What goes

    def _dispensable(self, path: FaultPath, how_much: int) -> FaultPath:
        """The part of the file that goes for a fault at a path: the smallest first, more with `how_much`."""
        ways = list(self._removable(path)) or [(path[:1], False)]
        if how_much == 0:
            return ways[-1][0]
        if how_much == 1:
            items = [way for way, is_item in ways if is_item]
            return items[-1] if items else ways[-1][0]
        short = [way for way, _ in ways if len(way) <= (2 if how_much == 2 else 1)]
        return short[-1] if short else path[:1]

    def _removable(self, path: FaultPath) -> Iterator[tuple[FaultPath, bool]]:
        """Parts along a path that may be missing, the largest first, and whether each is a list's item."""
        kind: inspect.Type | None = self._type
        here: Any = self.plain
        for depth, step in enumerate(path, start=1):
            kind = _plain_type(kind, here)
            inner: inspect.Type | None = None
            match kind:
                case inspect.StructType() if isinstance(here, dict):
                    field = next((field for field in kind.fields if field.encode_name == step), None)
                    inner = field.type if field is not None else None
                    if step in here and field is not None and not field.required:
                        yield path[:depth], False
                    here = here.get(step)
                case inspect.ListType() | inspect.VarTupleType() if _has(here, step):
                    inner = kind.item_type
                    yield path[:depth], True
                    here = here[step]
                case inspect.DictType() if isinstance(here, dict):
                    inner = kind.value_type
                    if step in here:
                        yield path[:depth], False
                    here = here.get(step)
                case inspect.TupleType() if _has(here, step):
                    inner = kind.item_types[int(step)]
                    here = here[step]
            if inner is None:
                return
            kind = inner

    def _drop(self, path: FaultPath, fault: Fault) -> None:
        parent = self._at(path[:-1])
        was = self._as_it_was(fault)
        if isinstance(parent, tuple):
            parent = list(parent)
            self._at(path[:-2])[path[-2]] = parent
        if len(path) == 1:
            self._empty(str(path[0]))
        else:
            del parent[path[-1]]
            if len(path) == 2 and path[0] in self.origin:
                del self.origin[str(path[0])][int(path[1])]
        self.mended.append(Mended(was, ""))

    def _empty(self, name: str) -> None:
        self.plain.pop(name, None)
        if name in self.origin:
            self.plain[name], self.origin[name] = [], []

    def _shorten_past(self, faults: list[Fault]) -> None:
        """Months before the first that is at fault, counted from now, cannot be gone back to."""
        ways = [fault for fault in faults if fault.path[:1] == ("past",)]
        if not ways:
            return
        last = max(ways, key=lambda fault: fault.path[1] if len(fault.path) > 1 else 0)
        count = int(last.path[1]) + 1 if len(last.path) > 1 else len(self.plain["past"])
        self.mended.append(Mended(self._as_it_was(last), ""))
        del self.plain["past"][:count], self.origin["past"][:count]

    def _as_it_was(self, fault: Fault) -> Fault:
        """The fault with its path in the file as it was."""
        path = fault.path
        if len(path) > 1 and path[0] in self.origin and isinstance(path[1], int):
            places = self.origin[str(path[0])]
            place = places[path[1]] if path[1] < len(places) else -1
            path = (path[0], place, *path[2:]) if place >= 0 else path[:1]
        return msgspec.structs.replace(fault, path=path)

    def _at(self, path: FaultPath) -> Any:  # noqa: ANN401 - plain data
        here: Any = self.plain
        for step in path:
            if isinstance(here, dict):
                here = here.get(str(step))
            else:
                here = here[step] if _has(here, step) else None
        return here


def _plain_type(kind: inspect.Type | None, value: object) -> inspect.Type | None:
    """The type that a value has of those it may have."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        tagged = [part for part in kind.types if isinstance(part, inspect.StructType) and part.tag_field]
        if tagged and isinstance(value, dict):
            tag = value.get(str(tagged[0].tag_field))
            return next((part for part in tagged if part.tag == tag), None)
        return _plain_type(next((part for part in kind.types if fits(value, part)), None), value)
    return kind


def _has(here: object, step: object) -> bool:
    return isinstance(here, list | tuple) and isinstance(step, int) and 0 <= step < len(here)


def _in_order(path: FaultPath) -> tuple[tuple[bool, int, str], ...]:
    return tuple((isinstance(step, str), step if isinstance(step, int) else 0, str(step)) for step in path)
