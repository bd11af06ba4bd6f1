"""The map painted in a viewport: which part is seen, its tiles, and what an edit changes on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from ...document.document import Document
from ...document.settings import MapStyle
from ...drawing.map.armies import army_marks
from ...drawing.map.atlas import Atlas, MapOptions
from ...drawing.map.routes import line_areas
from ...engine.hexes import HexId
from ...engine.patch import Patch
from ...geometry.labels import LabelPlace
from ...geometry.layout import Rect, layout_of
from ..text_size import factor
from ..theme import is_dark, map_style_of
from .camera import PER_DOUBLING, Camera
from .event_marks import event_marks
from .live import LiveLayer
from .realm_names import RealmNames
from .tiles import TileStore

NOTHING = Rect(-3.0, -3.0, 3.0, 3.0)
FIRST_OPTIONS = MapOptions(routes=True)


class MapCanvas(QAbstractScrollArea):
    """A campaign's map that can be moved and zoomed. `view_changed` tells of every pan and zoom."""

    view_changed = Signal()
    type_size = 1.0  # of letters, marks and lines, besides the size that the user gave all text

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.camera = Camera()
        self.camera.type_size = self.type_size * factor()
        self.tiles = TileStore(self.camera, self)
        self._style: MapStyle = "colours"
        self._options = FIRST_OPTIONS._replace(dark=is_dark(), style=map_style_of(self._style))
        self._atlas: Atlas | None = None
        self._live = LiveLayer(self.camera)
        self._names = RealmNames(self._names_moved, self)
        self._surface: Rect | None = None  # how far the surface reaches, while another level is shown
        self._fitting = True  # until the game master pans or zooms, the whole map is kept in view
        self._painted_at: object = None  # where the camera stood when the viewport was painted last
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A viewport of our own: for Qt's, Python would first have to learn every widget class (16 ms).
        self.setViewport(QWidget(self))
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.tiles.painted.connect(self._painted)
        self.tiles.idle.connect(self._names.go)
        self.tiles.far_ready.connect(self._far_ready)
        document.changed.connect(self._changed)

    # What it shows

    @property
    def options(self) -> MapOptions:
        """What is drawn; `set_options` changes it."""
        return self._options

    def set_options(self, options: MapOptions) -> None:
        """Draw other things, another level, or in other inks."""
        if options != self._options:
            self._options = options
            self._restart()

    def measure_type(self) -> None:
        """Draw letters, marks and lines as large as the size of text asks for."""
        size = self.type_size * factor()
        if size != self.camera.type_size:
            self.camera.type_size = size
            self._restart()

    def set_style(self, chosen: MapStyle) -> None:
        """Draw in this style from now on."""
        self._style = chosen
        self.obey_theme()

    def obey_theme(self) -> None:
        """Draw on light or dark paper, with the contrast in force where no style is chosen."""
        self.set_options(self._options._replace(dark=is_dark(), style=map_style_of(self._style)))

    def set_level(self, level: int) -> None:
        """Show the surface (0) or the caverns (-1), at the same place."""
        if self._options.level == 0:
            self._surface = self.extent()
        self._fitting = False  # the same place is seen, on another level
        self.set_options(self._options._replace(level=level))

    def atlas(self) -> Atlas:
        """The campaign made ready for painting; made when first asked for."""
        if self._atlas is None:
            self._restart()
        assert self._atlas is not None
        return self._atlas

    def extent(self) -> Rect:
        """All of the map, in hex units."""
        self.atlas()
        found = self.tiles.far.extent if self.tiles.far is not None else None
        if self._options.level and self._surface is not None:  # beneath it one digs where one will
            found = found.joined(self._surface) if found is not None else self._surface
        return found or NOTHING

    def fit(self) -> None:
        """Show the whole map."""
        self._fitting = True
        self._move(lambda: self.camera.fit(self.extent().grown(0.4)), zooms=True)

    def zoom_by(self, steps: int, at: QPointF | None = None) -> None:
        """Zoom so many steps in (or out, where negative) about a point of the viewport, else about the
        middle.
        """
        point = at or QPointF(self.viewport().width() / 2, self.viewport().height() / 2)
        self._fitting = False
        step = self.camera.step + steps
        self._move(lambda: self.camera.zoom_to(step, point.x(), point.y()), zooms=True)

    def zoom(self) -> float:
        """The zoom in percent: 100 is a hex of 32 points from its centre to its corners."""
        return self.camera.size / 2 ** (20 / PER_DOUBLING) * 100

    def pan_by(self, delta: QPointF) -> None:
        """Move the map by so many points."""
        self._fitting = False
        self._move(lambda: self.camera.pan(delta.x(), delta.y()))

    # Hexes and points

    def hex_under(self, point: QPointF) -> HexId:
        """The hex place under a point of the viewport."""
        layout = layout_of(self.document.campaign.settings.orientation)
        return self.camera.hex_under(point.x(), point.y(), layout, self._options.level)

    def point_of(self, hex_id: HexId) -> QPointF:
        """Where a hex's centre is on the viewport."""
        return QPointF(*self.camera.to_view(*self.atlas().layout.centre(hex_id)))

    def hexes_in(self, band: QRectF) -> list[HexId]:
        """The hexes of the map whose centres lie in a rectangle of the viewport."""
        left, top = self.camera.to_map(band.left(), band.top())
        right, bottom = self.camera.to_map(band.right(), band.bottom())
        known = self.document.campaign.hexes
        held = self.atlas().layout.held(known, Rect(left, top, right, bottom), self._options.level)
        return [hex_id for _, _, hex_id, _ in held]

    # What happens to the campaign

    def _restart(self) -> None:
        """Begin anew: another campaign, other inks, another level."""
        before, first = self._atlas, self._atlas is None
        self._atlas = Atlas(self.document.campaign, self.document.rules, self._options, at_once=False)
        if before is not None and before.layout is self._atlas.layout:
            self._atlas.realm_places.update(before.realm_places)
        self._live.layout, self._live.level = self._atlas.layout, self._options.level
        palette = self._atlas.palette
        self._live.accent, self._live.paper = QColor(palette.accent), QColor(palette.halo)
        self._live.ink = QColor(palette.ink)
        self._show_armies()
        self._show_events()
        self.tiles.show(self._atlas)
        self._names.look(self._atlas)
        if first or self._fitting:
            self._fitting = True
            self.camera.fit(self.extent().grown(0.4))
        self.viewport().update()
        self.view_changed.emit()

    def _changed(self, patch: Patch) -> None:
        if self._atlas is None:
            return
        if not patch:
            self._fitting = True
            self._surface = None
            self._atlas.realm_places.clear()
        atlas = self._atlas
        routes = atlas.routes
        atlas.read(self.document.campaign)
        if not patch or patch.touches("kingdoms", "hexes", "settlements"):
            self._show_armies()
        if not patch or patch.touches("kingdoms", "settlements", "month"):
            self._show_events()
        from .touched import touched_by  # here, since the first showing does without

        touched = touched_by(patch, atlas)
        if touched.everything:
            self._restart()
            return
        if touched.places:
            areas = [*touched.areas, *self._renamed(lambda: atlas.show(self.document.campaign))]
            touched = touched._replace(areas=areas)
        if routes != atlas.routes and self._options.routes:
            changed = {*routes, *atlas.routes} - ({*routes} & {*atlas.routes})
            touched.areas.extend(line_areas(changed, atlas.layout))
        assert self.tiles.far is not None
        self.tiles.far.touch(touched.hexes)
        self.tiles.repaint(touched.areas)
        if touched.claims:
            self._names.look(atlas)

    def renew_picture(self) -> None:
        """Look anew for the tiles of the GM's own picture, and paint where it lies."""
        if self._atlas is not None:
            self._atlas.find_picture()
            if self._atlas.picture is not None:
                self.tiles.repaint([self._atlas.picture.rect().grown(0.1)])

    def _show_armies(self) -> None:
        """Let the live layer show the armies where they are now, and paint it anew where that has changed."""
        campaign, rules = self.document.campaign, self.document.rules
        before, now = self._live.armies, army_marks(campaign, rules, self._options.dark)
        if now != before:
            self._live.armies = now
            self._update_hexes(None)  # those of several kingdoms stand side by side, out of their hex

    def _show_events(self) -> None:
        """Let the live layer show what is under way, and paint it anew where that has changed."""
        before, now = self._live.events, event_marks(self.document.campaign, self.document.rules)
        if now != before:
            self._live.events = now
            self._update_hexes(None)  # their words reach into other hexes

    def _names_moved(self, places: dict[str, LabelPlace]) -> None:
        """Write realms' names in other places: paint anew where names were and where they are."""
        areas = self._renamed(lambda: self.atlas().place_realms(places))
        if areas:
            self.tiles.repaint(areas)

    def _renamed(self, change: Callable[[], None]) -> list[Rect]:
        """Where names stand otherwise after a change; tiles of other zooms are painted anew."""
        from ...drawing.map.name_places import moved_names, shown_names

        atlas, camera = self.atlas(), self.camera
        before = shown_names(atlas, camera.scale, camera.ink_pixel)
        change()
        if atlas.kept_names:
            return []
        self.tiles.keep_only_this_zoom()
        moved = moved_names(before, shown_names(atlas, camera.scale, camera.ink_pixel))
        return [box.grown(8 * camera.ink_pixel / camera.scale) for box in moved]

    def _far_ready(self) -> None:
        """The map's whole extent is known now."""
        if self._fitting:
            self.camera.fit(self.extent().grown(0.4))
            self._follow_camera()
        self.view_changed.emit()

    # Moving

    def _move(self, change: Callable[[], object], zooms: bool = False) -> None:
        if zooms:
            self.tiles.keep_backdrop()
        change()
        self.camera.keep_within(self.extent())
        self.tiles.wake()
        self.viewport().update()
        self.view_changed.emit()

    def _bring_near(self, box: Rect) -> None:
        """Move the map as little as needed to have a place in sight with some room around it."""
        room = box.grown(1.0)
        seen = self.camera.visible()
        dx = max(0.0, room.right - seen.right) - max(0.0, seen.left - room.left)
        dy = max(0.0, room.bottom - seen.bottom) - max(0.0, seen.top - room.top)
        if dx or dy:
            self._fitting = False
            self._move(lambda: self.camera.centre_on(seen.centre[0] + dx, seen.centre[1] + dy))

    def _follow_camera(self) -> None:
        """Paint everything anew if the camera stands elsewhere than when the viewport was painted last."""
        if self._painted_at != self.camera.place:
            self.tiles.wake()
            self.viewport().update()

    def _painted(self, area: QRect) -> None:
        self._follow_camera()
        pixel = self.camera.pixel
        self.viewport().update(
            QRectF(area.x() / pixel, area.y() / pixel, area.width() / pixel, area.height() / pixel)
            .toAlignedRect()
            .adjusted(-1, -1, 1, 1)
        )

    def _update_hexes(self, hexes: Iterable[HexId] | None) -> None:
        """Paint the live layer anew where these hexes are, or everywhere."""
        if self._atlas is None:
            return  # nothing has been painted yet
        if hexes is None or self.camera.size < 4:
            self.viewport().update()
            return
        for left, top, right, bottom in self._live.reach(hexes):
            (x, y), (x2, y2) = self.camera.to_view(left, top), self.camera.to_view(right, bottom)
            self.viewport().update(QRectF(x, y, x2 - x, y2 - y).toAlignedRect().adjusted(-3, -3, 3, 3))

    # Events of Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        self.atlas()
        if self._painted_at != self.camera.place:
            if not QRegion(self.viewport().rect()).subtracted(event.region()).isEmpty():
                self.viewport().update()  # the rest stands on the screen as it was seen from elsewhere
            self._painted_at = self.camera.place
        painter = QPainter(self.viewport())
        pixel = self.camera.pixel
        area = event.rect()
        if pixel != 1.0:
            self.use_pixels(painter)
            area = (
                QRectF(area.x() * pixel, area.y() * pixel, area.width() * pixel, area.height() * pixel)
                .toAlignedRect()
                .adjusted(-1, -1, 1, 1)
            )
        self.tiles.paint(painter, area)
        self._live.paint(painter)
        painter.end()

    def use_pixels(self, painter: QPainter) -> None:
        """Let a painter of the viewport measure in device pixels, and begin with a whole one.

        On a screen of 1.5 device pixels a point the viewport may begin in the middle of one; tiles copied
        there would be rounded one up, the next down, with a line between them.
        """
        painter.scale(1 / self.camera.pixel, 1 / self.camera.pixel)
        placed = painter.deviceTransform()
        x, y = placed.dx(), placed.dy()
        painter.translate(math.floor(x + 0.5) - x, math.floor(y + 0.5) - y)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._measure()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._measure()
        return bool(super().viewportEvent(event))

    def _measure(self) -> None:
        """Give the camera the viewport's size and density."""
        pixel = self.devicePixelRatioF()
        width, height = (
            math.ceil(self.viewport().width() * pixel),
            math.ceil(self.viewport().height() * pixel),
        )
        denser = pixel != self.camera.pixel
        self.camera.resize(width, height, pixel)
        if denser:
            self.tiles.clear()
        if self._fitting and self._atlas is not None:
            self.camera.fit(self.extent().grown(0.4))
        self._follow_camera()
        self.view_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._atlas is not None:
            self.measure_type()  # the text may be of another size
            self._show_events()
        super().changeEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """The map moves by its camera, never by scroll bars."""
