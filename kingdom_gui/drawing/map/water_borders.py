"""Which sides of a hex are water: drawn bold while coasts and lakes are marked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from ...engine.hexes import SIDES, HexId, neighbour
from ...engine.state import Hex
from .atlas import Window
from .palette import ink

WATER = "water"
BORDERS_FROM = 6.0  # points from a hex's centre to its corners


def water_sides(hex_id: HexId, there: Hex, near: dict[HexId, Hex]) -> tuple[int, ...]:
    """The sides of a hex of land that are water: towards hexes of water, or off the map from a coast."""
    if there.terrain == WATER:
        return ()
    found = []
    for side in SIDES:
        other = near.get(neighbour(hex_id, side))
        if (other is None and there.coast) or (other is not None and other.terrain == WATER):
            found.append(side)
    return tuple(found)


def paint_water_borders(window: Window) -> None:
    """Draw the water sides of hexes bold inside them, and a ring in each hex that holds a lake and
    has none.
    """
    if window.size < BORDERS_FROM:
        return
    painter, scale, layout = window.painter, window.scale, window.atlas.layout
    palette = window.atlas.palette
    inset = 0.9
    pen = QPen(ink(palette.shore), max(2.2 * window.pixel, 0.09 * scale))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, hex_id, there in window.cells:
        sides = water_sides(hex_id, there, window.near)
        for side in sides:
            (ax, ay), (bx, by) = layout.corners[side], layout.corners[(side + 1) % 6]
            painter.drawLine(
                QPointF((x + ax * inset) * scale, (y + ay * inset) * scale),
                QPointF((x + bx * inset) * scale, (y + by * inset) * scale),
            )
        if there.lake and not sides:
            reach = 0.6 * scale
            painter.drawEllipse(QRectF(x * scale - reach, y * scale - reach, 2 * reach, 2 * reach))
