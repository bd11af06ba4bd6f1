"""The four sides of a district: land or water, with wall, moat and watergate."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from ..engine.rule_effects import Lotless, SiegeProof
from ..engine.ruleset import Building as Kind
from ..engine.ruleset import Ruleset
from ..engine.state import SIDES_OF_DISTRICT, Building, District, Side
from .building_stamps import paint_stamp, stamp_of
from .district_ink import Ink, faded, mixed, paint_pattern
from .district_layout import BAND, DistrictLayout
from .paper import Paper, Style, width

# In sides of a lot, outward from the town: the wall, then the moat, then the name of the side.
WALL = (0.02, 0.12)
MOAT = (0.16, 0.29)
LABEL = (0.29, BAND)
TOWER = 0.12


def paint_ground(
    painter: QPainter, layout: DistrictLayout, district: District | None, ink: Ink, plain: bool = False
) -> None:
    """The land around the town, and the water on the sides that have it; `plain` without grass and waves."""
    lot = layout.lot
    outline = QPainterPath()
    outline.addRoundedRect(layout.ground, lot * 0.1, lot * 0.1)
    painter.fillPath(outline, ink.land)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    for side in SIDES_OF_DISTRICT if not plain else ():
        paint_pattern(painter, _band(layout, side), "green", faded(ink.muted, 0.32), lot * 0.24)
    wet = QPainterPath()
    for side in district.water if district else ():
        wet.addPolygon(_wedge(layout, side))
        wet.closeSubpath()
    wet = wet.simplified()
    painter.setPen(QPen(ink.wave, lot * 0.025))
    painter.setBrush(ink.water)
    painter.drawPath(wet)
    painter.setClipPath(wet, Qt.ClipOperation.IntersectClip)
    for side in district.water if district and not plain else ():
        paint_pattern(painter, _band(layout, side), "water", faded(ink.wave, 0.7), lot * 0.17)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.line, lot * 0.015))
    painter.drawPath(outline)


def paint_side_works(
    painter: QPainter, layout: DistrictLayout, works_on_sides: Iterable[Building], rules: Ruleset, ink: Ink
) -> None:
    """Walls, moats and gates, each on its side; planned ones are dashed, damaged ones broken."""
    works = [(building, rules.buildings[building.kind]) for building in works_on_sides]
    for building, record in works:
        if record.has(SiegeProof):
            _paint_moat(painter, layout, building, ink)
    for building, record in works:
        if not record.has(SiegeProof) and not is_gate(record):
            _paint_wall(painter, layout, building, ink)
    for building, record in works:
        if is_gate(record):
            paint_badge(painter, gate_rect(layout, _side(building)), building, record, ink)


def is_gate(record: Kind) -> bool:
    """Whether it is set into a wall."""
    return any(effect.place == "wall" for effect in record.effects_of(Lotless))


def gate_rect(layout: DistrictLayout, side: Side) -> QRectF:
    """Where a gate in the wall of a side is drawn."""
    return _box(layout, side, (0.55, 0.95), (-0.13, 0.27))


def work_rect(layout: DistrictLayout, building: Building, record: Kind) -> QRectF:
    """Where a work on a side is drawn, and where the pointer finds it."""
    side = _side(building)
    if is_gate(record):
        return gate_rect(layout, side)
    return _box(layout, side, (-3.4, 3.4), MOAT if record.has(SiegeProof) else (0.0, 0.15))


def paint_badge(painter: QPainter, rect: QRectF, building: Building, record: Kind, ink: Ink) -> None:
    """A round badge with the stamp of a work that takes no ground of its own."""
    painter.setBrush(ink.paper if building.planned else mixed(ink.tint("water"), ink.paper, 0.35))
    style = Qt.PenStyle.DashLine if building.planned else Qt.PenStyle.SolidLine
    painter.setPen(QPen(ink.alarm if building.damaged else ink.ink, rect.width() * 0.045, style))
    painter.drawEllipse(rect)
    inner = rect.adjusted(*(rect.width() * part for part in (0.19, 0.19, -0.19, -0.19)))
    paint_stamp(painter, inner, stamp_of(building.kind, record), ink.muted if building.planned else ink.ink)


def paint_side_names(
    painter: QPainter, layout: DistrictLayout, names: Mapping[Side, str], wet: Collection[Side], ink: Ink
) -> None:
    """A word along each side, such as land or water, reading upwards on the west and down on the east."""
    style = Style(layout.lot * 0.165, italic=True, colour=ink.muted.name())
    for side in SIDES_OF_DISTRICT:
        box = _box(layout, side, (-3.0, 3.0), LABEL)
        painter.save()
        painter.translate(box.center())
        length, depth = box.width(), box.height()
        if side in ("e", "w"):
            painter.rotate(90 if side == "e" else -90)
            length, depth = depth, length
        area = QRectF(-length / 2, -depth / 2, length, depth)
        name = names.get(side, "")
        reach = width(name, style) + layout.lot * 0.12
        plate = QRectF(-reach / 2, -style.size * 0.6, reach, style.size * 1.2)
        if name:
            painter.fillRect(plate, ink.water if side in wet else ink.land)
        # A paper of its own: boxes in a turned frame mean nothing to the page.
        Paper(painter, area).text(area, name, style, "centre", "middle")
        painter.restore()


def _paint_wall(painter: QPainter, layout: DistrictLayout, building: Building, ink: Ink) -> None:
    side, lot = _side(building), layout.lot
    half = layout.town.width() / lot / 2 + sum(WALL) / 2  # to where it meets the next side's
    style = Qt.PenStyle.DashLine if building.planned else Qt.PenStyle.SolidLine
    colour = ink.muted if building.planned else (ink.alarm if building.damaged else ink.edge)
    painter.setPen(QPen(colour, lot * 0.028, style))
    painter.setBrush(ink.paper if building.planned else mixed(ink.tint("works"), ink.paper, 0.25))
    spans = [(-half, -0.42), (0.12, half)] if building.damaged else [(-half, half)]
    for span in spans:
        painter.drawRect(_box(layout, side, span, WALL))
        # Battlements: a short stroke outward every fifth of a lot.
        for number in range(int((span[1] - span[0]) / 0.22)):
            along = span[0] + 0.22 * (number + 0.5)
            tooth = _box(layout, side, (along - 0.045, along + 0.045), (WALL[1], WALL[1] + 0.045))
            painter.fillRect(tooth, colour)
    for along in (-half, 0.0, half):
        if building.damaged and along == 0.0:
            continue
        middle = _box(layout, side, (along, along), ((WALL[0] + WALL[1]) / 2,) * 2).center()
        painter.drawEllipse(middle, lot * TOWER, lot * TOWER)


def _paint_moat(painter: QPainter, layout: DistrictLayout, building: Building, ink: Ink) -> None:
    lot = layout.lot
    half = layout.town.width() / lot / 2
    rect = _box(layout, _side(building), (-half - 0.1, half + 0.1), MOAT)
    style = Qt.PenStyle.DashLine if building.planned else Qt.PenStyle.SolidLine
    painter.setPen(QPen(ink.alarm if building.damaged else ink.edge, lot * 0.018, style))
    painter.setBrush(ink.paper if building.planned else ink.water)
    radius = min(rect.width(), rect.height()) / 2
    painter.drawRoundedRect(rect, radius, radius)
    if not building.planned:
        paint_pattern(painter, rect, "water", ink.wave, lot * 0.1)


def _side(building: Building) -> Side:
    return next(side for side in SIDES_OF_DISTRICT if side == building.side)


def _box(layout: DistrictLayout, side: Side, along: tuple[float, float], out: tuple[float, float]) -> QRectF:
    """A rectangle on a side: `along` it from its middle, `out` from the town, both in sides of a lot."""
    lot, town = layout.lot, layout.town
    low, high = along[0] * lot, along[1] * lot
    near, far = out[0] * lot, out[1] * lot
    if side == "n":
        return QRectF(town.center().x() + low, town.top() - far, high - low, far - near)
    if side == "s":
        return QRectF(town.center().x() + low, town.bottom() + near, high - low, far - near)
    if side == "w":
        return QRectF(town.left() - far, town.center().y() + low, far - near, high - low)
    return QRectF(town.right() + near, town.center().y() + low, far - near, high - low)


def _band(layout: DistrictLayout, side: Side) -> QRectF:
    """The band of a side with the corners."""
    band, ground = layout.side_rect(side), layout.ground
    if side in ("n", "s"):
        return QRectF(ground.left(), band.top(), ground.width(), band.height())
    return band


def _wedge(layout: DistrictLayout, side: Side) -> QPolygonF:
    """The ground of one side with its share of the corners, and a little more."""
    town, ground = layout.town, layout.ground.adjusted(-1, -1, 1, 1)
    inner = [town.topLeft(), town.topRight(), town.bottomRight(), town.bottomLeft()]
    outer = [ground.topLeft(), ground.topRight(), ground.bottomRight(), ground.bottomLeft()]
    start = SIDES_OF_DISTRICT.index(side)
    end = (start + 1) % 4
    return QPolygonF([outer[start], outer[end], inner[end], QPointF(town.center()), inner[start]])
