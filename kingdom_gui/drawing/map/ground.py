"""The ground of the map: flat colours with rounded edges, shores, and what grows on each terrain."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPixmap

from ...engine.hexes import DIRECTIONS, HexId
from ...engine.state import Hex
from ...geometry.lines import chance
from ...geometry.outlines import Piece, border_pieces, chain
from .atlas import Window, symbols_of
from .palette import ink
from .stamps import Look
from .terrain import VARIANTS
from .under import paint_under_grid

SIGNS_FROM = 5.2  # points from a hex's centre to its corners, from which its terrain has a sign
ROUNDED_FROM = 7.5
CURVED_FROM = 8.5
GRID_FROM = 5.5
GROWTH_FROM = 10.5
WATER = "water"


def paint_ground(window: Window) -> None:
    """Paint terrain and shores; what is drawn depends on how large a hex appears."""
    options = window.atlas.options
    if window.size >= GROWTH_FROM:
        if options.rounded:
            _flats(window, "flat")
            _rounding(window)
            paint_shores(window)
            _growth(window)
        else:
            _whole(window)
    else:
        _flats(window, "sign" if window.size >= SIGNS_FROM else "flat")
        if options.rounded and window.size >= ROUNDED_FROM:
            _rounding(window)
        paint_shores(window)
    paint_under_grid(window)
    if options.grid and window.size >= GRID_FROM:
        _grid(window)


def look_of(there: Hex, veil: bool) -> tuple[str, bool]:
    """What a hex's ground looks like: its terrain, and whether it is veiled as unexplored."""
    return there.terrain, veil and not there.explored


def _tints(window: Window) -> dict[str, str]:
    """The colours that realms' lands are tinted with: none where what grows on them can be seen."""
    if window.size >= GROWTH_FROM or not window.atlas.options.borders:
        return {}
    return {kingdom: window.atlas.colour(kingdom).name() for kingdom in set(window.owner.values())}


def variant_of(hex_id: HexId) -> int:
    """Which of its terrain's drawings a hex has."""
    return int((chance(hex_id[1], hex_id[2], 3) + 1) * VARIANTS / 2) % VARIANTS


def _flats(window: Window, kind: str) -> None:
    stamps, scale, veil, owner = window.stamps, window.scale, window.atlas.options.veil, window.owner
    tints = _tints(window)
    if stamps.vector:
        for x, y, hex_id, there in window.cells:
            look = (*look_of(there, veil), tints.get(owner.get(hex_id, ""), ""))
            stamps.place(window.painter, (kind, look), x * scale, y * scale)
        return
    draw, floor = window.painter.drawPixmap, math.floor
    made: dict[Look, tuple[QPixmap, int, int]] = {}
    for x, y, hex_id, there in window.cells:
        look = (there.terrain, veil and not there.explored, tints.get(owner.get(hex_id, ""), ""))
        stamp = made.get(look)
        if stamp is None:
            stamp = made[look] = stamps.get((kind, look))
        pixmap, dx, dy = stamp
        draw(floor(x * scale + 0.5) - dx, floor(y * scale + 0.5) - dy, pixmap)


def _whole(window: Window) -> None:
    stamps, scale, veil = window.stamps, window.scale, window.atlas.options.veil
    for x, y, hex_id, there in window.cells:
        stamps.place(
            window.painter, ("whole", look_of(there, veil), variant_of(hex_id)), x * scale, y * scale
        )


def _rounding(window: Window) -> None:
    """Round off the corners at which one look meets two hexes of another."""
    veil, near, stamps, scale = window.atlas.options.veil, window.near, window.stamps, window.scale
    tints, owner = _tints(window), window.owner
    looks = {
        hex_id: (there.terrain, veil and not there.explored, tints.get(owner.get(hex_id, ""), ""))
        for hex_id, there in near.items()
    }
    find = looks.get
    for x, y, hex_id, _ in window.cells:
        own = looks[hex_id]
        level, q, r = hex_id
        around = [find((level, q + dq, r + dr)) for dq, dr in DIRECTIONS]
        if all(other == own for other in around):
            continue
        px, py = x * scale, y * scale
        for k in range(6):
            before, after = around[k - 1], around[k]
            if before == own or after == own or before is None or after is None:
                continue
            if before == after:
                stamps.place(window.painter, ("cut", before, k, 0), px, py)
            elif (before[0] == WATER) == (after[0] == WATER) != (own[0] == WATER):
                stamps.place(window.painter, ("cut", before, k, 1), px, py)
                stamps.place(window.painter, ("cut", after, k, 2), px, py)


