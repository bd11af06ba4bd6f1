"""The plans above, the magic items for sale below, when they are asked for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QToolButton, QWidget

from ...document.document import Document
from ..item_panel import ItemPanel


class ItemsBelow(QSplitter):
    """A splitter with `above` in its upper half; a checked `button` shows the items in the lower one."""

    def __init__(self, document: Document, above: QWidget, button: QToolButton, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.items = ItemPanel(document, self)
        self.items.hide()
        self.addWidget(above)
        self.addWidget(self.items)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(0, 1)
        self.button = button
        button.setCheckable(True)
        button.toggled.connect(self.show_items)

    def show_items(self, shown: bool) -> None:
        """Show or hide the items, as high as they need to be, and half of the room at most."""
        self.button.setChecked(shown)
        self.items.setVisible(shown)
        if shown:
            high = min(self.items.sizeHint().height(), self.height() // 2)
            self.setSizes([self.height() - high, high])
