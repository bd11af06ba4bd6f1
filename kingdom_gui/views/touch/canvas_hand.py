"""Fingers on a map that is only looked at: one moves it, two move and zoom it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ..map.camera import PER_DOUBLING

if TYPE_CHECKING:
    from ..map.canvas import MapCanvas


class CanvasHand:
    """What fingers do on a `MapCanvas`; `by_hand` makes each move, where the map may be moved by hand."""

    def __init__(self, canvas: MapCanvas, by_hand: Callable[[Callable[[], None]], None]) -> None:
        self._canvas, self._by_hand = canvas, by_hand
        self._last = QPointF()
        self._zoomed = 0.0  # steps of zoom that two fingers have asked for and that are not made yet

    def tap(self, at: QPointF) -> None:
        """Nothing is chosen here."""

    def hold(self, at: QPointF) -> None:
        """There is no menu."""

    def drag(self, start: QPointF, at: QPointF, first: bool) -> None:
        """Move the map."""
        by = at - (start if first else self._last)
        self._last = at
        self._by_hand(lambda: self._canvas.pan_by(by))

    def drop(self, at: QPointF) -> None:
        """It stays where it is."""

    def give_up(self) -> None:
        """Nothing has begun."""

    def pinch(self, factor: float, at: QPointF, moved: QPointF) -> None:
        """Move the map with the fingers, and zoom it by whole steps about the point between them."""
        self._by_hand(lambda: self._canvas.pan_by(moved))
        self._zoomed += math.log2(factor) * PER_DOUBLING
        steps = math.trunc(self._zoomed)
        if steps:
            self._zoomed -= steps
            self._by_hand(lambda: self._canvas.zoom_by(steps, at))
