"""The kingdom's trade routes: what they carry, from where to where, how long, and what they bring."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ..document.document import Document
from ..engine.actions.trade import EndRoute
from ..engine.state import Route
from . import speech
from .blocks import empty, link, muted, plain, quiet_line
from .lines_panel import LinesPanel
from .modal import ask
from .route_texts import cargo_of, state_of, way_of


class RoutesPanel(LinesPanel):
    """A line for each route; nothing at all where there is none, unless one can be typed in."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.add_button = link("")
        self.add_button.clicked.connect(self.add)
        self._add_below(self.add_button)

    def refresh(self) -> None:
        """Show the routes as they are, in the language in force."""
        self.head.setText(self.tr("Trade routes"))
        kingdom = self._document.kingdom
        routes = kingdom.routes if kingdom is not None else ()
        empty(self._grid)
        for row, route in enumerate(routes):
            self._line(row, route)
        adopting = kingdom is not None and kingdom.stage == "adopting"
        self.add_button.setText(self.tr("Add one that stands…"))
        self.add_button.setVisible(adopting)
        self.setVisible(bool(routes) or adopting)

    def add(self) -> None:
        """Ask for a route that stands already."""
        from .dialogs.route import RouteDialog

        ask(RouteDialog(self._document, self.window()))

    def _line(self, row: int, route: Route) -> None:
        name, way = cargo_of(route), way_of(self._document, route)
        give_up = link(self.tr("Give up"))
        give_up.setAccessibleName(speech.explained(give_up.text(), f"{name}, {way}"))
        give_up.clicked.connect(lambda: self._end(route.id))
        self._grid.addWidget(plain(name), row, 0)
        self._grid.addWidget(quiet_line(way), row, 1)
        self._grid.addWidget(muted(state_of(self._document, route)), row, 2)
        self._grid.addWidget(give_up, row, 3)

    def _end(self, number: int) -> None:
        action = EndRoute(kingdom=self._document.campaign.at_table, number=number)
        self.refused.show_outcome(self._document.do(action), self._document.campaign)
