"""What is drawn on each terrain: crowns, slopes with hatching, tufts, dunes, fronds, waves, arches.

The painter is scaled so that one unit is the distance from a hex's centre to its corners, with the centre at
the origin. `Pen` carries the width of a fine line in those units, so that lines stay fine at every size. A
variant is one of a few different drawings of a terrain; `open` ones leave the middle of the hex free for
what stands there.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from .palette import MapPalette, ink, mixed, terrain_colour

VARIANTS = 4
OVERHANG = 1.32  # how far from the centre anything drawn here may reach


class Pen(NamedTuple):
    """How to draw: the inks, the width of a fine line in hex units, the terrain and its chance."""

    palette: MapPalette
    fine: float
    terrain: str
    chance: random.Random
    open: bool

    def line(self, colour: str = "", alpha: float = 1.0, width: float = 1.0) -> QPen:
        """A pen in ink or another colour, so many fine lines wide."""
        pen = QPen(ink(colour or self.ink(), alpha), self.fine * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    @property
    def growth(self) -> str:
        """The fill of what grows or rises on this terrain."""
        return self.palette.growth.get(self.terrain, self.palette.soft)

    def ink(self) -> str:
        """The ink of what is drawn; on dark paper it takes on the terrain's colour, so as not to glare."""
        return mixed(self.palette.ink, self.growth, 0.42) if self.palette.dark else self.palette.ink

    def ground(self) -> str:
        """The terrain's flat colour."""
        return terrain_colour(self.palette, self.terrain)


def draw_terrain(
    painter: QPainter, terrain: str, variant: int, palette: MapPalette, fine: float, clear: bool
) -> None:
    """Draw one variant of a terrain's stamp around the origin; `clear` leaves the middle free."""
    pen = Pen(palette, fine, terrain, random.Random(f"{terrain}{variant}"), clear)
    _DRAW.get(terrain, _other)(painter, pen)


def _scatter(pen: Pen, count: int, apart: float, reach: float = 0.8) -> list[tuple[float, float]]:
    """Points inside the hex that keep their distance, the upper ones first."""
    points: list[tuple[float, float]] = []
    for _ in range(count * 12):
        angle, radius = pen.chance.random() * 2 * math.pi, reach * math.sqrt(pen.chance.random())
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        if (pen.open and math.hypot(x, y - 0.05) < 0.5) or (abs(x) < 0.36 and y < -0.44):
            continue  # kept free: what stands in the middle, and the hex's label
        if all(math.hypot(x - px, y - py) > apart for px, py in points):
            points.append((x, y))
        if len(points) == count:
            break
    return sorted(points, key=lambda p: p[1])


def _forest(painter: QPainter, pen: Pen) -> None:
    for x, y in _scatter(pen, 15, 0.3, 0.82):
        _crown(painter, pen, x, y - 0.04, 0.145 + 0.045 * pen.chance.random())


def _crown(painter: QPainter, pen: Pen, x: float, y: float, size: float) -> None:
    painter.setPen(pen.line(width=1.3))
    painter.drawLine(QLineF(x, y + size * 0.7, x, y + size * 1.5))
    crown = QPainterPath()
    lobes = 6
    turn = pen.chance.random()
    for i in range(lobes + 1):
        angle = (i + turn) / lobes * 2 * math.pi
        wide = size * (0.96 + 0.1 * math.sin(i * 2.3))
        point = QPointF(x + wide * math.cos(angle), y + wide * math.sin(angle) * 0.94)
        if i == 0:
            crown.moveTo(point)
        else:
            middle = angle - math.pi / lobes
            bulge = size * 1.42
            crown.quadTo(QPointF(x + bulge * math.cos(middle), y + bulge * math.sin(middle) * 0.94), point)
    painter.setBrush(ink(pen.growth))
    painter.setPen(pen.line(alpha=0.8))
    painter.drawPath(crown)
    painter.setPen(pen.line(alpha=0.55, width=0.8))
    for i in range(3):
        dx = size * (0.18 + 0.3 * i)
        painter.drawLine(
            QLineF(x + dx, y + size * (0.75 - 0.16 * i), x + dx + size * 0.18, y - size * (0.05 - 0.1 * i))
        )


