"""The players' map: it can be moved and zoomed, and shows what players know; there are no tools on it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from ...geometry.layout import Rect
from ..map.camera import LARGEST, PER_DOUBLING, SMALLEST
from ..map.canvas import MapCanvas
from ..map.keys import ARROWS
from ..touch import take_fingers
from .model import PlayersDocument

if TYPE_CHECKING:
    from ..touch.fingers import Fingers

TYPE_SIZE = 1.45  # letters and marks are read from across a table
NOTCH = 120  # wheel units of one step of zoom
STEP = 80.0  # points an arrow key moves the map


class PlayersMap(MapCanvas):
    """The map in large type. `moved_by_hand` tells that somebody moves or zooms it here; a map that is
    `held` does not move.
    """

    moved_by_hand = Signal()
    type_size = TYPE_SIZE

    def __init__(self, document: PlayersDocument, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.set_options(self.options._replace(faded=True))
        self.held = False
        self._dragged: QPointF | None = None
        self._wheel = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        take_fingers(self.viewport())
        self.retranslate()

    def show_place(self, seen: Rect, level: int) -> None:
        """Show all of a part of the map (hex units), as large as there is room for."""
        if level != self.options.level:
            self.set_level(level)
        camera = self.camera
        if camera.width <= 0 or camera.height <= 0 or not self.document.campaign.hexes:
            return
        room = min(camera.width / max(seen.width, 0.1), camera.height / max(seen.height, 0.1)) / camera.pixel
        step = max(SMALLEST, min(LARGEST, math.floor(math.log2(room) * PER_DOUBLING + 0.5)))
        self._fitting = False

        def there() -> None:
            camera.step = step
            camera.centre_on(*seen.centre)

        self._move(there, zooms=step != camera.step)

    def retranslate(self) -> None:
        """Write what is said of the map in the language in force."""
        self.setAccessibleName(self.tr("Map"))
        self.setAccessibleDescription(
            self.tr("What the players know. Arrow keys move the map, plus and minus zoom, F shows all of it.")
        )

    # Events of Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton) and not self.held:
            self._dragged = event.position()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            delta = event.position() - self._dragged
            self._by_hand(lambda: self.pan_by(delta))
            self._dragged = event.position()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._dragged = None
        self.viewport().unsetCursor()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            return self._fingers.hear(event)
        return bool(super().viewportEvent(event))

    @cached_property
    def _fingers(self) -> Fingers:
        """Made when the first finger comes."""
        from ..touch.canvas_hand import CanvasHand
        from ..touch.fingers import Fingers

        return Fingers(self.viewport(), CanvasHand(self, self._by_hand))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        steps = int(self._wheel / NOTCH)
        if steps:
            self._wheel -= steps * NOTCH
            self._by_hand(lambda: self.zoom_by(steps, event.position()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        arrow = ARROWS.get(Qt.Key(key))
        if arrow is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._by_hand(lambda: self.pan_by(QPointF(-arrow[0] * STEP, -arrow[1] * STEP)))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._by_hand(lambda: self.zoom_by(1))
        elif key == Qt.Key.Key_Minus:
            self._by_hand(lambda: self.zoom_by(-1))
        elif key in (Qt.Key.Key_F, Qt.Key.Key_0):
            self._by_hand(self.fit)
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self.obey_theme()
        super().changeEvent(event)

    def _by_hand(self, move: Callable[[], None]) -> None:
        if not self.held:
            self.moved_by_hand.emit()
            move()
