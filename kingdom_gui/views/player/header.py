"""Over the players' map, in type to be read from afar: the kingdom, the month, and its public numbers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from .. import labels
from ..blocks import headroom
from ..calendar import month_name
from ..strip import NUMBERS
from ..theme import serif, sized
from .model import PlayersDocument

# Sizes in parts of the window's unit, and the unit's bounds in points.
NAME, MONTH, VALUE, LABEL = 2.3, 1.15, 1.9, 0.85
SMALLEST, LARGEST = 9.0, 26.0
ACROSS, DOWN = 110.0, 58.0  # units a window has


class BigNumber(QWidget):
    """One number over its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value, self.label = QLabel(self), QLabel(self)
        self.label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.value, self.label):
            part.setTextFormat(Qt.TextFormat.PlainText)
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(part)

    def show_number(self, name: str, value: int | None) -> None:
        """Show a number; None where there is none."""
        shown = "–" if value is None else labels.minus(value)
        self.value.setText(shown)
        self.label.setText(name)
        self.setAccessibleName(f"{name} {shown}")

    def set_unit(self, unit: float) -> None:
        """Set the type for a window's unit, in points."""
        self.value.setFont(_points(sized(1.0), unit * VALUE))
        self.label.setFont(_points(sized(1.0), unit * LABEL))


class Header(QWidget):
    """The kingdom's name over the month; beside them the numbers, where they are wanted and have room."""

    def __init__(self, document: PlayersDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._wanted = False
        self.name, self.month = QLabel(self), QLabel(self)
        self.month.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.numbers = {name: BigNumber(self) for name in NUMBERS}
        title = QVBoxLayout()
        title.setSpacing(0)
        for part in (self.name, self.month):
            part.setTextFormat(Qt.TextFormat.PlainText)
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            title.addWidget(part)
        self._row = QHBoxLayout(self)
        self._row.addLayout(title, 1)
        for number in self.numbers.values():
            self._row.addWidget(number, 0, Qt.AlignmentFlag.AlignBottom)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.set_unit(LARGEST)
        document.changed.connect(self.refresh)
        self.refresh()

    def show_numbers(self, shown: bool) -> None:
        """Show the public numbers, or hide them."""
        self._wanted = shown
        self.refresh()

    def set_unit(self, unit: float) -> None:
        """Set all type for a window's unit, in points."""
        self.name.setFont(_points(serif(10), unit * NAME))
        self.name.setContentsMargins(0, headroom(self.name.font()), 0, 0)
        self.month.setFont(_points(sized(1.0), unit * MONTH))
        for number in self.numbers.values():
            number.set_unit(unit)
        self._row.setSpacing(round(unit * 1.3))
        self._row.setContentsMargins(
            round(unit * 1.4), round(unit * 0.5), round(unit * 1.4), round(unit * 0.6)
        )

    def refresh(self, _patch: object = None) -> None:
        """Show the kingdom at the table as it is."""
        kingdom, campaign = self._document.kingdom, self._document.campaign
        self.name.setText(kingdom.name if kingdom is not None else campaign.settings.name)
        self.month.setText(month_name(campaign, self.tr("Month {number}")) if campaign.hexes else "")
        shown = self._wanted and kingdom is not None and kingdom.played
        found = self._document.numbers() if shown else None
        short = {"treasury": self.tr("BP", "Build Points"), "control_dc": self.tr("DC", "Control DC")}
        for name, number in self.numbers.items():
            number.setVisible(shown)
            if found is not None:
                number.show_number(short.get(name) or labels.number(name), found.total(name))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)


def unit_of(width: int, height: int) -> float:
    """The unit of type of a window of this size, in points."""
    return min(max(min(width / ACROSS, height / DOWN), SMALLEST), LARGEST)


def _points(font: QFont, pixels: float) -> QFont:
    font.setPixelSize(round(pixels))
    return font
