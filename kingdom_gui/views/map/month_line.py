"""A quiet line in the corner of the map: the month, and what is under way in it, with a sign and a word."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...drawing.map.event_signs import Inks, draw_badge
from ...engine.under_way import events_under_way
from .. import speech
from ..calendar import month_name
from ..theme import SMALL, sized
from .canvas import MapCanvas
from .event_marks import event_name, is_good

EDGE, GAP, ROOM = 12, 14, 9  # points: to the map's edges, between parts, inside the line
CLEARNESS = 0.86  # of the paper behind it


class Told(NamedTuple):
    """One event as the line tells it."""

    event: str
    good: bool
    text: str


class MonthLine(QWidget):
    """Lies over the map's lower left corner and lets the pointer through. `with_month` names the month too;
    `factor` is the size of its type.
    """

    def __init__(self, canvas: MapCanvas, with_month: bool = True, factor: float = SMALL) -> None:
        super().__init__(canvas.viewport())
        self._canvas, self._with_month, self._factor = canvas, with_month, factor
        self.month = ""
        self.told: list[Told] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        canvas.document.changed.connect(self.refresh)
        canvas.viewport().installEventFilter(self)
        self.refresh()

    def refresh(self, _patch: object = None) -> None:
        """Tell the month and the events as they are now."""
        document = self._canvas.document
        campaign, rules = document.campaign, document.rules
        self.month = month_name(campaign, self.tr("Month {number}")) if self._with_month else ""
        self.told = []
        for one in events_under_way(campaign):
            text = event_name(one.event)
            if one.settlement:
                text = f"{text}, {campaign.settlements[one.settlement].name}"
            elif one.hex is not None:
                text = f"{text}, {campaign.hexes[one.hex].name or speech.hex_label(one.hex, campaign)}"
            self.told.append(Told(one.event, is_good(one.event, rules), text))
        self.setAccessibleName(" · ".join([self.month, *(one.text for one in self.told)]).strip(" ·"))
        self.setVisible(bool(campaign.hexes) and bool(self.month or self.told))
        self._place()

    def set_factor(self, factor: float) -> None:
        """Set the type in another size, in multiples of the system's."""
        if factor != self._factor:
            self._factor = factor
            self._place()

    def _font(self) -> QFont:
        return sized(self._factor)

    def _parts(self) -> list[tuple[Told | None, str, int]]:
        """What stands in the line: an event or None for the month, its text, and the points it takes."""
        metrics = QFontMetrics(self._font())
        parts: list[tuple[Told | None, str, int]] = []
        if self.month:
            parts.append((None, self.month, metrics.horizontalAdvance(self.month)))
        for one in self.told:
            parts.append((one, one.text, metrics.horizontalAdvance(one.text) + metrics.height() + 4))
        return parts

    def _place(self) -> None:
        """As wide as it needs and the map allows, in the corner."""
        room = self._canvas.viewport().size()
        parts = self._parts()
        wide = sum(part[2] for part in parts) + GAP * (len(parts) - 1) + 2 * ROOM
        high = QFontMetrics(self._font()).height() + ROOM
        self.setGeometry(EDGE, room.height() - high - EDGE, min(wide, room.width() - 2 * EDGE), high)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._canvas.atlas().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QColor(palette.halo)
        paper.setAlphaF(CLEARNESS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paper)
        painter.drawRoundedRect(self.rect(), self.height() / 2, self.height() / 2)
        painter.setFont(self._font())
        metrics = painter.fontMetrics()
        inks = Inks(QColor(palette.ink), QColor(palette.halo), QColor(palette.accent))
        left = ROOM
        for one, text, wide in self._parts():
            start = left
            if one is not None:
                middle = QPointF(left + metrics.height() / 2, self.height() / 2)
                draw_badge(painter, one.event, one.good, middle, metrics.height() * 0.44, inks)
                start += metrics.height() + 4
            painter.setPen(inks.ink)
            box = QRectF(start, 0, self.width() - ROOM - start, self.height())
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, int(box.width()) + 1))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
            left += wide + GAP
            if left >= self.width() - ROOM:
                break

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The map is as large as it is: the line keeps to its corner."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self.refresh()
        super().changeEvent(event)
