"""The rules as a campaign plays them: values that the Italian text prints, where the table keeps to them."""

from __future__ import annotations

from .memo import remembered
from .ruleset import Ruleset, as_printed
from .state import Campaign

SETTING = "printed_values"


def as_played(rules: Ruleset, campaign: Campaign) -> Ruleset:
    """The rules with the printed values the campaign has chosen; the same object where it has chosen none.

    The setting `printed_values` lists records as `table.id` (`buildings.bank`, RULINGS section a).
    """
    chosen = campaign.ruling(SETTING, "")
    return _with_printed(rules, chosen) if chosen else rules


@remembered(8)
def _with_printed(rules: Ruleset, chosen: str) -> Ruleset:
    return as_printed(rules, chosen.split())
