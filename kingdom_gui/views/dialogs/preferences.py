"""The user's preferences: language, light or dark, size."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...document.settings import TEXT_SIZES, Preferences
from ..blocks import title
from ..fitting import FittingDialog
from ..language import LANGUAGE_NAMES
from ..text_size import by_text


class PreferencesDialog(FittingDialog):
    """What is chosen is in force at once."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.setWindowTitle(self.tr("Preferences"))
        self.language = QComboBox(self)
        for code, name in LANGUAGE_NAMES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(self.language.findData(preferences.language))
        self.units = QComboBox(self)
        self.units.addItem(self.tr("As the language has it"), "language")
        self.units.addItem(self.tr("Miles"), "miles")
        self.units.addItem(self.tr("Kilometres"), "kilometres")
        self.units.setCurrentIndex(self.units.findData(preferences.units))
        self.theme = QComboBox(self)
        self.theme.addItem(self.tr("As the system"), "system")
        self.theme.addItem(self.tr("Light"), "light")
        self.theme.addItem(self.tr("Dark"), "dark")
        self.theme.setCurrentIndex(self.theme.findData(preferences.theme))
        self.map_style = QComboBox(self)
        self.map_style.addItem(self.tr("As the colours"), "colours")
        self.map_style.addItem(self.tr("Printed atlas"), "atlas")
        self.map_style.addItem(self.tr("High contrast"), "contrast")
        self.map_style.setCurrentIndex(self.map_style.findData(preferences.map_style))
        self.contrast = QComboBox(self)
        self.contrast.addItem(self.tr("As the system"), "system")
        self.contrast.addItem(self.tr("Usual"), "normal")
        self.contrast.addItem(self.tr("High"), "high")
        self.contrast.setCurrentIndex(self.contrast.findData(preferences.contrast))
        self.text_size = QComboBox(self)
        for percent in TEXT_SIZES:
            self.text_size.addItem(f"{percent} %", percent)
        self.text_size.setCurrentIndex(max(self.text_size.findData(preferences.text_size), 0))
        self.motion = QComboBox(self)
        self.motion.addItem(self.tr("As the system"), "system")
        self.motion.addItem(self.tr("Reduced"), "reduced")
        self.motion.addItem(self.tr("Full"), "full")
        self.motion.setCurrentIndex(self.motion.findData(preferences.motion))
        self.touch_sized = QComboBox(self)
        self.touch_sized.addItem(self.tr("Large while a finger is used"), "auto")
        self.touch_sized.addItem(self.tr("Always large"), "on")
        self.touch_sized.addItem(self.tr("Never large"), "off")
        self.touch_sized.setCurrentIndex(self.touch_sized.findData(preferences.touch_sized))
        self.shortcuts = QPushButton(self.tr("&Keyboard shortcuts…"), self)
        self.shortcuts.setAutoDefault(False)
        self.shortcuts.clicked.connect(self._show_shortcuts)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Language"), self.language)
        form.addRow(self.tr("&Distances"), self.units)
        form.addRow(self.tr("&Colours"), self.theme)
        form.addRow(self.tr("&Map"), self.map_style)
        form.addRow(self.tr("Co&ntrast"), self.contrast)
        form.addRow(self.tr("&Size of text"), self.text_size)
        form.addRow(self.tr("Mo&tion"), self.motion)
        form.addRow(self.tr("Controls for &fingers"), self.touch_sized)
        form.addRow("", self.shortcuts)
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
        by_text(self, least_width=420)
        self.language.currentIndexChanged.connect(self._keep)
        self.units.currentIndexChanged.connect(self._keep)
        self.theme.currentIndexChanged.connect(self._keep)
        self.map_style.currentIndexChanged.connect(self._keep)
        self.contrast.currentIndexChanged.connect(self._keep)
        self.text_size.currentIndexChanged.connect(self._keep)
        self.motion.currentIndexChanged.connect(self._keep)
        self.touch_sized.currentIndexChanged.connect(self._keep)

    def _show_shortcuts(self) -> None:
        from ..keys.dialog import ShortcutsDialog

        ShortcutsDialog(self).exec()

    def _keep(self) -> None:
        chosen = self._preferences
        for name, value in (
            ("language", self.language.currentData()),
            ("units", self.units.currentData()),
            ("theme", self.theme.currentData()),
            ("map_style", self.map_style.currentData()),
            ("contrast", self.contrast.currentData()),
            ("text_size", self.text_size.currentData()),
            ("motion", self.motion.currentData()),
            ("touch_sized", self.touch_sized.currentData()),
        ):
            if getattr(chosen, name) != value:
                setattr(chosen, name, value)
