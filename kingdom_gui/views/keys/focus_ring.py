"""A ring on lists, tables and texts that have the focus: a border of their own would move what they show.

Of a row of tabs the open one is ringed, not the row.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QRegion
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QScrollArea,
    QTabBar,
    QTextBrowser,
    QWidget,
)
from shiboken6 import isValid

RINGED = (QAbstractItemView, QTextBrowser, QScrollArea, QGraphicsView, QTabBar)
WIDE = 2  # pixels


class FocusRing(QWidget):
    """Lies on the edge of the widget whose child it is, and follows its size; it takes no events."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around.installEventFilter(self)
        self._lie(around)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        follows = event.type() == QEvent.Type.Resize
        if isinstance(watched, QTabBar):  # the open tab moves as others are opened, added and scrolled
            follows = event.type() == QEvent.Type.Paint
        if follows and isinstance(watched, QWidget):
            self._lie(watched)
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))

    def _lie(self, around: QWidget) -> None:
        place = around.rect()
        if isinstance(around, QTabBar):
            place = place.intersected(around.tabRect(around.currentIndex()))
        if self.geometry() == place:
            return
        self.setGeometry(place)
        inside = self.rect().adjusted(WIDE, WIDE, -WIDE, -WIDE)
        # Only the edge is there: the rest scrolls as if nothing lay over it.
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inside)))


class Rings(QObject):
    """Puts the ring on what has the focus, in every window of the application."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.ring: FocusRing | None = None
        app.focusChanged.connect(self._moved)

    def _moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        ring, self.ring = self.ring, None
        if ring is not None and isValid(ring):  # it goes with what it lies on
            ring.hide()
            ring.deleteLater()
        if isinstance(now, RINGED) and not _in_popup(now):
            self.ring = FocusRing(now)


def _in_popup(widget: QWidget) -> bool:
    return widget.window().windowType() == Qt.WindowType.Popup
