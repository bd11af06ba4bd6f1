"""Events under way on the map: a badge on the hex or settlement where each strikes, with its name near by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from ...drawing.map.event_signs import Inks, draw_badge
from ...drawing.map.fonts import serif
from ...engine.hexes import HexId
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ...engine.under_way import events_under_way
from ...geometry.layout import Layout
from .. import speech
from .camera import Camera

SMALLEST, LARGEST = 7.0, 17.0  # points of a badge's radius
SHARE = 0.27  # of a hex unit, between the two
LEAST_SIZE = 3.2  # points a hex unit, below which the map shows no badges
WORDS_FROM = 24.0  # and below which they stand without their names: there realms have theirs
GOOD = "beneficial"


class EventMark(NamedTuple):
    """An event in a hex; `place` counts those of the same hex, from 0."""

    hex: HexId
    event: str
    name: str
    good: bool
    place: int = 0


def event_marks(campaign: Campaign, rules: Ruleset) -> tuple[EventMark, ...]:
    """The marks of all events that strike somewhere; what is under way everywhere has none."""
    there: Counter[HexId] = Counter()
    marks = []
    for one in events_under_way(campaign):
        if one.hex is not None:
            name = event_name(one.event)
            marks.append(EventMark(one.hex, one.event, name, is_good(one.event, rules), there[one.hex]))
            there[one.hex] += 1
    return tuple(marks)


def event_name(event: str) -> str:
    """What an event is called, in the language of the window."""
    return speech.capital(speech.term("event", event))


def is_good(event: str, rules: Ruleset) -> bool:
    """Whether an event does the kingdom good."""
    known = rules.events.get(event)
    return known is not None and known.kind == GOOD


def paint_events(
    painter: QPainter, marks: Iterable[EventMark], layout: Layout, camera: Camera, inks: Inks, level: int
) -> None:
    """Paint the marks of a level; the painter's origin is the map's."""
    pixel, scale = camera.ink_pixel, camera.scale
    if scale / pixel < LEAST_SIZE:
        return
    radius = max(SMALLEST * pixel, min(SHARE * scale, LARGEST * pixel))
    seen = QRectF(camera.left, camera.top, camera.width, camera.height).adjusted(-scale, -scale, scale, scale)
    for mark in marks:
        x, y = layout.centre(mark.hex)
        # To the left above what stands in the middle, and below each other.
        centre = QPointF((x - 0.5) * scale, (y - 0.36) * scale + mark.place * radius * 2.3)
        if mark.hex[0] != level or not seen.contains(centre):
            continue
        draw_badge(painter, mark.event, mark.good, centre, radius, inks)
        if scale / pixel >= WORDS_FROM:
            _word(painter, mark.name, centre + QPointF(radius * 1.45, 0), pixel, inks)


def _word(painter: QPainter, text: str, at: QPointF, pixel: float, inks: Inks) -> None:
    letters, ascent = _letters(text, 12.5 * pixel)
    painter.save()
    painter.translate(at.x(), at.y() + ascent * 0.36)
    painter.setPen(QPen(inks.paper, 3.2 * pixel, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(letters)
    painter.fillPath(letters, inks.ink)
    painter.restore()


@lru_cache(maxsize=64)
def _letters(text: str, pixels: float) -> tuple[QPainterPath, float]:
    """A name's outline, and how high its letters stand."""
    font = serif(pixels, italic=True)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    return path, QFontMetricsF(font).ascent()
