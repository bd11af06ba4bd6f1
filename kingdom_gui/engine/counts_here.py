"""A settlement's numbers as they count for whoever rolls there: with the kingdom's own where it is higher."""

from __future__ import annotations

from .ledger import Ledger
from .options import expanded_modifiers
from .ruleset import Ruleset
from .settlement_totals import MODIFIERS, settlement_numbers
from .state import Campaign
from .totals import numbers


def counts_here(campaign: Campaign, settlement: str, name: str, rules: Ruleset) -> Ledger:
    """The ledger of a settlement's number; of a modifier that of the higher one, its own or the kingdom's.

    The other one is a line without effect (IT L1434). Without expanded modifiers, outside of any kingdom or
    in one that nobody plays it is the settlement's own.

    :raises KeyError: for a settlement the campaign does not have, or an unknown name.
    """
    own = settlement_numbers(campaign, settlement, rules)
    if name not in MODIFIERS or expanded_modifiers.SETTING not in own.rules.played:
        return own.ledger(name)
    owner = campaign.kingdoms.get(campaign.claims.get(own.settlement.hex, ""))
    kingdom = numbers(campaign, owner.id, rules) if owner is not None and owner.played else None
    return expanded_modifiers.in_settlement(own, kingdom, name)


def is_kingdoms(ledger: Ledger) -> bool:
    """Whether the ledger of a settlement's modifier is the kingdom's own, which is higher."""
    return any(entry.source.kind == "settlement" and entry.reason == "higher_counts" for entry in ledger)
