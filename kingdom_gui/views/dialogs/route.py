"""A trade route that stands already while a running kingdom is typed in from its paper sheet."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.trade import MOST_ECONOMY, EstablishRoute
from ...engine.trade.routes import MONTHS
from ..blocks import spin_box
from ..route_fields import RouteFields
from .action_dialog import ActionDialog

MOST_PAY = 9999


class RouteDialog(ActionDialog):
    """Asks what the route carries, from where to where, how long it lasts, and what it has brought."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("A trade route that stands")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Add"))
        self.explain(self.tr("As it is on your paper sheet: nothing is paid and no edict is spent."))
        self.way = way = RouteFields(document, self)
        self.months = spin_box(1, MONTHS, MONTHS, self)
        self.economy = spin_box(0, MOST_ECONOMY, 1, self)
        self.pays = spin_box(0, MOST_PAY, 0, self)
        ends = QHBoxLayout()
        ends.setSpacing(8)
        for field in (way.end, way.hex):
            ends.addWidget(field)
        way.via.setMaximumWidth(16777215)
        self.form.addRow(self.tr("&What it carries"), way.cargo)
        self.form.addRow(self.tr("&From"), way.start)
        to = QLabel(self.tr("&To"), self)
        to.setBuddy(way.end)
        self.form.addRow(to, ends)
        self.form.addRow(self.tr("&By way of"), way.via)
        self.form.addRow(self.tr("&Months left"), self.months)
        self.form.addRow(self.tr("&Economy"), self.economy)
        self.economy.setToolTip(self.tr("What its checks have brought when the merchants arrived"))
        self.pays.setToolTip(self.tr("Where the rulings let routes pay every month"))
        self.form.addRow(self.tr("BP a mon&th"), self.pays)
        way.changed.connect(self.refresh)
        for number in (self.months, self.economy, self.pays):
            number.valueChanged.connect(self.refresh)

    def missing(self) -> str:
        return self.tr("Say what the route carries and where it leads.")

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
            via=via,
            stands=self.months.value(),
            economy=self.economy.value(),
            pays=self.pays.value(),
        )
