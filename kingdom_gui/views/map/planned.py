"""A way across the map that a form is about: drawn while it is planned, its hexes picked with clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPen

from ...drawing.contrast import letters_on
from ...drawing.map.routes import smooth
from ...engine.hexes import HexId
from .offered import PICKING

if TYPE_CHECKING:
    from ...geometry.layout import Layout
    from .camera import Camera
    from .map_view import MapView

LINE = 3.0  # points
TAG = 11  # size of the letters in a stop's tag, in points


class PlannedWay(NamedTuple):
    """A way being planned.

    `stops` are hexes to be told apart with what stands in their tags ("" for a spot only), `path` the way
    found, nothing while there is none. `pick(hex)` is called with each hex of the map that is clicked; None:
    nothing can be picked.
    """

    stops: tuple[tuple[HexId, str], ...] = ()
    path: tuple[HexId, ...] = ()
    pick: Callable[[HexId], None] | None = None

    @property
    def hexes(self) -> set[HexId]:
        """All hexes that it is drawn on."""
        return {*self.path, *(hex_id for hex_id, _ in self.stops)}


class PlannedLayer:
    """Shows a planned way on a map view, and takes the clicks that pick its hexes."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._pressed: HexId | None = None
        self.way: PlannedWay | None = None

    @property
    def picking(self) -> bool:
        """Whether a click picks a hex now: with other tools in hand one draws on."""
        return self.way is not None and self.way.pick is not None and self._view.tool.id in PICKING

    def show(self, way: PlannedWay | None) -> None:
        """Show this way from now on; None ends it."""
        changed: set[HexId] = set()
        for one in (self.way, way):
            changed |= one.hexes if one is not None else set()
        self.way = way
        self._view.paint_planned(changed)
        self._view.show_tool_cursor()

    def take(self, hex_id: HexId) -> bool:
        """Pick a hex of the map; False where nothing is to be picked."""
        if not self.picking or hex_id not in self._view.document.campaign.hexes:
            return False
        assert self.way is not None
        assert self.way.pick is not None
        self.way.pick(hex_id)
        return True

    def press(self, event: QMouseEvent) -> bool:
        """A button goes down: whether a pick begins, which ends where it comes up on the same hex."""
        here = self._view.hex_under(event.position())
        free = event.modifiers() == Qt.KeyboardModifier.NoModifier
        picks = free and event.button() == Qt.MouseButton.LeftButton and self.picking
        picks = picks and here in self._view.document.campaign.hexes
        self._pressed = here if picks else None
        return picks

    def release(self, event: QMouseEvent) -> bool:
        """A button comes up: whether that ended a pick, made or thought better of."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        if self._view.hex_under(event.position()) == pressed:
            self.take(pressed)
        return True


def paint_way(
    painter: QPainter,
    way: PlannedWay,
    layout: Layout,
    camera: Camera,
    inks: tuple[QColor, QColor],
    level: int,
) -> None:
    """Paint a planned way; the painter's origin is the map's. `inks` are the line's and the paper's."""
    scale, pixel = camera.scale, camera.pixel
    accent, paper = inks
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if len(way.path) > 1 and way.path[0][0] == level:
        line = smooth([layout.centre(hex_id) for hex_id in way.path], scale)
        for colour, width in ((paper, LINE + 3), (accent, LINE)):
            pen = QPen(colour, width * pixel)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if colour is accent:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([2.2, 1.2])
            painter.setPen(pen)
            painter.drawPath(line)
    for hex_id, text in way.stops:
        if hex_id[0] == level:
            x, y = layout.centre(hex_id)
            _stop(painter, QPointF(x * scale, y * scale), text, inks, camera.ink_pixel)


def _stop(painter: QPainter, centre: QPointF, text: str, inks: tuple[QColor, QColor], pixel: float) -> None:
    """A stop's tag: a disc with its number, or a smaller one without."""
    accent, paper = inks
    font = QFont()
    font.setPixelSize(round(TAG * pixel))
    font.setBold(True)
    metrics = QFontMetricsF(font)
    high = metrics.height() + 2 * pixel if text else 9 * pixel
    wide = max(metrics.horizontalAdvance(text) + 8 * pixel, high) if text else high
    tag = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    painter.setPen(QPen(paper, 2 * pixel))
    painter.setBrush(accent)
    painter.drawRoundedRect(tag, high / 2, high / 2)
    painter.setFont(font)
    painter.setPen(letters_on(accent))
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)
