"""The menu, or else the explanation, of what a finger is held on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QToolTip, QWidget

from ..keys.context_key import ask_for_menu


def ask_at(widget: QWidget, at: QPoint) -> bool:
    """Open the menu at a point of a widget, as a right click does; where there is none, show what the mouse
    would be told there. Whether there was either.
    """
    if ask_for_menu(widget, at, QContextMenuEvent.Reason.Mouse):
        return True
    asked: QWidget | None = widget
    while asked is not None:
        target = asked.viewport() if isinstance(asked, QAbstractScrollArea) else asked
        QApplication.sendEvent(target, QHelpEvent(QEvent.Type.ToolTip, at, asked.mapToGlobal(at)))
        if QToolTip.isVisible() and QToolTip.text():
            return True
        if asked.isWindow():
            return False
        at = asked.mapToParent(at)
        asked = asked.parentWidget()
    return False
