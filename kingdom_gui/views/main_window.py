"""The main window: it puts the parts in their places and lets them talk; the parts do the work."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ..document.document import Document
from ..document.files import Files
from ..document.selection import Selection
from ..document.settings import Preferences
from .blocks import rule
from .campaign_memory import CampaignMemory
from .clear_away import clear_away
from .commands import Commands
from .dropped_files import DroppedFiles
from .file_commands import FileCommands
from .fitting import window_room
from .inspector import Inspector
from .keys.book import book
from .keys.letters import take_letter
from .kingdoms import Kingdoms
from .later import after_painting
from .map_looks import MapLooks
from .menus import Menus
from .mode_bar import ModeBar
from .page_wiring import PageWiring
from .pages import Pages
from .panes import Panes
from .picture.commands import PictureCommands
from .picture.taken_in import TakenIn
from .side_panel import SidePanels
from .status_line import StatusLine
from .strip import Strip
from .turn.dock import TurnDock
from .visited import Visited

LEAST_WIDTH, LEAST_HEIGHT = 480, 320  # of 640 x 400, a screen at twice the scale, less bars and frame
FIRST_WIDTH, FIRST_HEIGHT = 1280, 800


class MainWindow(QMainWindow):
    """Strip, modes, page, inspector and status line over one document. `closed` is emitted when it goes."""

    closed = Signal()

    def __init__(self, document: Document, files: Files, preferences: Preferences) -> None:
        super().__init__()
        self.document, self.files, self.preferences = document, files, preferences
        self.selection = Selection(document, self)
        self.file_commands = FileCommands(document, files, preferences, self)
        self.strip = Strip(document, self)
        self.modes = ModeBar(self)
        self.inspector = Inspector(document, self.selection, self)
        self.status = StatusLine(self)
        document.reset.connect(self.status.forget)  # before anything is said of another campaign
        self.wiring = PageWiring(self)
        self.pages = Pages(self.wiring.factories(), self)
        self.turn = TurnDock(self)
        self.panes = Panes(self._middle(), self.inspector, self)
        self.sides = SidePanels(self.panes)
        self.panes.stops = [self.strip, self.modes, self.pages, self.turn, self.inspector]
        self.front = QStackedWidget(self)
        self.front.addWidget(self._campaign_side())
        self.setCentralWidget(self.front)
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.memory = CampaignMemory(self)
        self.visited = Visited(self)
        self.kingdoms = Kingdoms(self)
        self.map_looks = MapLooks(self)
        self.map_pictures = PictureCommands(self)
        self.commands = Commands(self)
        self.dropped = DroppedFiles(self, self.file_commands.open_recent, self.file_commands.importing.bring)
        self.taken_in = TakenIn(self)
        book().read(preferences)
        self.menus = Menus(self, self.commands, self._can)
        self.wiring.connect_parts()
        self._connect()
        self._restore()
        self.menus.actions["legend"].setChecked(self.preferences.legend)
        self.menus.actions["inspector"].setChecked(self.inspector.isVisibleTo(self.panes))
        self._changed(None)
        after_painting(self.menuBar(), self._speak)

    def show_page(self, name: str) -> None:
        """Bring a page to the front: map, settlement, kingdom or journal."""
        self.pages.show_page(name)
        self.modes.show_mode(name)
        self.panes.show_for(name)
        self.turn.show_for(name)
        self.strip.preview(None)
        self.status.hint("")
        self.status.show_map(name == "map")

    def go_to_page(self, name: str) -> None:
        """Bring a page to the front, with its first tab, and give it the keyboard."""
        self.show_page(name)
        page = self.pages.page(name)
        take_focus = getattr(page, "take_focus", None)
        if take_focus is not None:
            take_focus()

    def refresh_title(self) -> None:
        """Name the campaign in the title, marked where there is unsaved work."""
        path, campaign = self.document.path, self.document.to_keep
        kingdom = campaign.kingdoms.get(campaign.at_table)
        unsaved = kingdom.name if kingdom is not None else self.tr("New campaign")
        name = path.name if path is not None else unsaved
        self.setWindowTitle(f"{name}[*] — Kingdom GUI" if self.files.has_campaign else "Kingdom GUI")
        self.setWindowModified(self.files.has_campaign and self.document.modified)
        self.setWindowFilePath(str(path) if path is not None else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing else has taken reach the map while its page is shown."""
        if self.pages.current != "map" or not take_letter(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.file_commands.may_leave():
            event.ignore()
            return
        self.preferences.keep_bytes("geometry", self.saveGeometry())
        self.preferences.keep_bytes("panes", self.panes.saveState())
        self.files.close()
        self.closed.emit()
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        if not self.files.has_campaign and self.front.count() == 1:
            self._opened()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self.wiring.name_undo()
            self.refresh_title()
        super().changeEvent(event)

    def _campaign_side(self) -> QWidget:
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(rule())
        column.addWidget(self.panes, 1)
        column.addWidget(rule())
        column.addWidget(self.status)
        return side

    def _middle(self) -> QWidget:
        middle = QWidget(self)
        middle.setAutoFillBackground(True)
        middle.setBackgroundRole(QPalette.ColorRole.Base)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.modes)
        column.addWidget(rule())
        column.addWidget(self.pages, 1)
        column.addWidget(self.turn)
        return middle

    def _connect(self) -> None:
        self.modes.chosen.connect(self.show_page)
        self.modes.month_requested.connect(self.commands.next_month)
        self.modes.find_requested.connect(self.commands.find)
        self.strip.kingdom_requested.connect(self.kingdoms.open_list)
        self.panes.inspector_shown.connect(self.menus.actions["inspector"].setChecked)
        self.files.opened.connect(self._opened)
        self.document.path_changed.connect(self.refresh_title)
        self.document.changed.connect(self._changed)
        self.document.renamed.connect(self._rename)
        book().changed.connect(self._rename)  # tips name keys

    def _restore(self) -> None:
        if not self.restoreGeometry(self.preferences.bytes("geometry")):
            self.resize(QSize(FIRST_WIDTH, FIRST_HEIGHT).boundedTo(window_room()))
        self.panes.restoreState(self.preferences.bytes("panes"))

    def _opened(self) -> None:
        """Another campaign is there, or none at all: show its map, or ways to begin."""
        if self.files.has_campaign:
            clear_away(self)
            self.show_page("map")
            self.memory.take_up()
            self.front.setCurrentIndex(0)
        else:
            self.front.setCurrentWidget(self._welcome())
        self._changed(None)

    def _speak(self) -> None:
        """Let a screen reader hear of what is painted by hand and of what changes."""
        from .spoken import interfaces, teller

        interfaces.install()
        self.teller = teller.Teller(self)

    def _welcome(self) -> QWidget:
        from .welcome import Welcome

        welcome = Welcome(self.preferences, self, self.document.rules)
        ways = {
            "new": self.file_commands.new,
            "adopt": self.file_commands.adopt,
            "open": self.file_commands.ask_open,
            "example": self.file_commands.open_example,
            "import": self.file_commands.importing.ask,
        }

        def begin(name: str, argument: object) -> None:
            if isinstance(argument, Path):
                self.file_commands.open_recent(argument)
            else:
                ways[name]()

        welcome.chosen.connect(begin)
        self.front.addWidget(welcome)
        return welcome

    def _changed(self, _patch: object) -> None:
        self.menus.update_enabled()
        self.wiring.name_undo()
        self.refresh_title()  # a campaign without a file goes by its kingdom's name

    def _rename(self) -> None:
        """House rules or keys are others: every panel names things anew, as in another language."""
        QApplication.sendEvent(self, QEvent(QEvent.Type.LanguageChange))

    def _can(self, needs: str) -> bool:
        if needs == "kingdoms":
            return sum(kingdom.played for kingdom in self.document.campaign.kingdoms.values()) > 1
        kingdom = self.document.kingdom
        if needs == "kingdom":
            return kingdom is not None
        if needs == "founding":
            return kingdom is not None and kingdom.stage != "reigning"
        return not needs or self.files.has_campaign
