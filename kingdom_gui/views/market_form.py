"""Looking for a magic item on a settlement's market: its name, its price, and whether it is found."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from ..document.document import Document
from ..engine.actions.items import MOST_GP, SeekItem
from . import labels
from .blocks import muted, spin_box


class MarketForm(QWidget):
    """`wanted(action)` asks for the item that the fields name to be looked for, and bought if it is there."""

    wanted = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.settlement_id = ""
        self.name = QLineEdit(self)
        self.price = spin_box(0, MOST_GP, 0, self)
        self.price.setSingleStep(50)
        self.button = QPushButton(self)
        self.most = muted("")
        self.most.setWordWrap(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.name, 1)
        row.addWidget(self.price)
        row.addWidget(self.button)
        row.addWidget(self.most)
        self.name.textChanged.connect(self._offer)
        self.price.valueChanged.connect(self._offer)
        self.name.returnPressed.connect(self.enter)
        self.button.clicked.connect(self.enter)
        self._retranslate()

    def action(self) -> SeekItem | None:
        """What the fields say; None while one is empty."""
        name = self.name.text().strip()
        if not name or not self.price.value() or not self.settlement_id:
            return None
        return SeekItem(
            kingdom=self.document.campaign.at_table,
            settlement=self.settlement_id,
            name=name,
            price=self.price.value(),
        )

    def enter(self) -> None:
        """Look for what the fields say."""
        action = self.action()
        if action is not None:
            self.wanted.emit(action)

    def renew(self) -> None:
        """The campaign has changed: so may the base value."""
        if self.settlement_id in self.document.campaign.settlements:
            most = self.document.settlement_numbers(self.settlement_id).total("base_value")
            self.most.setText(self.tr("75% up to {most} gp").format(most=labels.grouped(most)))
        self._offer()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.renew()
        super().changeEvent(event)

    def _offer(self) -> None:
        self.button.setEnabled(self.action() is not None)

    def _retranslate(self) -> None:
        self.name.setPlaceholderText(self.tr("Look on the market for…"))
        self.name.setAccessibleName(self.tr("Item to look for on the market"))
        self.price.setSuffix(self.tr(" gp"))
        self.price.setAccessibleName(self.tr("Its price in gp"))
        self.button.setText(self.tr("Look and buy"))
        self.most.setToolTip(
            self.tr(
                "An item up to the base value is found in 75 of 100 cases; the party pays with its own gold"
            )
        )
