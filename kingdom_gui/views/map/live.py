"""What is painted anew in every frame, above the tiles: selection, armies, cursor, brush, rubber band."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ...drawing.contrast import letters_on
from ...drawing.map.armies import ArmyMark, paint_armies
from ...drawing.map.event_signs import Inks
from ...engine.hexes import HexId, Orientation
from ...geometry.layout import Layout, Point, Rect
from ...geometry.outlines import border_pieces
from .camera import Camera
from .event_marks import EventMark, paint_events
from .planned import PlannedWay, paint_way

ROUNDED = 0.6  # hex units beyond a hex that its outline may change
MARK = 16.0  # points beyond a small hex that its mark or tag may reach
SMALL = 3.0  # points a hex unit, below which hexes are shown as spots and not as outlines


class LiveLayer:
    """Paints the few things that move. Paths are kept until what they show changes."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self.layout: Layout
        self.level = 0
        self.accent = QColor("#8c2f1b")
        self.paper = QColor("#ffffff")
        self.ink = QColor("#1a1714")
        self.selected: frozenset[HexId] = frozenset()
        self.brush: frozenset[HexId] = frozenset()
        self.brush_legal = True
        self.cursor: HexId | None = None
        self.cursor_shown = False
        self.offered: Mapping[HexId, str] = {}
        self.offer_lit: HexId | None = None
        self.planned: PlannedWay | None = None
        self.measured: PlannedWay | None = None
        self.trail: Sequence[Point] = ()  # the line a hand is drawing, in hex units
        self.armies: tuple[ArmyMark, ...] = ()
        self.events: tuple[EventMark, ...] = ()
        self.band: QRectF | None = None  # points of the viewport
        self._kept: tuple[object, QPainterPath] | None = None

    def paint(self, painter: QPainter) -> None:
        """Paint above the tiles; the painter's unit is a device pixel of the viewport."""
        camera = self._camera
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(-camera.left, -camera.top)
        if self.offered:
            self._offered(painter)
        if self.selected:
            self._hexes(painter, self._selection_path(), self.accent, 2.6)
        if self.planned is not None:
            inks = (self.accent, self.paper)
            paint_way(painter, self.planned, self.layout, camera, inks, self.level)
        if self.measured is not None:
            inks = (self.accent, self.paper)
            paint_way(painter, self.measured, self.layout, camera, inks, self.level)
        if self.trail:
            self._trail(painter)
        if self.armies:
            seen = QRectF(camera.left, camera.top, camera.width, camera.height)
            size, inks = (camera.scale, camera.ink_pixel), (self.ink, self.paper)
            paint_armies(painter, self.armies, self.layout, seen, size, inks, self.level)
        if self.events:
            badges = Inks(self.ink, self.paper, self.accent)
            paint_events(painter, self.events, self.layout, camera, badges, self.level)
        if self.brush:
            colour = self.accent if self.brush_legal else QColor("#7d7d7d")
            self._hexes(painter, self._outline(self.brush), colour, 1.8, barred=not self.brush_legal)
        if self.cursor_shown and self.cursor is not None and self.cursor[0] == self.level:
            self._cursor(painter, self.cursor)
        painter.restore()
        if self.band is not None:
            self._band(painter, self.band)

    def _trail(self, painter: QPainter) -> None:
        """The line that a hand is drawing."""
        scale, pixel = self._camera.scale, self._camera.pixel
        line = QPolygonF([QPointF(x * scale, y * scale) for x, y in self.trail])
        for colour, width in ((self.paper, 5.0), (self.accent, 2.4)):
            painter.setPen(_round_pen(colour, width * pixel))
            painter.drawPolyline(line)

    def reach(self, hexes: Iterable[HexId]) -> list[Rect]:
        """What must be painted anew when these hexes come or go, in hex units.

        Corners of an outline are rounded from the middle of one side to that of the next, so those of the
        neighbours change too; marks and tags may be larger than a small hex.
        """
        room = ROUNDED + MARK * self._camera.ink_pixel / self._camera.scale
        return [self.layout.box(hex_id).grown(room) for hex_id in hexes]

    def _selection_path(self) -> QPainterPath:
        """The outline of the selected hexes in sight, kept while neither they nor the view change much."""
        camera = self._camera
        # Tiles of half a viewport: the path is made for a larger area than is seen, and kept while panning.
        half = max(256, min(camera.width, camera.height) // 2)
        key = (
            self.selected,
            camera.step,
            camera.pixel,
            camera.left // half,
            camera.top // half,
            camera.width,
            camera.height,
        )
        if self._kept is None or self._kept[0] != key:
            scale = camera.scale
            left, top = camera.left // half * half, camera.top // half * half
            seen = Rect(
                left / scale,
                top / scale,
                (left + half + camera.width) / scale,
                (top + half + camera.height) / scale,
            )
            centre = self.layout.centre
            if len(self.selected) > 200:
                area = seen.grown(1.5)
                inside = [
                    h for h in self.selected
                    if area.left <= (c := centre(h))[0] <= area.right and area.top <= c[1] <= area.bottom
                ]  # fmt: skip
            else:
                inside = list(self.selected)
            # Where the selection is cut off, its outline lies out of sight.
            self._kept = (key, self._outline(frozenset(inside)))
        return self._kept[1]

    def _outline(self, hexes: frozenset[HexId]) -> QPainterPath:
        camera = self._camera
        if camera.size < SMALL:
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)
            spots = _rows(hexes, self.layout.orientation)
            for first, last in spots:
                box = self.layout.box(first).joined(self.layout.box(last))
                left, top, right, bottom = (value * camera.scale for value in box)
                path.addRect(QRectF(left, top, right - left, bottom - top))
            return path.simplified() if len(spots) < 400 else path
        from ...drawing.map.ground import path_of  # here: nothing is chosen when the map is first shown

        return path_of(border_pieces(hexes, hexes.__contains__, self.layout), camera.scale)

    def _hexes(
        self, painter: QPainter, path: QPainterPath, colour: QColor, width: float, barred: bool = False
    ) -> None:
        """Wash hexes and draw around them; where they are `barred`, hatched and dashed instead."""
        pixel = self._camera.pixel
        wash = QColor(colour)
        wash.setAlpha(38)
        painter.fillPath(path, wash)
        if barred:
            painter.fillPath(path, QBrush(self.ink, Qt.BrushStyle.BDiagPattern))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        light = QColor(self.paper)
        light.setAlpha(210)
        for ink, wide in ((light, width + 2), (colour, width)):
            pen = _round_pen(ink, wide * pixel)
            if barred and ink is colour:
                pen.setDashPattern([3.0, 3.0])
            painter.setPen(pen)
            painter.drawPath(path)

    def _offered(self, painter: QPainter) -> None:
        """Hexes to choose among: each washed and ringed inside its own border, its die's face in a tag."""
        camera = self._camera
        pixel, scale = camera.pixel, camera.scale
        seen = QRectF(camera.left, camera.top, camera.width, camera.height)
        for hex_id, text in self.offered.items():
            left, top, right, bottom = (value * scale for value in self.layout.box(hex_id))
            if hex_id[0] != self.level or not seen.intersects(QRectF(left, top, right - left, bottom - top)):
                continue
            lit = hex_id == self.offer_lit
            path = self._inside(hex_id, 0.86 if camera.size >= SMALL else 1.0)
            wash = QColor(self.accent)
            wash.setAlpha(120 if lit else 30)
            painter.setBrush(wash)
            for colour, width in ((self.paper, 4.4 if lit else 0.0), (self.accent, 2.6 if lit else 1.2)):
                if width:
                    painter.setPen(QPen(colour, width * pixel))
                    painter.drawPath(path)
            if text and camera.size >= SMALL * 3:
                self._face(painter, QPointF((left + right) / 2, (top + bottom) / 2), text, lit)

    def _inside(self, hex_id: HexId, reach: float) -> QPainterPath:
        """A hex drawn a little smaller than it is."""
        scale = self._camera.scale
        x, y = self.layout.centre(hex_id)
        points = [
            QPointF((x + cx * reach) * scale, (y + cy * reach) * scale) for cx, cy in self.layout.corners
        ]
        path = QPainterPath()
        path.addPolygon(QPolygonF([*points, points[0]]))
        return path

    def _face(self, painter: QPainter, centre: QPointF, text: str, lit: bool) -> None:
        """The face of the die that means a hex, in a tag."""
        pixel = self._camera.ink_pixel
        font = QFont()
        font.setPixelSize(round((13 if lit else 11) * pixel))
        font.setBold(True)
        metrics = QFontMetricsF(font)
        wide = max(metrics.horizontalAdvance(text) + 8 * pixel, metrics.height())
        tag = QRectF(centre.x() - wide / 2, centre.y() - metrics.height() / 2, wide, metrics.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.accent)
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        painter.setFont(font)
        painter.setPen(letters_on(self.accent))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)

    def _cursor(self, painter: QPainter, hex_id: HexId) -> None:
        """The keyboard's hex: its six corners as brackets, so that it shows on a selected hex too."""
        scale, pixel = self._camera.scale, self._camera.pixel
        x, y = self.layout.centre(hex_id)
        corners = self.layout.corners
        reach = max(0.92, 1 - 3 * pixel / scale)
        path = QPainterPath()
        for k in range(6):
            points = []
            for other, part in ((k - 1, 0.26), (k, 0.0), ((k + 1) % 6, 0.26)):
                cx = corners[k][0] + (corners[other][0] - corners[k][0]) * part
                cy = corners[k][1] + (corners[other][1] - corners[k][1]) * part
                points.append(QPointF((x + cx * reach) * scale, (y + cy * reach) * scale))
            path.addPolygon(QPolygonF(points))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.paper, 5.0), (self.accent, 2.4)):
            painter.setPen(_round_pen(colour, width * pixel))
            painter.drawPath(path)

    def _band(self, painter: QPainter, band: QRectF) -> None:
        pixel = self._camera.pixel
        box = QRectF(band.x() * pixel, band.y() * pixel, band.width() * pixel, band.height() * pixel)
        wash = QColor(self.accent)
        wash.setAlpha(30)
        painter.setPen(QPen(self.accent, pixel, Qt.PenStyle.DashLine))
        painter.setBrush(wash)
        painter.drawRect(box)


def _rows(hexes: Iterable[HexId], orientation: Orientation) -> list[tuple[HexId, HexId]]:
    """The first and the last of each row of hexes without a gap (flat hexes: of each column)."""
    along = 1 if orientation == "pointy" else 2
    found: list[tuple[HexId, HexId]] = []
    for hex_id in sorted(hexes, key=lambda h: (h[0], h[3 - along], h[along])):
        before = found[-1][1] if found else None
        if (
            before is not None
            and before[3 - along] == hex_id[3 - along]
            and before[0] == hex_id[0]
            and (before[along] + 1 == hex_id[along])
        ):
            found[-1] = (found[-1][0], hex_id)
        else:
            found.append((hex_id, hex_id))
    return found


def _round_pen(colour: QColor, width: float) -> QPen:
    """A pen with round ends and corners, as wide as so many device pixels."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
