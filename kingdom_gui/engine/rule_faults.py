"""What is wrong with a set of rule tables: ids that lead nowhere, ranges with gaps, columns that contradict.

A fault names table, record and field, what is wrong and, for an id, the nearest right one; `faults` tells
them as lines.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from .items.faults import item_faults
from .rule_effects import Effect, Lotless, VacancyStopsTaxes
from .rule_records import Building, EventRow, Improvement
from .rule_requirements import Requirement
from .ruleset import Ruleset

ITEM_KINDS = frozenset(
    ("any", "armor", "potion", "ring", "rod", "scroll", "shield", "staff", "wand", "weapon", "wondrous_item")
)
SETTLEMENT_MODIFIERS = frozenset(("corruption", "crime", "law", "lore", "productivity", "society"))
SPECIAL_EDICTS = frozenset(("diplomatic_edict", "exploration_edict", "trade_edict", "vassalage_edict"))
WATERS = frozenset(("lake",))
BARRED_ACTIONS = frozenset(("claim", "district"))


# What the parameters of effects point to: the tables (or single ids) that know the id.
POINTS_TO: dict[str, tuple[str, tuple[str, ...]]] = {
    "building": ("building", ("buildings",)),
    "buildings": ("building", ("buildings",)),
    "hosts": ("building", ("buildings",)),
    "wall": ("building", ("buildings",)),
    "gate": ("building", ("buildings",)),
    "improvements": ("improvement", ("improvements",)),
    "connected_by": ("improvement or special terrain", ("improvements", "special_terrain")),
    "event": ("event", ("events",)),
    "role": ("role", ("roles",)),
    "vacancy_as": ("role", ("roles",)),
    "terrain": ("terrain or special terrain", ("terrain", "special_terrain")),
    "source_terrain": ("terrain", ("terrain",)),
    "source_water": ("water", ("special_terrain", "lake")),
    "modifier": ("settlement modifier", tuple(sorted(SETTLEMENT_MODIFIERS))),
    "edicts": ("special edict", tuple(sorted(SPECIAL_EDICTS))),
    "actions": ("action", tuple(sorted(BARRED_ACTIONS))),
}


# What a fault is called in the lines for those who write rule files.
TOLD = {
    "adjacent_count": "how many of 'adjacent_any' it needs, 0 where it needs none",
    "at_least_one_each": "at least one of each",
    "below_zero": "must not be below 0",
    "discount_odd": "{other} has an odd cost, which cannot be halved (ruling D04)",
    "event_or_table": "a row names either an event or a table",
    "lotless": "a building of 0 lots, and no other, has the effect 'lotless'",
    "lots": "a building covers 1, 2 or 4 lots, or 0 for a work without lots",
    "no_rows": "no rows",
    "price_twice": "a flat cost is given as well",
    "row_begins": "this row must begin at {expected}",
    "row_ends": "ends at {found}, the next begins at {next}",
    "row_open": "the last row must be without upper end (null)",
    "rows_end": "the rows end at {found}, not at 100",
    "unknown_id": "no {what} {found!r}{hint}",
    "upgrade_loop": "leads round to this building again, by {other}",
    "upgrade_smaller": "{other} is cheaper or smaller",
}


class RuleFault(NamedTuple):
    """One thing that is wrong: where, a code, and what its sentence needs. `told` is a line made already."""

    table: str
    record: str = ""
    field: str = ""
    code: str = ""
    parameters: dict[str, str | int] = {}  # noqa: RUF012 - a default that nobody changes
    told: str = ""

    def line(self) -> str:
        """The fault as a line for those who write rule files."""
        if self.told:
            return self.told
        found = str(self.parameters.get("suggestion", ""))
        hint = f" (did you mean {found!r}?)" if found else ""
        text = TOLD[self.code].format(**{**self.parameters, "hint": hint})
        return ": ".join(part for part in (f"{self.table}.json", self.record, self.field, text) if part)


def faults(ruleset: Ruleset) -> list[str]:
    """Every fault of the rule tables, one line each; empty when they are sound."""
    return [fault.line() for fault in rule_faults(ruleset)]


def rule_faults(ruleset: Ruleset) -> Iterator[RuleFault]:
    """Every fault of the rule tables."""
    yield from _buildings(ruleset)
    yield from _land(ruleset)
    yield from _roles(ruleset)
    yield from _ranges(ruleset)
    yield from _events(ruleset)
    yield from (RuleFault("items", told=line) for line in item_faults(ruleset, ITEM_KINDS))
    yield from _corrections(ruleset)


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint with the known id most like `name`, or nothing."""
    close = near(name, known)
    return f" (did you mean {close!r}?)" if close else ""


def near(name: str, known: Iterable[str]) -> str:
    """The known id most like `name`, or an empty text."""
    import difflib  # here, since most runs misspell nothing

    close = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return close[0] if close else ""


