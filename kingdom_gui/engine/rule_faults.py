"""What is wrong with a set of rule tables: ids that lead nowhere, ranges with gaps, columns that contradict.

A fault is one line: file, record, field, what is wrong and, for an id, the nearest right one.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from .items.records import item_faults
from .rule_effects import Effect, Lotless, VacancyStopsTaxes
from .rule_records import Building, EventRow, Improvement
from .rule_requirements import Requirement

if TYPE_CHECKING:
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


def faults(ruleset: Ruleset) -> list[str]:
    """Every fault of the rule tables, one line each; empty when they are sound."""
    found: list[str] = []
    found += _buildings(ruleset)
    found += _land(ruleset)
    found += _roles(ruleset)
    found += _ranges(ruleset)
    found += _events(ruleset)
    found += item_faults(ruleset, ITEM_KINDS)
    found += _corrections(ruleset)
    return found


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint with the known id most like `name`, or nothing."""
    import difflib  # here, since most runs misspell nothing

    close = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return f" (did you mean {close[0]!r}?)" if close else ""


def _unknown(place: str, what: str, names: Iterable[str], known: Collection[str]) -> Iterator[str]:
    for name in names:
        if name not in known:
            yield f"{place}: no {what} {name!r}{nearest(name, known)}"


def _buildings(rules: Ruleset) -> Iterator[str]:
    for building in rules.buildings.values():
        place = f"buildings.json: {building.id}"
        for field in ("discounts", "upgrades_to", "adjacent_any", "not_adjacent"):
            yield from _unknown(f"{place}: {field}", "building", getattr(building, field), rules.buildings)
        for group in building.magic_items:
            yield from _unknown(f"{place}: magic_items: kinds", "kind of item", group.kinds, ITEM_KINDS)
        yield from _effects(rules, place, building.effects)
        yield from _columns(rules, place, building)


def _columns(rules: Ruleset, place: str, building: Building) -> Iterator[str]:
    if building.lots not in (0, 1, 2, 4):
        yield f"{place}: lots: a building covers 1, 2 or 4 lots, or 0 for a work without lots"
    if (building.lots == 0) != building.has(Lotless):
        yield f"{place}: effects: a building of 0 lots, and no other, has the effect 'lotless'"
    if building.cost < 0:
        yield f"{place}: cost: must not be below 0"
    if bool(building.adjacent_any) != (building.adjacent_count > 0):
        yield f"{place}: adjacent_count: how many of 'adjacent_any' it needs, 0 where it needs none"
    for better in (rules.buildings.get(name) for name in building.upgrades_to):
        if better is not None and (better.cost < building.cost or better.lots < building.lots):
            yield f"{place}: upgrades_to: {better.id} is cheaper or smaller"
    for other in (rules.buildings.get(name) for name in building.discounts):
        if other is not None and other.cost % 2:
            yield f"{place}: discounts: {other.id} has an odd cost, which cannot be halved (ruling D04)"


def _effects(rules: Ruleset, place: str, effects: Iterable[Effect]) -> Iterator[str]:
    """Ids in the parameters of effects: each parameter's name says what it points to."""
    for effect in effects:
        tag = effect.__struct_config__.tag
        for field in effect.__struct_fields__:
            value = getattr(effect, field)
            if field in POINTS_TO and value != "any":
                what, tables = POINTS_TO[field]
                names = (value,) if isinstance(value, str) else value
                yield from _unknown(f"{place}: effects: {tag}: {field}", what, names, _ids(rules, tables))


def _ids(rules: Ruleset, tables: tuple[str, ...]) -> Collection[str]:
    """Every id of these tables; a name that is no table stands for itself."""
    known: set[str] = set()
    for table in tables:
        known.update(getattr(rules, table, (table,)))
    return known


