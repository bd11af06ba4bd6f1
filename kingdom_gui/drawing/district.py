"""The plan of one district, drawn on any painter: window, picture or printed page."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ..engine.lots import COLUMNS
from ..engine.ruleset import Ruleset
from ..engine.state import (
    LOTS_PER_DISTRICT,
    LOTS_PER_SIDE,
    SIDES_OF_DISTRICT,
    Building,
    District,
    Settlement,
    Side,
)
from .building_stamps import paint_stamp, stamp_of
from .district_buildings import Parts, paint_blocked, paint_buildings, paint_tints, paint_wreck, parts_of
from .district_ink import Ink, Scheme, faded, ink_of, paint_pattern
from .district_layout import DistrictLayout
from .district_marks import Mark, Marks
from .district_sides import paint_ground, paint_side_names, paint_side_works
from .paper import Paper, Style, width

NOTHING = Parts((), (), (), ())
NO_MARKS: dict[int, Mark] = {}


def plain_name(kind: str) -> str:
    """A building's id as words, for want of a term."""
    return kind.replace("_", " ").title()


class DistrictOptions(NamedTuple):
    """How a plan is drawn.

    `title` stands above it, with `note` in smaller type; `heading` keeps room for them and for the works of
    the whole district. `name_of` turns a building's id into its name; `names` writes them. `land` and
    `water` are the words along the sides, `side_words` replaces them (a blank sheet's boxes to tick).
    `paper` collects the texts that were set, for pages that check them. `marks` are those of its buildings.
    `flat` leaves stamps, patterns and all writing out, for a plan that is but a part of a town.
    """

    scheme: Scheme = "light"
    title: str = ""
    note: str = ""
    heading: bool = True
    names: bool = True
    labels: bool = True
    name_of: Callable[[str], str] = plain_name
    land: str = "land"
    water: str = "water"
    side_words: str = ""
    paper: Paper | None = None
    marks: Marks = NO_MARKS
    flat: bool = False


