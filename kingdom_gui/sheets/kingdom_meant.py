"""Whose sheets are meant where no kingdom is named."""

from __future__ import annotations

from ..engine.state import Campaign, Kingdom


def kingdom_of(campaign: Campaign, kingdom_id: str = "") -> Kingdom | None:
    """The kingdom named, or else the one at the table, or else the only one; none that nobody plays."""
    books = {kingdom.id: kingdom for kingdom in campaign.kingdoms.values() if kingdom.played}
    if kingdom_id:
        return books.get(kingdom_id)
    if campaign.at_table in books or len(books) != 1:
        return books.get(campaign.at_table)
    return next(iter(books.values()))
