"""All magic item slots of the kingdom in one table."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ..fitting import FittingDialog
from ..item_panel import ItemPanel
from ..modal import ask


class ItemsDialog(FittingDialog):
    """The panel of magic items over all settlements; what is done is done at once, and can be undone."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Magic items of the kingdom"))
        self.panel = ItemPanel(document, self)
        self._document = document
        self.panel.override_requested.connect(self._insist)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.panel, 1)
        column.addWidget(buttons)
        for button in self.panel.buttons.values():
            button.setAutoDefault(False)
        self.resize(860, 520)

    def _insist(self, action: Action, _refusal: object) -> None:
        """Ask for the GM's note, and do it."""
        from .override import OverrideDialog

        ask(OverrideDialog(self._document, action, self))