def _jungle(painter: QPainter, pen: Pen) -> None:
    for index, (x, y) in enumerate(_scatter(pen, 13, 0.33, 0.8)):
        if index % 3 == 2:
            _crown(painter, pen, x, y, 0.17)
            continue
        height = 0.2 + 0.08 * pen.chance.random()
        lean = 0.12 * (pen.chance.random() - 0.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen.line(width=1.4))
        trunk = QPainterPath(QPointF(x, y + height))
        trunk.quadTo(QPointF(x, y + height * 0.4), QPointF(x + lean, y))
        painter.drawPath(trunk)
        for frond in range(7):
            angle = math.pi * (1.02 + frond * 0.16) if frond < 7 else 0
            tip = QPointF(
                x + lean + 0.25 * math.cos(angle), y + 0.16 * math.sin(angle) + 0.1 * abs(math.cos(angle))
            )
            leaf = QPainterPath(QPointF(x + lean, y))
            leaf.quadTo(QPointF(x + lean + 0.15 * math.cos(angle), y + 0.27 * math.sin(angle)), tip)
            painter.setPen(pen.line(pen.growth, 1.0, 3.2))
            painter.drawPath(leaf)
            painter.setPen(pen.line(alpha=0.85, width=0.9))
            painter.drawPath(leaf)


def _hills(painter: QPainter, pen: Pen) -> None:
    spots = _scatter(pen, 5, 0.52, 0.66)
    for x, y in spots:
        _hump(painter, pen, x, y + 0.12, 0.34 + 0.09 * pen.chance.random())


