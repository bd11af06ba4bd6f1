"""The terrains that the brush gives."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF, QShowEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..drawing.map.palette import terrain_colour
from ..drawing.map.terrain_signs import draw_sign
from . import speech
from .blocks import heading
from .help.places import HELP_ROLE
from .help.terms import explained_items
from .map.map_view import MapView
from .text_size import by_text, scaled
from .theme import map_palette

WIDTH = 150
SWATCH = 22
KEY = Qt.ItemDataRole.UserRole
HEXAGON = [QPointF(0, -1), QPointF(0.866, -0.5), QPointF(0.866, 0.5), QPointF(0, 1), QPointF(-0.866, 0.5),
           QPointF(-0.866, -0.5)]  # fmt: skip


class TerrainPanel(QWidget):
    """A list of terrains with their look on the map."""

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        by_text(self, fixed_width=WIDTH)
        self.head = heading("")
        self.list = QListWidget(self)
        by_text(self.list, icon=SWATCH)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._chosen)
        explained_items(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 10, 8, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self.list, 1)

    def retranslate(self) -> None:
        """List the terrains in the language and colours in force."""
        self.head.setText(self.tr("Terrain"))
        self.list.setAccessibleName(self.tr("Terrain"))
        if self.isVisible():
            self.fill()

    def fill(self) -> None:
        """Put the terrains into the list, the one in hand chosen."""
        chosen = getattr(self._view.tools["brush"], "terrain", "plains")
        self.list.blockSignals(True)
        self.list.clear()
        for name, record in self._view.document.rules.terrain.items():
            if not record.underground or self._view.options.level < 0:
                item = QListWidgetItem(_swatch(name), speech.capital(speech.term("terrain", name)))
                item.setData(KEY, name)
                item.setData(HELP_ROLE, f"terrain.{name}")
                self.list.addItem(item)
                if name == chosen:
                    self.list.setCurrentItem(item)
        self.list.blockSignals(False)

    def show_chosen(self) -> None:
        """Mark the terrain in hand, where the panel is open."""
        if self.isVisible():
            self.fill()

    def showEvent(self, event: QShowEvent) -> None:
        self.fill()
        super().showEvent(event)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._view.set_terrain(str(item.data(KEY)))


def _swatch(terrain: str) -> QIcon:
    """A hexagon in the terrain's colour with its sign."""
    palette = map_palette()
    found = QIcon()
    for ratio in (1, 2):
        side = scaled(SWATCH) * ratio
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        painter.scale(side / 2.1, side / 2.1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(terrain_colour(palette, terrain)))
        painter.drawPolygon(QPolygonF(HEXAGON))
        draw_sign(painter, terrain, palette, 0.09)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # chosen, it keeps its colour
            found.addPixmap(pixmap, mode)
    return found
