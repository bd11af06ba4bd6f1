"""The wheel scrolls what lies around a field; the field itself it turns only where it has the focus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QCalendarWidget,
    QComboBox,
    QDial,
    QSlider,
    QTabBar,
    QWidget,
)

# Everything of Qt's that a wheel sets rather than scrolls. `QAbstractSpinBox` has dates and times in it.
FIELDS = (QComboBox, QAbstractSpinBox, QSlider, QDial, QTabBar, QCalendarWidget)
RUN = 400  # milliseconds between two turns of a wheel that belong together
STILL = 3.0  # pixels that a resting pointer may tremble
_Phase = Qt.ScrollPhase


class Wheel:
    """Decides for each turn of the wheel over a window; turns that belong together go where the first went.

    So a field that is scrolled under the pointer is not changed by the rest of the same movement, even if it
    has the focus.
    """

    def __init__(self) -> None:
        self._stamp, self._at = -RUN, QPointF()
        self._scrolls = False  # the movement under way

    def take(self, top: QWidget, event: QWheelEvent) -> bool:
        """Hand a turn over a top level widget to the scroll area around the field below the pointer; False
        where the widget below may have it.
        """
        if QApplication.activePopupWidget() is not None:
            return False
        field = field_of(top.childAt(event.position().toPoint()))
        if not self._goes_on(event):
            self._scrolls = field is None or not _has_focus(field)
        self._stamp, self._at = event.timestamp(), event.globalPosition()
        if field is None or not self._scrolls:
            return False
        scroll_around(field, event)
        return True

    def _goes_on(self, event: QWheelEvent) -> bool:
        """Whether this turn belongs to the movement under way."""
        if event.phase() in (_Phase.ScrollUpdate, _Phase.ScrollMomentum, _Phase.ScrollEnd):
            return True
        moved = event.globalPosition() - self._at
        soon = 0 <= event.timestamp() - self._stamp <= RUN
        return event.phase() == _Phase.NoScrollPhase and soon and moved.manhattanLength() <= STILL


def field_of(widget: QWidget | None) -> QWidget | None:
    """The field that a widget is or lies in; None for anything else."""
    while widget is not None:
        if isinstance(widget, FIELDS):
            return widget
        widget = None if widget.isWindow() else widget.parentWidget()
    return None


def scroll_around(field: QWidget, event: QWheelEvent) -> None:
    """Let the nearest scroll area around a field that still has somewhere to go have the event."""
    around: QWidget | None = field.parentWidget()
    while around is not None:
        if isinstance(around, QAbstractScrollArea):
            viewport = around.viewport()
            at = QPointF(viewport.mapFromGlobal(event.globalPosition()))
            copy = QWheelEvent(
                at, event.globalPosition(), event.pixelDelta(), event.angleDelta(), event.buttons(),
                event.modifiers(), event.phase(), event.inverted(), event.source(),
            )  # fmt: skip
            copy.ignore()
            QApplication.sendEvent(viewport, copy)
            if copy.isAccepted():
                return
        around = None if around.isWindow() else around.parentWidget()


def _has_focus(field: QWidget) -> bool:
    focus: QWidget | None = QApplication.focusWidget()  # the stubs know no None here
    return focus is not None and (focus is field or field.isAncestorOf(focus))


__all__ = ["FIELDS", "Wheel", "field_of"]
