"""The items step of the month: where items come from, and a way to all of them at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...document.document import Document
from ..blocks import link, quiet_line
from ..item_rows import rows_of, taken
from ..modal import open_over


class ItemsForm(QWidget):
    """How many slots hold an item, and the table of all; it wants no action of its own."""

    wanted = Signal(object)
    override_wanted = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        rows = rows_of(document)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        self.open = link(self.tr("All magic items…"))
        self.open.setToolTip(self.tr("Every slot of the kingdom: roll, name, buy, sell off"))
        self.open.clicked.connect(self._open)
        row.addWidget(
            quiet_line(
                self.tr("{taken} of {count} slots hold an item").format(taken=taken(rows), count=len(rows))
            )
        )
        row.addWidget(self.open)
        row.addStretch(1)

    def _open(self) -> None:
        from ..dialogs.items import ItemsDialog

        dialog = ItemsDialog(self.document, self.window())
        open_over(dialog)
