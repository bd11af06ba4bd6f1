"""A line that says why something was not done; out of sight while there is nothing to say.

It stands below what is pressed, or keeps its room above it: coming up it moves nothing that a hand is on.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from ..engine.actions import Change, Refusal
from ..engine.state import Campaign
from .speech import reasons, warnings
from .text_size import by_text

LINE = 17  # points of height that a line of text takes


class RefusalLine(QLabel):
    """Shows the reasons of a refusal, or the warnings of a change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.Link)
        self.hide()

    def keep_room(self, lines: int = 2) -> None:
        """Take the room of so many lines also while nothing is said: for what stands above a button."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        by_text(self, least_height=lines * LINE)

    def show_outcome(self, outcome: Change | Refusal | None, campaign: Campaign) -> None:
        """Say what stands against it, or what the GM should know; None says nothing."""
        said = ""
        if isinstance(outcome, Refusal):
            said = reasons(outcome.reasons, campaign)
        elif outcome is not None:
            said = warnings(outcome.warnings, campaign)
        self.setText(said)
        self.setVisible(bool(said))
