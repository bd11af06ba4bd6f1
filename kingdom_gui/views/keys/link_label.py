"""Links in a label by keyboard: Tab leads to the first of them, not to the label and only then to a link."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel

_Flag = Qt.TextInteractionFlag
_Reason = Qt.FocusReason


def links_by_keyboard(label: QLabel) -> None:
    """Let Tab go through the links of a label, and Enter follow the one it is on; the mouse as ever."""
    label.setTextInteractionFlags(_Flag.LinksAccessibleByMouse | _Flag.LinksAccessibleByKeyboard)
    label.installEventFilter(_FirstLink(label))


class _FirstLink(QObject):
    """Waits for the focus to come to the label, whose child it is."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            by_tab = event.reason() in (_Reason.TabFocusReason, _Reason.BacktabFocusReason)
            if by_tab and isinstance(watched, QLabel) and not watched.hasSelectedText():
                watched.removeEventFilter(self)
                QApplication.sendEvent(watched, QFocusEvent(QEvent.Type.FocusIn, event.reason()))
                watched.installEventFilter(self)
                tab = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
                QApplication.sendEvent(watched, tab)
                return True
        return False
