"""Small forms of the Income phase: withdrawals, deposits, and valuables to sell."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.treasury import Deposit, SellValuable, Withdraw
from .. import speech
from ..blocks import muted, spin_box

MOST_GP = 10_000_000


class MoneyForm(QWidget):
    """Fields and a button. `wanted(action)` asks for what the fields say; Enter in a field does as well."""

    wanted = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(8)
        self.button = QPushButton(self)
        self.button.clicked.connect(self.enter)
        self.effect = muted("")
        self.effect.setWordWrap(False)

    def action(self) -> Action | None:
        """What the fields say; None while they are empty."""
        raise NotImplementedError

    def enter(self) -> None:
        """Do what the fields say."""
        action = self.action()
        if action is not None:
            self.wanted.emit(action)

    def refresh(self) -> None:
        """Tell what would come of it, or why not."""
        action = self.action()
        outcome = self.document.check(action) if action is not None else None
        said = speech.speaker(self.document.campaign)
        self.button.setEnabled(isinstance(outcome, Change))
        if isinstance(outcome, Change):
            self.effect.setText(said.say(outcome.code, outcome.parameters))
        else:
            self.effect.setText(said.reason(outcome.reasons[0]) if outcome is not None else "")
        self.effect.setToolTip(self.effect.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.action() is not None:
            self.enter()
            event.accept()
            return
        super().keyPressEvent(event)

    def _finish(self, verb: str) -> None:
        self.button.setText(verb)
        self.row.addWidget(self.button)
        self.row.addWidget(self.effect, 1)
        self.refresh()


class WithdrawForm(MoneyForm):
    """So many BP, for oneself."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.amount = spin_box(0, 9999, 0, self)
        self.amount.setSuffix(self.tr(" BP"))
        self.amount.setAccessibleName(self.tr("BP to withdraw"))
        self.amount.valueChanged.connect(self.refresh)
        self.row.addWidget(self.amount)
        self._finish(self.tr("Withdraw"))

    def action(self) -> Action | None:
        if not self.amount.value():
            return None
        return Withdraw(kingdom=self.document.campaign.at_table, bp=self.amount.value())


class DepositForm(MoneyForm):
    """What coins and goods are worth together."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.amount = spin_box(0, MOST_GP, 0, self)
        self.amount.setSingleStep(1000)
        self.amount.setSuffix(self.tr(" gp"))
        self.amount.setAccessibleName(self.tr("Worth of what is deposited, in gp"))
        self.amount.valueChanged.connect(self.refresh)
        self.row.addWidget(self.amount)
        self._finish(self.tr("Deposit"))

    def action(self) -> Action | None:
        if not self.amount.value():
            return None
        return Deposit(kingdom=self.document.campaign.at_table, gp=self.amount.value())


class SaleForm(MoneyForm):
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
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(self.tr("What it is"))
        self.name.setAccessibleName(self.name.placeholderText())
        self.name.setMaximumWidth(160)
        self.price.valueChanged.connect(self.refresh)
        self.place.currentIndexChanged.connect(self.refresh)
        for field in (self.place, self.price, self.name):
            self.row.addWidget(field)
        self._finish(self.tr("Sell"))

    def action(self) -> Action | None:
        if not self.price.value() or self.place.currentData() is None:
            return None
        return SellValuable(
            kingdom=self.document.campaign.at_table,
            settlement=str(self.place.currentData()),
            price=self.price.value(),
            name=self.name.text().strip(),
        )


FORMS: dict[str, type[MoneyForm]] = {
    "withdrawals": WithdrawForm,
    "deposits": DepositForm,
    "sales": SaleForm,
}
