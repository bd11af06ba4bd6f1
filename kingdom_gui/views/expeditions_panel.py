"""The kingdom's expeditions: who is under way where, how far they have come, and when they return."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ..document.document import Document
from ..engine.actions.exploration import RecallExpedition
from ..engine.state import Expedition
from . import speech
from .blocks import empty, link, muted, plain, quiet_line
from .expedition_texts import goal_of, state_of, way_of
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
        document = self._document
        name = goal_of(document, sent)
        recall = link(self.tr("Call back"))
        recall.setAccessibleName(speech.explained(recall.text(), name))
        recall.clicked.connect(lambda: self._recall(sent.id))
        self._grid.addWidget(plain(name), row, 0)
        self._grid.addWidget(quiet_line(way_of(document, sent)), row, 1)
        self._grid.addWidget(muted(state_of(document, sent)), row, 2)
        self._grid.addWidget(recall, row, 3)

    def _recall(self, number: int) -> None:
        action = RecallExpedition(kingdom=self._document.campaign.at_table, number=number)
        self.refused.show_outcome(self._document.do(action), self._document.campaign)
