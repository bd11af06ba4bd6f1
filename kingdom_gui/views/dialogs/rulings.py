"""The rulings: where the rules can be read in several ways, which way this campaign reads them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
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
from ..blocks import heading, muted, plain, title
from ..flow import FlowLayout
from ..refusal_line import RefusalLine

CATEGORIES = {
    "buildings": "building",
    "improvements": "improvement",
    "roles": "role",
    "settlement_sizes": "settlement_size",
    "special_terrain": "special_terrain",
    "terrain": "terrain",
    "events": "event",
    "event_tables": "event",
}


class RulingsDialog(QDialog):
    """Every ruling that leaves a choice, with its source; a choice is in force, and undoable, at once."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.setWindowTitle(self.tr("Rulings"))
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Find a ruling"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._narrow)
        self.boxes: dict[str, QComboBox] = {}
        self.checks: dict[str, dict[str, QCheckBox]] = {}
        self._rows: list[tuple[str, list[QWidget]]] = []
        self.refused = RefusalLine(self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(10)
        column.addWidget(title(self.tr("Rulings")))
        column.addWidget(
            muted(
                self.tr("Where the rules can be read in several ways, this is how your campaign reads them.")
            )
        )
        column.addWidget(self.filter)
        column.addWidget(self._list(), 1)
        column.addWidget(self.refused)
        column.addWidget(buttons)
        self.resize(780, 600)

    def _list(self) -> QScrollArea:
        page = QWidget(self)
        page.setObjectName("page")
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(14, 12, 14, 12)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        for ruling in self._document.rules.rulings.values():
            if ruling.many:
                self._add_many(ruling)
            elif ruling.choices:
                self._add(ruling)
        self._grid.addWidget(heading(self.tr("Read in one way")), self._grid.rowCount(), 0, 1, 2)
        for ruling in self._document.rules.rulings.values():
            if not ruling.choices:
                self._add_fixed(ruling)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        scroll = QScrollArea(self)
        scroll.setWidget(page)
        scroll.setAccessibleName(self.windowTitle())
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return scroll

    def _add(self, ruling: Ruling) -> None:
        name = speech.capital(speech.term("ruling", ruling.id))
        row = self._grid.rowCount()
        text, source = plain(name), muted(_source(ruling))
        box = QComboBox(self)
        for choice in ruling.choices:
            shown = speech.capital(speech.term("choice", f"{ruling.id}.{choice}"))
            if choice == ruling.default:
                shown = self.tr("{choice} (default)").format(choice=shown)
            box.addItem(shown, choice)
        box.setCurrentIndex(box.findData(self._document.campaign.ruling(ruling.id, ruling.default)))
        box.setAccessibleName(name)
        box.currentIndexChanged.connect(partial(self._choose, ruling.id))
        self._grid.addWidget(text, row, 0)
        self._grid.addWidget(box, row, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(source, row + 1, 0)
        self._grid.setRowMinimumHeight(row + 2, 10)
        self.boxes[ruling.id] = box
        self._rows.append((speech.bare(f"{name} {ruling.id} {ruling.ruling}"), [text, source, box]))

    def _add_many(self, ruling: Ruling) -> None:
        name = speech.capital(speech.term("ruling", ruling.id))
        row = self._grid.rowCount()
        taken = self._document.campaign.ruling(ruling.id, ruling.default).split()
        box = QWidget(self)
        flow = FlowLayout(box, gap=10)
        checks = {}
        for choice in ruling.choices:
            table, _, key = choice.partition(".")
            term = speech.term(CATEGORIES[table], key.rpartition(".")[2])
            checks[choice] = QCheckBox(speech.capital(term), box)
            checks[choice].setChecked(choice in taken)
            checks[choice].toggled.connect(partial(self._choose_many, ruling.id))
            flow.addWidget(checks[choice])
        self.checks[ruling.id] = checks
        text, source = plain(name), muted(_source(ruling))
        self._grid.addWidget(text, row, 0, 1, 2)
        self._grid.addWidget(source, row + 1, 0, 1, 2)
        self._grid.addWidget(box, row + 2, 0, 1, 2)
        self._rows.append((speech.bare(f"{name} {ruling.id}"), [text, source, box]))

    def _add_fixed(self, ruling: Ruling) -> None:
        name = speech.capital(speech.term("ruling", ruling.id))
        row = self._grid.rowCount()
        text, source = plain(name), muted(f"{ruling.id}, {_source(ruling)}")
        self._grid.addWidget(text, row, 0)
        self._grid.addWidget(source, row, 1)
        self._rows.append((speech.bare(f"{name} {ruling.id}"), [text, source]))

    def _choose(self, ruling: str, _index: int) -> None:
        self._set(ruling, str(self.boxes[ruling].currentData()))

    def _choose_many(self, ruling: str, _on: bool) -> None:
        self._set(ruling, " ".join(key for key, box in self.checks[ruling].items() if box.isChecked()))

    def _set(self, ruling: str, choice: str) -> None:
        action = SetRuling(kingdom=self._document.campaign.at_table, ruling=ruling, choice=choice)
        self.refused.show_outcome(self._document.do(action), self._document.campaign)

    def _narrow(self, text: str) -> None:
        for found, widgets in self._rows:
            for widget in widgets:
                widget.setVisible(speech.bare(text.strip()) in found)


def _source(ruling: Ruling) -> str:
    """Where the ruling rests, in short: its id and the lines of the rules; addresses are left out."""
    seeds = [part.strip() for part in ruling.source.split(";") if not part.strip().startswith("http")]
    return ", ".join(part for part in (ruling.ruling, *seeds) if part)
