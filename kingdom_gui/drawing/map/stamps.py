"""Ready-made pictures of what is drawn many times: each is drawn once a size and then only copied.

A key names a stamp: a tuple of its kind and what it depends on. On screen a stamp is a pixmap; on pages and
in vector pictures (`vector=True`) the same drawing is made anew at each place, so that it stays sharp; a
painter that keeps symbols is given it once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from ...geometry.layout import Layout
from .palette import TINT, VEIL, MapPalette, ink, mixed, terrain_colour
from .pins import draw_pin, pin_height
from .places import draw_settlement, draw_town_mark
from .symbols import SIZE, draw_symbol
from .terrain import OVERHANG, draw_terrain
from .terrain_signs import draw_sign

Key = tuple[Any, ...]
Look = tuple[str, bool] | tuple[str, bool, str]  # terrain, veiled, and a realm's colour where it is tinted


class Stamps:
    """The stamps of one size: `scale` pixels a hex unit, `pixel` device pixels a point of the screen."""

    def __init__(
        self, layout: Layout, palette: MapPalette, scale: float, pixel: float = 1.0, vector: bool = False
    ) -> None:
        self.layout = layout
        self.palette = palette
        self.scale = scale
        self.pixel = pixel
        self.vector = vector
        self.fine = max(0.85 * pixel, 0.023 * scale * palette.bold)  # pixels
        self._made: dict[Key, tuple[QPixmap, int, int]] = {}

    def place(self, painter: QPainter, key: Key, x: float, y: float) -> None:
        """Put a stamp with its middle at a point given in pixels."""
        if self.vector:
            symbol = getattr(painter, "symbol", None)  # a painter may keep what is drawn many times once
            if symbol is not None:
                symbol((self, key), x, y, lambda alone: _DRAWINGS[key[0]](self, alone, key))
                return
            painter.save()
            painter.translate(x, y)
            _DRAWINGS[key[0]](self, painter, key)
            painter.restore()
            return
        pixmap, dx, dy = self._made.get(key) or self._make(key)
        painter.drawPixmap(math.floor(x + 0.5) - dx, math.floor(y + 0.5) - dy, pixmap)

    def get(self, key: Key) -> tuple[QPixmap, int, int]:
        """A stamp's pixmap, and where its middle lies in it, for loops that draw very many."""
        return self._made.get(key) or self._make(key)

    def reach(self, key: Key) -> float:
        """How far a stamp reaches from its middle, in pixels."""
        return (
            _REACH.get(key[0], 1.06) * self.scale
            + (18 if key[0] in ("mark", "symbol", "pin") else 3) * self.pixel
        )

    def _make(self, key: Key) -> tuple[QPixmap, int, int]:
        half = math.ceil(self.reach(key))
        pixmap = QPixmap(2 * half, 2 * half)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(half, half)
        _DRAWINGS[key[0]](self, painter, key)
        painter.end()
        # Cropped to what was drawn: copying empty pixels costs as much as copying full ones.
        box = _drawn_box(pixmap)
        self._made[key] = made = (pixmap.copy(box.toRect()), half - int(box.x()), half - int(box.y()))
        return made

    def ground(self, look: Look) -> str:
        """The flat colour of a terrain, explored or veiled, in a realm's colour or in none."""
        terrain, veiled, *tint = look
        colour = terrain_colour(self.palette, str(terrain))
        if veiled:
            colour = mixed(colour, self.palette.veil, VEIL)
        return mixed(colour, str(tint[0]), TINT) if tint and tint[0] else colour

    def hexagon(self, grow: float = 0.0) -> QPolygonF:
        """A hex around the origin in pixels, grown by so many pixels."""
        size = self.scale + grow
        return QPolygonF([QPointF(x * size, y * size) for x, y in self.layout.corners])


def _bytes(image: QImage, y: int) -> bytes:
    line: memoryview = image.constScanLine(y)  # type: ignore[assignment]
    return bytes(line)


