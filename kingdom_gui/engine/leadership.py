"""What leaders give, and what empty roles take (IT L57, Ruoli di Autorità)."""

from __future__ import annotations

from collections.abc import Iterator

from .ledger import Block, Entry, Source
from .memo import remembered
from .rule_effects import ChoosesAttributes, StandsInFor
from .ruleset import Role, Ruleset
from .state import ATTRIBUTES, Kingdom, Leader, Stage

DAYS_OF_DUTY = 7


def holders(kingdom: Kingdom, role: str) -> list[Leader]:
    """Who holds a role, on duty or not; married Rulers are two."""
    return [leader for leader in kingdom.leaders if leader.role == role]


def is_filled(kingdom: Kingdom, role: str) -> bool:
    """Whether somebody holds the role, has taken it over, and does seven days of duty (IT L60, L63)."""
    return role not in kingdom.handover and any(
        leader.days >= DAYS_OF_DUTY for leader in holders(kingdom, role)
    )


def stand_in(kingdom: Kingdom, role: str, rules: Ruleset) -> Leader | None:
    """Who acts in an empty role this turn without its benefit: a Consort or an Heir for the Ruler (IT
    L86).
    """
    for leader in kingdom.leaders:
        effects = rules.roles[leader.role].effects_of(StandsInFor)
        if leader.acting and leader.days >= DAYS_OF_DUTY and any(e.role == role for e in effects):
            return leader
    return None


def is_vacant(kingdom: Kingdom, role: str, rules: Ruleset) -> bool:
    """Whether the role's vacancy penalty is in force: empty, with nobody standing in, and the reign begun."""
    if kingdom.stage == "founding" or is_filled(kingdom, role):
        return False
    return stand_in(kingdom, role, rules) is None


def attribute_count(role: Role, size: int) -> int:
    """How many kingdom attributes a holder adds to: one, or for the Ruler up to three by Size (IT L74)."""
    counts = [
        row.count for e in role.effects_of(ChoosesAttributes) for row in e.counts if size >= row.size_min
    ]
    return max(counts, default=1)


def benefit(leader: Leader, role: Role) -> int:
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


@remembered(64)
def leader_blocks(
    leaders: tuple[Leader, ...], handover: tuple[str, ...], founding: bool, size: int, rules: Ruleset
) -> dict[str, Block]:
    """For each attribute every leader's benefit and every vacancy, those without effect included.

    Under `unrest` stands what empty roles add in each Upkeep.
    """
    stage: Stage = "founding" if founding else "reigning"
    kingdom = Kingdom("", "", stage=stage, leaders=leaders, handover=handover)
    found: dict[str, list[Entry]] = {"unrest": list(vacancy_unrest(kingdom, rules))}
    for role in rules.roles.values():
        for attribute, entry in (*_benefits(kingdom, role, size), *_vacancy(kingdom, role, rules)):
            found.setdefault(attribute, []).append(entry)
    return {name: Block(tuple(entries)) for name, entries in found.items()}


def vacancy_unrest(kingdom: Kingdom, rules: Ruleset) -> Iterator[Entry]:
    """Unrest that empty roles add in each Upkeep (IT L68)."""
    for role in rules.roles.values():
        if role.vacancy.unrest and not is_filled(kingdom, role.id):
            reason = _spared(kingdom, role, rules)
            yield Entry(role.vacancy.unrest, Source("vacancy", role.id), role.ref, not reason, reason)


def _benefits(kingdom: Kingdom, role: Role, size: int) -> Iterator[tuple[str, Entry]]:
    allowed = attribute_count(role, size)
    for leader in holders(kingdom, role.id):
        source = Source("leader", role.id, leader.name)
        amount = benefit(leader, role)
        for number, attribute in enumerate(chosen_attributes(leader, role)):
            reason = "" if number < allowed else "size_too_small"
            if leader.days < DAYS_OF_DUTY:
                reason = "duties_neglected"
            elif role.id in kingdom.handover:
                reason = "handed_over"
            yield attribute, Entry(amount, source, role.ref, not reason, reason)


def _vacancy(kingdom: Kingdom, role: Role, rules: Ruleset) -> Iterator[tuple[str, Entry]]:
    if is_filled(kingdom, role.id):
        return
    reason = _spared(kingdom, role, rules)
    for attribute in ATTRIBUTES:
        amount: int = getattr(role.vacancy, attribute)
        if amount:
            yield attribute, Entry(amount, Source("vacancy", role.id), role.ref, not reason, reason)


def _spared(kingdom: Kingdom, role: Role, rules: Ruleset) -> str:
    if kingdom.stage == "founding":
        return "founding"
    return "stand_in" if stand_in(kingdom, role.id, rules) else ""