def _growth(window: Window) -> None:
    stamps, scale, veil, places = window.stamps, window.scale, window.atlas.options.veil, window.atlas.places
    symbols = window.atlas.options.symbols
    for x, y, hex_id, there in window.cells:
        clear = symbols and (hex_id in places or bool(symbols_of(hex_id, there, window.near)))
        key = ("growth", look_of(there, veil), variant_of(hex_id), clear)
        stamps.place(window.painter, key, x * scale, y * scale)


def _grid(window: Window) -> None:
    stamps, scale, painter = window.stamps, window.scale, window.painter
    key = ("grid",)
    for x, y, _, _ in window.cells:
        stamps.place(painter, key, x * scale, y * scale)


def paint_shores(window: Window) -> None:
    """Ink the line between land and water, with lines of water along it that fade out to sea."""
    near = window.near
    waters = {hex_id for hex_id, there in near.items() if there.terrain == WATER}
    cells = [hex_id for _, _, hex_id, there in window.cells if there.terrain == WATER]

    def land(hex_id: HexId) -> bool:
        return hex_id in near and hex_id not in waters

    lined = window.size >= GROWTH_FROM
    if cells:
        if lined:
            for inset, alpha in ((0.13, 0.5), (0.27, 0.3), (0.42, 0.16)):
                _stroke(window, border_pieces(cells, waters.__contains__, window.atlas.layout, inset, land),
                        window.atlas.palette.shore, alpha, 0.8)  # fmt: skip
        shore = border_pieces(cells, waters.__contains__, window.atlas.layout, 0.0, land)
        _stroke(window, shore, window.atlas.palette.shore, 0.95, 1.5)
    coast = {hex_id for hex_id, there in near.items() if there.coast and there.terrain != WATER}
    if not coast:
        return
    # A coast beside which no water is on the map: the shore runs along the end of the map.
    open_coast = [
        h for _, _, h, _ in window.cells
        if h in coast and not any((h[0], h[1] + dq, h[2] + dr) in waters for dq, dr in DIRECTIONS)
    ]  # fmt: skip
    if open_coast:
        for inset, alpha in ((-0.3, 0.3), (-0.15, 0.55), (0.0, 0.95)) if lined else ((0.0, 0.95),):
            pieces = border_pieces(
                open_coast, coast.__contains__, window.atlas.layout, inset, lambda h: h not in near
            )
            _stroke(window, pieces, window.atlas.palette.shore, alpha, 1.5 if not inset else 0.8)


def _stroke(window: Window, pieces: list[Piece], colour: str, alpha: float, width: float) -> None:
    if not pieces:
        return
    pen = QPen(ink(colour, alpha), max(window.stamps.fine * width, 0.7 * window.pixel))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    window.painter.setPen(pen)
    window.painter.setBrush(Qt.BrushStyle.NoBrush)
    window.painter.drawPath(path_of(pieces, window.scale, window.size >= CURVED_FROM))


def path_of(pieces: list[Piece], scale: float, curved: bool = True) -> QPainterPath:
    """Rounded border pieces as one path in pixels.

    Where a hex is a few pixels high, `curved=False` gives chords that look the same and cost a quarter.
    """
    path = QPainterPath()
    for run in chain(pieces):
        path.moveTo(run[0].start[0] * scale, run[0].start[1] * scale)
        for _, control, end, _, _ in run:
            if not curved:
                path.lineTo(end[0] * scale, end[1] * scale)
                continue
            path.quadTo(
                QPointF(control[0] * scale, control[1] * scale), QPointF(end[0] * scale, end[1] * scale)
            )
    return path
