"""What a kingdom without land is told as long as it lasts: by when it needs some, or that it is destroyed."""

from __future__ import annotations

from ..engine.landless import in_last_month
from ..engine.state import Campaign, Kingdom
from . import speech


def notice(campaign: Campaign, kingdom: Kingdom) -> str:
    """A sentence for guide and turn panel; empty for a kingdom with land (IT L348)."""
    if kingdom.fallen:
        code = "kingdom_fell"
    elif in_last_month(campaign, kingdom):
        code = "last_chance"
    else:
        code = "land_gone" if kingdom.landless else ""
    return speech.speaker(campaign).say(code, {"kingdom": kingdom.name}) if code else ""
