"""What leaders give, and what empty roles take (IT L57, Ruoli di Autorità)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from .ledger import Block, Entry, Source
from .memo import remembered
from .options.role_skills import skill_bonus, skill_entries
from .rule_effects import ChoosesAttributes, StandsInFor, VacancyBars, VacancyStopsHolidays, VacancyStopsTaxes
from .ruleset import Role, Ruleset
from .state import ATTRIBUTES, Kingdom, Leader, Stage

DAYS_OF_DUTY = 7
IN_FORCE = ""  # why a vacancy costs nothing: for no reason
STANDS_IN = "stand_in"


def holders(kingdom: Kingdom, role: str) -> list[Leader]:
    """Who holds a role, on duty or not; married Rulers are two."""
    return [leader for leader in kingdom.leaders if leader.role == role]


def neglects(leader: Leader) -> bool:
    """Whether a leader has done fewer than seven days of duty (IT L61)."""
    return leader.days < DAYS_OF_DUTY


def counts_absences(kingdom: Kingdom) -> bool:
    """Whether neglected duties and this month's losses count now: in the Upkeep that follows (ruling E09)."""
    return kingdom.turn.phase == "upkeep"


def idle_now(kingdom: Kingdom) -> bool:
    """Whether it makes a difference to the leaders that it is Upkeep now."""
    return counts_absences(kingdom) and any(x.lost or x.days < DAYS_OF_DUTY for x in kingdom.leaders)


def why_idle(kingdom: Kingdom, leader: Leader, upkeep: bool) -> str:
    """Why a leader gives nothing now; empty where they serve.

    Who dies or is disabled gives nothing from that day on (IT L66). Duties count in the Upkeep after the
    month in which they were neglected: `upkeep` says whether that is now.
    """
    if leader.lost:
        return "leader_lost"
    if upkeep and neglects(leader):
        return "duties_neglected"
    return "handed_over" if leader.role in kingdom.handover else ""


def serving(kingdom: Kingdom, role: str) -> list[Leader]:
    """Who holds a role and serves in it now."""
    upkeep = counts_absences(kingdom)
    return [leader for leader in holders(kingdom, role) if not why_idle(kingdom, leader, upkeep)]


def is_filled(kingdom: Kingdom, role: str) -> bool:
    """Whether somebody holds the role, has taken it over, and does their duty (IT L60, L63)."""
    return bool(serving(kingdom, role))


def stand_in(kingdom: Kingdom, role: str, rules: Ruleset, upkeep: bool | None = None) -> Leader | None:
    """Who acts in an empty role this turn without its benefit: a Consort or an Heir for the Ruler (IT
    L86).
    """
    now = counts_absences(kingdom) if upkeep is None else upkeep
    for leader in kingdom.leaders:
        if not leader.acting or why_idle(kingdom, leader, now):
            continue
        if any(effect.role == role for effect in _stands_in(leader, rules)):
            return leader
    return None


def vacancies(
    kingdom: Kingdom, size: int, softened: bool, grace: bool, upkeep: bool, rules: Ruleset
) -> dict[str, str]:
    """The empty roles, each with why its penalty is not in force; `IN_FORCE` where it is.

    `softened` and `grace` are the settings `short_absence` and `vacancy_grace`; `upkeep` says whether what
    was neglected counts now.
    """
    found: dict[str, str] = {}
    for role in rules.roles:
        idle = [(leader, why_idle(kingdom, leader, upkeep)) for leader in holders(kingdom, role)]
        if not idle or all(why for _, why in idle):
            found[role] = _spared(kingdom, role, idle, softened, upkeep, rules)
    if grace:
        found |= _respite(found, size, rules)
    return found


def _spared(
    kingdom: Kingdom, role: str, idle: list[tuple[Leader, str]], softened: bool, upkeep: bool, rules: Ruleset
) -> str:
    """Why an empty role costs nothing; `IN_FORCE` where it does."""
    if kingdom.stage == "founding":
        return "founding"
    if softened and any(why == "duties_neglected" and leader.days > 0 for leader, why in idle):
        return "absence_softened"
    if not upkeep and any(leader.lost in ("dead", "disabled") for leader, _ in idle):
        return "lost_this_month"
    return IN_FORCE if stand_in(kingdom, role, rules, upkeep) is None else STANDS_IN


def _respite(found: Mapping[str, str], size: int, rules: Ruleset) -> dict[str, str]:
    """What a young kingdom is spared by setting: it need fill one role for each hex (dispute D27).

    Roles that are held count toward that number. Of the empty ones the Ruler's counts first, then the others
    in the order of the rules.
    """
    costly = [role.id for role in sorted(rules.roles.values(), key=lambda r: not r.required) if _costs(role)]
    empty = [role for role in costly if found.get(role) == IN_FORCE]
    owed = max(0, size - (len(costly) - len(empty)))
    return dict.fromkeys(empty[owed:], "vacancy_grace")


def _costs(role: Role) -> bool:
    """Whether anything is lost while a role is empty."""
    amounts = (role.vacancy.unrest, *(getattr(role.vacancy, name) for name in ATTRIBUTES))
    barred = (VacancyBars, VacancyStopsHolidays, VacancyStopsTaxes)
    return any(amounts) or any(isinstance(effect, barred) for effect in role.effects)


