"""How much falls due this month, for the panel's first line."""

from __future__ import annotations

from ...document.document import Document
from ...engine.calendar import due
from .. import speech


def due_this_month(document: Document) -> tuple[int, str]:
    """How many things fall due this month for the kingdom at the table, and what they are in a line.

    Events put ahead are only hinted at, as others may look on.
    """
    from ...words.due import this_month

    campaign = document.campaign
    found = due(campaign, campaign.at_table, document.rules, 0)
    return len(found), this_month(found, speech.speaker(campaign)) if found else ""
