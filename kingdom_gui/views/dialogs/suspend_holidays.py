"""The game master takes away what the Holidays bring: why, and whether Unrest rises with it."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.holiday import SuspendHolidays
from .. import labels
from ..blocks import spin_box
from .action_dialog import ActionDialog


class SuspendHolidaysDialog(ActionDialog):
    """Promises that were not kept, or changed too often (IT L292, L302)."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Suspend the Holidays")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Suspend"))
        self.explain(
            self.tr("They bring no Loyalty until you restore it. What they cost is paid all the same.")
        )
        self.text = QLineEdit(self)
        self.text.textChanged.connect(self.refresh)
        self.form.addRow(self.tr("&Why"), self.text)
        self.unrest = spin_box(0, 20, 0, self)
        self.unrest.setPrefix("+")
        self.unrest.valueChanged.connect(self.refresh)
        self.form.addRow(labels.number("unrest"), self.unrest)

    def action(self) -> Action | None:
        return SuspendHolidays(
            kingdom=self.document.campaign.at_table,
            note=self.text.text().strip(),
            unrest=self.unrest.value(),
        )
