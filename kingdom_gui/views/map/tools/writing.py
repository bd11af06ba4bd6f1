"""Tools that write on the map: labels and pins, placed and edited by a click, moved by a drag."""

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

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._from, self._number = pointer.hex, stage.written_at(self.id, pointer)

    def end(self, stage: Stage, pointer: Pointer) -> None:
        start, self._from = self._from, None
        if start is None or pointer.hex not in stage.document.campaign.hexes:
            return
        if self._number is not None and pointer.hex != start:
            edit = EditLabel if self.id == "label" else EditPin
            stage.document.do(edit(number=self._number, hex=pointer.hex))
        elif pointer.hex == start:
            stage.ask_written(self.id, pointer.hex, self._number)

    def cancel(self, stage: Stage) -> None:
        self._from = None

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset((hex_id,)) if hex_id in stage.document.campaign.hexes else frozenset()
