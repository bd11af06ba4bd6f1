"""The pages of leadership roles, edicts and forms of government."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.ruleset import Role, Vacancy
from ...engine.settlement_totals import MODIFIERS
from ..contents import LEVELS
from .effects import told
from .making import (
    NOTHING,
    Fact,
    Making,
    capital,
    facts,
    link,
    more,
    opening,
    page,
    refs_of,
    rulings_of,
    section,
    signed,
    table,
)

ATTRIBUTES = ("economy", "loyalty", "stability")
# Edicts without levels, with the pages that tell of them.
OTHER_EDICTS = {
    "improvement_edict": ("rules/improvement-limits", "rules/edict-phase"),
    "diplomatic_edict": ("rules/diplomacy", "rules/embassies"),
    "exploration_edict": ("rules/exploration-edicts", "rules/exploring"),
    "trade_edict": ("rules/trade",),
    "vassalage_edict": ("rules/vassals", "rules/viceroys"),
}
RULE = "edicts"


def role_page(role: str, making: Making) -> str:
    """Whose abilities count, for what, and what its vacancy does."""
    record = making.rules.roles[role]
    name = making.name("role", role)
    return page(
        name,
        refs_of(record),
        opening(making, record, "roles", making.word("made_role", name=name)),
        facts(_role_facts(record, making)),
        section(making.word("part_does"), (told(effect, making) for effect in record.effects)),
        rulings_of(making, record),
        more(making, "rules/leaders", "rules/vacancies", "screens/leaders"),
    )


def vacancy_words(vacancy: Vacancy, making: Making) -> str:
    """What an empty role changes; a dash where it changes nothing."""
    names = (*ATTRIBUTES, "unrest")
    parts = [f"{making.name('term', name)} {signed(getattr(vacancy, name))}" for name in names
             if getattr(vacancy, name)]  # fmt: skip
    return ", ".join(parts) or NOTHING


def _role_facts(record: Role, making: Making) -> Iterator[Fact]:
    abilities = (making.name("ability", one) for one in record.abilities)
    yield making.column("abilities"), ", ".join(abilities)
    yield making.word("adds_to"), ", ".join(making.name("term", one) for one in record.attributes)
    if record.multiplier != 1:
        half = making.word("half") if record.multiplier == 0.5 else f"× {record.multiplier:g}"
        yield making.column("multiplier"), half
    yield making.column("vacancy"), vacancy_words(record.vacancy, making)
    if record.required:
        yield making.word("required_name"), making.word("yes")
    if record.skill:
        skill = capital(making.said.term("skill", record.skill))
        yield making.word("skill"), f"{skill} ({link('option', 'role_skills')})"


def edict_page(edict: str, making: Making) -> str:
    """The levels of an edict with their numbers, or what there is of one without levels."""
    name = making.name("edict", edict)
    text = making.sentences("edicts", edict) or making.word("made_edict", name=name)
    if edict not in LEVELS:
        part = "::table improvement_limits" if edict == "improvement_edict" else ""
        return page(name, (), text, part, more(making, "rules/edicts", *OTHER_EDICTS[edict]))
    rows = making.rules.edicts[edict]
    refs = [row.ref for row in rows.values()]
    note = making.word("of_the_house") if any(row.of_the_house for row in rows.values()) else ""
    rule = ("rules/edicts", "rules/taxes") if edict == "taxation" else ("rules/edicts", "rules/consumption")
    return page(name, refs[:1], text, note, level_table(edict, making), more(making, *rule, "screens/edicts"))


def level_table(edict: str, making: Making) -> str:
    """The levels of the Holiday, Promotion or Taxation edict."""
    names = (*ATTRIBUTES, "consumption")
    rows = making.rules.edicts[edict]
    used = [name for name in names if any(getattr(row, name) for row in rows.values())]
    head = [making.word("level"), *(making.name("term", name) for name in used)]
    body = [
        [making.name("edict", f"{edict}_{level}"), *(signed(getattr(row, name)) for name in used)]
        for level, row in rows.items()
    ]
    return table(head, body, 1)


def government_page(government: str, making: Making) -> str:
    """What a form of government makes of the settlements' modifiers."""
    record = making.rules.governments[government]
    name = making.name("government", government)
    rows = (
        (making.name("settlement_modifier", one), signed(getattr(record, one)))
        for one in MODIFIERS
        if getattr(record, one)
    )
    return page(
        name,
        refs_of(record),
        opening(making, record, "governments", making.word("made_government", name=name)),
        facts(rows),
        rulings_of(making, record),
        section(
            making.word("part_more"),
            (link("option", "forms_of_government"), "[](rules/government)", "[](rules/settlement-modifiers)"),
        ),
    )
