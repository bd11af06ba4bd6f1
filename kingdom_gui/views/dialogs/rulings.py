"""The rules of this table: the optional ones it plays, and how it reads what can be read in several ways."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Change, Refusal
from .. import speech
from ..blocks import heading, muted, title
from ..fitting import FittingDialog
from ..marking import QT_TRANSLATE_NOOP
from ..refusal_line import RefusalLine
from .ruling_row import FixedRow, RulingRow

# The groups in their order, by the topic of the settings; what has none stands under the last two headings.
TOPICS = {
    "optional": QT_TRANSLATE_NOOP("RulingsDialog", "Optional rules"),
    "kingdom": QT_TRANSLATE_NOOP("RulingsDialog", "The kingdom’s numbers"),
    "month": QT_TRANSLATE_NOOP("RulingsDialog", "The month"),
    "leaders": QT_TRANSLATE_NOOP("RulingsDialog", "Leaders"),
    "edicts": QT_TRANSLATE_NOOP("RulingsDialog", "Edicts"),
    "land": QT_TRANSLATE_NOOP("RulingsDialog", "Land"),
    "buildings": QT_TRANSLATE_NOOP("RulingsDialog", "Settlements and buildings"),
    "items": QT_TRANSLATE_NOOP("RulingsDialog", "Magic items"),
    "treasury": QT_TRANSLATE_NOOP("RulingsDialog", "Treasury"),
    "trade": QT_TRANSLATE_NOOP("RulingsDialog", "Trade"),
    "events": QT_TRANSLATE_NOOP("RulingsDialog", "Events"),
    "": QT_TRANSLATE_NOOP("RulingsDialog", "As printed, or corrected"),
    "fixed": QT_TRANSLATE_NOOP("RulingsDialog", "Read in one way"),
}


class RulingsDialog(FittingDialog):
    """Every optional rule and every ruling, with its source and who disputes it, to be searched.

    A choice shows what numbers it would change, and is in force, and undoable, once it is taken.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.setWindowTitle(self.tr("Rulings"))
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Find a rule or a ruling"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._narrow)
        self.rows: dict[str, RulingRow] = {}
        self._groups: list[tuple[QLabel, list[RulingRow | FixedRow]]] = []
        self._none = muted(self.tr("Nothing here has that name."))
        self._none.hide()
        self.refused = RefusalLine(self)
        self.refused.keep_room()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(10)
        column.addWidget(title(self.tr("Optional rules and rulings")))
        column.addWidget(
            muted(
                self.tr(
                    "The optional rules your table plays, and how it reads what can be read in several ways. "
                    "The campaign keeps your choices."
                )
            )
        )
        column.addWidget(self.filter)
        column.addWidget(self._list(), 1)
        column.addWidget(self.refused)
        column.addWidget(buttons)
        self.resize(820, 640)

    def _list(self) -> QScrollArea:
        page = QWidget(self)
        page.setObjectName("page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(14, 12, 14, 12)
        self._column.setSpacing(2)
        self._column.addWidget(self._none)
        rulings = self._document.rules.rulings.values()
        for topic, name in TOPICS.items():
            rows: list[RulingRow | FixedRow] = []
            for ruling in rulings:
                if not ruling.choices and topic == "fixed":
                    rows.append(FixedRow(ruling, page))
                elif ruling.choices and ruling.topic == topic:
                    row = RulingRow(self._document, ruling, page)
                    row.told.connect(partial(self._tell, row))
                    self.rows[ruling.id] = row
                    rows.append(row)
            if rows:
                self._group(QCoreApplication.translate("RulingsDialog", name), rows)
        self._column.addStretch()
        scroll = QScrollArea(self)
        scroll.setWidget(page)
        scroll.setAccessibleName(self.windowTitle())
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll = scroll
        return scroll

    def _group(self, name: str, rows: list[RulingRow | FixedRow]) -> None:
        head = heading(name)
        head.setContentsMargins(0, 8 if self._groups else 0, 0, 4)
        self._column.addWidget(head)
        for row in rows:
            self._column.addWidget(row)
        self._groups.append((head, rows))

    def _tell(self, row: RulingRow, outcome: Change | Refusal) -> None:
        """Say what stands against it; what it would change is brought into sight."""
        self.refused.show_outcome(outcome, self._document.campaign)
        QTimer.singleShot(0, row, lambda: self._scroll.ensureWidgetVisible(row.preview, 0, 12))

    def _narrow(self, text: str) -> None:
        """Leave only what has all the words that are typed; a heading goes with the last of its group."""
        wanted = speech.bare(text).split()
        any_left = False
        for head, rows in self._groups:
            left = 0
            for row in rows:
                found = all(word in row.words for word in wanted)
                row.setVisible(found)
                left += found
            head.setVisible(left > 0)
            any_left = any_left or left > 0
        self._none.setVisible(not any_left)
