"""The tables of the rules in force as Markdown: what `::table <name>` stands for on a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..engine.items.prices import band
from ..engine.settlement_totals import MODIFIERS
from .things.buildings import NUMBERS, size_words
from .things.events import strikes
from .things.land import TERRAIN_COLUMNS, cost_words, gives_words
from .things.making import NOTHING, Making, capital, link, number, signed, table
from .things.offices import ATTRIBUTES, level_table, vacancy_words

Maker = Callable[[Making], str]
TIERS = ("minor", "medium", "major")


def _terrain(making: Making) -> str:
    head = [making.word("thing_terrain"), *map(making.column, TERRAIN_COLUMNS)]
    rows = []
    for record in making.rules.terrain.values():
        if record.inland:
            rows.append([link("terrain", record.id), making.word("inland"), "", "", "", ""])
        else:
            values = (number(getattr(record, column), making.language) for column in TERRAIN_COLUMNS)
            rows.append([link("terrain", record.id), *values])
    return table(head, rows, 1)


def _improvements(making: Making) -> str:
    head = (making.word("thing_improvement"), making.word("cost"), making.word("gives"))
    rows = [
        (link("improvement", record.id), cost_words(record, making) or NOTHING, gives_words(record, making))
        for record in making.rules.improvements.values()
    ]
    return table(head, rows)


def _special_terrain(making: Making) -> str:
    head = (making.word("thing_special_terrain"), making.word("gives"))
    rows = [
        (link("special_terrain", record.id), gives_words(record, making) or NOTHING)
        for record in making.rules.special_terrain.values()
    ]
    return table(head, rows)


def _roles(making: Making) -> str:
    head = (
        making.word("thing_role"), making.column("abilities"), making.word("adds_to"),
        making.column("vacancy"),
    )  # fmt: skip
    rows = []
    for record in making.rules.roles.values():
        abilities = ", ".join(making.name("ability", one) for one in record.abilities)
        if record.multiplier == 0.5:
            abilities = f"{abilities} ({making.word('half')})"
        attributes = ", ".join(making.name("term", one) for one in record.attributes)
        vacant = vacancy_words(record.vacancy, making)
        rows.append((link("role", record.id), abilities, attributes, vacant))
    return table(head, rows)


def _vacancies(making: Making) -> str:
    head = (making.word("thing_role"), making.column("vacancy"))
    return table(
        head,
        (
            (link("role", role.id), vacancy_words(role.vacancy, making))
            for role in making.rules.roles.values()
        ),
    )


def _alignments(making: Making) -> str:
    names = [*ATTRIBUTES, *MODIFIERS]
    records = making.rules.alignments
    head = [making.word("thing_alignment"), *(_number_name(name, making) for name in ATTRIBUTES)]
    head.append(making.word("thing_settlement"))
    rows = []
    for key, record in records.items():
        settled = _line(((name, getattr(record, name)) for name in names[3:]), making)
        values = (signed(getattr(record, name)) for name in ATTRIBUTES)
        rows.append([making.name("alignment", key), *values, settled])
    return table(head, rows)


def _governments(making: Making) -> str:
    head = [making.word("thing_government"), *(_number_name(name, making) for name in MODIFIERS)]
    rows = [
        [link("government", record.id), *(signed(getattr(record, name)) for name in MODIFIERS)]
        for record in making.rules.governments.values()
    ]
    return table(head, rows, 1)


def _limits(making: Making) -> str:
    columns = ("settlements", "buildings", "improvements", "claims")
    head = [making.word("size"), *map(making.column, columns)]
    rows = [
        [
            span(row.size_min, row.size_max, making),
            *(_most(getattr(row, name), making) for name in columns),
        ]
        for row in making.rules.improvement_limits
    ]
    return table(head, rows, 1)


def _most(value: int | None, making: Making) -> str:
    return making.word("no_limit") if value is None else number(value, making.language)


def _milestones(making: Making) -> str:
    head = (making.word("thing_milestone"), making.said.term("term", "xp", 2))
    return table(
        head,
        (
            (making.name("milestone", key), number(row.xp, making.language))
            for key, row in making.rules.milestones.items()
        ),
        1,
    )


def _settlement_sizes(making: Making) -> str:
    head = (making.word("thing_settlement"), making.word("people"), making.name("term", "base_value"))
    rows = [
        (
            making.name("settlement_size", row.id),
            span(row.population_min, row.population_max, making),
            making.word("gp", count=number(row.base_value, making.language)),
        )
        for row in making.rules.settlement_sizes
    ]
    return table(head, rows, 1)


def _settlement_modifiers(making: Making) -> str:
    head = (
        making.word("thing_settlement"), making.name("term", "lot", 2), making.column("modifier"),
        making.name("term", "danger"),
    )  # fmt: skip
    rows = []
    for row in making.rules.settlement_modifiers_by_size:
        values = [signed(row.modifier), signed(row.danger)]
        if row.per_district:
            values = [making.word("each_district", amount=value) for value in values]
        lots = span(row.lots_min, row.lots_max, making)
        rows.append([making.name("settlement_size", row.id), lots, *values])
    return table(head, rows, 1)


def _exchange_rates(making: Making) -> str:
    head = (making.word("size"), making.word("bp_price"), making.word("withdrawal"))
    rows = [
        (
            span(row.size_min, row.size_max, making),
            number(row.bp_price, making.language),
            number(row.withdrawal, making.language),
        )
        for row in making.rules.exchange_rates
    ]
    return table(head, rows, 1)


def _buildings(making: Making) -> str:
    head = (making.word("thing_building"), making.word("cost"), making.word("ground"), making.word("gives"))
    rows = []
    for record in _sorted(making.rules.buildings, "building", making):
        building = making.rules.buildings[record]
        gives = _line(((name, getattr(building, name)) for name in (*NUMBERS, *MODIFIERS)), making)
        if building.base_value:
            value = making.word("gp", count=number(building.base_value, making.language))
            gives = ", ".join(
                part for part in (gives, f"{making.name('term', 'base_value')} {value}") if part
            )
        rows.append(
            (
                link("building", record),
                number(building.cost, making.language),
                size_words(building, making),
                gives,
            )
        )
    return table(head, rows)


def _events(making: Making) -> str:
    head = (
        making.word("thing_event"), making.column("kind"), making.column("scope"), making.column("continuous")
    )  # fmt: skip
    rows = []
    for event in _sorted(making.rules.events, "event", making):
        record = making.rules.events[event]
        kind = capital(making.said.term("event_kind", record.kind))
        goes_on = making.word("yes" if record.continuous else "no")
        rows.append((link("event", event), kind, capital(strikes(record, making)), goes_on))
    return table(head, rows)


def _event_table(name: str) -> Maker:
    def made(making: Making) -> str:
        rows = []
        for row in making.rules.event_tables[name]:
            what = link("event", row.event) if row.event else making.name("event_table", row.table)
            again = f" ({making.word('roll_again')})" if row.again else ""
            low, high = f"{row.low:02}", f"{row.high:02}"
            rows.append((low if low == high else f"{low}–{high}", what + again))
        return table((making.word("d100"), making.name("event_table", name)), rows)

    return made


def _item_tiers(making: Making) -> str:
    head = [making.word("item_kind"), *(capital(making.said.term("item_tier", tier)) for tier in TIERS)]
    rows = []
    for kind in making.rules.items.values():
        bands = (band(kind, tier) for tier in TIERS)
        spans = (
            NOTHING
            if one is None
            else making.word(
                "gp", count=f"{number(one[0], making.language)}–{number(one[1], making.language)}"
            )
            for one in bands
        )
        rows.append([capital(making.said.term("item_kind", kind.id)), *spans])
    return table(head, rows, 1)


def span(low: int, high: int | None, making: Making) -> str:
    """From so many to so many, or without an end."""
    if high is None:
        return making.word("and_more", low=number(low, making.language))
    return (
        number(low, making.language)
        if low == high
        else f"{number(low, making.language)}–{number(high, making.language)}"
    )


def _number_name(name: str, making: Making) -> str:
    return making.name("settlement_modifier" if name in MODIFIERS else "term", name)


def _line(pairs: Iterable[tuple[str, int]], making: Making) -> str:
    """Numbers that are not 0 in a line."""
    return ", ".join(f"{_number_name(name, making)} {signed(amount)}" for name, amount in pairs if amount)


def _sorted(ids: Iterable[str], category: str, making: Making) -> list[str]:
    from .search import bare

    return sorted(ids, key=lambda one: bare(making.name(category, one)))


def _levels(edict: str) -> Maker:
    return lambda making: level_table(edict, making)


TABLES: dict[str, Maker] = {
    "terrain": _terrain,
    "improvements": _improvements,
    "special_terrain": _special_terrain,
    "roles": _roles,
    "vacancies": _vacancies,
    "alignments": _alignments,
    "governments": _governments,
    "holiday": _levels("holiday"),
    "promotion": _levels("promotion"),
    "taxation": _levels("taxation"),
    "improvement_limits": _limits,
    "milestones": _milestones,
    "settlement_sizes": _settlement_sizes,
    "settlement_modifiers": _settlement_modifiers,
    "exchange_rates": _exchange_rates,
    "buildings": _buildings,
    "events": _events,
    "event_type": _event_table("event_type"),
    "beneficial_kingdom": _event_table("beneficial_kingdom"),
    "dangerous_kingdom": _event_table("dangerous_kingdom"),
    "beneficial_settlement": _event_table("beneficial_settlement"),
    "dangerous_settlement": _event_table("dangerous_settlement"),
    "item_tiers": _item_tiers,
}
