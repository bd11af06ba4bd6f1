"""The page of tables: hexes on one tab, lots on the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from ...document.document import Document
from ...document.selection import Selection
from ..map_menu import Ask
from .hex_table import HexTable
from .lot_table import LotTable


class TablesPage(QWidget):
    """Two tables in tabs; `hexes` and `lots` are theirs."""

    def __init__(
        self, document: Document, selection: Selection, ask: Ask, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.hexes = HexTable(document, selection, ask, self)
        self.lots = LotTable(document, self)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.hexes, "")
        self.tabs.addTab(self.lots, "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.tabs.setTabText(0, self.tr("Hexes"))
        self.tabs.setTabText(1, self.tr("Lots"))
