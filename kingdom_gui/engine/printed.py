"""The rules as a campaign plays them: optional rules, printed values, and the table's own rules."""

from __future__ import annotations

from msgspec.structs import replace

from .house.apply import with_house
from .memo import remembered
from .ruleset import Ruleset, as_printed
from .state import Campaign
from .state.house import HouseRule

SETTING = "printed_values"
ON = "on"


def as_played(rules: Ruleset, campaign: Campaign) -> Ruleset:
    """The rules with the printed values, the optional rules and the house rules the campaign has chosen.

    The same object where it has chosen none, and ever the same for the same choices. The rules may be those
    that were read, or what this has given before for any campaign. The setting `printed_values` lists records
    as `table.id` (`buildings.bank`, RULINGS section a); the optional rules in force stand in `played`.
    """
    settings = campaign.settings
    base = rules.base or rules
    chosen = _chosen(base, settings.rulings) if settings.rulings else base
    return _with_house(base, chosen, settings.house) if settings.house else chosen


def printed_rules(rules: Ruleset, campaign: Campaign) -> Ruleset:
    """The rules as the campaign plays them but for its house rules: what those are laid over."""
    base = rules.base or rules
    return _chosen(base, campaign.settings.rulings) if campaign.settings.rulings else base


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
    changed = replace(changed, played=frozenset(played)) if played else changed
    return changed if changed is rules else replace(changed, base=rules)


# By identity: the settings keep the tuple for as long as nobody changes a house rule.
@remembered(8, rests_on=lambda base, chosen, house: (base, chosen, house))
def _with_house(base: Ruleset, chosen: Ruleset, house: tuple[HouseRule, ...]) -> Ruleset:
    return replace(with_house(chosen, house), base=base)
