"""Small forms of the Income phase: withdrawals, deposits, and valuables to sell."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.treasury import Deposit, SellValuable, Withdraw
from .. import labels
from ..blocks import spin_box
from .step_form import StepForm, text_field

MOST_GP = 10_000_000


class WithdrawForm(StepForm):
    """So many BP, for oneself."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.amount = spin_box(0, 9999, 0, self)
        self.amount.setSuffix(self.tr(" BP"))
        self.amount.setAccessibleName(self.tr("BP to withdraw"))
        self.amount.valueChanged.connect(self.refresh)
        self.fields.addWidget(self.amount)
        self.finish(self.tr("Withdraw"))

    def action(self) -> Action | None:
        if not self.amount.value():
            return None
        return Withdraw(kingdom=self.document.campaign.at_table, bp=self.amount.value())

    def told(self, outcome: Change) -> str:
        """What is paid out, and what that stirs up."""
        table = outcome.campaign.at_table
        before = self.document.campaign.kingdoms[table].unrest.value
        after = outcome.campaign.kingdoms[table].unrest.value
        return f"{super().told(outcome)} · {labels.number('unrest')} {before} → {after}"


class DepositForm(StepForm):
    """What coins and goods are worth together."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.amount = spin_box(0, MOST_GP, 0, self)
        self.amount.setSingleStep(1000)
        self.amount.setSuffix(self.tr(" gp"))
        self.amount.setAccessibleName(self.tr("Worth of what is deposited, in gp"))
        self.amount.valueChanged.connect(self.refresh)
        self.fields.addWidget(self.amount)
        self.finish(self.tr("Deposit"))

    def action(self) -> Action | None:
        if not self.amount.value():
            return None
        return Deposit(kingdom=self.document.campaign.at_table, gp=self.amount.value())


class SaleForm(StepForm):
    """One valuable, its price, and where it is sold."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.place = QComboBox(self)
        self.place.setAccessibleName(self.tr("Where it is sold"))
        for settlement in document.campaign.settlements_of(document.campaign.at_table):
            self.place.addItem(settlement.name, settlement.id)
        self.price = spin_box(0, MOST_GP, 0, self)
        self.price.setSingleStep(1000)
        self.price.setSuffix(self.tr(" gp"))
        self.price.setAccessibleName(self.tr("Price of the valuable in gp"))
        self.name = text_field(self.tr("What it is"), 160, self)
        self.price.valueChanged.connect(self.refresh)
        self.place.currentIndexChanged.connect(self.refresh)
        for field in (self.place, self.price, self.name):
            self.fields.addWidget(field)
        self.finish(self.tr("Sell"))

    def action(self) -> Action | None:
        if not self.price.value() or self.place.currentData() is None:
            return None
        return SellValuable(
            kingdom=self.document.campaign.at_table,
            settlement=str(self.place.currentData()),
            price=self.price.value(),
            name=self.name.text().strip(),
        )
