"""The letter keys of the map, pressed while the keyboard is elsewhere in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from .table import is_letter

if TYPE_CHECKING:
    from ..main_window import MainWindow

# Whoever writes in these, or seeks by typing, means them.
KEEP_LETTERS = (
    QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox, QAbstractItemView, QKeySequenceEdit,
    QMenu, QMenuBar,
)  # fmt: skip


def take_letter(window: MainWindow, event: QKeyEvent) -> bool:
    """Let the map have a letter, digit or sign that the widget with the keyboard has no use for; whether it
    means something there.
    """
    from ..tool_strip import MapPage

    page = window.pages.known("map")
    focus: QWidget | None = window.focusWidget()  # the stubs know no None here
    if not isinstance(page, MapPage) or not is_letter(event.keyCombination()) or keeps_letters(focus):
        return False
    return page.view.take_key(event)


def keeps_letters(focus: QWidget | None) -> bool:
    """Whether letters are for the widget that has the keyboard."""
    while focus is not None:
        if isinstance(focus, KEEP_LETTERS):
            return True
        focus = None if focus.isWindow() else focus.parentWidget()
    return False


__all__ = ["KEEP_LETTERS", "keeps_letters", "take_letter"]
