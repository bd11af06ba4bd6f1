"""Rivers, roads and highways, canals, aqueducts and bridges: lines drawn across hexes."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from ...engine.hexes import HexId
from ...engine.state import Hex
from ...geometry.lines import (
    Line,
    crossings,
    ribbon,
    river_lines,
    river_reach,
    road_lines,
    road_sides,
    side_point,
    sides_of,
)
from .atlas import Window
from .palette import ink

TAPERED_FROM = 9.0  # points a hex unit, from which rivers taper and roads have a casing
BANKS_FROM = 18.0
ROAD = 0.1  # widths in hex units
HIGHWAY = 0.15
WATERWAY = 0.09


def paint_ways(window: Window) -> None:
    """Paint the rivers, then the ways that cross them."""
    if window.size < TAPERED_FROM:
        _thin_ways(window)
        return
    rivers = _rivers(window)
    _line_works(window, "canal")
    _line_works(window, "aqueduct")
    roads = _roads(window)
    for hex_id, lines in roads.items():
        if hex_id in rivers:
            _bridges(window, lines, rivers[hex_id])


def _rivers(window: Window) -> dict[HexId, list[Line]]:
    hexes = window.atlas.campaign.hexes
    reaches: dict[HexId, int] = {}

    def reach(hex_id: HexId) -> int:
        found = reaches.get(hex_id)
        if found is None:
            found = reaches[hex_id] = river_reach(hex_id, hexes)
        return found

    drawn: dict[HexId, list[Line]] = {}
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    scale, thinnest = window.scale, 1.1 * window.pixel / window.scale
    for _, _, hex_id, there in window.cells:
        if not there.river:
            continue
        lines = river_lines(hex_id, window.near, window.atlas.layout, reach)
        drawn[hex_id] = lines
        for line in lines:
            outline = ribbon(line, min(thinnest, line.widths[0] + line.widths[-1]))
            body.addPolygon(QPolygonF([QPointF(x * scale, y * scale) for x, y in outline]))
            body.closeSubpath()
    if drawn:
        window.painter.setBrush(Qt.BrushStyle.NoBrush)
        if window.size >= BANKS_FROM:
            window.painter.strokePath(
                body, QPen(ink(window.atlas.palette.shore, 0.55), 0.9 * window.stamps.fine)
            )
        window.painter.fillPath(body, ink(window.atlas.palette.river))
    return drawn


def _kind_of(there: Hex | None) -> str:
    """Which road a hex has; a highway includes the road."""
    if there is None:
        return ""
    return "highway" if "highway" in there.improvements else "road" if "road" in there.improvements else ""


def _roads(window: Window) -> dict[HexId, list[Line]]:
    near = window.near
    drawn: dict[HexId, list[Line]] = {}
    paths = {"road": QPainterPath(), "highway": QPainterPath()}
    for _, _, hex_id, there in window.cells:
        kind = _kind_of(there)
        if not kind:
            continue
        sides = road_sides(hex_id, lambda other: bool(_kind_of(near.get(other))))
        lines = road_lines(hex_id, sides, near, window.atlas.layout, HIGHWAY if kind == "highway" else ROAD)
        drawn[hex_id] = lines
        for line in lines:
            _add(paths[kind], line, window.scale)
    if not drawn:
        return drawn
    palette, unit = window.atlas.palette, window.pixel
    road, highway = max(ROAD * window.scale, 1.5 * unit), max(HIGHWAY * window.scale, 2.6 * unit)
    case = max(0.9 * unit, 0.026 * window.scale)
    for kind, width in (("road", road), ("highway", highway)):
        _stroke(window, paths[kind], ink(palette.casing), width + 2 * case)
    _stroke(window, paths["road"], ink(palette.road), road)
    _stroke(window, paths["highway"], ink(palette.road), highway)
    _stroke(window, paths["highway"], ink(palette.accent, 0.9), max(0.26 * highway, unit))
    return drawn


def _line_works(window: Window, kind: str) -> None:
    """Canals as a straight blue line with banks, aqueducts as a line on arches."""
    near, palette = window.near, window.atlas.palette
    path = QPainterPath()
    for x, y, hex_id, there in window.cells:
        if kind not in there.improvements:
            continue
        sides = road_sides(hex_id, lambda other: (other in near) and kind in near[other].improvements)
        ends = [side_point(hex_id, side, window.atlas.layout, -0.2) for side in sides]
        centre = (x + 0.12, y + 0.12)
        for end in ends or [(x - 0.3, y + 0.2), (x + 0.42, y + 0.1)]:
            path.moveTo(centre[0] * window.scale, centre[1] * window.scale)
            path.lineTo(end[0] * window.scale, end[1] * window.scale)
    if path.isEmpty():
        return
    width = max(WATERWAY * window.scale, 1.6 * window.pixel)
    case = max(0.8 * window.pixel, 0.024 * window.scale)
    _stroke(window, path, ink(palette.ink, 0.85), width + 2 * case)
    if kind == "canal":
        _stroke(window, path, ink(palette.river), width)
        return
    _stroke(window, path, ink(palette.wall), width)
    pen = QPen(ink(palette.ink, 0.9), width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([0.35, 1.15])
    window.painter.setPen(pen)
    window.painter.drawPath(path)


def _bridges(window: Window, roads: Iterable[Line], rivers: Iterable[Line]) -> None:
    """Draw a bridge wherever a road crosses a river: its two parapets, flared at the ends."""
    painter, palette, scale = window.painter, window.atlas.palette, window.scale
    for crossing in crossings(roads, rivers):
        painter.save()
        painter.translate(crossing.point[0] * scale, crossing.point[1] * scale)
        painter.rotate(math.degrees(crossing.angle))
        half, aside, flare = 0.16 * scale, 0.085 * scale, 0.03 * scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(palette.road))
        painter.drawRect(-round(half), -round(aside), 2 * round(half), 2 * round(aside))
        line = ink(palette.casing if palette.dark else palette.ink)
        pen = QPen(line, max(1.1 * window.pixel, 0.032 * scale))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for side in (-1, 1):
            painter.drawLine(QLineF(-half, side * aside, half, side * aside))
            for end in (-1, 1):
                painter.drawLine(
                    QLineF(end * half, side * aside, end * (half + flare), side * (aside + flare))
                )
        painter.restore()


def _thin_ways(window: Window) -> None:
    """Where a hex is only a few pixels: plain thin lines from side to side."""
    layout, near, scale = window.atlas.layout, window.near, window.scale
    rivers, roads = QPainterPath(), QPainterPath()
    for x, y, hex_id, there in window.cells:
        if there.river and there.terrain != "water":
            _spokes(rivers, x, y, [side_point(hex_id, side, layout) for side in sides_of(there.river)], scale)
        if there.improvements and _kind_of(there):
            sides = road_sides(hex_id, lambda other: bool(_kind_of(near.get(other))))
            _spokes(roads, x, y, [side_point(hex_id, side, layout, 0.2) for side in sides], scale)
    palette, unit = window.atlas.palette, window.pixel
    _stroke(window, rivers, ink(palette.river), max(0.16 * scale, 0.9 * unit))
    _stroke(window, roads, ink(palette.casing, 0.85), max(0.13 * scale, 0.8 * unit))


def _spokes(path: QPainterPath, x: float, y: float, ends: list[tuple[float, float]], scale: float) -> None:
    if len(ends) == 2:
        path.moveTo(ends[0][0] * scale, ends[0][1] * scale)
        path.quadTo(x * scale, y * scale, ends[1][0] * scale, ends[1][1] * scale)
        return
    for end in ends:
        path.moveTo(x * scale, y * scale)
        path.lineTo(end[0] * scale, end[1] * scale)


def _add(path: QPainterPath, line: Line, scale: float) -> None:
    (x, y), *rest = line.points
    path.moveTo(x * scale, y * scale)
    for x, y in rest:
        path.lineTo(x * scale, y * scale)


def _stroke(window: Window, path: QPainterPath, colour: QColor, width: float) -> None:
    if path.isEmpty():
        return
    # The lines bend so little from part to part that bevelled joins look round, at half the cost.
    window.painter.setBrush(Qt.BrushStyle.NoBrush)
    window.painter.setPen(
        QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.BevelJoin)
    )
    window.painter.drawPath(path)
