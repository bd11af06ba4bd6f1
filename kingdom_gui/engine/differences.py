"""What a kingdom's main totals were before something was done, and are after it: the journal's figures."""

from __future__ import annotations

from .ruleset import Ruleset
from .state import Campaign
from .totals import numbers

TOLD = (
    "economy", "loyalty", "stability", "unrest", "treasury", "consumption", "control_dc", "size", "granary",
    "fame", "infamy",
)  # fmt: skip
STATE = ("settings", "month", "hexes", "claims", "settlements")  # what totals are reckoned from


def differences(
    before: Campaign, after: Campaign, kingdom: str, rules: Ruleset
) -> dict[str, tuple[int, int]]:
    """The totals of `TOLD` that differ between two campaigns, each before and after.

    Empty for a kingdom that one of them does not have.
    """
    was, now = before.kingdoms.get(kingdom), after.kingdoms.get(kingdom)
    if was is None or now is None:
        return {}
    if was is now and all(getattr(before, name) is getattr(after, name) for name in STATE):
        return {}
    old, new = numbers(before, kingdom, rules), numbers(after, kingdom, rules)
    both = ((name, old.total(name), new.total(name)) for name in TOLD)
    return {name: (a, b) for name, a, b in both if a != b}
