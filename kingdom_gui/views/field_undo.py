"""Undo in a field: first what was typed there, then, where nothing more was, what was last done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit

Field = QLineEdit | QAbstractSpinBox


def yield_undo(field: Field) -> None:
    """Let the window have undo and redo while this field has nothing of its own to take back.

    Fields of text claim both keys even while they are empty, and the month's panel most often has its focus
    in one: without this Ctrl+Z does nothing there.
    """
    field.installEventFilter(_Yielding(field))


class _Yielding(QObject):
    """Watches one field, whose child it is."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self._line = field if isinstance(field, QLineEdit) else field.lineEdit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoes = event.matches(QKeySequence.StandardKey.Undo) and not self._line.isUndoAvailable()
            redoes = event.matches(QKeySequence.StandardKey.Redo) and not self._line.isRedoAvailable()
            if undoes or redoes:
                event.ignore()
                return True
        return super().eventFilter(watched, event)


__all__ = ["yield_undo"]
