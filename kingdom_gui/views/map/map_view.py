"""The map of the campaign: it shows, and forwards what the game master does to the tool in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from ...document.document import Document
from ...drawing.map.atlas import Atlas, MapOptions
from ...drawing.map.name_places import moved_names, shown_names
from ...engine.hexes import HexId, label
from ...engine.patch import Patch
from ...geometry.layout import Rect, layout_of
from ..theme import is_dark
from .camera import PER_DOUBLING, Camera
from .context_menu import MenuOffer, build_menu
from .gestures import Gestures
from .live import LiveLayer
from .realm_names import RealmNames
from .tiles import TileStore
from .tools import StrokeTool, Tool, make_tools
from .touched import touched_by

RADIUS_MOST = 3
NOTHING = Rect(-3.0, -3.0, 3.0, 3.0)
Provider = Callable[[tuple[HexId, ...]], Sequence[MenuOffer]]


class MapView(QAbstractScrollArea):
    """The map.

    `selection_changed` gives a list of hex ids, `hex_hovered` a hex id or None, `context_requested` a hex id
    and a point of the screen, `hint` a sentence for the status line, `preview` the `Change` or `Refusal`
    that a click would bring, or None; `view_changed` tells of every pan and zoom, `tool_changed` the tool's
    id.
    """

    selection_changed = Signal(list)
    hex_hovered = Signal(object)
    context_requested = Signal(object, QPoint)
    hint = Signal(str)
    preview = Signal(object)
    view_changed = Signal()
    tool_changed = Signal(str)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.camera = Camera()
        self.tiles = TileStore(self.camera, self)
        self.tools = make_tools(document.rules.terrain)
        self.tool: Tool = self.tools["select"]
        self.menu_provider: Provider | None = None
        self._options = MapOptions(dark=is_dark())
        self._atlas: Atlas | None = None
        self._live = LiveLayer(self.camera)
        self._gestures = Gestures(self)
        self._names = RealmNames(self._names_moved, self)
        self._selected: list[HexId] = []
        self._hovered: HexId | None = None
        self._fitting = True  # until the game master pans or zooms, the whole map is kept in view
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A viewport of our own: for Qt's, Python would first have to learn every widget class (16 ms).
        self.setViewport(QWidget(self))
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.tiles.painted.connect(self._painted)
        self.tiles.idle.connect(self._names.go)
        self.tiles.far_ready.connect(self._far_ready)
        document.changed.connect(self._changed)
        self._retranslate()

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

    def set_theme(self, dark: bool) -> None:
        """Draw on light or on dark paper."""
        self.set_options(self._options._replace(dark=dark))

    def set_level(self, level: int) -> None:
        """Show the surface (0) or the caverns (-1)."""
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
        far = self.tiles.far
        return (far.extent if far is not None else None) or NOTHING

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

    def reveal(self, hex_id: HexId, select: bool = False) -> None:
        """Bring a hex into sight, near enough to be read, and put the cursor on it."""
        if hex_id[0] != self._options.level:
            self.set_level(hex_id[0])
        x, y = layout_of(self.document.campaign.settings.orientation).centre(hex_id)
        self._fitting = False

        def there() -> None:
            self.camera.step = max(self.camera.step, 18)
            self.camera.centre_on(x, y)

        self._move(there, zooms=True)
        self.place_cursor(hex_id, shown=True)
        if select:
            self.select([hex_id])

    # Selection, cursor and pointer

    def selected(self) -> list[HexId]:
        """The selected hexes in order of selection."""
        return list(self._selected)

    def select(self, hexes: Iterable[HexId], tell: bool = True) -> None:
        """Select these hexes instead; `selection_changed` is emitted if they are others, unless not to
        `tell`.
        """
        chosen = list(hexes)
        if chosen == self._selected:
            return
        before = set(self._selected)
        self._selected = chosen
        self._live.selected = frozenset(h for h in chosen if h[0] == self._options.level)
        self._update_hexes(before.symmetric_difference(chosen) if len(chosen) + len(before) < 400 else None)
        if tell:
            self.selection_changed.emit(list(chosen))

    def cursor_hex(self) -> HexId:
        """The keyboard's hex: where it was put last, else the selected hex or the middle of the view."""
        if self._live.cursor is None:
            camera = self.camera
            middle = camera.hex_under(
                camera.width / camera.pixel / 2,
                camera.height / camera.pixel / 2,
                self.atlas().layout,
                self._options.level,
            )
            self._live.cursor = self._selected[-1] if self._selected else middle
        return self._live.cursor

    def cursor_shown(self) -> bool:
        """Whether the keyboard's hex is marked on the map."""
        return self._live.cursor_shown

    def place_cursor(self, hex_id: HexId, shown: bool) -> None:
        """Put the keyboard's hex somewhere inside the map or on its rim, and into sight if it is shown."""
        layout = self.atlas().layout
        x, y = layout.centre(hex_id)
        room = self.extent().grown(1.0)
        if not (room.left <= x <= room.right and room.top <= y <= room.bottom):
            return
        before = self._live.cursor
        self._live.cursor, self._live.cursor_shown = hex_id, shown
        self._update_hexes([h for h in (before, hex_id) if h is not None])
        if shown:
            self._bring_near(layout.box(hex_id))

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
        cells = self.atlas().layout.cells(Rect(left, top, right, bottom), self._options.level)
        return [hex_id for _, _, hex_id in cells if hex_id in known]

    def show_band(self, band: QRectF | None) -> None:
        """Show a rubber band, in points of the viewport, or none."""
        self._live.band = band
        self.viewport().update()

    def hover(self, hex_id: HexId | None) -> None:
        """The pointer or the cursor is on another hex: show what the tool would do there."""
        if hex_id == self._hovered:
            return
        self._hovered = hex_id
        self.hex_hovered.emit(hex_id if hex_id in self.document.campaign.hexes else None)
        covered = self.tool.covers(self, hex_id) if hex_id is not None else frozenset()
        wish = self.tool.wish(self, hex_id) if hex_id is not None and not self._gestures.busy else None
        outcome = self.document.check(wish) if wish is not None else None
        self.preview.emit(outcome)
        changed = self._live.brush | covered
        self._live.brush = covered
        self._live.brush_legal = outcome is None or not hasattr(outcome, "reasons")
        self._update_hexes(changed)

    # Tools and menu

    def set_tool(self, tool_id: str) -> None:
        """Take another tool in hand, by its id in `tools`."""
        self._gestures.cancel()
        self.tool = self.tools[tool_id]
        self.show_tool_cursor()
        hovered, self._hovered = self._hovered, None
        self.hover(hovered)
        self.tool_changed.emit(tool_id)

    def set_terrain(self, terrain: str) -> None:
        """The terrain that brush and fill give."""
        for tool in self.tools.values():
            if hasattr(tool, "terrain"):
                tool.terrain = terrain

    def change_radius(self, by: int) -> None:
        """Make the brush larger or smaller, from 0 to 3 hexes around the one under the pointer."""
        if isinstance(self.tool, StrokeTool):
            self.tool.radius = max(0, min(RADIUS_MOST, self.tool.radius + by))
            hovered, self._hovered = self._hovered, None
            self.hover(hovered)
            self.tool_changed.emit(self.tool.id)

    def show_tool_cursor(self) -> None:
        """Give the pointer the shape of the tool in hand."""
        self.viewport().setCursor(self.tool.cursor)

    def open_menu(self, hex_id: HexId, at: QPoint) -> None:
        """Open the menu of a hex, or of the selection it belongs to, at a point of the screen."""
        if hex_id in self.document.campaign.hexes and hex_id not in self._selected:
            self.select([hex_id])
        self.context_requested.emit(hex_id, at)
        if self.menu_provider is None or hex_id not in self.document.campaign.hexes:
            return
        menu = build_menu(self.menu_provider(tuple(self._selected)), self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if menu.actions():
            menu.popup(at)

    # What happens to the campaign

    def _restart(self) -> None:
        """Begin anew: another campaign, other inks, another level."""
        places = self._atlas.realm_places if self._atlas is not None else {}
        first = self._atlas is None
        self._atlas = Atlas(self.document.campaign, self.document.rules, self._options, at_once=False)
        self._atlas.realm_places.update(places)
        self._live.layout, self._live.level = self._atlas.layout, self._options.level
        self._live.accent, self._live.paper = (
            QColor(self._atlas.palette.accent),
            QColor(self._atlas.palette.halo),
        )
        self._live.selected = frozenset(h for h in self._selected if h[0] == self._options.level)
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
            self._atlas.realm_places.clear()
        atlas = self._atlas
        atlas.read(self.document.campaign)
        touched = touched_by(patch, atlas)
        if touched.everything:
            self._restart()
            return
        if touched.places:
            areas = [*touched.areas, *self._renamed(lambda: atlas.show(self.document.campaign))]
            touched = touched._replace(areas=areas)
        assert self.tiles.far is not None
        self.tiles.far.touch(touched.hexes)
        self.tiles.repaint(touched.areas)
        if touched.claims:
            self._names.look(atlas)
        if any(hex_id not in self.document.campaign.hexes for hex_id in self._selected):
            self.select([hex_id for hex_id in self._selected if hex_id in self.document.campaign.hexes])

    def _names_moved(self) -> None:
        """A realm's name has another place: paint anew where names were and where they are."""
        areas = self._renamed(self.atlas().forget_names)
        if areas:
            self.tiles.repaint(areas)

    def _renamed(self, change: Callable[[], None]) -> list[Rect]:
        """Where names stand otherwise after a change; tiles of other zooms are painted anew."""
        atlas, camera = self.atlas(), self.camera
        before = shown_names(atlas, camera.scale, camera.pixel)
        change()
        if atlas.kept_names:
            return []
        self.tiles.keep_only_this_zoom()
        moved = moved_names(before, shown_names(atlas, camera.scale, camera.pixel))
        return [box.grown(8 * camera.pixel / camera.scale) for box in moved]

    def _far_ready(self) -> None:
        """The map's whole extent is known now."""
        if self._fitting:
            step = self.camera.step
            self.camera.fit(self.extent().grown(0.4))
            if step != self.camera.step:
                self.viewport().update()
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

    def _painted(self, area: QRect) -> None:
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
        painter = QPainter(self.viewport())
        pixel = self.camera.pixel
        area = event.rect()
        if pixel != 1.0:
            painter.scale(1 / pixel, 1 / pixel)
            area = QRectF(
                area.x() * pixel, area.y() * pixel, area.width() * pixel, area.height() * pixel
            ).toAlignedRect()
        self.tiles.paint(painter, area)
        self._live.paint(painter)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        pixel = self.devicePixelRatioF()
        width, height = round(self.viewport().width() * pixel), round(self.viewport().height() * pixel)
        denser = pixel != self.camera.pixel
        self.camera.resize(width, height, pixel)
        if denser:
            self.tiles.clear()
        if self._fitting and self._atlas is not None:
            self.camera.fit(self.extent().grown(0.4))
        self.tiles.wake()
        self.view_changed.emit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """The map moves by its camera, never by scroll bars."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._gestures.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._gestures.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._gestures.press(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._gestures.wheel(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._gestures.key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._gestures.key_up(event):
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.open_menu(self.hex_under(QPointF(event.pos())), event.globalPos())
        else:
            here = self.cursor_hex()
            self.open_menu(here, self.viewport().mapToGlobal(self.point_of(here).toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.hover(None)
        return bool(super().viewportEvent(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.place_cursor(self.cursor_hex(), shown=True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._live.cursor_shown = False
        self._gestures.cancel()
        self.viewport().update()
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self.set_theme(is_dark())
        super().changeEvent(event)

    def hex_name(self, hex_id: HexId) -> str:
        """The label of a hex, as the campaign writes them."""
        settings = self.document.campaign.settings
        return label(hex_id, settings.labels, settings.orientation, settings.stagger)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Map"))
        self.setAccessibleDescription(
            self.tr(
                "The hex map of the campaign. Arrow keys move from hex to hex, Enter uses the tool, Shift "
                "with an arrow key extends the selection, plus and minus zoom, F shows the whole map."
            )
        )
        self.viewport().update()
