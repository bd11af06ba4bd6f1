"""What is at a place of a settlement, in a sentence for status line, tooltip and screen reader."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...document.document import Document
from ...engine.adjacency import unserved
from ...engine.lots import lot_label
from ...engine.state import Building, District, Settlement
from .. import labels, speech
from . import phrases
from .building_facts import facts_of
from .hits import Hit, everything_at
from .placement import record_of
from .service import links_of

translate = QCoreApplication.translate


def describe(document: Document, settlement: str, found: Hit) -> str:
    """One sentence: the place, what stands there and in what state, and whom it serves or is served by."""
    there = document.campaign.settlements.get(settlement)
    if there is None or found.district >= len(there.districts):
        return ""
    district = there.districts[found.district]
    place = _place(found, district)
    buildings = everything_at(district, found)
    if not buildings:
        empty = _empty(found, district)
        return speech.explained(place, empty) if empty else place
    parts = [_building(document, there, district, building) for building in buildings]
    return speech.explained(place, "; ".join(parts))


def state_of(building: Building) -> str:
    """Whether it is planned, damaged, abandoned, an embassy or about to close; empty where it is none."""
    named = {
        "planned": translate("Descriptions", "planned"),
        "damaged": translate("Descriptions", "damaged"),
        "abandoned": translate("Descriptions", "abandoned"),
        "embassy": translate("Descriptions", "another kingdom’s embassy"),
    }
    if building.closes and not building.idle:
        return translate("Descriptions", "closes in month {month}").format(month=building.closes)
    return named.get(building.idle, "")


def serving(document: Document, district: District, building: Building) -> list[str]:
    """Whom a building serves and by whom it is served: "serves the Inn on B1"."""
    names = {other.id: other for other in district.buildings}
    lines = []
    for needy, server in links_of(document, district, building.id):
        other = names.get(needy if server == building.id else server)
        if other is None:
            continue
        name, lot = phrases.building_name(other.kind), lot_label(other.lots[0])
        if server == building.id:
            lines.append(translate("Descriptions", "serves {name} ({lot})").format(name=name, lot=lot))
        else:
            lines.append(translate("Descriptions", "served by {name} ({lot})").format(name=name, lot=lot))
    lacking = unserved(district, document.rules).get(building.id, 0)
    if lacking:
        lines.append(translate("Descriptions", "lacks {count} of its neighbours").format(count=lacking))
    return lines


def _building(document: Document, there: Settlement, district: District, building: Building) -> str:
    name = phrases.building_name(building.kind)
    more = [state for state in (state_of(building),) if state]
    if not building.planned:
        more += [phrases.effects_in_full(record_of(document, building.kind))]
    more += facts_of(document, there, building)
    more += serving(document, district, building)
    return f"{name} ({'; '.join(more)})" if more else name


def _place(found: Hit, district: District) -> str:
    if found.side:
        water = found.side in district.water
        kind = translate("Descriptions", "water") if water else translate("Descriptions", "land")
        side = labels.side(found.side)
        return translate("Descriptions", "{side} side, {kind}").format(side=side, kind=kind)
    if found.lot is not None:
        return translate("Descriptions", "Lot {label}").format(label=lot_label(found.lot))
    return translate("Descriptions", "District {number}").format(number=found.district + 1)


def _empty(found: Hit, district: District) -> str:
    if found.lot is None:
        return ""
    if found.lot in district.blocked:
        return translate("Descriptions", "cannot be used")
    gone = next((wreck for wreck in district.wrecks if found.lot in wreck.left), None)
    if gone is not None:
        name = phrases.building_name(gone.kind)
        return translate("Descriptions", "free; a {name} stood here").format(name=name)
    return translate("Descriptions", "free")
