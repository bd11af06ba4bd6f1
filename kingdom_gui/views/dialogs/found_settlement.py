"""Founding a settlement: its name and which of its four borders are water."""

from __future__ import annotations

import re
import unicodedata

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QSizePolicy, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.settle import FoundSettlement, has_water
from ...engine.hexes import HexId
from ...engine.ruleset import Ruleset
from ...engine.state import SIDES_OF_DISTRICT, Hex, Side
from .. import labels, speech
from ..place_names import unused_name
from ..theme import colours
from .action_dialog import ActionDialog

WATER = "#6b96ab"
PLACES: dict[Side, tuple[int, int]] = {"n": (0, 1), "e": (1, 2), "s": (2, 1), "w": (1, 0)}


class BorderSketch(QWidget):
    """A small plan of the district: nine blocks, land and water around them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._water: set[Side] = set()
        self.setFixedSize(72, 72)

    def set_water(self, side: Side, on: bool) -> None:
        """Draw a side as water, or as land."""
        if on:
            self._water.add(side)
        else:
            self._water.discard(side)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.fillRect(6, 6, 60, 60, QColor(c.paper))
        painter.setPen(QColor(c.muted))
        for row in range(3):
            for column in range(3):
                painter.drawRect(10 + column * 18, 10 + row * 18, 15, 15)
        edges: dict[Side, QRect] = {
            "n": QRect(6, 1, 60, 5),
            "s": QRect(6, 66, 60, 5),
            "w": QRect(1, 6, 5, 60),
            "e": QRect(66, 6, 5, 60),
        }
        for side, edge in edges.items():
            painter.fillRect(edge, QColor(WATER if side in self._water else c.line))


class FoundSettlementDialog(ActionDialog):
    """Founds a settlement in a hex; an unprepared hex is prepared with it."""

    needs = "name"

    def __init__(self, document: Document, hex_id: HexId, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Found a settlement in {hex}").format(hex=speech.hex_label(hex_id, document.campaign))
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Found"))
        self._hex = hex_id
        self.name = QLineEdit(self._suggested(), self)
        self.name.selectAll()
        self.name.textChanged.connect(self.refresh)
        self.form.addRow(self.tr("&Name"), self.name)
        self.sides: dict[Side, QCheckBox] = {}
        self.form.addRow(self.tr("Water borders"), self._borders())
        self.granted = QCheckBox(self.tr("&Granted: free, and outside this month’s limit"), self)
        self.granted.toggled.connect(self.refresh)
        self.form.addRow("", self.granted)
        for side in likely_water(document.campaign.hexes.get(hex_id), document.rules):
            self.sides[side].setChecked(True)

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

    def _suggested(self) -> str:
        """The name of the hex, or one of ours, where no settlement has it yet; Enter alone will do."""
        taken = [settlement.name for settlement in self.document.campaign.settlements.values()]
        there = self.document.campaign.hexes[self._hex].name
        return there if there and there not in taken else unused_name(taken)

    def _borders(self) -> QWidget:
        box = QWidget(self)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        for side in SIDES_OF_DISTRICT:
            check = QCheckBox(labels.side(side), box)
            check.toggled.connect(self.refresh)
            self.sides[side] = check
            grid.addWidget(check, *PLACES[side])
        self.sketch = BorderSketch(box)
        grid.addWidget(self.sketch, 1, 1, Qt.AlignmentFlag.AlignCenter)
        for side, check in self.sides.items():
            check.toggled.connect(lambda on, side=side: self.sketch.set_water(side, on))
            check.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        grid.setAlignment(self.sides["n"], Qt.AlignmentFlag.AlignHCenter)
        grid.setAlignment(self.sides["s"], Qt.AlignmentFlag.AlignHCenter)
        there = self.document.campaign.hexes[self._hex]
        if not (there.coast or there.lake or there.river):
            box.setToolTip(self.tr("The hex has no water on the map; tick a side if the place has some."))
        grid.setColumnStretch(3, 1)
        return box


def likely_water(there: Hex | None, rules: Ruleset) -> tuple[Side, ...]:
    """The borders of a new settlement that are taken for water until somebody says otherwise: one, where the
    hex has a river, a lake or a coast.
    """
    return ("s",) if there is not None and has_water(there, rules) else ()


def free_id(name: str, taken: set[str]) -> str:
    """An id made from a name (`Port Lantern` -> `port-lantern`) that is not taken yet."""
    ascii_name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    base = re.sub(r"[^a-z0-9]+", "-", ascii_name.lower()).strip("-")[:48] or "place"
    number, found = 2, base
    while found in taken:
        found, number = f"{base}-{number}", number + 1
    return found
