"""A building in another kingdom becomes the embassy there."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.embassy import OpenEmbassy
from ...engine.diplomacy.houses import embassy_kinds
from ...engine.state import Kingdom
from .. import speech
from ..blocks import spin_box
from .action_dialog import ActionDialog

MOST_BP = 9999


class EmbassyDialog(ActionDialog):
    """Asks which building: one that stands in a settlement there, or a new one that the map does not show."""

    def __init__(self, document: Document, other: Kingdom, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("An embassy in {name}").format(name=other.name)
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Open"))
        self.explain(self.tr("It helps your kingdom as its building would, and costs Consumption 1 a month."))
        self._other = other
        self.building = QComboBox(self)
        self._fill()
        self.price: QSpinBox = spin_box(0, MOST_BP, self._usual(), self)
        self.price.setSuffix(self.tr(" BP"))
        self.form.addRow(self.tr("&Building"), self.building)
        self.form.addRow(self.tr("&Price"), self.price)
        self.building.currentIndexChanged.connect(lambda: self.price.setValue(self._usual()))
        self.building.currentIndexChanged.connect(self.refresh)
        self.price.valueChanged.connect(self.refresh)

    def action(self) -> Action | None:
        kind, settlement, number = self.building.currentData()
        return OpenEmbassy(
            kingdom=self.document.campaign.at_table,
            to=self._other.id,
            building="" if settlement else kind,
            settlement=settlement,
            number=number,
            bp=self.price.value(),
        )

    def _usual(self) -> int:
        """What a new building of the kind costs, in BP."""
        return self.document.rules.buildings[self.building.currentData()[0]].cost

    def _fill(self) -> None:
        campaign, kinds = self.document.campaign, embassy_kinds(self.document.rules)
        for settlement in campaign.settlements_of(self._other.id):
            for district in settlement.districts:
                for building in district.buildings:
                    if building.kind in kinds and not building.embassy and not building.idle:
                        name = speech.capital(speech.term("building", building.kind))
                        place = (building.kind, settlement.id, building.id)
                        self.building.addItem(f"{name}, {settlement.name}", place)
        for kind in kinds:
            name = speech.capital(speech.term("building", kind))
            self.building.addItem(self.tr("{building}, new").format(building=name), (kind, "", 0))
