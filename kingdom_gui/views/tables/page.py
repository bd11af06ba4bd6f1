"""The page of tables: hexes on one tab, lots on the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ...document.document import Document
from ...document.selection import Selection
from ..map_menu import Ask
from ..mode_bar import ModeButton
from .hex_table import HexTable
from .lot_table import LotTable


class TablesPage(QWidget):
    """Two tables under a row of tabs like the journal's; `hexes` and `lots` are theirs."""

    def __init__(
        self, document: Document, selection: Selection, ask: Ask, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.hexes = HexTable(document, selection, ask, self)
        self.lots = LotTable(document, self)
        self.tabs = QStackedWidget(self)
        self.buttons = (ModeButton(self), ModeButton(self))
        group, row = QButtonGroup(self), QHBoxLayout()
        row.setContentsMargins(6, 6, 14, 0)
        row.setSpacing(2)
        for number, (button, table) in enumerate(zip(self.buttons, (self.hexes, self.lots), strict=True)):
            self.tabs.addWidget(table)
            group.addButton(button, number)
            row.addWidget(button)
        row.addStretch()
        self.buttons[0].setChecked(True)
        group.idClicked.connect(self.tabs.setCurrentIndex)
        self.tabs.currentChanged.connect(lambda number: self.buttons[number].setChecked(True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.tabs, 1)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._retranslate()

    def take_focus(self) -> None:
        """Show the table of hexes, and give it the keyboard."""
        self.tabs.setCurrentIndex(0)
        self.hexes.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        for button, name in zip(self.buttons, (self.tr("Hexes"), self.tr("Lots")), strict=True):
            button.setText(name)
            button.updateGeometry()
