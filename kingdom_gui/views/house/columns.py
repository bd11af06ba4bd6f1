"""The columns a form shows of a table, each with the kind of field that fills it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import inspect

from ...engine.house.columns import BOUNDS, MOST_NUMBER
from ...engine.house.tables import FIXED, TABLES
from ...engine.ruleset import Ruleset
from ...engine.state import ABILITIES, ATTRIBUTES

Kind = Literal["number", "limit", "decimal", "yes", "ids", "choice", "items", "changes", "lots", "shown"]
# Where the ids of a column come from, other than from a table of its own name.
IDS = {
    "discounts": "buildings",
    "adjacent_any": "buildings",
    "not_adjacent": "buildings",
    "settlement_counts_as": "buildings",
    "abilities": "ability",
    "checks": "attribute",
    "event": "events",
    "terrain": "terrain",
}
CATEGORIES = {
    "ability": "ability",
    "attribute": "term",
    "buildings": "building",
    "events": "event",
    "improvements": "improvement",
    "terrain": "terrain",
}
HIDDEN = ("again", "same", "table", "also_scope")


class Column(NamedTuple):
    """A column by its path in the record (`vacancy.loyalty`), the kind of its field, and what it may hold."""

    path: str
    kind: Kind
    low: int = -MOST_NUMBER
    high: int = MOST_NUMBER
    among: str = ""  # a table whose ids it takes
    choices: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its own name, without the object it stands in."""
        return self.path.rpartition(".")[2]


def columns_of(table: str, changed: bool) -> list[Column]:
    """The columns that a form of this table shows; `changed`: of a record that is there already."""
    kind = TABLES[table]
    allowed = (kind.columns if changed else ()) or kind.kind.__struct_encode_fields__
    described = inspect.type_info(kind.kind)
    assert isinstance(described, inspect.StructType)
    found: list[Column] = []
    for field in described.fields:
        if field.encode_name in allowed and field.encode_name not in (*FIXED, *HIDDEN):
            found += _columns(table, field.encode_name, field.type)
    return sorted(found, key=lambda column: column.kind == "shown")  # what cannot be filled in stands last


def _columns(table: str, path: str, kind: inspect.Type) -> Iterator[Column]:
    name = path.rpartition(".")[2]
    low, high = BOUNDS.get(name, (-MOST_NUMBER, MOST_NUMBER))
    match kind:
        case inspect.BoolType():
            yield Column(path, "yes")
        case inspect.IntType() if name == "lots" and table == "buildings":
            yield Column(path, "lots", choices=("1", "2", "4"))
        case inspect.IntType():
            yield Column(path, "number", low, high)
        case inspect.FloatType():
            yield Column(path, "decimal", low, high)
        case inspect.UnionType() if _limited(kind):
            decimal = any(isinstance(part, inspect.FloatType) for part in kind.types)
            yield Column(path, "limit", low, high, among="decimal" if decimal else "")
        case inspect.LiteralType():
            yield Column(path, "choice", choices=tuple(str(value) for value in kind.values))
        case inspect.StrType():
            yield Column(path, "choice", among=IDS[name])
        case inspect.VarTupleType() if _names(kind.item_type):
            yield Column(path, "ids", among=IDS.get(name, table))
        case inspect.VarTupleType() if name == "magic_items":
            yield Column(path, "items")
        case inspect.StructType() if path == name:
            for field in kind.fields:
                yield from _columns(table, f"{path}.{field.encode_name}", field.type)
        case inspect.DictType() if name == "changes":
            yield Column(path, "changes")
        case _:
            yield Column(path, "shown")


def _limited(kind: inspect.UnionType) -> bool:
    """A number, or none at all."""
    rest = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
    return len(rest) == 1 < len(kind.types) and isinstance(rest[0], inspect.IntType | inspect.FloatType)


def _names(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StrType | inspect.LiteralType)


def ids_among(among: str, rules: Ruleset) -> tuple[str, ...]:
    """The ids that a column may name."""
    if among == "ability":
        return ABILITIES
    return ATTRIBUTES if among == "attribute" else tuple(getattr(rules, among))


def default_of(table: str, path: str) -> object:
    """What a record holds in a column that it does not name; None where each has to name it."""
    kind: Any = TABLES[table].kind
    value: Any = None
    for name in path.split("."):
        field = next(field for field in msgspec.structs.fields(kind) if field.encode_name == name)
        if field.required:
            return None
        kind, value = field.type, field.default
        if value is msgspec.NODEFAULT:
            value = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else None
    return msgspec.json.decode(msgspec.json.encode(value))
