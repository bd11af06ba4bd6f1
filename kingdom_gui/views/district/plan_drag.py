"""Drags over the plans: one that comes in from the palette, and that of a standing building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragMoveEvent, QDropEvent

from ...drawing.district_ink import ink_of
from ...engine.state import Building
from ..theme import plan_scheme
from .carried import Carried, drag_picture, pack, unpack
from .placement import Placement, is_turned
from .turning import TurnKey

if TYPE_CHECKING:
    from .plan_view import PlanView

EDGE = 28  # pixels from the edge within which a drag scrolls, and how far it does at a time


class PlanDrag:
    """One drag after the other over a `PlanView`: entered, moved, then left or dropped."""

    def __init__(self, view: PlanView) -> None:
        self._view = view
        self._turn_key = TurnKey(self.turn, view)
        self._shifted = False
        self._point = QPointF()
        self.under_way = False
        self._scrolling = QTimer(view)
        self._scrolling.setInterval(40)
        self._scrolling.timeout.connect(self._scroll)

    def enter(self, event: QDragEnterEvent) -> None:
        """Take up what the drag carries, where it is ours."""
        carried = unpack(event.mimeData())
        placement = self._placement(carried) if carried else None
        if placement is None:
            event.ignore()
            return
        self.under_way, self._shifted = True, False
        self._point = QPointF(event.position())
        self._view.holding.hold(placement)
        self._turn_key.listen()
        self._scrolling.start()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    def move(self, event: QDragMoveEvent) -> None:
        """Aim at what is under the pointer. Shift held turns as R does: not every system lets R through."""
        if not self.under_way:
            event.ignore()
            return
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift != self._shifted:
            self._shifted = shift
            self._view.holding.turn()
        self._point = event.position()
        self._aim()
        event.setDropAction(Qt.DropAction.CopyAction)
        # Taken over unlawful ground too: without a drop nobody would say why not. The ghost shows a cross.
        event.setAccepted(self._view.spot_at(self._point) is not None)

    def leave(self) -> None:
        """The drag has gone elsewhere, or was called off."""
        self._turn_key.stop()
        self._scrolling.stop()
        self.under_way = False
        self._view.holding.hold(None)

    def drop(self, event: QDropEvent) -> None:
        """Place it where it was dropped."""
        self._point = event.position()
        spot = self._view.spot_at(self._point) if self.under_way else None
        if spot is None:
            event.ignore()
            self.leave()
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        view = self._view
        view.keys.go_to(spot)
        view.setFocus()
        view.place(spot, pointer=self._point)
        if self.under_way:
            self.leave()
        view.put_down.emit()

    def turn(self) -> None:
        """Turn what is dragged and aim anew."""
        if self._view.holding.turn():
            self._aim()

    def start(self, building: Building) -> None:
        """Drag a building of the plans; returns when it is dropped or let go."""
        view = self._view
        drag = QDrag(view)
        carried = Carried(building.kind, is_turned(building.lots), building.id, view.settlement_id)
        drag.setMimeData(pack(carried))
        record = view.document.rules.buildings[building.kind]
        picture, hold = drag_picture(record, ink_of(plan_scheme()), view.devicePixelRatioF())
        drag.setPixmap(picture)
        drag.setHotSpot(hold)
        drag.exec(Qt.DropAction.CopyAction)
        if self.under_way:
            self.leave()

    def _scroll(self) -> None:
        """Near an edge the plans move under the pointer."""
        view, at = self._view, self._point
        moved = False
        for bar, place, size in (
            (view.horizontalScrollBar(), at.x(), view.viewport().width()),
            (view.verticalScrollBar(), at.y(), view.viewport().height()),
        ):
            step = -EDGE if place < EDGE else EDGE if place > size - EDGE else 0
            before = bar.value()
            bar.setValue(before + step)
            moved = moved or bar.value() != before
        if moved:
            self._aim()

    def _aim(self) -> None:
        self._view.holding.aim(self._view.spot_at(self._point))

    def _placement(self, carried: Carried) -> Placement | None:
        view = self._view
        if view.settlement is None or carried.kind not in view.document.rules.buildings:
            return None
        if carried.number and (carried.settlement != view.settlement_id or not view.building(carried.number)):
            return None
        placement = Placement(view.document, view.settlement_id, carried.kind, carried.number, view.terms)
        standing = view.building(carried.number) if carried.number else None
        placement.lay(carried.turned, len(standing.lots) if standing else 0)
        return placement
