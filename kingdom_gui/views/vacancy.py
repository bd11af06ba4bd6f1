"""What an empty role costs, in words: the numbers it takes, and what cannot be done while it is empty."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.rule_effects import VacancyBars, VacancyStopsHolidays, VacancyStopsTaxes
from ..engine.ruleset import Role
from . import labels, speech

NUMBERS = ("economy", "loyalty", "stability", "unrest")


def vacancy(role: Role) -> str:
    """Such as "Unrest +4, no claims, districts, farms"; empty where nothing is lost."""
    return ", ".join(part for part in (labels.effects(role.vacancy, NUMBERS), *_barred(role)) if part)


def _barred(role: Role) -> Iterator[str]:
    """What the role's effects forbid; the words are those of the printed sheet."""
    if role.effects_of(VacancyStopsTaxes):
        yield speech.sheet_word("vacancy-no-taxes")
    if role.effects_of(VacancyStopsHolidays):
        yield speech.sheet_word("vacancy-no-holidays")
    for effect in role.effects_of(VacancyBars):
        things = [speech.sheet_word(f"vacancy-bars-{action}") for action in effect.actions]
        things += [speech.term("improvement", improvement, 2) for improvement in effect.improvements]
        things += [speech.term("edict", edict) for edict in effect.edicts]
        if things:
            yield speech.sheet_word("vacancy-bars", things=", ".join(things))
