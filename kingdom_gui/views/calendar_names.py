"""The campaign's own calendar: what its months are called, and where it begins."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QWidget

from ..document.document import Document
from ..engine.actions import Action
from ..engine.actions.world import ChangeSettings
from ..engine.state import Settings
from .blocks import spin_box
from .calendar import month_name
from .dialogs.action_dialog import ActionDialog

LINES = 12
YEARS = 99999


class CalendarNamesDialog(ActionDialog):
    """A name a line, as many as the year has months; the month and year in which the campaign began."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Names of the months")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Keep"))
        self.explain(
            self.tr("One name per line, as many as your year has months. Without names, months are numbered.")
        )
        settings = document.campaign.settings
        self.names = QPlainTextEdit("\n".join(settings.months), self)
        self.names.setTabChangesFocus(True)
        self.names.setFixedHeight(self.names.fontMetrics().lineSpacing() * LINES + 22)
        self.first = QComboBox(self)
        self.year = spin_box(-YEARS, YEARS, settings.start_year, self)
        self.form.addRow(self.tr("&Months"), self.names)
        self.form.addRow(self.tr("The campaign &began in"), self.first)
        self.form.addRow(self.tr("&Year"), self.year)
        self._fill_first(settings.start_month)
        self.names.textChanged.connect(self._renamed)
        self.first.currentIndexChanged.connect(self.refresh)
        self.year.valueChanged.connect(self.refresh)

    def action(self) -> Action | None:
        return ChangeSettings(
            kingdom=self.document.campaign.at_table,
            months=self._typed(),
            start_month=self.first.currentIndex() + 1 if self._typed() else 1,
            start_year=self.year.value(),
        )

    def refresh(self) -> None:
        """Show what this month would be called."""
        super().refresh()
        if not self.refused.text():
            months = self._typed()
            settings = Settings(
                months=months, start_month=self.first.currentIndex() + 1, start_year=self.year.value()
            )
            name = month_name(
                self.document.campaign, self.tr("Month {number}"), None, settings if months else Settings()
            )
            self.effect.setText(self.tr("Now it is {month}.").format(month=name))
            self.effect.show()

    def _typed(self) -> tuple[str, ...]:
        lines = (line.strip() for line in self.names.toPlainText().splitlines())
        return tuple(line for line in lines if line)

    def _renamed(self) -> None:
        self._fill_first(self.first.currentIndex() + 1)
        self.refresh()

    def _fill_first(self, chosen: int) -> None:
        """Offer the months by name; the number chosen stays so where there is one."""
        self.first.blockSignals(True)
        self.first.clear()
        self.first.addItems(self._typed())
        self.first.setCurrentIndex(min(max(chosen, 1), max(self.first.count(), 1)) - 1)
        self.first.setEnabled(self.first.count() > 0)
        self.year.setEnabled(self.first.count() > 0)
        self.first.blockSignals(False)
