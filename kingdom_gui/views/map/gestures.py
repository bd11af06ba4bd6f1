"""Mouse, wheel and keys on the map: what belongs to moving the map stays here, the rest goes to the tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPointingDevice, QWheelEvent

from ...engine.hexes import HexId
from ...geometry.strokes import nearest_corner
from ..keys.book import book
from .keys import Asked, step_from
from .tools.base import Pointer
from .tools.strokes import StrokeTool

if TYPE_CHECKING:
    from .map_view import MapView

Button, Key, Modifier = Qt.MouseButton, Qt.Key, Qt.KeyboardModifier
NOTCH = 120  # wheel units of one step of zoom


class Gestures:
    """Turns the events of a map view into pans, zooms and the gestures of its tool."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._asked = Asked(view)
        self._panning: QPointF | None = None
        self._space = False
        self._space_used = False
        self._tool_active = False
        self._written_with = ""  # the tool in hand while the pen's other end is used
        self._wheel = 0

    @property
    def busy(self) -> bool:
        """Whether a gesture of the tool is under way."""
        return self._tool_active

    def press(self, event: QMouseEvent) -> None:
        """A mouse button goes down."""
        view = self._view
        if event.button() == Button.MiddleButton or (event.button() == Button.LeftButton and self._space):
            self._panning = event.position()
            self._space_used = True
            view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif event.button() == Button.LeftButton:
            view.place_cursor(view.hex_under(event.position()), shown=False)
            self._tool_active = True
            if event.pointerType() == QPointingDevice.PointerType.Eraser:
                self._turn_pen()
            view.tool.start(view, self._pointer(event))
        elif event.button() == Button.RightButton and self._tool_active:
            self.cancel()

    def move(self, event: QMouseEvent) -> None:
        """The mouse moves, with a button down or not."""
        view = self._view
        if self._panning is not None:
            view.pan_by(event.position() - self._panning)
            self._panning = event.position()
            return
        pointer = self._pointer(event)
        if view.tool.aim(pointer):
            view.hover_again()
        if self._tool_active:
            view.tool.move(view, pointer)
        view.hover(pointer.hex)

    def release(self, event: QMouseEvent) -> None:
        """A mouse button comes up."""
        view = self._view
        if self._panning is not None and event.button() in (Button.MiddleButton, Button.LeftButton):
            self._panning = None
            view.show_tool_cursor()
        elif event.button() == Button.LeftButton and self._tool_active:
            self._tool_active = False
            view.tool.end(view, self._pointer(event))
            self._turn_pen_back()

    def wheel(self, event: QWheelEvent) -> None:
        """The wheel zooms about the pointer; a touch pad's two fingers move the map, with Ctrl they zoom."""
        view = self._view
        fingers = event.phase() != Qt.ScrollPhase.NoScrollPhase and not event.pixelDelta().isNull()
        if fingers and not event.modifiers() & Modifier.ControlModifier:
            view.pan_by(QPointF(event.pixelDelta()))
        else:
            self._wheel += event.angleDelta().y() or event.angleDelta().x()
            steps = int(self._wheel / NOTCH)
            if steps:
                self._wheel -= steps * NOTCH
                view.zoom_by(steps, event.position())
        event.accept()

    def key(self, event: QKeyEvent) -> bool:
        """A key goes down; False where it means nothing here."""
        asked = book().found("map", event)
        held = event.modifiers() & ~Modifier.KeypadModifier
        if event.key() == Key.Key_Space and not held:
            if not event.isAutoRepeat():
                self._space, self._space_used = True, False
                self._view.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif asked in ("use", "add", "toggle"):
            self._act(asked == "add", asked == "toggle")
        elif asked == "give_up":
            return self._let_go()
        elif asked in ("move", "extend"):
            return self._arrow(event.key(), held)
        elif asked == "slide":
            return self._asked.slide(event.key())
        elif asked:
            return self._asked.do(asked)
        else:
            return False
        return True

    def key_up(self, event: QKeyEvent) -> bool:
        """A key comes up; False where it means nothing here."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat() or not self._space:
            return False
        self._space = False
        self._view.show_tool_cursor()
        if not self._space_used:
            self._act(False, False)
        return True

    def _let_go(self) -> bool:
        """Escape: give up what is under way, then what the tool keeps, then the selection."""
        if self._tool_active:
            self.cancel()
        elif not self._view.tool.drop(self._view):
            if not self._view.selected():
                return False
            self._view.select([])
        return True

    def _turn_pen(self) -> None:
        """The pen's other end erases, with a brush as large as that in hand, until it is lifted."""
        self._tool_active = False  # nothing has begun that taking another tool in hand would give up
        view, before = self._view, self._view.tool
        view.set_tool("eraser")
        if isinstance(before, StrokeTool) and isinstance(view.tool, StrokeTool):
            view.tool.size = before.size
        self._written_with, self._tool_active = before.id, True

    def _turn_pen_back(self) -> None:
        if self._written_with:
            before, self._written_with = self._written_with, ""
            self._view.set_tool(before)

    def cancel(self) -> None:
        """Give up what is under way."""
        if self._tool_active:
            self._tool_active = False
            self._view.tool.cancel(self._view)
            self._turn_pen_back()
        self._panning = None
        self._space = False

    def _arrow(self, key: int, held: Qt.KeyboardModifier) -> bool:
        view = self._view
        settings = view.document.campaign.settings
        here = view.cursor_hex()
        there = step_from(here, key, settings.orientation, settings.stagger)
        if there is None or held & ~Modifier.ShiftModifier:
            return False
        if not view.cursor_shown():
            there = here  # the first press only shows where the cursor is
        view.place_cursor(there, shown=True)
        if held & Modifier.ShiftModifier:
            hexes = [h for h in (here, there) if h in view.document.campaign.hexes]
            view.select(dict.fromkeys([*view.selected(), *hexes]))
        view.hover(there)
        if self._tool_active:  # begun with Enter, it goes where the cursor goes
            view.tool.move(view, Pointer(there, view.point_of(there)))
        return True

    def _act(self, adding: bool, toggling: bool) -> None:
        """Use the tool on the keyboard's hex, as a click would."""
        view = self._view
        hex_id: HexId = view.cursor_hex()
        view.place_cursor(hex_id, shown=True)
        if not (adding or toggling) and (view.offered.take(hex_id) or view.planned.take(hex_id)):
            return
        pointer = Pointer(hex_id, view.point_of(hex_id), adding, toggling)
        if not self._tool_active:
            view.tool.start(view, pointer)
            if view.tool.spans:  # the next Enter ends it
                self._tool_active = True
                view.hover_again()
                return
        self._tool_active = False
        view.tool.end(view, pointer)
        view.hover_again()

    def _pointer(self, event: QMouseEvent) -> Pointer:
        held, view = event.modifiers(), self._view
        here = view.hex_under(event.position())
        return Pointer(
            here,
            event.position(),
            bool(held & Modifier.ShiftModifier),
            bool(held & Modifier.ControlModifier),
            nearest_corner(view.map_point(event.position()), here, view.layout_shown()),
        )
