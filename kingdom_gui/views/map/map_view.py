"""The map of the campaign: it shows, and forwards what the game master does to the tool in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ...document.document import Document
from ...drawing.map.atlas import MapOptions
from ...engine.hexes import HexId
from ...geometry.layout import layout_of
from ..expedition_texts import expedition_lines_at
from ..route_texts import route_lines_at
from ..theme import is_dark
from .canvas import MapCanvas
from .context_menu import MenuOffer, build_menu
from .gestures import Gestures
from .offered import OfferedHexes
from .planned import PlannedLayer
from .tools import StrokeTool, Tool, make_tools

RADIUS_MOST = 3
Provider = Callable[[tuple[HexId, ...]], Sequence[MenuOffer]]


class MapView(MapCanvas):
    """The map.

    `selection_changed` gives a list of hex ids, `hex_hovered` a hex id or None, `context_requested` a hex id
    and a point of the screen, `hint` a sentence for the status line, `preview` the `Change` or `Refusal`
    that a click would bring, or None; `view_changed` tells of every pan and zoom, `tool_changed` the tool's
    id. `offered` holds hexes to choose among: `offer_chosen` gives the one picked, `offer_pointed` the one
    that pointer or cursor is on, or None. `planned` shows a way that a form plans, and hands it the clicks.
    """

    selection_changed = Signal(list)
    hex_hovered = Signal(object)
    context_requested = Signal(object, QPoint)
    hint = Signal(str)
    preview = Signal(object)
    tool_changed = Signal(str)
    offer_chosen = Signal(object)
    offer_pointed = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.tools = make_tools(document.rules.terrain)
        self.tool: Tool = self.tools["select"]
        self.menu_provider: Provider | None = None
        self._gestures = Gestures(self)
        self.offered = OfferedHexes(self)
        self.planned = PlannedLayer(self)
        self._selected: list[HexId] = []
        self._hovered: HexId | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        document.changed.connect(self._keep_what_exists)
        self._retranslate()

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

    def set_options(self, options: MapOptions) -> None:
        """Draw other things, another level, or in other inks."""
        super().set_options(options)
        self._live.selected = frozenset(h for h in self._selected if h[0] == options.level)

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
        if self.offered.marks:
            self.offered.light(hex_id)
            self.offer_pointed.emit(self.offered.lit)
        covered = self.tool.covers(self, hex_id) if hex_id is not None else frozenset()
        wish = self.tool.wish(self, hex_id) if hex_id is not None and not self._gestures.busy else None
        outcome = self.document.check(wish) if wish is not None else None
        self.preview.emit(outcome)
        changed = self._live.brush | covered
        self._live.brush = covered
        self._live.brush_legal = outcome is None or not hasattr(outcome, "reasons")
        self._update_hexes(changed)

    def paint_offered(self, hexes: Iterable[HexId]) -> None:
        """Paint the offered hexes anew; these have changed."""
        self._live.offered, self._live.offer_lit = self.offered.marks, self.offered.lit
        self._update_hexes(hexes)

    def paint_planned(self, hexes: Iterable[HexId]) -> None:
        """Paint the planned way anew; these hexes have changed."""
        self._live.planned = self.planned.way
        self._update_hexes(hexes)

    def _keep_what_exists(self, _patch: object) -> None:
        known = self.document.campaign.hexes
        if any(hex_id not in known for hex_id in self._selected):
            self.select([hex_id for hex_id in self._selected if hex_id in known])

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
        picking = self.planned.picking
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if picking else self.tool.cursor)

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

    # Events of Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not (self.offered.press(event) or self.planned.press(event)):
            self._gestures.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not (self.offered.release(event) or self.planned.release(event)):
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
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell_routes(event)
            return True
        return bool(super().viewportEvent(event))

    def _tell_routes(self, event: QHelpEvent) -> None:
        """What trade and which expeditions go through the hex under the pointer."""
        here = self.hex_under(QPointF(event.pos()))
        lines = []
        if self._options.routes:
            lines = [*route_lines_at(self.document, here), *expedition_lines_at(self.document, here)]
        QToolTip.showText(event.globalPos(), "\n".join(lines), self.viewport())

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

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Map"))
        self.setAccessibleDescription(
            self.tr(
                "The hex map of the campaign. Arrow keys move from hex to hex, Enter uses the tool, Shift "
                "with an arrow key extends the selection, plus and minus zoom, F shows the whole map."
            )
        )
        self.viewport().update()
