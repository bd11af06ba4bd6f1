"""The buildings of a district as footprints with tint, pattern, stamp and name; ghosts, damage and badges."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ..engine.rule_effects import Lotless, SharesLot, WaterBorderSource
from ..engine.ruleset import Building as Kind
from ..engine.ruleset import Ruleset
from ..engine.state import Building, District, Wreck
from .building_stamps import family_of, paint_stamp, stamp_of
from .district_ink import Ink, faded, hatch, mixed, paint_pattern, waves
from .district_layout import DistrictLayout
from .district_marks import Marks, paint_boards, paint_disuse, paint_mark
from .district_sides import paint_badge
from .paper import Paper, Style, fit, width

INSET = 0.035  # of a footprint from the edges of its lots, in sides of a lot
BADGE = 0.31


class Parts(NamedTuple):
    """A district's buildings by the way they are drawn, each in the order of the record."""

    footprints: tuple[Building, ...]  # cover ground
    badges: tuple[Building, ...]  # on a lot, but without ground of their own or on another building's
    sides: tuple[Building, ...]  # walls, moats, gates
    wide: tuple[Building, ...]  # of the whole district, such as sewers


def parts_of(district: District, rules: Ruleset) -> Parts:
    """Sort a district's buildings by the way they are drawn."""
    records = rules.buildings
    hosts = [
        b for b in district.buildings if not (records[b.kind].has(Lotless) or records[b.kind].has(SharesLot))
    ]
    taken = {lot for building in hosts for lot in building.lots}
    footprints: list[Building] = []
    badges: list[Building] = []
    for building in district.buildings:
        if not building.lots:
            continue
        hosted = records[building.kind].has(SharesLot) and not taken.isdisjoint(building.lots)
        (badges if hosted or records[building.kind].has(Lotless) else footprints).append(building)
    return Parts(
        tuple(footprints),
        tuple(badges),
        tuple(b for b in district.buildings if b.side),
        tuple(b for b in district.buildings if not b.lots and not b.side),
    )


def badge_rect(layout: DistrictLayout, parts: Parts, building: Building) -> QRectF:
    """Where a badge lies: in the upper right corner of its lot, a second one to the left of it."""
    ground = layout.lot_rect(building.lots[0])
    beside = [b.id for b in parts.badges if b.lots[0] == building.lots[0]]
    size = layout.lot * BADGE
    place = beside.index(building.id)
    left = ground.right() - size * (place + 1) - layout.lot * 0.02 * place
    return QRectF(left, ground.top(), size, size)


def paint_buildings(
    painter: QPainter,
    layout: DistrictLayout,
    parts: Parts,
    rules: Ruleset,
    ink: Ink,
    name_of: Callable[[str], str] | None,
    marks: Marks,
    paper: Paper,
) -> None:
    """All footprints, then the badges on them. Without `name_of` no names are written."""
    for building in parts.footprints:
        record = rules.buildings[building.kind]
        area = layout.lots_rect(building.lots)
        name = name_of(building.kind) if name_of else ""
        paint_footprint(painter, area, layout.lot, building, record, ink, name, paper)
        if (building.damaged or building.abandoned) and not building.planned:
            paint_disuse(painter, area, layout.lot, building, ink)
        if building.id in marks:
            ground = ink.tint(family_of(building.kind, record))
            paint_mark(painter, area, layout.lot, marks[building.id], ink, ground, paper)
    for building in parts.badges:
        record = rules.buildings[building.kind]
        paint_badge(painter, badge_rect(layout, parts, building), building, record, ink)


def paint_tints(painter: QPainter, layout: DistrictLayout, parts: Parts, rules: Ruleset, ink: Ink) -> None:
    """All footprints as flat colours, where stamps would be too small; out of use is hatched, a plan bare."""
    lot = layout.lot
    for building in parts.footprints:
        record = rules.buildings[building.kind]
        tint = ink.tint(family_of(building.kind, record))
        shape = layout.lots_rect(building.lots)
        painter.setBrush(faded(ink.paper, 0.75) if building.planned else tint)
        style = Qt.PenStyle.DashLine if building.planned else Qt.PenStyle.SolidLine
        painter.setPen(QPen(ink.muted if building.planned else ink.edge, max(lot * 0.05, 0.8), style))
        painter.drawRect(shape)
        if building.idle and not building.planned:
            painter.save()
            painter.setClipRect(shape, Qt.ClipOperation.IntersectClip)
            painter.setPen(QPen(ink.alarm if building.damaged else ink.muted, max(lot * 0.07, 1.0)))
            painter.drawLines(hatch(shape, lot * 0.3))
            painter.restore()


