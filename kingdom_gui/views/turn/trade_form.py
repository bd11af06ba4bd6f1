"""A Trade edict: what is traded, from where to where and by which way, with what would come of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.trade import MOST_DAYS, EstablishRoute
from ...engine.hexes import HexId, distance, from_label, label
from ...engine.ledger import Ledger
from ...engine.state import Route
from ...engine.trade.counts import KINDS
from ...engine.trade.routes import INCOME_DICE, LEAST_INVESTED, SIDES, Survey, survey_of
from ...engine.trade.ways import RIVER
from .. import labels, speech
from ..blocks import empty, link, muted, spin_box
from ..flow import FlowLayout
from ..ledger_popup import LedgerPopup
from ..map.planned import PlannedWay
from .step_form import StepForm, text_field

MOST_BP = 9999
BY_THE_MAP = -1  # days of travel that are not typed


class TradeForm(StepForm):
    """Before a cargo is chosen it says nothing, and Enter goes on to the next step.

    The far end is a settlement of another kingdom, or the hex whose label is typed; so are hexes to go by.
    All of them can be picked on the map as well, where the way found is shown.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._survey: Survey | None = None
        self._route: Route | None = None
        self._filling = False
        self.cargo, self.start, self.end = QComboBox(self), QComboBox(self), QComboBox(self)
        self.cargo.setAccessibleName(self.tr("What is traded"))
        self.cargo.addItem(self.tr("A trade route…"), "")
        for kind in KINDS:
            self.cargo.addItem(speech.capital(speech.term("trade_route", kind)), kind)
        self.start.setAccessibleName(self.tr("Where the route begins"))
        self.end.setAccessibleName(self.tr("Where the route ends"))
        self._fill_ends()
        self.hex = text_field(self.tr("Hex"), 70, self)
        self.via = text_field(self.tr("By way of hexes"), 150, self)
        self.bp = spin_box(LEAST_INVESTED, MOST_BP, LEAST_INVESTED, self)
        self.bp.setSuffix(self.tr(" BP"))
        self.bp.setMaximumWidth(96)
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
        for box in (self.cargo, self.start, self.end):
            box.currentIndexChanged.connect(self.refresh)
        for line in (self.hex, self.via):
            line.textChanged.connect(self.refresh)
        for number in (self.bp, self.days):
            number.valueChanged.connect(self.refresh)
        self.downstream.toggled.connect(self.refresh)
        self.finish(self.tr("Send the merchants"))

    def action(self) -> Action | None:
        kind, start, to, via = self.cargo.currentData(), self.start.currentData(), self._to(), self._by_way()
        if not kind or start is None or to is None or via is None:
            return None
        return EstablishRoute(
            kingdom=self.document.campaign.at_table,
            route=kind,
            settlement=str(start),
            to=to,
            bp=self.bp.value(),
            via=via,
            downstream=self.downstream.isChecked(),
            travel_days=self.days.value() if self.days.value() != BY_THE_MAP else None,
        )

    def refresh(self) -> None:
        if self._filling:
            return
        chosen = bool(self.cargo.currentData())
        for part in (self.details, self.button):
            part.setVisible(chosen)
        self.how.setVisible(chosen and not self.via.text())
        self.hex.setVisible(self.end.currentData() is None)
        self._survey = self._route = None
        super().refresh()
        self._look_beyond()
        river = self._survey is not None and any(way.id == RIVER for way in self._survey.ways)
        self.downstream.setVisible(river or self.downstream.isChecked())
        if chosen and self.action() is None and self.start.currentData() is not None:
            self.effect.setText(self.tr("Where does the route lead?"))
            self.effect.show()
        self._show_numbers()
        self.lit.emit(self._planned() if chosen else ())

    def pick(self, hex_id: HexId) -> None:
        """A hex was clicked on the map: it is the far end, or one to go by; or it is so no longer."""
        via = list(self._by_way() or ())
        end = self._to()
        self._filling = True
        if hex_id == end:
            self._go_to(None)
        elif hex_id in via:
            via.remove(hex_id)
        elif end is None or self.end.findData(hex_id) >= 0:
            self._go_to(hex_id)
        elif hex_id != self._from():
            via.insert(self._place_for(hex_id, via, end), hex_id)
        self.via.setText(" ".join(self._label(one) for one in via))
        self._filling = False
        self.refresh()

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
        yield self.tr("succeeds {good} %, greatly {best} %").format(
            good=round(100 * (chances[2] + chances[3])), best=round(100 * chances[3])
        )
        yield self.tr("brings {low} to {high} BP").format(low=low, high=high)

    def _look_beyond(self) -> None:
        """Where a rule is against it, find what the game master would allow by insisting."""
        action = self.action()
        if action is not None and self._route is None:
            outcome = self.document.check(replace(action, override=self.insist.text()))
            if isinstance(outcome, Change):
                self.told(outcome)

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
            more = self.tr("{number} % more").format(number=survey.percent.total)
            yield more, self.tr("By how much its BP are raised"), survey.percent

    def _open(self, title: str, ledger: Ledger, button: QPushButton) -> None:
        document = self.document
        LedgerPopup(title, ledger, document.campaign, self.window(), document.rules).show_under(button)

    # Its way

    def _planned(self) -> PlannedWay:
        """What the map shows: the way found, and the stops as far as they are known."""
        start, end, via = self._from(), self._to(), self._by_way() or ()
        stops = [(start, "")] if start is not None else []
        stops += [(hex_id, str(number)) for number, hex_id in enumerate(via, 1)]
        stops += [(end, self.tr("end", "tag of a hex on the map"))] if end is not None else []
        return PlannedWay(tuple(stops), self._route.path if self._route is not None else (), self.pick)

    def _place_for(self, hex_id: HexId, via: list[HexId], end: HexId) -> int:
        """Before which hex to go by another one costs the fewest steps."""
        start = self._from()
        stops = [*([start] if start is not None else []), *via, end]
        longer = [
            distance(before, hex_id) + distance(hex_id, after) - distance(before, after)
            for before, after in pairwise(stops)
        ]
        return longer.index(min(longer)) if longer else 0

    def _go_to(self, hex_id: HexId | None) -> None:
        """Put the far end into the fields."""
        known = self.end.findData(hex_id) if hex_id is not None else -1
        self.end.setCurrentIndex(known if known >= 0 else self.end.count() - 1)
        self.hex.setText(self._label(hex_id) if hex_id is not None and known < 0 else "")

    def _fill_ends(self) -> None:
        campaign = self.document.campaign
        for settlement in campaign.settlements_of(campaign.at_table):
            self.start.addItem(settlement.name, settlement.id)
        others = [
            (settlement.name, campaign.kingdoms[owner].name, settlement.hex)
            for settlement in campaign.settlements.values()
            if (owner := campaign.claims.get(settlement.hex, "")) and owner != campaign.at_table
        ]
        for name, kingdom, hex_id in sorted(others):
            self.end.addItem(f"{name} ({kingdom})", hex_id)
        self.end.addItem(self.tr("Another hex…"), None)

    def _from(self) -> HexId | None:
        settlement = self.document.campaign.settlements.get(str(self.start.currentData()))
        return settlement.hex if settlement is not None else None

    def _to(self) -> HexId | None:
        chosen: HexId | None = self.end.currentData()
        return chosen if chosen is not None else self._hex(self.hex.text())

    def _by_way(self) -> tuple[HexId, ...] | None:
        """The hexes to go by; None where a label names none of the map."""
        found = [self._hex(text) for text in self.via.text().split()]
        known = tuple(hex_id for hex_id in found if hex_id is not None)
        return known if len(known) == len(found) else None

    def _hex(self, text: str) -> HexId | None:
        """The hex of the map that a label names."""
        settings = self.document.campaign.settings
        found = from_label(text, settings.labels, settings.orientation, settings.stagger)
        return found if found in self.document.campaign.hexes else None

    def _label(self, hex_id: HexId) -> str:
        settings = self.document.campaign.settings
        return label(hex_id, settings.labels, settings.orientation, settings.stagger)
