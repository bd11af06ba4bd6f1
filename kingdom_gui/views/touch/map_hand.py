"""Fingers on the map: a tap clicks, one finger moves the map or draws with the tool, two move and zoom it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from . import mouse
from .context import ask_at

if TYPE_CHECKING:
    from ..map.map_view import MapView

MOVING = ("select", "pan")  # tools with which a finger moves the map


class MapHand:
    """What fingers do on a `MapView`."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._last = QPointF()
        self._drawing = False
        self._zoomed = 0.0  # steps of zoom that two fingers have asked for and that are not made yet

    def tap(self, at: QPointF) -> None:
        """As a click; what would come of it is told first, as it is when the mouse comes there."""
        self._view.hover(self._view.hex_under(at))
        mouse.click(self._view.viewport(), at)

    def hold(self, at: QPointF) -> None:
        """Open the menu of the hex."""
        self._view.setFocus()
        ask_at(self._view, at.toPoint())

    def drag(self, start: QPointF, at: QPointF, first: bool) -> None:
        """Move the map, or draw with the tool in hand."""
        view = self._view
        if first:
            self._last, self._drawing = start, view.tool.id not in MOVING
            if self._drawing:
                view.setFocus()
                mouse.press(view.viewport(), start)
        if self._drawing:
            mouse.move(view.viewport(), at)
        else:
            view.pan_by(at - self._last)
            self._last = at

    def drop(self, at: QPointF) -> None:
        """What was drawn is done."""
        if self._drawing:
            mouse.release(self._view.viewport(), at)
        self._drawing = False

    def give_up(self) -> None:
        """Nothing is drawn."""
        if self._drawing:
            self._view.give_up_gesture()
        self._drawing = False

    def pinch(self, factor: float, at: QPointF, moved: QPointF) -> None:
        """Move the map with the fingers, and zoom it by whole steps about the point between them."""
        from ..map.camera import PER_DOUBLING

        self._view.pan_by(moved)
        self._zoomed += math.log2(factor) * PER_DOUBLING
        steps = math.trunc(self._zoomed)
        if steps:
            self._zoomed -= steps
            self._view.zoom_by(steps, at)


__all__ = ["MapHand"]
