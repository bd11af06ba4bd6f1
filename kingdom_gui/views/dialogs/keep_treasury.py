"""What the game master leaves of a fallen kingdom's Treasury, and to whom."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.loss import KeepTreasury
from ..blocks import spin_box
from .action_dialog import ActionDialog


class KeepTreasuryDialog(ActionDialog):
    """Asks for an amount, and for a kingdom that gets it where there is another; the rest is lost."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("The Treasury that is left")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Decide"))
        self.explain(self.tr("What is not kept is lost with the kingdom."))
        kingdom = document.kingdom
        have = max(0, kingdom.treasury.value) if kingdom is not None else 0
        self.amount = spin_box(0, have, 0, self)
        self.amount.setSuffix(self.tr(" BP"))
        self.amount.valueChanged.connect(self.refresh)
        self.form.addRow(self.tr("&Kept"), self.amount)
        self.to = QComboBox(self)
        self.to.addItem(self.tr("stays on its books"), "")
        for other in document.campaign.kingdoms.values():
            if other.played and other.id != document.campaign.at_table:
                self.to.addItem(other.name, other.id)
        self.to.currentIndexChanged.connect(self.refresh)
        self.form.addRow(self.tr("&Goes to"), self.to)

    def action(self) -> Action | None:
        return KeepTreasury(
            kingdom=self.document.campaign.at_table,
            amount=self.amount.value(),
            to=str(self.to.currentData()),
        )
