"""The one way in which the program speaks to a screen reader of its own accord."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

Listener = Callable[[str, bool], object]
REST_MS = 60  # that the cursor stands still before its place is told, so that a held key is one sentence


class Voice(QObject):
    """Sends announcements. `listeners` hear each text too, and whether it was urgent."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.listeners: list[Listener] = []
        self._place: tuple[QWidget, Callable[[], str]] | None = None
        self._told = ""  # the place told last, which is not told twice
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._tell_place)

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens; if not, nothing needs to be put into words."""
        return bool(self.listeners) or QAccessible.isActive()

    def say(self, source: QWidget, text: str, urgent: bool = False) -> None:
        """Announce a text; `urgent` ones break into what is being read."""
        text = " ".join(text.split())
        if not text or not self.is_heard:
            return
        over: QWidget | None = QApplication.activeModalWidget()  # what is behind a dialog is not listened to
        event = QAccessibleAnnouncementEvent(over or source, text)
        manner = QAccessible.AnnouncementPoliteness
        event.setPoliteness(manner.Assertive if urgent else manner.Polite)
        QAccessible.updateAccessibility(event)
        for listener in list(self.listeners):
            listener(text, urgent)

    def at_place(self, source: QWidget, told: Callable[[], str]) -> None:
        """The cursor of a map or plan has moved: announce its place once it rests. `told` gives the text."""
        if self.is_heard:
            self._place = (source, told)
            self._rest.start()

    def _tell_place(self) -> None:
        place, self._place = self._place, None
        if place is not None and isValid(place[0]):
            text = place[1]()
            if text != self._told:
                self._told = text
                self.say(place[0], text)


def ended(text: str) -> str:
    """A text that ends as a sentence does, so that a voice rests after it; one without words stays empty."""
    text = text.strip()
    return text if not text or text.endswith((".", "!", "?", "…", ":", ".)", ".»", ".”")) else f"{text}."


_voices: list[Voice] = []


def voice() -> Voice:
    """The program's voice, made when first asked for."""
    if not _voices or not isValid(_voices[0]):
        _voices[:] = [Voice(QApplication.instance())]
    return _voices[0]
