"""A bar at the foot of the plans that asks or tells, without a dialog in the way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from ..theme import colours

MARGIN = 14


class NoticeBar(QFrame):
    """Lies over the foot of its parent. `opened` tells that it is there, `closed` that it is gone, whatever
    the answer.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAutoFillBackground(True)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.number = QSpinBox(self)
        self.number.setRange(0, 99)
        self.words = QLineEdit(self)
        self.words.setMaxLength(60)
        self.words.hide()
        self.yes = QPushButton(self)
        self.no = QPushButton(self)
        self.no.setProperty("quiet", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self.text, 1)
        for part in (self.number, self.words, self.yes, self.no):
            row.addWidget(part)
        self.yes.clicked.connect(self._accept)
        self.no.clicked.connect(self.dismiss)
        self._over = parent
        self._row = row
        self._answer: Callable[[], None] | None = None
        parent.installEventFilter(self)
        self.hide()

    def ask(self, text: str, verb: str, answer: Callable[[], None], focus: bool = True) -> None:
        """Ask whether to do something; `answer` is called on yes. `focus` takes the keyboard there."""
        self.number.hide()
        self.words.hide()
        self._show(text, verb, answer)
        if focus:
            self.yes.setFocus()

    def ask_number(self, text: str, value: int, answer: Callable[[int], None]) -> None:
        """Ask for a whole number from 0 to 99."""
        self.number.setValue(value)
        self.number.setAccessibleName(text)
        self.number.show()
        self.words.hide()
        self._show(text, self.tr("Set"), lambda: answer(self.number.value()))
        self.number.setFocus()
        self.number.selectAll()

    def ask_words(self, text: str, words: str, verb: str, answer: Callable[[str], None]) -> None:
        """Ask for a few words, such as a name."""
        self.words.setText(words)
        self.words.setAccessibleName(text)
        self.words.show()
        self.number.hide()
        self._show(text, verb, lambda: answer(self.words.text()))
        self.words.setFocus()
        self.words.selectAll()

    def tell(self, text: str) -> None:
        """Say something that leaves nothing to choose."""
        self.number.hide()
        self.words.hide()
        self._show(text, "", None)

    def dismiss(self) -> None:
        """Put the bar away; nothing is done."""
        if self.isVisible():
            had_focus = self.isAncestorOf(QApplication.focusWidget() or self._over)
            self._answer = None
            self.hide()
            if had_focus:
                self._over.setFocus()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._answer is not None:
            self._accept()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._lie()
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or not self.isVisible():
            return False
        if event.key() != Qt.Key.Key_Escape:
            return False
        self.dismiss()
        return True

    def _accept(self) -> None:
        answer = self._answer
        self.dismiss()
        if answer is not None:
            answer()

    def _show(self, text: str, verb: str, answer: Callable[[], None] | None) -> None:
        c = colours()
        self.setStyleSheet(
            f"#notice {{ background: {c.paper}; border: 1px solid {c.accent}; border-radius: 6px; }}"
        )
        self.text.setText(text)
        self.yes.setText(verb)
        self.yes.setVisible(answer is not None)
        self.no.setText(self.tr("Cancel") if answer is not None else self.tr("Close"))
        self._answer = answer
        self.setAccessibleName(text)
        self._lie()
        self.show()
        self.raise_()
        self.opened.emit()
        from ..spoken.voice import voice

        voice().say(self._over, text, urgent=True)

    def _lie(self) -> None:
        """Along the foot of the parent, as high as the text needs."""
        over, row = self._over, self._row
        wide = min(over.width() - 2 * MARGIN, 720)
        high = row.heightForWidth(wide) if row.hasHeightForWidth() else row.sizeHint().height()
        self.resize(wide, max(high, row.minimumSize().height()))
        self.move((over.width() - wide) // 2, over.height() - self.height() - MARGIN)
