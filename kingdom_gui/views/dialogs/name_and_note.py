"""A name and a note: for a hex or a settlement."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.world import NoteHex
from ...engine.hexes import HexId
from ...engine.state import Hex
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


class HexNoteDialog(NameAndNoteDialog):
    """The name and note of a hex; `shared` says whether the players read the note."""

    def __init__(
        self, document: Document, title: str, hex_id: HexId, there: Hex, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, title, there.name, there.note, partial(_noted, hex_id), parent)
        self.shared = QCheckBox(self.tr("The players read the note"), self)
        self.shared.setToolTip(self.tr("The name they read once the hex is explored."))
        self.shared.setChecked(there.shared)
        self.shared.toggled.connect(self.refresh)
        self.form.addRow("", self.shared)

    def action(self) -> Action | None:
        noted = super().action()
        return replace(noted, shared=self.shared.isChecked()) if isinstance(noted, NoteHex) else noted


def _noted(hex_id: HexId, name: str, note: str) -> Action:
    return NoteHex(hex=hex_id, name=name, note=note)
