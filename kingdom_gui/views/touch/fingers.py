"""Fingers on a view: which of tap, drag, hold and pinch they mean."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QWidget

from .ring import Ring

HOLD = 600  # milliseconds until a finger that does not move asks for the menu
RING_AFTER = 150  # milliseconds until the ring shows: a tap is shorter
SLOP = 12.0  # pixels that a finger may move and still tap
KINDS = (
    QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel,
)  # fmt: skip


class Hand(Protocol):
    """What fingers ask for; all points are in pixels of the watched widget."""

    def tap(self, at: QPointF) -> None:
        """One finger came and went."""

    def hold(self, at: QPointF) -> None:
        """One finger stays where it is: open the menu."""

    def drag(self, start: QPointF, at: QPointF, first: bool) -> None:
        """One finger is drawn over the view; `first` of the calls that a drag makes."""

    def drop(self, at: QPointF) -> None:
        """The finger that was drawn comes up."""

    def give_up(self) -> None:
        """What one finger began is over: others came, or the system took it away."""

    def pinch(self, factor: float, at: QPointF, moved: QPointF) -> None:
        """Two fingers: how much farther they are apart than at the last call, about which point, and how far
        that point has moved.
        """


class Fingers(QObject):
    """Hears the touch events of `widget` (a viewport) and tells a `Hand` what they mean."""

    def __init__(self, widget: QWidget, hand: Hand) -> None:
        super().__init__(widget)
        self._widget, self._hand = widget, hand
        self._start: QPointF | None = None
        self._dragging = False
        self._over = False  # nothing more is meant until all fingers are up
        self._pair: tuple[QPointF, float, tuple[int, int]] | None = None
        self.ring: Ring | None = None
        self._holding = QTimer(self)
        self._holding.setSingleShot(True)
        self._holding.setInterval(HOLD)
        self._holding.timeout.connect(self._held)
        self._ringing = QTimer(self)
        self._ringing.setSingleShot(True)
        self._ringing.setInterval(RING_AFTER)
        self._ringing.timeout.connect(self._show_ring)

    def hear(self, event: QTouchEvent) -> bool:
        """Take a touch event; it is accepted."""
        kind = event.type()
        there = [point for point in event.points() if point.state() != point.State.Released]
        places = [point.position() for point in there]
        if kind == QEvent.Type.TouchCancel:
            self._end(given_up=True)
        elif kind == QEvent.Type.TouchEnd or not places:
            self._lift(event.points()[0].position() if event.points() else QPointF())
        elif len(places) >= 2:
            self._two(places[0], places[1], (there[0].id(), there[1].id()))
        elif kind == QEvent.Type.TouchBegin:
            self._end(given_up=False)
            self._start, self._over = places[0], False
            self._holding.start()
            self._ringing.start()
        else:
            self._pair = None
            if not self._over and self._start is not None:
                self._one(places[0])
        event.accept()
        return True

    def _one(self, at: QPointF) -> None:
        assert self._start is not None
        first = not self._dragging
        if first and math.hypot(at.x() - self._start.x(), at.y() - self._start.y()) <= SLOP:
            return
        self._still()
        self._dragging = True
        self._hand.drag(self._start, at, first)

    def _two(self, one: QPointF, other: QPointF, ids: tuple[int, int]) -> None:
        """Two fingers; other two than before have not moved yet."""
        self._still()
        if self._dragging:
            self._hand.give_up()
        self._dragging, self._over = False, True
        middle = (one + other) / 2
        apart = max(math.hypot(one.x() - other.x(), one.y() - other.y()), 1.0)
        if self._pair is not None and self._pair[2] == ids:
            self._hand.pinch(apart / self._pair[1], middle, middle - self._pair[0])
        self._pair = (middle, apart, ids)

    def _lift(self, at: QPointF) -> None:
        start, dragging, over = self._start, self._dragging, self._over
        self._end(given_up=False)
        if over or start is None:
            return
        if dragging:
            self._hand.drop(at)
        else:
            self._hand.tap(start)

    def _held(self) -> None:
        start = self._start
        self._still()
        if start is not None and not self._dragging and not self._over:
            self._over = True
            self._hand.hold(start)

    def _show_ring(self) -> None:
        if self._start is not None and self.ring is None:
            window = self._widget.window()
            at = self._widget.mapTo(window, self._start.toPoint())
            self.ring = Ring(window, at, HOLD - RING_AFTER)

    def _still(self) -> None:
        """No longer waiting for a hold."""
        self._holding.stop()
        self._ringing.stop()
        if self.ring is not None:
            self.ring.hide()
            self.ring.deleteLater()
            self.ring = None

    def _end(self, given_up: bool) -> None:
        self._still()
        if given_up and self._dragging:
            self._hand.give_up()
        self._start, self._dragging, self._over, self._pair = None, False, False, None