Place = tuple[str, str, str]  # table, record, field


def _unknown(place: Place, what: str, names: Iterable[str], known: Collection[str]) -> Iterator[RuleFault]:
    for name in names:
        if name not in known:
            about = {"what": what, "found": name, "suggestion": near(name, known)}
            yield RuleFault(*place, "unknown_id", {**about})


def _buildings(rules: Ruleset) -> Iterator[RuleFault]:
    for building in rules.buildings.values():
        for field in ("discounts", "upgrades_to", "adjacent_any", "not_adjacent"):
            place = ("buildings", building.id, field)
            yield from _unknown(place, "building", getattr(building, field), rules.buildings)
        for group in building.magic_items:
            place = ("buildings", building.id, "magic_items: kinds")
            yield from _unknown(place, "kind of item", group.kinds, ITEM_KINDS)
        yield from _effects(rules, "buildings", building.id, building.effects)
        yield from _columns(rules, building)


def _columns(rules: Ruleset, building: Building) -> Iterator[RuleFault]:
    def fault(field: str, code: str, **parameters: str | int) -> RuleFault:
        return RuleFault("buildings", building.id, field, code, parameters)

    if building.lots not in (0, 1, 2, 4):
        yield fault("lots", "lots")
    if (building.lots == 0) != building.has(Lotless):
        yield fault("effects", "lotless")
    if building.cost < 0:
        yield fault("cost", "below_zero")
    if bool(building.adjacent_any) != (building.adjacent_count > 0):
        yield fault("adjacent_count", "adjacent_count")
    for better in (rules.buildings.get(name) for name in building.upgrades_to):
        if better is not None and (better.cost < building.cost or better.lots < building.lots):
            yield fault("upgrades_to", "upgrade_smaller", other=better.id)
    round_by = _loop(rules, building)
    if round_by:
        yield fault("upgrades_to", "upgrade_loop", other=round_by)
    for other in (rules.buildings.get(name) for name in building.discounts):
        if other is not None and other.cost % 2:
            yield fault("discounts", "discount_odd", other=other.id)


def _loop(rules: Ruleset, building: Building) -> str:
    """The upgrade by which a building would come to be itself again; empty where none does."""
    for first in building.upgrades_to:
        seen, open_ends = set[str](), [first]
        while open_ends:
            name = open_ends.pop()
            if name == building.id:
                return first
            if name not in seen and name in rules.buildings:
                seen.add(name)
                open_ends += rules.buildings[name].upgrades_to
    return ""


def _effects(rules: Ruleset, table: str, record: str, effects: Iterable[Effect]) -> Iterator[RuleFault]:
    """Ids in the parameters of effects: each parameter's name says what it points to."""
    for effect in effects:
        tag = effect.__struct_config__.tag
        for field in effect.__struct_fields__:
            value = getattr(effect, field)
            if field in POINTS_TO and value != "any":
                what, tables = POINTS_TO[field]
                names = (value,) if isinstance(value, str) else value
                place = (table, record, f"effects: {tag}: {field}")
                yield from _unknown(place, what, names, _ids(rules, tables))


def _ids(rules: Ruleset, tables: tuple[str, ...]) -> Collection[str]:
    """Every id of these tables; a name that is no table stands for itself."""
    known: set[str] = set()
    for table in tables:
        known.update(getattr(rules, table, (table,)))
    return known


def _land(rules: Ruleset) -> Iterator[RuleFault]:
    for terrain in rules.terrain.values():
        yield from _unknown(("terrain", terrain.id, "not_below"), "terrain", terrain.not_below, rules.terrain)
        if terrain.speed_as:
            place = ("terrain", terrain.id, "speed_as")
            yield from _unknown(place, "terrain", (terrain.speed_as,), rules.terrain)
    for improvement in rules.improvements.values():
        yield from _improvement(rules, improvement)
    for special in rules.special_terrain.values():
        yield from _effects(rules, "special_terrain", special.id, special.effects)


def _improvement(rules: Ruleset, improvement: Improvement) -> Iterator[RuleFault]:
    def place(field: str) -> Place:
        return ("improvements", improvement.id, field)

    yield from _unknown(place("terrain"), "terrain", improvement.terrain, rules.terrain)
    upgrades = improvement.upgrades_to
    yield from _unknown(place("upgrades_to"), "improvement", upgrades, rules.improvements)
    counted = improvement.settlement_counts_as
    yield from _unknown(place("settlement_counts_as"), "building", counted, rules.buildings)
    for requirement in improvement.requires:
        yield from _requirement(rules, improvement.id, requirement)
    yield from _effects(rules, "improvements", improvement.id, improvement.effects)
    if improvement.cost is not None and improvement.cost_from is not None:
        yield RuleFault(*place("cost_from"), "price_twice")


