"""The third step: who pays for the beginning, and the first settlement."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from ....engine.hexes import HexId
from ...blocks import muted, spin_box
from ...patron_fields import PatronFields
from .choices import PATRON_BP, SCRATCH_BP, Choices
from .step import FoundingStep

MOST_BP = 9999


class PurseStep(FoundingStep):
    """`home` is the hex to begin in; without one there is nothing to settle yet."""

    def __init__(self, home: HexId | None, settlement: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.introduce(
            self.tr("Beginning"),
            self.tr("How it begins"),
            self.tr("Who pays for the first months, and whether a settlement stands already."),
        )
        self.home = home
        self.purse = QComboBox(self)
        self.purse.addItem(self.tr("A wealthy sponsor pays"), True)
        self.purse.addItem(self.tr("Start from scratch"), False)
        self.first = self.purse
        self.treasury = spin_box(0, MOST_BP, PATRON_BP, self)
        self.treasury.setSuffix(self.tr(" BP"))
        self.form.addRow(self.tr("Be&ginning"), self.purse)
        self.form.addRow(self.tr("&Treasury"), self.treasury)
        self.patron = PatronFields(self)
        self.form.addRow(self.tr("The patron &expects"), self.patron.obligation)
        self.form.addRow(self.tr("&Repayment"), self.patron.repayment)
        self.form.addRow(self.tr("Tr&ibute"), self.patron.tithe)
        self.settles = QCheckBox(self.tr("Found the &first settlement at once"), self)
        self.settlement = QLineEdit(settlement, self)
        self.settles.setChecked(home is not None)
        self.settlement.setEnabled(home is not None)
        self.form.addRow(self.settles)
        self.form.addRow(self.tr("Its na&me"), self.settlement)
        self.left = muted("")
        self.form.addRow(self.left)
        for part in (self.settles, self.settlement, self.left):
            self.form.setRowVisible(part, home is not None)
        self.column.addStretch()
        self.purse.currentIndexChanged.connect(self._suggest)
        self.treasury.valueChanged.connect(self.changed)
        self.patron.changed.connect(self.changed)
        self.settles.toggled.connect(self.settlement.setEnabled)
        self.settles.toggled.connect(self.changed)
        self.settlement.textChanged.connect(self.changed)

    def fill(self, chosen: Choices) -> Choices:
        patron = bool(self.purse.currentData())
        return replace(
            chosen,
            patron=patron,
            treasury=self.treasury.value(),
            obligation=self.patron.wanted if patron else "",
            repayment=self.patron.repayment.value() if patron else 0,
            tithe=self.patron.tithe.value() if patron else 0,
            home=self.home,
            settlement=self.settlement.text().strip() if self.settles.isChecked() else "",
        )

    def show_price(self, price: int | None, wanted: int | None) -> None:
        """Say what hex and settlement cost in BP, and what is left of the Treasury.

        `price` is what is paid with what is chosen, `wanted` what a settlement takes; None: none can stand
        here.
        """
        has = self.treasury.value()
        if wanted is None:
            self.left.setText(self.tr("No settlement can stand on this ground; the hex alone is claimed."))
        elif self.settles.isChecked() and has < wanted:
            text = self.tr("Hex and settlement take {count} BP; until then there is only the hex.")
            self.left.setText(text.format(count=wanted))
        elif self.settles.isChecked():
            text = self.tr(
                "The first hex and the ground for the settlement cost {count} BP; {left} BP are left."
            )
            self.left.setText(text.format(count=price, left=has - (price or 0)))
        else:
            self.left.setText(self.tr("The first hex is claimed; the settlement is founded from the map."))

    def _suggest(self) -> None:
        patron = bool(self.purse.currentData())
        self.treasury.setValue(PATRON_BP if patron else SCRATCH_BP)
        tip = self.tr("A House, an Inn and the ground to build them on, in the party’s own gold.")
        self.treasury.setToolTip("" if patron else tip)
        for part in self.patron.parts:  # without a patron there is nothing to expect
            self.form.setRowVisible(part, patron)
        self.changed.emit()
