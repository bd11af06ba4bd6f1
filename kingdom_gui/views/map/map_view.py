"""The map of the campaign: it shows, and forwards what the game master does to the tool in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from ...document.document import Document
from ...drawing.map.atlas import MapOptions
from ...engine.hexes import HexId
from ...engine.shapes import BRUSHES
from ...engine.state import MapLabel, Pin
from ...geometry.layout import Layout, Point, Rect, layout_of
from ..modal import pop_up
from ..touch import take_fingers
from .canvas import MapCanvas
from .gestures import Gestures
from .offered import OfferedHexes
from .planned import PlannedLayer, PlannedWay
from .tools.base import Pointer, Tool
from .tools.strokes import StrokeTool

if TYPE_CHECKING:
    from ..touch.fingers import Fingers
    from .context_menu import MenuOffer
    from .price_hint import PriceHint

# What these tools draw is shown while they are in hand.
TOOL_LAYERS = {
    "fog": "fog", "scout": "fog", "coast": "waters", "lake": "waters", "label": "titles", "pin": "pins",
}  # fmt: skip
Provider = Callable[[tuple[HexId, ...]], "Sequence[MenuOffer]"]


class MapView(MapCanvas):
    """The map.

    `selection_changed` gives a list of hex ids, `hex_hovered` a hex id or None, `context_requested` a hex id
    and a point of the screen, `hint` a sentence for the status line, `preview` the `Change` or `Refusal`
    that a click would bring, or None; `view_changed` tells of every pan and zoom, `tool_changed` the tool's
    id. `offered` holds hexes to choose among: `offer_chosen` gives the one picked, `offer_pointed` the one
    that pointer or cursor is on, or None. `planned` shows a way that a form plans, and hands it the clicks.
    `told` gives what a tool has found, `written_wanted` a kind (label or pin), a hex and the number of the
    one to edit or None; `query_wanted` asks for a selection by query, `row_wanted` for a
    hex's row in the table, `layers_wanted` for the panel of what is shown; `options_changed` tells that
    other layers, or another level, are shown.
    """

    selection_changed = Signal(list)
    hex_hovered = Signal(object)
    context_requested = Signal(object, QPoint)
    hint = Signal(str)
    preview = Signal(object)
    tool_changed = Signal(str)
    offer_chosen = Signal(object)
    offer_pointed = Signal(object)
    told = Signal(object)
    written_wanted = Signal(str, object, object)
    options_changed = Signal()
    query_wanted = Signal()
    row_wanted = Signal(object)
    layers_wanted = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._tool: Tool | None = None  # the one in hand, once another than Select has been
        self.menu_provider: Provider | None = None
        self._gestures = Gestures(self)
        self.offered = OfferedHexes(self)
        self.planned = PlannedLayer(self)
        self._selected: list[HexId] = []
        self._hovered: HexId | None = None
        self.lent_layer = ""  # shown only for the tool in hand
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        take_fingers(self.viewport())
        document.changed.connect(self._keep_what_exists)
        self._retranslate()

    @cached_property
    def tools(self) -> dict[str, Tool]:
        """The tools by id; made when the first is asked for, which is after the map is painted."""
        from .tools.every import make_tools

        return make_tools(self.document.rules.terrain)

    @cached_property
    def _price_hint(self) -> PriceHint:
        """Made when something is first pointed at."""
        from .price_hint import PriceHint

        return PriceHint(self)

    @cached_property
    def _fingers(self) -> Fingers:
        """Made when the first finger comes."""
        from ..touch.fingers import Fingers
        from ..touch.map_hand import MapHand

        return Fingers(self.viewport(), MapHand(self))

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        return self._tool or self.tools["select"]

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
        if options == self._options:
            return
        super().set_options(options)
        self._live.selected = frozenset(h for h in self._selected if h[0] == options.level)
        if self._live.cursor is not None:
            self._live.cursor = (options.level, *self._live.cursor[1:])
        self.options_changed.emit()

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
        """The keyboard's hex: where it was put last, else the selected hex, the capital if it is in sight, or
        the middle of the view.
        """
        if self._live.cursor is None:
            camera = self.camera
            middle = camera.hex_under(
                camera.width / camera.pixel / 2,
                camera.height / camera.pixel / 2,
                self.atlas().layout,
                self._options.level,
            )
            self._live.cursor = self._selected[-1] if self._selected else self._capital_in_sight() or middle
        return self._live.cursor

    def _capital_in_sight(self) -> HexId | None:
        campaign = self.document.campaign
        kingdom = campaign.kingdoms.get(campaign.at_table)
        capital = campaign.settlements.get(kingdom.capital) if kingdom is not None else None
        if capital is None or capital.hex[0] != self._options.level:
            return None
        seen = self.viewport().rect().contains(self.point_of(capital.hex).toPoint())
        return capital.hex if seen else None

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
            from ..spoken.voice import voice

            voice().at_place(self, self.spoken_value)

    def spoken_value(self) -> str:
        """What is at the cursor, for a screen reader."""
        from ..spoken.hex_words import at_cursor

        return at_cursor(self)

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
        planning = not self._gestures.busy or self.tool.plans
        wish = self.tool.wish(self, hex_id) if hex_id is not None and planning else None
        outcome = self.document.check(wish) if wish is not None else None
        self.preview.emit(outcome)
        self._price_hint.look(outcome, hex_id, self._gestures.busy)
        changed = self._live.brush | covered
        self._live.brush = covered
        self._live.brush_legal = outcome is None or not hasattr(outcome, "reasons")
        self._update_hexes(changed)

    def hover_again(self) -> None:
        """Show anew what the tool would do where the pointer is."""
        hovered, self._hovered = self._hovered, None
        self.hover(hovered)

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
        self.tool.drop(self)
        self._tool = self.tools[tool_id]
        self._lend_layer(TOOL_LAYERS.get(tool_id, ""))
        self.show_tool_cursor()
        self.hover_again()
        self.tool_changed.emit(tool_id)

    def begin_anew(self) -> None:
        """Another campaign is open: Select is in hand, every tool is as at first, the whole map in sight."""
        from .tools.every import make_tools

        self.set_tool("select")
        self.tools.update(make_tools(self.document.rules.terrain))
        self._tool = None
        self._live.cursor, self._live.cursor_shown = None, False
        self.show_measured(None)
        self.hover(None)
        self.told.emit(None)
        self.fit()

    def _lend_layer(self, layer: str) -> None:
        """Show the layer that a tool draws on while it is in hand, if it is not shown anyway."""
        before = self.lent_layer
        if layer == before:
            return
        self.lent_layer = layer if layer and not getattr(self._options, layer) else ""
        changes: dict[str, Any] = {
            name: name == self.lent_layer for name in (before, self.lent_layer) if name
        }
        self.set_options(self._options._replace(**changes))

    def set_terrain(self, terrain: str) -> None:
        """The terrain that the brush gives."""
        for tool in self.tools.values():
            if hasattr(tool, "terrain"):
                tool.terrain = terrain

    def step_level(self, by: int) -> None:
        """Go so many levels up or down, where there is anything, and one below the lowest to dig there."""
        levels = {hex_id[0] for hex_id in self.document.campaign.hexes} | {0}
        lowest, highest = min(levels) - 1, max(levels)
        self.set_level(max(lowest, min(highest, self._options.level + by)))

    def take_terrain(self, terrain: str) -> None:
        """Let the tools give this terrain, and take the brush in hand."""
        self.set_terrain(terrain)
        self.set_tool("brush")

    def change_size(self, by: int) -> None:
        """Make the brush larger or smaller, by so many of the sizes in `BRUSHES`."""
        if isinstance(self.tool, StrokeTool):
            self.tool.size = max(0, min(len(BRUSHES) - 1, self.tool.size + by))
            self.tool_set()

    def tool_set(self) -> None:
        """Something about the tool in hand has been set: show it, and tell whoever listens."""
        self.hover_again()
        self.tool_changed.emit(self.tool.id)

    def give_up_gesture(self) -> None:
        """What the tool has begun is given up."""
        self._gestures.cancel()

    # What tools ask for

    def layout_shown(self) -> Layout:
        """How hexes lie on the map."""
        return self.atlas().layout

    def map_point(self, at: QPointF) -> Point:
        """A point of the viewport in hex units."""
        return self.camera.to_map(at.x(), at.y())

    def show_trail(self, points: Sequence[Point]) -> None:
        """Show the line a hand is drawing, in hex units; none ends it."""
        self._live.trail = tuple(points)
        self.viewport().update()

    def show_measured(self, way: PlannedWay | None) -> None:
        """Show a way that is measured, or none."""
        self._live.measured = way
        self.viewport().update()

    def stroke_ended(self, hex_id: HexId) -> None:
        """A stroke has ended here: what it has cost is told."""
        self._price_hint.ended(hex_id)

    def tell(self, told: object) -> None:
        """Hand on what a tool has found."""
        self.told.emit(told)

    def ask_written(self, kind: str, hex_id: HexId, number: int | None) -> None:
        """Ask for a label or a pin: a new one on a hex, or the one of this number."""
        self.written_wanted.emit(kind, hex_id, number)

    def written_at(self, kind: str, pointer: Pointer) -> int | None:
        """The number of the label or pin under the pointer, or else of the one on its hex."""
        campaign = self.document.campaign
        if kind == "label":
            x, y = self.map_point(pointer.at)
            from ...drawing.map.name_places import shown_names

            shown = shown_names(self.atlas(), self.camera.scale, self.camera.pixel).labels
            hit = [written.id for _, written in shown.find(Rect(x, y, x, y))] if self._options.titles else []
            table: Iterable[tuple[int, MapLabel | Pin]] = campaign.labels.items()
        else:
            hit, table = [], campaign.pins.items()
        here = sorted(number for number, written in table if written.hex == pointer.hex)
        return next(iter([*hit, *here]), None)

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
        from .context_menu import build_menu

        menu = build_menu(self.menu_provider(tuple(self._selected)), self)
        pop_up(menu, at)

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

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key asks for, pressed elsewhere in the window; False where it means nothing here."""
        return self._gestures.key(event)

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
        if isinstance(event, QTouchEvent):
            return self._fingers.hear(event)
        if event.type() == QEvent.Type.Leave:
            self.hover(None)
        elif event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell_routes(event)
            return True
        return bool(super().viewportEvent(event))

    def _tell_routes(self, event: QHelpEvent) -> None:
        """What pins say, what trade and which expeditions go through the hex under the pointer."""
        from ..expedition_texts import expedition_lines_at
        from ..pin_texts import pin_lines_at
        from ..route_texts import route_lines_at

        here = self.hex_under(QPointF(event.pos()))
        lines = pin_lines_at(self.document, here) if self._options.pins else []
        if self._options.routes:
            lines += [*route_lines_at(self.document, here), *expedition_lines_at(self.document, here)]
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
            self.obey_theme()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Map"))
        moving = self.tr(
            "The hex map of the campaign. Arrow keys move from hex to hex, Enter uses the tool, Shift "
            "with an arrow key extends the selection, plus and minus zoom, F shows the whole map."
        )
        drawing = self.tr(
            "Letters take a tool in hand, brackets change its size, Page Up and Page Down change the level, "
            "Q selects by query. A line, an area or a river begins with Enter and ends with Enter."
        )
        table = self.tr("Shift and T lead to the hex’s row in the table, Shift and Enter there lead back.")
        self.setAccessibleDescription(f"{moving} {drawing} {table}")
        self.viewport().update()
