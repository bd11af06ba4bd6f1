"""The plans of a settlement's districts: seen, pointed at, walked with the keyboard, and built on."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QToolTip, QWidget

from ...document.document import Document
from ...drawing.district_buildings import Parts, parts_of
from ...drawing.district_layout import DistrictLayout
from ...engine.actions import Refusal
from ...engine.state import Building, Settlement
from ..touch import take_fingers
from . import phrases
from .arrangement import Arrangement
from .descriptions import describe
from .hits import Hit, hit
from .holding import Holding
from .laying import Laying
from .offered import OfferedPlaces
from .overlay import spot_rect
from .placement import Placement, Spot, Terms, is_turned
from .plan_drag import PlanDrag
from .plan_keys import PlanKeys
from .plan_painter import PlanPainter
from .reason_label import ReasonLabel
from .scrolling import fit_bars, reveal
from .zooming import Zooming

if TYPE_CHECKING:
    from ..touch.fingers import Fingers

_NO_KEYS = Qt.KeyboardModifier.NoModifier
_KEEPING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class PlanView(QAbstractScrollArea):
    """Shows all districts of one settlement and lets buildings be placed by drag, click or keyboard.

    What is held and what comes of it is told by `holding`. `hint` is a line for the status bar. `chosen`
    tells what is selected (a `Hit` or None), `menu_wanted` where a menu is asked for, `demolish_wanted` a
    building's number, `put_down` that placing is over. `offered` holds places to choose among:
    `offer_chosen` gives the one picked, `offer_pointed` the one that pointer or cursor are on, or "".
    `row_wanted(settlement, district, lot, building)` asks for the row of the lot at the cursor in the table.
    """

    hint = Signal(str)
    chosen = Signal(object)
    menu_wanted = Signal(object, QPoint)
    demolish_wanted = Signal(int)
    put_down = Signal()
    offer_chosen = Signal(str)
    offer_pointed = Signal(str)
    service_changed = Signal(bool)
    row_wanted = Signal(str, int, int, int)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.settlement_id = ""
        self.terms = Terms()
        self.selected: Hit | None = None
        self.hovered: Hit | None = None
        self.zoom = 1.0
        self.service_shown = False
        self.arrangement = Arrangement(0, QSizeF(1, 1))
        self.parts: list[Parts] = []
        self._sorted: Settlement | None = None  # the record that `parts` are of
        self.holding = Holding(document, self)
        self.holding.hint.connect(self.hint)
        self.holding.changed.connect(self._held_changed)
        self.keys = PlanKeys(self)
        self.zooming = Zooming(self)
        self.laying = Laying(self)
        self.offered = OfferedPlaces(self)
        self.drag = PlanDrag(self)
        self._painter = PlanPainter(self)
        self._reason = ReasonLabel(self)
        self._pressed: QPointF | None = None
        self._pointer: QPointF | None = None  # in the viewport, while it and not the keyboard says where
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.viewport().setMouseTracking(True)
        take_fingers(self.viewport())
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(220, 60)
        self.setAccessibleName(self.tr("Districts"))
        document.changed.connect(self.renew)

    @cached_property
    def _fingers(self) -> Fingers:
        """Made when the first finger comes."""
        from ..touch.fingers import Fingers
        from ..touch.plan_hand import PlanHand

        return Fingers(self.viewport(), PlanHand(self))

    # What is shown

    @property
    def settlement(self) -> Settlement | None:
        """The settlement shown, if it still exists."""
        return self.document.campaign.settlements.get(self.settlement_id)

    def show_settlement(self, settlement: str) -> None:
        """Show another settlement, from its first district; "" shows none."""
        self.settlement_id = settlement
        self.holding.hold(None)
        self.laying.give_up()
        self.choose(None)
        self.keys.reset()
        self.zoom, self.zooming.town = 1.0, False
        self.renew()
        self.verticalScrollBar().setValue(0)

    def renew(self) -> None:
        """The campaign has changed: sort its buildings anew and paint what differs."""
        there = self.settlement
        if there is not None and there is self._sorted:
            # What else has changed has its say in prices and reasons.
            self.holding.aim(self.holding.target)
            self.viewport().update()
            return
        self._sorted = there
        districts = there.districts if there else ()
        self.parts = [parts_of(district, self.document.rules) for district in districts]
        self.keys.keep_inside()
        chosen = self.selected
        if chosen is not None and (
            chosen.district >= len(self.parts) or (chosen.building and not self.building(chosen.building))
        ):
            self.choose(None)
        if there is None or (
            self.holding.target is not None and self.holding.target.district >= len(self.parts)
        ):
            self.holding.hold(None)
        self.hovered = None
        self.arrange()
        self.holding.aim(self.holding.target)

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Show the plans larger or smaller; 1 fits as many as can be read. `at` stays where it is."""
        if self.parts:
            self.zooming.to(zoom, at)

    def show_service(self, shown: bool) -> None:
        """Show for all buildings who serves whom, not only for what is selected."""
        if shown != self.service_shown:
            self.service_shown = shown
            self.service_changed.emit(shown)
            self.viewport().update()

    def building(self, number: int) -> Building | None:
        """The building of this number in the settlement shown."""
        there = self.settlement
        if there is None:
            return None
        return next((b for d in there.districts for b in d.buildings if b.id == number), None)

    def choose(self, found: Hit | None) -> None:
        """Select what is there; None selects nothing."""
        if found != self.selected:
            self.selected = found
            self.chosen.emit(found)
            self.viewport().update()

    # Placing

    def take_up(self, kind: str, number: int = 0) -> None:
        """Hold a building, or the standing one of this number, to be placed by click or Enter; "" none."""
        if not kind or self.settlement is None:
            self.holding.hold(None)
            return
        self.laying.give_up()
        placement = Placement(self.document, self.settlement_id, kind, number, self.terms)
        standing = self.building(number) if number else None
        if standing is not None:
            placement.lay(is_turned(standing.lots), len(standing.lots))
        self.holding.hold(placement)
        if self.hasFocus():
            self.holding.aim(self.keys.spot())

    def place(self, spot: Spot, keys: Qt.KeyboardModifier = _NO_KEYS, pointer: QPointF | None = None) -> None:
        """Place what is held. It is put down then, unless `keys` have Shift or Ctrl; a standing building that
        is moved is put down always. `pointer` is where in the viewport that was done, None by keyboard.
        """
        held = self.holding.placement
        if held is None or not self.holding.place(spot):
            return
        if held.number or not keys & _KEEPING:
            self.put_down.emit()
            # What is there now is told when the pointer comes back to it, not in place of the success.
            self.hovered = self.hit_at(pointer) if pointer is not None else None

    def turn(self) -> None:
        """Turn what is held, and aim it anew; with nothing held, what is offered at the cursor."""
        if self.holding.placement is None and self.offered.turn():
            return
        if self.holding.turn():
            self.holding.aim(self.spot_at(self._pointer) if self._pointer else self.keys.spot())

    def spot_at(self, position: QPointF) -> Spot | None:
        """Where what is held would go with the pointer at a position of the viewport."""
        held = self.holding.placement
        point = position + self.offset()
        for index, layout in enumerate(self.arrangement.layouts):
            if held is not None and layout.whole.contains(point):
                corner = layout.corner_at(point, held.form.width, held.form.height)
                return held.spot(index, corner, layout.nearest_side(point))
        return None

    def _held_changed(self) -> None:
        self.tell_reason()
        self._point_cursor()
        self.viewport().update()

    def tell_reason(self) -> None:
        """Say in full why it may not be where it is aimed, away from the ghost."""
        held, spot = self.holding.placement, self.holding.target
        outcome = held.outcome(spot) if held is not None and spot is not None else None
        if held is None or spot is None or not isinstance(outcome, Refusal):
            self._reason.hide()
            return
        ghost = spot_rect(self.arrangement.layouts[spot.district], spot).translated(-self.offset())
        self._reason.tell(phrases.why_line(held, outcome), ghost)

    # The pointer

    def hit_at(self, position: QPointF) -> Hit | None:
        """What is at a position of the viewport."""
        point = position + self.offset()
        for index, layout in enumerate(self.arrangement.layouts):
            found = hit(layout, index, self.parts[index], self.document.rules, point)
            if found is not None:
                return found
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pointer = event.position()
            self.turn()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.holding.placement is not None:
            spot = self.spot_at(event.position())
            if spot is not None:
                self.keys.go_to(spot)
                self.place(spot, event.modifiers(), event.position())
            return
        if not event.modifiers() and self.offered.take(self.offered.at(event.position())):
            return
        found = self.hit_at(event.position())
        self._pressed = event.position() if found and found.building else None
        if found is not None:
            self.keys.go_to(found)
        self.choose(found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.holding.placement is not None:
            self._pointer = event.position()
            self.holding.aim(self.spot_at(self._pointer))
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = (event.position() - self._pressed).manhattanLength()
            if far >= QApplication.startDragDistance():
                self._drag_from(self._pressed)
        else:
            self.offered.point(self.offered.at(event.position()))
            self._hover(self.hit_at(event.position()))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._pressed = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self.hit_at(event.position())
        if self.zooming.is_town and found is not None and self.holding.placement is None:
            self.zooming.to_district(found.district)
        else:
            self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.offered.point("")
        self._hover(None)
        self._pointer = None
        if self.holding.placement is not None and not self.drag.under_way:
            self.holding.aim(self.keys.spot() if self.hasFocus() else None)
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() != QContextMenuEvent.Reason.Mouse:
            self.keys.open_menu()
        elif self.holding.placement is not None:
            self.put_down.emit()
        elif (found := self.hit_at(QPointF(event.pos()))) is not None:
            self.keys.go_to(found)
            self.choose(found)
            self.menu_wanted.emit(found, event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * 1.15 ** (event.angleDelta().y() / 120), event.position())
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            return self._fingers.hear(event)
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self.hit_at(QPointF(event.pos()))
            text = describe(self.document, self.settlement_id, found) if found and found.building else ""
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.drag.enter(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self.drag.move(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self.drag.leave()

    def dropEvent(self, event: QDropEvent) -> None:
        self.drag.drop(event)

    def _drag_from(self, pressed: QPointF) -> None:
        """Drag a building elsewhere. For one that stands the rules refuse it, and the GM may insist."""
        found = self.hit_at(pressed)
        self._pressed = None
        building = self.building(found.building) if found else None
        if building is not None:
            self.drag.start(building)

    def _hover(self, found: Hit | None) -> None:
        if found != self.hovered:
            self.hovered = found
            self.hint.emit(describe(self.document, self.settlement_id, found) if found else "")
            self._point_cursor()
            self.viewport().update()

    def _point_cursor(self) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self.holding.placement is not None:
            shape = Qt.CursorShape.CrossCursor
        elif (self.offered.choosable and self.offered.lit) or (self.hovered and self.hovered.building):
            shape = Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._pointer = None
        if not self.keys.press(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.keys.settle()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.drag.under_way:
            self.drag.leave()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._painter.paint(painter, QRectF(event.rect()), self.offset())
        painter.end()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Districts"))
        if kind in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._painter.forget()
            self.viewport().update()
        super().changeEvent(event)

    def rect_of(self, index: int, layout: DistrictLayout, found: Hit) -> QRectF:
        """The ground of what was hit in a district, in pixels of the content."""
        return self._painter.rect_of(index, layout, found)

    def spoken_value(self) -> str:
        """What is at the cursor, for a screen reader."""
        from ..spoken.plan_words import at_cursor

        return at_cursor(self)

    def accent(self) -> QColor:
        """The colour of the cursor and of what is selected."""
        return self.palette().highlight().color()

    def offset(self) -> QPointF:
        """How far the content is scrolled, in pixels."""
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def reveal(self, rect: QRectF) -> None:
        """Scroll until this part of the content is in sight."""
        reveal(self, rect)

    def arrange(self) -> None:
        """Lay the districts out for the viewport and the zoom."""
        view = QSizeF(self.viewport().size())
        self.arrangement = self.zooming.arrangement(len(self.parts), view)
        fit_bars(self, self.arrangement.size)
        self.viewport().update()
