"""What joins the GM's window to the players' one: what is told to it, and when. Nothing is told back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ...document.document import Document
from ...document.settings import Preferences
from ...engine.known import as_players_know, known_after
from ...engine.patch import Patch
from ...engine.state import Campaign
from ..map.canvas import MapCanvas
from .place import keep_place, put_in_place
from .window import PlayerWindow

Mode = Literal["follow", "own", "frozen"]
MODES: tuple[Mode, ...] = ("follow", "own", "frozen")
BLINK = 50  # milliseconds between two times that the players' map follows the GM's
MODE_KEY = "player-mode"


class PlayerLink(QObject):
    """Opens and closes the players' window and keeps it up to date while it is open.

    `changed` tells that the window came, went, or is shown another way. `gms_map` gives the GM's map, or
    None where it has not been made yet.
    """

    changed = Signal()

    def __init__(
        self,
        document: Document,
        preferences: Preferences,
        gms_map: Callable[[], MapCanvas | None],
        beside: QWidget,
    ) -> None:
        super().__init__(beside)
        self._document, self._preferences = document, preferences
        self._gms_map, self._beside = gms_map, beside
        self.window: PlayerWindow | None = None
        self.mode: Mode = "own"
        self.numbers = False  # whether the public numbers are shown
        self._known = Campaign()
        self._waiting: list[Patch] = []
        self._watched: MapCanvas | None = None
        self._tell = _timer(self, 0, self._tell_players)
        self._follow = _timer(self, BLINK, self._go_along)

    @property
    def dark(self) -> bool:
        """Whether the dark screen is shown."""
        return self.window is not None and self.window.dark

    def open(self) -> None:
        """Open the window where it stood the last time, or bring it to the front."""
        if self.window is not None:
            self.window.raise_()
            return
        campaign = self._document.campaign
        self._known = as_players_know(campaign)
        rules = self._document.rules
        self.window = window = PlayerWindow(rules.base or rules, self._known)
        window.header.show_numbers(self.numbers)
        self._dress("map_style")
        self.mode = "follow" if self._preferences.bytes(MODE_KEY) == b"follow" else "own"
        window.closed.connect(self._closed)
        window.dark_wanted.connect(lambda: self.darken(not self.dark))
        window.map.moved_by_hand.connect(self._moved_by_hand)
        self._document.changed.connect(self._edited)
        self._preferences.changed.connect(self._dress)
        full = put_in_place(window, self._beside, self._preferences)
        if full:
            window.showFullScreen()
        else:
            window.show()
        self._obey()
        self.changed.emit()

    def close(self) -> None:
        """Close the window, if it is open."""
        if self.window is not None:
            self.window.close()

    def set_mode(self, mode: Mode) -> None:
        """Let the players' map follow the GM's, go its own way, or stay as it is."""
        if self.window is None or mode == self.mode:
            return
        thawed = self.mode == "frozen"
        self.mode = mode
        if mode != "frozen":
            self._preferences.keep_bytes(MODE_KEY, QByteArray(mode.encode()))
        if thawed:
            self._tell.start()
        self._obey()
        self.changed.emit()

    def darken(self, dark: bool) -> None:
        """Cover the players' map with a dark screen, or show it again."""
        if self.window is not None and dark != self.dark:
            self.window.darken(dark)
            self.changed.emit()

    def show_numbers(self, shown: bool) -> None:
        """Show the public numbers over the players' map, or hide them."""
        self.numbers = shown
        if self.window is not None:
            self.window.header.show_numbers(shown)
        self.changed.emit()

    def follow_now(self) -> None:
        """The GM's map has come: go with it, where that is wanted."""
        if self.window is not None:
            self._obey()

    def _dress(self, preference: str) -> None:
        """Draw the players' map in the style that is preferred."""
        if self.window is not None and preference == "map_style":
            self.window.map.set_style(self._preferences.map_style)
            self.window.line.update()

    # What is told

    def _edited(self, patch: Patch) -> None:
        if not patch:
            self._waiting.clear()
        self._waiting.append(patch)
        if self.mode != "frozen":
            self._tell.start()

    def _tell_players(self) -> None:
        """Tell the window what is new to the players, of all edits since the last time."""
        if self.window is None or self.mode == "frozen" or not self._waiting:
            return
        anew = not self._waiting[0]
        patch = Patch({}, {}) if anew else Patch.join(self._waiting)
        self._waiting.clear()
        if not anew and not patch:
            return  # done and taken back
        self._known, told = known_after(self._known, self._document.campaign, patch)
        if anew or told:
            self.window.show_known(self._known, told)

    # What the map shows

    def _obey(self) -> None:
        """Follow the GM's map or let go of it, as the mode wants."""
        assert self.window is not None
        self.window.map.held = self.mode == "frozen"
        wanted = self._gms_map() if self.mode == "follow" else None
        if wanted is not self._watched:
            if self._watched is not None:
                self._watched.view_changed.disconnect(self._gm_moved)
            self._watched = wanted
            if wanted is not None:
                wanted.view_changed.connect(self._gm_moved)
        if wanted is not None:
            self._go_along()

    def _gm_moved(self) -> None:
        if not self._follow.isActive():
            self._follow.start()

    def _go_along(self) -> None:
        """Show what the GM's map shows."""
        if self.window is not None and self._watched is not None and self.mode == "follow":
            seen = self._watched
            self.window.map.show_place(seen.camera.visible(), seen.options.level)

    def _moved_by_hand(self) -> None:
        if self.mode == "follow":
            self.set_mode("own")

    def _closed(self) -> None:
        """The window goes: nothing of it is kept but its place."""
        window, self.window = self.window, None
        if window is None:
            return
        keep_place(window, window.normal, self._preferences)
        self._document.changed.disconnect(self._edited)
        self._preferences.changed.disconnect(self._dress)
        if self._watched is not None:
            self._watched.view_changed.disconnect(self._gm_moved)
            self._watched = None
        self._waiting.clear()
        self._known = Campaign()
        window.deleteLater()
        self.changed.emit()


def _timer(parent: QObject, milliseconds: int, work: Callable[[], None]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(work)
    return timer
