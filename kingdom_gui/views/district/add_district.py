"""Adding a district: which of its sides are water, and what it costs."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.settle import AddDistrict
from ...engine.state import SIDES_OF_DISTRICT
from .. import labels
from ..dialogs.action_dialog import ActionDialog

_PLACES = {"n": (0, 1), "w": (1, 0), "e": (1, 2), "s": (2, 1)}


class AddDistrictDialog(ActionDialog):
    """Asks for the water sides of the new district, and whether the GM grants it."""

    def __init__(self, document: Document, settlement: str, parent: QWidget | None = None) -> None:
        there = document.campaign.settlements[settlement]
        self._settlement = settlement
        self._kingdom = document.campaign.claims.get(there.hex, "")
        super().__init__(document, "", "", parent)
        name = self.tr("A new district in {settlement}").format(settlement=there.name)
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Add it"))
        self.explain(self.tr("Tick the sides that lie at water. The others are land, where walls can stand."))
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        self.sides = {side: QCheckBox(labels.side(side), box) for side in SIDES_OF_DISTRICT}
        for side, check in self.sides.items():
            check.setAccessibleName(self.tr("{side} side is water").format(side=labels.side(side)))
            check.toggled.connect(self.refresh)
            grid.addWidget(check, *_PLACES[side])
        self.form.addRow(self.tr("Water"), box)
        self.granted = QCheckBox(self.tr("Granted: nothing is paid, no limit counts"), self)
        self.granted.toggled.connect(self.refresh)
        self.form.addRow("", self.granted)

    def action(self) -> Action:
        water = tuple(side for side, check in self.sides.items() if check.isChecked())
        return AddDistrict(
            kingdom=self._kingdom, settlement=self._settlement, water=water, granted=self.granted.isChecked()
        )
