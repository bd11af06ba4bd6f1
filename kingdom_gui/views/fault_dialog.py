"""What the user sees when the program itself is at fault: one calm sentence, and details to copy."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from .blocks import muted, title
from .fitting import FittingDialog
from .text_size import by_text


class FaultDialog(FittingDialog):
    """Says that work is safe, and keeps the details out of sight until asked for."""

    def __init__(
        self,
        details: str,
        kept: bool,
        parent: QWidget | None = None,
        report: Path | None = None,
        words: str = "",
    ) -> None:
        """`kept` tells whether unsaved work is kept, `report` is the file that holds the details,
        `words` what the error says of itself, which is shown and copied only if that is chosen.
        """
        super().__init__(parent)
        self._without, self._words = details, words
        self.details = details
        self.setWindowTitle(self.tr("Something went wrong"))
        safe = self.tr("Your campaign is as it was before, and unsaved work is kept.")
        unsure = self.tr("Your campaign is as it was before. Save it now under a new name to be sure.")
        self.box = QPlainTextEdit(details, self)
        self.box.setReadOnly(True)
        self.box.setAccessibleName(self.tr("Details"))
        self.box.hide()
        self.all_box = QCheckBox(self.tr("With the &error’s own words, which may quote your campaign"), self)
        self.all_box.toggled.connect(self._choose)
        self.all_box.hide()
        buttons = QDialogButtonBox(self)
        self.show_button = QPushButton(self.tr("&Details"), self)
        self.show_button.setCheckable(True)
        self.show_button.toggled.connect(self._toggle)
        copy = QPushButton(self.tr("&Copy details"), self)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details))
        go_on = QPushButton(self.tr("Go on"), self)
        go_on.setDefault(True)
        go_on.clicked.connect(self.accept)
        buttons.addButton(self.show_button, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addWidget(title(self.tr("Something went wrong")))
        column.addWidget(muted(safe if kept else unsure, 1.0))
        column.addWidget(
            muted(self.tr("That was a mistake of the program. The details help to mend it."), 1.0)
        )
        if report is not None:
            said = self.tr("They are kept in {file}, without any text of your campaign.")
            where = muted(said.format(file=report), 1.0)
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(where)
        column.addWidget(self.box)
        column.addWidget(self.all_box)
        column.addWidget(buttons)
        by_text(self, least_width=520)

    def _toggle(self, on: bool) -> None:
        self.box.setVisible(on)
        self.all_box.setVisible(on and bool(self._words))
        self.adjustSize()

    def _choose(self, everything: bool) -> None:
        self.details = f"{self._without}\n{self._words}" if everything else self._without
        self.box.setPlainText(self.details)
