"""What lists say of armies: where they stand, and how long in a month they are in the field."""

from __future__ import annotations

from ..engine.armies import IN_SETTLEMENT, Posted
from ..engine.hexes import place_of
from ..engine.state import Army
from .speaker import Speaker

OPEN = "open"


def where(posted: Posted | None, speaker: Speaker) -> str:
    """Where an army stands: the settlement, the fort and its hex, or the hex; or that it is on no map."""
    if posted is None:
        return speaker.say("army_nowhere")
    there = speaker.campaign.settlement_at(posted.hex) if posted.within == IN_SETTLEMENT else None
    return speaker.say(
        "army_stands",
        {
            "within": posted.within or OPEN,
            "settlement": there.id if there is not None else "",
            "hex": place_of(posted.hex),
        },
    )


def field(army: Army, speaker: Speaker) -> str:
    """How much of a month an army is in the field, or that it is in reserve."""
    return speaker.say("army_field", {"weeks": army.weeks})
