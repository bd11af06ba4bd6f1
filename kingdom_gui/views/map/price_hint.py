"""What a stroke would cost or has cost, told in the last line of the window while it is planned and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...engine.actions import Change, Refusal
from ...engine.hexes import HexId
from ..map_texts import tool_name
from .tools.strokes import StrokeTool

if TYPE_CHECKING:
    from .map_view import MapView


class PriceHint(QObject):
    """Emits the view's `hint`, and an empty one once there is nothing more to tell."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self._said = False
        self._ended_at: HexId | None = None  # where the last stroke ended, while the pointer stays there

    def look(self, outcome: Change | Refusal | None, hex_id: HexId | None, busy: bool) -> None:
        """What a click would bring is another now; reasons against it are told by whoever hears `preview`."""
        tool = self._view.tool
        if hex_id != self._ended_at:
            self._ended_at = None
        told = busy or self._ended_at is not None
        paid = tool.paid if told and isinstance(tool, StrokeTool) else 0
        price = outcome.price.total if isinstance(outcome, Change) else 0
        if paid:
            text = self.tr("{tool}: {count} BP paid").format(tool=tool_name(tool.id), count=paid)
        elif price:
            text = self.tr("{tool}: {count} BP").format(tool=tool_name(tool.id), count=price)
        else:
            text = ""
        if text or (self._said and not isinstance(outcome, Refusal)):
            self._view.hint.emit(text)
        self._said = bool(text)

    def ended(self, hex_id: HexId) -> None:
        """A stroke has ended on this hex."""
        self._ended_at = hex_id
        self.look(None, hex_id, busy=False)
