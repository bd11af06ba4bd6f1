"""A way to begin as a wide button: what it is called in the serif, and a quiet line about it below."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from .theme import SMALL, colours, serif, sized

PAD, BETWEEN = 12, 1
NAME = 1.15


class WayButton(QPushButton):
    """`text()` is the name, the accessible description the line below."""

    def __init__(self, name: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setAccessibleDescription(hint)
        self._hint = hint
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        name, hint = self._metrics()
        width = max(name.horizontalAdvance(self.text()), hint.horizontalAdvance(self._hint))
        lines = name.height() + (hint.height() + BETWEEN if self._hint else 0)
        return QSize(width + 2 * PAD + 4, lines + PAD)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        c, first = colours(), self.isDefault()
        name, hint = self._metrics()
        inside = self.rect().adjusted(PAD, 0, -PAD, 0)
        height = name.height() + (hint.height() + BETWEEN if self._hint else 0)
        top = (self.height() - height) // 2
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(serif(sized(NAME).pointSizeF()))
        painter.setPen(QColor(c.on_accent if first else c.ink))
        painter.drawText(QRect(inside.left(), top, inside.width(), name.height()), left, self.text())
        painter.setFont(sized(SMALL))
        painter.setPen(QColor(c.on_accent if first else c.muted))
        below = QRect(inside.left(), top + name.height() + BETWEEN, inside.width(), hint.height())
        painter.drawText(below, left, self._hint)
        painter.end()

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        return QFontMetrics(serif(sized(NAME).pointSizeF())), QFontMetrics(sized(SMALL))
