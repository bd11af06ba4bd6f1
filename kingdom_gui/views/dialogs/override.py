"""The game master's last word: doing what a rule refuses; the journal keeps the reason, if one is given."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ...document.document import Document
from ...engine.actions import Action
from .action_dialog import ActionDialog


class OverrideDialog(ActionDialog):
    """Shows why not, and asks for a reason, which may stay empty."""

    def __init__(self, document: Document, action: Action, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Against the rule")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Do it all the same"))
        self.explain(self.tr("You have the last word. The journal keeps the reason, if you give one."))
        self._action = action

    def action(self) -> Action | None:
        return self._action
