"""The dark screen that covers the players' map while the GM prepares something."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ..theme import serif

DARK, LETTERS = "#0e0c0b", "#8d8271"
NAME = 3.2  # the size of the name, in the window's units


class Blackout(QWidget):
    """Plain dark, with the campaign's name; the same on light and on dark colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLabel(self)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.name.setWordWrap(True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addWidget(self.name)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(DARK))
        palette.setColor(QPalette.ColorRole.WindowText, QColor(LETTERS))
        self.setPalette(palette)
        self.name.setPalette(palette)
        self.setAutoFillBackground(True)

    def show_name(self, name: str) -> None:
        """Name the campaign."""
        self.name.setText(name)

    def set_unit(self, unit: float) -> None:
        """Set the name for a window's unit, in points."""
        font = serif(10)
        font.setPixelSize(round(unit * NAME))
        self.name.setFont(font)
