"""A choice among a few, each row with what it brings; one is chosen at a time."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from .theme import SMALL, colours, sized

PADDING = 10


class Choice(NamedTuple):
    """One choice: its id, its name, and what it brings."""

    key: str
    name: str
    effect: str


class ChoiceRow(QAbstractButton):
    """A row to choose: its name on the left, its effect on the right, marked at the edge when chosen."""

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.setText(choice.name)
        self.setAccessibleName(choice.name)
        self.setAccessibleDescription(choice.effect)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # one of several, to a screen reader; the group sees to it anyway
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        name, effect = QFontMetrics(sized(1.0)), QFontMetrics(sized(SMALL))
        width = name.horizontalAdvance(self.choice.name) + effect.horizontalAdvance(self.choice.effect)
        return QSize(width + 4 * PADDING, name.height() + 9)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect()
        if self.isChecked():
            painter.fillRect(box, QColor(c.accent_soft))
            painter.fillRect(0, 0, 3, box.height(), QColor(c.accent))
        elif self.underMouse():
            painter.fillRect(box, QColor(c.raised))
        if self.hasFocus():
            painter.setPen(QPen(QColor(c.accent), 1))
            painter.drawRect(box.adjusted(0, 0, -1, -1))
        text = box.adjusted(PADDING, 0, -PADDING, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(sized(1.0, bold=self.isChecked()))
        painter.setPen(QColor(c.ink if self.isEnabled() else c.faint))
        painter.drawText(text, int(Qt.AlignmentFlag.AlignLeft | middle), self.choice.name)
        painter.setFont(sized(SMALL))
        painter.setPen(QColor(c.ink if self.isChecked() else c.muted))
        painter.drawText(text, int(Qt.AlignmentFlag.AlignRight | middle), self.choice.effect)


class Choices(QWidget):
    """Rows of which one is chosen. `chosen(key)` is emitted when the user takes another."""

    chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._clicked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.rows: dict[str, ChoiceRow] = {}

    def offer(self, choices: list[Choice]) -> None:
        """Show these choices; what was chosen stays so where it is still offered."""
        if [row.choice for row in self.rows.values()] == choices:
            return
        kept = self.current
        for row in self.rows.values():
            self._group.removeButton(row)
            self._column.removeWidget(row)
            row.deleteLater()
        self.rows = {choice.key: ChoiceRow(choice, self) for choice in choices}
        for row in self.rows.values():
            self._group.addButton(row)
            self._column.addWidget(row)
        self.choose(kept)

    @property
    def current(self) -> str:
        """The key of what is chosen; empty where nothing is."""
        return next((key for key, row in self.rows.items() if row.isChecked()), "")

    def choose(self, key: str | None) -> None:
        """Mark a choice without telling; None or an unknown key marks nothing."""
        row = self.rows.get(key or "")
        if row is not None:
            row.setChecked(True)
            return
        self._group.setExclusive(False)
        for other in self.rows.values():
            other.setChecked(False)
        self._group.setExclusive(True)

    def _clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, ChoiceRow):
            self.chosen.emit(button.choice.key)
