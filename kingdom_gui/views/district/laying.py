"""A kept plan held over the districts: what of it would be drawn where the pointer or the cursor is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter

from ...drawing.district_ink import ink_of
from ...drawing.district_layout import DistrictLayout
from ...engine.actions.plan import LayTemplate
from ...engine.printed import as_played
from ...engine.state import Campaign, Template
from ...engine.templates import Verdict, verdicts
from .. import speech
from ..theme import plan_scheme
from . import overlay
from .placement import Spot

if TYPE_CHECKING:
    from .plan_view import PlanView

ARROWS = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip


class Laying(QObject):
    """Holds a template over a `PlanView` until it is laid out or given up.

    While it is held, the pointer and the keyboard of the view are its own. `hint` is a line for the status
    bar, `wanted` the action that lays it out, `ended` that it is held no longer.
    """

    hint = Signal(str)
    wanted = Signal(object)
    ended = Signal()

    def __init__(self, view: PlanView) -> None:
        super().__init__(view)
        self._view = view
        self.template: Template | None = None
        self._pointed: int | None = None  # the district under the pointer, where that was moved last
        self._known: tuple[Campaign, dict[int, list[Verdict]]] | None = None

    @property
    def district(self) -> int:
        """The district it would be laid into."""
        return self._pointed if self._pointed is not None else self._view.keys.cursor.district

    def hold(self, template: Template) -> None:
        """Take a template up."""
        view = self._view
        view.take_up("")
        if self.template is None:
            view.installEventFilter(self)
            view.viewport().installEventFilter(self)
        self.template, self._pointed, self._known = template, None, None
        view.setFocus()
        view.viewport().update()
        self._tell()

    def give_up(self) -> None:
        """Put it down; nothing is drawn."""
        if self.template is not None:
            self.template = None
            self._view.removeEventFilter(self)
            self._view.viewport().removeEventFilter(self)
            self._view.viewport().update()
            self.hint.emit("")
            self.ended.emit()

    def lay(self, district: int) -> None:
        """Ask for it to be laid into a district, and put it down."""
        template = self.template
        if template is not None:
            kingdom = self._view.document.campaign.at_table
            settlement, name = self._view.settlement_id, template.name
            self.give_up()
            self.wanted.emit(
                LayTemplate(kingdom=kingdom, settlement=settlement, name=name, district=district)
            )

    def found(self, district: int) -> list[Verdict]:
        """What would become of each building of it in a district."""
        view, template = self._view, self.template
        there = view.settlement
        if template is None or there is None or district >= len(there.districts):
            return []
        campaign = view.document.campaign
        if self._known is None or self._known[0] is not campaign:
            self._known = (campaign, {})
        known = self._known[1]
        if district not in known:
            rules = as_played(view.document.rules, campaign)
            known[district] = verdicts(template, campaign, there, district, rules)
        return known[district]

    def paint(self, painter: QPainter, index: int, layout: DistrictLayout) -> None:
        """Paint the ghosts of all its buildings into the district it would be laid into."""
        if self.template is None or index != self.district:
            return
        rules = self._view.document.rules
        for verdict in self.found(index):
            part = verdict.part
            if verdict.fate == "there":
                continue
            spot = Spot(index, part.lots, part.side or None)
            lawful = verdict.fate == "laid" and not verdict.reasons
            ghost = overlay.Ghost(rules.buildings[part.kind], spot, lawful, "")
            if part.lots or part.side:
                overlay.paint_ghost(painter, layout, ghost, ink_of(plan_scheme()))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QMouseEvent):
            index = self._at(event.position())
            if kind == QEvent.Type.MouseMove:
                self._point(index)
            elif _pressed(event) and index is not None:
                self.lay(index)
            return True
        if isinstance(event, QContextMenuEvent):
            self.give_up()
            return True
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if kind == QEvent.Type.Leave:
            self._point(None)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lay(self.district)
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
            return True
        if event.key() in ARROWS:
            self._pointed = None
            QTimer.singleShot(0, self, self._tell)  # once the cursor has moved
        return False

    def _at(self, position: QPointF) -> int | None:
        point = position + self._view.offset()
        for index, layout in enumerate(self._view.arrangement.layouts):
            if layout.whole.contains(point):
                return index
        return None

    def _point(self, index: int | None) -> None:
        if index != self._pointed:
            self._pointed = index
            self._view.viewport().update()
            self._tell()

    def _tell(self) -> None:
        """What it comes to, and the first rule against it."""
        if self.template is None:
            return
        found = self.found(self.district)
        laid = [verdict for verdict in found if verdict.fate == "laid"]
        against = [reason for verdict in laid for reason in verdict.reasons]
        taken = sum(verdict.fate == "barred" for verdict in found)
        line = self.tr(
            "{name} in district {number}: {laid} of {all} would be planned, {taken} places are taken, "
            "{against} would be against the rules."
        ).format(
            name=self.template.name,
            number=self.district + 1,
            laid=len(laid),
            all=len(found),
            taken=taken,
            against=sum(bool(verdict.reasons) for verdict in laid),
        )
        if against:
            line += " " + speech.reason(against[0], self._view.document.campaign)
        self.hint.emit(line)


def _pressed(event: QMouseEvent) -> bool:
    return event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton
