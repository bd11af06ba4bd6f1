"""A line that says why something was not done; out of sight while there is nothing to say.

It stands below what is pressed, never above: coming up it moves nothing that a hand is on.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from ..engine.actions import Change, Refusal
from ..engine.state import Campaign
from .speech import reasons, warnings


class RefusalLine(QLabel):
    """Shows the reasons of a refusal, or the warnings of a change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.Link)
        self.hide()

    def show_outcome(self, outcome: Change | Refusal | None, campaign: Campaign) -> None:
        """Say what stands against it, or what the GM should know; None says nothing."""
        said = ""
        if isinstance(outcome, Refusal):
            said = reasons(outcome.reasons, campaign)
        elif outcome is not None:
            said = warnings(outcome.warnings, campaign)
        self.setText(said)
        self.setVisible(bool(said))
