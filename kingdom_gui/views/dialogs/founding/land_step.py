"""The first step: what the kingdom is called, and the land it begins in."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget

from ....engine.hexes import Orientation
from .choices import Choices
from .land import Land, Layout, drawn, plains
from .noise import pick
from .step import FoundingStep

SIZES = ((12, 9), (20, 15), (40, 30), (80, 60))
USUAL_SIZE = 1
REALMS = (
    "Greenmark", "Aldermark", "Stonewold", "Ravensmere", "Thornmarch", "Highvale", "Farholt", "Amberfell",
    "Wintermoor", "Goldenlea", "Ashholm", "Brightwater March",
)  # fmt: skip


def suggested_realm(seed: int, taken: set[str]) -> str:
    """A name for the kingdom that none has yet."""
    start = pick(seed, len(REALMS))
    names = [*REALMS[start:], *REALMS[:start]]
    return next((name for name in names if name not in taken), f"{names[0]} {len(taken) + 1}")


class LandStep(FoundingStep):
    """Asks for the name and, with `new_map`, for the land; `land_changed` tells that it is another one."""

    land_changed = Signal()

    def __init__(self, seed: int, taken: set[str], new_map: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.introduce(
            self.tr("Land"),
            self.tr("The kingdom and its land"),
            self.tr("What it is called and where it begins. All of it can be changed later."),
        )
        self.seed = seed
        self.named = QLineEdit(suggested_realm(seed, taken), self)
        self.named.selectAll()
        self.named.textChanged.connect(self.changed)
        self.first = self.named
        self.form.addRow(self.tr("&Name of the kingdom"), self.named)
        self.kind, self.extent, self.shape = QComboBox(self), QComboBox(self), QComboBox(self)
        self.other = QPushButton(self.tr("Another &land"), self)
        self.other.setAutoDefault(False)
        self.other.setToolTip(self.tr("Draws a land with other coasts, mountains and woods"))
        if not new_map:
            for part in (self.kind, self.extent, self.shape, self.other):
                part.hide()
            self.column.addStretch()
            return
        self.kind.addItem(self.tr("A wild land, drawn for you"), "drawn")
        self.kind.addItem(self.tr("Nothing but plains, to draw on"), "plains")
        for columns, rows in SIZES:
            text = self.tr("{columns} × {rows} hexes").format(columns=columns, rows=rows)
            self.extent.addItem(text, (columns, rows))
        self.extent.setCurrentIndex(USUAL_SIZE)
        self.shape.addItem(self.tr("Points up"), "pointy")
        self.shape.addItem(self.tr("Flat tops"), "flat")
        self.form.addRow(self.tr("&Map"), self.kind)
        self.form.addRow("", self.other)
        self.form.addRow(self.tr("Si&ze"), self.extent)
        self.form.addRow(self.tr("&Hexes"), self.shape)
        for box in (self.kind, self.extent, self.shape):
            box.currentIndexChanged.connect(self._another_map)
        self.other.clicked.connect(self.draw_another)
        self.column.addStretch()

    def fill(self, chosen: Choices) -> Choices:
        return replace(chosen, name=self.named.text().strip())

    def land(self) -> Land:
        """The land as it is chosen now."""
        columns, rows = self.extent.currentData()
        shape: Orientation = self.shape.currentData()
        layout = Layout(columns, rows, shape)
        return plains(layout) if self.kind.currentData() == "plains" else drawn(self.seed, layout)

    def draw_another(self) -> None:
        """Draw another land of the same size."""
        self.seed += 1
        self.land_changed.emit()

    def _another_map(self) -> None:
        self.other.setEnabled(self.kind.currentData() == "drawn")
        self.land_changed.emit()
