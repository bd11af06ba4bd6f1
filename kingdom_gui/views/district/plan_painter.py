"""Paints the plans: each district from a picture kept until it changes, and what moves over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPixmap

from ...drawing.district import DistrictOptions, paint_district, seal_rects
from ...drawing.district_buildings import badge_rect
from ...drawing.district_ink import ink_of
from ...drawing.district_layout import DistrictLayout
from ...drawing.district_marks import Mark
from ...drawing.district_sides import work_rect
from ...engine.actions import Change
from ...engine.state import District
from ..theme import plan_scheme
from . import overlay, phrases
from .arrangement import READABLE, STAMPED
from .hits import Hit
from .marks import marks_of
from .placement import Placement
from .service import links_of, pairs

if TYPE_CHECKING:
    from .plan_view import PlanView

translate = QCoreApplication.translate


class PlanPainter:
    """Paints a `PlanView`."""

    def __init__(self, view: PlanView) -> None:
        self._view = view
        self._pictures: dict[int, tuple[tuple[object, ...], District, QPixmap]] = {}

    def forget(self) -> None:
        """Draw every picture anew: language or theme have changed."""
        self._pictures.clear()

    def paint(self, painter: QPainter, exposed: QRectF, offset: QPointF) -> None:
        """Paint the exposed part of the viewport; `offset` is how far it is scrolled, in pixels."""
        view = self._view
        painter.fillRect(exposed, view.palette().color(QPalette.ColorRole.Window))
        if view.settlement is None:
            self._paint_nothing(painter)
            return
        painter.translate(-offset)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = exposed.translated(offset)
        marks = marks_of(view.document, view.settlement)
        for index, layout in enumerate(view.arrangement.layouts):
            if layout.whole.intersects(seen):
                painter.drawPixmap(layout.whole.topLeft(), self._picture(index, layout, marks))
                self._paint_over(painter, index, layout)

    def _picture(self, index: int, layout: DistrictLayout, marks: dict[int, Mark]) -> QPixmap:
        view = self._view
        there = view.settlement
        assert there is not None  # asked for only while one is shown
        district = there.districts[index]
        ratio = view.devicePixelRatioF()
        only = len(there.districts) == 1
        here = {b.id: marks[b.id] for b in district.buildings if b.id in marks}
        name = there.name if only else ""
        key = (round(layout.whole.width() * ratio), plan_scheme(), name, ratio, tuple(here.items()))
        known = self._pictures.get(index)
        if known is not None and known[0] == key and known[1] is district:
            return known[2]
        picture = QPixmap((layout.whole.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        rect = QRectF(QPointF(0, 0), layout.whole.size())
        options = self._options(index, only, layout.lot)._replace(marks=here)
        paint_district(painter, rect, there, index, view.document.rules, options)
        painter.end()
        self._pictures[index] = (key, district, picture)
        return picture

    def _options(self, index: int, only: bool, lot: float) -> DistrictOptions:
        """How a district is drawn at its size: nothing is written that could not be read."""
        view = self._view
        scheme = plan_scheme()
        if lot < STAMPED:
            return DistrictOptions(scheme=scheme, flat=True)
        title = view.settlement.name if only and view.settlement else ""
        covered = view.document.settlement_numbers(view.settlement_id).parts[index].lots
        small = lot < READABLE * 0.8
        return DistrictOptions(
            scheme=scheme,
            names=not small,
            labels=not small,
            title="" if small else title or self._title(index),
            note="" if small else translate("PlanView", "{count} of 36 lots").format(count=covered),
            name_of=phrases.building_name,
            land="" if small else translate("PlanView", "land"),
            water="" if small else translate("PlanView", "water"),
        )

    @staticmethod
    def _title(index: int) -> str:
        return translate("PlanView", "District {number}").format(number=index + 1)

    def _paint_plate(self, painter: QPainter, index: int, layout: DistrictLayout) -> None:
        """The number of a district that is drawn too small to have its title, in the window's own size."""
        font = QFont(self._view.font())
        font.setBold(True)
        metrics = QFontMetricsF(font)
        text = self._title(index)
        if metrics.horizontalAdvance(text) + 10 > layout.ground.width():
            text = str(index + 1)
        plate = QRectF(0, 0, metrics.horizontalAdvance(text) + 10, metrics.height() + 2)
        plate.moveTopLeft(layout.whole.topLeft() + QPointF(1, 0))
        ground = QColor(self._view.palette().color(QPalette.ColorRole.Base))
        ground.setAlphaF(0.9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(plate, 3, 3)
        painter.setFont(font)
        painter.setPen(self._view.palette().color(QPalette.ColorRole.Text))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_over(self, painter: QPainter, index: int, layout: DistrictLayout) -> None:
        view = self._view
        ink = ink_of(plan_scheme())
        held = view.holding.placement
        if held is not None:
            legal = held.legal(index)
            overlay.paint_legal(painter, layout, view.parts[index], legal, held.ground, ink)
        view.offered.paint(painter, index, layout)
        if layout.lot < READABLE * 0.8:
            self._paint_plate(painter, index, layout)
        self._paint_service(painter, index, layout)
        view.laying.paint(painter, index, layout)
        chosen = view.selected
        if chosen is not None and chosen.district == index:
            overlay.paint_chosen(painter, self.rect_of(index, layout, chosen), layout.lot, view.accent())
        if held is not None and view.holding.target is not None and view.holding.target.district == index:
            self._paint_ghost(painter, layout, held)
        if view.keys.cursor.district == index and view.hasFocus():
            overlay.paint_cursor(painter, layout, view.keys.rect(), view.accent(), active=True)

    def _paint_ghost(self, painter: QPainter, layout: DistrictLayout, held: Placement) -> None:
        spot = self._view.holding.target
        if spot is None:
            return
        outcome = held.outcome(spot)
        price = phrases.bp(outcome.price.total) if outcome.price.entries else ""
        ghost = overlay.Ghost(held.record, spot, isinstance(outcome, Change), price)
        overlay.paint_ghost(painter, layout, ghost, ink_of(plan_scheme()))

    def _paint_service(self, painter: QPainter, index: int, layout: DistrictLayout) -> None:
        """Who serves whom: all of it where that is wanted, else around what is selected or pointed at."""
        view = self._view
        there = view.settlement
        if there is None:
            return
        district = there.districts[index]
        links: set[tuple[int, int]] = set()
        if view.service_shown:
            links.update(pairs(view.document, district))
        for found in (view.selected, view.hovered if view.holding.placement is None else None):
            if found is not None and found.district == index and found.building:
                links.update(links_of(view.document, district, found.building))
        accent, paper = view.accent(), view.palette().color(QPalette.ColorRole.Base)
        buildings = {building.id: building for building in district.buildings}
        for needy, server in sorted(links):
            if needy in buildings and server in buildings:
                ends = [layout.lots_rect(buildings[end].lots) for end in (needy, server)]
                overlay.paint_service(painter, layout, ends[0], ends[1], accent, paper)

    def rect_of(self, index: int, layout: DistrictLayout, found: Hit) -> QRectF:
        """The ground of what was hit, in pixels of the content."""
        view = self._view
        parts = view.parts[index]
        building = view.building(found.building) if found.building else None
        if building is not None and building in parts.badges:
            return badge_rect(layout, parts, building)
        if building is not None and building.lots:
            return layout.lots_rect(building.lots)
        if building is not None and building.side:
            return work_rect(layout, building, view.document.rules.buildings[building.kind])
        if building is not None and building in parts.wide:
            return seal_rects(layout, len(parts.wide))[parts.wide.index(building)]
        if found.lot is not None:
            return layout.lot_rect(found.lot)
        return layout.side_rect(found.side) if found.side else layout.town

    def _paint_nothing(self, painter: QPainter) -> None:
        view = self._view
        font = QFont(view.font())
        font.setPointSizeF(font.pointSizeF() * 1.1)
        painter.setFont(font)
        painter.setPen(view.palette().color(QPalette.ColorRole.PlaceholderText))
        text = translate(
            "PlanView", "No settlement yet. Found one on the map, in a hex that is claimed and prepared."
        )
        painter.drawText(view.viewport().rect().adjusted(40, 0, -40, 0), _CENTRED, text)


_CENTRED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
