"""The keyboard on the plans: the cursor, placing, turning, menus, demolishing, zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from ...engine.state import Side
from ..keys.book import book
from .cursor import Cursor
from .descriptions import describe
from .hits import Hit, at_lot, at_side
from .placement import Spot

if TYPE_CHECKING:
    from .plan_view import PlanView

translate = QCoreApplication.translate

_ARROWS: dict[int, Side] = {
    Qt.Key.Key_Up: "n", Qt.Key.Key_Right: "e", Qt.Key.Key_Down: "s", Qt.Key.Key_Left: "w",
}  # fmt: skip
_ZOOMS = {"nearer": 1.15, "farther": 1 / 1.15, "fit": 0.0}


class PlanKeys:
    """Moves the cursor of a `PlanView` and does what keys ask for."""

    def __init__(self, view: PlanView) -> None:
        self._view = view
        self.cursor = Cursor()

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks for; False where it means nothing here."""
        asked, view = book().found("lots", event), self._view
        if asked == "move" and view.arrangement.layouts:
            way = _ARROWS[Qt.Key(event.key())]
            self._go(self.cursor.moved(way, len(view.parts), view.arrangement.columns))
        elif asked in ("next_district", "previous_district") and view.parts:
            other = self.cursor.district + (1 if asked == "next_district" else -1)
            self._go(self.cursor._replace(district=min(max(other, 0), len(view.parts) - 1)))
        elif asked in ("act", "keep"):
            self._act(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
        elif asked == "give_up":
            return self._give_up()
        elif asked in _ZOOMS:
            view.set_zoom(view.zoom * _ZOOMS[asked] or 1.0)
        elif asked:
            return self._do(asked)
        else:
            return False
        return True

    def _do(self, asked: str) -> bool:
        """Do what is asked of the building at the cursor or of what is shown; False where it is nothing."""
        view = self._view
        if asked == "turn":
            view.turn()
        elif asked == "demolish":
            if self.hit().building:
                view.demolish_wanted.emit(self.hit().building)
        elif asked == "carry":
            building = view.building(self.hit().building) if self.hit().building else None
            if building is not None:
                view.take_up(building.kind, building.id)
        elif asked == "town" and view.parts:
            self._town_or_district()
        elif asked == "row" and view.parts:
            cursor, found = self.cursor, self.hit()
            view.row_wanted.emit(view.settlement_id, cursor.district, cursor.lot, found.building)
        elif asked == "service":
            view.show_service(not view.service_shown)
        else:
            return False
        return True

    def reset(self) -> None:
        """Begin at the first lot of the first district."""
        self.cursor = Cursor()

    def keep_inside(self) -> None:
        """Leave a district that is no longer there."""
        if self.cursor.district >= max(len(self._view.parts), 1):
            self.reset()

    def go_to(self, place: Spot | Hit) -> None:
        """Put the cursor where the pointer was."""
        lot = (place.lots[0] if place.lots else None) if isinstance(place, Spot) else place.lot
        if place.side:
            self.cursor = Cursor(place.district, self.cursor.lot, place.side)
        elif lot is not None:
            self.cursor = Cursor(place.district, lot)
        self._view.viewport().update()

    def settle(self) -> None:
        """Show the cursor, say what is there, and aim what is held at it."""
        view = self._view
        if not view.parts:
            return
        view.reveal(self.rect())
        if view.holding.placement is not None:
            view.holding.aim(self.spot())
        else:
            view.offered.point(view.offered.at_cursor())
            view.hint.emit(describe(view.document, view.settlement_id, self.hit()))
        self._tell_screen_reader()
        view.viewport().update()

    def hit(self) -> Hit:
        """What stands at the cursor."""
        at = self.cursor
        if at.district >= len(self._view.parts):
            return Hit(0)
        parts = self._view.parts[at.district]
        return at_side(parts, at.district, at.side) if at.side else at_lot(parts, at.district, at.lot)

    def spot(self) -> Spot | None:
        """Where what is held would go."""
        held, at = self._view.holding.placement, self.cursor
        if held is None:
            return None
        return held.spot(at.district, at.corner(held.form.width, held.form.height), at.side)

    def rect(self) -> QRectF:
        """The cursor's place in pixels of the content."""
        layout = self._view.arrangement.layouts[self.cursor.district]
        return layout.side_rect(self.cursor.side) if self.cursor.side else layout.lot_rect(self.cursor.lot)

    def open_menu(self) -> None:
        """Ask for the menu of what is at the cursor, below it."""
        view = self._view
        if view.parts:
            found = self.hit()
            view.choose(found)
            corner = (self.rect().bottomLeft() - view.offset()).toPoint()
            view.menu_wanted.emit(found, view.viewport().mapToGlobal(corner))

    def _town_or_district(self) -> None:
        """The whole town, or from there the district that the cursor is in."""
        view = self._view
        if view.zooming.is_town:
            view.zooming.to_district(self.cursor.district)
        else:
            view.zooming.to_town()
        self.settle()

    def _go(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self.settle()

    def _act(self, keys: Qt.KeyboardModifier) -> None:
        """Enter: place what is held, or open the menu of what is there."""
        view = self._view
        if view.holding.placement is None and not keys and view.offered.take(view.offered.at_cursor()):
            return
        if view.holding.placement is None and view.zooming.is_town:
            self._town_or_district()
            return
        if view.holding.placement is None:
            self.open_menu()
            return
        spot = self.spot()
        if spot is None:
            view.hint.emit(
                translate("PlanView", "Step onto a side of the district first, beyond the outermost lots.")
            )
        else:
            view.place(spot, keys)

    def _give_up(self) -> bool:
        view = self._view
        if view.holding.placement is not None:
            view.put_down.emit()
        elif view.selected is not None:
            view.choose(None)
        else:
            return False
        return True

    def _tell_screen_reader(self) -> None:
        from ..spoken.voice import voice

        voice().at_place(self._view, self._view.spoken_value)
