"""The panel's menu: playing on with the program's dice, several months, and the game master's own events."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from ...engine.actions.turn import RemoveEvent
from .. import speech
from ..calendar import month_name
from .player import Player


class MoreMenu(QMenu):
    """Fills itself each time it opens."""

    def __init__(self, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self._player = player
        self._over = parent
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Write what can be done now."""
        self.clear()
        player = self._player
        playing = player.stage == "playing"
        phase = self.addAction(self.tr("Play the phase with the program’s dice"), player.play_phase)
        month = self.addAction(
            self.tr("Play the whole month with the program’s dice"), lambda: player.play_phase(month=True)
        )
        restart = self.addAction(self.tr("Start this step anew"), player.restart)
        kingdom = player.kingdom
        restart.setEnabled(playing and kingdom is not None and bool(kingdom.turn.answers))
        self.addSeparator()
        several = self.addAction(self.tr("Play several months…"), self.open_months)
        self.addSeparator()
        self.addAction(self.tr("Put an event ahead…"), self.open_ahead).setEnabled(kingdom is not None)
        self._fill_removal(self.addMenu(self.tr("Remove an event")))
        phase.setEnabled(playing)
        month.setEnabled(playing)
        several.setEnabled(player.stage in ("playing", "done"))

    def open_months(self) -> None:
        """Ask for the panel that plays several months."""
        self._commands("play_months")

    def open_ahead(self) -> None:
        """Ask for the calendar, with its form for an event put ahead."""
        self._commands("put_ahead")

    def _commands(self, name: str) -> None:
        commands = getattr(self._over.window(), "commands", None)
        if commands is not None:
            getattr(commands, name)()

    def _fill_removal(self, menu: QMenu) -> None:
        kingdom, campaign = self._player.kingdom, self._player.document.campaign
        said = speech.speaker(campaign)
        for ongoing in kingdom.events if kingdom is not None else ():
            name = speech.capital(speech.term("event", ongoing.event))
            where = said.place(ongoing.settlement) or (said.hex(ongoing.hex) if ongoing.hex else "")
            text = self.tr("{event}, going on").format(event=f"{name}, {where}" if where else name)
            action = RemoveEvent(kingdom=campaign.at_table, number=ongoing.id)
            menu.addAction(text, partial(self._player.do, action))
        for place, ahead in enumerate(kingdom.ahead if kingdom is not None else ()):
            month = month_name(campaign, self.tr("Month {number}"), ahead.month)
            text = f"{speech.capital(speech.term('event', ahead.event))}, {month}"
            action = RemoveEvent(kingdom=campaign.at_table, ahead=place)
            menu.addAction(text, partial(self._player.do, action))
        menu.setEnabled(bool(menu.actions()))