def _land(rules: Ruleset) -> Iterator[str]:
    for terrain in rules.terrain.values():
        place = f"terrain.json: {terrain.id}"
        yield from _unknown(f"{place}: not_below", "terrain", terrain.not_below, rules.terrain)
        if terrain.speed_as:
            yield from _unknown(f"{place}: speed_as", "terrain", (terrain.speed_as,), rules.terrain)
    for improvement in rules.improvements.values():
        place = f"improvements.json: {improvement.id}"
        yield from _unknown(f"{place}: terrain", "terrain", improvement.terrain, rules.terrain)
        upgrades = improvement.upgrades_to
        yield from _unknown(f"{place}: upgrades_to", "improvement", upgrades, rules.improvements)
        counted = improvement.settlement_counts_as
        yield from _unknown(f"{place}: settlement_counts_as", "building", counted, rules.buildings)
        for requirement in improvement.requires:
            yield from _requirement(rules, f"{place}: requires", requirement)
        yield from _effects(rules, place, improvement.effects)
        yield from _price(place, improvement)
    for special in rules.special_terrain.values():
        yield from _effects(rules, f"special_terrain.json: {special.id}", special.effects)


def _requirement(rules: Ruleset, place: str, requirement: Requirement) -> Iterator[str]:
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
            yield from _unknown(f"{place}: {field}", "such thing as", names, targets[field])


def _price(place: str, improvement: Improvement) -> Iterator[str]:
    if improvement.cost is not None and improvement.cost_from is not None:
        yield f"{place}: cost_from: a flat cost is given as well"


def _roles(rules: Ruleset) -> Iterator[str]:
    for role in rules.roles.values():
        place = f"roles.json: {role.id}"
        if not role.abilities or not role.attributes:
            yield f"{place}: abilities and attributes: at least one of each"
        yield from _effects(rules, place, role.effects)
        for effect in role.effects_of(VacancyStopsTaxes):
            levels = rules.edicts.get("taxation", {})
            yield from _unknown(f"{place}: effects: level", "taxation level", (effect.level,), levels)


def _ranges(rules: Ruleset) -> Iterator[str]:
    tables: list[tuple[str, list[tuple[int, int | None]]]] = [
        ("improvement_limits.json", [(r.size_min, r.size_max) for r in rules.improvement_limits]),
        ("exchange_rates.json", [(r.size_min, r.size_max) for r in rules.exchange_rates]),
        (
            "settlement_sizes.json",
            [(r.population_min, r.population_max) for r in rules.settlement_sizes],
        ),
        (
            "settlement_modifiers_by_size.json",
            [(r.lots_min, r.lots_max) for r in rules.settlement_modifiers_by_size],
        ),
    ]
    for file, spans in tables:
        if not spans:
            yield f"{file}: no rows"
        for (low, high), (after, _) in itertools.pairwise(spans):
            if high is None or high < low or after != high + 1:
                yield f"{file}: row from {low}: ends at {high}, the next begins at {after}"
        if spans and spans[-1][1] is not None:
            yield f"{file}: row from {spans[-1][0]}: the last row must be without upper end (null)"


def _events(rules: Ruleset) -> Iterator[str]:
    for name, rows in rules.event_tables.items():
        expected = 1
        for row in rows:
            place = f"event_tables.json: {name}: {row.low}-{row.high}"
            if row.low != expected or row.high < row.low:
                yield f"{place}: from: this row must begin at {expected}"
            expected = row.high + 1
            yield from _result(rules, place, row)
        if expected != 101:
            yield f"event_tables.json: {name}: to: the rows end at {expected - 1}, not at 100"


def _result(rules: Ruleset, place: str, row: EventRow) -> Iterator[str]:
    if bool(row.event) == bool(row.table):
        yield f"{place}: event: a row names either an event or a table"
    if row.event:
        yield from _unknown(f"{place}: event", "event", (row.event,), rules.events)
    if row.table:
        yield from _unknown(f"{place}: table", "event table", (row.table,), rules.event_tables)


def _corrections(rules: Ruleset) -> Iterator[str]:
    known = set(rules.rulings) | {ruling.ruling for ruling in rules.rulings.values()}
    for path, record in rules.records():
        yield from _unknown(f"{path}: ruling", "ruling", record.rulings, known)
        yield from _unknown(f"{path}: printed", "field", record.printed, record.__struct_encode_fields__)
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
            yield from _unknown(place, "corrected record", ruling.choices, paths)
