"""Widgets painted by hand: what they are, and what they say of what is shown."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QAccessibleWidget, QKeySequenceEdit, QWidget

Text = QAccessible.Text


class Painted(QAccessibleWidget):
    """A painted widget under its accessible name; `spoken_value()`, where it has one, is its value."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role, "")

    def text(self, t: QAccessible.Text) -> str:
        widget = self.widget()
        if t == Text.Value and isinstance(widget, QKeySequenceEdit):
            return widget.keySequence().toString(QKeySequence.SequenceFormat.NativeText)
        if t == Text.Value and hasattr(widget, "spoken_value"):
            return str(widget.spoken_value())
        return super().text(t)
