"""Adding to what a kingdom stores: Treasury, Unrest, granary."""

from __future__ import annotations

from msgspec.structs import replace

from .ledger import Entry, Source
from .patch import Draft
from .state import JournalEntry, Stock

ANARCHY = 20  # Unrest at which a kingdom falls into anarchy (IT L251)


def add_to_stock(draft: Draft, kingdom: str, name: str, entry: Entry) -> None:
    """Add an entry to the `treasury`, `unrest` or `granary` of a kingdom.

    Unrest never falls below 0, and what would go below is lost (IT L40, ruling D11); whenever it reaches 20
    anarchy begins (IT L251, ruling D12c).
    """
    record = draft.campaign.kingdoms[kingdom]
    stock: Stock = getattr(record, name).add(entry)
    if name == "unrest" and stock.value < 0:
        stock = stock.add(Entry(-stock.value, Source("floor", "unrest"), "IT L40"))
    draft.put("kingdoms", kingdom, replace(record, **{name: stock}))
    if name == "unrest":
        begin_anarchy(draft, kingdom)


def begin_anarchy(draft: Draft, kingdom: str) -> None:
    """Let a kingdom fall into anarchy where its Unrest says so; not before its paper sheet is typed in."""
    record = draft.campaign.kingdoms[kingdom]
    if record.unrest.value >= ANARCHY and not record.anarchy and not record.typed_in:
        draft.put("kingdoms", kingdom, replace(record, anarchy=True))
        draft.log(JournalEntry("anarchy_began", {}, kingdom))
