"""What the parts of a campaign file say of each other: ids that lead nowhere, doubles, numbers beyond reason.

The file's shape is sound when this runs. Faults carry the path in the file; lines are added by the codec.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from itertools import chain, islice

import msgspec

from ..engine.hexes import HexId
from ..engine.items.records import TIERS
from ..engine.rule_faults import SPECIAL_EDICTS
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import SettlementNumbers
from ..engine.state import ATTRIBUTES, Hex, Kingdom, Settings, Settlement, Stock
from ..engine.totals import MODIFIED, NAMES
from .bounds import LARGEST, number_faults
from .crosscheck_armies import army_faults
from .crosscheck_autoplay import autoplay_faults
from .crosscheck_drawn import drawn_faults
from .crosscheck_events import event_faults
from .crosscheck_expeditions import expedition_faults
from .crosscheck_house import house_rule_faults, rules_of
from .crosscheck_land import cut_off_faults, owner_faults
from .crosscheck_neighbours import neighbour_faults, seat_faults
from .crosscheck_optional import renown_faults
from .crosscheck_pictures import picture_faults
from .crosscheck_relations import embassy_faults, relation_faults
from .crosscheck_routes import route_faults
from .crosscheck_settlements import LAST_LOT, settlement_faults
from .crosscheck_vassals import vassal_faults
from .faults import Fault, FaultPath, between, ids, shown, twice, unknown
from .records import CampaignFile, HexRow
from .shape import MOST_FAULTS


def cross_faults(
    file: CampaignFile, hexes: Collection[HexId], rules: Ruleset, most: int = MOST_FAULTS
) -> list[Fault]:
    """The first so many faults of a campaign file whose shape is right; empty where it can be played.

    `hexes` are those of the file's list, each once. Where house rules are at fault, only those are told: what
    else is right depends on them.
    """
    amiss = house_rule_faults(file.settings.house, ("settings", "house"), file.settings, rules)
    if house := list(islice(amiss, most)):
        return house
    rules = rules_of(file.settings, rules)
    kingdoms = {kingdom.id for kingdom in file.kingdoms}
    by_id = {kingdom.id: kingdom for kingdom in file.kingdoms}
    settlements = {settlement.id for settlement in file.settlements}
    found = chain(
        _top_faults(file, kingdoms),
        ruling_faults(file.settings.rulings, ("settings", "rulings"), rules),
        _listed_faults(file.settings, rules),
        _template_faults(file.settings, rules),
        ids("kingdom", [kingdom.id for kingdom in file.kingdoms], ("kingdoms",)),
        chain.from_iterable(
            kingdom_faults(kingdom, ("kingdoms", index), settlements, hexes, rules)
            for index, kingdom in enumerate(file.kingdoms)
        ),
        chain.from_iterable(
            neighbour_faults(kingdom, ("kingdoms", index), kingdoms)
            for index, kingdom in enumerate(file.kingdoms)
        ),
        chain.from_iterable(
            relation_faults(kingdom, ("kingdoms", index), by_id, settlements, rules)
            for index, kingdom in enumerate(file.kingdoms)
        ),
        chain.from_iterable(
            vassal_faults(kingdom, ("kingdoms", index), by_id) for index, kingdom in enumerate(file.kingdoms)
        ),
        settlement_faults(file.settlements, ("settlements",), hexes, rules),
        embassy_faults(file.settlements, ("settlements",), kingdoms),
        _hex_faults(file.hexes, len(hexes) == len(file.hexes), kingdoms, rules),
        owner_faults(file),
        drawn_faults(file, hexes),
        picture_faults(file),
        _journal_faults(file),
        number_faults(msgspec.to_builtins(file.kingdoms), ("kingdoms",)),
        number_faults(msgspec.to_builtins(file.settings), ("settings",)),
    )
    return list(islice(found, most))


def _top_faults(file: CampaignFile, kingdoms: set[str]) -> Iterator[Fault]:
    yield from seat_faults(file.at_table, {k.id: k for k in file.kingdoms}, ("at_table",))
    yield from counter_faults(file.counter, ("counter",), file.kingdoms, file.settlements)


def counter_faults(
    counter: int, path: FaultPath, kingdoms: Iterable[Kingdom], settlements: Iterable[Settlement]
) -> Iterator[Fault]:
    """A fault where a number has been given that the counter has not come to."""
    given = [building.id for s in settlements for d in s.districts for building in d.buildings]
    for kingdom in kingdoms:
        given += [modifier.id for modifier in kingdom.modifiers]
        given += [event.id for event in kingdom.events]
        given += [army.id for army in kingdom.armies]
        given += [route.id for route in kingdom.routes]
        given += [sent.id for sent in kingdom.expeditions]
        given += [mission.id for mission in kingdom.missions]
    highest = max(given, default=0)
    if counter < highest:
        yield Fault("counter_behind", path, {"found": counter, "expected": highest})


def _listed_faults(settings: Settings, rules: Ruleset) -> Iterator[Fault]:
    """Faults of the GM's own list of magic items."""
    for index, entry in enumerate(settings.item_list):
        path = ("settings", "item_list", index)
        yield from unknown("item_kind", entry.kind, rules.items, (*path, "kind"))
        yield from unknown("item_tier", entry.tier, TIERS, (*path, "tier"))
        yield from between(entry.price, 0, LARGEST, (*path, "price"))


