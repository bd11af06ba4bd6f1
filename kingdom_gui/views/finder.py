"""Find by typing: what is found for it is listed, and Enter or a click goes there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ..engine.hexes import HexId, from_label
from . import speech
from .findable import Found, everything, go_to_hex, kind
from .fitting import FittingDialog
from .spoken.voice import voice

if TYPE_CHECKING:
    from .main_window import MainWindow

MOST = 40


class Finder(FittingDialog):
    """A line to type in and what is found for it; Enter goes to the first."""

    def __init__(self, window: MainWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self.setWindowTitle(self.tr("Find"))
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("A place, a building, a person, a rule, or something to do"))
        self.line.setAccessibleName(self.line.placeholderText())
        self.line.textChanged.connect(self._search)
        self.line.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Found"))
        self.list.currentItemChanged.connect(lambda *_: voice().at_place(self.line, self._told))
        self.list.itemActivated.connect(self._go)
        self.list.itemClicked.connect(self._go)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 10)
        column.addWidget(self.line)
        column.addWidget(self.list)
        self.resize(480, 380)
        self._all = [(one, speech.bare(f"{one.name} {one.kind} {one.also}")) for one in everything(window)]
        self._shown: list[Found] = []
        self._search("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows and Enter in the line move and choose in the list."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                row = min(max(self.list.currentRow() + step, 0), self.list.count() - 1)
                self.list.setCurrentRow(row)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._go(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)

    def _search(self, text: str) -> None:
        words = speech.bare(text).split()
        begun = " ".join(words)
        found = [(one, sought) for one, sought in self._all if all(word in sought for word in words)]
        found.sort(key=lambda one: not one[1].startswith(begun))
        self._shown = [one for one, _ in found[:MOST]]
        hex_id = self._hex(text)
        if hex_id is not None:
            label = speech.hex_label(hex_id, self._window.document.campaign)
            self._shown.insert(0, Found(label, kind("hex"), partial(go_to_hex, self._window, hex_id)))
        self.list.clear()
        for one in self._shown:
            self.list.addItem(QListWidgetItem(f"{one.name}   ({one.kind})"))
        if self._shown:
            self.list.setCurrentRow(0)
        else:
            voice().at_place(self.line, self._told)

    def _go(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        chosen = self._shown[self.list.row(item)]
        self.accept()
        chosen.go()

    def _told(self) -> str:
        """What Enter would go to, for a screen reader: the keyboard stays in the line."""
        item: QListWidgetItem | None = self.list.currentItem()
        return item.text() if item is not None else self.tr("Nothing found")

    def _hex(self, text: str) -> HexId | None:
        campaign = self._window.document.campaign
        settings = campaign.settings
        found = from_label(text, settings.labels, settings.orientation, settings.stagger)
        return found if found in campaign.hexes else None
