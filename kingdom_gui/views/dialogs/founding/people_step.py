"""The second step: what the people are like, and how they are governed."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from ....document.document import Document
from ... import labels, speech
from ...blocks import muted
from ..kingdom_fields import ATTRIBUTES, DEFAULT_ALIGNMENT, government_box
from .choices import Choices
from .step import FoundingStep

ACROSS = 3


class PeopleStep(FoundingStep):
    """Nine alignments as a square, lawful to chaotic and good to evil, and the form of government."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.introduce(
            self.tr("People"),
            self.tr("Its people and their government"),
            self.tr("How most of the people see the world, and who rules them."),
        )
        self._rules = document.rules
        self.alignments: dict[str, QPushButton] = {}
        square = QWidget(self)
        square.setAccessibleName(self.tr("Alignment"))
        grid = QGridLayout(square)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        self._group = QButtonGroup(self)
        for number, name in enumerate(labels.ALIGNMENTS):
            button = QPushButton(labels.alignment(name), square)
            button.setCheckable(True)
            button.setAutoDefault(False)
            brings = self._brings(name)
            button.setToolTip(brings)
            button.setAccessibleDescription(brings)
            self._group.addButton(button)
            self.alignments[name] = button
            grid.addWidget(button, number // ACROSS, number % ACROSS)
        self.brings = muted("")
        self.column.insertWidget(2, square)
        self.column.insertWidget(3, self.brings)
        self.government = government_box(document, self)
        self.form.addRow(self.tr("&Government"), self.government)
        self.column.addStretch()
        self.alignments[DEFAULT_ALIGNMENT].setChecked(True)
        self.first = self.alignments[DEFAULT_ALIGNMENT]
        self._group.buttonToggled.connect(self._chosen)
        self.government.currentIndexChanged.connect(self.changed)
        self._chosen(None, True)

    @property
    def alignment(self) -> str:
        """The alignment chosen."""
        return next(name for name, button in self.alignments.items() if button.isChecked())

    def fill(self, chosen: Choices) -> Choices:
        government = str(self.government.currentData())
        return replace(chosen, alignment=self.alignment, government=government)

    def _chosen(self, _button: object, on: bool) -> None:
        if on:
            name = self.alignment
            self.brings.setText(speech.explained(labels.alignment(name), self._brings(name)))
            self.changed.emit()

    def _brings(self, alignment: str) -> str:
        return labels.effects(self._rules.alignments[alignment], ATTRIBUTES)
