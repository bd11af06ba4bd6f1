"""Founding a settlement: its name and which of its four borders are water."""

from __future__ import annotations

import re
import unicodedata

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.settle import FoundSettlement
from ...engine.hexes import HexId
from ...engine.state import SIDES_OF_DISTRICT, Side
from .. import labels, speech
from .action_dialog import ActionDialog

PLACES: dict[Side, tuple[int, int]] = {"n": (0, 1), "e": (1, 2), "s": (2, 1), "w": (1, 0)}


class FoundSettlementDialog(ActionDialog):
    """Founds a settlement in a hex; an unprepared hex is prepared with it."""

    def __init__(self, document: Document, hex_id: HexId, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Found a settlement in {hex}").format(hex=speech.hex_label(hex_id, document.campaign))
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Found"))
        self._hex = hex_id
        self.name = QLineEdit(document.campaign.hexes[hex_id].name, self)
        self.name.textChanged.connect(self.refresh)
        self.form.addRow(self.tr("&Name"), self.name)
        self.sides: dict[Side, QCheckBox] = {}
        self.form.addRow(self.tr("Water borders"), self._borders())
        self.granted = QCheckBox(self.tr("&Granted: free, and outside this month’s limit"), self)
        self.granted.toggled.connect(self.refresh)
        self.form.addRow("", self.granted)

    def action(self) -> Action | None:
        name = self.name.text().strip()
        if not name:
            return None
        return FoundSettlement(
            kingdom=self.document.campaign.at_table,
            settlement=free_id(name, set(self.document.campaign.settlements)),
            name=name,
            hex=self._hex,
            water=tuple(side for side, box in self.sides.items() if box.isChecked()),
            granted=self.granted.isChecked(),
        )

    def _borders(self) -> QWidget:
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        for side in SIDES_OF_DISTRICT:
            check = QCheckBox(labels.side(side), box)
            check.toggled.connect(self.refresh)
            self.sides[side] = check
            grid.addWidget(check, *PLACES[side])
        middle = QLabel("▦", box)
        middle.setAccessibleName("")
        grid.addWidget(middle, 1, 1)
        there = self.document.campaign.hexes[self._hex]
        if not (there.coast or there.lake or there.river):
            box.setToolTip(self.tr("The hex has no water on the map; tick a side if the place has some."))
        grid.setColumnStretch(3, 1)
        return box


def free_id(name: str, taken: set[str]) -> str:
    """An id made from a name (`Port Lantern` -> `port-lantern`) that is not taken yet."""
    ascii_name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    base = re.sub(r"[^a-z0-9]+", "-", ascii_name.lower()).strip("-")[:48] or "place"
    number, found = 2, base
    while found in taken:
        found, number = f"{base}-{number}", number + 1
    return found
