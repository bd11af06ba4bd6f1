"""Trade routes and expeditions drawn on the map: a line each, told apart by colour and by signs in tags."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ...engine.hexes import HexId
from ...engine.state import Campaign
from ...geometry.layout import Layout, Point, Rect
from .palette import MapPalette, ink

EXPEDITION = "expedition"
# A colour on light paper and one on dark paper for each kind of route.
COLOURS = {
    "food": ("#4f7f30", "#a9d88c"),
    "goods": ("#2757a0", "#9cc0f7"),
    "luxury_goods": ("#891f76", "#d98ace"),
    "raw_materials": ("#904a02", "#e3a662"),
    EXPEDITION: ("#227a79", "#7dd2cc"),
}
OTHER = ("#3a3027", "#e2d8c4")
REACH = 1.3  # hex units around a route in which its lines and tags lie, near enough to be read
TAGS_APART = 190.0  # points
LANES_APART = 4.5  # points between routes of one kingdom, which often share their way
NEAR = 9.0  # points a hex unit, below which lines are thin and tags small
CLEAR = 0.27  # of the way from one hex to the next, that is left free at a route's ends
BEND = 8  # points that a bend is drawn with
PIECE = 2 * BEND  # points of a line that are painted together: two hexes
DASHES = (3.2, 2.4)  # of a route whose merchants are still under way, in widths of the line


class RouteLine(NamedTuple):
    """A route as it is drawn; `standing`: its merchants have been there, the explorers are past it. `lane`
    runs from 0 in `lanes`.
    """

    kind: str
    path: tuple[HexId, ...]
    standing: bool
    lane: int = 0
    lanes: int = 1


def route_lines(campaign: Campaign) -> tuple[RouteLine, ...]:
    """The routes of the kingdom at the table, then its expeditions: what lies behind them, what before."""
    kingdom = campaign.kingdoms.get(campaign.at_table)
    if kingdom is None:
        return ()
    routes = [(route.kind, route.path, route.established) for route in kingdom.routes]
    lanes = len(routes) + len(kingdom.expeditions)
    found = [RouteLine(*route, lane, lanes) for lane, route in enumerate(routes)]
    for lane, sent in enumerate(kingdom.expeditions, len(routes)):
        for part, behind in ((sent.path[: sent.done + 1], True), (sent.path[sent.done :], False)):
            if len(part) > 1:
                found.append(RouteLine(EXPEDITION, part, behind, lane, lanes))
    return tuple(found)


def line_areas(lines: Iterable[RouteLine], layout: Layout) -> list[Rect]:
    """Where these lines lie, in hex units: a rectangle for each few hexes."""
    found = []
    for line in lines:
        for first in range(0, len(line.path), 4):
            boxes = [layout.box(hex_id) for hex_id in line.path[first : first + 5]]
            area = boxes[0]
            for box in boxes[1:]:
                area = area.joined(box)
            found.append(area.grown(REACH - 1))
    return found


def route_colour(kind: str, dark: bool) -> QColor:
    """The colour of a kind of route."""
    return ink(COLOURS.get(kind, OTHER)[dark])


def paint_routes(
    painter: QPainter,
    lines: Sequence[RouteLine],
    layout: Layout,
    palette: MapPalette,
    rect: Rect,
    scale: float,
    pixel: float,
    level: int = 0,
) -> None:
    """Paint what of these lines lies in `rect` (hex units); a hex unit takes `scale` painter's units."""
    area = rect.grown(max(REACH, 12 * pixel / scale))
    for line in lines:
        if len(line.path) > 1 and line.path[0][0] == level:
            course = _course(line, layout, scale, pixel)
            pieces = [piece for piece in course if piece.box.meets(area)]
            if pieces:
                _line(painter, line, pieces, palette, scale, pixel)


class _Piece(NamedTuple):
    """A few hexes of a line: its points in painter's units, how far along it begins, its tags' centres."""

    box: Rect  # in hex units
    points: QPolygonF
    begins: float
    tags: tuple[QPointF, ...]


