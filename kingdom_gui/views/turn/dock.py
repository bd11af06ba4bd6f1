"""Puts the turn panel at the foot of the window's middle, and connects it with map and pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...engine.actions import Action
from ...engine.hexes import hex_at
from ...engine.ledger import Ledger
from ..blocks import rule
from ..later import after_painting
from ..text_size import scaled

if TYPE_CHECKING:
    from ..main_window import MainWindow
    from .on_place import OnPlace
    from .panel import TurnPanel

PAGES = ("map", "settlement", "kingdom")
OPEN_FROM = 480  # lower windows leave the panel folded until it is asked for
KEPT = "turn_folded"


class TurnDock(QWidget):
    """The place of the turn panel, which is made once the window has been painted.

    `ready` is emitted when the panel is there.
    """

    ready = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel: TurnPanel | None = None
        self._on_place: OnPlace | None = None
        self._low = False  # the window has no room for the panel and the page
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(rule())
        # The strip's painting, not our own: until the panel is there, nothing of this place is painted.
        after_painting(window.strip, self.panel)
        window.installEventFilter(self)

    @property
    def is_made(self) -> bool:
        """Whether the panel is there."""
        return self._panel is not None

    def panel(self) -> TurnPanel:
        """The panel, made now if it has not been yet."""
        if self._panel is None:
            from .on_place import OnPlace
            from .panel import TurnPanel

            window = self._window
            self._panel = panel = TurnPanel(window.document, self)
            self._column.addWidget(panel)
            self._suit()
            panel.place_wanted.connect(self._go)
            panel.page_wanted.connect(window.show_page)
            panel.first_step_wanted.connect(lambda name: window.wiring.wanted("first_step", name))
            panel.ledger_wanted.connect(self._show_ledger)
            panel.override_wanted.connect(self._insist)
            panel.opened.connect(self._keep)
            panel.head.calendar_wanted.connect(self._show_calendar)
            self._on_place = OnPlace(window, panel)
            panel.renew()
            self.ready.emit()
        return self._panel

    def show_for(self, page: str) -> None:
        """Stand under the pages of the place itself, not under the journal."""
        self.setVisible(page in PAGES)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has become lower or higher: fold the panel, or out again."""
        resized = event.type() == QEvent.Type.Resize and self._panel is not None
        if resized and self._low != self._is_low():
            self._suit()
        return False

    def focus_panel(self) -> None:
        """Bring the panel into sight and give it the focus."""
        if not self.isVisible():
            self._window.show_page("map")
        panel = self.panel()
        if not panel.is_open:
            panel.show_open(True)
        panel.take_focus()

    def leave_month(self) -> None:
        """Begin the next month, by way of the panel where this one is not played to its end."""
        panel = self.panel()
        if panel.player.stage == "playing" and not self.isVisible():
            self._window.show_page("map")
        panel.leave_month()

    def forget(self) -> None:
        """Another campaign is open."""
        if self._panel is not None and self._on_place is not None:
            self._on_place.forget()
            self._panel.forget()

    # What the panel asks for

    def _go(self, link: str) -> None:
        kind, _, target = link.partition(":")
        if kind == "settlement":
            self._window.wiring.wanted("open_settlement", target)
            return
        self._window.wiring.reveal(hex_at(target))

    def _insist(self, action: Action) -> None:
        """Ask for the game master's word; what comes of it is told in the panel, as of any other edict."""
        before = self._window.document.campaign
        self._window.wiring.override(action)
        self.panel().player.tell_since(before)

    def _show_calendar(self) -> None:
        self._window.commands.show_calendar()

    def _show_ledger(self, ledger: Ledger, under: QWidget) -> None:
        self._window.wiring.show_ledger(self.tr("Modifier"), ledger, under)

    def _is_low(self) -> bool:
        return self._window.height() < scaled(OPEN_FROM)

    def _suit(self) -> None:
        """Fold the panel out as the user left it; in a low window, away."""
        self._low = self._is_low()
        wanted = self._window.preferences.bytes(KEPT) != QByteArray(b"1")
        if self._panel is not None:
            self._panel.show_open(wanted and not self._low, focus=False)

    def _keep(self, shown: bool) -> None:
        if self._low:  # for as long as the window is so low
            return
        self._window.preferences.keep_bytes(KEPT, QByteArray(b"0" if shown else b"1"))


__all__ = ["TurnDock"]
