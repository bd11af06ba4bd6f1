"""Leadership role skills: ranks in the skill of a role help its holder (IT L1265, Abilità dei Ruoli).

Optional, off by default (setting `role_skills`). Every five ranks add 1, after any halving, as the Leadership
feat does (ruling D46). The seeds name a skill for an Ambassador too, who is no leader (ruling A35).
"""

from __future__ import annotations

from collections.abc import Iterator

from ..ledger import Entry, Source
from ..ruleset import Role, Ruleset
from ..state import Leader

SETTING = "role_skills"
RANKS_PER_POINT = 5  # IT L1267
REF = "IT L1267"


def skill_bonus(leader: Leader, role: Role, rules: Ruleset) -> int:
    """What a leader's ranks in the skill of their role add; 0 while the rule is off."""
    if SETTING not in rules.played or not role.skill:
        return 0
    return leader.ranks // RANKS_PER_POINT


def skill_entries(leader: Leader, role: Role, reason: str, rules: Ruleset) -> Iterator[Entry]:
    """The same as a line, with the reason for which the leader gives nothing (empty: they do)."""
    bonus = skill_bonus(leader, role, rules)
    if bonus:
        counts = (("ranks", leader.ranks), ("per", RANKS_PER_POINT))
        yield Entry(bonus, Source("skill", role.skill, leader.name), REF, not reason, reason, counts)
