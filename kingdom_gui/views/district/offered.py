"""Places of a settlement that the turn panel lets the table choose among: marked and picked on the plans."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ...drawing.contrast import letters_on
from ...drawing.district_ink import faded, ink_of
from ...drawing.district_layout import DistrictLayout
from ...engine.ruleset import Building as Kind
from ..theme import plan_scheme
from . import overlay
from .hits import Hit
from .placement import Spot

if TYPE_CHECKING:
    from .plan_view import PlanView


class Mark(NamedTuple):
    """One place offered: the answer that picks it, where it is, and the face of the die that means it."""

    value: str
    settlement: str
    district: int
    lots: tuple[int, ...] = ()
    building: int = 0
    face: str = ""


class OfferedPlaces:
    """What is offered on the plans, whichever settlement they show."""

    def __init__(self, view: PlanView) -> None:
        self._view = view
        self.marks: list[Mark] = []
        self.choosable = False
        self.gift: Kind | None = None  # what is to stand on the place chosen
        self.lit = ""

    @property
    def here(self) -> list[Mark]:
        """The places offered in the settlement shown."""
        return [mark for mark in self.marks if mark.settlement == self._view.settlement_id]

    def show(self, marks: Iterable[Mark], choosable: bool, gift: Kind | None = None) -> None:
        """Mark these places; `choosable`: a click picks one. None ends it."""
        self.marks, self.choosable, self.gift, self.lit = list(marks), choosable, gift, ""
        self._view.viewport().update()

    def light(self, value: str) -> None:
        """Light the place that the panel points to, or that pointer or cursor are on; "" lights none."""
        if value != self.lit:
            self.lit = value
            self._view.viewport().update()

    def point(self, value: str) -> None:
        """Pointer or cursor are on a place, or on none."""
        if self.marks and value != self.lit:
            self.light(value)
            self._view.offer_pointed.emit(value)

    def take(self, value: str) -> bool:
        """Pick a place, if there is one to pick."""
        if not self.choosable or not value:
            return False
        self._view.offer_chosen.emit(value)
        return True

    def at(self, position: QPointF) -> str:
        """The place at a position of the viewport; of several the one whose middle is nearest."""
        point, found = position + self._view.offset(), []
        hit = self._view.hit_at(position) if self.marks else None
        for mark in self.here:
            area = self._area(mark)
            inside = mark.building == hit.building if mark.building and hit else area.contains(point)
            if inside:
                found.append(((area.center() - point).manhattanLength(), mark.value))
        return min(found)[1] if found else ""

    def at_cursor(self) -> str:
        """The place at the keyboard's cursor: the one lit, if it lies there, else the first."""
        there = self._at_cursor()
        return self.lit if self.lit in there else next(iter(there), "")

    def turn(self) -> bool:
        """Light the next of several places that the cursor is on; False where there are not several."""
        there = self._at_cursor()
        if len(there) < 2:
            return False
        self.point(there[(there.index(self.at_cursor()) + 1) % len(there)])
        return True

    def rect_of(self, value: str) -> QRectF:
        """The ground of a place offered in the settlement shown, in pixels of the content."""
        found = next((mark for mark in self.here if mark.value == value), None)
        return self._area(found) if found is not None else QRectF()

    def paint(self, painter: QPainter, index: int, layout: DistrictLayout) -> None:
        """Paint what is offered in one district."""
        accent, lot = self._view.accent(), layout.lot
        here = [mark for mark in self.here if mark.district == index]
        for mark in sorted(here, key=lambda mark: mark.value == self.lit):
            lit = mark.value == self.lit
            area = self._area(mark)
            if self.gift is None:
                _ring(painter, area, lot, accent, lit)
            elif lit:
                ghost = overlay.Ghost(self.gift, Spot(index, mark.lots), True, "")
                overlay.paint_ghost(painter, layout, ghost, ink_of(plan_scheme()))
        if self.gift is not None:
            taken = {place for mark in here if mark.value == self.lit for place in mark.lots}
            for place in sorted({place for mark in here for place in mark.lots} - taken):
                _ring(painter, layout.lot_rect(place), lot, ink_of(plan_scheme()).lawful, False)
        for mark in here:
            if mark.face:
                _tag(painter, self._area(mark), lot, accent, mark.face, mark.value == self.lit)

    def _at_cursor(self) -> list[str]:
        keys = self._view.keys
        hit: Hit = keys.hit()
        return [
            mark.value
            for mark in self.here
            if mark.district == hit.district
            and (mark.building == hit.building if mark.building else not mark.lots or hit.lot in mark.lots)
        ]

    def _area(self, mark: Mark) -> QRectF:
        view = self._view
        if mark.district >= len(view.arrangement.layouts):
            return QRectF()
        layout = view.arrangement.layouts[mark.district]
        if mark.building and view.building(mark.building) is not None:
            return view.rect_of(mark.district, layout, Hit(mark.district, None, None, mark.building))
        return layout.lots_rect(mark.lots) if mark.lots else layout.town


def _ring(painter: QPainter, area: QRectF, lot: float, colour: QColor, lit: bool) -> None:
    inset = lot * 0.03
    painter.setBrush(faded(colour, 0.42 if lit else 0.1))
    painter.setPen(QPen(colour, lot * (0.07 if lit else 0.035)))
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), lot * 0.06, lot * 0.06)


def _tag(painter: QPainter, area: QRectF, lot: float, colour: QColor, text: str, lit: bool) -> None:
    """The face of the die, at the upper left of its place."""
    font = QFont()
    font.setPixelSize(max(10, round(lot * (0.25 if lit else 0.2))))
    font.setBold(True)
    metrics = QFontMetricsF(font)
    wide = max(metrics.horizontalAdvance(text) + lot * 0.14, metrics.height())
    tag = QRectF(area.left() - lot * 0.02, area.top() - lot * 0.02, wide, metrics.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
    painter.setFont(font)
    painter.setPen(letters_on(colour))
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)
