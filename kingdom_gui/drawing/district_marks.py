"""Small marks on a building: its slots for magic items, half prices still granted, and that it is idle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ..engine.state import Building
from .district_ink import Ink, faded, mixed
from .paper import Paper, Style

# In sides of a lot.
PIP = 0.052  # half a pip's width
STEP = 0.135
MARGIN = 0.085
TAG = 0.2
PIPS_IN_ROW = 4


class Mark(NamedTuple):
    """What is marked on a building: magic item slots that are filled and empty, half prices still open."""

    filled: int = 0
    empty: int = 0
    halves: int = 0


Marks = Mapping[int, Mark]  # by the number of the building


def paint_mark(
    painter: QPainter, area: QRectF, lot: float, mark: Mark, ink: Ink, ground: QColor, paper: Paper
) -> None:
    """The marks of one building along its left edge: the half price on top, below it a pip for each slot."""
    left, top = area.left() + lot * MARGIN, area.top() + lot * MARGIN
    if mark.halves:
        _paint_half(painter, QRectF(left, top, lot * TAG, lot * TAG), ink, paper)
        top += lot * (TAG + 0.05)
    first = QPointF(left + lot * PIP, top + lot * PIP)
    for number in range(mark.filled + mark.empty):
        # Rows on a wide building, two columns on a narrow one: stamp and name stay free.
        down, across = divmod(number, PIPS_IN_ROW if area.width() > lot * 1.5 else 2)
        at = first + QPointF(across * lot * STEP, down * lot * STEP)
        _paint_pip(painter, at, lot, number < mark.filled, ink, ground)


def paint_disuse(painter: QPainter, area: QRectF, lot: float, building: Building, ink: Ink) -> None:
    """A seal in the upper right corner that says what is the matter, whatever the colours."""
    size = lot * 0.25
    seal = QRectF(area.right() - size - lot * 0.05, area.top() + lot * 0.05, size, size)
    colour = ink.alarm if building.damaged else ink.muted
    painter.setPen(QPen(ink.paper, lot * 0.022))
    painter.setBrush(colour)
    middle, half = seal.center(), size / 2
    stroke = QPen(ink.paper, lot * 0.034, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    if building.damaged:
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(middle.x(), seal.top() - half * 0.12),
                    QPointF(seal.right() + half * 0.1, seal.bottom() - half * 0.12),
                    QPointF(seal.left() - half * 0.1, seal.bottom() - half * 0.12),
                ]
            )
        )
        painter.setPen(stroke)
        painter.drawLine(middle - QPointF(0, half * 0.25), middle + QPointF(0, half * 0.22))
        painter.drawPoint(middle + QPointF(0, half * 0.58))
        return
    painter.drawEllipse(seal)
    painter.setPen(stroke)
    arm = half * 0.4
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))


def paint_boards(painter: QPainter, shape: QRectF, lot: float, ink: Ink, ground: QColor) -> None:
    """A building that stands empty: its colour gone, two boards nailed across it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(mixed(ink.paper, ink.muted, 0.35), 0.62))
    painter.drawRoundedRect(shape, lot * 0.05, lot * 0.05)
    painter.save()
    painter.setClipRect(shape, Qt.ClipOperation.IntersectClip)
    wood = mixed(ground, ink.muted, 0.55)
    reach = min(shape.width(), shape.height())
    centre = shape.center()
    for lean in (-1, 1):
        start = centre + QPointF(-shape.width() * 0.46, lean * reach * 0.36)
        end = centre + QPointF(shape.width() * 0.46, -lean * reach * 0.36)
        for colour, wide in ((ink.muted, 0.115), (wood, 0.085)):
            painter.setPen(QPen(colour, lot * wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
            painter.drawLine(start, end)
    painter.restore()


def _paint_half(painter: QPainter, box: QRectF, ink: Ink, paper: Paper) -> None:
    painter.setPen(QPen(ink.ink, box.width() * 0.07))
    painter.setBrush(ink.paper)
    painter.drawEllipse(box)
    style = Style(box.height() * 0.72, colour=ink.ink.name(), family="sans")
    paper.text(box, "½", style, "centre", "middle")


def _paint_pip(painter: QPainter, at: QPointF, lot: float, filled: bool, ink: Ink, ground: QColor) -> None:
    """A little diamond: full where an item lies in the slot, hollow where none does."""
    size = lot * PIP
    painter.setPen(QPen(ink.ink, lot * 0.018))
    painter.setBrush(ink.ink if filled else mixed(ground, ink.paper, 0.75))
    corners = ((0, -1.15), (1, 0), (0, 1.15), (-1, 0))
    painter.drawPolygon(QPolygonF([QPointF(at.x() + x * size, at.y() + y * size) for x, y in corners]))
