"""The rules as one value: every table by id, the lookups that totals and actions need, and its own check.

Nothing here reads files: `store.rulefiles` hands over a finished `Ruleset`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import msgspec

from .items.records import ItemKind
from .rule_records import (
    Alignment,
    Building,
    CostFrom,
    EdictLevel,
    Event,
    EventRow,
    ExchangeRate,
    Government,
    Improvement,
    LimitRow,
    MagicItems,
    Milestone,
    PerHexes,
    Record,
    Role,
    Ruling,
    SettlementModifiersRow,
    SettlementSize,
    SpecialTerrain,
    Terrain,
    Vacancy,
    shape_of,
)

__all__ = [
    "Alignment",
    "Building",
    "CostFrom",
    "EdictLevel",
    "Event",
    "EventRow",
    "ExchangeRate",
    "Government",
    "Improvement",
    "InHex",
    "InOrBeside",
    "KingdomSize",
    "LimitRow",
    "MagicItems",
    "Milestone",
    "NoneOf",
    "PerHexes",
    "Record",
    "Requirement",
    "Role",
    "Ruleset",
    "Ruling",
    "SettlementModifiersRow",
    "SettlementSize",
    "SizeModifiers",
    "SpecialTerrain",
    "Terrain",
    "Vacancy",
    "as_printed",
    "row_name",
    "shape_of",
]

from .rule_requirements import InHex, InOrBeside, KingdomSize, NoneOf, Requirement

EffectT = TypeVar("EffectT")


class SizeModifiers(NamedTuple):
    """Optional modifiers of a settlement by its size: to each settlement modifier, and to Danger."""

    modifier: int
    danger: int


class Ruleset(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """All rule tables. Mappings go from id to record; do not change them.

    `played` are the optional rules in force, by the name of the setting: empty as the rules are read, filled
    by `printed.as_played` for a campaign. What it gives keeps the rules as they were read in `base`.
    """

    buildings: Mapping[str, Building]
    terrain: Mapping[str, Terrain]
    improvements: Mapping[str, Improvement]
    special_terrain: Mapping[str, SpecialTerrain]
    roles: Mapping[str, Role]
    edicts: Mapping[str, Mapping[str, EdictLevel]]
    improvement_limits: tuple[LimitRow, ...]
    alignments: Mapping[str, Alignment]
    governments: Mapping[str, Government]
    milestones: Mapping[str, Milestone]
    settlement_sizes: tuple[SettlementSize, ...]
    settlement_modifiers_by_size: tuple[SettlementModifiersRow, ...]
    exchange_rates: tuple[ExchangeRate, ...]
    event_tables: Mapping[str, tuple[EventRow, ...]]
    events: Mapping[str, Event]
    items: Mapping[str, ItemKind]
    rulings: Mapping[str, Ruling]
    played: frozenset[str] = frozenset()
    base: Ruleset | None = None

    def building(self, building_id: str) -> Building:
        """The building of this id. :raises KeyError: when there is none."""
        return self.buildings[building_id]

    def improvement(self, improvement_id: str) -> Improvement:
        """The terrain improvement of this id. :raises KeyError: when there is none."""
        return self.improvements[improvement_id]

    def alignment(self, alignment_id: str) -> Alignment:
        """The alignment of this id, LG to CE. :raises KeyError: when there is none."""
        return self.alignments[alignment_id]

    def edict(self, kind: str, level: str) -> EdictLevel:
        """A level of `holiday`, `promotion` or `taxation`. :raises KeyError: when there is none."""
        return self.edicts[kind][level]

    def limits(self, size: int) -> LimitRow:
        """The row of the Improvement edict for this Size in hexes; 0 uses the first (ruling E13)."""
        rows = [row for row in self.improvement_limits if row.size_min <= size]
        return rows[-1] if rows else self.improvement_limits[0]

    def exchange_rate(self, size: int) -> ExchangeRate:
        """The rates of a kingdom started from scratch, for this Size in hexes (IT L221-226)."""
        rows = [row for row in self.exchange_rates if row.size_min <= size]
        return rows[-1] if rows else self.exchange_rates[0]

    def settlement_size(self, population: int) -> SettlementSize:
        """The size of a settlement of this many people (IT L477-485)."""
        rows = [row for row in self.settlement_sizes if row.population_min <= population]
        return rows[-1] if rows else self.settlement_sizes[0]

    def size_modifiers(self, lots: int, districts: int) -> SizeModifiers:
        """Optional modifiers of so many lots (IT L1290-1297); large settlements count each district."""
        rows = [row for row in self.settlement_modifiers_by_size if row.lots_min <= lots]
        row = rows[-1] if rows else self.settlement_modifiers_by_size[0]
        times = districts if row.per_district else 1
        return SizeModifiers(row.modifier * times, row.danger * times)

    def roles_with(self, kind: type[EffectT]) -> Sequence[tuple[Role, EffectT]]:
        """The roles with an effect of this kind, each with that effect."""
        return self._role_effects.get(kind, ())

    @cached_property
    def _role_effects(self) -> dict[type[Any], list[tuple[Role, Any]]]:
        found: dict[type[Any], list[tuple[Role, Any]]] = {}
        for role in self.roles.values():
            for effect in role.effects:
                found.setdefault(type(effect), []).append((role, effect))
        return found

    def roller(self, purpose: str) -> str:
        """The role that by custom rolls for a purpose (IT L93-106); empty where none is named."""
        return self._rollers.get(purpose, "")

    @cached_property
    def ruler(self) -> str:
        """The role that a kingdom cannot do without."""
        return next(role.id for role in self.roles.values() if role.required)

    @cached_property
    def _rollers(self) -> dict[str, str]:
        roles = reversed(list(self.roles.values()))  # the first role named for a purpose rolls
        return {purpose: role.id for role in roles for purpose in role.rolls}

    def default(self, ruling_id: str) -> str:
        """The default of a ruling or setting. :raises KeyError: when there is none."""
        return self.rulings[ruling_id].default

    def upgrades_from(self, building_id: str) -> Sequence[Building]:
        """The buildings that can be converted into this one."""
        return [building for building in self.buildings.values() if building_id in building.upgrades_to]

    def records(self) -> Iterator[tuple[str, Record]]:
        """Every record with its path: `buildings.bank`, `event_tables.dangerous_settlement.feud`.

        Rows without an id are named by their first number: `improvement_limits.26`.
        """
        for table in self.__struct_fields__:
            yield from _records(table, getattr(self, table))


def _records(path: str, value: object) -> Iterator[tuple[str, Record]]:
    if isinstance(value, Record):
        yield path, value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _records(f"{path}.{key}", part)
    elif isinstance(value, tuple):
        for row in value:
            yield from _records(f"{path}.{row_name(row)}", row)


def row_name(row: Record) -> str:
    """What a row is called in a path: its id, the event or table it leads to, or its first number."""
    if isinstance(row, EventRow):
        return row.event or row.table
    return row.id or str(getattr(row, "size_min", ""))


def as_printed(ruleset: Ruleset, paths: Iterable[str]) -> Ruleset:
    """The rules with the printed values of these records (setting `printed_values`), by path as in `records`.

    Paths of records that print no other value, or stand as printed already, change nothing: where none
    changes the rules given come back.
    """
    chosen = set(paths)
    tables = {}
    for table in msgspec.structs.fields(Ruleset) if chosen else ():
        standing = getattr(ruleset, table.name)
        printed = _with_printed(table.name, standing, chosen)
        if printed is not standing:
            tables[table.name] = printed
    return msgspec.structs.replace(ruleset, **tables) if tables else ruleset


def _with_printed(path: str, value: object, chosen: set[str]) -> object:
    if isinstance(value, Record):
        if path not in chosen or not value.printed:
            return value
        columns = {**msgspec.to_builtins(value), **value.printed}
        printed = msgspec.convert(columns, type(value))
        return value if printed == value else printed
    if isinstance(value, Mapping):
        rows = {key: _with_printed(f"{path}.{key}", part, chosen) for key, part in value.items()}
        return rows if any(rows[key] is not value[key] for key in rows) else value
    if isinstance(value, tuple):
        parts = tuple(_with_printed(f"{path}.{row_name(row)}", row, chosen) for row in value)
        return parts if any(new is not row for new, row in zip(parts, value, strict=True)) else value
    return value
