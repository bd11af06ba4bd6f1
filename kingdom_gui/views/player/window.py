"""The players' window: the land they know in large type, or a dark screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFontInfo, QMoveEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ...engine.patch import Patch
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ..blocks import rule
from ..keys.book import book
from ..map.month_line import MonthLine
from .blackout import Blackout
from .header import Header, unit_of
from .model import PlayersDocument
from .place import LEAST_HEIGHT, LEAST_WIDTH
from .players_map import PlayersMap

EVENTS = 1.0  # the type of what is under way, in the window's units


class PlayerWindow(QWidget):
    """A window of its own that holds nothing but what it is given as known to the players.

    `closed` is emitted when it goes, `dark_wanted` when its own keys ask for the dark screen or its end.
    """

    closed = Signal()
    dark_wanted = Signal()

    def __init__(self, rules: Ruleset, known: Campaign) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.document = PlayersDocument(rules, known, self)
        self.map = PlayersMap(self.document, self)
        self.header = Header(self.document, self)
        self.blackout = Blackout(self)
        self.line = MonthLine(self.map, with_month=False)
        self.normal = QRect()  # its place while it does not fill the screen
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(rule())
        column.addWidget(self.map, 1)
        self.screens = QStackedWidget(self)
        self.screens.addWidget(content)
        self.screens.addWidget(self.blackout)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.screens)
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        for id_, deed in (
            ("players.full", self.toggle_full_screen),
            ("players.leave", self.leave_full_screen),
            ("player_window", self.close),
            ("players.close", self.close),
            ("player_dark", self.dark_wanted.emit),
        ):
            for keys in book().keys(id_):
                QShortcut(keys, self).activated.connect(deed)
        self.document.changed.connect(self._name)
        self.map.setFocus()
        self._name()

    @property
    def dark(self) -> bool:
        """Whether the dark screen covers the map."""
        return self.screens.currentWidget() is self.blackout

    def show_known(self, known: Campaign, patch: Patch) -> None:
        """Show what the players know now; `patch` is what of it is new, an empty one means all of it."""
        self.document.show_known(known, patch)

    def darken(self, dark: bool) -> None:
        """Cover the map, or show it again."""
        self.screens.setCurrentIndex(1 if dark else 0)
        if not dark:
            self.map.setFocus()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stand on it as a window again."""
        if self.isFullScreen():
            self.leave_full_screen()
        else:
            self.showFullScreen()

    def leave_full_screen(self) -> None:
        """Stand on the screen as a window again."""
        if self.isFullScreen():
            self.showNormal()
            if self.normal.isValid():
                self.setGeometry(self.normal)

    # Events of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        unit = unit_of(self.width(), self.height())
        self.header.set_unit(unit)
        self.blackout.set_unit(unit)
        self.line.set_factor(unit * EVENTS / QFontInfo(self.font()).pixelSize())
        self._note_place()
        super().resizeEvent(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        self._note_place()
        super().moveEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _note_place(self) -> None:
        if not self.isFullScreen() and not self.isMaximized():
            self.normal = self.geometry()

    def _name(self, _patch: object = None) -> None:
        kingdom = self.document.kingdom
        name = self.document.campaign.settings.name or (kingdom.name if kingdom is not None else "")
        self.blackout.show_name(name)
        self.setWindowTitle(name or self.tr("Players"))
