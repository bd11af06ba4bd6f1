"""What lies on the levels above and below the one shown: lightly, so that one can be told by the other."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ...geometry.layout import Rect
from .atlas import Atlas, Window

GHOSTS_FROM = 4.0  # points from a hex's centre to its corners
MARKS_FROM = 7.0


def paint_above(painter: QPainter, atlas: Atlas, rect: Rect, scale: float, pixel: float) -> None:
    """Below the surface: the land above as faint outlines, to find one's way by."""
    level = atlas.options.level
    if level >= 0 or scale / pixel < GHOSTS_FROM:
        return
    hexes, stamps = atlas.campaign.hexes, atlas.stamps(scale, pixel)
    for x, y, (_, q, r) in atlas.layout.cells(rect.grown(1.0)):
        if (level, q, r) in hexes:
            continue
        above = hexes.get((level + 1, q, r)) or hexes.get((0, q, r))
        if above is not None:
            stamps.place(painter, ("ghost", above.terrain), x * scale, y * scale)


def paint_below(window: Window) -> None:
    """On each hex with another beneath it: a dashed hex within, and the mouth of a cave or a wave."""
    if window.size < MARKS_FROM:
        return
    hexes = window.atlas.campaign.hexes
    for x, y, (level, q, r), _ in window.cells:
        below = hexes.get((level - 1, q, r))
        if below is not None:
            key = ("below", below.terrain)
            window.stamps.place(window.painter, key, x * window.scale, y * window.scale)
