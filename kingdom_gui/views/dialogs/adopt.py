"""Adopting a running kingdom: the numbers of the paper sheet, entered once."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLineEdit, QSpinBox, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.found import AdoptKingdom, SetPaper
from .. import labels
from ..blocks import muted, spin_box
from .action_dialog import ActionDialog
from .found_settlement import free_id
from .kingdom_fields import alignment_box, government_box

NUMBERS = (
    "economy",
    "loyalty",
    "stability",
    "consumption",
    "control_dc",
    "size",
    "districts",
    "population",
    "fame",
    "infamy",
)
SIGNED = ("economy", "loyalty", "stability", "treasury")
STOCKS = ("treasury", "unrest")


class SheetFields(QWidget):
    """The sheet's numbers in two columns of boxes."""

    def __init__(self, names: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        self.boxes: dict[str, QSpinBox] = {}
        for place, name in enumerate(names):
            box = spin_box(-999 if name in SIGNED else 0, 999_999, 0, self)
            box.setGroupSeparatorShown(True)
            box.setAccessibleName(labels.number(name))
            self.boxes[name] = box
            row, column = divmod(place, 2)
            grid.addWidget(muted(labels.number(name)), row, 2 * column)
            grid.addWidget(box, row, 2 * column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)

    def values(self) -> dict[str, int]:
        """What was entered, by number."""
        return {name: box.value() for name, box in self.boxes.items()}


class AdoptDialog(ActionDialog):
    """Takes over a kingdom with the totals of its sheet; map and buildings are entered afterwards."""

    needs = "name"

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Adopt a running kingdom")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Take over"))
        self.explain(
            self.tr(
                "Type the totals of your paper sheet. Draw map, buildings and leaders later: what they do "
                "not explain yet stands as one carried-over line."
            )
        )
        self.name = QLineEdit(self)
        self.name.textChanged.connect(self.refresh)
        self.alignment = alignment_box(self)
        self.government = government_box(document, self)
        self.form.addRow(self.tr("&Name"), self.name)
        self.form.addRow(self.tr("&Alignment"), self.alignment)
        self.form.addRow(self.tr("&Government"), self.government)
        self.sheet = SheetFields((*STOCKS, *NUMBERS), self)
        self.sheet.boxes["control_dc"].setValue(20)
        self.form.addRow(self.sheet)
        for box in (self.alignment, self.government):
            box.currentIndexChanged.connect(self.refresh)
        for spin in self.sheet.boxes.values():
            spin.valueChanged.connect(self.refresh)

    def action(self) -> Action | None:
        name = self.name.text().strip()
        if not name:
            return None
        values = self.sheet.values()
        return AdoptKingdom(
            kingdom=free_id(name, set(self.document.campaign.kingdoms)),
            name=name,
            alignment=str(self.alignment.currentData()),
            government=str(self.government.currentData()),
            treasury=values["treasury"],
            unrest=values["unrest"],
            totals={name: values[name] for name in NUMBERS},
        )


class PaperDialog(ActionDialog):
    """Corrects the totals of the sheet while a kingdom is being adopted."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("The paper sheet")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Keep"))
        self.sheet = SheetFields(NUMBERS, self)
        self.form.addRow(self.sheet)
        kingdom, numbers = document.kingdom, document.numbers()
        paper = dict(kingdom.paper) if kingdom is not None else {}
        for name, spin in self.sheet.boxes.items():
            known = numbers.total(name) if numbers is not None else 0
            spin.setValue(paper.get(name, known))
            spin.valueChanged.connect(self.refresh)

    def action(self) -> Action | None:
        return SetPaper(kingdom=self.document.campaign.at_table, totals=self.sheet.values())
