"""The armies on the map: a pennant in their kingdom's colour, with their number where there are several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from ...engine.armies import on_the_map
from ...engine.hexes import HexId
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ...geometry.layout import Layout
from ..contrast import letters_on
from .realms import realm_looks

SMALLEST, LARGEST = 9.0, 30.0  # points of a pennant's height
SHARE = 0.62  # of a hex unit, between the two
LEAST_SIZE = 5.0  # points a hex unit, below which a map shows no armies


class ArmyMark(NamedTuple):
    """The armies of one kingdom in one hex; `place` counts the kingdoms that have some there, from 0."""

    hex: HexId
    colour: QColor
    many: int
    place: int = 0


def army_marks(campaign: Campaign, rules: Ruleset, dark: bool) -> tuple[ArmyMark, ...]:
    """The marks of all armies that stand on the map."""
    counts = Counter((one.hex, one.kingdom.id) for one in on_the_map(campaign, rules))
    if not counts:
        return ()
    looks = realm_looks(campaign, dark)
    there: Counter[HexId] = Counter()
    marks = []
    for (hex_id, kingdom), count in counts.items():
        marks.append(ArmyMark(hex_id, looks[kingdom].colour, count, there[hex_id]))
        there[hex_id] += 1
    return tuple(marks)


def paint_armies(
    painter: QPainter,
    marks: Iterable[ArmyMark],
    layout: Layout,
    seen: QRectF,
    size: tuple[float, float],
    inks: tuple[QColor, QColor],
    level: int,
) -> None:
    """Paint the marks of a level that lie in `seen`, in the painter's units; its origin is the map's.

    `size` is what a hex unit and a point take, in these units. `inks`: the pole's and the paper's.
    """
    ink, paper = inks
    scale, pixel = size
    if scale / pixel < LEAST_SIZE:
        return
    high = max(SMALLEST * pixel, min(SHARE * scale, LARGEST * pixel))
    seen = seen.adjusted(-high, -high, high, high)
    for mark in marks:
        x, y = layout.centre(mark.hex)
        # To the right of what stands in the middle, and beside those of other kingdoms.
        foot = QPointF((x + 0.36) * scale + mark.place * high * 0.45, (y + 0.52) * scale)
        if mark.hex[0] == level and seen.contains(foot):
            _pennant(painter, foot, high, mark, ink, paper, pixel)


def _pennant(
    painter: QPainter, foot: QPointF, high: float, mark: ArmyMark, ink: QColor, paper: QColor, pixel: float
) -> None:
    top = foot.y() - high
    wide, deep = high * 0.78, high * 0.56
    flag = QPolygonF(
        [
            QPointF(foot.x(), top),
            QPointF(foot.x() + wide, top + deep * 0.12),
            QPointF(foot.x() + wide * 0.74, top + deep * 0.5),
            QPointF(foot.x() + wide, top + deep * 0.88),
            QPointF(foot.x(), top + deep),
        ]
    )
    join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
    line = max(1.4 * pixel, high * 0.07)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((paper, line + 3 * pixel), (ink, line)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, cap, join))
        painter.drawLine(foot, QPointF(foot.x(), top))
        if colour is paper:
            painter.drawPolygon(flag)
    painter.setPen(QPen(ink, max(pixel, line * 0.6), Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(mark.colour)
    painter.drawPolygon(flag)
    if mark.many > 1 and high >= 14 * pixel:
        font = QFont()
        font.setPixelSize(round(deep * 0.82))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(letters_on(mark.colour))
        metrics, text = QFontMetricsF(font), str(mark.many)
        left = foot.x() + (wide * 0.8 - metrics.horizontalAdvance(text)) / 2
        # By its point, for letters that are written as shapes know no boxes.
        painter.drawText(QPointF(left, top + (deep + metrics.capHeight()) / 2), text)


def paint_pennant(painter: QPainter, centre: QPointF, high: float, colour: QColor, ink: QColor) -> None:
    """A pennant by itself about a point, for a legend."""
    foot = QPointF(centre.x() - high * 0.35, centre.y() + high / 2)
    _pennant(painter, foot, high, ArmyMark((0, 0, 0), colour, 1), ink, QColor(Qt.GlobalColor.white), 0.7)
