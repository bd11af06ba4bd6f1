"""The page of a building (IT L563-1139)."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.rule_effects import CountsAs, Lotless
from ...engine.ruleset import Building
from ...engine.settlement_totals import MODIFIERS
from .effects import is_of_events, told
from .making import (
    Fact,
    Making,
    changed,
    facts,
    more,
    number,
    opening,
    page,
    refs_of,
    rulings_of,
    section,
    signed,
)

NUMBERS = ("economy", "loyalty", "stability", "unrest", "fame", "infamy", "defense")


def building_page(building: str, making: Making) -> str:
    """What it costs, where it stands, what it gives, and with which others it has to do."""
    record = making.rules.buildings[building]
    effects = [effect for effect in record.effects if not is_of_events(effect)]
    events = [effect for effect in record.effects if is_of_events(effect)]
    name = making.name("building", building)
    return page(
        name,
        refs_of(record),
        opening(making, record, "buildings", making.word("made_building", name=name)),
        facts(_facts(record, making)),
        section(making.word("part_place"), _place(record, making)),
        section(making.word("part_does"), (told(effect, making) for effect in effects)),
        section(making.word("part_together"), _together(record, making)),
        section(making.word("part_events"), (told(effect, making) for effect in events)),
        rulings_of(making, record),
        more(making, "rules/buildings", "rules/districts", *_more(record)),
    )


def size_words(record: Building, making: Making) -> str:
    """How much ground it takes: "1 lot", "one side"."""
    for effect in record.effects_of(Lotless):
        return making.word(f"lotless_{effect.place}")
    if record.lots_max != record.lots:
        return making.word("lots_from_to", least=record.lots, most=record.lots_max)
    return making.word("lots", count=record.lots)


def slots(record: Building, making: Making) -> str:
    """The magic items it has room for; "" for none."""
    rooms = []
    for items in record.magic_items:
        kinds = " / ".join(making.said.term("item_kind", name) for name in items.kinds)
        rooms.append(f"{items.count} × {kinds} ({making.said.term('item_tier', items.tier)})")
    return ", ".join(rooms)


def _facts(record: Building, making: Making) -> Iterator[Fact]:
    base = making.rules.base.buildings.get(record.id) if making.rules.base is not None else None
    printed = base if base is not None and record.of_the_house else None
    bp = making.word("bp", count=number(record.cost, making.language))
    yield making.word("cost"), changed(bp, record, printed, "cost", making.language)
    yield making.word("ground"), changed(size_words(record, making), record, printed, "lots", making.language)
    for name in (*NUMBERS, *MODIFIERS):
        amount = getattr(record, name)
        if amount or (printed is not None and getattr(printed, name)):
            category = "settlement_modifier" if name in MODIFIERS else "term"
            shown = changed(signed(amount), record, printed, name, making.language)
            yield (
                making.name(category, name),
                making.word("once", amount=shown) if name == "unrest" else shown,
            )
    if record.base_value:
        gp = making.word("gp", count=number(record.base_value, making.language))
        yield making.name("term", "base_value"), changed(gp, record, printed, "base_value", making.language)
    yield making.column("magic_items"), slots(record, making)
    for name in ("per_settlement", "per_district"):
        most = getattr(record, name)
        yield (
            making.column(name),
            changed(number(most, making.language), record, printed, name, making.language)
            if most is not None
            else "",
        )


def _place(record: Building, making: Making) -> Iterator[str]:
    if record.adjacent_any:
        kinds = making.links("building", record.adjacent_any)
        yield making.word("beside_any", kinds=kinds, count=max(1, record.adjacent_count))
    if record.not_adjacent:
        yield making.word("not_beside", kinds=making.links("building", record.not_adjacent))
    if record.water_border:
        yield making.word("water_border")
    if record.land_border:
        yield making.word("land_border")
    wanting = [other.id for other in making.rules.buildings.values() if record.id in other.adjacent_any]
    if wanting:
        yield making.word("wanted_by", kinds=making.links("building", wanting))


def _together(record: Building, making: Making) -> Iterator[str]:
    every = making.rules.buildings.values()
    for code, ids in (
        ("halves", record.discounts),
        ("halved_by", [other.id for other in every if record.id in other.discounts]),
        ("upgrades_to", record.upgrades_to),
        ("upgrades_from", [other.id for other in making.rules.upgrades_from(record.id)]),
        (
            "stands_for_it",
            [o.id for o in every if any(e.building == record.id for e in o.effects_of(CountsAs))],
        ),
    ):
        if ids:
            yield making.word(code, kinds=making.links("building", ids))
    fitting = [one.id for one in making.rules.improvements.values() if record.id in one.settlement_counts_as]
    if fitting:
        yield making.word("improvement_counts", kinds=making.links("improvement", fitting))


def _more(record: Building) -> Iterator[str]:
    if record.magic_items:
        yield "rules/magic-items"
    if record.water_border or record.land_border:
        yield "rules/borders"
    if record.discounts or record.upgrades_to:
        yield "disputes/founding-and-building"
