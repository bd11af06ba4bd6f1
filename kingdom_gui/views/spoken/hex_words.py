"""What a screen reader is told of the hex at the map's cursor, and what the tool would do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ...document.document import Document
from ...engine.actions import Change, Refusal
from ...engine.armies import on_the_map
from ...engine.hexes import HexId
from ...engine.state import Hex
from .. import speech
from .voice import ended

if TYPE_CHECKING:
    from ..map.map_view import MapView

translate = QCoreApplication.translate


def describe_hex(document: Document, hex_id: HexId) -> str:
    """One sentence: label and name, terrain, whose it is, what stands there and how far it is known."""
    campaign = document.campaign
    label = speech.hex_label(hex_id, campaign)
    there = campaign.hexes.get(hex_id)
    if there is None:
        return speech.explained(label, translate("Spoken", "beyond the map"))
    place = f"{label} {there.name}".strip()
    facts = [speech.term("terrain", there.terrain), _owner(document, hex_id)]
    settlement = campaign.settlement_at(hex_id)
    if settlement is not None:
        facts.append(translate("Spoken", "settlement {name}").format(name=settlement.name))
    facts += [speech.term("improvement", kind) for kind in there.improvements]
    facts += [speech.term("special_terrain", special.kind) for special in there.special]
    facts += _water(there)
    here = [one for one in on_the_map(campaign, document.rules) if one.hex == hex_id]
    facts += [translate("Spoken", "army {name}").format(name=one.army.name) for one in here]
    facts.append(_known(there))
    return speech.explained(place, ", ".join(fact for fact in facts if fact))


def at_cursor(view: MapView) -> str:
    """The hex at the map's cursor, whether it is selected or can be chosen, and what the tool would do."""
    hex_id = view.cursor_hex()
    parts = [describe_hex(view.document, hex_id)]
    if hex_id in view.selected():
        parts.append(translate("Spoken", "Selected"))
    if hex_id in view.offered.marks:
        face = view.offered.marks[hex_id]
        can = translate("Spoken", "Can be chosen with Enter")
        parts.append(f"{face}: {can}" if face else can)
    parts.append(outlook(view, hex_id))
    return " ".join(ended(part) for part in parts if part)


def outlook(view: MapView, hex_id: HexId) -> str:
    """What the tool in hand would do on a hex and at what price, or why it cannot; empty for no deed."""
    wish = view.tool.wish(view, hex_id)
    if wish is None:
        return ""
    outcome = view.document.check(wish)
    campaign = view.document.campaign
    if isinstance(outcome, Refusal):
        return speech.explained(
            translate("Spoken", "Not possible here"), speech.reasons(outcome.reasons, campaign)
        )
    if not isinstance(outcome, Change):
        return ""
    can = translate("Spoken", "Possible here")
    price = outcome.price.total
    return speech.explained(can, translate("MapMenu", "{count} BP").format(count=price)) if price else can


def _owner(document: Document, hex_id: HexId) -> str:
    campaign = document.campaign
    owner = campaign.kingdoms.get(campaign.claims.get(hex_id, ""))
    if owner is None:
        return translate("HexCard", "unclaimed")
    return translate("Spoken", "held by {name}").format(name=owner.name)


def _water(there: Hex) -> list[str]:
    named = (
        (there.coast, translate("HexCard", "coast")),
        (there.lake, translate("HexCard", "lake")),
        (there.river, translate("HexCard", "river")),
    )
    return [name for has, name in named if has]


def _known(there: Hex) -> str:
    if not there.explored:
        return translate("HexCard", "not explored")
    if there.cleared:
        return translate("HexCard", "explored and cleared")
    return translate("HexCard", "explored, not cleared")
