"""The kingdom's trade routes: what they carry, from where to where, how long, and what they bring."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ..document.document import Document
from ..engine.actions.trade import EndRoute
from ..engine.state import Route
from . import labels, speech
from .blocks import empty, link, muted, plain, quiet_line
from .calendar import month_name
from .lines_panel import LinesPanel


class RoutesPanel(LinesPanel):
    """A line for each route; nothing at all where there is none."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)

    def refresh(self) -> None:
        """Show the routes as they are, in the language in force."""
        self.head.setText(self.tr("Trade routes"))
        kingdom = self._document.kingdom
        routes = kingdom.routes if kingdom is not None else ()
        empty(self._grid)
        for row, route in enumerate(routes):
            self._line(row, route)
        self.setVisible(bool(routes))

    def _line(self, row: int, route: Route) -> None:
        campaign = self._document.campaign
        said = speech.speaker(campaign)
        name = speech.capital(said.term("trade_route", route.kind))
        way = self.tr("{start} to {end}").format(
            start=said.place(route.settlement), end=far_end(self._document, route)
        )
        give_up = link(self.tr("Give up"))
        give_up.setAccessibleName(speech.explained(give_up.text(), f"{name}, {way}"))
        give_up.clicked.connect(lambda: self._end(route.id))
        self._grid.addWidget(plain(name), row, 0)
        self._grid.addWidget(quiet_line(way), row, 1)
        self._grid.addWidget(muted(self._state(route)), row, 2)
        self._grid.addWidget(give_up, row, 3)

    def _state(self, route: Route) -> str:
        campaign = self._document.campaign
        numbered = self.tr("month {number}")
        if not route.established:
            month = month_name(campaign, numbered, max(route.arrives, campaign.month))
            return self.tr("the merchants arrive in {month}").format(month=month)
        numbers = self._document.numbers()
        brings = sum(
            entry.amount
            for entry in (numbers.ledger("economy") if numbers is not None else ())
            if entry.applies
            and entry.source.kind in ("trade_route", "trade_cargo")
            and entry.source.id == route.kind
        )
        last = self.tr("through {month}").format(month=month_name(campaign, numbered, route.until))
        return f"{labels.number('economy')} {labels.signed(brings)} · {last}"

    def _end(self, number: int) -> None:
        action = EndRoute(kingdom=self._document.campaign.at_table, number=number)
        self.refused.show_outcome(self._document.do(action), self._document.campaign)


def far_end(document: Document, route: Route) -> str:
    """Where a route leads: the settlement there, or the hex."""
    campaign = document.campaign
    there = campaign.settlement_at(route.path[-1])
    return there.name if there is not None else speech.speaker(campaign).hex(route.path[-1])
