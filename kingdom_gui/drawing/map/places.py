"""Settlements on the map: a cluster of roofs near, a town mark far, larger for a larger settlement.

Drawn in hex units around the origin. The sizes are those of the settlement size table (IT L478-485).
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from .palette import MapPalette, ink, mixed

SIZES = ("thorp", "hamlet", "village", "small_town", "large_town", "small_city", "large_city", "metropolis")
# Houses as (x, y, width) in the order in which a place grows; towers and walls come with towns and cities.
_HOUSES = ((-0.02, 0.08, 0.24), (0.22, 0.14, 0.2), (-0.26, 0.15, 0.2), (0.1, 0.27, 0.2), (-0.13, 0.29, 0.19),
           (0.36, 0.27, 0.18), (-0.37, 0.28, 0.18), (0.3, 0.0, 0.18), (-0.32, 0.02, 0.18), (0.0, 0.42, 0.18),
           (0.24, 0.4, 0.17), (-0.25, 0.42, 0.17), (0.44, 0.12, 0.16), (-0.46, 0.14, 0.16))  # fmt: skip
_COUNTS = (2, 3, 4, 6, 8, 10, 12, 14)


def rank(size: str) -> int:
    """The place of a settlement size among all, 0 for a thorp; an unknown one counts as a village."""
    return SIZES.index(size) if size in SIZES else 2


def radius_of(size: str) -> float:
    """How far the mark of a settlement reaches below its hex's centre, in hex units."""
    return 0.34 + 0.026 * rank(size)


def draw_settlement(painter: QPainter, size: str, capital: bool, palette: MapPalette, fine: float) -> None:
    """Draw a settlement's cluster of roofs; a capital has a banner on its tower."""
    order = rank(size)
    houses = sorted(_HOUSES[: _COUNTS[order]], key=lambda house: house[1])
    spread = 0.3 + 0.028 * order
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(palette.halo, 0.78))
    painter.drawEllipse(QPointF(0, 0.2), spread + 0.13, spread * 0.66 + 0.1)
    if order >= 5:
        _wall(
            painter,
            QRectF(-spread - 0.06, 0.2 - spread * 0.62, 2 * spread + 0.12, spread * 1.24),
            palette,
            fine,
            back=True,
        )
    if order >= 2 or capital:
        _tower(painter, -0.02, 0.12, 0.15, 0.42 + 0.02 * order, palette, fine)
    if order >= 6:
        _tower(painter, 0.2, 0.06, 0.12, 0.34, palette, fine)
    for x, y, wide in houses:
        _house(painter, x, y, wide, palette, fine)
    if order >= 5:
        _wall(
            painter,
            QRectF(-spread - 0.06, 0.2 - spread * 0.62, 2 * spread + 0.12, spread * 1.24),
            palette,
            fine,
            back=False,
        )
    if capital:
        _banner(painter, -0.02, 0.12 - 0.42 - 0.02 * order - 0.12, palette, fine)


def draw_town_mark(
    painter: QPainter, size: str, capital: bool, palette: MapPalette, fine: float, unit: float
) -> None:
    """Draw the mark used where roofs would be too small: rings and squares, a star in a capital. Pixels."""
    order = rank(size)
    reach = (2.2 + 0.42 * order) * unit
    painter.setPen(QPen(ink(palette.halo), 2.6 * fine))
    painter.setBrush(ink(palette.halo))
    if capital:
        star = _star(reach * 1.75)
        painter.drawPath(star)
        painter.setPen(QPen(ink(palette.ink), fine))
        painter.setBrush(ink(palette.accent))
        painter.drawPath(star)
        return
    shape = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    round_mark = order < 5
    (painter.drawEllipse if round_mark else painter.drawRect)(shape)
    painter.setPen(QPen(ink(palette.ink), fine * 1.1))
    painter.setBrush(ink(palette.halo if order < 2 else palette.ink if round_mark else palette.accent))
    (painter.drawEllipse if round_mark else painter.drawRect)(shape)
    if order >= 3 and round_mark:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), reach + 1.6 * unit, reach + 1.6 * unit)


