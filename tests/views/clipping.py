"""Finds text that does not fit the widget it stands in."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QToolButton, QWidget

SLACK = 1  # pixels that rounding may take
RING = 2  # pixels that the ring of the focus takes of a button's own margin


def clipped(top: QWidget) -> list[str]:
    """A line for every visible label, button and box in a widget whose text is wider or higher than it."""
    found = []
    for widget in (top, *top.findChildren(QWidget)):
        if widget.isVisible() and (text := _text(widget)) and _too_small(widget):
            need, have = widget.sizeHint(), widget.size()
            found.append(
                f"{type(widget).__name__} {text!r}: needs {need.width()}x{need.height()}, "
                f"has {have.width()}x{have.height()}"
            )
    return found


def _text(widget: QWidget) -> str:
    if isinstance(widget.parentWidget(), QLineEdit):
        return ""  # a sign in a field; its text is told, not shown
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def _too_small(widget: QWidget) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height() + SLACK
    if (
        isinstance(widget, QLabel)
        and widget.sizePolicy().horizontalPolicy() == widget.sizePolicy().Policy.Ignored
    ):
        return False  # a line that is meant to be cut, with its whole text in the tip
    need = widget.sizeHint()
    slack = RING if isinstance(widget, QToolButton) and widget.hasFocus() else SLACK
    return need.width() > widget.width() + slack or need.height() > widget.height() + slack
