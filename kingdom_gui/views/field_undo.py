"""Undo in a field: first what was typed there, then, where nothing more was, what was last done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit

from .actions_table import REDO

_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_REDO = tuple(QKeySequence(keys) for keys in REDO)
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
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if self._redoes_elsewhere(event) and self._line.isRedoAvailable():
            if event.type() == QEvent.Type.KeyPress:
                self._line.redo()
            event.accept()  # of the keys asked about beforehand: they are the field's
            return True
        if event.type() == QEvent.Type.ShortcutOverride:
            undoes = event.matches(QKeySequence.StandardKey.Undo) and not self._line.isUndoAvailable()
            redoes = event.matches(QKeySequence.StandardKey.Redo) and not self._line.isRedoAvailable()
            if undoes or redoes:
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    @staticmethod
    def _redoes_elsewhere(event: QKeyEvent) -> bool:
        """Whether these are the keys with which another platform does things again."""
        keys = QKeySequence(event.keyCombination())
        return event.type() in _KEYS and keys in _REDO and not event.matches(QKeySequence.StandardKey.Redo)


__all__ = ["yield_undo"]