def _pen(palette: MapPalette, fine: float, width: float = 1.1) -> QPen:
    colour = palette.ink if not palette.dark else "#14110f"
    return QPen(
        ink(colour, 0.95),
        fine * width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def _house(painter: QPainter, x: float, y: float, wide: float, palette: MapPalette, fine: float) -> None:
    """A gable to the left and a long roof to the right."""
    painter.setPen(_pen(palette, fine))
    high, gable = wide * 0.42, wide * 0.45
    left, eaves = x - wide / 2, y - high
    ridge = eaves - wide * 0.42
    painter.setBrush(ink(palette.wall))
    painter.drawPolygon([QPointF(left, y), QPointF(left, eaves), QPointF(left + gable / 2, ridge),
                         QPointF(left + gable, eaves), QPointF(left + gable, y)])  # fmt: skip
    painter.setBrush(ink(mixed(palette.wall, "#6b5a48", 0.28)))
    painter.drawRect(QRectF(left + gable, eaves, wide - gable, high))
    painter.setBrush(ink(palette.roof))
    painter.drawPolygon([QPointF(left + gable / 2, ridge), QPointF(left + wide - gable * 0.35, ridge),
                         QPointF(left + wide + 0.01, eaves), QPointF(left + gable, eaves)])  # fmt: skip


def _tower(
    painter: QPainter, x: float, y: float, wide: float, high: float, palette: MapPalette, fine: float
) -> None:
    painter.setPen(_pen(palette, fine))
    painter.setBrush(ink(palette.wall))
    painter.drawRect(QRectF(x - wide / 2, y - high * 0.68, wide, high * 0.68))
    painter.setBrush(ink(mixed(palette.roof, "#3a3027", 0.25)))
    painter.drawPolygon([QPointF(x - wide * 0.66, y - high * 0.66), QPointF(x, y - high * 1.16),
                         QPointF(x + wide * 0.66, y - high * 0.66)])  # fmt: skip


def _wall(painter: QPainter, box: QRectF, palette: MapPalette, fine: float, back: bool) -> None:
    """The far or the near half of a ring wall, with its turrets."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    start = 0 if back else 180
    painter.setPen(_pen(palette, fine, 4.6))
    painter.drawArc(box, start * 16, 180 * 16)
    inner = _pen(palette, fine, 2.4)
    inner.setColor(ink(palette.wall))
    painter.setPen(inner)
    painter.drawArc(box, start * 16, 180 * 16)
    painter.setPen(_pen(palette, fine))
    painter.setBrush(ink(palette.wall))
    for degrees in (start, start + 45, start + 90, start + 135, start + 180):
        angle = math.radians(degrees)
        x, y = (
            box.center().x() + box.width() / 2 * math.cos(angle),
            box.center().y() - box.height() / 2 * math.sin(angle),
        )
        painter.drawRect(QRectF(x - 0.035, y - 0.075, 0.07, 0.1))


def _banner(painter: QPainter, x: float, y: float, palette: MapPalette, fine: float) -> None:
    painter.setPen(_pen(palette, fine, 1.3))
    painter.drawLine(QPointF(x, y + 0.1), QPointF(x, y - 0.22))
    flag = QPainterPath(QPointF(x, y - 0.22))
    flag.lineTo(x + 0.26, y - 0.17)
    flag.lineTo(x + 0.18, y - 0.11)
    flag.lineTo(x + 0.26, y - 0.04)
    flag.lineTo(x, y - 0.05)
    flag.closeSubpath()
    painter.setBrush(ink(palette.accent))
    painter.drawPath(flag)


def _star(reach: float) -> QPainterPath:
    path = QPainterPath()
    for i in range(10):
        angle = -math.pi / 2 + i * math.pi / 5
        length = reach if i % 2 == 0 else reach * 0.45
        point = QPointF(length * math.cos(angle), length * math.sin(angle))
        if i:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
