"""What a patron expects of a kingdom: which of four tasks, so many BP a month, a share of its income."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from ..engine.actions.found import ALL_OF_IT, OBLIGATIONS
from ..engine.state import Campaign, Kingdom, Obligation
from . import speech
from .blocks import spin_box

MOST_REPAID = 9999
USUAL_REPAYMENT, USUAL_TITHE = 1, 10  # BP a month, percent of income (IT L204)


class PatronFields(QObject):
    """A box for the obligation and two for the terms; `changed` tells of changes."""

    changed = Signal()

    def __init__(
        self, parent: QWidget, obligation: Obligation = "", repayment: int = 0, tithe: int = 0
    ) -> None:
        super().__init__(parent)
        self.obligation = QComboBox(parent)
        self.obligation.setAccessibleName(self.tr("What the patron expects"))
        self.obligation.addItem(self.tr("Nothing said"), "")
        for kind in OBLIGATIONS:
            self.obligation.addItem(speech.capital(speech.term("obligation", kind)), kind)
            means = speech.speaker(Campaign()).say("obligation_means", {"obligation": kind})
            self.obligation.setItemData(self.obligation.count() - 1, means, Qt.ItemDataRole.ToolTipRole)
        self.obligation.setCurrentIndex(max(0, self.obligation.findData(obligation)))
        self.repayment = self._terms(
            parent, MOST_REPAID, repayment, self.tr("Repayment each month"), self.tr(" BP a month"),
            self.tr("Customarily {amount} BP").format(amount=USUAL_REPAYMENT),
        )  # fmt: skip
        self.tithe = self._terms(
            parent, ALL_OF_IT, tithe, self.tr("Share of the income"), self.tr("% of the income"),
            self.tr("Customarily {amount}%, at least 1 BP").format(amount=USUAL_TITHE),
        )  # fmt: skip
        self.obligation.currentIndexChanged.connect(self._show_meaning)
        self.obligation.currentIndexChanged.connect(self.changed)
        self._show_meaning()

    @classmethod
    def of(cls, parent: QWidget, kingdom: Kingdom) -> PatronFields:
        """The fields with what a kingdom's patron expects."""
        return cls(parent, kingdom.obligation, kingdom.repayment, kingdom.tithe)

    @property
    def wanted(self) -> Obligation:
        """The obligation chosen."""
        found: Obligation = self.obligation.currentData()
        return found

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The boxes in their order."""
        return (self.obligation, self.repayment, self.tithe)

    def _terms(self, parent: QWidget, most: int, amount: int, name: str, suffix: str, tip: str) -> QSpinBox:
        box = spin_box(0, most, amount, parent)
        box.setSuffix(suffix)
        box.setAccessibleName(name)
        box.setToolTip(f"{name}: {tip}")
        box.valueChanged.connect(self.changed)
        return box

    def _show_meaning(self) -> None:
        tip = self.obligation.currentData(Qt.ItemDataRole.ToolTipRole)
        self.obligation.setToolTip(str(tip or ""))
