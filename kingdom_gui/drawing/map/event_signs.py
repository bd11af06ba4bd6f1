"""The signs of events under way, in badges that tell good from ill by their shape."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF


class Inks(NamedTuple):
    """The colours of a badge: its lines, the paper inside, and what ill news are written in."""

    ink: QColor
    paper: QColor
    accent: QColor


def draw_badge(painter: QPainter, event: str, good: bool, centre: QPointF, radius: float, inks: Inks) -> None:
    """Draw an event's sign in a badge: a disc for a good one, a shield for an ill one."""
    line = max(1.0, radius * 0.14)
    colour = inks.ink if good else inks.accent
    painter.save()
    painter.translate(centre)
    badge = QPainterPath()
    if good:
        badge.addEllipse(QPointF(0, 0), radius, radius)
    else:
        badge.addPolygon(_shield(radius))
        badge.closeSubpath()
    painter.setPen(QPen(inks.paper, line * 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.setBrush(inks.paper)
    painter.drawPath(badge)
    painter.setPen(
        QPen(colour, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPath(badge)
    painter.scale(radius * 0.56, radius * 0.56)
    painter.setPen(
        QPen(colour, 0.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _SIGNS.get(event, _star if good else _warning)(painter, colour)
    painter.restore()


def _shield(radius: float) -> QPolygonF:
    points = ((-1.0, -0.92), (1.0, -0.92), (1.0, 0.1), (0.62, 0.74), (0.0, 1.14), (-0.62, 0.74), (-1.0, 0.1))
    return QPolygonF([QPointF(x * radius, y * radius) for x, y in points])


def _sun(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(0, 0), 0.42, 0.42)
    for number in range(8):
        x, y = math.cos(number * math.pi / 4), math.sin(number * math.pi / 4)
        painter.drawLine(QPointF(x * 0.72, y * 0.72), QPointF(x, y))


def _sheaf(painter: QPainter, _colour: QColor) -> None:
    for top in (-0.62, 0.0, 0.62):
        stalk = QPainterPath(QPointF(0, 0.9))
        stalk.quadTo(QPointF(0, 0), QPointF(top, -0.9 if not top else -0.62))
        painter.drawPath(stalk)
    painter.drawLine(QPointF(-0.32, 0.3), QPointF(0.32, 0.3))


def _blades(painter: QPainter, _colour: QColor) -> None:
    for side in (-1, 1):
        painter.drawLine(QPointF(-0.8 * side, -0.8), QPointF(0.8 * side, 0.8))
        painter.drawLine(QPointF(0.28 * side, 0.72), QPointF(0.72 * side, 0.28))


def _flame(painter: QPainter, colour: QColor) -> None:
    flame = QPainterPath(QPointF(0, -1))
    flame.cubicTo(QPointF(0.2, -0.3), QPointF(0.9, 0), QPointF(0.55, 0.65))
    flame.cubicTo(QPointF(0.3, 1.05), QPointF(-0.3, 1.05), QPointF(-0.55, 0.65))
    flame.cubicTo(QPointF(-0.8, 0.1), QPointF(-0.2, 0.1), QPointF(0, -1))
    painter.setBrush(colour)
    painter.drawPath(flame)


def _skull(painter: QPainter, colour: QColor) -> None:
    painter.drawEllipse(QPointF(0, -0.2), 0.78, 0.7)
    painter.drawRect(QRectF(-0.36, 0.44, 0.72, 0.42))
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(-0.3, -0.12), 0.13, 0.15)
    painter.drawEllipse(QPointF(0.3, -0.12), 0.13, 0.15)


def _coins(painter: QPainter, _colour: QColor) -> None:
    for x, y in ((-0.34, 0.36), (0.4, 0.36), (0.03, -0.4)):
        painter.drawEllipse(QPointF(x, y), 0.4, 0.4)


def _voices(painter: QPainter, _colour: QColor) -> None:
    said = QPainterPath()
    said.addRoundedRect(QRectF(-0.9, -0.8, 1.8, 1.15), 0.3, 0.3)
    painter.drawPath(said)
    painter.drawPolyline([QPointF(-0.4, 0.36), QPointF(-0.5, 0.95), QPointF(0.1, 0.36)])


def _mask(painter: QPainter, colour: QColor) -> None:
    hood = QPainterPath(QPointF(-0.8, 0.9))
    hood.cubicTo(QPointF(-0.9, -1.2), QPointF(0.9, -1.2), QPointF(0.8, 0.9))
    painter.drawPath(hood)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(-0.26, 0.1), 0.1, 0.1)
    painter.drawEllipse(QPointF(0.26, 0.1), 0.1, 0.1)


def _star(painter: QPainter, colour: QColor) -> None:
    points = []
    for number in range(10):
        reach = 1.0 if number % 2 == 0 else 0.44
        angle = -math.pi / 2 + number * math.pi / 5
        points.append(QPointF(reach * math.cos(angle), reach * math.sin(angle)))
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(points))


def _warning(painter: QPainter, colour: QColor) -> None:
    painter.drawLine(QPointF(0, -0.85), QPointF(0, 0.2))
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(0, 0.75), 0.08, 0.08)


_SIGNS: dict[str, Callable[[QPainter, QColor], None]] = {
    "good_weather": _sun, "natural_blessing": _sun,
    "crop_failure": _sheaf, "food_shortage": _sheaf, "food_surplus": _sheaf,
    "bandit_activity": _blades, "monster_attack": _blades, "slavers": _blades, "feud": _blades,
    "large_disaster": _flame, "localized_disaster": _flame, "vandals": _flame,
    "plague": _skull,
    "boomtown": _coins, "economic_boom": _coins, "wealthy_immigrant": _coins, "smugglers": _coins,
    "building_demand": _voices, "improvement_demand": _voices, "public_scandal": _voices,
    "inquisition": _voices, "diplomatic_overture": _voices,
    "cult_activity": _mask, "sensational_crime": _mask, "drug_den": _mask, "squatters": _mask,
    "assassination_attempt": _mask,
}  # fmt: skip
