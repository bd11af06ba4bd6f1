"""The program by finger and pen: long press, two fingers, flicks, large targets."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

HANDLED = "takes_fingers"  # property of a widget that hears touch itself


def take_fingers(widget: QWidget) -> None:
    """Let a widget (a viewport) hear touch events itself, with a `Fingers` of its own."""
    widget.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
    widget.setProperty(HANDLED, True)
