"""What is said of an expedition: where it goes, how far it has come, and when it is back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..document.document import Document
from ..engine.exploration.itinerary import progress
from ..engine.hexes import HexId
from ..engine.state import Expedition
from . import speech
from .calendar import month_name

translate = QCoreApplication.translate


def goal_of(document: Document, sent: Expedition) -> str:
    """Where it goes."""
    text = translate("ExpeditionsPanel", "To {place}")
    return text.format(place=place_in(document, sent.path[-1]))


def way_of(document: Document, sent: Expedition) -> str:
    """How far they have come, and who goes along."""
    come = progress(sent, document.campaign.month)
    text = translate("ExpeditionsPanel", "in {place}, {done} of {count} hexes")
    place = place_in(document, sent.path[sent.done])
    way = text.format(place=place, done=come.finished, count=come.length)
    roles = [speech.term("role", role) for role in sent.leaders]
    if not roles:
        return way
    return translate("ExpeditionsPanel", "{way}, with {leaders}").format(way=way, leaders=", ".join(roles))


def state_of(document: Document, sent: Expedition) -> str:
    """What is explored, and when they return."""
    campaign = document.campaign
    explored = speech.speaker(campaign).say("expedition_progress", {"count": sent.explored})
    numbered = translate("ExpeditionsPanel", "month {number}")
    last = month_name(campaign, numbered, max(sent.last, campaign.month))
    back = translate("ExpeditionsPanel", "back at the end of {month}").format(month=last)
    return f"{explored} · {back}"


def expedition_lines_at(document: Document, hex_id: HexId) -> list[str]:
    """A line for each expedition of the kingdom at the table that comes through a hex."""
    kingdom = document.kingdom
    return [
        translate("ExpeditionsPanel", "Expedition to {place}: {state}").format(
            place=place_in(document, sent.path[-1]), state=state_of(document, sent)
        )
        for sent in (kingdom.expeditions if kingdom is not None else ())
        if hex_id in sent.path
    ]


def place_in(document: Document, hex_id: HexId) -> str:
    """A settlement by its name, any other hex by its own."""
    campaign = document.campaign
    there = campaign.settlement_at(hex_id)
    return there.name if there is not None else speech.speaker(campaign).hex(hex_id)


__all__ = ["expedition_lines_at", "goal_of", "state_of", "way_of"]
