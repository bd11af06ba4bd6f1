"""Whose land the claim and abandon tools are for: the kingdom at the table's, or another's."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ..engine.neighbours import neighbours, played
from .blocks import heading, plain_tip
from .map.map_view import MapView
from .map.tools.strokes import LandStroke
from .swatches import SIDE, swatch_icon
from .text_size import by_text

WIDTH = 180
KEY = Qt.ItemDataRole.UserRole


class ClaimantsPanel(QWidget):
    """A list of the kingdoms as they look on the map, the one at the table first."""

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        by_text(self, fixed_width=WIDTH)
        self.head = heading("")
        self.list = QListWidget(self)
        by_text(self.list, icon=SIDE)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 10, 8, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self.list, 1)
        view.document.changed.connect(self._changed)

    @property
    def wanted(self) -> bool:
        """Whether there is anything to choose."""
        return isinstance(self._view.tool, LandStroke) and len(self._view.document.campaign.kingdoms) > 1

    def retranslate(self) -> None:
        """Write the heading in the language in force."""
        self.head.setText(self.tr("Whose land"))
        self.list.setAccessibleName(self.head.text())

    def fill(self) -> None:
        """Put the kingdoms into the list, the one in hand chosen."""
        campaign, tool = self._view.document.campaign, self._view.tool
        chosen = tool.claimant if isinstance(tool, LandStroke) else ""
        if campaign.kingdoms.get(chosen) is None:
            chosen = campaign.at_table
        kingdoms = sorted(played(campaign), key=lambda k: k.id != campaign.at_table) + neighbours(campaign)
        self.list.blockSignals(True)
        self.list.clear()
        for kingdom in kingdoms:
            item = QListWidgetItem(swatch_icon(campaign, kingdom.id), kingdom.name)
            item.setToolTip(plain_tip(kingdom.name))
            item.setData(KEY, kingdom.id)
            self.list.addItem(item)
            if kingdom.id == chosen:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)

    def choose(self, kingdom: str) -> None:
        """Take up a kingdom's land: the tools claim and give up for it from now on."""
        table = self._view.document.campaign.at_table
        for tool in self._view.tools.values():
            if isinstance(tool, LandStroke):
                tool.claimant = "" if kingdom == table else kingdom
        self.fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fill()

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.choose(str(item.data(KEY)))

    def _changed(self, patch: object) -> None:
        touched = getattr(patch, "touches", None)
        if self.isVisible() and (not patch or touched is None or touched("kingdoms", "campaign")):
            self.setVisible(self.wanted)
            self.fill()
