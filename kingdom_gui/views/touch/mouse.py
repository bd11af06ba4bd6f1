"""What a finger does where a mouse would do it: presses, moves and releases sent to a widget."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from ..pointer.presses import presses
from ..pointer.watch import stamp

_Left, _No = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
_KINDS = {
    QEvent.Type.MouseButtonPress: (_Left, _Left),
    QEvent.Type.MouseMove: (_No, _Left),
    QEvent.Type.MouseButtonRelease: (_Left, _No),
}


def send(widget: QWidget, kind: QEvent.Type, at: QPointF) -> None:
    """Send a press, a move or a release of the left button at a point of the widget."""
    button, buttons = _KINDS[kind]
    event = QMouseEvent(kind, at, widget.mapToGlobal(at), button, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def press(widget: QWidget, at: QPointF) -> None:
    """The button goes down."""
    send(widget, QEvent.Type.MouseButtonPress, at)


def move(widget: QWidget, at: QPointF) -> None:
    """The mouse moves with the button down."""
    send(widget, QEvent.Type.MouseMove, at)


def release(widget: QWidget, at: QPointF) -> None:
    """The button comes up."""
    send(widget, QEvent.Type.MouseButtonRelease, at)


def click(widget: QWidget, at: QPointF) -> None:
    """Press and release in one place, where a press counts; the widget takes the focus if it does so by
    click.
    """
    if presses().refuses(widget.window(), widget.mapToGlobal(at), stamp()):
        return
    if widget.focusPolicy() & Qt.FocusPolicy.ClickFocus and widget.isEnabled():
        widget.setFocus(Qt.FocusReason.MouseFocusReason)
    press(widget, at)
    release(widget, at)
