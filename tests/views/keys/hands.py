"""A hand on the keyboard: keys go to whatever has the focus, as they do on a desk."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

Key, Held = Qt.Key, Qt.KeyboardModifier
NONE, SHIFT, CTRL, ALT = Held.NoModifier, Held.ShiftModifier, Held.ControlModifier, Held.AltModifier


def focus() -> QWidget:
    """What has the focus, or the popup that takes the keys from it."""
    widget = QApplication.activePopupWidget() or QApplication.focusWidget()
    assert widget is not None
    return widget


def press(*keys: Key, held: Held = NONE) -> None:
    """Press keys one after the other."""
    for key in keys:
        QTest.keyClick(focus(), key, held)
        QApplication.processEvents()


def write(text: str) -> None:
    """Type a text."""
    QTest.keyClicks(focus(), text)
    QApplication.processEvents()


def tab_to(widget: QWidget, most: int = 80) -> int:
    """Press Tab until a widget has the focus; how often that took."""
    for count in range(most):
        if widget.hasFocus() or (widget.focusProxy() is not None and widget.focusProxy().hasFocus()):
            return count
        press(Key.Key_Tab)
    raise AssertionError(f"{most} times Tab never led to {widget!r}; it ended on {focus()!r}")


def popup() -> QWidget:
    """The menu or other popup that is open; it is closed again soon, whatever the test does."""
    for _ in range(20):
        shown = QApplication.activePopupWidget()
        if shown is not None:
            QTimer.singleShot(3000, shown, shown.close)
            return shown
        QTest.qWait(10)
    raise AssertionError("no menu has opened")
