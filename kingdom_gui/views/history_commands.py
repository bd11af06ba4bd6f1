"""Looking back and going back: what changed between two moments, and the rewinding to a month's start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ..document.moments import NOW
from ..engine.history import at, moments, unknown_month
from ..store.errors import StoreError
from . import labels, speech
from .modal import ask

if TYPE_CHECKING:
    from .changes_panel import ChangesPanel
    from .main_window import MainWindow


class HistoryCommands(QObject):
    """What a window offers of its campaign's history. Panel and dialog are fetched when first opened."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document = window.document

    def show_changes(
        self, before: int | None = None, after: int | None = None, number: str = ""
    ) -> ChangesPanel | None:
        """Show beside the page what changed from the start of one month to that of another (None: now).

        Without `before`, what was compared last, at first this month so far. `number` is opened. Where a
        month is not known the status line says why, and nothing is shown.
        """
        if any(not self._knows(month) for month in (before, after) if month is not None):
            return None
        from .changes_panel import ChangesPanel

        def make() -> QWidget:
            panel = ChangesPanel(self._document, self._window)
            panel.rewind_wanted.connect(self.ask_rewind)
            return panel

        panel = self._window.sides.show("changes", make)
        assert isinstance(panel, ChangesPanel)
        if before is not None:
            panel.show_between(f"start:{before}", NOW if after is None else f"start:{after}", number)
        panel.tree.setFocus()
        return panel

    def ask_rewind(self, month: int | None = None) -> None:
        """Ask to which month's start to go back, at first this one, telling what is undone; and go there."""
        if not self._knows(self._document.campaign.month if month is None else month):
            return
        from .dialogs.rewind import RewindDialog

        dialog = RewindDialog(self._document, month, self._window)
        if ask(dialog):
            self.rewind(dialog.chosen)

    def rewind(self, month: int) -> None:
        """Go back to the start of a month, and say in the status line where the later months are kept."""
        try:
            done, kept = self._window.files.rewind(month)
        except StoreError as error:
            from .questions import tell

            tell(self._window, error.sentence(speech.language()))
            return
        if not done:
            return
        campaign = self._document.campaign
        start = speech.capital(speech.speaker(campaign).say("moment_start", {"month": month}))
        if kept is None:
            said = self.tr("{moment}. Undo brings back what came after, until the campaign is closed.")
            self._window.status.reason(said.format(moment=start))
        else:
            said = self.tr("{moment}. What came after is kept in {file}; Undo brings it back as well.")
            self._window.status.reason(said.format(moment=start, file=f"{kept.parent.name}/{kept.name}"))

    def _knows(self, month: int) -> bool:
        """Whether it is known how a month began; where not, the status line says why."""
        campaign = self._document.campaign
        if month in moments(campaign):
            return True
        said = speech.speaker(campaign).say(*unknown_month(campaign, month))
        self._window.status.reason(speech.capital(said))
        return False

    def since_month_began(self, number: str) -> str:
        """How one of the kingdom's numbers differs from this month's start; empty where that is not known."""
        campaign = self._document.campaign
        if not moments(campaign):
            return ""
        now, then = self._document.numbers(), self._document.numbers(at(campaign, campaign.month))
        if now is None or then is None:
            return ""
        difference = now.total(number) - then.total(number)
        if not difference:
            return self.tr("As this month began")
        return self.tr("{difference} since this month began").format(difference=labels.signed(difference))