def paint_footprint(
    painter: QPainter,
    area: QRectF,
    lot: float,
    building: Building,
    record: Kind,
    ink: Ink,
    name: str,
    paper: Paper,
) -> None:
    """One building on the ground it covers; `lot` is the side of a lot in the painter's units."""
    inset = INSET * lot
    shape = area.adjusted(inset, inset, -inset, -inset)
    radius = lot * 0.05
    family = family_of(building.kind, record)
    if record.has(WaterBorderSource):
        _paint_channel(painter, area, lot, building, ink)
    elif building.planned:
        _paint_ghost(painter, shape, radius, lot, ink)
    else:
        tint = ink.tint(family)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink.ink, 0.30))  # the shadow that lifts it off the ground
        painter.drawRoundedRect(shape.translated(lot * 0.022, lot * 0.03), radius, radius)
        painter.setBrush(tint)
        painter.setPen(QPen(ink.edge, lot * 0.022))
        painter.drawRoundedRect(shape, radius, radius)
        inner = shape.adjusted(lot * 0.03, lot * 0.03, -lot * 0.03, -lot * 0.03)
        paint_pattern(painter, inner, family, faded(ink.ink, 0.17), lot * 0.13)
    if building.abandoned:
        paint_boards(painter, shape, lot, ink, ink.tint(family))
    if building.damaged:
        _paint_damage(painter, shape, lot, ink)
    ground = ink.paper if building.planned else ink.tint(family)
    if record.has(WaterBorderSource):
        ground = ink.water
    elif building.abandoned:
        ground = mixed(ink.tint(family), ink.paper, 0.5)
    _paint_label(painter, shape, lot, building, record, ink, ground, name, paper)


def paint_wreck(painter: QPainter, layout: DistrictLayout, wreck: Wreck, ink: Ink) -> None:
    """The site of a building that is gone: a broken outline and scattered stones."""
    lot = layout.lot
    for place in wreck.left:
        rect = layout.lot_rect(place).adjusted(lot * 0.12, lot * 0.12, -lot * 0.12, -lot * 0.12)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink.muted, lot * 0.018, Qt.PenStyle.DotLine))
        painter.drawRect(rect)
        painter.setBrush(faded(ink.muted, 0.45))
        painter.setPen(Qt.PenStyle.NoPen)
        for x, y, size in (
            (0.2, 0.7, 0.09),
            (0.42, 0.58, 0.12),
            (0.62, 0.74, 0.08),
            (0.74, 0.5, 0.07),
            (0.3, 0.4, 0.06),
        ):
            stone = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
            _paint_stone(painter, stone, lot * size)


def paint_blocked(painter: QPainter, layout: DistrictLayout, lots: tuple[int, ...], ink: Ink) -> None:
    """Lots that cannot be used, hatched both ways."""
    for place in lots:
        rect = layout.lot_rect(place)
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(faded(ink.muted, 0.6), layout.lot * 0.018))
        painter.drawLines(hatch(rect, layout.lot * 0.16) + hatch(rect, layout.lot * 0.16, rising=False))
        painter.restore()


def _paint_label(
    painter: QPainter,
    shape: QRectF,
    lot: float,
    building: Building,
    record: Kind,
    ink: Ink,
    ground: QColor,
    name: str,
    paper: Paper,
) -> None:
    """The stamp above the name; the stamp alone where there is no name to write."""
    colour = ink.muted if building.planned or building.abandoned else ink.ink
    large = len(building.lots) >= 4
    text = lot * (0.25 if large else 0.2 if len(building.lots) == 2 else 0.182)
    lines = 1 if shape.width() > 1.6 * lot and not large else 2
    stamp = lot * (0.86 if large else 0.43)
    if not name:
        side = min(shape.width(), shape.height()) * 0.6
        box = QRectF(shape.center().x() - side / 2, shape.center().y() - side / 2, side, side)
        paint_stamp(painter, box, stamp_of(building.kind, record), colour, ground)
        return
    style = Style(
        text, bold=large, italic=building.planned or building.abandoned, colour=colour.name(), leading=1.06
    )
    wide = shape.width() - lot * 0.06
    high = text * (style.leading * lines + 0.3)  # room for what hangs below the line
    top = shape.center().y() - (stamp + lot * 0.05 + high) / 2
    if shape.height() < 1.3 * lot:
        top = shape.top() + lot * 0.06
    if record.has(WaterBorderSource):
        stamp, top = 0.0, shape.center().y() - high / 2  # the water itself says what it is
    box = QRectF(shape.center().x() - stamp / 2, top, stamp, stamp)
    under = box.bottom() + lot * 0.02
    area = QRectF(shape.center().x() - wide / 2, under, wide, min(high, shape.bottom() - under))
    _paint_plate(painter, area, style, name, lines, ground)
    if stamp:
        paint_stamp(painter, box, stamp_of(building.kind, record), colour, ground)
    paper.text(area, name, style, "centre", "middle", lines=lines, least=0.62)


