"""`decide`: what would come of something a GM does. `every` lists all that can be done."""

from __future__ import annotations

from ..ruleset import Ruleset
from ..state import Campaign
from .base import RULES, Action, Change, Reason, Refusal
from .decision import decide_registered


def decide(action: Action, campaign: Campaign, rules: Ruleset) -> Change | Refusal:
    """What an action would do to a campaign, or why not. Never changes anything itself.

    The larger families are loaded when one of them is first decided.
    """
    if type(action) not in RULES:
        from . import build_change, build_place, dedicate, month  # noqa: F401 - they register
    return decide_registered(action, campaign, rules)


__all__ = ["Action", "Change", "Reason", "Refusal", "decide"]
