"""The realms' outlines: a smooth band of colour inside the border, and a fine line on it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from ...engine.hexes import HexId
from ...geometry.outlines import border_pieces
from .atlas import Window
from .ground import CURVED_FROM, path_of
from .palette import ink

BAND = 0.2  # width in hex units


def paint_borders(window: Window) -> None:
    """Paint the part of every realm's outline that lies in the window."""
    owner = window.owner
    if not owner:
        return
    by_realm: dict[str, list[HexId]] = {}
    for _, _, hex_id, _ in window.cells:
        kingdom = owner.get(hex_id)
        if kingdom is not None:
            by_realm.setdefault(kingdom, []).append(hex_id)
    for kingdom in sorted(by_realm):
        _outline(window, kingdom, by_realm[kingdom])


def _outline(window: Window, kingdom: str, cells: list[HexId]) -> None:
    owner, layout, unit = window.owner, window.atlas.layout, window.pixel

    def own(hex_id: HexId) -> bool:
        return owner.get(hex_id) == kingdom

    colour = window.atlas.colour(kingdom)
    width = max(BAND * window.scale, 3.0 * unit)
    band = QColor(colour)
    band.setAlphaF(0.5 if not window.atlas.palette.dark else 0.55)
    pieces = border_pieces(cells, own, layout, inset=width / 2 / window.scale)
    if not pieces:
        return
    painter = window.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(band, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    )
    curved = window.size >= CURVED_FROM
    painter.drawPath(path_of(pieces, window.scale, curved))
    line = max(1.1 * unit, 0.034 * window.scale)
    dark = colour.darker(150) if not window.atlas.palette.dark else colour.lighter(115)
    painter.setPen(QPen(ink(dark.name(), 0.95), line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.drawPath(path_of(border_pieces(cells, own, layout), window.scale, curved))
