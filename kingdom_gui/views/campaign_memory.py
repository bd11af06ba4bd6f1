"""What the user has set of each campaign: the kingdom one looks from, what is selected, how the map is set.

It is kept with the preferences: a campaign given to somebody else has none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ..document.document import Looked
from ..engine.hexes import HexId

if TYPE_CHECKING:
    from .main_window import MainWindow
    from .tool_strip import MapPage

KEPT = "campaigns"
MOST = 40  # campaigns; the one opened longest ago is forgotten first
MOST_HEXES = 200  # of a selection; a larger one is not kept
WRITTEN_AFTER_MS = 1000


class Own(msgspec.Struct, omit_defaults=True):
    """What is kept of one campaign. `map` is how its map is set, `MapSettings` as JSON; with `numbers` the
    players' window shows the public ones.
    """

    seat: str = ""
    hexes: tuple[HexId, ...] = ()
    settlement: str = ""
    role: str = ""
    map: str = ""
    numbers: bool = False


class CampaignMemory(QObject):
    """Keeps what the user sets of the campaign that is open in a window, and sets it again, which `taken_up`
    tells.
    """

    taken_up = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._document = window, window.document
        self._preferences = window.preferences
        self._all = self._read()
        self._key = ""
        self._open = False  # not between two campaigns
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WRITTEN_AFTER_MS)
        self._soon.timeout.connect(self.write)
        self._document.reset.connect(self._leave)
        self._document.changed.connect(self._changed)
        window.selection.changed.connect(self._note)
        window.pages.made.connect(self._page_made)
        window.closed.connect(self.write)

    def take_up(self) -> None:
        """Set what is kept of the campaign that is open now; of one never opened, as at first."""
        self._key = self._window.files.key
        own, campaign, selection = self._own(), self._document.campaign, self._window.selection
        self._document.look_from(own.seat)
        hexes = tuple(hex_id for hex_id in own.hexes if hex_id in campaign.hexes)
        if hexes:
            selection.select_hexes(hexes)
        elif own.settlement in campaign.settlements:
            selection.select_settlement(own.settlement)
        elif own.role in self._document.rules.roles and self._document.kingdom is not None:
            selection.select_role(own.role)
        self._open = True
        self._set_map()
        self.taken_up.emit()

    @property
    def numbers(self) -> bool:
        """Whether the players' window shows the public numbers."""
        return self._own().numbers

    def keep_numbers(self, shown: bool) -> None:
        """Keep whether the players' window shows the public numbers."""
        if self._open and shown != self.numbers:
            self._put(replace(self._own(), numbers=shown))

    def write(self) -> None:
        """Write down what has been noted, where anything has."""
        if self._soon.isActive():
            self._soon.stop()
            data = msgspec.json.encode(self._all)
            self._preferences.keep_bytes(KEPT, QByteArray(data))

    # How

    def _own(self) -> Own:
        return self._all.get(self._key) or Own()

    def _leave(self) -> None:
        """Another campaign comes: what it brings with it is nothing the user has set."""
        self._open = False
        self.write()

    def _changed(self, patch: object) -> None:
        if isinstance(patch, Looked):
            self._note()

    def _note(self) -> None:
        """What is set now is the user's."""
        if not self._open:
            return
        self._key = self._window.files.key  # another where a campaign without an id got another file
        selection, seat = self._window.selection, self._document.campaign.at_table
        hexes = selection.hexes if len(selection.hexes) <= MOST_HEXES else ()
        before = self._own()
        own = Own(
            seat if seat != self._document.to_keep.at_table else "",
            hexes,
            selection.settlement,
            selection.role,
            self._map_set() or before.map,
            before.numbers,
        )
        if own != before:
            self._put(own)

    def _put(self, own: Own) -> None:
        if not self._key:
            return
        self._all.pop(self._key, None)
        self._all[self._key] = own
        while len(self._all) > MOST:
            del self._all[next(iter(self._all))]
        self._soon.start()

    def _read(self) -> dict[str, Own]:
        try:
            return msgspec.json.decode(self._preferences.bytes(KEPT).data(), type=dict[str, Own])
        except msgspec.MsgspecError:
            return {}  # nothing kept yet, or by another version

    # The map, whose tools are there once it has been painted

    def _page_made(self, name: str, page: QWidget) -> None:
        if name == "map":
            cast("MapPage", page).built.connect(self._map_built)

    def _map_built(self) -> None:
        self._set_map()
        if (page := self._map_page()) is not None:
            page.view.tool_changed.connect(self._note)
            page.view.options_changed.connect(self._note)

    def _set_map(self) -> None:
        page = self._map_page()
        if page is None:
            return
        from .map_memory import MapSettings, set_map

        try:
            kept = msgspec.json.decode(self._own().map or "{}", type=MapSettings)
        except msgspec.MsgspecError:
            kept = MapSettings()
        self._open, before = False, self._open
        set_map(page.view, kept)
        self._open = before

    def _map_set(self) -> str:
        page = self._map_page()
        if page is None:
            return ""
        from .map_memory import map_settings

        return msgspec.json.encode(map_settings(page.view)).decode()

    def _map_page(self) -> MapPage | None:
        """The map's page, if its tools are there."""
        page = cast("MapPage | None", self._window.pages.known("map"))
        return page if page is not None and page.options is not None else None