def _paint_plate(
    painter: QPainter, area: QRectF, style: Style, name: str, lines: int, ground: QColor
) -> None:
    """Quiet ground under a name, as large as the name, so that no pattern runs through it."""
    fitted = fit(name, style, area.width(), area.height(), lines, 0.62)
    wide = max(width(line, fitted.style) for line in fitted.lines) + style.size * 0.5
    wide = min(wide, area.width())  # or it would cover the outline
    rect = QRectF(area.center().x() - wide / 2, area.center().y() - fitted.height / 2, wide, fitted.height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ground, 0.86))
    painter.drawRoundedRect(rect, style.size * 0.3, style.size * 0.3)


def _paint_ghost(painter: QPainter, shape: QRectF, radius: float, lot: float, ink: Ink) -> None:
    """A planned building: bare paper, wide hatching and a dashed outline."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ink.paper, 0.75))
    painter.drawRoundedRect(shape, radius, radius)
    painter.save()
    painter.setClipRect(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(ink.ink, 0.22), lot * 0.02))
    painter.drawLines(hatch(shape, lot * 0.2))
    painter.restore()
    pen = QPen(ink.muted, lot * 0.026)
    pen.setDashPattern([3.5, 2.5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(shape, radius, radius)


def _paint_channel(painter: QPainter, area: QRectF, lot: float, building: Building, ink: Ink) -> None:
    """A waterway: water from edge to edge of its lots, without a roof's shadow."""
    painter.save()
    painter.setPen(
        QPen(ink.wave, lot * 0.03, Qt.PenStyle.DashLine if building.planned else Qt.PenStyle.SolidLine)
    )
    painter.setBrush(faded(ink.water, 0.4 if building.planned else 1.0))
    painter.drawRoundedRect(area, lot * 0.16, lot * 0.16)
    painter.setClipRect(
        area.adjusted(lot * 0.05, lot * 0.05, -lot * 0.05, -lot * 0.05), Qt.ClipOperation.IntersectClip
    )
    painter.setPen(QPen(faded(ink.wave, 0.7), lot * 0.016))
    painter.drawLines(waves(area, lot * 0.17))
    painter.restore()


def _paint_damage(painter: QPainter, shape: QRectF, lot: float, ink: Ink) -> None:
    """A jagged crack from corner to corner and a notch, in the colour of alarm."""
    painter.setBrush(faded(mixed(ink.alarm, ink.paper, 0.3), 0.16))
    painter.setPen(QPen(ink.alarm, lot * 0.03))
    painter.drawRoundedRect(shape, lot * 0.05, lot * 0.05)
    steps = ((0.0, 0.03), (0.13, 0.12), (0.08, 0.22), (0.02, 0.36))
    for flip in (False, True):
        points = []
        for x, y in steps:
            across, down = x * lot * 1.4, y * lot * 1.4
            points.append(
                QPointF(shape.right() - across, shape.bottom() - down)
                if flip
                else QPointF(shape.left() + across, shape.top() + down)
            )
        painter.setPen(QPen(ink.alarm, lot * 0.045, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF(points))


def _paint_stone(painter: QPainter, centre: QPointF, size: float) -> None:
    corners = ((-1, 0.3), (-0.5, -0.7), (0.4, -0.9), (1, 0.1), (0.4, 0.7))
    painter.drawPolygon(
        QPolygonF([QPointF(centre.x() + x * size, centre.y() + y * size) for x, y in corners])
    )