def _drawn_box(pixmap: QPixmap) -> QRectF:
    """The smallest rectangle that holds every pixel with anything in it, at least one pixel."""
    image = pixmap.toImage()
    width, height = image.width(), image.height()
    rows = [_bytes(image, y).strip(b"\0") for y in range(height)]
    used = [y for y, row in enumerate(rows) if row]
    if not used:
        return QRectF(0, 0, 1, 1)
    left, right = width, 0
    for y in used:
        row = _bytes(image, y)
        left = min(left, (len(row) - len(row.lstrip(b"\0"))) // 4)
        right = max(right, -(-len(row.rstrip(b"\0")) // 4))
    return QRectF(left, used[0], right - left, used[-1] - used[0] + 1)


def _flat(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("flat", look): a hex in its terrain's colour, a touch too large so that no seam shows."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(stamps.ground(key[1])))
    painter.drawPolygon(stamps.hexagon(0.0 if stamps.vector else 0.7 * max(1.0, stamps.pixel)))


def _sign(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("sign", look): a flat hex with the one small sign of its terrain."""
    _flat(stamps, painter, key)
    terrain, veiled = key[1][:2]
    painter.setOpacity(0.34 if veiled else 0.6)
    painter.scale(stamps.scale, stamps.scale)
    draw_sign(painter, terrain, stamps.palette, stamps.fine * 0.9 / stamps.scale)


def _growth(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("growth", look, variant, open): what stands on a terrain, without its ground."""
    terrain, veiled = key[1][:2]
    painter.setOpacity(0.5 if veiled else 1.0)
    painter.scale(stamps.scale, stamps.scale)
    draw_terrain(painter, terrain, key[2], stamps.palette, stamps.fine / stamps.scale, key[3])


def _whole(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("whole", look, variant): ground and growth in one, kept inside the hex."""
    _flat(stamps, painter, key)
    clip = QPainterPath()
    clip.addPolygon(stamps.hexagon())
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    _growth(stamps, painter, (*key, False))


def _cut(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("cut", look, corner, part): a rounded-off corner of a hex, in its neighbours' colour.

    Part 0 is the whole corner, 1 the half towards the side before it, 2 the half towards the side after.
    """
    _, look, k, part = key
    size = stamps.scale
    corner, before, after = stamps.layout.corners[k], stamps.layout.middles[k - 1], stamps.layout.middles[k]
    tip = QPointF(corner[0] * size, corner[1] * size)
    start, end = QPointF(before[0] * size, before[1] * size), QPointF(after[0] * size, after[1] * size)
    if part:
        # The halves meet on the line from the hex's centre to the corner, through the curve's middle.
        side = start if part == 1 else end
        shape = QPainterPath(side)
        shape.lineTo(tip * 1.02)
        shape.lineTo((start + tip * 2 + end) / 4)
        shape.quadTo((side + tip) / 2, side)
    else:
        shape = QPainterPath(start)
        shape.lineTo(tip * 1.02)
        shape.lineTo(end)
        shape.quadTo(tip, start)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(stamps.ground(look)))
    painter.drawPath(shape)


def _grid(stamps: Stamps, painter: QPainter, _key: Key) -> None:
    """("grid",): a hex's outline; two neighbours together give a side its full strength."""
    pen = painter.pen()
    pen.setColor(
        ink(stamps.palette.ink, stamps.palette.grid * (1 if stamps.scale / stamps.pixel > 10 else 0.56))
    )
    pen.setWidthF(max(0.8 * stamps.pixel, 0.016 * stamps.scale))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(stamps.hexagon())


def _symbol(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("symbol", name): a sign of an improvement or a special terrain."""
    size = max(SIZE * stamps.scale, 4.6 * stamps.pixel)
    painter.scale(size, size)
    draw_symbol(painter, key[1], stamps.palette, max(stamps.fine * 0.92, 0.8 * stamps.pixel) / size)


def _place(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("place", size, capital): a settlement as a cluster of roofs."""
    painter.scale(stamps.scale, stamps.scale)
    draw_settlement(painter, key[1], key[2], stamps.palette, stamps.fine * 0.85 / stamps.scale)


def _mark(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("mark", size, capital): a settlement as a small ring, square or star."""
    shrink = min(1.0, max(0.55, stamps.scale / stamps.pixel / 8))
    draw_town_mark(painter, key[1], key[2], stamps.palette, stamps.pixel, stamps.pixel * shrink)


def _pin(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("pin", symbol, shared): a pin of the GM's, its tip in the middle."""
    high = pin_height(stamps.scale, stamps.pixel)
    painter.scale(high, high)
    draw_pin(painter, key[1], key[2], stamps.palette, max(0.8 * stamps.pixel, 0.035 * high) / high)


def _below(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("below", terrain): a hex beneath this one, as a dashed hex within it and the mouth of a cave."""
    colour = ink(stamps.palette.ink, 0.5)
    pen = QPen(colour, max(0.9 * stamps.pixel, 0.022 * stamps.scale))
    pen.setDashPattern([3.0, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(stamps.hexagon(-0.16 * stamps.scale))
    if stamps.scale / stamps.pixel < 13:
        return
    unit, low = 0.11 * stamps.scale, 0.66 * stamps.scale
    painter.setPen(QPen(ink(stamps.palette.halo), max(1.6 * stamps.pixel, 0.05 * stamps.scale)))
    painter.setBrush(ink(stamps.palette.growth.get(key[1], stamps.palette.growth["cavern"])))
    mouth = QPainterPath(QPointF(-1.2 * unit, low))
    mouth.cubicTo(QPointF(-1.2 * unit, low - 2.2 * unit), QPointF(1.2 * unit, low - 2.2 * unit),
                  QPointF(1.2 * unit, low))  # fmt: skip
    mouth.closeSubpath()
    painter.drawPath(mouth)
    painter.setPen(QPen(ink(stamps.palette.ink, 0.8), max(0.8 * stamps.pixel, 0.018 * stamps.scale)))
    painter.drawPath(mouth)


def _ghost(stamps: Stamps, painter: QPainter, key: Key) -> None:
    """("ghost", terrain): land of the level above, as a breath of its colour with its outline."""
    colour = mixed(terrain_colour(stamps.palette, key[1]), stamps.palette.paper, 0.72)
    painter.setPen(QPen(ink(stamps.palette.ink, 0.12), max(0.7 * stamps.pixel, 0.014 * stamps.scale)))
    painter.setBrush(ink(colour))
    painter.drawPolygon(stamps.hexagon())


_DRAWINGS: dict[str, Callable[[Stamps, QPainter, Key], None]] = {
    "flat": _flat, "sign": _sign, "growth": _growth, "whole": _whole, "cut": _cut, "grid": _grid,
    "symbol": _symbol, "place": _place, "mark": _mark, "pin": _pin, "below": _below, "ghost": _ghost,
}  # fmt: skip
_REACH = {"growth": OVERHANG, "symbol": 0.42, "place": 0.95, "mark": 0.0, "pin": 0.72}
