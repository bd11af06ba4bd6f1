"""The realms' outlines: a smooth band of colour inside the border with a mark, and a fine line on it.

A mark is drawn piece by piece, each of which holds a whole number of its dashes, so that it runs on across
tiles whichever is painted first.
"""

from __future__ import annotations

from math import dist

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from ...engine.hexes import HexId
from ...geometry.layout import Point
from ...geometry.outlines import Piece, border_pieces
from .atlas import Window
from .ground import CURVED_FROM, path_of
from .palette import ink
from .realms import Mark

BAND = 0.2  # width in hex units
# Strips of a band: where each one's middle lies and how wide it is, in widths of the band; how strong it is.
SOFT = ((0.17, 0.34, 1.0), (0.44, 0.2, 0.7), (0.64, 0.2, 0.46), (0.83, 0.18, 0.27), (1.0, 0.16, 0.13))
FLAT = ((0.5, 1.0, 0.76),)
MARKED_FROM = 11.0  # points from a hex's centre to its corners, from which the bands show their marks
FINE_FROM = 16.0  # and from which they have all their dashes
# Dashes of a piece: their width in bands, how many, and what part of its share each takes.
DASHES: dict[Mark, tuple[float, int, float]] = {
    "dashes": (0.3, 2, 0.55),
    "dots": (0.42, 4, 0.01),
    "ticks": (1.0, 5, 0.22),
    "chain": (0.3, 1, 0.5),
}


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
    pieces = border_pieces(cells, own, layout, inset=width / 2 / window.scale)
    if not pieces:
        return
    outline = border_pieces(cells, own, layout)
    painter = window.painter
    curved = window.size >= CURVED_FROM
    _band(window, colour, outline, pieces, width)
    line = max(1.1 * unit, 0.034 * window.scale)
    if window.size >= MARKED_FROM:
        _mark(window, kingdom, cells, pieces, width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    palette = window.atlas.palette
    dark = colour.darker(150) if not palette.dark else colour.lighter(115)
    if palette.bold > 1:  # on loud ground no realm's own colour stands out everywhere
        dark = QColor(palette.ink)
    painter.setPen(QPen(ink(dark.name(), 0.95), line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.drawPath(path_of(outline, window.scale, curved))


def _band(window: Window, colour: QColor, outline: list[Piece], middle: list[Piece], width: float) -> None:
    """Draw a realm's colour along its outline, strong on it and paler inwards; `middle` runs half a `width`
    inside. Where a hex is a few pixels high, one stroke does.
    """
    painter, palette = window.painter, window.atlas.palette
    painter.setBrush(Qt.BrushStyle.NoBrush)
    strips = SOFT if window.size >= CURVED_FROM else FLAT
    for inset, part, strength in strips:
        band = QColor(colour)
        band.setAlphaF(min(1.0, palette.band * strength * (1.1 if palette.dark else 1.0)))
        pen = QPen(band, width * part)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        shifted = [_shifted(piece, inner, 2 * inset) for piece, inner in zip(outline, middle, strict=True)]
        painter.drawPath(path_of(shifted, window.scale, window.size >= CURVED_FROM))


def _shifted(outer: Piece, inner: Piece, part: float) -> Piece:
    """A piece so far on the way from the outer to the inner one: an inset moves all its points evenly."""

    def between(a: Point, b: Point) -> Point:
        return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part

    return Piece(
        between(outer.start, inner.start),
        between(outer.control, inner.control),
        between(outer.end, inner.end),
        outer.first,
        outer.last,
    )


def _mark(window: Window, kingdom: str, cells: list[HexId], pieces: list[Piece], width: float) -> None:
    """Draw a kingdom's mark along the middle of its band; `width` is the band's, in pixels."""
    mark, painter, owner = window.atlas.mark(kingdom), window.painter, window.owner
    colour = window.atlas.colour(kingdom)
    pen = QPen(colour.darker(165) if not window.atlas.palette.dark else ink(window.atlas.palette.halo, 0.9))
    if mark == "double":
        inner = border_pieces(
            cells, lambda h: owner.get(h) == kingdom, window.atlas.layout, inset=width / window.scale
        )
        pen.setWidthF(max(1.2 * window.pixel, 0.16 * width))
        painter.strokePath(path_of(inner, window.scale), pen)
        return
    if mark not in DASHES:
        return
    part, count, share = DASHES[mark]
    if window.size < FINE_FROM and count > 1:
        count, share = count // 2, share / (2 if mark == "ticks" else 1)
    pen.setWidthF(max(1.3 * window.pixel, part * width))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if mark in ("dots", "chain") else Qt.PenCapStyle.FlatCap)
    # Around a corner of its own hex a band is shorter than around another hex's; both hold whole dashes.
    for own in (True, False):
        alike = [piece for piece in pieces if (piece.first[0] == piece.last[0]) == own]
        if not alike:
            continue
        period = _length(alike[0]) * window.scale / pen.widthF() / count
        dash = period * share
        pattern = [dash, period - dash]
        if mark == "chain":  # a dash, and a dot between it and the next
            pattern = [dash, (period - dash) / 2, 0.01, (period - dash) / 2 - 0.01]
        pen.setDashPattern(pattern)
        pen.setDashOffset(dash / 2)
        painter.strokePath(_apart(alike, window.scale), pen)


def _length(piece: Piece) -> float:
    """About how long a piece is, in hex units."""
    return (
        2 * dist(piece.start, piece.end) + dist(piece.start, piece.control) + dist(piece.control, piece.end)
    ) / 3


def _apart(pieces: list[Piece], scale: float) -> QPainterPath:
    """The pieces as a path in pixels, each begun anew, as dashes begin with it."""
    path = QPainterPath()
    for start, control, end, _, _ in pieces:
        path.moveTo(start[0] * scale, start[1] * scale)
        path.quadTo(QPointF(control[0] * scale, control[1] * scale), QPointF(end[0] * scale, end[1] * scale))
    return path
