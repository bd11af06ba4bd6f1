"""R during a drag: Qt swallows keys while a drag goes on, so they are caught before it sees them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent

from ..keys.book import book


class TurnKey(QObject):
    """Calls `turn` for each press of R between `listen` and `stop`.

    A filter put on the application later is asked first; Qt's own is put there when the drag begins. On
    systems that run the drag themselves no key arrives at all: there Shift serves (see `PlanView`).
    """

    def __init__(self, turn: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turn = turn
        self._listening = False

    def listen(self) -> None:
        """Begin to catch the key."""
        application = QCoreApplication.instance()
        if application is not None and not self._listening:
            application.installEventFilter(self)
            self._listening = True

    def stop(self) -> None:
        """Let keys go their way again."""
        application = QCoreApplication.instance()
        if application is not None and self._listening:
            application.removeEventFilter(self)
            self._listening = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if book().found("lots", event) != "turn":
            return False
        self._turn()
        return True
