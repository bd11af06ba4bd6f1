"""The nearest right name for what a refusal says does not exist."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.actions import Reason, Refusal
from ..engine.actions.gm import CHECKS
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import SettlementNumbers
from ..engine.state import ABILITIES, ATTRIBUTES, Campaign
from ..engine.totals import NAMES
from .faults import nearest


def suggestion(refusal: Refusal, campaign: Campaign, rules: Ruleset) -> str:
    """The name that was probably meant by an action that was refused; "" where none is alike."""
    for reason in refusal.reasons:
        kind = reason.code.removeprefix("no_such_")
        if kind != reason.code and (word := _misspelt(reason, kind)):
            return nearest(word, _known(kind, reason, campaign, rules))
    return ""


def _misspelt(reason: Reason, kind: str) -> str:
    """The parameter that is named like what does not exist; else `name`, `id` or the last one."""
    for name in (kind, "name", "id"):
        if name in reason.parameters:
            return str(reason.parameters[name])
    return str(list(reason.parameters.values())[-1]) if reason.parameters else ""


def _known(kind: str, reason: Reason, campaign: Campaign, rules: Ruleset) -> Iterable[str]:
    match kind:
        case "kingdom":
            return campaign.kingdoms
        case "settlement":
            return campaign.settlements
        case "special":
            return rules.special_terrain
        case "ability":
            return ABILITIES
        case "attribute":
            return ATTRIBUTES
        case "total":
            return (*NAMES, *CHECKS, *SettlementNumbers.names)
        case "level":
            return rules.edicts.get(str(reason.parameters.get("edict", "")), {})
        case "choice":
            ruling = rules.rulings.get(str(reason.parameters.get("ruling", "")))
            return ruling.choices if ruling else ()
        case "building" | "improvement" | "role" | "alignment" | "government" | "ruling" | "event":
            table: Iterable[str] = getattr(rules, f"{kind}s")
            return table
        case "terrain" | "edict":
            return rules.terrain if kind == "terrain" else rules.edicts
    return ()