def _hump(painter: QPainter, pen: Pen, x: float, y: float, wide: float) -> None:
    high = wide * 0.82
    hump = QPainterPath(QPointF(x - wide, y + 0.05))
    hump.cubicTo(
        QPointF(x - wide * 0.62, y - high * 0.55), QPointF(x - wide * 0.3, y - high), QPointF(x, y - high)
    )
    hump.cubicTo(
        QPointF(x + wide * 0.4, y - high),
        QPointF(x + wide * 0.62, y - high * 0.3),
        QPointF(x + wide, y + 0.05),
    )
    slope = QLinearGradient(0, y - high, 0, y + 0.05)
    slope.setColorAt(0.0, ink(pen.growth))
    slope.setColorAt(0.55, ink(mixed(pen.growth, pen.ground(), 0.3)))
    slope.setColorAt(1.0, ink(pen.ground(), 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(slope)
    painter.drawPath(hump)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen.line(alpha=0.85, width=1.15))
    painter.drawPath(hump)
    painter.setPen(pen.line(alpha=0.5, width=0.85))
    for i in range(5):
        t = 0.16 + i * 0.15
        top = y - high * (1 - t**1.7) + 0.02
        stroke = QPainterPath(QPointF(x + wide * t, top))
        stroke.quadTo(
            QPointF(x + wide * (t + 0.03), top + high * 0.25),
            QPointF(x + wide * (t - 0.02), top + high * (0.5 - 0.28 * t)),
        )
        painter.drawPath(stroke)


# Where the peaks of a hex stand, and how large they are.
_RANGES = (
    ((-0.38, -0.06, 0.42), (0.26, 0.02, 0.6), (-0.16, 0.46, 0.46)),
    ((-0.24, 0.06, 0.62), (0.42, -0.1, 0.38), (0.36, 0.44, 0.46)),
    ((0.04, -0.02, 0.68), (-0.46, 0.4, 0.36), (0.44, 0.46, 0.4)),
    ((-0.46, 0.08, 0.4), (0.1, -0.14, 0.46), (0.46, 0.3, 0.44), (-0.14, 0.54, 0.42)),
)


def _mountains(painter: QPainter, pen: Pen) -> None:
    layout = pen.chance.choice(_RANGES)
    if pen.open:
        layout = ((-0.5, 0.0, 0.42), (0.5, 0.0, 0.42), (0.0, -0.42, 0.34))
    for x, y, size in sorted(layout, key=lambda spot: spot[1]):
        shake = 0.1 * (pen.chance.random() - 0.5)
        _peak(painter, pen, x + shake, y + 0.16, size * (0.92 + 0.2 * pen.chance.random()))


def _peak(painter: QPainter, pen: Pen, x: float, y: float, size: float) -> None:
    """A peak: lit on the left, hatched in the shade on the right."""
    top = QPointF(x + size * 0.04, y - size * 1.22)
    left, right = QPointF(x - size * 0.86, y), QPointF(x + size * 0.86, y)
    ridge = [top, QPointF(x + size * 0.14, y - size * 0.78), QPointF(x - 0.03 * size, y - size * 0.5),
             QPointF(x + size * 0.16, y - size * 0.2), QPointF(x + 0.06 * size, y)]  # fmt: skip
    west = [left, QPointF(x - size * 0.5, y - size * 0.46), QPointF(x - size * 0.36, y - size * 0.56), top]
    east = [top, QPointF(x + size * 0.34, y - size * 0.74), QPointF(x + size * 0.44, y - size * 0.62), right]
    lit, shade = QPainterPath(west[0]), QPainterPath(ridge[0])
    for point in west[1:] + ridge[1:]:
        lit.lineTo(point)
    for point in east[1:] + ridge[:0:-1]:
        shade.lineTo(point)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(pen.growth))
    painter.drawPath(lit)
    painter.setBrush(ink(mixed(pen.growth, pen.palette.ink if not pen.palette.dark else "#000000", 0.22)))
    painter.drawPath(shade)
    painter.save()
    painter.setClipPath(shade, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen.line(alpha=0.6, width=0.85))
    for i in range(9):
        start = x + size * (-0.1 + i * 0.13)
        painter.drawLine(QLineF(start, y - size * 1.2, start + size * 0.34, y))
    painter.restore()
    outline = QPainterPath(west[0])
    for point in west[1:] + east[1:]:
        outline.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen.line(alpha=0.95, width=1.25))
    painter.drawPath(outline)
    painter.setPen(pen.line(alpha=0.7, width=0.9))
    line = QPainterPath(ridge[0])
    for point in ridge[1:4]:
        line.lineTo(point)
    painter.drawPath(line)


def _marsh(painter: QPainter, pen: Pen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in _scatter(pen, 9, 0.36, 0.74):
        painter.setPen(pen.line(pen.palette.shore, 0.7, 1.0))
        painter.drawLine(QLineF(x - 0.2, y + 0.03, x + 0.2, y + 0.03))
        painter.drawLine(QLineF(x - 0.02, y + 0.1, x + 0.15, y + 0.1))
        painter.setPen(pen.line(alpha=0.85, width=1.0))
        for bend in (-0.1, -0.045, 0.01, 0.06, 0.11):
            blade = QPainterPath(QPointF(x + bend * 0.35, y + 0.02))
            blade.quadTo(
                QPointF(x + bend * 0.5, y - 0.1), QPointF(x + bend * 1.25, y - 0.2 + abs(bend) * 0.8)
            )
            painter.drawPath(blade)


def _desert(painter: QPainter, pen: Pen) -> None:
    for x, y in _scatter(pen, 5, 0.44, 0.66):
        wide = 0.26 + 0.1 * pen.chance.random()
        dune = QPainterPath(QPointF(x - wide, y + 0.06))
        dune.cubicTo(
            QPointF(x - wide * 0.4, y - 0.13),
            QPointF(x + wide * 0.1, y - 0.17),
            QPointF(x + wide * 0.25, y - 0.13),
        )
        dune.cubicTo(
            QPointF(x + wide * 0.3, y - 0.02), QPointF(x + wide * 0.7, y + 0.05), QPointF(x + wide, y + 0.05)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen.line(mixed(pen.palette.ink, pen.growth, 0.35), 0.9, 1.05))
        painter.drawPath(dune)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(mixed(pen.palette.ink, pen.growth, 0.45), 0.75))
        for _ in range(9):
            dx, dy = pen.chance.random(), pen.chance.random()
            painter.drawEllipse(
                QPointF(x + wide * (0.25 + 0.65 * dx), y - 0.02 + 0.16 * dy - 0.04 * dx),
                pen.fine * 0.6,
                pen.fine * 0.6,
            )


