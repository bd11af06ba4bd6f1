"""What forms of armies offer: sizes as a table names them, weeks in the field, places to stand."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QWidget

from ..document.document import Document
from ..engine.armies import IN_SETTLEMENT, WEEKS, posts_in
from ..engine.hexes import HexId
from . import speech

translate = QCoreApplication.translate


class Place(NamedTuple):
    """Where an army can stand: a hex, and what it is within there ("": in the open); None: on no map."""

    hex: HexId | None
    within: str = ""


def size_box(parent: QWidget, text: str = "") -> QComboBox:
    """A box for an army's size: one of the usual words, or whatever is typed, such as a number of heads."""
    box = QComboBox(parent)
    box.setEditable(True)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.addItems(
        [
            translate("ArmyFields", "Fine"),
            translate("ArmyFields", "Diminutive"),
            translate("ArmyFields", "Tiny"),
            translate("ArmyFields", "Small"),
            translate("ArmyFields", "Medium"),
            translate("ArmyFields", "Large"),
            translate("ArmyFields", "Huge"),
            translate("ArmyFields", "Gargantuan"),
            translate("ArmyFields", "Colossal"),
        ]
    )
    box.setCurrentIndex(-1)
    box.setEditText(text)
    return box


def weeks_box(parent: QWidget, weeks: int = WEEKS) -> QComboBox:
    """A box for how much of a month an army is in the field."""
    box = QComboBox(parent)
    box.setAccessibleName(translate("ArmyFields", "Weeks of a month in the field"))
    box.addItem(translate("ArmyFields", "all month in the field"), WEEKS)
    for count in range(WEEKS - 1, 1, -1):
        box.addItem(translate("ArmyFields", "{count} weeks in the field").format(count=count), count)
    box.addItem(translate("ArmyFields", "one week in the field"), 1)
    box.addItem(translate("ArmyFields", "in reserve"), 0)
    box.setCurrentIndex(box.findData(weeks))
    return box


def places(document: Document, chosen: tuple[HexId, ...] = ()) -> list[tuple[str, Place]]:
    """Where an army of the kingdom at the table may go, by name: `chosen` hexes of the map first, then the
    kingdom's settlements and forts.
    """
    campaign, kingdom = document.campaign, document.kingdom
    if kingdom is None:
        return []
    found: dict[Place, str] = {}
    for hex_id in chosen:
        found.update((place, name) for name, place in places_in(document, hex_id))
    for settlement in campaign.settlements_of(kingdom.id):
        found.setdefault(Place(settlement.hex, IN_SETTLEMENT), settlement.name)
    for hex_id in campaign.realm(kingdom.id):
        for name, place in places_in(document, hex_id):
            if place.within not in ("", IN_SETTLEMENT):
                found.setdefault(place, name)
    return [(name, place) for place, name in found.items()]


def places_in(document: Document, hex_id: HexId) -> list[tuple[str, Place]]:
    """Where an army may stand in one hex: within what is there, then in the open."""
    campaign = document.campaign
    there = campaign.hexes.get(hex_id)
    if there is None:
        return []
    label = speech.speaker(campaign).hex(hex_id)
    found = []
    settlement = campaign.settlement_at(hex_id)
    if settlement is not None:
        found.append((settlement.name, Place(hex_id, IN_SETTLEMENT)))
    for post in posts_in(there, document.rules):
        name = speech.capital(speech.term("improvement", post))
        found.append((f"{name}, {label}", Place(hex_id, post)))
    found.append((translate("ArmyFields", "{hex}, in the open").format(hex=label), Place(hex_id)))
    return found