def _template_faults(settings: Settings, rules: Ruleset) -> Iterator[Fault]:
    """Faults of the plans of districts that are kept."""
    names = [template.name for template in settings.templates]
    yield from twice("template", names, ("settings", "templates"), "name")
    for place, template in enumerate(settings.templates):
        for index, part in enumerate(template.parts):
            path = ("settings", "templates", place, "parts", index)
            yield from unknown("building", part.kind, rules.buildings, (*path, "kind"))
            for number, lot in enumerate(part.lots):
                yield from between(lot, 0, LAST_LOT, (*path, "lots", number))


def ruling_faults(chosen: tuple[tuple[str, str], ...], at: FaultPath, rules: Ruleset) -> Iterator[Fault]:
    """Faults of the rulings chosen."""
    open_rulings = {name: ruling for name, ruling in rules.rulings.items() if ruling.choices}
    yield from twice("ruling", [name for name, _ in chosen], at)
    for index, (name, choice) in enumerate(chosen):
        path = (*at, index)
        yield from unknown("ruling", name, open_rulings, (*path, 0))
        if ruling := open_rulings.get(name):
            for picked in choice.split() if ruling.many else [choice]:
                yield from unknown("choice", picked, ruling.choices, (*path, 1))


def kingdom_faults(
    kingdom: Kingdom, path: FaultPath, settlements: Collection[str], hexes: Container[HexId], rules: Ruleset
) -> Iterator[Fault]:
    """Faults of a kingdom that stands at `path`, on a map of these hexes with these settlements."""
    yield from unknown("alignment", kingdom.alignment, rules.alignments, (*path, "alignment"))
    yield from unknown("government", kingdom.government, rules.governments, (*path, "government"))
    if kingdom.capital:
        yield from unknown("settlement", kingdom.capital, settlements, (*path, "capital"))
    for place, milestone in enumerate(kingdom.milestones):
        yield from unknown("milestone", milestone, rules.milestones, (*path, "milestones", place))
    yield from renown_faults(kingdom, (*path, "renown"))
    for place, role in enumerate(kingdom.handover):
        yield from unknown("role", role, rules.roles, (*path, "handover", place))
    for edict, levels in rules.edicts.items():
        level = getattr(kingdom.edicts, edict)
        if level is not None:
            yield from unknown("level", level, levels, (*path, "edicts", edict))
    if kingdom.autoplay is not None:
        yield from autoplay_faults(kingdom.autoplay, rules, (*path, "autoplay"))
    yield from _leader_faults(kingdom, rules, (*path, "leaders"))
    yield from army_faults(kingdom, (*path, "armies"), settlements, rules)
    yield from route_faults(kingdom, settlements, (*path, "routes"))
    yield from expedition_faults(kingdom, rules, (*path, "expeditions"))
    for place, edict in enumerate(kingdom.use.special):
        yield from unknown("edict", edict, SPECIAL_EDICTS, (*path, "use", "special", place))
    for place, role in enumerate(kingdom.use.chosen):
        yield from unknown("role", role, rules.roles, (*path, "use", "chosen", place))
    yield from _modifier_faults(kingdom, settlements, (*path, "modifiers"))
    yield from event_faults(kingdom, path, settlements, hexes, rules)
    yield from cut_off_faults(kingdom, path, settlements, hexes, rules)
    for name in ("unrest", "granary"):
        stock: Stock = getattr(kingdom, name)
        yield from between(stock.value, 0, LARGEST, (*path, name))
    for name in ("paper", "carried"):
        for place, (total, _) in enumerate(getattr(kingdom, name)):
            yield from unknown("total", total, NAMES, (*path, name, place, 0))
    for name in ("size", "claims", "settlements", "buildings", "improvements"):
        yield from between(getattr(kingdom.use, name), 0, LARGEST, (*path, "use", name))


