"""The players' window as the GM's main window has it: opened, steered and closed from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QBoxLayout, QWidget

from ..map.canvas import MapCanvas
from .bar import PlayerBar
from .link import PlayerLink

if TYPE_CHECKING:
    from ..main_window import MainWindow

ACTION = "player_window"


class GmSide(QObject):
    """Made when the players' window is first asked for; puts the bar of its controls over the status line."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.link = PlayerLink(window.document, window.preferences, self._map, window)
        self.bar = PlayerBar(self.link, window)
        side = window.status.parentWidget()
        column = side.layout() if side is not None else None
        if isinstance(column, QBoxLayout):
            column.insertWidget(column.indexOf(window.status) - 1, self.bar)  # over the rule above the line
        window.panes.stops.append(self.bar)
        window.closed.connect(self.link.close)
        window.pages.made.connect(self._map_made)
        self.link.changed.connect(self._show_state)
        window.memory.taken_up.connect(self._take_up)
        self._take_up()
        self.link.changed.connect(lambda: window.memory.keep_numbers(self.link.numbers))

    def show(self, shown: bool) -> None:
        """Open the players' window, or close it."""
        if shown:
            self.link.open()
        else:
            self.link.close()

    def darken(self) -> None:
        """Cover the players' map with a dark screen, or show it again."""
        self.link.darken(not self.link.dark)

    def _map(self) -> MapCanvas | None:
        page = self._window.pages.known("map")
        found = getattr(page, "view", None)
        return found if isinstance(found, MapCanvas) else None

    def _map_made(self, name: str, _page: QWidget) -> None:
        if name == "map":
            self.link.follow_now()

    def _take_up(self) -> None:
        """What these players may see, which those of another campaign may not."""
        self.link.show_numbers(self._window.memory.numbers)

    def _show_state(self) -> None:
        self._window.menus.actions[ACTION].setChecked(self.link.window is not None)
