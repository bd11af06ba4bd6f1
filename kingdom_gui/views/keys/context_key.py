"""The key for menus (Menu, Shift+F10): opens what a right click would open at the cursor of the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QWidget

_Reason = QContextMenuEvent.Reason


def ask_for_menu(widget: QWidget, at: QPoint | None = None, reason: _Reason = _Reason.Keyboard) -> bool:
    """Ask a widget, or the nearest around it that answers, for its menu at a point of it (by default at its
    cursor); whether one did.
    """
    at = _cursor_of(widget) if at is None else at
    # A view hears of what it shows through its viewport; Qt goes on from there to whatever lies around.
    target = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    event = QContextMenuEvent(reason, at, widget.mapToGlobal(at))
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def _cursor_of(widget: QWidget) -> QPoint:
    """Where a widget's cursor is, in its own pixels: of a list its current row."""
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        row = widget.visualRect(widget.currentIndex())
        return QPoint(max(row.left(), 0) + 12, row.center().y())
    caret = widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    if isinstance(caret, QRectF):
        caret = caret.toAlignedRect()
    return caret.center() if isinstance(caret, QRect) and caret.isValid() else widget.rect().center()
