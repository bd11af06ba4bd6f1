"""Where the points of a small curve lie in its box, for the window and for paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF


class Curve(NamedTuple):
    """A curve's points from left to right, the numbers its box reaches from and to, and the y of 0 where 0
    lies within.
    """

    points: tuple[QPointF, ...]
    low: int
    high: int
    zero: float | None


def curve(values: Sequence[int], box: QRectF) -> Curve:
    """Spread values evenly over the width of a box, the least at its foot and the greatest at its top.

    Where 0 is near, the box reaches down to it, so that small numbers do not look like mountains.
    """
    low, high = min(values, default=0), max(values, default=0)
    if 0 < low <= high / 2:
        low = 0
    if low == high:
        low, high = (0, high) if 0 < high < 4 else (low - 1, high + 1)
    step = box.width() / max(1, len(values) - 1)
    scale = box.height() / (high - low)
    points = tuple(
        QPointF(box.left() + number * step, box.bottom() - (value - low) * scale)
        for number, value in enumerate(values)
    )
    zero = box.bottom() + low * scale if low <= 0 <= high else None
    return Curve(points, low, high, zero)
