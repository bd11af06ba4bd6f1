"""An event that the game master puts ahead for this month or a later one."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.turn import PutAhead
from .. import speech
from ..blocks import spin_box
from ..calendar import month_name
from ..dialogs.action_dialog import ActionDialog

LATEST = 120  # months from now


class AheadDialog(ActionDialog):
    """Which event, when and where."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Put an event ahead")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Put ahead"))
        self.event_box = QComboBox(self)
        named = sorted((speech.capital(speech.term("event", e)), e) for e in document.rules.events)
        for text, event in named:
            self.event_box.addItem(text, event)
        month = document.campaign.month
        self.month = spin_box(month, month + LATEST, month, self)
        self.month.valueChanged.connect(self._tell_month)
        self.place = QComboBox(self)
        self.text = QLineEdit(self)
        self.form.addRow(self.tr("&Event"), self.event_box)
        self.form.addRow(self.tr("&Month"), self.month)
        self.form.addRow(self.tr("&Where"), self.place)
        self.form.addRow(self.tr("N&ote"), self.text)
        self.event_box.currentIndexChanged.connect(self._fill_places)
        self.place.currentIndexChanged.connect(self.refresh)
        self.month.valueChanged.connect(self.refresh)
        self._fill_places()
        self._tell_month()

    def action(self) -> Action | None:
        return PutAhead(
            kingdom=self.document.campaign.at_table,
            event=str(self.event_box.currentData()),
            month=self.month.value(),
            settlement=str(self.place.currentData() or ""),
            note=self.text.text().strip(),
        )

    def _fill_places(self) -> None:
        """Settlements where the event strikes one; else it strikes the kingdom, or a hex by chance."""
        record = self.document.rules.events[str(self.event_box.currentData())]
        self.place.blockSignals(True)
        self.place.clear()
        self.place.addItem(
            self.tr("By chance") if record.scope != "kingdom" else self.tr("The whole kingdom"), ""
        )
        if record.scope == "settlement":
            for settlement in self.document.campaign.settlements_of(self.document.campaign.at_table):
                self.place.addItem(settlement.name, settlement.id)
        self.place.blockSignals(False)
        self.place.setEnabled(self.place.count() > 1)
        self.refresh()

    def _tell_month(self) -> None:
        name = month_name(self.document.campaign, self.tr("Month {number}"), self.month.value())
        self.month.setToolTip(name)
        self.month.setSuffix(f"   {name}" if self.document.campaign.settings.months else "")