@lru_cache(maxsize=64)
def _course(line: RouteLine, layout: Layout, scale: float, pixel: float) -> tuple[_Piece, ...]:
    """A line as it is drawn at one scale, in pieces: a tile paints what lies on it and no more."""
    apart = min(LANES_APART * pixel, scale * 0.22)
    points = _shortened([layout.centre(hex_id) for hex_id in line.path])
    dots = _dots(points, scale, (line.lane - (line.lanes - 1) / 2) * apart)
    along = [0.0]
    for here, there in pairwise(dots):
        along.append(along[-1] + math.hypot(there.x() - here.x(), there.y() - here.y()))
    tags = _tags(dots, along, pixel, line)
    pieces = []
    for first in range(0, len(dots) - 1, PIECE):
        last = min(first + PIECE, len(dots) - 1)
        some = dots[first : last + 1]
        xs, ys = [dot.x() / scale for dot in some], [dot.y() / scale for dot in some]
        mine = tuple(at for far, at in tags if along[first] <= far < along[last])
        box = Rect(min(xs), min(ys), max(xs), max(ys))
        pieces.append(_Piece(box, QPolygonF(some), along[first], mine))
    return tuple(pieces)


def _dots(points: Sequence[Point], scale: float, aside: float) -> list[QPointF]:
    """The line of `smooth` as a row of points, so many for each bend."""
    placed = _placed(points, scale, aside)
    dots, start = [placed[0]], placed[0]
    for here, there in pairwise(placed[1:]):
        end = (here + there) / 2
        for step in range(1, BEND + 1):
            t = step / BEND
            dots.append(start * (1 - t) ** 2 + here * (2 * t * (1 - t)) + end * t**2)
        start = end
    dots.append(placed[-1])
    return dots


def smooth(points: Sequence[Point], scale: float, aside: float = 0.0) -> QPainterPath:
    """A line through these points (hex units) that rounds its bends, so many painter's units to its right."""
    placed = _placed(points, scale, aside)
    path = QPainterPath(placed[0])
    for here, there in pairwise(placed[1:]):
        path.quadTo(here, (here + there) / 2)
    path.lineTo(placed[-1])
    return path


def _placed(points: Sequence[Point], scale: float, aside: float) -> list[QPointF]:
    placed = [QPointF(x * scale, y * scale) for x, y in points]
    return [_moved(placed, n, aside) for n in range(len(placed))] if aside else placed


def _shortened(points: list[Point]) -> list[Point]:
    """A line's points with its ends drawn back from the signs of the settlements there."""

    def back(end: Point, inner: Point) -> Point:
        return end[0] + (inner[0] - end[0]) * CLEAR, end[1] + (inner[1] - end[1]) * CLEAR

    return [back(points[0], points[1]), *points[1:-1], back(points[-1], points[-2])]


def _moved(points: Sequence[QPointF], number: int, aside: float) -> QPointF:
    """A point of the line moved to its right; its ends stay where they are."""
    if number in (0, len(points) - 1):
        return points[number]
    way = points[number + 1] - points[number - 1]
    length = math.hypot(way.x(), way.y()) or 1.0
    return points[number] + QPointF(-way.y() / length * aside, way.x() / length * aside)


def _line(
    painter: QPainter,
    line: RouteLine,
    pieces: Sequence[_Piece],
    palette: MapPalette,
    scale: float,
    pixel: float,
) -> None:
    near = scale / pixel >= NEAR
    colour = route_colour(line.kind, palette.dark)
    width = (2.6 if near else 1.8) * pixel
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(ink(palette.halo, 0.85), width + 2.4 * pixel)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for piece in pieces:
        painter.drawPolyline(piece.points)
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if line.standing else Qt.PenCapStyle.FlatCap)
    for piece in pieces:
        if not line.standing:
            pen.setDashPattern(list(DASHES))
            pen.setDashOffset(piece.begins / width)
        painter.setPen(pen)
        painter.drawPolyline(piece.points)
    radius = (7.5 if near else 5.0) * pixel
    for piece in pieces:
        for centre in piece.tags:
            _tag(painter, centre, radius, line, colour, palette, pixel)


