"""Playing the month as a table does: keys pressed where the focus is, and counted."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.state import Ahead, Turn
from kingdom_gui.views.turn.panel import TurnPanel

RETURN = Qt.Key.Key_Return


class Hands:
    """Presses keys in a panel. `inputs` counts each typed value with its Enter, each Enter alone, as one."""

    def __init__(self, qtbot: QtBot, panel: TurnPanel) -> None:
        self.qtbot = qtbot
        self.panel = panel
        self.inputs = 0

    @property
    def step(self) -> str:
        """The open step, or the stage where none is."""
        asked = self.panel.player.pending()
        return asked.step.id if asked is not None else self.panel.player.stage

    @property
    def focus(self) -> QWidget:
        """What has the keyboard."""
        self.panel.settle()
        QApplication.processEvents()
        focus: QWidget | None = self.panel.window().focusWidget()
        assert focus is not None
        assert self.panel.isAncestorOf(focus), focus
        return focus

    def enter(self, text: str = "") -> None:
        """Type a text, if any, and press Enter."""
        focus = self.focus
        if text:
            assert isinstance(focus, QLineEdit), focus
            self.qtbot.keyClicks(focus, text)
        self.qtbot.keyClick(focus, RETURN)
        self.inputs += 1
        self.panel.settle()

    def close_phase(self) -> None:
        """Press Shift+Enter: nothing more in this phase."""
        self.qtbot.keyClick(self.focus, RETURN, Qt.KeyboardModifier.ShiftModifier)
        self.inputs += 1
        self.panel.settle()

    def said(self) -> str:
        """All the panel says now."""
        self.panel.settle()
        return self.panel.card.text()


def stand_before(document: Document, *events: str) -> None:
    """Show the campaign at the step of events put ahead, with these put ahead for now."""
    campaign = document.campaign
    kingdom = campaign.kingdoms[campaign.at_table]
    first = next(iter(campaign.settlements_of(kingdom.id))).id
    due = tuple(Ahead(campaign.month, event, first) for event in events)
    kingdom = replace(kingdom, turn=Turn("event", "ahead"), ahead=due)
    document.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)
