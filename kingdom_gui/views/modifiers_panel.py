"""The game master's own modifiers in force, each with its note and end, to add and take away."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions.gm import RemoveModifier
from ..engine.ledger import Entry
from ..engine.state import Modifier
from . import labels, speech
from .blocks import empty, link, muted, plain, quiet_line
from .calendar import month_name
from .lines_panel import LinesPanel
from .modal import ask


class ModifiersPanel(LinesPanel):
    """A line for each modifier; buttons to add one and to grant or take."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.add_button, self.grant_button = link(""), link("")
        self.add_button.clicked.connect(self.add)
        self.grant_button.clicked.connect(self.grant)
        buttons = QHBoxLayout()
        buttons.setSpacing(18)
        buttons.addWidget(self.add_button)
        buttons.addWidget(self.grant_button)
        buttons.addStretch()
        self._add_below(buttons)

    def refresh(self) -> None:
        """Show the modifiers as they are, in the language in force."""
        self.head.setText(self.tr("Modifiers"))
        self.add_button.setText(self.tr("New modifier…"))
        self.grant_button.setText(self.tr("Grant or take…"))
        kingdom = self._document.kingdom
        self.setEnabled(kingdom is not None)
        empty(self._grid)
        for row, modifier in enumerate(kingdom.modifiers if kingdom is not None else ()):
            self._line(row, modifier)
        if kingdom is not None and not kingdom.modifiers:
            self._grid.addWidget(muted(self.tr("None in force.")), 0, 0, 1, 4)

    def add(self) -> None:
        """Ask for a new modifier."""
        from .dialogs.modifier import ModifierDialog

        ask(ModifierDialog(self._document, self.window()))

    def grant(self) -> None:
        """Ask what to grant or take."""
        from .dialogs.grant import GrantDialog

        ask(GrantDialog(self._document, self.window()))

    def _line(self, row: int, modifier: Modifier) -> None:
        campaign = self._document.campaign
        place = campaign.settlements.get(modifier.settlement)
        name = f"{labels.number(modifier.target)} {labels.signed(modifier.amount)}"
        if place is not None:
            name = speech.explained(place.name, name)
        until = self.tr("for good")
        if modifier.until is not None:
            last = month_name(campaign, self.tr("month {number}"), modifier.until)
            until = self.tr("through {month}").format(month=last)
        remove = link(self.tr("Remove"))
        remove.setAccessibleName(self.tr("Remove {what}").format(what=name))
        remove.clicked.connect(lambda: self._remove(modifier.id))
        self._grid.addWidget(plain(name), row, 0)
        self._grid.addWidget(quiet_line(until), row, 1)
        whence = speech.speaker(campaign).source(Entry(modifier.amount, modifier.source))
        self._grid.addWidget(muted(modifier.note or whence), row, 2)
        self._grid.addWidget(remove, row, 3)

    def _remove(self, number: int) -> None:
        action = RemoveModifier(kingdom=self._document.campaign.at_table, number=number)
        self.refused.show_outcome(self._document.do(action), self._document.campaign)
