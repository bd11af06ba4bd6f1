"""Where the known land ends it fades into the paper, so that nothing tells what lies beyond."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPen

from ...geometry.outlines import border_pieces
from .atlas import Window
from .ground import CURVED_FROM, path_of
from .palette import ink

# Strips along the edge: how far inside each one's middle lies and how wide it is, in hex units, and how much
# of the paper's colour it lays over the land. The first also covers what grows over the edge.
STRIPS = ((-0.13, 0.3, 0.92), (0.08, 0.13, 0.74), (0.2, 0.13, 0.52), (0.32, 0.13, 0.3), (0.44, 0.13, 0.14))
FEW = ((-0.1, 0.4, 0.8), (0.2, 0.3, 0.4))  # where a hex is only a few pixels high


def paint_edge(window: Window) -> None:
    """Fade the land in the window along its edge."""
    cells = [hex_id for _, _, hex_id, _ in window.cells]
    known, layout, scale = window.near.__contains__, window.atlas.layout, window.scale
    curved = window.size >= CURVED_FROM
    painter = window.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, wide, strength in STRIPS if curved else FEW:
        pieces = border_pieces(cells, known, layout, inset)
        if not pieces:
            return
        pen = QPen(ink(window.atlas.palette.paper, strength), wide * scale)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path_of(pieces, scale, curved))
