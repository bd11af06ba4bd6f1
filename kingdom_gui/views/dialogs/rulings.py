"""The rulings: where the rules can be read in several ways, which way this campaign reads them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions.gm import SetRuling
from ...engine.ruleset import Ruling
from .. import speech
from ..blocks import muted, plain, title
from ..refusal_line import RefusalLine


class RulingsDialog(QDialog):
    """Every ruling that leaves a choice, with its source; a choice is in force, and undoable, at once."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.setWindowTitle(self.tr("Rulings"))
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Find a ruling"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._narrow)
        self.boxes: dict[str, QComboBox] = {}
        self._rows: dict[str, tuple[str, list[QWidget]]] = {}
        self.refused = RefusalLine(self)
        page = QWidget(self)
        page.setObjectName("page")
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        for ruling in document.rules.rulings.values():
            if ruling.choices and not ruling.many:
                self._add(ruling)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        scroll = QScrollArea(self)
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QDialogButtonBox(self)
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.AcceptRole)
        close.setDefault(True)
        buttons.accepted.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 14, 16)
        column.setSpacing(10)
        column.addWidget(title(self.tr("Rulings")))
        column.addWidget(
            muted(
                self.tr("Where the rules can be read in several ways, this is how your campaign reads them.")
            )
        )
        column.addWidget(self.filter)
        column.addWidget(scroll, 1)
        column.addWidget(self.refused)
        column.addWidget(buttons)
        self.resize(760, 600)

    def _add(self, ruling: Ruling) -> None:
        said = speech.speaker(self._document.campaign)
        name = speech.capital(said.say(f"ruling_{ruling.id}"))
        row = self._grid.rowCount()
        text, source = plain(name), muted(self._source(ruling), 0.85)
        box = QComboBox(self)
        for choice in ruling.choices:
            shown = speech.capital(said.say(f"choice_{choice}"))
            box.addItem(
                self.tr("{choice} (default)").format(choice=shown) if choice == ruling.default else shown,
                choice,
            )
        box.setCurrentIndex(box.findData(self._document.campaign.ruling(ruling.id, ruling.default)))
        box.setAccessibleName(name)
        box.currentIndexChanged.connect(lambda _: self._choose(ruling.id, box))
        self._grid.addWidget(text, row, 0)
        self._grid.addWidget(box, row, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(source, row + 1, 0)
        self._grid.setRowMinimumHeight(row + 2, 10)
        self.boxes[ruling.id] = box
        self._rows[ruling.id] = (f"{name} {ruling.id} {ruling.ruling}".lower(), [text, source, box])

    def _source(self, ruling: Ruling) -> str:
        seeds = [part.strip() for part in ruling.source.split(";") if not part.strip().startswith("http")]
        return ", ".join(part for part in (ruling.ruling, *seeds) if part)

    def _choose(self, ruling: str, box: QComboBox) -> None:
        action = SetRuling(
            kingdom=self._document.campaign.at_table, ruling=ruling, choice=str(box.currentData())
        )
        self.refused.show_outcome(self._document.do(action), self._document.campaign)

    def _narrow(self, text: str) -> None:
        for found, widgets in self._rows.values():
            for widget in widgets:
                widget.setVisible(text.strip().lower() in found)
