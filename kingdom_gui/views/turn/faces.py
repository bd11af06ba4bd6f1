"""Which face of a die means which option, as a line of links: pointed at, lit, and clicked to be typed."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from ..theme import SMALL, colours, sized
from .options import Option

MOST_LINES = 2  # beyond, the line scrolls
UNBROKEN = 30  # letters of a name that are kept together
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FacesLine(QTextBrowser):
    """ "d6: 1 Ashford · 2 Brindle". `pointed(value)` tells the option under the pointer, "" for none;
    `picked(value)` one that was clicked.
    """

    pointed = Signal(str)
    picked = Signal(str)

    def __init__(self, die: str, options: list[Option], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._die, self._options, self._lit = die, options, ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setFont(sized(SMALL))
        self.document().setDocumentMargin(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setStyleSheet("QTextBrowser { background: transparent; }")
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(f"{die}: " + ", ".join(f"{o.faces} {o.name}" for o in options))
        self.highlighted.connect(self._pointed)
        self.anchorClicked.connect(lambda link: self.picked.emit(self._value(link)))
        self._write()

    def light(self, value: str) -> None:
        """Light one option and bring it into sight; "" lights none."""
        if value != self._lit:
            self._lit = value
            self._write()
            self._bring_into_sight()

    def text(self) -> str:
        """The whole line."""
        return self.toPlainText().replace("\N{NO-BREAK SPACE}", " ")

    def sizeHint(self) -> QSize:
        return QSize(300, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.verticalScrollBar().setValue(0)
        self._bring_into_sight()
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.textCursor().charFormat().isAnchor():
            event.ignore()  # the panel's own
            return
        super().keyPressEvent(event)

    def _bring_into_sight(self) -> None:
        """Scroll to the line that the lit option is in."""
        anchor, bar = self._anchor(self._lit), self.verticalScrollBar()
        fragments = self.document().begin().begin()
        while self._lit and not fragments.atEnd():
            fragment = fragments.fragment()
            if anchor in fragment.charFormat().anchorNames():
                there = QTextCursor(self.document())
                there.setPosition(fragment.position())
                bar.setValue(bar.value() + self.cursorRect(there).top())
                return
            fragments += 1

    def _height(self) -> int:
        line = self.fontMetrics().lineSpacing()
        return min(round(self.document().size().height()), MOST_LINES * line) + 2

    def _write(self) -> None:
        c = colours()
        parts = []
        for option in self._options:
            lit = option.value == self._lit
            look = f"color: {c.accent}; background: {c.accent_soft}" if lit else f"color: {c.ink}"
            name = escape(option.name)
            if len(name) <= UNBROKEN:
                name = name.replace(" ", "&nbsp;")
            anchor = self._anchor(option.value)
            faces = f'<span style="color: {c.muted}">{option.faces}</span>'
            parts.append(
                f'<a name="{anchor}" href="#{anchor}" style="text-decoration: none; {look}">'
                f"{faces}&nbsp;{name}</a>"
            )
        at = self.verticalScrollBar().value()
        head = f'<span style="color: {c.muted}">{escape(self._die)}:</span> '
        self.setHtml(head + "&nbsp;· ".join(parts))
        self.verticalScrollBar().setValue(at)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _anchor(self, value: str) -> str:
        place = next((n for n, option in enumerate(self._options) if option.value == value), -1)
        return f"o{place}"

    def _value(self, link: QUrl) -> str:
        name = link.fragment()
        place = int(name[1:]) if name[1:].isdigit() else len(self._options)
        return self._options[place].value if place < len(self._options) else ""

    def _pointed(self, link: QUrl) -> None:
        self.pointed.emit(self._value(link) if link.fragment() else "")
