"""House rules in a campaign file: sound by themselves and over the rules as the campaign plays them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.printed import as_played, printed_rules
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign, Settings
from ..engine.state.house import HouseRule
from .faults import Fault, FaultPath


def house_rule_faults(
    house: Sequence[HouseRule], at: FaultPath, settings: Settings, rules: Ruleset
) -> Iterator[Fault]:
    """Faults of house rules that stand at `at`, over the rules of these settings."""
    if not house:
        return
    from ..engine.house.check import house_faults

    for fault in house_faults(printed_rules(rules, Campaign(settings=settings)), house):
        yield Fault(fault.message, (*at, fault.rule, *fault.field), {**fault.told})


def rules_of(settings: Settings, rules: Ruleset) -> Ruleset:
    """The rules that a file of these settings is checked by; its house rules are sound.

    `rules` may be those of another campaign that is open: its house rules are not this file's.
    """
    return as_played(rules, Campaign(settings=settings)) if settings.house else rules.base or rules
