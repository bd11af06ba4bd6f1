"""The rules as a campaign plays them: optional rules, and values that the Italian text prints."""

from __future__ import annotations

from msgspec.structs import replace

from .memo import remembered
from .ruleset import Ruleset, as_printed
from .state import Campaign

SETTING = "printed_values"
ON = "on"


def as_played(rules: Ruleset, campaign: Campaign) -> Ruleset:
    """The rules with the printed values and the optional rules the campaign has chosen.

    The same object where it has chosen none, and ever the same for the same choices. The setting
    `printed_values` lists records as `table.id` (`buildings.bank`, RULINGS section a); the optional rules in
    force stand in `played`.
    """
    chosen = campaign.settings.rulings
    return _chosen(rules, chosen) if chosen else rules


@remembered(8)
def _chosen(rules: Ruleset, chosen: tuple[tuple[str, str], ...]) -> Ruleset:
    known = dict(chosen)
    played = tuple(
        ruling.id
        for ruling in rules.rulings.values()
        if ruling.optional and known.get(ruling.id, ruling.default) == ON
    )
    printed = known.get(SETTING, "")
    return _variant(rules, printed, played) if printed or played else rules


@remembered(8)
def _variant(rules: Ruleset, printed: str, played: tuple[str, ...]) -> Ruleset:
    changed = as_printed(rules, printed.split())
    return replace(changed, played=frozenset(played)) if played else changed
