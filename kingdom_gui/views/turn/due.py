"""How much falls due this month, for the panel's first line."""

from __future__ import annotations

from ...document.document import Document
from ...engine.calendar import due
from ..month_teller import due_this_month as told


def due_this_month(document: Document) -> tuple[int, str]:
    """How many things fall due this month for the kingdom at the table, and what they are in a line."""
    campaign = document.campaign
    count = len(due(campaign, campaign.at_table, document.rules, 0))
    return count, told(document) if count else ""