def _plains(painter: QPainter, pen: Pen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in _scatter(pen, 6, 0.42, 0.72):
        painter.setPen(pen.line(mixed(pen.palette.ink, pen.growth, 0.55), 0.8, 0.95))
        for dx, dy in ((-0.07, -0.08), (0.0, -0.12), (0.07, -0.08)):
            painter.drawLine(QLineF(x + dx * 0.4, y, x + dx, y + dy))


def _water(painter: QPainter, pen: Pen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen.line(pen.growth, 0.75, 1.0))
    for x, y in _scatter(pen, 4, 0.5, 0.66):
        wave = QPainterPath(QPointF(x - 0.2, y))
        for i in range(3):
            wave.quadTo(
                QPointF(x - 0.2 + 0.133 * i + 0.066, y + (0.07 if i % 2 else -0.07)),
                QPointF(x - 0.2 + 0.133 * (i + 1), y),
            )
        painter.drawPath(wave)


def _cavern(painter: QPainter, pen: Pen) -> None:
    rock = pen.line(alpha=0.5, width=0.9)
    for x, y in _scatter(pen, 7, 0.4, 0.76):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(rock)
        painter.drawPolyline(
            [
                QPointF(x - 0.13, y + 0.03),
                QPointF(x - 0.04, y - 0.07),
                QPointF(x + 0.03, y - 0.02),
                QPointF(x + 0.12, y - 0.06),
            ]
        )
    if pen.open:
        return
    for x, size in ((-0.3, 0.27), (0.28, 0.34)):
        y = 0.26 if x < 0 else 0.14
        for grow, brush in ((1.0, ink(mixed(pen.ground(), pen.palette.paper, 0.3))), (0.7, ink(pen.growth))):
            wide, high = size * grow, size * 1.35 * grow
            arch = QPainterPath(QPointF(x - wide, y))
            arch.cubicTo(
                QPointF(x - wide, y - high * 0.9), QPointF(x - wide * 0.5, y - high), QPointF(x, y - high)
            )
            arch.cubicTo(
                QPointF(x + wide * 0.5, y - high), QPointF(x + wide, y - high * 0.9), QPointF(x + wide, y)
            )
            arch.closeSubpath()
            painter.setBrush(brush)
            painter.setPen(pen.line(alpha=0.9, width=1.1))
            painter.drawPath(arch)


def _coastline(painter: QPainter, pen: Pen) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(mixed(pen.palette.ink, pen.growth, 0.5), 0.8))
    for x, y in _scatter(pen, 26, 0.17, 0.8):
        painter.drawEllipse(QPointF(x, y), pen.fine * 0.75, pen.fine * 0.75)


def _other(painter: QPainter, pen: Pen) -> None:
    painter.setPen(pen.line(alpha=0.35, width=0.9))
    for i in range(-3, 4):
        reach = 0.62 - abs(i) * 0.1
        painter.drawLine(QLineF(i * 0.2 - reach / 2, reach * 0.8, i * 0.2 + reach / 2, -reach * 0.8))


_DRAW: dict[str, Callable[[QPainter, Pen], None]] = {
    "forest": _forest, "jungle": _jungle, "hills": _hills, "mountains": _mountains, "marsh": _marsh,
    "desert": _desert, "plains": _plains, "water": _water, "cavern": _cavern, "coastline": _coastline,
}  # fmt: skip
