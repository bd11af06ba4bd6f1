"""What working buildings allow beyond a settlement's numbers: special edicts, tactics, trade, skills.

Each is a ledger, so that the sheet can say where it comes from. None of them changes a total of the kingdom.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from .ledger import Block, Entry, Ledger, Source
from .rule_effects import ArmyTactic, Effect, SkillBonus, SkillUses, SpecialEdicts, TradeIncome
from .ruleset import Ruleset
from .settlement_totals import SettlementNumbers
from .standing import place

SPECIAL_EDICTS = 1  # a turn (IT L1324)
EffectT = TypeVar("EffectT", bound=Effect)


def special_edicts(settlements: Iterable[SettlementNumbers], rules: Ruleset) -> Ledger:
    """How many special edicts a kingdom may issue in a turn: one, or as a building allows (IT L988)."""
    entries = [Entry(SPECIAL_EDICTS, Source("rule", "special_edicts"), "IT L1324")]
    best = _best_court(settlements, rules)
    if best is not None and best[1].count > SPECIAL_EDICTS:
        entry, effect = best
        entries.append(Entry(effect.count - SPECIAL_EDICTS, entry.source, entry.ref))
    return Ledger.of("special_edicts", entries)


def special_edict_checks(settlements: Iterable[SettlementNumbers], issued: int, rules: Ruleset) -> Ledger:
    """What is added to the checks of each special edict in a turn in which so many are issued (IT L988).

    Who issues no more than everybody may suffers nothing.
    """
    best = _best_court(settlements, rules) if issued > SPECIAL_EDICTS else None
    entries = [Entry(best[1].check_modifier, best[0].source, best[0].ref)] if best is not None else []
    return Ledger.of("special_edict_checks", entries)


def army_tactics(settlement: SettlementNumbers, rules: Ruleset) -> Ledger:
    """Tactics that armies and commanders recruited in a settlement know besides their own (IT L590)."""
    return Ledger.of("army_tactics", (entry for entry, _ in _gifts(settlement, ArmyTactic, "count", rules)))


def trade_percent(settlement: SettlementNumbers, rules: Ruleset) -> Ledger:
    """By how many percent trade that departs from a settlement brings in more (IT L1016, ruling E06)."""
    found = list(_gifts(settlement, TradeIncome, "percent", rules))
    entries = [entry for entry, _ in found]
    most = max((effect.percent_max for _, effect in found), default=0)
    over = sum(entry.amount for entry in entries) - most
    if over > 0:
        entries.append(Entry(-over, Source("cap", "trade_percent"), "E06"))
    return Ledger.of("trade_percent", entries)


def skill_modifier(settlement: SettlementNumbers, modifier: str, skill: str, rules: Ruleset) -> Ledger:
    """A settlement modifier as it counts for one skill, with what its buildings add for that skill alone.

    `knowledge` stands for every kind of it: an effect on it reaches `knowledge_arcana` too (IT L572).
    """
    more = [
        entry
        for entry, effect in _gifts(settlement, SkillBonus, "amount", rules)
        if effect.modifier == modifier and _reaches(effect.skills, skill)
    ]
    return Ledger(f"{modifier}.{skill}", (*settlement.ledger(modifier).blocks, Block(tuple(more))))


def skills_using(settlement: SettlementNumbers, modifier: str, rules: Ruleset) -> tuple[str, ...]:
    """Skills that use a settlement modifier here though elsewhere they do not (IT L928)."""
    found: dict[str, None] = {}
    for building in settlement.effective_buildings():
        for effect in rules.buildings[building.kind].effects_of(SkillUses):
            if effect.modifier == modifier:
                found.update(dict.fromkeys(effect.skills))
    return tuple(found)


def _reaches(skills: tuple[str, ...], skill: str) -> bool:
    return any(skill == one or skill.startswith(f"{one}_") for one in skills)


def _best_court(
    settlements: Iterable[SettlementNumbers], rules: Ruleset
) -> tuple[Entry, SpecialEdicts] | None:
    """The building that allows the most special edicts, with the least harm to their checks."""
    found = [pair for one in settlements for pair in _gifts(one, SpecialEdicts, "count", rules)]
    return max(found, key=lambda pair: (pair[1].count, pair[1].check_modifier), default=None)


def _gifts(
    settlement: SettlementNumbers, kind: type[EffectT], amount: str, rules: Ruleset
) -> Iterator[tuple[Entry, EffectT]]:
    """An entry for each effect of a kind that the working buildings of a settlement have."""
    for building in settlement.effective_buildings():
        record = rules.buildings[building.kind]
        for effect in record.effects_of(kind):
            source = Source("building", record.id, place(settlement.settlement.id, building.id))
            yield Entry(int(getattr(effect, amount)), source, record.ref), effect
