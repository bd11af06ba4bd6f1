"""Hexes that the turn panel lets the table choose among: marked, lit and picked on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from ...engine.hexes import HexId

if TYPE_CHECKING:
    from .map_view import MapView

PICKING = ("select", "pan")  # tools that leave a click to the choice; with others one draws on


class OfferedHexes:
    """What is offered on a map view: hexes, each with the face of the die that means it, or no text."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._pressed: HexId | None = None
        self.marks: Mapping[HexId, str] = {}
        self.choosable = False
        self.lit: HexId | None = None

    def show(self, marks: Mapping[HexId, str], choosable: bool) -> None:
        """Mark these hexes; `choosable`: a click picks one. None ends it."""
        changed = {*self.marks, *marks}
        self.marks, self.choosable, self.lit = dict(marks), choosable, None
        self._view.paint_offered(changed)

    def light(self, hex_id: HexId | None) -> None:
        """Light the hex that the panel points to, or that the pointer is on."""
        lit = hex_id if hex_id in self.marks else None
        if lit != self.lit:
            changed = {h for h in (self.lit, lit) if h is not None}
            self.lit = lit
            self._view.paint_offered(changed)

    def take(self, hex_id: HexId | None) -> bool:
        """Pick a hex, if it can be picked now."""
        if not self.choosable or hex_id not in self.marks or self._view.tool.id not in PICKING:
            return False
        self._view.offer_chosen.emit(hex_id)
        return True

    def press(self, event: QMouseEvent) -> bool:
        """A button goes down: whether a choice begins, which ends where it comes up on the same hex."""
        here = self._view.hex_under(event.position())
        free = event.modifiers() == Qt.KeyboardModifier.NoModifier
        left = event.button() == Qt.MouseButton.LeftButton and free and self.choosable
        picks = left and here in self.marks and self._view.tool.id in PICKING
        self._pressed = here if picks else None
        return picks

    def release(self, event: QMouseEvent) -> bool:
        """A button comes up: whether that ended a choice, made or thought better of."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        if self._view.hex_under(event.position()) == pressed:
            self.take(pressed)
        return True
