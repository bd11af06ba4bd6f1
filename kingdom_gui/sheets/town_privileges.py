"""What a settlement's buildings allow beyond its numbers, and what they show, for its printed page."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.counts_here import counts_here, is_kingdoms
from ..engine.privileges import army_tactics, special_edict_checks, special_edicts, trade_percent
from ..engine.rule_effects import SkillBonus, SkillUses
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import MODIFIERS, SettlementNumbers
from ..engine.state import Campaign, Settlement
from .labels import Labels

Row = tuple[str, ...]
ORDINARY = 1  # special edict a turn, which every kingdom may issue


def privilege_lines(numbers: SettlementNumbers, rules: Ruleset, labels: Labels) -> Iterator[str]:
    """A line for each: special edicts, tactics, trade, and skills for which a modifier is higher."""
    edicts = special_edicts([numbers], rules).total
    if edicts > ORDINARY:
        checks = special_edict_checks([numbers], edicts, rules).total
        yield labels("special-edicts", count=edicts, checks=labels.signed(checks))
    if tactics := army_tactics(numbers, rules).total:
        yield labels("army-tactics", count=tactics)
    if percent := trade_percent(numbers, rules).total:
        yield labels("trade-percent", percent=percent)
    yield from _skills(numbers, rules, labels)


def kingdoms_lines(campaign: Campaign, numbers: SettlementNumbers, labels: Labels) -> Iterator[str]:
    """Which of the modifiers shown are the kingdom's own, as those are higher (IT L1434): a line, or none."""
    named = []
    for name in MODIFIERS:
        ledger = counts_here(campaign, numbers.settlement.id, name, numbers.rules)
        if is_kingdoms(ledger):
            named.append(
                labels(
                    "kingdoms-modifier",
                    name=labels.head("settlement_modifier", name),
                    amount=labels.signed(ledger.total),
                    own=labels.signed(numbers.total(name)),
                )
            )
    if named:
        yield labels("kingdoms-modifiers", modifiers=", ".join(named))


def _skills(numbers: SettlementNumbers, rules: Ruleset, labels: Labels) -> Iterator[str]:
    """One line for each modifier and group of skills, with what all buildings add together."""
    more: dict[tuple[str, tuple[str, ...]], int] = {}
    uses: dict[tuple[str, tuple[str, ...]], None] = {}
    for building in numbers.effective_buildings():
        for effect in rules.buildings[building.kind].effects:
            if isinstance(effect, SkillBonus):
                key = (effect.modifier, effect.skills)
                more[key] = more.get(key, 0) + effect.amount
            elif isinstance(effect, SkillUses):
                uses[effect.modifier, effect.skills] = None
    for (modifier, skills), amount in more.items():
        name = labels.head("settlement_modifier", modifier)
        yield labels("skill-bonus", name=name, amount=labels.signed(amount), skills=_named(skills, labels))
    for modifier, skills in uses:
        name = labels.head("settlement_modifier", modifier)
        yield labels("skill-uses", name=name, skills=_named(skills, labels))


def _named(skills: tuple[str, ...], labels: Labels) -> str:
    return labels.either([labels(f"skill-of-{skill.replace('_', '-')}") for skill in skills])


def exhibit_rows(settlement: Settlement, labels: Labels) -> list[Row]:
    """What is on show: the thing, the building, whether it is of the kingdom's history, its price in gp."""
    rows: list[Row] = []
    for district in settlement.districts:
        for building in district.buildings:
            for piece in building.exhibits:
                name = piece.name or labels("exhibit-find")
                note = labels("exhibit-historic") if piece.historic else ""
                price = labels.number(piece.price) if piece.price else ""
                rows.append((name, labels.head("building", building.kind), note, price))
    return rows
