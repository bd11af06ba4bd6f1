"""The leadership roles as they stand on paper: who holds them, what that adds, what vacancies take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.leadership import DAYS_OF_DUTY
from ..engine.rule_effects import VacancyBars, VacancyStopsHolidays, VacancyStopsTaxes
from ..engine.ruleset import Role, Ruleset, Vacancy
from ..engine.state import ATTRIBUTES, Campaign, Leader
from ..engine.totals import Numbers, numbers
from .labels import Labels


class Holder(NamedTuple):
    """Somebody in a role: the ability that counts, and what is added to each attribute, already written."""

    name: str
    remark: str
    ability: str
    bonuses: tuple[str, ...]
    counts: bool


class Post(NamedTuple):
    """A role. `adds` says which abilities add to what; `vacancy` what it costs to leave it empty."""

    role: str
    adds: str
    holders: tuple[Holder, ...]
    vacancy: str
    vacancy_counts: bool
    blank: bool = False


class Posts(NamedTuple):
    """All roles of a kingdom, with what they add together and what vacancies take."""

    kingdom: str
    rows: tuple[Post, ...]
    totals: tuple[str, ...]
    vacancies: str


def kingdom_posts(campaign: Campaign, kingdom_id: str, rules: Ruleset, labels: Labels) -> Posts:
    """The roles of one kingdom of a campaign.

    :raises KeyError: for a kingdom the campaign does not have.
    """
    totals = numbers(campaign, kingdom_id, rules)
    together = [totals.ledger(name).sum_of("leader") for name in ATTRIBUTES]
    economy, loyalty, stability = (totals.ledger(name).sum_of("vacancy") for name in ATTRIBUTES)
    taken = Vacancy(economy, loyalty, stability, totals.total("vacancy_unrest"))
    return Posts(
        totals.kingdom.name,
        tuple(_post(role, totals, rules, labels) for role in _in_order(rules)),
        tuple(labels.number(amount) for amount in together),
        _vacancy(taken, labels),
    )


def blank_posts(rules: Ruleset, labels: Labels) -> Posts:
    """The same roles with nobody in them, to fill by hand."""
    rows = tuple(
        Post(
            labels.head("role", role.id),
            _adds(role, labels),
            (),
            _vacancy_of(role, rules, labels),
            False,
            True,
        )
        for role in _in_order(rules)
    )
    return Posts("", rows, ("",) * len(ATTRIBUTES), "")


def _in_order(rules: Ruleset) -> list[Role]:
    """The roles, those that a kingdom cannot be without first."""
    return sorted(rules.roles.values(), key=lambda role: not role.required)


def _post(role: Role, totals: Numbers, rules: Ruleset, labels: Labels) -> Post:
    leaders = [leader for leader in totals.kingdom.leaders if leader.role == role.id]
    ledgers = [totals.ledger(name) for name in (*ATTRIBUTES, "vacancy_unrest")]
    counts = any(
        entry.applies and entry.source.kind == "vacancy" and entry.source.id == role.id
        for ledger in ledgers
        for entry in ledger
    )
    holders = tuple(_holder(leader, role, totals, labels) for leader in leaders)
    return Post(
        labels.head("role", role.id), _adds(role, labels), holders, _vacancy_of(role, rules, labels), counts
    )


def _holder(leader: Leader, role: Role, totals: Numbers, labels: Labels) -> Holder:
    best = max(role.abilities, key=leader.ability)
    bonuses, counting = [], []
    for name in ATTRIBUTES:
        entries = [
            e for e in totals.ledger(name) if _is_of(e.source.kind, e.source.id, e.source.place, leader)
        ]
        applied = [entry for entry in entries if entry.applies]
        counting += applied
        if applied:
            bonuses.append(labels.signed(applied[0].amount))
        elif entries:
            bonuses.append(f"({labels.signed(entries[0].amount)})")
        else:
            bonuses.append("")
    ability = f"{labels(f'ability-{best}')} {labels.signed(leader.ability(best))}"
    return Holder(leader.name, " · ".join(_remarks(leader, labels)), ability, tuple(bonuses), bool(counting))


def _is_of(kind: str, role: str, name: str, leader: Leader) -> bool:
    return kind == "leader" and role == leader.role and name == leader.name


def _remarks(leader: Leader, labels: Labels) -> Iterator[str]:
    if leader.player:
        yield labels("remark-player")
    if leader.leadership:
        yield labels("remark-leadership")
    if leader.acting:
        yield labels("remark-acting")
    if leader.lost:
        yield labels("remark-lost")
    elif leader.days < DAYS_OF_DUTY:
        yield labels("remark-days", days=leader.days)


def _adds(role: Role, labels: Labels) -> str:
    abilities = labels.either([labels(f"ability-name-{ability}") for ability in role.abilities])
    if role.multiplier != 1:
        abilities = labels("adds-half", abilities=abilities)
    attributes = labels.either([labels.head("term", name) for name in role.attributes])
    if len(role.attributes) == len(ATTRIBUTES):
        attributes = labels("adds-choice")
    return labels("adds", abilities=abilities, attributes=attributes)


def _vacancy_of(role: Role, rules: Ruleset, labels: Labels) -> str:
    parts = [_vacancy(role.vacancy, labels), *_barred(role, labels)]
    return ", ".join(part for part in parts if part) or "–"


def _vacancy(vacancy: Vacancy, labels: Labels) -> str:
    amounts = ((name, getattr(vacancy, name)) for name in (*ATTRIBUTES, "unrest"))
    return ", ".join(
        f"{labels.head('term', name)}\u00a0{labels.signed(amount)}" for name, amount in amounts if amount
    )


def _barred(role: Role, labels: Labels) -> Iterator[str]:
    """What cannot be done while the role is empty."""
    if role.effects_of(VacancyStopsTaxes):
        yield labels("vacancy-no-taxes")
    if role.effects_of(VacancyStopsHolidays):
        yield labels("vacancy-no-holidays")
    for effect in role.effects_of(VacancyBars):
        things = [labels(f"vacancy-bars-{action}") for action in effect.actions]
        things += [labels.term("improvement", improvement, 2) for improvement in effect.improvements]
        things += [labels.term("edict", edict) for edict in effect.edicts]
        if things:
            yield labels("vacancy-bars", things=", ".join(things))
