"""What the kingdom's patron expects of it, on the kingdom's page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.state import Kingdom
from . import speech
from .blocks import heading, link, muted


class PatronPanel(QWidget):
    """Who the patron is, the task, what goes back; nothing at all where nobody has said anything of it.

    `edit_wanted` asks for the dialog in which it can be changed.
    """

    edit_wanted = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.head, self.about, self.pays = heading(""), muted(""), muted("")
        self.change = link("")
        self.change.clicked.connect(self.edit_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.head, self.about, self.pays, self.change):
            column.addWidget(part)

    def refresh(self) -> None:
        """Show what is expected, in the language in force."""
        kingdom = self._document.kingdom
        self.change.setText(self.tr("Change it…"))
        known = kingdom is not None and expects(kingdom)
        self.setVisible(known)
        if kingdom is None or not known:
            return
        campaign = self._document.campaign
        said = speech.speaker(campaign)
        sponsor = campaign.kingdoms.get(kingdom.sponsor)
        name = sponsor.name if sponsor is not None else speech.capital(speech.term("term", "wealthy_sponsor"))
        self.head.setText(self.tr("Patron: {name}").format(name=name))
        task = said.say("obligation_means", {"obligation": kingdom.obligation}) if kingdom.obligation else ""
        named = speech.capital(speech.term("obligation", kingdom.obligation)) if kingdom.obligation else ""
        self.about.setText(speech.explained(named, task) if task else "")
        self.about.setVisible(bool(task))
        terms = {"repayment": kingdom.repayment, "tithe": kingdom.tithe}
        self.pays.setText(said.say("obligation_pays", terms))


def expects(kingdom: Kingdom) -> bool:
    """Whether anything is said of a patron."""
    return bool(kingdom.sponsor or kingdom.obligation or kingdom.repayment or kingdom.tithe)
