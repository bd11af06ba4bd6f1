"""The user's preferences: language, light or dark, size."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from ...document.settings import SCALES, Preferences
from ..blocks import muted, title
from ..language import LANGUAGE_NAMES


class PreferencesDialog(QDialog):
    """What is chosen is in force at once, but for the scale."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.setWindowTitle(self.tr("Preferences"))
        self.language = QComboBox(self)
        for code, name in LANGUAGE_NAMES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(self.language.findData(preferences.language))
        self.theme = QComboBox(self)
        self.theme.addItem(self.tr("As the system"), "system")
        self.theme.addItem(self.tr("Light"), "light")
        self.theme.addItem(self.tr("Dark"), "dark")
        self.theme.setCurrentIndex(self.theme.findData(preferences.theme))
        self.map_style = QComboBox(self)
        self.map_style.addItem(self.tr("Printed atlas"), "atlas")
        self.map_style.addItem(self.tr("High contrast"), "contrast")
        self.map_style.setCurrentIndex(self.map_style.findData(preferences.map_style))
        self.scale = QComboBox(self)
        for percent in SCALES:
            self.scale.addItem(f"{percent} %", percent)
        self.scale.setCurrentIndex(max(self.scale.findData(preferences.scale), 0))
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Language"), self.language)
        form.addRow(self.tr("&Colours"), self.theme)
        form.addRow(self.tr("&Map"), self.map_style)
        form.addRow(self.tr("&Size of everything"), self.scale)
        form.addRow("", muted(self.tr("Takes effect when the program is started again.")))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(14)
        column.addWidget(title(self.tr("Preferences")))
        column.addLayout(form)
        column.addWidget(buttons)
        self.setMinimumWidth(420)
        self.language.currentIndexChanged.connect(self._keep)
        self.theme.currentIndexChanged.connect(self._keep)
        self.map_style.currentIndexChanged.connect(self._keep)
        self.scale.currentIndexChanged.connect(self._keep)

    def _keep(self) -> None:
        chosen = self._preferences
        for name, value in (
            ("language", self.language.currentData()),
            ("theme", self.theme.currentData()),
            ("map_style", self.map_style.currentData()),
            ("scale", self.scale.currentData()),
        ):
            if getattr(chosen, name) != value:
                setattr(chosen, name, value)
