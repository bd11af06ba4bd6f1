"""The pages of terrain, terrain improvements and special terrain (IT L360-530)."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.rule_requirements import InHex, InOrBeside, KingdomSize, NoneOf, Requirement
from ...engine.ruleset import Improvement, PerHexes, SpecialTerrain, Terrain
from .effects import is_of_events, told
from .making import (
    Fact,
    Making,
    changed,
    facts,
    link,
    more,
    number,
    opening,
    page,
    refs_of,
    rulings_of,
    section,
    signed,
)

GIVES = ("economy", "loyalty", "stability", "consumption", "unrest", "defense", "bp")
TERRAIN_COLUMNS = ("exploration_days", "preparation_months", "preparation_cost", "farm_cost", "road_cost")


def terrain_page(terrain: str, making: Making) -> str:
    """How long it takes to explore and prepare, and what can be built on it."""
    record = making.rules.terrain[terrain]
    name = making.name("terrain", terrain)
    fitting = [one.id for one in making.rules.improvements.values() if terrain in one.terrain]
    return page(
        name,
        refs_of(record),
        opening(making, record, "terrain", making.word("made_terrain", name=name)),
        facts(_terrain_facts(record, making)),
        section(making.word("part_builds"), [making.links("improvement", fitting)] if fitting else ()),
        rulings_of(making, record),
        more(making, "rules/terrain", "rules/preparing", "rules/improvements"),
    )


def improvement_page(improvement: str, making: Making) -> str:
    """What it costs, where it may stand, what it gives."""
    record = making.rules.improvements[improvement]
    name = making.name("improvement", improvement)
    plain = [effect for effect in record.effects if not is_of_events(effect)]
    events = [effect for effect in record.effects if is_of_events(effect)]
    return page(
        name,
        refs_of(record),
        opening(making, record, "improvements", making.word("made_improvement", name=name)),
        facts(_improvement_facts(record, making)),
        section(making.word("part_place"), _improvement_place(record, making)),
        section(making.word("part_does"), (told(effect, making) for effect in plain)),
        section(making.word("part_together"), _improvement_together(record, making)),
        section(making.word("part_events"), (told(effect, making) for effect in events)),
        rulings_of(making, record),
        more(making, "rules/improvements", "rules/farms-roads", "rules/improvement-limits"),
    )


def special_terrain_page(special: str, making: Making) -> str:
    """What claiming such a hex gives."""
    record = making.rules.special_terrain[special]
    name = making.name("special_terrain", special)
    return page(
        name,
        refs_of(record),
        opening(making, record, "special_terrain", making.word("made_special_terrain", name=name)),
        facts(_gives(record, making)),
        section(making.word("part_does"), (told(effect, making) for effect in record.effects)),
        rulings_of(making, record),
        more(making, "rules/special-terrain", "rules/claiming"),
    )


def cost_words(record: Improvement, making: Making) -> str:
    """Its price, or from which column of the terrain table it comes; "" for what is never built by itself."""
    if record.cost is not None:
        return making.word("bp", count=number(record.cost, making.language))
    if record.cost_from is None:
        return ""
    column = making.column(record.cost_from.column)
    return making.word("cost_from", column=column, times=record.cost_from.multiplier)


def gives_words(record: Improvement | SpecialTerrain, making: Making) -> str:
    """All its numbers in a line: "Economy +1 for each 4 hexes, Stability +1"."""
    return ", ".join(f"{name} {amount}" for name, amount in _gives(record, making))


def _gives(record: Improvement | SpecialTerrain, making: Making) -> Iterator[Fact]:
    for name in GIVES:
        amount = getattr(record, name, 0)
        if amount:
            yield _name_of(name, making), _per(signed(amount), name, record.per_hexes, making)


def _name_of(name: str, making: Making) -> str:
    return making.column("bp") if name == "bp" else making.name("term", name)


def _per(shown: str, name: str, per: PerHexes, making: Making) -> str:
    hexes = getattr(per, name, 0)
    return making.word("for_each_hexes", amount=shown, count=hexes) if hexes else shown


def _terrain_facts(record: Terrain, making: Making) -> Iterator[Fact]:
    base = making.rules.base.terrain.get(record.id) if making.rules.base is not None else None
    printed = base if record.of_the_house else None
    if record.inland:
        yield making.word("inland_name"), making.word("inland")
        return
    for name in TERRAIN_COLUMNS:
        value = getattr(record, name)
        yield (
            making.column(name),
            changed(number(value, making.language), record, printed, name, making.language),
        )
    length = (
        making.word("needs_road")
        if record.trade_length is None
        else number(record.trade_length, making.language)
    )
    yield making.column("trade_length"), length
    if record.underground:
        yield (
            making.word("underground_name"),
            making.word("underground", kinds=making.links("terrain", record.not_below)),
        )


def _improvement_facts(record: Improvement, making: Making) -> Iterator[Fact]:
    base = making.rules.base.improvements.get(record.id) if making.rules.base is not None else None
    printed = base if record.of_the_house else None
    yield making.word("cost"), changed(cost_words(record, making), record, printed, "cost", making.language)
    for name in GIVES:
        amount = getattr(record, name)
        if amount or (printed is not None and getattr(printed, name)):
            shown = changed(signed(amount), record, printed, name, making.language)
            yield _name_of(name, making), _per(shown, name, record.per_hexes, making)
    yield making.column("shares_hex"), making.word("yes" if record.shares_hex else "no")
    yield making.column("terrain"), making.links("terrain", record.terrain)


def _improvement_place(record: Improvement, making: Making) -> Iterator[str]:
    for requirement in record.requires:
        yield requirement_words(requirement, making)
    if record.cost_from is not None and record.cost_from.river_doubles:
        yield making.word("river_doubles", river=link("special_terrain", "river"))


def requirement_words(need: Requirement, making: Making) -> str:
    """What must be there before it can be built."""
    on = making.links("terrain", getattr(need, "on_terrain", ()))
    if isinstance(need, InHex):
        text = making.word("needs_in_hex", kinds=making.any_links(need.any_of))
    elif isinstance(need, InOrBeside):
        text = making.word(
            "needs_in_or_beside",
            kinds=making.any_links(need.any_of),
            beside=link("improvement", need.beside),
            count=need.beside_count,
        )
    elif isinstance(need, KingdomSize):
        text = making.word("needs_size", count=need.minimum)
    else:
        assert isinstance(need, NoneOf)
        text = making.word("needs_none_of", kinds=making.links("improvement", need.improvements))
    return making.said.say("with_detail", {"text": on, "detail": text}) if on else text


def _improvement_together(record: Improvement, making: Making) -> Iterator[str]:
    if record.upgrades_to:
        yield making.word("upgrades_to", kinds=making.links("improvement", record.upgrades_to))
    before = [one.id for one in making.rules.improvements.values() if record.id in one.upgrades_to]
    if before:
        yield making.word("upgrades_from", kinds=making.links("improvement", before))
    if record.settlement_counts_as:
        yield making.word("counts_as_buildings", kinds=making.links("building", record.settlement_counts_as))
