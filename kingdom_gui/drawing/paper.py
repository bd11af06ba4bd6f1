"""Typographic pieces on a QPainter: text that fits its box, rules, boxes, hexagons.

The painter's unit is one point (1/72 inch), y downwards. Every text is fitted to a box: it wraps where
lines are allowed, then shrinks, and only then is cut. What was set where is kept in `Paper.pieces`, so that
a caller, or a test, can ask whether anything was cut or left its box.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from .letters import (
    FINE,
    TOLERANCE,
    Fitted,
    Style,
    ascent_of,
    cased,
    common,
    fit,
    font,
    ink_of,
    optical_shift,
    width,
    wrap,
)

Across = Literal["left", "centre", "right"]
Down = Literal["top", "middle", "bottom"]
LEAN = 0.15  # parts of its size by which a piece may leave its box sideways: slanted letters lean out


class Piece(NamedTuple):
    """A text as it was set: its box, where its lines lie, the size used and the one wanted, whether cut."""

    text: str
    box: QRectF
    lies: QRectF
    size: float
    wanted: float
    cut: bool

    @property
    def overflows(self) -> bool:
        """Whether it was cut or reaches out of its box."""
        aside = TOLERANCE + LEAN * self.size
        room = self.box.adjusted(-aside, -TOLERANCE, aside, TOLERANCE)
        return self.cut or not room.contains(self.lies)


class Paper:
    """A page being drawn on, in points.

    `page` is the sheet's own rectangle; whatever is set outside of it is reported by `faults`.
    """

    def __init__(self, painter: QPainter, page: QRectF) -> None:
        self.painter = painter
        self.page = page
        self.pieces: list[Piece] = []

    def faults(self) -> list[Piece]:
        """The pieces that were cut, left their box or lie outside of the page."""
        return [p for p in self.pieces if p.overflows or not self.page.contains(p.lies)]

    def text(
        self,
        box: QRectF,
        text: str,
        style: Style,
        across: Across = "left",
        down: Down = "top",
        lines: int = 1,
        least: float = 0.55,
    ) -> float:
        """Set a text into a box on at most `lines` lines, shrunk to no less than `least` of its size.

        Returns the height its lines take, in points.
        """
        if not text:
            return 0.0
        fitted = fit(text, style, box.width(), box.height(), lines, least)
        top = box.top()
        if down == "bottom":
            top += box.height() - fitted.height
        elif down == "middle":
            top += (box.height() - fitted.height) / 2 + optical_shift(fitted.style)
        step = fitted.style.size * fitted.style.leading
        lies = QRectF()
        for number, line in enumerate(fitted.lines):
            wide = width(line, fitted.style)
            left = box.left()
            if across != "left":
                left += (box.width() - wide) / (2 if across == "centre" else 1)
            baseline = QPointF(left, top + number * step + ascent_of(fitted.style))
            self._line(baseline, line, fitted.style)
            lies = lies.united(ink_of(line, fitted.style).translated(baseline))
        self.pieces.append(Piece(text, QRectF(box), lies, fitted.style.size, style.size, fitted.cut))
        return fitted.height

    def rule(self, x1: float, y: float, x2: float, weight: float = 0.5, colour: str = "#8c8375") -> None:
        """A horizontal line, centred on y."""
        self.stroke(QPointF(x1, y), QPointF(x2, y), weight, colour)

    def stroke(self, a: QPointF, b: QPointF, weight: float = 0.5, colour: str = "#8c8375") -> None:
        """A straight line between two points."""
        self.painter.setPen(_pen(weight, colour))
        self.painter.drawLine(a, b)

    def dots(self, x1: float, y: float, x2: float, colour: str = "#8c8375") -> None:
        """A row of leader dots between two x, as in a table of contents; nothing where there is no room."""
        if x2 - x1 < 6:
            return
        pen = QPen(QColor(colour), 0.6, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 4.5])
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(x2, y), QPointF(x1, y))

    def box(self, rect: QRectF, weight: float = 0.5, colour: str = "#8c8375", fill: str = "") -> None:
        """A rectangle; a weight of 0 leaves the outline away."""
        self.painter.setPen(_pen(weight, colour) if weight else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawRect(rect)

    def hexagon(
        self, centre: QPointF, radius: float, weight: float = 0.8, colour: str = "#1c1a17", fill: str = ""
    ) -> None:
        """A hexagon standing on its point; a weight of 0 leaves the outline away."""
        self.painter.setPen(_pen(weight, colour) if weight else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawPolygon(hexagon(centre, radius))

    def _line(self, at: QPointF, line: str, style: Style) -> None:
        painter = self.painter
        painter.save()
        painter.translate(at)
        painter.scale(1 / FINE, 1 / FINE)
        painter.setPen(QColor(style.colour))
        painter.setFont(font(style))
        painter.drawText(QPointF(0, 0), cased(line, style))
        painter.restore()


def hexagon(centre: QPointF, radius: float) -> QPolygonF:
    """The six corners of a hexagon standing on its point."""
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    return QPolygonF(
        [QPointF(centre.x() + radius * math.cos(t), centre.y() + radius * math.sin(t)) for t in turns]
    )


def _pen(weight: float, colour: str) -> QPen:
    return QPen(
        QColor(colour), weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
    )


__all__ = ["Across", "Fitted", "Paper", "Piece", "Style", "common", "fit", "hexagon", "width", "wrap"]