def paint_district(
    painter: QPainter,
    rect: QRectF,
    settlement: Settlement | None,
    district_index: int,
    rules: Ruleset,
    options: DistrictOptions | None = None,
) -> DistrictLayout:
    """Draw a district as large as fits into `rect` (painter's units) and return where its parts lie.

    Without a settlement the grid is blank, to be filled by hand. Raises `IndexError` for a district that the
    settlement does not have.
    """
    chosen = options or DistrictOptions()
    district = settlement.districts[district_index] if settlement else None
    layout = DistrictLayout(rect, chosen.heading)
    ink = ink_of(chosen.scheme)
    paper = chosen.paper or Paper(painter, rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    parts = parts_of(district, rules) if district else NOTHING
    paint_ground(painter, layout, district, ink, plain=chosen.flat)
    if chosen.flat:
        _paint_town(painter, layout, parts, rules, ink, outlines=False)
        if district is not None:
            paint_blocked(painter, layout, district.blocked, ink)
        paint_tints(painter, layout, parts, rules, ink)
        paint_side_works(painter, layout, parts.sides, rules, ink)
        painter.restore()
        return layout
    paint_side_names(painter, layout, _side_names(district, chosen), district.water if district else (), ink)
    _paint_town(painter, layout, parts, rules, ink)
    if chosen.labels:
        _paint_labels(layout, ink, paper)
    if district is not None:
        paint_blocked(painter, layout, district.blocked, ink)
        for wreck in district.wrecks:
            paint_wreck(painter, layout, wreck, ink)
        name_of = chosen.name_of if chosen.names else None
        paint_buildings(painter, layout, parts, rules, ink, name_of, chosen.marks, paper)
        paint_side_works(painter, layout, parts.sides, rules, ink)
    if chosen.heading:
        _paint_heading(painter, layout, parts, rules, ink, chosen, paper)
    painter.restore()
    return layout


def seal_rects(layout: DistrictLayout, count: int) -> list[QRectF]:
    """Where the seals of the works of the whole district lie: from the right of the heading."""
    head = layout.heading
    size = layout.lot * 0.42
    step = size + layout.lot * 0.1
    top = head.top() + (head.height() - size) / 2
    return [QRectF(head.right() - step * (count - number), top, size, size) for number in range(count)]


def _side_names(district: District | None, options: DistrictOptions) -> dict[Side, str]:
    if options.side_words or district is None:
        return dict.fromkeys(SIDES_OF_DISTRICT, options.side_words)
    return {side: options.water if side in district.water else options.land for side in SIDES_OF_DISTRICT}


def _paint_town(
    painter: QPainter, layout: DistrictLayout, parts: Parts, rules: Ruleset, ink: Ink, outlines: bool = True
) -> None:
    """Streets, the nine blocks, and the outlines of lots still free."""
    lot = layout.lot
    painter.setPen(QPen(ink.line, lot * 0.02))
    painter.setBrush(ink.street)
    painter.drawRect(layout.town)
    if any(_paves(work, rules) for work in parts.wide):
        paint_pattern(painter, layout.town, "works", faded(ink.ink, 0.2), lot * 0.11)
    for block in range(9):
        painter.setPen(QPen(ink.line, lot * 0.016))
        painter.setBrush(ink.block)
        painter.drawRoundedRect(layout.block_rect(block), lot * 0.05, lot * 0.05)
    if not outlines:
        return
    taken = {place for building in parts.footprints for place in building.lots}
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(faded(ink.line, 0.9), lot * 0.014)
    pen.setDashPattern([3, 4])
    painter.setPen(pen)
    for place in range(LOTS_PER_DISTRICT):
        if place not in taken:
            inset = lot * 0.06
            painter.drawRect(layout.lot_rect(place).adjusted(inset, inset, -inset, -inset))


def _paves(building: Building, rules: Ruleset) -> bool:
    """Whether a work of the whole district shows in the streets."""
    return not building.planned and stamp_of(building.kind, rules.buildings[building.kind]) == "cobbles"


def _paint_labels(layout: DistrictLayout, ink: Ink, paper: Paper) -> None:
    """A to F along the north street, 1 to 6 along the west one."""
    lot, town = layout.lot, layout.town
    style = Style(lot * 0.125, colour=ink.muted.name(), family="sans")
    edge = layout.lot_rect(0)
    for place in range(LOTS_PER_SIDE):
        column = layout.lot_rect(place)
        box = QRectF(column.left(), town.top(), lot, edge.top() - town.top())
        paper.text(box, COLUMNS[place], style, "centre", "middle")
        row = layout.lot_rect(place * LOTS_PER_SIDE)
        box = QRectF(town.left(), row.top(), edge.left() - town.left(), lot)
        paper.text(box, str(place + 1), style, "centre", "middle")


def _paint_heading(
    painter: QPainter,
    layout: DistrictLayout,
    parts: Parts,
    rules: Ruleset,
    ink: Ink,
    options: DistrictOptions,
    paper: Paper,
) -> None:
    """The title at the left; at the right a seal for each work of the whole district."""
    lot, head = layout.lot, layout.heading
    seals = seal_rects(layout, len(parts.wide))
    for work, seal in zip(parts.wide, seals, strict=True):
        _paint_seal(painter, seal, work, rules, ink)
    room = (seals[0].left() if seals else head.right()) - head.left() - lot * 0.1
    style = Style(lot * 0.32, bold=True, colour=ink.ink.name())
    line = head.adjusted(lot * 0.04, 0, 0, -lot * 0.04)
    paper.text(
        QRectF(line.left(), line.top(), room * 0.62, line.height()), options.title, style, "left", "middle"
    )
    reach = min(width(options.title, style), room * 0.62) + lot * 0.18 if options.title else 0.0
    note = Style(lot * 0.2, italic=True, colour=ink.muted.name())
    box = QRectF(line.left() + reach, line.top() + lot * 0.05, room - reach, line.height())
    paper.text(box, options.note, note, "left", "middle")


def _paint_seal(painter: QPainter, rect: QRectF, work: Building, rules: Ruleset, ink: Ink) -> None:
    colour = ink.muted if work.planned else ink.alarm if work.damaged else ink.ink
    style = Qt.PenStyle.DashLine if work.planned else Qt.PenStyle.SolidLine
    painter.setPen(QPen(colour, rect.width() * 0.04, style))
    painter.setBrush(ink.paper if work.planned else ink.tint("works"))
    radius = rect.width() * 0.2
    painter.drawRoundedRect(rect, radius, radius)
    inset = rect.width() * 0.16
    inner = rect.adjusted(inset, inset, -inset, -inset)
    paint_stamp(painter, inner, stamp_of(work.kind, rules.buildings[work.kind]), colour)
