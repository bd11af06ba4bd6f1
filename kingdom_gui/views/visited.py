"""Where the user has been: pages with what was shown on them, to go back to and forward again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer

from ..engine.hexes import HexId

if TYPE_CHECKING:
    from .main_window import MainWindow

MOST = 100
SETTLES_AFTER_MS = 150  # what passes by sooner, on the way to another place, is no place that was visited


class Visit(NamedTuple):
    """A page, and the hexes, settlement or role that was selected there."""

    page: str
    hexes: tuple[HexId, ...] = ()
    settlement: str = ""
    role: str = ""


class Visited(QObject):
    """Keeps the visits of a window; `back` and `forward` go along them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._visits: list[Visit] = []
        self._at = -1
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLES_AFTER_MS)
        self._settling.timeout.connect(self.note)
        window.pages.currentChanged.connect(self._settling.start)
        window.selection.changed.connect(self._settling.start)
        window.files.opened.connect(self._forget)

    def back(self) -> None:
        """Go to where the user was before."""
        self.note()
        self._go(self._at - 1)

    def forward(self) -> None:
        """Go to where `back` has come from."""
        self._go(self._at + 1)

    def note(self) -> None:
        """Where the user is now is a visit, unless it is the last one still."""
        self._settling.stop()
        here = self._here()
        if here.page and (self._at < 0 or self._visits[self._at] != here):
            self._visits = [*self._visits[: self._at + 1], here][-MOST:]
            self._at = len(self._visits) - 1

    def _here(self) -> Visit:
        selection, page = self._window.selection, self._window.pages.current
        settlement = selection.settlement
        if page == "settlement":
            settlement = str(getattr(self._window.pages.page(page), "settlement_id", settlement))
        return Visit(page, selection.hexes, settlement, selection.role)

    def _go(self, to: int) -> None:
        if not 0 <= to < len(self._visits):
            return
        self._at = to
        visit, window = self._visits[to], self._window
        campaign = window.document.campaign
        window.show_page(visit.page)
        if visit.page == "settlement" and visit.settlement in campaign.settlements:
            window.wiring.wanted("open_settlement", visit.settlement)
        elif visit.role:
            window.selection.select_role(visit.role)
        elif hexes := tuple(hex_id for hex_id in visit.hexes if hex_id in campaign.hexes):
            if visit.page == "map":  # elsewhere they are selected still, but the page is not left for them
                window.wiring.reveal(hexes[0])
            window.selection.select_hexes(hexes)
        else:
            window.selection.clear()
        self._settling.stop()

    def _forget(self) -> None:
        self._visits, self._at = [], -1
        self._settling.start()
