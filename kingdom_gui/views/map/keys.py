"""The map by keyboard: which key moves the cursor where, and what the others do."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ...engine.hexes import HexId, Orientation, Stagger, from_offset, to_offset

Key = Qt.Key
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
