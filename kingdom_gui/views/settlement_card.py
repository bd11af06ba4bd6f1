"""What a settlement is: its size and numbers, each open to its ledger, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions.settle import AddDistrict, EditSettlement, MoveCapital
from ..engine.counts_here import counts_here, is_kingdoms
from ..engine.state import Settlement
from . import labels, speech
from .blocks import facts, heading, link, muted, title
from .kept_rows import KeptRows
from .modal import ask
from .offer_rows import OfferRows
from .offers import Offer

MODIFIERS = ("corruption", "crime", "law", "lore", "productivity", "society", "danger")
MAIN = ("population", "base_value", "defense", "lots")


class SettlementCard(QWidget):
    """The card of one settlement."""

    def __init__(
        self, document: Document, settlement: str, wanted: SignalInstance, kept: KeptRows, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._document, self._wanted = document, wanted
        self._settlement = document.campaign.settlements[settlement]
        kept.begin(settlement)
        self.top = QWidget(self)
        column = QVBoxLayout(self)
        self._column = QVBoxLayout(self.top)
        for one in (column, self._column):
            one.setContentsMargins(0, 0, 0, 0)
            one.setSpacing(3)
        self._head(self._settlement)
        self._numbers(self._settlement)
        self._column.addStretch()
        column.addWidget(self.top)
        self.rows = OfferRows(document, self._offers(self._settlement), kept, self.top, self)
        self.rows.wanted.connect(self._wanted)
        column.addSpacing(6)
        column.addWidget(self.rows)

    def measure(self) -> None:
        """Note the places of the rows, for the card that follows this one."""
        self.rows.measure()

    def _head(self, settlement: Settlement) -> None:
        numbers = self._document.settlement_numbers(settlement.id)
        size = speech.capital(speech.term("settlement_size", numbers.size))
        kingdom = self._document.kingdom
        if kingdom is not None and kingdom.capital == settlement.id:
            size = self.tr("{size}, the capital").format(size=size)
        self._column.addWidget(title(settlement.name))
        self._column.addWidget(muted(size))
        hex_name = speech.hex_label(settlement.hex, self._document.campaign)
        pairs = [(self.tr("Hex"), hex_name), (self.tr("Note"), settlement.note)]
        if settlement.ready > self._document.campaign.month:
            pairs.append((self.tr("Builds from"), self.tr("month {number}").format(number=settlement.ready)))
        self._column.addWidget(facts(pairs))
        edit = link(self.tr("Name and note…"))
        edit.clicked.connect(self._ask_name)
        self._column.addWidget(edit)

    def _numbers(self, settlement: Settlement) -> None:
        self._column.addSpacing(6)
        self._column.addWidget(heading(self.tr("Numbers")))
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        for row, name in enumerate((*MAIN, *MODIFIERS)):
            here = counts_here(self._document.campaign, settlement.id, name, self._document.rules)
            value = here.total
            number = labels.number(name)
            if is_kingdoms(here):
                number = self.tr("{number} (of the kingdom)").format(number=number)
            grid.addWidget(muted(number), row, 0)
            text = labels.signed(value) if name in MODIFIERS else labels.grouped(value)
            if name == "base_value":
                text = self.tr("{count} gp").format(count=text)
            grid.addWidget(self._number(name, text), row, 1)
        self._column.addWidget(box)

    def _number(self, name: str, text: str) -> QPushButton:
        button = link(text)
        button.setAccessibleName(f"{labels.number(name)} {text}")
        button.clicked.connect(
            lambda: self._wanted.emit("settlement_ledger", (self._settlement.id, name, button))
        )
        return button

    def _offers(self, settlement: Settlement) -> list[Offer]:
        kingdom = self._document.kingdom
        if kingdom is None:
            return []
        add = AddDistrict(kingdom=kingdom.id, settlement=settlement.id)
        rows = [Offer("", self.tr("Add a district"), "add", add, self._document.check(add))]
        if kingdom.capital != settlement.id:
            move = MoveCapital(kingdom=kingdom.id, settlement=settlement.id)
            offer = Offer("", self.tr("Make it the capital"), "kingdom", move, self._document.check(move))
            rows.append(offer)
        return rows

    def _ask_name(self) -> None:
        from .dialogs.name_and_note import NameAndNoteDialog

        settlement, kingdom = self._settlement, self._document.campaign.at_table
        ask(
            NameAndNoteDialog(
                self._document,
                self.tr("Name and note"),
                settlement.name,
                settlement.note,
                lambda name, note: EditSettlement(
                    kingdom=kingdom, settlement=settlement.id, name=name, note=note
                ),
                self.window(),
            )
        )
