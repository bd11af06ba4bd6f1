"""The map by keyboard: which key moves the cursor where, and what the others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from ...engine.hexes import HexId, Orientation, Stagger, from_offset, to_offset
from ..keys.table import TOOL

if TYPE_CHECKING:
    from .map_view import MapView

Key = Qt.Key
SLIDE = 80  # points that the map moves at a time
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}


def step_from(hex_id: HexId, key: int, orientation: Orientation, stagger: Stagger) -> HexId | None:
    """The hex that an arrow key leads to, or None for another key.

    Along the rows of a pointy map and the columns of a flat one the way is straight; across them it zigzags,
    so that it stays in its column or row.
    """
    step = ARROWS.get(Qt.Key(key))
    if step is None:
        return None
    column, row = to_offset(hex_id, orientation, stagger)
    return from_offset(column + step[0], row + step[1], orientation, stagger, hex_id[0])


class Asked:
    """Does what the keys of the map ask for that need neither the tool nor its cursor."""

    def __init__(self, view: MapView) -> None:
        self._view = view

    def do(self, asked: str) -> bool:
        """Do what is asked, an id of the map's keys without the place; False where it means nothing now."""
        view = self._view
        if asked.startswith(_TOOL):
            view.set_tool(asked.removeprefix(_TOOL))
        elif asked == "back":
            return view.tool.back(view)
        elif asked in ("level_up", "level_down"):
            view.step_level(1 if asked == "level_up" else -1)
        elif asked == "fit":
            view.fit()
        elif asked in ("nearer", "farther"):
            view.zoom_by(1 if asked == "nearer" else -1)
        elif asked in ("larger", "smaller"):
            view.change_size(1 if asked == "larger" else -1)
        elif asked == "query":
            view.query_wanted.emit()
        elif asked == "row":
            if view.cursor_hex() in view.document.campaign.hexes:
                view.row_wanted.emit(view.cursor_hex())
        elif asked == "layers":
            view.layers_wanted.emit()
        elif asked == "select_all":
            view.select(sorted(h for h in view.document.campaign.hexes if h[0] == view.options.level))
        elif asked in ("next_offer", "previous_offer"):
            return self._offer(1 if asked == "next_offer" else -1)
        else:
            return False
        return True

    def slide(self, key: int) -> bool:
        """Move the map by an arrow key, as if it were dragged the other way."""
        step = ARROWS.get(Qt.Key(key))
        if step is None:
            return False
        self._view.pan_by(QPointF(-step[0] * SLIDE, -step[1] * SLIDE))
        return True

    def _offer(self, by: int) -> bool:
        """Put the cursor on the next hex that can be chosen, in the order in which one reads."""
        view = self._view
        there = sorted(view.offered.marks, key=lambda h: (h[0], *reversed(view.layout_shown().centre(h))))
        if not there:
            return False
        here = view.cursor_hex()
        index = (there.index(here) + by) % len(there) if here in there else 0 if by > 0 else -1
        view.reveal(there[index])
        view.hover(there[index])
        return True


_TOOL = TOOL.partition(".")[2]
