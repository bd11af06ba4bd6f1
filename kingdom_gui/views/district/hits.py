"""What lies under a point of a district's plan."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF

from ...drawing.district import seal_rects
from ...drawing.district_buildings import Parts, badge_rect
from ...drawing.district_layout import DistrictLayout
from ...drawing.district_sides import is_gate, work_rect
from ...engine.ruleset import Ruleset
from ...engine.state import Building, District, Side


class Hit(NamedTuple):
    """A place in a settlement and the building there, if any; neither lot nor side is the district itself."""

    district: int
    lot: int | None = None
    side: Side | None = None
    building: int = 0


def hit(layout: DistrictLayout, index: int, parts: Parts, rules: Ruleset, point: QPointF) -> Hit | None:
    """What is at a point, the topmost first; None outside of the district."""
    if not layout.whole.contains(point):
        return None
    for badge in parts.badges:
        if badge_rect(layout, parts, badge).contains(point):
            return Hit(index, badge.lots[0], None, badge.id)
    gates_first = sorted(parts.sides, key=lambda work: not is_gate(rules.buildings[work.kind]))
    for work in gates_first:
        if work_rect(layout, work, rules.buildings[work.kind]).contains(point):
            return Hit(index, None, work.side or None, work.id)
    for work, seal in zip(parts.wide, seal_rects(layout, len(parts.wide)), strict=True):
        if seal.contains(point):
            return Hit(index, None, None, work.id)
    lot = layout.lot_at(point)
    if lot is not None:
        return Hit(index, lot, None, _owner(parts, lot))
    return Hit(index, None, layout.side_at(point))


def at_lot(parts: Parts, index: int, lot: int) -> Hit:
    """What stands on a lot: the building that takes its ground, else a work that shares it."""
    owner = _owner(parts, lot)
    if not owner:
        owner = next((badge.id for badge in parts.badges if lot in badge.lots), 0)
    return Hit(index, lot, None, owner)


def at_side(parts: Parts, index: int, side: Side) -> Hit:
    """What stands on a side: the last work built there."""
    return Hit(index, None, side, next((work.id for work in reversed(parts.sides) if work.side == side), 0))


def everything_at(district: District, found: Hit) -> list[Building]:
    """All buildings on a hit's lot or side, or of the whole district; the one hit comes first."""
    if found.lot is not None:
        there = [b for b in district.buildings if found.lot in b.lots]
    elif found.side is not None:
        there = [b for b in district.buildings if b.side == found.side]
    else:
        there = [b for b in district.buildings if not b.lots and not b.side]
    return sorted(there, key=lambda building: building.id != found.building)


def _owner(parts: Parts, lot: int) -> int:
    return next((building.id for building in parts.footprints if lot in building.lots), 0)
