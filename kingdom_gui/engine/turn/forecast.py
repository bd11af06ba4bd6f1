"""Playing a month with a table that always answers, so that nothing runs twice: one of many futures."""

from __future__ import annotations

from ..dice import Seeded
from ..patch import Draft
from ..printed import as_played
from ..ruleset import Ruleset
from ..state import Campaign
from .driver import play_all
from .month import advance
from .steps import current


def play_month(campaign: Campaign, kingdom: str, rules: Ruleset) -> Campaign:
    """The campaign at the start of the next month, as the campaign's seed lets the dice fall."""
    rules = as_played(rules, campaign)
    draft = Draft(campaign)
    table = Seeded(campaign.settings.seed, campaign.month)
    while (step := current(draft.campaign.kingdoms[kingdom].turn)) is not None:
        play_all(draft, kingdom, rules, table, step)
    advance(draft, rules, history=False)
    return draft.campaign
