"""The game master's word on an event: it passes, it fails, or it never happened."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ...engine.requests import Roll
from ...engine.turn.driver import Pending
from ..flow import FlowLayout
from ..text_size import by_text
from .player import Player
from .step_form import text_field

NOTE_WIDTH = 240


def can_rule(player: Player, asked: Pending) -> bool:
    """Whether there is anything the game master could say otherwise."""
    return asked.step.phase == "event" and (_is_check(asked) or player.cancelling(asked, "") is not None)


class RulingRow(QWidget):
    """A note, and a button for each thing the game master may say."""

    def __init__(self, player: Player, asked: Pending, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.note = text_field(self.tr("Why, for the journal"), NOTE_WIDTH, self)
        by_text(self.note, least_width=NOTE_WIDTH)
        self.note.setMaxLength(200)
        self.buttons: list[QPushButton] = []
        self._flow = FlowLayout(self, 8)
        self._flow.addWidget(self.note)
        if _is_check(asked):
            self._add(self.tr("It passes"), lambda: player.rule(True, self._said()))
            self._add(self.tr("It fails"), lambda: player.rule(False, self._said()))
        if player.cancelling(asked, "") is not None:
            self._add(self.tr("The event is called off"), lambda: player.cancel_event(self._said()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes from the note to the buttons, and presses the one with the focus."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focused = next((button for button in self.buttons if button.hasFocus()), None)
        if focused is not None:
            focused.click()
        elif self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        event.accept()

    def _add(self, text: str, do: Callable[[], None]) -> None:
        button = QPushButton(text, self)
        button.clicked.connect(lambda: do())
        self._flow.addWidget(button)
        self.buttons.append(button)

    def _said(self) -> str:
        return self.note.text().strip() or self.tr("The game master’s word")


def _is_check(asked: Pending) -> bool:
    return isinstance(asked.request, Roll) and asked.request.target is not None
