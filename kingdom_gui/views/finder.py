"""Find by typing: actions of the menus, settlements, hexes by name or label, roles and their holders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ..engine.hexes import HexId, from_label
from ..engine.leadership import holders
from . import speech

if TYPE_CHECKING:
    from .main_window import MainWindow

MOST = 12


class Found(NamedTuple):
    """One thing found: what it is called, what it is, and how to go there."""

    name: str
    kind: str
    go: Callable[[], object]


class Finder(QDialog):
    """A line to type in and what is found for it; Enter goes to the first."""

    def __init__(self, window: MainWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self.setWindowTitle(self.tr("Find"))
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("A place, a hex, a role, or something to do"))
        self.line.setAccessibleName(self.line.placeholderText())
        self.line.textChanged.connect(self._search)
        self.line.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Found"))
        self.list.itemActivated.connect(self._go)
        self.list.itemClicked.connect(self._go)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 10)
        column.addWidget(self.line)
        column.addWidget(self.list)
        self.resize(480, 380)
        self._all = list(self._everything())
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
        found = [
            one for one in self._all if all(word in speech.bare(f"{one.name} {one.kind}") for word in words)
        ]
        hex_id = self._hex(text)
        if hex_id is not None:
            label = speech.hex_label(hex_id, self._window.document.campaign)
            found.insert(0, Found(label, self.tr("hex"), partial(self._go_to_hex, hex_id)))
        found.sort(key=lambda one: not speech.bare(one.name).startswith(speech.bare(text.strip())))
        self._shown = found[:MOST]
        self.list.clear()
        for one in self._shown:
            self.list.addItem(QListWidgetItem(f"{one.name}   ({one.kind})"))
        if self._shown:
            self.list.setCurrentRow(0)

    def _go(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        chosen = self._shown[self.list.row(item)]
        self.accept()
        chosen.go()

    def _everything(self) -> Iterator[Found]:
        window, campaign = self._window, self._window.document.campaign
        for settlement in campaign.settlements.values():
            go = partial(window.wiring.wanted, "open_settlement", settlement.id)
            yield Found(settlement.name, self.tr("settlement"), go)
        for hex_id, there in campaign.hexes.items():
            if there.name:
                yield Found(there.name, self.tr("hex"), partial(self._go_to_hex, hex_id))
        kingdom = window.document.kingdom
        if kingdom is not None:
            for role in window.document.rules.roles:
                held = ", ".join(leader.name for leader in holders(kingdom, role))
                name = speech.capital(speech.term("role", role))
                shown = speech.explained(name, held) if held else name
                yield Found(shown, self.tr("role"), partial(self._role, role))
        for action in window.menus.actions.values():
            if action.isEnabled():
                name = action.text().replace("&", "").replace("…", "")
                yield Found(name, self.tr("to do"), action.trigger)

    def _hex(self, text: str) -> HexId | None:
        campaign = self._window.document.campaign
        settings = campaign.settings
        found = from_label(text, settings.labels, settings.orientation, settings.stagger)
        return found if found in campaign.hexes else None

    def _go_to_hex(self, hex_id: HexId) -> None:
        self._window.show_page("map")
        self._window.wiring.reveal(hex_id)

    def _role(self, role: str) -> None:
        self._window.show_page("kingdom")
        self._window.selection.select_role(role)
