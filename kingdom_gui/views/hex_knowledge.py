"""What the players know of a hex, what pins say there, and what lies around it out of sight: for its card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..document.document import Document
from ..engine.hexes import HexId
from ..engine.queries import state_of
from ..engine.state import Hex
from ..engine.waters import watched_by
from . import speech
from .calendar import month_name
from .map_texts import state_name
from .pin_texts import pin_lines_at

translate = QCoreApplication.translate


def knowledge(document: Document, hex_id: HexId, there: Hex) -> list[tuple[str, str]]:
    """Names and values for the card; what says nothing has an empty value."""
    campaign = document.campaign
    owner = campaign.kingdoms.get(campaign.claims.get(hex_id, ""))
    state = state_of(there, owner)
    return [
        (translate("HexKnowledge", "Players"), state_name(state) if state in ("unknown", "seen") else ""),
        (translate("HexKnowledge", "Explored"), _explored(document, there)),
        (translate("HexKnowledge", "Pins"), "\n".join(pin_lines_at(document, hex_id))),
        (translate("HexKnowledge", "Watched"), _watched(document, hex_id)),
        (translate("HexKnowledge", "Above"), _other_level(document, hex_id, 1)),
        (translate("HexKnowledge", "Below"), _other_level(document, hex_id, -1)),
    ]


def _explored(document: Document, there: Hex) -> str:
    """When and by whom, as far as that is known."""
    if not there.explored or not (there.explored_in or there.explored_by):
        return ""
    month = ""
    if there.explored_in:
        name = translate("HexKnowledge", "month {number}")
        month = month_name(document.campaign, name, there.explored_in)
    if not there.explored_by:
        return month
    by = translate("HexKnowledge", "by {name}").format(name=there.explored_by)
    return f"{month}, {by}" if month else by


def _watched(document: Document, hex_id: HexId) -> str:
    """From whose coast open water is watched that nobody has claimed."""
    kingdoms = document.campaign.kingdoms
    names = [kingdoms[key].name for key in watched_by(document.campaign, hex_id) if key in kingdoms]
    if not names:
        return ""
    return translate("HexKnowledge", "from the coast of {names}").format(names=", ".join(names))


def _other_level(document: Document, hex_id: HexId, by: int) -> str:
    """The hex above or below this one."""
    level, q, r = hex_id
    other = (level + by, q, r)
    there = document.campaign.hexes.get(other)
    if there is None:
        return ""
    terrain = speech.capital(speech.term("terrain", there.terrain))
    return f"{terrain} {speech.hex_label(other, document.campaign)}"
