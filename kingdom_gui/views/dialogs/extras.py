"""The GM's own modifiers for kingdoms that part or unite: a list, and a line that adds to it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ...engine.actions.new_kingdom import Extra
from .. import labels, speech
from ..blocks import empty, heading, link, plain, spin_box
from ..text_size import by_text
from .modifier import KINGDOM

WIDEST = 150


class ExtrasList(QWidget):
    """Modifiers for one kingdom or several, each by the kingdom's id; `changed` tells of every change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kingdoms: list[tuple[str, str]] = []
        self._extras: list[tuple[str, Extra]] = []
        self.whose = QComboBox(self)
        self.whose.setAccessibleName(self.tr("For which kingdom"))
        self.target = QComboBox(self)
        by_text(self.whose, most_width=WIDEST)
        self.target.setAccessibleName(self.tr("Number"))
        for name in KINGDOM:
            self.target.addItem(labels.number(name), name)
        self.amount = spin_box(-999, 999, 1, self)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.months = spin_box(0, 120, 6, self)
        self.months.setSpecialValueText(self.tr("for good"))
        self.months.setAccessibleName(self.tr("Months"))
        self.months.setSuffix(self.tr(" months"))
        self.note = QLineEdit(self)
        self.note.setPlaceholderText(self.tr("Note"))
        self.note.setAccessibleName(self.tr("Note"))
        self.add_button = QPushButton(self.tr("Add"), self)
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(self.add)
        row = QHBoxLayout()
        row.setSpacing(8)
        for field in (self.whose, self.target, self.amount, self.months):
            row.addWidget(field)
        row.addWidget(self.note, 1)
        row.addWidget(self.add_button)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(heading(self.tr("The game master’s own modifiers, from next month on")))
        column.addLayout(self._lines)
        column.addLayout(row)

    def set_kingdoms(self, kingdoms: list[tuple[str, str]]) -> None:
        """The kingdoms that modifiers may be for: pairs of id and name."""
        if kingdoms == self._kingdoms:
            return
        chosen = self.whose.currentData()
        self._kingdoms = kingdoms
        self._extras = [pair for pair in self._extras if pair[0] in dict(kingdoms)]
        self.whose.clear()
        for key, name in kingdoms:
            self.whose.addItem(name, key)
        self.whose.setCurrentIndex(max(0, self.whose.findData(chosen)))
        self.whose.setVisible(len(kingdoms) > 1)
        self._show()

    def of(self, kingdom: str) -> tuple[Extra, ...]:
        """The modifiers for a kingdom."""
        return tuple(extra for key, extra in self._extras if key == kingdom)

    def add(self) -> None:
        """Put what the line says into the list."""
        if not self.amount.value():
            return
        extra = Extra(
            str(self.target.currentData()),
            self.amount.value(),
            self.months.value() or None,
            self.note.text().strip(),
        )
        self._extras.append((str(self.whose.currentData()), extra))
        self.note.clear()
        self._show()
        self.changed.emit()

    def _remove(self, place: int) -> None:
        del self._extras[place]
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        empty(self._lines)
        names = dict(self._kingdoms)
        for place, (key, extra) in enumerate(self._extras):
            row = QHBoxLayout()
            row.setSpacing(12)
            told = plain(self._told(names[key], extra))
            told.setWordWrap(False)
            row.addWidget(told)
            gone = link(self.tr("Remove"))
            gone.setAutoDefault(False)
            gone.clicked.connect(lambda _=False, place=place: self._remove(place))
            row.addWidget(gone)
            row.addStretch()
            self._lines.addLayout(row)

    def _told(self, whose: str, extra: Extra) -> str:
        """ "Eastmark: Economy −2, 3 months: markets parted"."""
        lasts = self.tr("for good") if extra.months is None else self.tr("%n month(s)", "", extra.months)
        text = f"{labels.number(extra.target)} {labels.signed(extra.amount)}, {lasts}"
        told = speech.explained(whose, text) if len(self._kingdoms) > 1 else text
        return speech.explained(told, extra.note) if extra.note else told
