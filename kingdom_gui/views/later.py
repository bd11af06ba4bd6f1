"""Work that can wait until the window has been painted, so that the first painting comes soon."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


class FirstPaint(QObject):
    """Waits for the first painting of a widget, then does the work and goes."""

    def __init__(self, widget: QWidget, work: Callable[[], object]) -> None:
        super().__init__(widget)
        self._work = work
        self._widget = widget
        widget.installEventFilter(self)

    @property
    def waits(self) -> bool:
        """Whether the widget is in sight, so that its painting and the work are on their way."""
        return self._widget.isVisible()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The painting is on its way: the work follows when control is back with the event loop."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, watched, self._work)
            self.deleteLater()
        return False


def after_painting(widget: QWidget, work: Callable[[], object]) -> None:
    """Do some work once a widget has been painted for the first time.

    What scrolls is painted in its viewport; itself it may never be, as the viewport can cover all of it.
    """
    FirstPaint(widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget, work)
