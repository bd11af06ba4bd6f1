"""Fields of a house rule that are lists of small rows: magic items, and what an event changes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ...engine.events.vocabulary import OUTCOMES, TARGETS
from ...engine.items.records import TIERS
from ...engine.rule_faults import ITEM_KINDS
from ...engine.state import Campaign
from .. import speech
from ..blocks import link, muted, quiet, spin_box
from ..text_size import by_text
from ..turn.asking import number_name
from .columns import Column
from .fields import Field, Plain

MOST_ITEMS = 20
AMOUNT_WIDTH = 90
NARROWEST = 12  # letters of a box


class Row(QWidget):
    """One row; `edited` tells of another value, `dropped` that it is to go."""

    edited = Signal()
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drop = quiet("×")
        self.drop.setAutoDefault(False)
        self.drop.setAccessibleName(self.tr("Take this away"))
        self.drop.setToolTip(self.drop.accessibleName())
        self.drop.clicked.connect(self.dropped)
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(0, 0, 0, 0)
        self.line.setSpacing(8)


class Rows(Field):
    """Rows one below the other, and a link that adds one."""

    def __init__(self, column: Column, add: str, parent: QWidget | None = None) -> None:
        super().__init__(column, parent)
        self.rows: list[Any] = []
        self.add: QPushButton = link(add)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self.add)

    def new_row(self) -> Row:
        """An empty row."""
        raise NotImplementedError

    def take(self, row: Row) -> None:
        """Set a row below the others."""
        row.edited.connect(self.edited)
        row.dropped.connect(lambda: self._drop(row))
        self.rows.append(row)
        number = QCoreApplication.translate("Spoken", "Row {number}")
        row.setAccessibleName(number.format(number=len(self.rows)))
        self._column.insertWidget(len(self.rows) - 1, row)

    def clear(self) -> None:
        """Take all rows away."""
        for row in list(self.rows):
            self._remove(row)

    def _add(self) -> None:
        self.take(self.new_row())
        self.edited.emit()

    def _drop(self, row: Row) -> None:
        self._remove(row)
        self.edited.emit()

    def _remove(self, row: Row) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()


class ItemRow(Row):
    """A group of magic item slots: how many, of what rank, of which kinds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = spin_box(1, MOST_ITEMS, 1, self)
        self.tier, self.kind = QComboBox(self), QComboBox(self)
        self.kinds: list[str] = []
        for tier in TIERS:
            self.tier.addItem(speech.term("item_tier", tier), tier)
        self.names = {kind: speech.term("item_kind", kind) for kind in ITEM_KINDS}
        self.kind.addItem(self.tr("kinds…"), "")
        for kind in sorted(self.names, key=lambda kind: speech.bare(self.names[kind])):
            self.kind.addItem(self.names[kind], kind)
        self.chosen = muted("")
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(NARROWEST)
        self.count.setAccessibleName(self.tr("How many"))
        self.tier.setAccessibleName(self.tr("Rank"))
        self.kind.setAccessibleName(self.tr("Kinds"))
        self.count.valueChanged.connect(self.edited)
        self.tier.currentIndexChanged.connect(self.edited)
        self.kind.activated.connect(self._toggle)
        for widget in (self.count, self.tier, self.kind):
            self.line.addWidget(widget)
        self.line.addWidget(self.chosen, 1)
        self.line.addWidget(self.drop)

    def value(self) -> dict[str, Any]:
        """The group as the record has it."""
        return {"count": self.count.value(), "tier": self.tier.currentData(), "kinds": list(self.kinds)}

    def show_value(self, group: dict[str, Any]) -> None:
        """Show a group."""
        self.count.setValue(int(group["count"]))
        self.tier.setCurrentIndex(self.tier.findData(group["tier"]))
        self.kinds = list(group["kinds"])
        self._name()

    def _toggle(self, _index: int) -> None:
        kind = str(self.kind.currentData())
        self.kind.setCurrentIndex(0)
        if kind:
            self.kinds = [k for k in self.kinds if k != kind] if kind in self.kinds else [*self.kinds, kind]
            self._name()
            self.edited.emit()

    def _name(self) -> None:
        self.chosen.setText(", ".join(self.names.get(kind, kind) for kind in self.kinds))


class ItemsField(Rows):
    """The magic item slots of a building."""

    def __init__(self, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(column, self.tr("Add slots"), parent)

    def new_row(self) -> ItemRow:
        row = ItemRow(self)
        row.show_value({"count": 1, "tier": "minor", "kinds": ["any"]})
        return row

    def value(self) -> list[dict[str, Any]]:
        return [row.value() for row in self.rows]

    def show_value(self, value: Plain) -> None:
        self.clear()
        for group in value or ():
            row = ItemRow(self)
            row.show_value(group)
            self.take(row)


class ChangeRow(Row):
    """One change of an event: with which outcome, which number, by how much."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.outcome, self.number, self.amount = QComboBox(self), QComboBox(self), QLineEdit(self)
        said = speech.speaker(Campaign())
        for outcome in OUTCOMES:
            self.outcome.addItem(said.say(f"outcome_{outcome}"), outcome)
        for number in TARGETS:
            self.number.addItem(number_name(number), number)
        for box in (self.outcome, self.number):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(NARROWEST)
        self.amount.setPlaceholderText("1d6")
        by_text(self.amount, fixed_width=AMOUNT_WIDTH)
        self.outcome.setAccessibleName(self.tr("With which outcome"))
        self.number.setAccessibleName(self.tr("Which number"))
        self.amount.setAccessibleName(self.tr("By how much: a number, or dice"))
        self.amount.setToolTip(self.amount.accessibleName())
        self.outcome.currentIndexChanged.connect(self.edited)
        self.number.currentIndexChanged.connect(self.edited)
        self.amount.textChanged.connect(self.edited)
        self.line.addWidget(self.outcome, 3)
        self.line.addWidget(self.number, 2)
        self.line.addWidget(self.amount)
        self.line.addWidget(self.drop)

    def show_value(self, outcome: str, number: str, amount: int | str) -> None:
        """Show a change; outcomes and figures of printed events are added by their names."""
        for box, key, name in (
            (self.outcome, outcome, speech.speaker(Campaign()).say(f"outcome_{outcome}")),
            (self.number, number, number_name(number)),
        ):
            if box.findData(key) < 0:
                box.addItem(name, key)
            box.setCurrentIndex(box.findData(key))
        self.amount.setText(str(amount).replace("-", "−"))

    def value(self) -> tuple[str, str, int | str]:
        """Outcome, number and amount, whole where it is one."""
        text = self.amount.text().strip().replace("−", "-").replace("W", "d").replace("w", "d")
        whole = text.removeprefix("+")
        amount: int | str = int(whole) if whole.removeprefix("-").isdecimal() and len(whole) < 10 else whole
        return str(self.outcome.currentData()), str(self.number.currentData()), amount


class ChangesField(Rows):
    """What the outcomes of an event change."""

    def __init__(self, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(column, self.tr("Add a change"), parent)

    def new_row(self) -> ChangeRow:
        return ChangeRow(self)

    def value(self) -> dict[str, dict[str, int | str]]:
        found: dict[str, dict[str, int | str]] = {}
        for row in self.rows:
            outcome, number, amount = row.value()
            found.setdefault(outcome, {})[number] = amount
        return found

    def show_value(self, value: Plain) -> None:
        self.clear()
        for outcome, numbers in (value or {}).items():
            for number, amount in numbers.items():
                row = ChangeRow(self)
                row.show_value(outcome, number, amount)
                self.take(row)