def _leader_faults(kingdom: Kingdom, rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
    for index, leader in enumerate(kingdom.leaders):
        here = (*path, index)
        yield from unknown("role", leader.role, rules.roles, (*here, "role"))
        for place, attribute in enumerate(leader.attributes):
            yield from unknown("attribute", attribute, ATTRIBUTES, (*here, "attributes", place))


def _modifier_faults(kingdom: Kingdom, settlements: Collection[str], path: FaultPath) -> Iterator[Fault]:
    yield from twice("modifier", [str(modifier.id) for modifier in kingdom.modifiers], path, "id")
    for index, modifier in enumerate(kingdom.modifiers):
        here = (*path, index)
        names = SettlementNumbers.names if modifier.settlement else MODIFIED
        yield from unknown("total", modifier.target, names, (*here, "target"))
        if modifier.settlement:
            yield from unknown("settlement", modifier.settlement, settlements, (*here, "settlement"))


def _hex_faults(rows: list[HexRow], each_once: bool, kingdoms: set[str], rules: Ruleset) -> Iterator[Fault]:
    if each_once and {row.owner for row in rows} <= kingdoms | {""} and land_is_sound(rows, rules):
        return
    seen: set[HexId] = set()
    for index, row in enumerate(rows):
        path = ("hexes", index)
        if row.hex in seen:
            yield Fault("twice", (*path, "hex"), {"category": "hex", "found": shown(list(row.hex))})
        seen.add(row.hex)
        if row.owner:
            yield from unknown("kingdom", row.owner, kingdoms, (*path, "owner"))
        yield from land_faults(row, path, rules)


def land_faults(land: Hex | HexRow, path: FaultPath, rules: Ruleset) -> Iterator[Fault]:
    """Faults of what a hex is: its terrain, improvements and special terrain."""
    yield from unknown("terrain", land.terrain, rules.terrain, (*path, "terrain"))
    for place, improvement in enumerate(land.improvements):
        yield from unknown("improvement", improvement, rules.improvements, (*path, "improvements", place))
    yield from twice("improvement", land.improvements, (*path, "improvements"))
    for place, special in enumerate(land.special):
        here = (*path, "special", place)
        yield from unknown("special_terrain", special.kind, rules.special_terrain, (*here, "kind"))
        if special.building:
            yield from unknown("building", special.building, rules.buildings, (*here, "building"))
    yield from twice("special_terrain", [special.kind for special in land.special], (*path, "special"))


def land_is_sound(rows: Sequence[Hex | HexRow], rules: Ruleset) -> bool:
    """The checks of `land_faults` over sets of what occurs: a large map has many hexes and few kinds."""
    improvements = {row.improvements for row in rows}
    special = {row.special for row in rows}
    kinds = {part.kind for parts in special for part in parts}
    buildings = {part.building for parts in special for part in parts}
    return (
        {row.terrain for row in rows} <= rules.terrain.keys()
        and {name for names in improvements for name in names} <= rules.improvements.keys()
        and all(len(set(names)) == len(names) for names in improvements)
        and kinds <= rules.special_terrain.keys()
        and buildings <= rules.buildings.keys() | {""}
        and all(len({part.kind for part in parts}) == len(parts) for parts in special)
    )


def _journal_faults(file: CampaignFile) -> Iterator[Fault]:
    for index, row in enumerate(file.journal):
        if row.month > file.month:
            parameters: dict[str, str | int] = {"found": row.month, "low": 1, "high": file.month}
            yield Fault("out_of_range", ("journal", index, "month"), parameters)