def attribute_count(role: Role, size: int) -> int:
    """How many kingdom attributes a holder adds to: one, or for the Ruler up to three by Size (IT L74)."""
    counts = [
        row.count for e in role.effects_of(ChoosesAttributes) for row in e.counts if size >= row.size_min
    ]
    return max(counts, default=1)


def benefit(leader: Leader, role: Role, rules: Ruleset) -> int:
    """All that a leader adds to each of their attributes, by the rules as played."""
    return by_ability(leader, role) + skill_bonus(leader, role, rules)


def by_ability(leader: Leader, role: Role) -> int:
    """What a leader adds: the best of the role's abilities, halved where the role says so, +1 for Leadership.

    Halves are rounded down (rulings D03, D46): Charisma -1 gives a Consort -1.
    """
    best = max(leader.ability(ability) for ability in role.abilities)
    return int(best * role.multiplier // 1) + (1 if leader.leadership else 0)


def chosen_attributes(leader: Leader, role: Role) -> tuple[str, ...]:
    """The attributes a leader adds to, in the order chosen; roles without a choice have one."""
    if len(role.attributes) == 1:
        return role.attributes
    chosen = tuple(a for a in leader.attributes if a in role.attributes)
    return chosen or (role.attributes[0],)


def begin_duties(kingdom: Kingdom, rules: Ruleset) -> Kingdom:
    """The leaders at the start of an Edict phase (IT L67, ruling E09).

    Days of duty count anew, who died is gone, who is still disabled is away until they return or somebody
    takes their place, handed over roles are in new hands, and nobody acts for a Ruler who is there.
    """
    if not kingdom.handover and not any(x.lost or x.acting or neglects(x) for x in kingdom.leaders):
        return kingdom
    left = tuple(
        replace(leader, days=max(leader.days, DAYS_OF_DUTY), lost="away" if leader.lost else "")
        for leader in kingdom.leaders
        if leader.lost != "dead"
    )
    there = {leader.role for leader in left if not leader.lost}
    leaders = tuple(
        replace(x, acting=False) if any(e.role in there for e in _stands_in(x, rules)) else x for x in left
    )
    return replace(kingdom, leaders=leaders, handover=())


def _stands_in(leader: Leader, rules: Ruleset) -> tuple[StandsInFor, ...]:
    return tuple(rules.roles[leader.role].effects_of(StandsInFor))


class Leadership(NamedTuple):
    """What leaders give and empty roles take.

    `blocks` hold every leader's benefit and every vacancy for each attribute, those without effect included;
    under `unrest` what empty roles add in the Upkeep, this one or the next. `vacancies` are the empty roles,
    each with why that costs nothing (see the function).
    """

    blocks: Mapping[str, Block]
    vacancies: Mapping[str, str]


@remembered(64)
def leadership(
    leaders: tuple[Leader, ...],
    handover: tuple[str, ...],
    stage: Stage,
    size: int,
    softened: bool,
    grace: bool,
    upkeep: bool,
    rules: Ruleset,
) -> Leadership:
    """What leaders and vacancies of a kingdom of so many hexes come to, by its settings (see `vacancies`)."""
    kingdom = Kingdom("", "", stage=stage, leaders=leaders, handover=handover)
    ahead = vacancies(kingdom, size, softened, grace, True, rules)
    now = ahead if upkeep else vacancies(kingdom, size, softened, grace, False, rules)
    found: dict[str, list[Entry]] = {"unrest": []}
    for role in rules.roles.values():
        if role.vacancy.unrest and role.id in ahead:
            why = ahead[role.id]
            lost = Entry(role.vacancy.unrest, Source("vacancy", role.id), role.ref, not why, why)
            found["unrest"].append(lost)
        for attribute, entry in (*_benefits(kingdom, role, size, upkeep, rules), *_vacancy(role, now)):
            found.setdefault(attribute, []).append(entry)
    return Leadership({name: Block(tuple(entries)) for name, entries in found.items()}, now)


def _benefits(
    kingdom: Kingdom, role: Role, size: int, upkeep: bool, rules: Ruleset
) -> Iterator[tuple[str, Entry]]:
    allowed = attribute_count(role, size)
    for leader in holders(kingdom, role.id):
        source = Source("leader", role.id, leader.name)
        amount = by_ability(leader, role)
        idle = why_idle(kingdom, leader, upkeep)
        for number, attribute in enumerate(chosen_attributes(leader, role)):
            reason = idle or ("" if number < allowed else "size_too_small")
            yield attribute, Entry(amount, source, role.ref, not reason, reason)
            for skilled in skill_entries(leader, role, reason, rules):
                yield attribute, skilled


def _vacancy(role: Role, empty: Mapping[str, str]) -> Iterator[tuple[str, Entry]]:
    if role.id not in empty:
        return
    why = empty[role.id]
    for attribute in ATTRIBUTES:
        amount: int = getattr(role.vacancy, attribute)
        if amount:
            yield attribute, Entry(amount, Source("vacancy", role.id), role.ref, not why, why)
