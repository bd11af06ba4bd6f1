"""The months of the calendar, each with its lines: when, what, where, and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from ..engine.calendar import Due
from ..engine.hexes import place_of
from ..words import Speaker
from ..words.due import say_due, when_due, where_due
from . import labels, speech
from .blocks import link, muted, plain, quiet_line, title, verbatim
from .text_size import by_text

ICON = QSize(14, 14)
WHEN_WIDTH = 150


def link_of(due: Due) -> str:
    """Where a line leads: `settlement:ashford`, `hex:0,1,2`, `role:ruler`, `number:unrest`, or nowhere."""
    if due.settlement:
        return f"settlement:{due.settlement}"
    if due.hex is not None:
        return f"hex:{place_of(due.hex)}"
    if due.role:
        return f"role:{due.role}"
    return f"number:{due.number}" if due.number else ""


class DueRow(QWidget):
    """One line. `followed(link, widget)` asks for its place or ledger; `moved(ahead, months)`,
    `edited(ahead)` and `removed(ahead)` are about an event put ahead.
    """

    followed = Signal(str, QWidget)
    moved = Signal(int, int)
    edited = Signal(int)
    removed = Signal(int)

    def __init__(self, due: Due, said: Speaker, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.due = due
        when = when_due(due, said)
        if due.each:
            each = said.say("due_each")
            when = f"{when}, {each[:1].lower()}{each[1:]}"
        self.buttons: dict[str, QToolButton] = {}
        self.text = plain(say_due(due, said))
        time = muted(when)
        by_text(time, fixed_width=WHEN_WIDTH)
        time.setContentsMargins(0, 2, 0, 0)  # its small letters stand on the line of the text
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(time, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.text, 1)
        self.link = self._link(where_due(due, said))
        if self.link is not None:
            row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignTop)
        if due.ahead is not None:
            row.addLayout(self._changes(due.ahead))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(0)
        column.addLayout(row)
        if due.secret:
            secret = said.say("due_secret")
            kept = muted(said.say("with_detail", {"text": secret, "detail": note}) if note else secret)
            kept.setContentsMargins(WHEN_WIDTH + 10, 0, 0, 0)
            column.addWidget(kept)

    def _link(self, where: str) -> QWidget | None:
        target = link_of(self.due)
        if not target:
            return None
        name = labels.number(self.due.number) if self.due.number else ""
        if self.due.role:
            name = speech.capital(speech.term("role", self.due.role))
        button = link(verbatim(where or name))
        button.setAccessibleName(self.tr("{what}: show").format(what=where or name))
        button.clicked.connect(lambda: self.followed.emit(target, button))
        return button

    def _changes(self, ahead: int) -> QHBoxLayout:
        """Small buttons: a month earlier, a month later, change, remove."""
        from .icons import icon

        row = QHBoxLayout()
        row.setSpacing(0)
        what = self.text.text()
        for name, drawing, tip, do in (
            ("earlier", "up", self.tr("A month earlier"), lambda: self.moved.emit(ahead, -1)),
            ("later", "down", self.tr("A month later"), lambda: self.moved.emit(ahead, 1)),
            ("edit", "edit", self.tr("Change…"), lambda: self.edited.emit(ahead)),
            ("remove", "delete", self.tr("Remove"), lambda: self.removed.emit(ahead)),
        ):
            button = QToolButton(self)
            button.setIcon(icon(drawing))
            button.setIconSize(ICON)
            button.setToolTip(tip)
            button.setAccessibleName(self.tr("{what}: {do}").format(what=what, do=tip))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(do)
            self.buttons[name] = button
            row.addWidget(button)
        return row


class MonthBlock(QWidget):
    """A month: its name, and its lines; one with none is a single quiet line."""

    def __init__(self, name: str, now: bool, rows: Sequence[DueRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = tuple(rows)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        head: QLabel = title(name, 1.25) if rows or now else quiet_line(name)
        grid.addWidget(head, 0, 0)
        if now:
            grid.addWidget(muted(self.tr("now")), 0, 1, Qt.AlignmentFlag.AlignBottom)
        for number, row in enumerate(rows, start=1):
            grid.addWidget(row, number, 0, 1, 2)
        if now and not rows:
            grid.addWidget(muted(self.tr("Nothing falls due.")), 1, 0, 1, 2)
