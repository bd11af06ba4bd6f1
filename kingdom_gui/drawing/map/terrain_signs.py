"""The one small sign of each terrain, for maps on which a hex is only a few pixels high."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from .palette import MapPalette, ink, mixed
from .terrain import Pen


def draw_sign(painter: QPainter, terrain: str, palette: MapPalette, fine: float) -> None:
    """Draw the one small sign that stands for a terrain where a hex is only a few pixels high."""
    pen = Pen(palette, fine, terrain, random.Random(terrain), False)
    _SIGNS.get(terrain, _sign_other)(painter, pen)


def _sign_forest(painter: QPainter, pen: Pen) -> None:
    painter.setPen(pen.line(alpha=0.8))
    painter.setBrush(ink(pen.growth))
    for x, y in ((-0.32, -0.18), (0.3, -0.22), (0.0, 0.3)):
        painter.drawLine(QLineF(x, y, x, y + 0.36))
        painter.drawEllipse(QPointF(x, y), 0.25, 0.25)


def _sign_jungle(painter: QPainter, pen: Pen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen.line(alpha=0.9, width=1.2))
    for x, y in ((-0.3, -0.15), (0.32, -0.1), (0.0, 0.35)):
        painter.drawLine(QLineF(x, y - 0.12, x, y + 0.3))
        painter.drawLine(QLineF(x, y - 0.12, x - 0.25, y + 0.06))
        painter.drawLine(QLineF(x, y - 0.12, x + 0.25, y + 0.06))


def _sign_hills(painter: QPainter, pen: Pen) -> None:
    painter.setBrush(ink(pen.growth))
    painter.setPen(pen.line(alpha=0.85, width=1.1))
    for x, y in ((-0.32, -0.05), (0.28, 0.3)):
        painter.drawChord(QRectF(x - 0.38, y - 0.36, 0.76, 0.72), 0, 180 * 16)


def _sign_mountains(painter: QPainter, pen: Pen) -> None:
    painter.setPen(pen.line(alpha=0.95, width=1.1))
    painter.setBrush(ink(pen.growth))
    for x, y, size in ((-0.26, 0.1, 0.42), (0.26, 0.45, 0.46)):
        painter.drawPolygon([QPointF(x - size, y), QPointF(x, y - size * 1.5), QPointF(x + size, y)])
        painter.setBrush(ink(mixed(pen.growth, pen.palette.ink if not pen.palette.dark else "#000000", 0.35)))
        painter.drawPolygon([QPointF(x, y - size * 1.5), QPointF(x + size, y), QPointF(x + size * 0.1, y)])
        painter.setBrush(ink(pen.growth))


def _sign_marsh(painter: QPainter, pen: Pen) -> None:
    painter.setPen(pen.line(pen.palette.shore, 0.9, 1.1))
    for y, wide in ((-0.35, 0.3), (0.05, 0.55), (0.45, 0.3)):
        painter.drawLine(QLineF(-wide, y, wide, y))


def _sign_desert(painter: QPainter, pen: Pen) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(mixed(pen.palette.ink, pen.growth, 0.4)))
    for x, y in ((-0.4, 0.0), (0.0, -0.35), (0.4, 0.0), (0.0, 0.35)):
        painter.drawEllipse(QPointF(x, y), pen.fine * 0.7, pen.fine * 0.7)


def _sign_water(painter: QPainter, pen: Pen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen.line(pen.growth, 0.8))
    wave = QPainterPath(QPointF(-0.4, 0.05))
    wave.cubicTo(QPointF(-0.15, -0.35), QPointF(0.15, 0.45), QPointF(0.4, 0.05))
    painter.drawPath(wave)


def _sign_cavern(painter: QPainter, pen: Pen) -> None:
    painter.setBrush(ink(pen.growth))
    painter.setPen(pen.line(alpha=0.8))
    painter.drawChord(QRectF(-0.4, -0.4, 0.8, 1.3), 0, 180 * 16)


def _sign_plains(_painter: QPainter, _pen: Pen) -> None:
    """Plains are the quiet ground: no sign."""


def _sign_other(painter: QPainter, pen: Pen) -> None:
    painter.setPen(pen.line(alpha=0.4))
    painter.drawLine(QLineF(-0.35, 0.35, 0.35, -0.35))


_SIGNS: dict[str, Callable[[QPainter, Pen], None]] = {
    "forest": _sign_forest, "jungle": _sign_jungle, "hills": _sign_hills, "mountains": _sign_mountains,
    "marsh": _sign_marsh, "desert": _sign_desert, "water": _sign_water, "cavern": _sign_cavern,
    "plains": _sign_plains, "coastline": _sign_plains,
}  # fmt: skip
