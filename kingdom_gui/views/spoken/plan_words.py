"""What a screen reader is told of the lots of a settlement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ...engine.lots import lot_label
from .. import speech
from ..district.descriptions import describe
from ..district.hits import at_lot
from ..district.phrases import building_name, outcome_line
from .voice import ended

if TYPE_CHECKING:
    from ..district.plan_view import PlanView

translate = QCoreApplication.translate


def district_name(district: int) -> str:
    """A district by its place among the others: "District 1"."""
    return translate("Descriptions", "District {number}").format(number=district + 1)


def row_name(row: int) -> str:
    """A row of lots, counted from the north: "Row 1"."""
    return translate("Spoken", "Row {number}").format(number=row + 1)


def lot_name(view: PlanView, district: int, lot: int) -> str:
    """A lot with the building that stands there, or that it is free: "Lot B1: Inn"."""
    there = view.settlement
    if there is None or district >= len(there.districts) or district >= len(view.parts):
        return ""
    found = at_lot(view.parts[district], district, lot)
    building = view.building(found.building) if found.building else None
    if building is None:
        return describe(view.document, view.settlement_id, found)
    place = translate("Descriptions", "Lot {label}").format(label=lot_label(lot))
    return speech.explained(place, building_name(building.kind))


def lot_facts(view: PlanView, district: int, lot: int) -> str:
    """All that is known of a lot, in a sentence."""
    if district >= len(view.parts):
        return ""
    return describe(view.document, view.settlement_id, at_lot(view.parts[district], district, lot))


def at_cursor(view: PlanView) -> str:
    """What is at the cursor of the plans and, with a building in hand, what placing it there would do."""
    if not view.parts:
        return ""
    said = describe(view.document, view.settlement_id, view.keys.hit())
    district = view.keys.cursor.district
    if len(view.parts) > 1:
        said = f"{district_name(district)}. {said}"
    held, spot = view.holding.placement, view.keys.spot()
    if held is not None and spot is not None:
        return f"{ended(outcome_line(held, spot, held.outcome(spot)))} {said}"
    offered = view.offered.at_cursor()
    if offered and view.offered.choosable:
        said = f"{ended(said)} {translate('Spoken', 'Can be chosen with Enter')}"
    return said
