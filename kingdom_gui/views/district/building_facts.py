"""What the plan's marks on a building mean, in words: magic items, half prices still open, price paid."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...document.document import Document
from ...engine.state import Building, Settlement
from .. import speech
from . import phrases
from .marks import halves_of, items_in, marks_of

translate = QCoreApplication.translate


def facts_of(document: Document, settlement: Settlement, building: Building, paid: bool = True) -> list[str]:
    """Short phrases, each to stand on its own: "item slots: 1 of 3 filled: …", "halves the price of: …"."""
    facts = []
    mark = marks_of(document, settlement).get(building.id)
    slots = mark.filled + mark.empty if mark is not None else 0
    if mark is not None and slots:
        count = translate("BuildingFacts", "item slots filled: {filled} of {all}").format(
            filled=mark.filled, all=slots
        )
        names = [speech.item(name, document.campaign) for name in items_in(settlement, building)]
        facts.append(speech.explained(count, ", ".join(names)) if names else count)
    kinds = halves_of(document, settlement).get(building.id, ())
    if kinds:
        names = [phrases.building_name(kind) for kind in kinds]
        facts.append(
            translate("BuildingFacts", "still halves the price of {list}").format(list=", ".join(names))
        )
    if paid and building.paid and not building.planned:
        facts.append(translate("BuildingFacts", "cost {price}").format(price=phrases.bp(building.paid)))
    return facts
