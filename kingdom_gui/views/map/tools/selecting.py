"""Tools that change nothing: select, move the map, and take up a terrain."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt

from ....engine.hexes import HexId
from .base import Pointer, Stage, Tool


class SelectTool(Tool):
    """Click selects, Shift or Ctrl adds and takes away, dragging selects with a rubber band. `adding`: every
    click and drag adds, for hands that cannot hold a key meanwhile.
    """

    id = "select"
    icon = "select"

    def __init__(self) -> None:
        self.adding = False
        self._from: QPointF | None = None
        self._dragged = False

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._from, self._dragged = pointer.at, False

    def move(self, stage: Stage, pointer: Pointer) -> None:
        if self._from is None:
            return
        way = pointer.at - self._from
        self._dragged = self._dragged or way.manhattanLength() > 6
        if self._dragged:
            stage.show_band(QRectF(self._from, pointer.at).normalized())

    def end(self, stage: Stage, pointer: Pointer) -> None:
        start, self._from = self._from, None
        stage.show_band(None)
        if start is None:
            return
        keep = stage.selected() if self.adding or pointer.adding or pointer.toggling else []
        if self._dragged:
            stage.select(dict.fromkeys([*keep, *stage.hexes_in(QRectF(start, pointer.at).normalized())]))
        elif pointer.hex not in stage.document.campaign.hexes:
            stage.select(keep)
        elif pointer.hex in keep:
            stage.select([hex_id for hex_id in keep if hex_id != pointer.hex])
        else:
            stage.select([*keep, pointer.hex])

    def cancel(self, stage: Stage) -> None:
        self._from = None
        stage.show_band(None)


class PanTool(Tool):
    """Dragging moves the map."""

    id = "pan"
    icon = "pan"
    cursor = Qt.CursorShape.OpenHandCursor

    def __init__(self) -> None:
        self._last = QPointF()

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._last = pointer.at

    def move(self, stage: Stage, pointer: Pointer) -> None:
        stage.pan_by(pointer.at - self._last)
        self._last = pointer.at


class PickTool(Tool):
    """Takes up the terrain of the hex that is clicked, and the brush with it."""

    id = "pick"
    icon = "pick"
    cursor = Qt.CursorShape.CrossCursor

    def end(self, stage: Stage, pointer: Pointer) -> None:
        there = stage.document.campaign.hexes.get(pointer.hex)
        if there is not None:
            stage.take_terrain(there.terrain)

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset((hex_id,)) if hex_id in stage.document.campaign.hexes else frozenset()
