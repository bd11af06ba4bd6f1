"""A name and a note: for a hex or a settlement."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ..text_size import by_text
from .action_dialog import ActionDialog


class NameAndNoteDialog(ActionDialog):
    """Two fields; `make(name, note)` gives the action that keeps them."""

    def __init__(
        self,
        document: Document,
        title: str,
        name: str,
        note: str,
        make: Callable[[str, str], Action],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(document, title, "", parent)
        self.do_button.setText(self.tr("Keep"))
        self._make = make
        self.name = QLineEdit(name, self)
        self.text = QPlainTextEdit(note, self)
        self.text.setTabChangesFocus(True)
        by_text(self.text, fixed_height=110)
        self.name.textChanged.connect(self.refresh)
        self.text.textChanged.connect(self.refresh)
        self.form.addRow(self.tr("&Name"), self.name)
        self.form.addRow(self.tr("N&ote"), self.text)

    def action(self) -> Action | None:
        return self._make(self.name.text().strip(), self.text.toPlainText().strip())
