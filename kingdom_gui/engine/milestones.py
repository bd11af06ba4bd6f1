"""Experience points for what a kingdom reaches the first time (IT L536-548)."""

from __future__ import annotations

from msgspec.structs import replace

from .patch import Draft
from .ruleset import Milestone, Ruleset
from .state import JournalEntry, Kingdom
from .totals import Numbers, numbers


def award(draft: Draft, kingdom: str, rules: Ruleset) -> int:
    """Note the milestones newly reached, each once for ever; the experience points they bring together."""
    record = draft.campaign.kingdoms[kingdom]
    now = numbers(draft.campaign, kingdom, rules)
    new = [m for m in rules.milestones.values() if m.id not in record.milestones and _reached(m, record, now)]
    for milestone in new:
        draft.log(JournalEntry("milestone", {"milestone": milestone.id, "xp": milestone.xp}, kingdom))
    if new:
        reached = tuple(sorted((*record.milestones, *(m.id for m in new))))
        draft.put("kingdoms", kingdom, replace(record, milestones=reached))
    return sum(milestone.xp for milestone in new)


def reached(kingdom: Kingdom, now: Numbers, rules: Ruleset) -> tuple[str, ...]:
    """The milestones a kingdom has reached: those of a running kingdom were awarded on its paper sheet."""
    return tuple(sorted(m.id for m in rules.milestones.values() if _reached(m, kingdom, now)))


def earned(kingdom: Kingdom, rules: Ruleset) -> int:
    """All experience points a kingdom's milestones have brought."""
    return sum(m.xp for m in rules.milestones.values() if m.id in kingdom.milestones)


def _reached(milestone: Milestone, kingdom: Kingdom, now: Numbers) -> bool:
    if milestone.mark == "kingdom_founded":
        return bool(now.realm)
    if milestone.mark == "capital_founded":
        return any(s.settlement.id == kingdom.capital and s.total("lots") for s in now.settlements)
    if milestone.mark == "size":
        return now.total("size") >= milestone.at
    return any(s.total("lots") >= milestone.at for s in now.settlements)
