"""Which kingdom is at the table: the list under the strip's title, and going to the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from ..engine.neighbours import neighbours, played, unfinished
from ..engine.state import Kingdom
from . import speech
from .modal import pop_up
from .swatches import swatch_icon
from .theme import sized

if TYPE_CHECKING:
    from .main_window import MainWindow


class Kingdoms(QObject):
    """Lets another kingdom sit at the table of a window, and leads to the neighbours."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document = window.document

    def open_list(self) -> None:
        """Under the title, the list of kingdoms; where there is only one, its page."""
        if len(self._document.campaign.kingdoms) < 2:
            self._window.show_page("kingdom")
            return
        title = self._window.strip.title
        menu = QMenu(title)
        self.fill(menu)
        pop_up(menu, title.mapToGlobal(QPoint(0, title.height())))

    def fill(self, menu: QMenu) -> None:
        """Put in all kingdoms: those that are played sit at the table when chosen, neighbours are shown."""
        campaign = self._document.campaign
        menu.clear()
        group = QActionGroup(menu)
        menu.addSection(self.tr("At the table"))
        open_months = {kingdom.id for kingdom in unfinished(campaign, "")}
        for kingdom in played(campaign):
            name = kingdom.name
            if kingdom.id in open_months and len(open_months) != len(played(campaign)):
                name = speech.explained(name, self.tr("month not played yet"))
            row = menu.addAction(swatch_icon(campaign, kingdom.id), name.replace("&", "&&"))
            row.setCheckable(True)
            row.setChecked(kingdom.id == campaign.at_table)
            row.setFont(sized(1.0, bold=kingdom.id == campaign.at_table))
            row.triggered.connect(lambda _=False, key=kingdom.id: self.sit(key))
            group.addAction(row)
        around = neighbours(campaign)
        if around:
            menu.addSection(self.tr("Neighbours"))
        for kingdom in around:
            row = menu.addAction(swatch_icon(campaign, kingdom.id), kingdom.name.replace("&", "&&"))
            row.triggered.connect(self._window.commands.neighbours)
        menu.addSeparator()
        menu.addAction(self.tr("The kingdom’s page")).triggered.connect(
            lambda: self._window.show_page("kingdom")
        )

    def sit(self, kingdom: str) -> None:
        """Let a kingdom sit at the table, for whoever looks."""
        self._document.look_from(kingdom)

    def next(self) -> None:
        """Let the next kingdom that is played sit at the table, by name."""
        keys = [kingdom.id for kingdom in played(self._document.campaign)]
        here = self._document.campaign.at_table
        if keys:
            self.sit(keys[(keys.index(here) + 1) % len(keys) if here in keys else 0])

    def seat_new(self, before: set[str]) -> None:
        """A kingdom founded or adopted while another sat at the table takes its seat."""
        new = [kingdom.id for kingdom in self._played() if kingdom.id not in before]
        if new:
            self.sit(new[0])

    def _played(self) -> list[Kingdom]:
        return played(self._document.campaign)
