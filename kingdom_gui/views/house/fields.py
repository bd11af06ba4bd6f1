"""The fields of a house rule's form: each fills one column, and tells when its value is another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...engine.ruleset import Ruleset
from .. import labels, speech
from ..blocks import muted, plain_tip, quiet, spin_box, verbatim
from ..flow import FlowLayout
from ..text_size import by_text
from .columns import CATEGORIES, Column, ids_among

Plain: TypeAlias = Any  # a value as JSON has it: of whatever kind its column is
NARROW = 120  # pixels of a box for a number


class Field(QWidget):
    """Holds the value of a column as plain data; `edited` tells that it is another now."""

    edited = Signal()

    def __init__(self, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = column

    def value(self) -> Plain:
        """The value as the record has it."""
        raise NotImplementedError

    def show_value(self, value: Plain) -> None:
        """Show a value, such as the one that is printed."""
        raise NotImplementedError

    def line(self, *widgets: QWidget) -> QHBoxLayout:
        """Set widgets in a row, from the left."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in widgets:
            row.addWidget(widget)
        row.addStretch()
        return row

    def name(self, text: str) -> None:
        """What a screen reader calls its parts."""
        for child in self.findChildren(QWidget):
            if isinstance(child, QComboBox | QCheckBox) or child.inherits("QAbstractSpinBox"):
                child.setAccessibleName(text)


class _NumberField(Field):
    """A number in its spin box; with `limit`, or none at all."""

    spin: QSpinBox | QDoubleSpinBox

    def _take(self, spin: QSpinBox | QDoubleSpinBox, column: Column) -> None:
        self.spin = spin
        by_text(spin, least_width=NARROW)
        spin.valueChanged.connect(self.edited)
        self.limit = QCheckBox(self.tr("limited to"), self) if column.kind == "limit" else None
        if self.limit is not None:
            self.limit.toggled.connect(spin.setEnabled)
            self.limit.toggled.connect(self.edited)
            spin.setEnabled(False)
            self.line(self.limit, spin)
        else:
            self.line(spin)

    def value(self) -> int | float | None:
        return None if self.limit is not None and not self.limit.isChecked() else self.spin.value()

    def show_value(self, value: Plain) -> None:
        if self.limit is not None:
            self.limit.setChecked(value is not None)
        if value is None:
            return
        if isinstance(self.spin, QSpinBox):
            self.spin.setValue(int(value))
        else:
            self.spin.setValue(float(value))


class NumberField(_NumberField):
    """A whole number; with `limit`, or none at all."""

    def __init__(self, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(column, parent)
        self._take(spin_box(column.low, column.high, max(column.low, 0), self), column)


class DecimalField(_NumberField):
    """A number with a fraction; with `limit`, or none at all."""

    def __init__(self, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(column, parent)
        spin = QDoubleSpinBox(self)
        spin.setRange(column.low, column.high)
        spin.setSingleStep(0.5)
        spin.setDecimals(2)
        self._take(spin, column)


class YesField(Field):
    """True or false."""

    def __init__(self, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(column, parent)
        self.box = QCheckBox(self.tr("yes"), self)
        self.box.toggled.connect(self.edited)
        self.line(self.box)

    def value(self) -> bool:
        return self.box.isChecked()

    def show_value(self, value: Plain) -> None:
        self.box.setChecked(bool(value))


class ChoiceField(Field):
    """One of several."""

    def __init__(self, column: Column, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(column, parent)
        self.box = QComboBox(self)
        for key in ids_among(column.among, rules) if column.among else column.choices:
            self.box.addItem(_word(column, key), int(key) if column.kind == "lots" else key)
        self.box.currentIndexChanged.connect(self.edited)
        self.line(self.box)

    def value(self) -> Plain:
        return self.box.currentData()

    def show_value(self, value: Plain) -> None:
        if value is not None and self.box.findData(value) < 0:
            self.box.addItem(str(value), value)  # a work without lots
        self.box.setCurrentIndex(max(self.box.findData(value), 0))


class IdsField(Field):
    """Several records of a table, each a chip that a click takes away."""

    def __init__(self, column: Column, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(column, parent)
        self.ids: list[str] = []
        self.chips: dict[str, QPushButton] = {}
        self.add = QComboBox(self)
        self.add.addItem(self.tr("add…"), "")
        self._names = {key: _word(column, key) for key in ids_among(column.among, rules)}
        for key in sorted(self._names, key=lambda key: speech.bare(self._names[key])):
            self.add.addItem(self._names[key], key)
        self.add.activated.connect(self._added)
        box = QWidget(self)
        self._flow = FlowLayout(box, gap=6)
        self._flow.addWidget(self.add)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.addWidget(box)

    def value(self) -> list[str]:
        return list(self.ids)

    def show_value(self, value: Plain) -> None:
        for key in list(self.chips):
            self._drop(key)
        for key in value or ():
            self._take(str(key))

    def _added(self, _index: int) -> None:
        key = str(self.add.currentData())
        self.add.setCurrentIndex(0)
        if key and key not in self.ids:
            self._take(key)
            self.edited.emit()

    def _take(self, key: str) -> None:
        self.ids.append(key)
        name = self._names.get(key, key)
        chip = self.chips[key] = quiet(verbatim(f"{name}  ×"))
        chip.setAutoDefault(False)
        chip.setToolTip(plain_tip(self.tr("Take {name} away").format(name=name)))
        chip.setAccessibleName(chip.toolTip())
        chip.clicked.connect(lambda: self._removed(key))
        self._flow.addWidget(chip)

    def _removed(self, key: str) -> None:
        self._drop(key)
        self.edited.emit()

    def _drop(self, key: str) -> None:
        self.ids.remove(key)
        chip = self.chips.pop(key)
        self._flow.removeWidget(chip)
        chip.hide()
        chip.deleteLater()


class ShownField(Field):
    """What a form cannot fill in: it is shown, and kept as it is. A file of house rules can hold it."""

    def __init__(self, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(column, parent)
        self._value: Plain = None
        self.text = muted("")
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.text)

    def value(self) -> Plain:
        return self._value

    def show_value(self, value: Plain) -> None:
        self._value = value
        if isinstance(value, list | dict) and value:
            self.text.setText(self.tr("%n part(s), kept as they are", "", len(value)))
        else:
            self.text.setText(str(value) if value else self.tr("none"))


def _word(column: Column, key: str) -> str:
    """What one of the ids or choices of a column is called."""
    if column.kind == "lots":
        return key
    if column.among:
        return speech.capital(speech.term(CATEGORIES.get(column.among, column.among), key))
    if column.path in ("scope", "kind"):
        return speech.capital(speech.term(f"event_{column.path}", key))
    return labels.number(key)


def field_of(column: Column, rules: Ruleset, parent: QWidget | None = None) -> Field:
    """The field that fills a column."""
    from .lists import ChangesField, ItemsField

    if column.kind == "decimal" or column.among == "decimal":
        return DecimalField(column, parent)
    simple: dict[str, Callable[[], Field]] = {
        "number": lambda: NumberField(column, parent),
        "limit": lambda: NumberField(column, parent),
        "yes": lambda: YesField(column, parent),
        "lots": lambda: ChoiceField(column, rules, parent),
        "choice": lambda: ChoiceField(column, rules, parent),
        "ids": lambda: IdsField(column, rules, parent),
        "items": lambda: ItemsField(column, parent),
        "changes": lambda: ChangesField(column, parent),
        "shown": lambda: ShownField(column, parent),
    }
    return simple[column.kind]()
