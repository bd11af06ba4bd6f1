"""Pins on the map: a drop with a sign in it, by shape and not by colour alone.

A pin that players see is filled; one of the GM's own is open and drawn with dashes.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from .palette import MapPalette, ink

SIZE = 0.34  # hex units from a pin's tip to its top, at most `LARGEST` and at least `LEAST` points
LEAST, LARGEST = 13.0, 30.0
# Where the tips of a hex's pins stand, in hex units from its centre.
PIN_TIPS = ((0.46, -0.12), (-0.46, -0.12), (0.46, 0.42), (-0.46, 0.42))
Sign = tuple[QPainterPath, QPainterPath]  # outlines to be inked, and parts to be filled


def pin_height(scale: float, pixel: float) -> float:
    """How high a pin stands, in pixels."""
    return min(max(SIZE * 1.6 * scale, LEAST * pixel), LARGEST * pixel)


def draw_pin(painter: QPainter, symbol: str, shared: bool, palette: MapPalette, fine: float) -> None:
    """Draw a pin one unit high with its tip in the origin; `fine` is the width of a fine line."""
    drop = QPainterPath(QPointF(0, 0))
    drop.cubicTo(QPointF(-0.08, -0.26), QPointF(-0.36, -0.36), QPointF(-0.36, -0.64))
    drop.arcTo(QRectF(-0.36, -1.0, 0.72, 0.72), 180, -180)
    drop.cubicTo(QPointF(0.36, -0.36), QPointF(0.08, -0.26), QPointF(0, 0))
    drop.closeSubpath()
    painter.setPen(_pen(palette.halo, fine * 4.0))
    painter.setBrush(ink(palette.halo))
    painter.drawPath(drop)
    edge = _pen(palette.accent, fine * 1.6)
    if not shared:
        edge.setStyle(Qt.PenStyle.CustomDashLine)
        edge.setDashPattern([2.2, 1.8])
        edge.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(edge)
    painter.setBrush(ink(palette.accent) if shared else Qt.BrushStyle.NoBrush)
    painter.drawPath(drop)
    painter.translate(0, -0.64)
    painter.scale(0.25, 0.25)
    colour = palette.halo if shared else palette.accent
    painter.setPen(_pen(colour, 0.26))
    outline, solid = _SIGNS.get(symbol, _dot)()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(colour))
    painter.drawPath(solid)


def _pen(colour: str, width: float) -> QPen:
    return QPen(ink(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _dot() -> Sign:
    dot = QPainterPath()
    dot.addEllipse(QPointF(0, 0), 0.5, 0.5)
    return QPainterPath(), dot


def _danger() -> Sign:
    """A skull: its dome and jaw, with eyes left open."""
    skull = QPainterPath()
    skull.addEllipse(QPointF(0, -0.2), 0.82, 0.72)
    jaw = QPainterPath()
    jaw.addRect(QRectF(-0.42, 0.2, 0.84, 0.66))
    eyes = QPainterPath()
    eyes.addEllipse(QPointF(-0.34, -0.12), 0.22, 0.24)
    eyes.addEllipse(QPointF(0.34, -0.12), 0.22, 0.24)
    eyes.addRect(QRectF(-0.06, 0.5, 0.12, 0.4))
    return QPainterPath(), skull.united(jaw).subtracted(eyes)


def _treasure() -> Sign:
    """A cut gem."""
    gem = QPainterPath(QPointF(-0.85, -0.2))
    for x, y in ((-0.45, -0.7), (0.45, -0.7), (0.85, -0.2), (0, 0.85)):
        gem.lineTo(x, y)
    gem.closeSubpath()
    gem.moveTo(-0.85, -0.2)
    gem.lineTo(0.85, -0.2)
    return gem, QPainterPath()


def _camp() -> Sign:
    """A tent with its opening."""
    tent = QPainterPath(QPointF(-0.9, 0.65))
    for x, y in ((0, -0.75), (0.9, 0.65)):
        tent.lineTo(x, y)
    tent.closeSubpath()
    opening = QPainterPath(QPointF(-0.3, 0.65))
    opening.lineTo(0, 0.0)
    opening.lineTo(0.3, 0.65)
    opening.closeSubpath()
    return tent, opening


def _person() -> Sign:
    """A head above shoulders."""
    body = QPainterPath()
    body.addEllipse(QPointF(0, -0.45), 0.4, 0.42)
    body.moveTo(-0.78, 0.85)
    body.cubicTo(QPointF(-0.78, -0.05), QPointF(0.78, -0.05), QPointF(0.78, 0.85))
    body.closeSubpath()
    return QPainterPath(), body


def _question() -> Sign:
    """A question mark, drawn and not set, so that it is the same everywhere."""
    hook = QPainterPath(QPointF(-0.45, -0.4))
    hook.cubicTo(QPointF(-0.45, -1.05), QPointF(0.55, -1.0), QPointF(0.5, -0.38))
    hook.cubicTo(QPointF(0.47, -0.02), QPointF(0.0, 0.0), QPointF(0.0, 0.36))
    dot = QPainterPath()
    dot.addEllipse(QPointF(0, 0.8), 0.17, 0.17)
    return hook, dot


_SIGNS = {
    "pin": _dot, "danger": _danger, "treasure": _treasure, "camp": _camp, "person": _person,
    "question": _question,
}  # fmt: skip
