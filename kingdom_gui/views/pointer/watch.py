"""Watches every window of the program for wheel and presses, before its widgets hear of them.

Space on a button is a press as well.
"""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QWheelEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from .presses import presses
from .wheel import Wheel

_Kind = QEvent.Type
PRESSES = (_Kind.MouseButtonPress, _Kind.MouseButtonDblClick)
LEFT = Qt.MouseButton.LeftButton


class PointerWatch(QObject):
    """One filter on all windows, those that are there and each as it comes.

    It lies on windows, not on the application, where every event of every widget would pass through Python.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._wheel = Wheel()
        self._swallows = False  # until the button that was refused comes up
        app.focusWindowChanged.connect(self.look)
        self.look()

    def look(self, _window: object = None) -> None:
        """Watch the windows that have come."""
        for window in QGuiApplication.allWindows():
            window.installEventFilter(self)  # again does no harm

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == _Kind.Wheel and isinstance(event, QWheelEvent):
            top = _top(watched)
            return top is not None and self._wheel.take(top, event)
        if kind in PRESSES and isinstance(event, QMouseEvent) and event.button() == LEFT:
            QTimer.singleShot(0, self, self.look)  # a menu that opens takes no focus of a window's
            top = _top(watched)
            self._swallows = top is not None and presses().refuses(top, event.globalPosition(), stamp(event))
            return self._swallows
        if kind == _Kind.MouseButtonRelease and isinstance(event, QMouseEvent) and event.button() == LEFT:
            swallowed, self._swallows = self._swallows, False
            if not swallowed:
                presses().released(event.globalPosition())
            return swallowed
        if kind == _Kind.KeyPress and isinstance(event, QKeyEvent):
            return self._refuses_key(event)
        return False

    @staticmethod
    def _refuses_key(event: QKeyEvent) -> bool:
        """Whether a key is a second press on another button than the first: one that got the keyboard because
        the first one went. Any other key in between tells that the user has looked.
        """
        focus = QApplication.focusWidget()
        if event.key() != Qt.Key.Key_Space or not isinstance(focus, QAbstractButton):
            presses().forget_key()
            return False
        return not event.isAutoRepeat() and presses().refuses_key(focus, stamp(event))


def stamp(event: QMouseEvent | QKeyEvent | None = None) -> int:
    """When an event happened, in milliseconds: as the system says, or now."""
    told = event.timestamp() if event is not None else 0
    return told or int(time.monotonic() * 1000)


def _top(window: QObject) -> QWidget | None:
    """The widget that a window shows."""
    if not isinstance(window, QWindow):
        return None
    found: QWidget | None = QWidget.find(window.winId())  # the stubs know no None here
    return found


__all__ = ["PointerWatch", "stamp"]
