"""The deity of a shrine, temple or cathedral: by alignment or by portfolio, and what it gives (IT L1306)."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.optional import DedicateBuilding
from ...engine.options import holy_sites
from ...engine.rule_effects import HolySite
from ...engine.state import ATTRIBUTES, Building, Devotion
from .. import labels
from ..dialogs.action_dialog import ActionDialog
from . import phrases
from .placement import record_of

NOBODY, ALIGNMENT, PORTFOLIO = "nobody", "alignment", "portfolio"


class DeityDialog(ActionDialog):
    """What decides the building's gifts, the deity's name, and what they come to."""

    def __init__(
        self, document: Document, settlement: str, building: Building, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, "", "", parent)
        self._settlement = settlement
        self._number = building.id
        (self._effect_record,) = record_of(document, building.kind).effects_of(HolySite)
        shares = holy_sites.most_attributes(self._effect_record)
        name = self.tr("Deity: {building}").format(building=phrases.building_name(building.kind))
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Dedicate it"))
        self.explain(
            self.tr("The deity decides what the building gives, never more than it would give otherwise.")
        )
        known = building.devotion or Devotion()
        self.deity = QLineEdit(known.deity, self)
        self.deity.setMaxLength(80)
        self.by = QComboBox(self)
        self.by.addItem(self.tr("Nobody: what the building always gives"), NOBODY)
        self.by.addItem(self.tr("The deity’s alignment"), ALIGNMENT)
        self.by.addItem(self.tr("The deity’s portfolio"), PORTFOLIO)
        self.alignment = QComboBox(self)
        for one in labels.ALIGNMENTS:
            self.alignment.addItem(labels.alignment(one), one)
        self.shares = [QComboBox(self) for _ in range(shares)]
        self._set_from(known)
        self.form.addRow(self.tr("&Name"), self.deity)
        self.form.addRow(self.tr("Decided &by"), self.by)
        self.form.addRow(self.tr("&Alignment"), self.alignment)
        for number, box in enumerate(self.shares):
            self.form.addRow(self.tr("Favours") if not number else self.tr("and"), box)
        self.deity.textChanged.connect(self.refresh)
        self.by.currentIndexChanged.connect(self._arrange)
        self.alignment.currentIndexChanged.connect(self._arrange)
        for box in self.shares:
            box.currentIndexChanged.connect(self.refresh)
        self._arrange()

    def action(self) -> Action:
        by = str(self.by.currentData())
        there = self.document.campaign.settlements[self._settlement]
        shown = (str(box.currentData()) for box in self.shares if not box.isHidden())
        return DedicateBuilding(
            kingdom=self.document.campaign.claims.get(there.hex, ""),
            settlement=self._settlement,
            number=self._number,
            deity="" if by == NOBODY else self.deity.text().strip(),
            alignment=str(self.alignment.currentData()) if by == ALIGNMENT else "",
            attributes=() if by == NOBODY else tuple(shown),
        )

    def _set_from(self, known: Devotion) -> None:
        by = ALIGNMENT if known.alignment else PORTFOLIO if known.attributes else NOBODY
        self.by.setCurrentIndex(self.by.findData(by))
        self.alignment.setCurrentIndex(max(0, self.alignment.findData(known.alignment)))
        for number, box in enumerate(self.shares):
            for attribute in ATTRIBUTES:
                box.addItem(labels.number(attribute), attribute)
            if number < len(known.attributes):
                box.setCurrentIndex(box.findData(known.attributes[number]))

    def _arrange(self, _index: int = 0) -> None:
        """Ask only for what the way of deciding leaves open."""
        by = str(self.by.currentData())
        offered: tuple[str, ...] = ATTRIBUTES
        if by == ALIGNMENT:
            alignment = self.document.rules.alignments[str(self.alignment.currentData())]
            offered = tuple(dict.fromkeys(holy_sites.by_alignment(alignment)))
        open_ones = self._effect_record.axes == "one" and len(offered) > 1 if by == ALIGNMENT else True
        self.form.setRowVisible(self.deity, by != NOBODY)
        self.form.setRowVisible(self.alignment, by == ALIGNMENT)
        for box in self.shares:
            chosen = box.currentData()
            box.blockSignals(True)
            box.clear()
            for attribute in offered:
                box.addItem(labels.number(attribute), attribute)
            box.setCurrentIndex(max(0, box.findData(chosen)))
            box.blockSignals(False)
            self.form.setRowVisible(box, by != NOBODY and open_ones)
        self.refresh()

    def _effect(self, change: Change) -> str:
        """What the building's settlement has before and after, besides the kingdom's numbers."""
        before = self.document.settlement_numbers(self._settlement)
        after = self.document.settlement_numbers(self._settlement, change.campaign)
        moved = [
            labels.moved(name, before.total(name), after.total(name))
            for name in ATTRIBUTES
            if before.total(name) != after.total(name)
        ]
        return "   ".join(moved) or self.tr("No number changes.")
