"""Where tiles lie: squares of the map's drawing at one zoom, numbered by column and row from its origin."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QRect

from ...geometry.layout import Rect

SIDE = 256  # device pixels

Key = tuple[int, int, int]  # step of zoom, column, row


def box_of(key: Key) -> QRect:
    """The pixels of the map's drawing that a tile covers."""
    return QRect(key[1] * SIDE, key[2] * SIDE, SIDE, SIDE)


def pixels_of(rect: Rect, scale: float) -> QRect:
    """The pixels that a rectangle in hex units covers, and one more around them."""
    left, top = math.floor(rect.left * scale) - 1, math.floor(rect.top * scale) - 1
    right, bottom = math.ceil(rect.right * scale) + 1, math.ceil(rect.bottom * scale) + 1
    return QRect(left, top, right - left, bottom - top)


def joined(areas: Iterable[QRect], most: int) -> list[QRect] | None:
    """The areas with those that overlap joined into one; None where that leaves more than `most`."""
    found: list[QRect] = []
    for area in areas:
        whole = area
        while (other := next((one for one in found if one.intersects(whole)), None)) is not None:
            found.remove(other)
            whole = whole.united(other)
        found.append(whole)
        if len(found) > most:
            return None
    return found


def keys_met(areas: Iterable[QRect], kept: set[Key]) -> set[Key]:
    """Those of the tiles kept at one zoom that the areas meet."""
    found: set[Key] = set()
    step = next(iter(kept), (0, 0, 0))[0]
    for area in areas:
        columns = range(area.left() // SIDE, area.right() // SIDE + 1)
        rows = range(area.top() // SIDE, area.bottom() // SIDE + 1)
        if len(columns) * len(rows) < len(kept):
            found.update(key for row in rows for column in columns if (key := (step, column, row)) in kept)
        else:
            found.update(key for key in kept if key[1] in columns and key[2] in rows)
        if len(found) == len(kept):
            break
    return found
