"""A Trade edict: what is traded, from where to where and by which way, with what would come of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.trade import MOST_DAYS, EstablishRoute
from ...engine.hexes import HexId
from ...engine.ledger import Ledger
from ...engine.state import Route
from ...engine.trade.routes import INCOME_DICE, LEAST_INVESTED, SIDES, Survey, survey_of
from ...engine.trade.ways import RIVER
from .. import labels, speech
from ..blocks import empty, link, muted, spin_box
from ..flow import FlowLayout
from ..ledger_popup import LedgerPopup
from ..map.planned import PlannedWay
from ..route_fields import RouteFields
from .step_form import StepForm

MOST_BP = 9999
BY_THE_MAP = -1  # days of travel that are not typed


class TradeForm(StepForm):
    """Before a cargo is chosen it says nothing, and Enter goes on to the next step.

    Ends and hexes to go by can be picked on the map as well, where the way found is shown.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._survey: Survey | None = None
        self._route: Route | None = None
        self.way = way = RouteFields(document, self)
        self.cargo, self.start, self.end, self.hex, self.via = way.cargo, way.start, way.end, way.hex, way.via
        self.bp = spin_box(LEAST_INVESTED, MOST_BP, LEAST_INVESTED, self)
        self.bp.setSuffix(self.tr(" BP invested"))
        self.bp.setAccessibleName(self.tr("BP invested"))
        self.days = spin_box(BY_THE_MAP, MOST_DAYS, BY_THE_MAP, self)
        self.days.setSuffix(self.tr(" days"))
        self.days.setAccessibleName(self.tr("Days of travel"))
        self.days.setToolTip(self.tr("Type them where you know better than the map how long it takes."))
        self.downstream = QCheckBox(self.tr("Down the river"), self)
        self.details, self.numbers = QWidget(self), QWidget(self)
        below = FlowLayout(self.details, 8)
        for detail in (self.start, self.end, self.hex, self.via, self.bp, self.days, self.downstream):
            below.addWidget(detail)
        self._links = FlowLayout(self.numbers, 14)
        self.dc = link("")
        self.how = muted(
            self.tr("On the map, click where it leads and hexes to go by; click one again to leave it out.")
        )
        self.fields.addWidget(self.cargo)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            for part in (self.details, self.how, self.numbers):
                column.addWidget(part)
            column.setSpacing(6)
        way.changed.connect(self.refresh)
        for number in (self.bp, self.days):
            number.valueChanged.connect(self.refresh)
        self.downstream.toggled.connect(self.refresh)
        self.finish(self.tr("Send the merchants"))

    @property
    def idle(self) -> bool:
        """Whether no cargo is chosen."""
        return not self.cargo.currentData()

    def action(self) -> Action | None:
        way = self.way
        to, via = way.goal, way.by_way
        if not way.kind or not way.settlement or to is None or via is None:
            return None
        return EstablishRoute(
            kingdom=self.document.campaign.at_table,
            route=way.kind,  # type: ignore[arg-type]
            settlement=way.settlement,
            to=to,
            bp=self.bp.value(),
            via=via,
            downstream=self.downstream.isChecked(),
            travel_days=self.days.value() if self.days.value() != BY_THE_MAP else None,
        )

    def refresh(self) -> None:
        chosen = bool(self.way.kind)
        for part in (self.details, self.button):
            part.setVisible(chosen)
        self.how.setVisible(chosen and not self.via.text())
        self._survey = self._route = None
        super().refresh()
        self._look_beyond()
        river = self._survey is not None and any(way.id == RIVER for way in self._survey.ways)
        self.downstream.setVisible(river or self.downstream.isChecked())
        if chosen and self.action() is None and self.way.settlement:
            self.effect.setText(self.tr("Where does the route lead?"))
            self.effect.show()
        self._show_numbers()
        self.lit.emit(self._planned() if chosen else ())

    def pick(self, hex_id: HexId) -> None:
        """A hex was clicked on the map."""
        self.way.pick(hex_id)

    def told(self, outcome: Change) -> str:
        """The chances, and what it would bring in BP."""
        route = outcome.campaign.kingdoms[outcome.campaign.at_table].routes[-1]
        survey = survey_of(outcome.campaign, outcome.campaign.at_table, route, self.document.rules)
        if survey is None:
            return super().told(outcome)
        self._survey, self._route = survey, route
        return " · ".join(self._parts(survey, route))

    def _parts(self, survey: Survey, route: Route) -> Iterator[str]:
        chances = survey.chances(route.edicts)
        shares = route.invested // LEAST_INVESTED
        low, high = (survey.pays([INCOME_DICE * face] * shares) for face in (1, SIDES))
        yield self.tr("succeeds {good}%, greatly {best}%").format(
            good=round(100 * (chances[2] + chances[3])), best=round(100 * chances[3])
        )
        yield self.tr("brings {low} to {high} BP").format(low=low, high=high)

    def _look_beyond(self) -> None:
        """Where a rule is against it, find what the game master would allow by insisting."""
        action = self.action()
        if action is not None and self._route is None:
            outcome = self.document.check(replace(action, override=True))
            if isinstance(outcome, Change):
                self.told(outcome)

    def _planned(self) -> PlannedWay:
        """What the map shows: the way found, and the stops as far as they are known."""
        start, end, via = self.way.origin, self.way.goal, self.way.by_way or ()
        stops = [(start, "")] if start is not None else []
        stops += [(hex_id, str(number)) for number, hex_id in enumerate(via, 1)]
        stops += [(end, self.tr("end", "tag of a hex on the map"))] if end is not None else []
        return PlannedWay(tuple(stops), self._route.path if self._route is not None else (), self.pick)

    # Its numbers

    def _show_numbers(self) -> None:
        """A link for each number of the route, which opens its ledger."""
        empty(self._links)
        by_map = self._survey.days if self._survey is not None else None
        said = (
            self.tr("%n day(s) by the map", "", by_map) if by_map is not None else self.tr("days by the map")
        )
        self.days.setSpecialValueText(said)
        self.numbers.setVisible(self._survey is not None)
        if self._survey is None or self._route is None:
            return
        for text, title, ledger in self._ledgers(self._survey, self._route):
            button = link(text)
            button.setAccessibleName(speech.explained(title, text))
            button.clicked.connect(partial(self._open, title, ledger, button))
            self._links.addWidget(button)
            if ledger.name == "trade_dc":
                self.dc = button
        self.numbers.updateGeometry()

    def _ledgers(self, survey: Survey, route: Route) -> Iterator[tuple[str, str, Ledger]]:
        length, cargo = survey.length, survey.cargo(route)
        yield self.tr("length {number}").format(number=length.total), self.tr("Length of the route"), length
        for short, title, ledger in (
            (self.tr("RM {number}"), self.tr("Route modifier"), survey.route_modifier),
            (self.tr("LM {number}"), self.tr("Length modifier"), survey.length_modifier),
            (self.tr("DC {number}"), self.tr("DC of each of the three checks"), survey.dc),
        ):
            yield short.format(number=labels.minus(ledger.total)), title, ledger
        least, most = labels.signed(1 + cargo.total), labels.signed(2 + cargo.total)
        economy = self.tr("Economy {least} or {most} for a year").format(least=least, most=most)
        yield economy, self.tr("What the cargo adds to Economy"), cargo
        if survey.percent.total:
            more = self.tr("{number}% more").format(number=survey.percent.total)
            yield more, self.tr("By how much its BP are raised"), survey.percent

    def _open(self, title: str, ledger: Ledger, button: QPushButton) -> None:
        document = self.document
        LedgerPopup(title, ledger, document.campaign, self.window(), document.rules).show_under(button)
