"""One number over the months as a small curve: hover or arrow keys tell the month and the value."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...drawing.curve import Curve, curve
from ..labels import grouped
from ..theme import SMALL, colours, sized

SMALLEST = QSize(230, 136)
SIDE, FOOT = 12, 22
DOT, RING = 2.0, 4.0
MOST_DOTS = 40  # more months than this are a line without dots


class NumberChart(QWidget):
    """A number's values by month, the last of them as it stands now.

    `looked_at(index)` tells which value is looked at (-1: none), so that charts beside it can show theirs of
    the same month.
    """

    looked_at = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self.months: tuple[str, ...] = ()
        self.values: tuple[int, ...] = ()
        self.told = ""
        self.at = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_values(self, name: str, months: tuple[str, ...], values: tuple[int, ...], told: str) -> None:
        """Show a number of this name with the value of each month; `told` is the curve in words."""
        self.name, self.months, self.values, self.told = name, months, values, told
        self.at = -1
        self._tell()
        self.update()

    def look_at(self, index: int) -> None:
        """Mark the value of one month; -1 marks none."""
        index = index if 0 <= index < len(self.values) else -1
        if index != self.at:
            self.at = index
            self._tell()
            self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(sized(1.0))
        return QSize(280, max(SMALLEST.height(), 7 * metrics.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST.width(), self.sizeHint().height())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._choose(self._nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self._choose(-1)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.values) - 1
        here = last if self.at < 0 else self.at
        to = {
            Qt.Key.Key_Left: max(0, here - 1),
            Qt.Key.Key_Right: min(last, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if to is None:
            super().keyPressEvent(event)
            return
        self._choose(to)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.at < 0:
            self._choose(len(self.values) - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._choose(-1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(c.accent if self.hasFocus() else c.line), 1.5 if self.hasFocus() else 1.0))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        self._draw_head(painter)
        if self.values:
            self._draw_curve(painter)

    # How it is drawn

    def _area(self) -> QRectF:
        """Where the curve goes: below the head, above the months, right of the bounds."""
        metrics = QFontMetrics(sized(SMALL))
        bounds = max(metrics.horizontalAdvance(grouped(v)) for v in self._bounds()) + 6
        top = QFontMetrics(sized(1.35)).height() + 14
        return QRectF(self.rect()).adjusted(SIDE + bounds, top, -SIDE - RING, -FOOT - 4)

    def _bounds(self) -> tuple[int, int]:
        found = curve(self.values, QRectF(0, 0, 1, 1))
        return found.low, found.high

    def _draw_head(self, painter: QPainter) -> None:
        """The name and, at the right, the value of the month looked at, or that of now."""
        c = colours()
        head = self.rect().adjusted(SIDE, 6, -SIDE, 0)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        shown = self.values[self.at] if self.values else 0
        painter.setFont(sized(1.35))
        painter.setPen(QColor(c.ink))
        painter.drawText(head, int(right | Qt.AlignmentFlag.AlignTop), grouped(shown))
        taken = painter.fontMetrics().horizontalAdvance(grouped(shown)) + 8
        painter.setFont(sized(SMALL))
        painter.setPen(QColor(c.muted))
        metrics = painter.fontMetrics()
        text = self.name if self.at < 0 else f"{self.name} · {self.months[self.at]}"
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, head.width() - taken)
        painter.drawText(head.adjusted(0, 4, -taken, 0), int(left | Qt.AlignmentFlag.AlignTop), text)

    def _draw_curve(self, painter: QPainter) -> None:
        c = colours()
        area = self._area()
        found = curve(self.values, area)
        painter.setPen(QPen(QColor(c.line), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        if found.zero is not None and found.low < 0:
            painter.setPen(QPen(QColor(c.line), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(area.left(), found.zero), QPointF(area.right(), found.zero))
        self._draw_bounds(painter, area, found)
        self._draw_months(painter, area)
        painter.setPen(QPen(QColor(c.accent), 1.6))
        painter.drawPolyline(QPolygonF(found.points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.accent))
        if len(found.points) <= MOST_DOTS:
            for point in found.points[:-1]:
                painter.drawEllipse(point, DOT, DOT)
        self._ring(painter, found.points[-1], QColor(c.paper))
        if self.at >= 0:
            point = found.points[self.at]
            painter.setPen(QPen(QColor(c.muted), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(point.x(), area.top()), QPointF(point.x(), area.bottom()))
            self._ring(painter, point, QColor(c.accent))

    def _ring(self, painter: QPainter, at: QPointF, fill: QColor) -> None:
        painter.setPen(QPen(QColor(colours().accent), 1.6))
        painter.setBrush(fill)
        painter.drawEllipse(at, RING - 0.5, RING - 0.5)

    def _draw_bounds(self, painter: QPainter, area: QRectF, found: Curve) -> None:
        painter.setFont(sized(SMALL))
        painter.setPen(QColor(colours().muted))
        half = painter.fontMetrics().height() / 2
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for value, y in ((found.high, area.top()), (found.low, area.bottom())):
            painter.drawText(QRectF(0, y - half, area.left() - 6, 2 * half), right, grouped(value))

    def _draw_months(self, painter: QPainter, area: QRectF) -> None:
        """The first and the last month below the curve."""
        painter.setFont(sized(SMALL))
        painter.setPen(QColor(colours().muted))
        foot = QRectF(area.left(), self.height() - FOOT, area.width() + RING, FOOT - 4)
        metrics = painter.fontMetrics()
        first, last = self.months[0], self.months[-1]
        half = int(foot.width() / 2) - 4
        first = metrics.elidedText(first, Qt.TextElideMode.ElideRight, half)
        last = metrics.elidedText(last, Qt.TextElideMode.ElideRight, half)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignLeft | middle), first)
        if len(self.months) > 1:
            painter.drawText(foot, int(Qt.AlignmentFlag.AlignRight | middle), last)

    # What is looked at

    def _nearest(self, x: float) -> int:
        if not self.values:
            return -1
        points = curve(self.values, self._area()).points
        return min(range(len(points)), key=lambda number: abs(points[number].x() - x))

    def _choose(self, index: int) -> None:
        before = self.at
        self.look_at(index)
        if self.at != before:
            self.looked_at.emit(self.at)
            if self.hasFocus():
                QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def _tell(self) -> None:
        here = f"{self.months[self.at]}: {grouped(self.values[self.at])}" if self.at >= 0 else self.told
        self.setAccessibleName(f"{self.name}. {here}")
        self.setAccessibleDescription(self.told)