def _tags(
    dots: Sequence[QPointF], along: Sequence[float], pixel: float, line: RouteLine
) -> list[tuple[float, QPointF]]:
    """Where the tags of a line stand: evenly along it, those of other lanes in the gaps between."""
    count = max(1, round(along[-1] / (TAGS_APART * pixel)))
    found = []
    for number in range(count):
        far = along[-1] * (number + (line.lane + 0.5) / line.lanes) / count
        place = min(bisect_right(along, far), len(along) - 1)
        rest = along[place] - along[place - 1]
        share = (far - along[place - 1]) / rest if rest else 0.0
        found.append((far, dots[place - 1] * (1 - share) + dots[place] * share))
    return found


def _tag(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    line: RouteLine,
    colour: QColor,
    palette: MapPalette,
    pixel: float,
) -> None:
    """A round tag with the sign of the cargo; of a route under way it is only rimmed."""
    paper = ink(palette.halo)
    painter.setPen(QPen(colour if not line.standing else paper, 1.4 * pixel))
    painter.setBrush(colour if line.standing else paper)
    painter.drawEllipse(centre, radius, radius)
    paint_sign(painter, QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), line.kind,
               paper if line.standing else colour)  # fmt: skip


def paint_route_swatch(painter: QPainter, kind: str, palette: MapPalette, wide: float) -> None:
    """A short piece of a route with its tag, about the painter's origin, for a legend."""
    colour = route_colour(kind, palette.dark)
    painter.setPen(QPen(colour, 2.0))
    painter.drawLine(QPointF(-wide, 0), QPointF(wide, 0))
    _tag(painter, QPointF(0, 0), 5.0, RouteLine(kind, (), True), colour, palette, 0.7)


def paint_sign(painter: QPainter, box: QRectF, kind: str, colour: QColor) -> None:
    """The sign of a cargo inside a round tag: a sheaf, a crate, a jewel, or stacked logs; explorers' tent."""
    painter.save()
    painter.translate(box.center())
    unit = box.width() / 2
    pen = QPen(colour, unit * 0.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if kind == "food":
        for top in (-0.42, 0.0, 0.42):
            sheaf = QPainterPath(QPointF(0, unit * 0.6))
            sheaf.quadTo(QPointF(0, 0), QPointF(unit * top, -unit * (0.58 if not top else 0.44)))
            painter.drawPath(sheaf)
    elif kind == "goods":
        painter.drawRect(QRectF(-unit * 0.42, -unit * 0.4, unit * 0.84, unit * 0.8))
        painter.drawLine(QPointF(-unit * 0.42, -unit * 0.08), QPointF(unit * 0.42, -unit * 0.08))
    elif kind == "luxury_goods":
        painter.setBrush(colour)
        painter.setPen(Qt.PenStyle.NoPen)
        corners = ((0.0, -0.62), (0.5, 0.0), (0.0, 0.62), (-0.5, 0.0))
        painter.drawPolygon(QPolygonF([QPointF(x * unit, y * unit) for x, y in corners]))
    elif kind == EXPEDITION:
        tent = ((0.0, -0.5), (0.56, 0.44), (-0.56, 0.44))
        painter.drawPolygon(QPolygonF([QPointF(x * unit, y * unit) for x, y in tent]))
        painter.drawLine(QPointF(0, -unit * 0.1), QPointF(0, unit * 0.44))
    else:
        painter.setBrush(colour)
        painter.setPen(Qt.PenStyle.NoPen)
        for x, y in ((0.0, -0.28), (-0.31, 0.26), (0.31, 0.26)):
            painter.drawEllipse(QPointF(x * unit, y * unit), unit * 0.27, unit * 0.27)
    painter.restore()
