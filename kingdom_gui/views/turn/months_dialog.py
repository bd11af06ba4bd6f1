"""Several quiet months at once, with the program's dice, until something calls for the table."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.month import MOST_MONTHS
from ...engine.actions.turn import PlayMonths
from ..blocks import spin_box
from ..dialogs.action_dialog import ActionDialog


class MonthsDialog(ActionDialog):
    """How many months, and what stops them. One undo brings all of it back."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Play several months")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Play"))
        self.explain(
            self.tr("The program rolls, and nothing is built or claimed. One undo brings all of it back.")
        )
        self.months = spin_box(1, MOST_MONTHS, 3, self)
        self.event_box = QCheckBox(self.tr("an event happens or goes on"), self)
        self.event_box.setChecked(True)
        self.unrest = spin_box(1, 99, 8, self)
        self.treasury = spin_box(-999, 9999, 0, self)
        self.form.addRow(self.tr("&Months"), self.months)
        self.form.addRow(self.tr("Stop when"), self.event_box)
        self.form.addRow(self.tr("Stop at &Unrest"), self.unrest)
        self.form.addRow(self.tr("Stop below a Treasur&y of"), self.treasury)
        for box in (self.months, self.unrest, self.treasury):
            box.valueChanged.connect(self.refresh)
        self.event_box.toggled.connect(self.refresh)

    def action(self) -> Action | None:
        return PlayMonths(
            kingdom=self.document.campaign.at_table,
            months=self.months.value(),
            event=self.event_box.isChecked(),
            unrest=self.unrest.value(),
            treasury=self.treasury.value(),
        )
