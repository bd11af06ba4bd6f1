"""A Trade edict: what is traded, from where to where and by which way, with what would come of it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.trade import EstablishRoute
from ...engine.hexes import HexId, from_label
from ...engine.state import Route
from ...engine.trade.counts import KINDS
from ...engine.trade.routes import INCOME_DICE, LEAST_INVESTED, SIDES, Survey, survey_of
from .. import speech
from ..blocks import link, spin_box
from ..ledger_popup import LedgerPopup
from .step_form import StepForm, text_field

MOST_BP = 9999


class TradeForm(StepForm):
    """Before a cargo is chosen it says nothing, and Enter goes on to the next step.

    The far end is a settlement of another kingdom, or the hex whose label is typed; so are hexes to go by.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._survey: Survey | None = None
        self.cargo, self.start, self.end = QComboBox(self), QComboBox(self), QComboBox(self)
        self.cargo.setAccessibleName(self.tr("What is traded"))
        self.cargo.addItem(self.tr("A trade route…"), "")
        for kind in KINDS:
            self.cargo.addItem(speech.capital(speech.term("trade_route", kind)), kind)
        self.start.setAccessibleName(self.tr("Where the route begins"))
        self.end.setAccessibleName(self.tr("Where the route ends"))
        self._fill_ends()
        self.hex = text_field(self.tr("Hex"), 70, self)
        self.via = text_field(self.tr("By way of hexes"), 130, self)
        self.bp = spin_box(LEAST_INVESTED, MOST_BP, LEAST_INVESTED, self)
        self.bp.setSuffix(self.tr(" BP"))
        self.bp.setAccessibleName(self.tr("BP invested"))
        self.downstream = QCheckBox(self.tr("Down the river"), self)
        self.dc = link("")
        self.dc.clicked.connect(self._open_dc)
        self.details = QWidget(self)
        below = QHBoxLayout(self.details)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(8)
        for detail in (self.start, self.end, self.hex, self.via, self.bp, self.downstream, self.dc):
            below.addWidget(detail)
        below.addStretch()
        self.fields.addWidget(self.cargo)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.addWidget(self.details)
            column.setSpacing(6)
        for box in (self.cargo, self.start, self.end):
            box.currentIndexChanged.connect(self.refresh)
        for line in (self.hex, self.via):
            line.textChanged.connect(self.refresh)
        self.bp.valueChanged.connect(self.refresh)
        self.downstream.toggled.connect(self.refresh)
        self.finish(self.tr("Send the merchants"))

    def action(self) -> Action | None:
        kind, start, to = self.cargo.currentData(), self.start.currentData(), self._to()
        via = [self._hex(label) for label in self.via.text().split()]
        if not kind or start is None or to is None or None in via:
            return None
        return EstablishRoute(
            kingdom=self.document.campaign.at_table,
            route=kind,
            settlement=str(start),
            to=to,
            bp=self.bp.value(),
            via=tuple(hex_id for hex_id in via if hex_id is not None),
            downstream=self.downstream.isChecked(),
        )

    def refresh(self) -> None:
        chosen = bool(self.cargo.currentData())
        self.details.setVisible(chosen)
        self.button.setVisible(chosen)
        self.hex.setVisible(self.end.currentData() is None)
        self._survey = None
        super().refresh()
        if chosen and self.action() is None and self.start.currentData() is not None:
            self.effect.setText(
                self.tr("Where does the route lead? Name its hexes as they stand on the map.")
            )
            self.effect.show()
        self.dc.setVisible(self._survey is not None)
        if self._survey is None:
            self.lit.emit(())

    def told(self, outcome: Change) -> str:
        """Length and days, the chances, and what it would bring."""
        route = outcome.campaign.kingdoms[outcome.campaign.at_table].routes[-1]
        survey = survey_of(outcome.campaign, outcome.campaign.at_table, route, self.document.rules)
        if survey is None:
            return super().told(outcome)
        self._survey = survey
        self.dc.setText(self.tr("DC {number}").format(number=survey.dc.total))
        self.lit.emit(route.path)
        return " · ".join(self._parts(survey, route))

    def _parts(self, survey: Survey, route: Route) -> Iterator[str]:
        chances = survey.chances(route.edicts)
        shares = route.invested // LEAST_INVESTED
        low, high = (survey.pays([INCOME_DICE * face] * shares) for face in (1, SIDES))
        yield self.tr("length {length}, {days} days").format(length=survey.length.total, days=survey.days)
        yield self.tr("succeeds {good} %, greatly {best} %").format(
            good=round(100 * (chances[2] + chances[3])), best=round(100 * chances[3])
        )
        yield self.tr("brings {low} to {high} BP").format(low=low, high=high)
        cargo = survey.cargo(route).total
        yield self.tr("Economy +{least} or +{most} for a year").format(least=1 + cargo, most=2 + cargo)

    def _open_dc(self) -> None:
        if self._survey is not None:
            title = self.tr("DC of each of the three checks")
            document = self.document
            ledger = self._survey.dc
            LedgerPopup(title, ledger, document.campaign, self.window(), document.rules).show_under(self.dc)

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

    def _to(self) -> HexId | None:
        chosen: HexId | None = self.end.currentData()
        return chosen if chosen is not None else self._hex(self.hex.text())

    def _hex(self, label: str) -> HexId | None:
        """The hex of the map that a label names."""
        settings = self.document.campaign.settings
        found = from_label(label, settings.labels, settings.orientation, settings.stagger)
        return found if found in self.document.campaign.hexes else None
