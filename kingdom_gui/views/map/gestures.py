"""Mouse, wheel and keys on the map: what belongs to moving the map stays here, the rest goes to the tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from ...engine.hexes import HexId
from ...geometry.strokes import nearest_corner
from .keys import step_from
from .tools.base import Pointer

if TYPE_CHECKING:
    from .map_view import MapView

Button, Key, Modifier = Qt.MouseButton, Qt.Key, Qt.KeyboardModifier
# A letter takes a tool in hand.
TOOL_KEYS = {
    Key.Key_V: "select", Key.Key_H: "pan", Key.Key_M: "measure", Key.Key_I: "pick", Key.Key_B: "brush",
    Key.Key_R: "river", Key.Key_C: "claim", Key.Key_X: "explore", Key.Key_G: "fog", Key.Key_S: "scout",
    Key.Key_L: "label", Key.Key_P: "pin",
}  # fmt: skip
NOTCH = 120  # wheel units of one step of zoom


class Gestures:
    """Turns the events of a map view into pans, zooms and the gestures of its tool."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._panning: QPointF | None = None
        self._space = False
        self._space_used = False
        self._tool_active = False
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
        view, key = self._view, event.key()
        held = event.modifiers() & ~Modifier.KeypadModifier
        if key == Key.Key_Space and not held:
            if not event.isAutoRepeat():
                self._space, self._space_used = True, False
                view.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif key in (Key.Key_Return, Key.Key_Enter) or key == Key.Key_Space:
            self._act(bool(held & Modifier.ShiftModifier), bool(held & Modifier.ControlModifier))
        elif key == Key.Key_Escape:
            return self._let_go()
        elif key == Key.Key_Backspace and not held:
            return view.tool.back(view)
        elif key in (Key.Key_PageUp, Key.Key_PageDown) and not held:
            view.step_level(1 if key == Key.Key_PageUp else -1)
        elif (key == Key.Key_F and not held) or (key == Key.Key_0 and held == Modifier.ControlModifier):
            view.fit()
        elif key in (Key.Key_Plus, Key.Key_Equal, Key.Key_Minus):
            view.zoom_by(-1 if key == Key.Key_Minus else 1)
        elif key in (Key.Key_BracketLeft, Key.Key_BracketRight):
            view.change_size(1 if key == Key.Key_BracketRight else -1)
        else:
            return self._arrow(key, held) or (not held and self._letter(key))
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

    def _letter(self, key: int) -> bool:
        """Take the tool of a letter in hand."""
        if key == Key.Key_Q:
            self._view.query_wanted.emit()
            return True
        tool = TOOL_KEYS.get(Key(key))
        if tool is None:
            return False
        self._view.set_tool(tool)
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

    def cancel(self) -> None:
        """Give up what is under way."""
        if self._tool_active:
            self._tool_active = False
            self._view.tool.cancel(self._view)
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
