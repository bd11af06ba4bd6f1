"""Unsaved work of an earlier run: what it holds, and the choice between it and the file; both stay."""

from __future__ import annotations

import os

from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QVBoxLayout, QWidget

from ...document.document import UNDONE
from ...engine.state import Campaign
from ...store.edits import Done
from ...store.recovery import Recovered
from .. import speech
from ..blocks import muted, title
from ..fitting import FittingDialog
from ..text_size import by_text

SHOWN = 50  # of what was done, the latest


class RecoveredDialog(FittingDialog):
    """Accepted: the work is taken up. Rejected: the file is opened as it is."""

    def __init__(self, found: Recovered, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unsaved work was found"))
        self.done_list = QListWidget(self)
        self.done_list.setAccessibleName(self.tr("What was done, the latest first"))
        self.done_list.setWordWrap(True)
        for done in reversed(found.done[-SHOWN:]):
            self.done_list.addItem(self._line(done, found.campaign))
        buttons = QDialogButtonBox(self)
        self.take = buttons.addButton(self.tr("Take it up"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.leave = buttons.addButton(self._leave_text(found), QDialogButtonBox.ButtonRole.RejectRole)
        self.take.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addWidget(title(self.tr("Unsaved work was found")))
        for text in self._texts(found):
            column.addWidget(muted(text, 1.0))
        if found.done:
            column.addWidget(self.done_list, 1)
        else:
            self.done_list.hide()
        column.addWidget(buttons)
        by_text(self, least_width=560)

    def _texts(self, found: Recovered) -> list[str]:
        campaign = found.campaign
        kingdom = campaign.kingdoms.get(campaign.at_table)
        name = kingdom.name if kingdom is not None else self.tr("A campaign without a kingdom yet")
        count = len(found.done)
        texts = [
            self.tr("The program ended before this campaign was saved: {kingdom}, month {month}.").format(
                kingdom=name, month=campaign.month
            ),
            self.tr("%n line(s) at the end could not be read and are left out.", "", found.unread)
            if found.unread
            else "",
            self.tr("The folder of {file} did not take it, so it was kept on this computer.").format(
                file=found.of.name
            )
            if found.of is not None
            else "",
            self.tr("The file has been changed by somebody else since.") if found.elsewhere else "",
            self.tr("Whichever you choose, the other version stays, here or among the backups."),
            self.tr("%n edit(s) since it was saved last:", "", count) if count else "",
        ]
        return [text for text in texts if text]

    def _leave_text(self, found: Recovered) -> str:
        there = os.path.isfile(found.of or found.place)
        return self.tr("Open the file as it is") if there else self.tr("Not now")

    def _line(self, done: Done, campaign: Campaign) -> str:
        time = speech.moment_of(done.at)
        if done.code == UNDONE:
            what = self.tr("A step was taken back")
        elif done.code:
            what = speech.capital(speech.speaker(campaign).say(done.code, done.parameters))
        else:
            what = self.tr("The campaign was kept whole")
        return speech.explained(time, what)
