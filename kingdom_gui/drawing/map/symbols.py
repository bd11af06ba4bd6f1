"""The small ink signs on a hex: terrain improvements and special terrain.

Each sign is drawn in a square from -1 to 1, first thick in the colour of the halo and then in ink, so that it
stands clear of whatever lies beneath. Roads, highways, canals and aqueducts are lines, not signs: see `ways`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from .palette import MapPalette, ink

SIZE = 0.235  # half the side of a sign, in hex units
Sign = tuple[QPainterPath, QPainterPath]  # outlines to be inked, and parts to be filled


def draw_symbol(painter: QPainter, name: str, palette: MapPalette, fine: float) -> None:
    """Draw a sign around the origin; `fine` is the width of a fine line in units of the sign's square."""
    outline, solid = _SIGNS.get(name, _unknown)()
    both = QPainterPath(outline)
    both.addPath(solid)
    painter.setPen(QPen(ink(palette.halo, 0.9), fine * 4.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.setBrush(ink(palette.halo, 0.9))
    painter.drawPath(both)
    if name == "farm":  # a field is known by its colour as much as by its furrows
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(palette.growth["desert"], 0.75))
        painter.drawPath(outline)
    accent = _TINTS.get(name)
    painter.setPen(QPen(ink(palette.ink), fine * 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    painter.setBrush(ink({"accent": palette.accent, "water": palette.river}.get(accent or "", palette.ink)))
    painter.drawPath(solid)


def _path(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for stroke in strokes:
        path.moveTo(*stroke[0])
        for x, y in stroke[1:]:
            path.lineTo(x, y)
    return path


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = _path(points)
    path.closeSubpath()
    return path


def _fishery() -> Sign:
    fish = QPainterPath(QPointF(-0.9, 0))
    fish.quadTo(QPointF(-0.1, -0.85), QPointF(0.5, -0.05))
    fish.lineTo(0.95, -0.45)
    fish.lineTo(0.95, 0.45)
    fish.lineTo(0.5, 0.05)
    fish.quadTo(QPointF(-0.1, 0.85), QPointF(-0.9, 0))
    eye = QPainterPath()
    eye.addEllipse(QPointF(-0.5, -0.1), 0.1, 0.1)
    return fish, eye


def _mine() -> Sign:
    handles = _path(((-0.65, 0.9), (0.45, -0.45)), ((0.65, 0.9), (-0.45, -0.45)))
    heads = QPainterPath()
    for side in (-1, 1):
        heads.moveTo(-0.95 * side, -0.25)
        heads.quadTo(QPointF(-0.6 * side, -0.75), QPointF(0.05 * side, -0.85))
        heads.quadTo(QPointF(-0.5 * side, -0.45), QPointF(-0.95 * side, -0.25))
    return handles, heads


def _quarry() -> Sign:
    blocks = _polygon((-0.95, 0.75), (-0.95, 0.1), (-0.1, 0.1), (-0.1, 0.75))
    blocks.addPath(_polygon((0.05, 0.75), (0.05, 0.1), (0.9, 0.1), (0.9, 0.75)))
    solid = _polygon((-0.5, -0.05), (-0.5, -0.65), (0.4, -0.65), (0.4, -0.05))
    return blocks, solid


def _sawmill() -> Sign:
    blade = QPainterPath()
    teeth = 12
    for i in range(teeth * 2):
        angle = i * math.pi / teeth
        reach = 0.9 if i % 2 else 0.66
        point = QPointF(reach * math.cos(angle - 0.12 * (i % 2)), reach * math.sin(angle - 0.12 * (i % 2)))
        if i:
            blade.lineTo(point)
        else:
            blade.moveTo(point)
    blade.closeSubpath()
    hub = QPainterPath()
    hub.addEllipse(QPointF(0, 0), 0.2, 0.2)
    return blade, hub


def _fort() -> Sign:
    wall = _polygon(
        (-0.9, 0.8),
        (-0.9, -0.6),
        (-0.5, -0.6),
        (-0.5, -0.25),
        (-0.2, -0.25),
        (-0.2, -0.6),
        (0.2, -0.6),
        (0.2, -0.25),
        (0.5, -0.25),
        (0.5, -0.6),
        (0.9, -0.6),
        (0.9, 0.8),
    )
    gate = QPainterPath(QPointF(-0.25, 0.8))
    gate.lineTo(-0.25, 0.4)
    gate.quadTo(QPointF(0, 0.02), QPointF(0.25, 0.4))
    gate.lineTo(0.25, 0.8)
    gate.closeSubpath()
    return wall, gate


def _watchtower() -> Sign:
    tower = _polygon(
        (-0.42, 0.95),
        (-0.3, -0.25),
        (-0.55, -0.25),
        (-0.55, -0.8),
        (-0.2, -0.8),
        (-0.2, -0.55),
        (0.2, -0.55),
        (0.2, -0.8),
        (0.55, -0.8),
        (0.55, -0.25),
        (0.3, -0.25),
        (0.42, 0.95),
    )
    return tower, _polygon((-0.1, 0.3), (-0.1, -0.05), (0.1, -0.05), (0.1, 0.3))


def _farm() -> Sign:
    """A ploughed field with its furrows, and a sheaf beside it."""
    field = _polygon((-0.95, 0.55), (-0.35, -0.55), (0.95, -0.55), (0.6, 0.55))
    furrows = _path(*(
        ((-0.95 + 0.39 * i, 0.55), (-0.35 + 0.325 * i, -0.55)) for i in range(1, 4)
    ))  # fmt: skip
    field.addPath(furrows)
    return field, QPainterPath()


def _bridge() -> Sign:
    span = QPainterPath(QPointF(-0.95, 0.05))
    span.quadTo(QPointF(0, -0.6), QPointF(0.95, 0.05))
    span.moveTo(-0.95, 0.55)
    span.lineTo(-0.6, 0.55)
    span.quadTo(QPointF(0, -0.2), QPointF(0.6, 0.55))
    span.lineTo(0.95, 0.55)
    span.addPath(_path(((-0.95, 0.05), (-0.95, 0.55)), ((0.95, 0.05), (0.95, 0.55))))
    return span, QPainterPath()


def _house() -> Sign:
    walls = _polygon((-0.65, 0.8), (-0.65, -0.05), (0.65, -0.05), (0.65, 0.8))
    return walls, _polygon((-0.9, 0.0), (0.0, -0.8), (0.9, 0.0))


def _free_city() -> Sign:
    walls = _polygon(
        (-0.9, 0.85),
        (-0.9, -0.1),
        (-0.45, -0.1),
        (-0.45, 0.2),
        (0.45, 0.2),
        (0.45, -0.1),
        (0.9, -0.1),
        (0.9, 0.85),
    )
    walls.addPath(_path(((0.0, 0.2), (0.0, -0.95))))
    return walls, _polygon((0.0, -0.95), (0.75, -0.68), (0.0, -0.4))


def _lair() -> Sign:
    """Claw marks."""
    claws = QPainterPath()
    for x in (-0.6, 0.0, 0.6):
        claws.moveTo(x + 0.25, -0.9)
        claws.quadTo(QPointF(x - 0.35, -0.1), QPointF(x - 0.25, 0.9))
        claws.quadTo(QPointF(x + 0.12, 0.1), QPointF(x + 0.25, -0.9))
    return QPainterPath(), claws


def _landmark() -> Sign:
    """A standing stone, with the light about it."""
    stone = _polygon((-0.3, 0.8), (-0.38, -0.1), (-0.05, -0.6), (0.32, -0.15), (0.36, 0.8))
    stone.addPath(
        _path(
            ((-0.8, 0.8), (0.85, 0.8)),
            ((-0.75, -0.35), (-0.55, -0.2)),
            ((0.0, -1.0), (0.0, -0.82)),
            ((0.75, -0.35), (0.55, -0.2)),
        )
    )
    return stone, QPainterPath()


def _resource() -> Sign:
    gem = _polygon((-0.9, -0.2), (-0.45, -0.75), (0.45, -0.75), (0.9, -0.2), (0.0, 0.9))
    gem.addPath(_path(((-0.9, -0.2), (0.9, -0.2)), ((-0.3, -0.2), (0.0, 0.9)), ((0.3, -0.2), (0.0, 0.9)),
                      ((-0.3, -0.2), (0.0, -0.75)), ((0.3, -0.2), (0.0, -0.75))))  # fmt: skip
    return gem, QPainterPath()


def _ruin() -> Sign:
    columns = QPainterPath()
    for x, top in ((-0.75, -0.75), (-0.12, -0.1), (0.5, -0.45)):
        columns.addPath(
            _polygon((x, 0.6), (x, top), (x + 0.13, top + 0.14), (x + 0.26, top - 0.05), (x + 0.26, 0.6))
        )
    columns.addPath(_path(((-0.95, 0.62), (0.95, 0.62)), ((-0.95, 0.85), (0.95, 0.85))))
    return columns, QPainterPath()


def _lake() -> Sign:
    outline = QPainterPath(QPointF(-0.95, 0.1))
    outline.cubicTo(QPointF(-0.9, -0.7), QPointF(-0.1, -0.5), QPointF(0.2, -0.55))
    outline.cubicTo(QPointF(0.8, -0.7), QPointF(1.1, 0.0), QPointF(0.8, 0.35))
    outline.cubicTo(QPointF(0.5, 0.75), QPointF(-0.9, 0.8), QPointF(-0.95, 0.1))
    return outline, outline


def _unknown() -> Sign:
    mark = QPainterPath()
    mark.addRoundedRect(QRectF(-0.6, -0.6, 1.2, 1.2), 0.2, 0.2)
    dot = QPainterPath()
    dot.addEllipse(QPointF(0, 0), 0.2, 0.2)
    return mark, dot


_SIGNS: dict[str, Callable[[], Sign]] = {
    "fishery": _fishery, "mine": _mine, "quarry": _quarry, "sawmill": _sawmill, "fort": _fort, "farm": _farm,
    "watchtower": _watchtower, "bridge": _bridge, "building": _house, "free_city": _free_city, "lair": _lair,
    "landmark": _landmark, "resource": _resource, "ruin": _ruin, "lake": _lake,
}  # fmt: skip
_TINTS = {"building": "accent", "free_city": "accent", "lair": "accent", "lake": "water"}
