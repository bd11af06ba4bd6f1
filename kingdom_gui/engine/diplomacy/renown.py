"""Fame and Infamy that diplomacy brings: lasting changes to a kingdom's totals (IT L1362-1364)."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Source
from ..patch import Draft
from ..state import Modifier

KIND = "envoy"  # of the source; its id is the errand or the deed, its place the other kingdom


def change_renown(draft: Draft, kingdom: str, target: str, amount: int, what: str, other: str) -> None:
    """Change the Fame or Infamy of a kingdom for good; of a neighbour, whose books nobody keeps, nothing."""
    record = draft.campaign.kingdoms[kingdom]
    if not amount or not record.played:
        return
    source = Source(KIND, what, other)
    modifier = Modifier(draft.next_id(), target, amount, source, draft.campaign.month)
    record = draft.campaign.kingdoms[kingdom]
    draft.put("kingdoms", kingdom, replace(record, modifiers=(*record.modifiers, modifier)))
