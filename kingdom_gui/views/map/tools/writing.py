"""Tools that write on the map: labels and pins, placed and edited by a click, moved by a drag; and one that
asks what lies in a hex.
"""

from __future__ import annotations

from PySide6.QtCore import Qt

from ....engine.actions.annotate import EditLabel, EditPin
from ....engine.hexes import HexId
from .base import Pointer, Stage, Tool


class WriteTool(Tool):
    """A click on a label or pin asks for its changes, one elsewhere for a new one; a drag moves it."""

    def __init__(self, kind: str) -> None:
        self.id = self.icon = kind
        self.cursor = Qt.CursorShape.IBeamCursor if kind == "label" else Qt.CursorShape.CrossCursor
        self._from: HexId | None = None
        self._number: int | None = None
        self._carried = False

    @property
    def spans(self) -> bool:
        """By keyboard, Shift with Enter takes a label or pin up; the next Enter puts it down."""
        return self._carried

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._from, self._number = pointer.hex, stage.written_at(self.id, pointer)
        self._carried = pointer.adding and self._number is not None

    def end(self, stage: Stage, pointer: Pointer) -> None:
        start, self._from = self._from, None
        carried, self._carried = self._carried, False
        if start is None or pointer.hex not in stage.document.campaign.hexes:
            return
        if self._number is not None and pointer.hex != start:
            edit = EditLabel if self.id == "label" else EditPin
            stage.document.do(edit(number=self._number, hex=pointer.hex))
        elif pointer.hex == start and not carried:
            stage.ask_written(self.id, pointer.hex, self._number)

    def cancel(self, stage: Stage) -> None:
        self._from, self._carried = None, False

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset((hex_id,)) if hex_id in stage.document.campaign.hexes else frozenset()


class AskTool(Tool):
    """A click on a hex of the map asks what lies there beside its terrain."""

    id = icon = "special"
    cursor = Qt.CursorShape.CrossCursor

    def end(self, stage: Stage, pointer: Pointer) -> None:
        if pointer.hex in stage.document.campaign.hexes:
            stage.ask_written(self.id, pointer.hex, None)

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset((hex_id,)) if hex_id in stage.document.campaign.hexes else frozenset()
