"""What is painted over a plan and changes with the pointer: lit lots, the ghost, the cursor, links."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from ...drawing.building_stamps import family_of, paint_stamp, stamp_of
from ...drawing.contrast import letters_on
from ...drawing.district_buildings import Parts
from ...drawing.district_ink import Ink, faded, hatch
from ...drawing.district_layout import DistrictLayout
from ...engine.ruleset import Building as Kind
from ...engine.state import LOTS_PER_DISTRICT, SIDES_OF_DISTRICT, Side
from .placement import Legal, Spot


class Ghost(NamedTuple):
    """A building held over the plan: what, where, whether it may go there, and its price as text."""

    kind: Kind
    spot: Spot
    lawful: bool
    price: str


def paint_legal(
    painter: QPainter, layout: DistrictLayout, parts: Parts, legal: Legal, ground: str, ink: Ink
) -> None:
    """Light what is lawful, hatch what is not; a building that is out of bounds is hatched as a whole."""
    lot = layout.lot
    if ground == "lots":
        barred = [b.lots for b in parts.footprints if not legal.lots.intersection(b.lots)]
        covered = {place for lots in barred for place in lots}
        areas = [(layout.lots_rect(lots), False) for lots in barred]
        rest = (place for place in range(LOTS_PER_DISTRICT) if place not in covered)
        areas += [(layout.lot_rect(place), place in legal.lots) for place in rest]
    elif ground == "side":
        areas = [(layout.side_rect(side), side in legal.sides) for side in SIDES_OF_DISTRICT]
    else:
        areas = [(layout.ground, legal.anywhere)]
    for area, lawful in areas:
        _paint_verdict(painter, area, lawful, lot, ink)


def paint_ghost(painter: QPainter, layout: DistrictLayout, ghost: Ghost, ink: Ink) -> None:
    """The true footprint at its spot, with stamp, verdict and price."""
    lot = layout.lot
    area = spot_rect(layout, ghost.spot)
    colour = ink.lawful if ghost.lawful else ink.alarm
    inset = lot * 0.03
    shape = area.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(faded(ink.tint(family_of(ghost.kind.id, ghost.kind)), 0.88))
    painter.setPen(QPen(colour, lot * 0.05))
    painter.drawRoundedRect(shape, lot * 0.06, lot * 0.06)
    if not ghost.lawful:
        painter.save()
        painter.setClipRect(shape, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(faded(ink.alarm, 0.55), lot * 0.03))
        painter.drawLines(hatch(shape, lot * 0.16, rising=False))
        painter.restore()
    if min(shape.width(), shape.height()) > lot * 0.6:
        size = min(shape.width(), shape.height()) * 0.56
        at = QRectF(shape.center().x() - size / 2, shape.center().y() - size * 0.62, size, size)
        tint = ink.tint(family_of(ghost.kind.id, ghost.kind))
        paint_stamp(painter, at, stamp_of(ghost.kind.id, ghost.kind), ink.ink, tint)
    _paint_tag(painter, shape, ghost, lot, colour)


def paint_cursor(
    painter: QPainter, layout: DistrictLayout, spot: QRectF, accent: QColor, active: bool
) -> None:
    """A frame around the keyboard's place; faint while the keyboard is elsewhere."""
    lot = layout.lot
    frame = spot.adjusted(-lot * 0.03, -lot * 0.03, lot * 0.03, lot * 0.03)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(accent if active else faded(accent, 0.4), max(2.0, lot * 0.05)))
    painter.drawRoundedRect(frame, lot * 0.08, lot * 0.08)


