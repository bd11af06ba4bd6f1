"""Announces what has changed: deeds, undo, refusals, warnings, the month's questions and results, files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from shiboken6 import isValid

from ...document.document import UNDONE
from ...engine.patch import Patch
from .. import labels, speech
from .voice import ended, voice

if TYPE_CHECKING:
    from ..main_window import MainWindow

STROKE_REST_MS = 500  # that a stroke rests before it is told as one deed


class Teller(QObject):
    """Gathers what happens until control is back with the window, and says it in one announcement.

    A refusal is urgent. What the turn panel has to say comes in place of the sentence for the deed, where the
    deed was done there.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._document = window, window.document
        self._steps: list[str] = []
        self._hexes: set[object] = set()  # that have changed
        self._since = QElapsedTimer()  # since the last change
        self._reasons: list[str] = []
        self._refused = self._opened = False
        self._asked, self._acted = "", False
        self._card: list[str] = []
        self._numbers = self._totals() if voice().is_heard else {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.flush)
        self._document.changed.connect(self._changed)
        self._document.refused.connect(self._refuse)
        window.files.opened.connect(self._open)
        window.status.reasoned.connect(self._reason)
        window.pages.currentChanged.connect(lambda _: self._page())
        window.turn.ready.connect(self._listen_to_panel)
        if window.turn.is_made:
            self._listen_to_panel()

    def flush(self) -> None:
        """Say what has been gathered, now."""
        self._soon.stop()
        if self._in_stroke() and self._since.elapsed() < STROKE_REST_MS:
            self._soon.start(STROKE_REST_MS - self._since.elapsed() + 1)
            return
        if not isValid(self._window) or not voice().is_heard:
            self._numbers = {}
            return
        self._settle_panel()
        steps, reasons, asked = self._told_steps(), self._reasons, self._asked
        refused, opened, acted = self._refused, self._opened, self._acted
        self._steps, self._reasons, self._asked, self._hexes = [], [], "", set()
        self._refused = self._opened = self._acted = False
        numbers = self._changed_numbers()
        if opened:
            steps, numbers = [self._window.strip.title.accessibleName()], ""
        parts = [*([] if acted and asked else steps), asked, numbers, *reasons]
        told: list[str] = []
        for part in parts:
            if part and not any(part in before for before in told):
                told.append(part.rstrip())
        voice().say(self._window, " ".join(ended(part) for part in told), refused)

    # What happens

    def _changed(self, patch: Patch) -> None:
        if not voice().is_heard:
            return
        if patch:
            self._since.restart()
            self._steps.append(self._sentence())
            self._hexes |= set(patch.keys("hexes") | patch.keys("claims"))
        self._start()

    def _refuse(self, _refusal: object) -> None:
        self._refused = True
        self._start()

    def _open(self) -> None:
        self._opened = True
        self._start()

    def _reason(self, text: str) -> None:
        if text and voice().is_heard:
            self._reasons.append(text)
            self._start()

    def _page(self) -> None:
        page = self._window.pages.current
        button = self._window.modes.buttons.get(page)
        if button is not None and voice().is_heard:
            self._reasons.append(button.accessibleName() or button.text().replace("&", ""))
            self._start()

    def _start(self) -> None:
        self._soon.start(0)

    # The turn panel

    def _listen_to_panel(self) -> None:
        panel = self._window.turn.panel()
        panel.told.connect(self._panel_told)
        self._card = panel.card.spoken() if voice().is_heard else []

    def _settle_panel(self) -> None:
        """The panel is renewed when control returns; its words belong to what is said now."""
        if self._window.turn.is_made:
            self._window.turn.panel().settle()

    def _panel_told(self, acted: bool, focused: bool) -> None:
        """The panel shows something else; told where the user is at work in it, as far as it is new."""
        if not voice().is_heard:
            return
        before, self._card = self._card, self._window.turn.panel().card.spoken()
        fresh = [line for line in self._card if line not in before]
        if fresh and (acted or focused):
            self._asked = " ".join(ended(line) for line in fresh)
            self._acted = self._acted or acted
            self._start()

    # In words

    def _told_steps(self) -> list[str]:
        """What was done; of a stroke its last word, with how many hexes it has gone over."""
        told = list(dict.fromkeys(self._steps))
        if len(self._steps) > 1 and self._in_stroke():
            in_all = self.tr("%n hex(es) in all", "", len(self._hexes))
            return [f"{ended(told[-1])} {in_all}"]
        return told

    def _sentence(self) -> str:
        code, parameters = self._document.latest
        if code == UNDONE:
            stack = self._document.undo_stack
            step = stack.command(stack.index() - 1) if stack.canUndo() else None
            change = getattr(step, "change", None)
            code, parameters = (change.code, change.parameters) if change is not None else ("", {})
            text = speech.speaker(self._document.campaign).say(code, parameters) if code else ""
            return speech.explained(self.tr("Undone"), text) if text else self.tr("Undone")
        said = speech.speaker(self._document.campaign)
        return speech.explained(self.tr("Done"), said.say(code, parameters)) if code else ""

    def _in_stroke(self) -> bool:
        stack = self._document.undo_stack
        step = stack.command(stack.index() - 1) if isValid(stack) and stack.index() else None
        return bool(getattr(step, "stroke", "")) and bool(self._steps)

    def _totals(self) -> dict[str, int]:
        numbers = self._document.numbers()
        names = self._window.strip.buttons
        return {name: numbers.total(name) for name in names} if numbers is not None else {}

    def _changed_numbers(self) -> str:
        """The numbers of the strip that are others now: "Treasury 49, Size 17"."""
        before, self._numbers = self._numbers, self._totals()
        others = [
            f"{labels.number(name)} {labels.minus(value)}"
            for name, value in self._numbers.items()
            if before and before.get(name) != value
        ]
        return ", ".join(others)