def _requirement(rules: Ruleset, record: str, requirement: Requirement) -> Iterator[RuleFault]:
    waters = [*rules.terrain, *rules.special_terrain, *rules.improvements, *WATERS]
    targets: dict[str, Collection[str]] = {
        "any_of": waters,
        "on_terrain": rules.terrain,
        "beside": rules.improvements,
        "improvements": rules.improvements,
    }
    for field in requirement.__struct_fields__:
        if field in targets:
            value = getattr(requirement, field)
            names = (value,) if isinstance(value, str) else value
            place = ("improvements", record, f"requires: {field}")
            yield from _unknown(place, "such thing as", names, targets[field])


def _roles(rules: Ruleset) -> Iterator[RuleFault]:
    for role in rules.roles.values():
        if not role.abilities or not role.attributes:
            yield RuleFault("roles", role.id, "abilities and attributes", "at_least_one_each")
        yield from _effects(rules, "roles", role.id, role.effects)
        for effect in role.effects_of(VacancyStopsTaxes):
            levels = rules.edicts.get("taxation", {})
            place = ("roles", role.id, "effects: level")
            yield from _unknown(place, "taxation level", (effect.level,), levels)


def _ranges(rules: Ruleset) -> Iterator[RuleFault]:
    tables: list[tuple[str, list[tuple[int, int | None]]]] = [
        ("improvement_limits", [(r.size_min, r.size_max) for r in rules.improvement_limits]),
        ("exchange_rates", [(r.size_min, r.size_max) for r in rules.exchange_rates]),
        ("settlement_sizes", [(r.population_min, r.population_max) for r in rules.settlement_sizes]),
        (
            "settlement_modifiers_by_size",
            [(r.lots_min, r.lots_max) for r in rules.settlement_modifiers_by_size],
        ),
    ]
    for table, spans in tables:
        if not spans:
            yield RuleFault(table, code="no_rows")
        for (low, high), (after, _) in itertools.pairwise(spans):
            if high is None or high < low or after != high + 1:
                ends: dict[str, str | int] = {"found": str(high), "next": after}
                yield RuleFault(table, f"row from {low}", "", "row_ends", ends)
        if spans and spans[-1][1] is not None:
            yield RuleFault(table, f"row from {spans[-1][0]}", "", "row_open")


def _events(rules: Ruleset) -> Iterator[RuleFault]:
    for name, rows in rules.event_tables.items():
        expected = 1
        for row in rows:
            record = f"{name}: {row.low}-{row.high}"
            if row.low != expected or row.high < row.low:
                yield RuleFault("event_tables", record, "from", "row_begins", {"expected": expected})
            expected = row.high + 1
            yield from _result(rules, record, row)
        if expected != 101:
            yield RuleFault("event_tables", name, "to", "rows_end", {"found": expected - 1})


def _result(rules: Ruleset, record: str, row: EventRow) -> Iterator[RuleFault]:
    if bool(row.event) == bool(row.table):
        yield RuleFault("event_tables", record, "event", "event_or_table")
    if row.event:
        yield from _unknown(("event_tables", record, "event"), "event", (row.event,), rules.events)
    if row.table:
        yield from _unknown(
            ("event_tables", record, "table"), "event table", (row.table,), rules.event_tables
        )


def _corrections(rules: Ruleset) -> Iterator[RuleFault]:
    for line in _correction_lines(rules):
        yield RuleFault("rulings", told=line)


def _correction_lines(rules: Ruleset) -> Iterator[str]:
    known = set(rules.rulings) | {ruling.ruling for ruling in rules.rulings.values()}
    for path, record in rules.records():
        yield from _unknown_lines(f"{path}: ruling", "ruling", record.rulings, known)
        columns = record.__struct_encode_fields__
        yield from _unknown_lines(f"{path}: printed", "field", record.printed, columns)
        if record.printed and not record.ruling:
            yield f"{path}: ruling: 'printed' values need the id of the ruling that corrects them"
    for ruling in rules.rulings.values():
        free = not ruling.choices or (ruling.many and not ruling.default)
        if not free and ruling.default not in ruling.choices:
            hint = nearest(ruling.default, ruling.choices)
            yield f"rulings.json: {ruling.id}: default: {ruling.default!r} is not among its choices{hint}"
        if ruling.many:
            paths = {path for path, record in rules.records() if record.printed}
            place = f"rulings.json: {ruling.id}: choices"
            yield from _unknown_lines(place, "corrected record", ruling.choices, paths)


def _unknown_lines(place: str, what: str, names: Iterable[str], known: Collection[str]) -> Iterator[str]:
    return (f"{place}: no {what} {name!r}{nearest(name, known)}" for name in names if name not in known)
