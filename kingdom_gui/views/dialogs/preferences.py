"""The user's preferences: language, distances, colours, contrast, size of text, motion, fingers, keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSignalBlocker
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...document.settings import TEXT_SIZES, Preferences
from ..blocks import link, muted, plain, title
from ..fitting import FittingDialog
from ..language import LANGUAGE_NAMES
from ..modal import ask
from ..text_size import by_text

Choices = Iterable[tuple[str, object]]


class PreferencesDialog(FittingDialog):
    """What is chosen is in force at once, in the whole window and in the sample at the dialog's foot."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.language, self.units = QComboBox(self), QComboBox(self)
        self.theme, self.contrast, self.map_style = QComboBox(self), QComboBox(self), QComboBox(self)
        self.text_size, self.motion, self.touch_sized = QComboBox(self), QComboBox(self), QComboBox(self)
        self.shortcuts = QPushButton(self)
        self.shortcuts.setAutoDefault(False)
        self.shortcuts.clicked.connect(self._show_shortcuts)
        self._boxes = {
            "language": self.language, "units": self.units, "theme": self.theme, "contrast": self.contrast,
            "map_style": self.map_style, "text_size": self.text_size, "motion": self.motion,
            "touch_sized": self.touch_sized,
        }  # fmt: skip
        self._head = title("")
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(10)
        for box in self._boxes.values():
            name = QLabel(self)
            name.setBuddy(box)
            self.form.addRow(name, box)
        self.form.addRow("", self.shortcuts)
        self.sample = Sample(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(14)
        column.addWidget(self._head)
        column.addLayout(self.form)
        column.addWidget(self.sample)
        column.addWidget(self.buttons)
        by_text(self, least_width=420)
        self._retranslate()
        for box in self._boxes.values():
            box.currentIndexChanged.connect(self._keep)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self.isVisible():
                self.fit_screen()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        """Write all texts in the language in force, with what is chosen now."""
        self.setWindowTitle(self.tr("Preferences"))
        self._head.setText(self.tr("Preferences"))
        names = {
            "language": self.tr("&Language"), "units": self.tr("&Distances"), "theme": self.tr("&Colours"),
            "contrast": self.tr("Co&ntrast"), "map_style": self.tr("&Map"),
            "text_size": self.tr("&Size of text"), "motion": self.tr("Mo&tion"),
            "touch_sized": self.tr("Controls for &fingers"),
        }  # fmt: skip
        for name, choices in self._choices().items():
            self._fill(self._boxes[name], choices, getattr(self._preferences, name))
            label = self.form.labelForField(self._boxes[name])
            if isinstance(label, QLabel):
                label.setText(names[name])
        self.motion.setToolTip(self.tr("Whether menus open by moving and the text cursor blinks"))
        self.shortcuts.setText(self.tr("&Keyboard shortcuts…"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self.sample.retranslate()

    def _choices(self) -> dict[str, Choices]:
        system = (self.tr("As the system"), "system")
        return {
            "language": [(name, code) for code, name in LANGUAGE_NAMES.items()],
            "units": [
                (self.tr("As the language has it"), "language"),
                (self.tr("Miles"), "miles"),
                (self.tr("Kilometres"), "kilometres"),
            ],
            "theme": [system, (self.tr("Light"), "light"), (self.tr("Dark"), "dark")],
            "contrast": [system, (self.tr("Usual"), "normal"), (self.tr("High"), "high")],
            "map_style": [
                (self.tr("As the colours"), "colours"),
                (self.tr("Printed atlas"), "atlas"),
                (self.tr("High contrast"), "contrast"),
            ],
            "text_size": [(self.tr("{percent}%").format(percent=size), size) for size in TEXT_SIZES],
            "motion": [system, (self.tr("Reduced"), "reduced"), (self.tr("Full"), "full")],
            "touch_sized": [
                (self.tr("Large while a finger is used"), "auto"),
                (self.tr("Always large"), "on"),
                (self.tr("Never large"), "off"),
            ],
        }

    @staticmethod
    def _fill(box: QComboBox, choices: Choices, chosen: object) -> None:
        with QSignalBlocker(box):
            box.clear()
            for text, value in choices:
                box.addItem(text, value)
            box.setCurrentIndex(max(box.findData(chosen), 0))

    def _show_shortcuts(self) -> None:
        from ..keys.dialog import ShortcutsDialog

        ask(ShortcutsDialog(self))

    def _keep(self) -> None:
        chosen = self._preferences
        wanted = {name: box.currentData() for name, box in self._boxes.items()}
        for name, value in wanted.items():
            if getattr(chosen, name) != value:
                setattr(chosen, name, value)


class Sample(QFrame):
    """How text, what stands back, and what leads on look with what is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._name, self._text, self._quiet, self._link = title(""), plain(""), muted(""), link("")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(4)
        for part in (self._name, self._text, self._quiet, self._link):
            column.addWidget(part)
        self.setAccessibleName(self.tr("Sample"))

    def retranslate(self) -> None:
        """Write the sample in the language in force."""
        self.setAccessibleName(self.tr("Sample"))
        self._name.setText(self.tr("A sample"))
        self._text.setText(self.tr("This is how names, words and numbers look: 1, 20, −3."))
        self._quiet.setText(self.tr("Labels and notes stand back."))
        self._link.setText(self.tr("And this leads on"))
