"""What the settlement sheet tells besides its numbers: sizes, market, Defense by side, wishes, losses."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ...document.document import Document
from ...engine.state import Settlement
from ...engine.town_sheet import MARKET_CHANCE, Growth, defense_by_side, growth, losses
from ...engine.wishes import wish_list
from .. import labels, speech
from ..calendar import month_name
from ..marking import QT_TRANSLATE_NOOP
from . import phrases

translate = QCoreApplication.translate
MOST_LOSSES = 8
_HOW = {
    "building_destroyed": QT_TRANSLATE_NOOP("SheetNotes", "destroyed"),
    "building_demolished": QT_TRANSLATE_NOOP("SheetNotes", "demolished"),
    "building_abandoned": QT_TRANSLATE_NOOP("SheetNotes", "abandoned"),
}


class Note(NamedTuple):
    """A heading with its lines."""

    heading: str
    lines: tuple[str, ...]


def notes_of(document: Document, settlement: Settlement) -> list[Note]:
    """The notes of a settlement, those that have something to tell."""
    numbers = document.settlement_numbers(settlement.id)
    grown = growth(numbers, document.rules)
    value = labels.grouped(numbers.total("base_value"))
    market = translate(
        "SheetNotes", "Any magic item up to {value} gp is for sale with a chance of {percent}%."
    ).format(value=value, percent=MARKET_CHANCE)
    notes = [
        Note(translate("SheetNotes", "Size"), tuple(_sizes(grown))),
        Note(translate("SheetNotes", "Market"), (market,)),
        Note(translate("SheetNotes", "Defense by side"), tuple(_sides(document, settlement))),
        Note(translate("SheetNotes", "Wish list"), tuple(_wishes(document, settlement))),
        Note(translate("SheetNotes", "Buildings lost"), tuple(_losses(document, settlement))),
    ]
    return [note for note in notes if note.lines]


def _sizes(grown: Growth) -> list[str]:
    lines = []
    if grown.by_lots:
        name = speech.capital(speech.term("settlement_size", grown.by_lots))
        lines.append(
            translate(
                "SheetNotes", "By its lots (optional): {size}, modifiers {modifier}, Danger {danger}"
            ).format(size=name, modifier=labels.signed(grown.modifier), danger=labels.signed(grown.danger))
        )
    if grown.next_size:
        lines.append(
            translate(
                "SheetNotes", "Lots to the next size, {size}: {lots}; the base value may then reach {cap} gp"
            ).format(
                size=speech.term("settlement_size", grown.next_size),
                lots=grown.lots,
                cap=labels.grouped(grown.next_cap),
            )
        )
    if grown.spare:
        lines.append(
            translate("SheetNotes", "The base value may still grow by {value} gp").format(
                value=labels.grouped(grown.spare)
            )
        )
    else:
        lines.append(translate("SheetNotes", "The base value is as high as the size allows"))
    return lines


def _sides(document: Document, settlement: Settlement) -> list[str]:
    several = len(settlement.districts) > 1
    lines = []
    for found in defense_by_side(settlement, document.rules):
        where = speech.capital(labels.side(found.side))
        if several:
            district = translate("Phrases", "district {number}").format(number=found.district + 1)
            where = f"{speech.capital(district)}, {labels.side(found.side)}"
        works = ", ".join(phrases.building_name(kind) for kind in found.kinds)
        lines.append(f"{where} {labels.signed(found.defense)} ({works})")
    return lines


def _wishes(document: Document, settlement: Settlement) -> list[str]:
    kingdom = document.kingdom
    if kingdom is None:
        return []
    wishes = wish_list(document.campaign, kingdom.id, document.rules, settlement.id)
    if not wishes.wishes:
        return []
    last = max(wish.month for wish in wishes.wishes)
    when = month_name(document.campaign, translate("SheetNotes", "month {number}"), last)
    return [
        translate("SheetNotes", "{count} planned: {price}, the last built in {month}").format(
            count=len(wishes.wishes), price=phrases.bp(wishes.total), month=when
        )
    ]


def _losses(document: Document, settlement: Settlement) -> list[str]:
    found = losses(document.campaign, settlement)
    lines = []
    for loss in found[:MOST_LOSSES]:
        when = month_name(document.campaign, translate("SheetNotes", "month {number}"), loss.month)
        how = translate("SheetNotes", _HOW[loss.code])
        cause = speech.term("event", loss.event) if loss.event else loss.note
        why = f"{how}, {cause}" if cause else how
        lines.append(speech.explained(speech.capital(when), f"{phrases.building_name(loss.kind)} ({why})"))
    if len(found) > MOST_LOSSES:
        more = translate("SheetNotes", "and {count} more in the journal")
        lines.append(more.format(count=len(found) - MOST_LOSSES))
    return lines
