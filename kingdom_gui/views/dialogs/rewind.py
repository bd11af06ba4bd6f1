"""Going back to the start of a month: which, what is undone by it, and where the later months are kept."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.history import at, moments
from .. import speech
from ..blocks import muted, plain, title
from ..fitting import FittingDialog
from ..text_size import by_text
from .buttons import do_or_cancel


class RewindDialog(FittingDialog):
    """Asks for a month whose start is known, at first `month` (or the open one); `chosen` is the answer."""

    def __init__(self, document: Document, month: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.setWindowTitle(self.tr("Rewind"))
        self.month = QComboBox(self)
        said = speech.speaker(document.campaign)
        for known in reversed(moments(document.campaign)):
            self.month.addItem(speech.capital(said.say("moment_start", {"month": known})), known)
        self.month.setCurrentIndex(max(self.month.findData(month), 0))
        self.month.currentIndexChanged.connect(self._tell)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self.tr("&To"), self.month)
        self.undone = plain("")
        self.kept = muted(self._keeping())
        self.buttons, self.do_button = do_or_cancel(self, self.tr("Rewind"), self.tr("Cancel"))
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addWidget(title(self.tr("Rewind")))
        column.addLayout(form)
        column.addWidget(self.undone)
        column.addWidget(self.kept)
        column.addStretch()
        column.addWidget(self.buttons)
        by_text(self, least_width=440)
        self._tell()

    @property
    def chosen(self) -> int:
        """The month chosen."""
        return int(self.month.currentData())

    def _tell(self) -> None:
        """Say what is undone: how many months and lines of the journal."""
        campaign = self._document.campaign
        begun = campaign.month - self.chosen
        lines = sum(len(lines) for lines in campaign.journal.values())
        lines -= sum(len(lines) for lines in at(campaign, self.chosen).journal.values())
        told = [
            self.tr("What was done in this month is undone, on the map as well.")
            if not begun
            else self.tr("This month and %n before it are undone, on the map as well.", "", begun),
            self.tr("%n line(s) of the journal go with that.", "", lines),
            self.tr("Settings and rulings stay as they are."),
        ]
        self.undone.setText(" ".join(told))

    def _keeping(self) -> str:
        path = self._document.path
        if path is None:
            return self.tr("This campaign has no file yet: only Undo brings back what is undone.")
        from ...store.backups import backup_folder

        folder = backup_folder(path).name
        return self.tr("The campaign as it is now is kept in {folder}; Undo brings it back as well.").format(
            folder=folder
        )
