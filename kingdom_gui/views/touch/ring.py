"""The ring that closes around a finger while it is held, until the menu opens."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from ..theme import colours

SIZE = 76  # pixels: a finger hides the middle of it
EVERY = 40  # milliseconds from one painting to the next


class Ring(QWidget):
    """Lies over a window at a point of it; it takes no events."""

    def __init__(self, window: QWidget, at: QPoint, duration: int) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(at.x() - SIZE // 2, at.y() - SIZE // 2, SIZE, SIZE)
        self._step = EVERY / max(duration, EVERY)
        # Where things are not to move it stands closed from the start.
        self.closed = 0.0 if QApplication.cursorFlashTime() > 0 else 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._grow)
        self._timer.start(EVERY)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_ = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        for colour, width in ((c.paper, 7.0), (c.accent, 4.0)):
            pen = QPen(QColor(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(round_, 90 * 16, -round(360 * 16 * self.closed))

    def _grow(self) -> None:
        self.closed = min(1.0, self.closed + self._step)
        self.update()
        if self.closed >= 1.0:
            self._timer.stop()