def paint_chosen(painter: QPainter, area: QRectF, lot: float, accent: QColor) -> None:
    """Corner brackets around what is selected."""
    box = area.adjusted(-lot * 0.02, -lot * 0.02, lot * 0.02, lot * 0.02)
    arm = min(box.width(), box.height()) * 0.3
    painter.setPen(QPen(accent, max(2.0, lot * 0.045), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for corner, across, down in (
        (box.topLeft(), 1, 1), (box.topRight(), -1, 1),
        (box.bottomRight(), -1, -1), (box.bottomLeft(), 1, -1),
    ):  # fmt: skip
        painter.drawLine(corner, corner + QPointF(across * arm, 0))
        painter.drawLine(corner, corner + QPointF(0, down * arm))


def paint_service(
    painter: QPainter, layout: DistrictLayout, needy: QRectF, server: QRectF, accent: QColor, paper: QColor
) -> None:
    """An arrow from a neighbour to the building it serves."""
    lot = layout.lot
    line = QLineF(server.center(), needy.center())
    start, end = _leave(server, line), _leave(needy, QLineF(needy.center(), server.center()))
    reach = QLineF(start, end)
    if reach.length() < lot * 0.5:  # neighbours touch: draw the arrow across the alley instead
        middle = reach.center()
        turn = math.radians(line.angle())
        half = QPointF(math.cos(turn), -math.sin(turn)) * lot * 0.3
        reach = QLineF(middle - half, middle + half)
    for colour, width in ((paper, lot * 0.1), (accent, lot * 0.05)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(reach)
    turn = math.radians(reach.angle())
    tip = reach.p2()
    wings = [
        tip - QPointF(math.cos(turn + spread), -math.sin(turn + spread)) * lot * 0.2 for spread in (0.5, -0.5)
    ]
    painter.setBrush(accent)
    painter.setPen(QPen(paper, lot * 0.02))
    painter.drawPolygon(QPolygonF([tip, *wings]))


def spot_rect(layout: DistrictLayout, spot: Spot) -> QRectF:
    """The ground of a spot: its lots, the band of its side, or the whole town."""
    if spot.side:
        return side_frame(layout, spot.side)
    return layout.lots_rect(spot.lots) if spot.lots else layout.town


def side_frame(layout: DistrictLayout, side: Side) -> QRectF:
    """The band of a side, a little apart from the town."""
    inset = layout.lot * 0.02
    return layout.side_rect(side).adjusted(inset, inset, -inset, -inset)


def _paint_verdict(painter: QPainter, area: QRectF, lawful: bool, lot: float, ink: Ink) -> None:
    inset = lot * 0.03
    shape = area.adjusted(inset, inset, -inset, -inset)
    if lawful:
        painter.setBrush(faded(ink.lawful, 0.24))
        painter.setPen(QPen(ink.lawful, lot * 0.035))
        painter.drawRoundedRect(shape, lot * 0.06, lot * 0.06)
        return
    painter.save()
    painter.setClipRect(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(shape, faded(ink.paper, 0.36))
    painter.setPen(QPen(faded(ink.alarm, 0.34), lot * 0.018))
    painter.drawLines(hatch(shape, lot * 0.24, rising=False))
    painter.restore()


def _paint_tag(painter: QPainter, shape: QRectF, ghost: Ghost, lot: float, colour: QColor) -> None:
    """A tick or a cross and the price in a small tag: at the foot of the ghost, or across a thin one."""
    font = QFont()
    font.setPixelSize(max(9, round(lot * 0.17)))
    font.setBold(True)
    mark = "✓" if ghost.lawful else "✕"
    text = f"{mark} {ghost.price}" if ghost.price else mark
    metrics = QFontMetricsF(font)
    wide, high = metrics.horizontalAdvance(text) + lot * 0.16, metrics.height() + lot * 0.04
    thin = min(shape.width(), shape.height()) < lot * 0.6
    top = shape.center().y() - high / 2 if thin else shape.bottom() - high - lot * 0.06
    tag = QRectF(shape.center().x() - wide / 2, top, wide, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(tag, high * 0.3, high * 0.3)
    painter.setFont(font)
    painter.setPen(letters_on(colour))
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)


def _leave(rect: QRectF, line: QLineF) -> QPointF:
    """Where a line from the middle of a rectangle leaves it."""
    across, down = line.dx(), line.dy()
    scale = min(
        rect.width() / 2 / abs(across) if across else math.inf,
        rect.height() / 2 / abs(down) if down else math.inf,
        1.0,
    )
    return rect.center() + QPointF(across * scale, down * scale)
