"""The kingdom's numbers as they would be when the reign begins, while it is being founded."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ....engine.totals import Numbers
from ... import labels
from ...blocks import quiet_line
from ...flow import FlowLayout
from ...strip import NUMBERS
from ...theme import serif, sized


class NumbersLine(QWidget):
    """Name and value of each number, side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, gap=18, line_gap=4)
        self.values: dict[str, QLabel] = {}
        for name in NUMBERS:
            box = QWidget(self)
            column = QVBoxLayout(box)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            column.addWidget(quiet_line(labels.number(name)))
            value = QLabel("0", box)
            value.setFont(serif(sized(1.25).pointSizeF()))
            column.addWidget(value)
            self.values[name] = value
            flow.addWidget(box)

    def show_numbers(self, numbers: Numbers | None) -> None:
        """Show these numbers; None: there are none."""
        said = []
        for name, value in self.values.items():
            text = labels.grouped(numbers.total(name)) if numbers is not None else "–"
            value.setText(text)
            value.setAccessibleName(f"{labels.number(name)} {text}")
            said.append(f"{labels.number(name)} {text}")
        self.setAccessibleName(", ".join(said))
