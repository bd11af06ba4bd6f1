"""A modifier of the game master's own: so much to a total, for some months or for good, with a note."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.gm import CHECKS, AddModifier
from .. import labels
from ..blocks import spin_box
from .action_dialog import ActionDialog

KINGDOM = ("economy", "loyalty", "stability", "consumption", "control_dc", "fame", "infamy", *CHECKS)
SETTLEMENT = (
    "defense",
    "base_value",
    "corruption",
    "crime",
    "law",
    "lore",
    "productivity",
    "society",
    "danger",
)


class ModifierDialog(ActionDialog):
    """Adds a modifier to the kingdom's or one settlement's numbers."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("New modifier")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Add"))
        self.place = QComboBox(self)
        self.place.addItem(self.tr("The whole kingdom"), "")
        for settlement in document.campaign.settlements_of(document.campaign.at_table):
            self.place.addItem(settlement.name, settlement.id)
        self.place.currentIndexChanged.connect(self._fill_targets)
        self.target = QComboBox(self)
        self.amount = spin_box(-999, 999, 1, self)
        self.months = spin_box(0, 120, 0, self)
        self.months.setSpecialValueText(self.tr("for good"))
        self.text = QLineEdit(self)
        self.form.addRow(self.tr("&For"), self.place)
        self.form.addRow(self.tr("&Number"), self.target)
        self.form.addRow(self.tr("&Amount"), self.amount)
        self.form.addRow(self.tr("&Months"), self.months)
        self.form.addRow(self.tr("N&ote"), self.text)
        self._fill_targets()
        self.target.currentIndexChanged.connect(self.refresh)
        self.amount.valueChanged.connect(self.refresh)
        self.months.valueChanged.connect(self.refresh)
        self.text.textChanged.connect(self.refresh)

    def action(self) -> Action | None:
        if not self.amount.value():
            return None
        return AddModifier(
            kingdom=self.document.campaign.at_table,
            target=str(self.target.currentData()),
            amount=self.amount.value(),
            note=self.text.text().strip(),
            months=self.months.value() or None,
            settlement=str(self.place.currentData()),
        )

    def _fill_targets(self) -> None:
        self.target.blockSignals(True)
        self.target.clear()
        for name in SETTLEMENT if self.place.currentData() else KINGDOM:
            self.target.addItem(labels.number(name), name)
        self.target.blockSignals(False)
        self.refresh()
