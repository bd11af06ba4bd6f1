"""The key for menus (Menu, Shift+F10): opens what a right click would open at the cursor of the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QWidget

_Reason = QContextMenuEvent.Reason


def ask_for_menu(widget: QWidget, at: QPoint | None = None, reason: _Reason = _Reason.Keyboard) -> bool:
    """Ask a widget, or the nearest around it that answers, for its menu at a point of it (by default at its
    cursor); whether one did.
    """
    at = _cursor_of(widget) if at is None else at
    asked: QWidget | None = widget
    while asked is not None:
        event = QContextMenuEvent(reason, at, asked.mapToGlobal(at))
        event.setAccepted(False)
        # A view's own event handler is asked by what it shows.
        target = asked.viewport() if isinstance(asked, QAbstractScrollArea) else asked
        QApplication.sendEvent(target, event)
        if event.isAccepted():
            return True
        if asked.isWindow():
            return False
        at = asked.mapToParent(at)
        asked = asked.parentWidget()
    return False


def _cursor_of(widget: QWidget) -> QPoint:
    """Where a widget's cursor is, in its own pixels: of a list its current row."""
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        row = widget.visualRect(widget.currentIndex())
        return QPoint(max(row.left(), 0) + 12, row.center().y())
    caret = widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    return caret.center() if hasattr(caret, "center") and caret.isValid() else widget.rect().center()
