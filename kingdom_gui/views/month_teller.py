"""Tells at the start of each month what falls due in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ..document.document import Document
from ..engine.patch import Patch
from .calendar import month_name

if TYPE_CHECKING:
    from .main_window import MainWindow


class MonthTeller(QObject):
    """Says in the status line what is due in the month that has just been opened; going back says nothing."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._document = window, window.document
        self._month = self._document.campaign.month
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._tell)
        self._document.changed.connect(self._changed)

    def _changed(self, patch: Patch) -> None:
        before, self._month = self._month, self._document.campaign.month
        # An opened campaign comes with an empty patch: its month has not just begun.
        if patch and self._month > before:
            self._soon.start()

    def _tell(self) -> None:
        _, told = due_this_month(self._document)
        if told:
            name = month_name(self._document.campaign, self.tr("Month {number}"))
            self._window.status.reason(f"{name}.  {told}")


def due_this_month(document: Document) -> tuple[int, str]:
    """How many things fall due this month for the kingdom at the table, and what they are in one line.

    Events put ahead are only hinted at, as others may look on. Empty where nothing is due.
    """
    from ..engine.calendar import due
    from ..words.due import this_month
    from . import speech

    campaign = document.campaign
    found = due(campaign, campaign.at_table, document.rules, 0)
    return len(found), this_month(found, speech.speaker(campaign))
