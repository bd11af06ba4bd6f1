"""The kingdom's expeditions: who is under way where, how far they have come, and when they return."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ..document.document import Document
from ..engine.actions.exploration import RecallExpedition
from ..engine.exploration.itinerary import progress
from ..engine.state import Expedition
from . import speech
from .blocks import empty, link, muted, plain, quiet_line
from .calendar import month_name
from .lines_panel import LinesPanel


class ExpeditionsPanel(LinesPanel):
    """A line for each expedition under way; nothing at all where there is none."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)

    def refresh(self) -> None:
        """Show the expeditions as they are, in the language in force."""
        self.head.setText(self.tr("Expeditions"))
        kingdom = self._document.kingdom
        under_way = kingdom.expeditions if kingdom is not None else ()
        empty(self._grid)
        for row, sent in enumerate(under_way):
            self._line(row, sent)
        self.setVisible(bool(under_way))

    def _line(self, row: int, sent: Expedition) -> None:
        said = speech.speaker(self._document.campaign)
        name = self.tr("To {place}").format(place=said.hex(sent.path[-1]))
        recall = link(self.tr("Call back"))
        recall.setAccessibleName(speech.explained(recall.text(), name))
        recall.clicked.connect(lambda: self._recall(sent.id))
        self._grid.addWidget(plain(name), row, 0)
        self._grid.addWidget(quiet_line(self._way(sent)), row, 1)
        self._grid.addWidget(muted(self._state(sent)), row, 2)
        self._grid.addWidget(recall, row, 3)

    def _way(self, sent: Expedition) -> str:
        """How far they have come, and who goes along."""
        said = speech.speaker(self._document.campaign)
        come = progress(sent, self._document.campaign.month)
        way = self.tr("in {place}, {done} of {count} hexes").format(
            place=said.hex(sent.path[sent.done]), done=come.finished, count=come.length
        )
        roles = [speech.term("role", role) for role in sent.leaders]
        return self.tr("{way}, with {leaders}").format(way=way, leaders=", ".join(roles)) if roles else way

    def _state(self, sent: Expedition) -> str:
        explored = self.tr("%n hex(es) explored", "", sent.explored)
        campaign = self._document.campaign
        last = month_name(campaign, self.tr("month {number}"), max(sent.last, campaign.month))
        return f"{explored} · " + self.tr("back at the end of {month}").format(month=last)

    def _recall(self, number: int) -> None:
        action = RecallExpedition(kingdom=self._document.campaign.at_table, number=number)
        self.refused.show_outcome(self._document.do(action), self._document.campaign)
