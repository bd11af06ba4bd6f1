"""A kingdom without land: one month to claim a hex and found or claim a settlement, or it is destroyed.

IT L348, ruling C08.
"""

from __future__ import annotations

from msgspec.structs import replace

from .patch import Draft
from .state import Campaign, JournalEntry, Kingdom, Turn
from .vassals import fall


def last_month(kingdom: Kingdom) -> int:
    """The month at whose end a kingdom without land is destroyed; 0 for one that has land."""
    return kingdom.landless + 1 if kingdom.landless else 0


def in_last_month(campaign: Campaign, kingdom: Kingdom) -> bool:
    """Whether this month is a kingdom's last chance."""
    return 0 < last_month(kingdom) <= campaign.month and not kingdom.fallen


def close_landless(draft: Draft) -> None:
    """At a month's end destroy kingdoms whose last chance is over; the GM decides on their Treasury."""
    for kingdom in list(draft.campaign.kingdoms.values()):
        if in_last_month(draft.campaign, kingdom):
            month = draft.campaign.month
            draft.put("kingdoms", kingdom.id, replace(kingdom, fallen=month, turn=Turn("done")))
            _tell(draft, "kingdom_fell", kingdom)
            fall(draft, kingdom.id)


def warn_landless(draft: Draft) -> None:
    """At a month's start: tell those whose last chance it is."""
    for kingdom in draft.campaign.kingdoms.values():
        if in_last_month(draft.campaign, kingdom):
            _tell(draft, "last_chance", kingdom)


def _tell(draft: Draft, code: str, kingdom: Kingdom) -> None:
    draft.log(JournalEntry(code, {"kingdom": kingdom.name}, kingdom.id))
