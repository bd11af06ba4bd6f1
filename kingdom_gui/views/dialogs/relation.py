"""How two kingdoms stand with each other, by the game master's word: nothing is rolled or paid."""

from __future__ import annotations

from typing import cast, get_args

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.agreements import SetRelation
from ...engine.relations import relation
from ...engine.state import Balance, Kingdom, Pact
from .. import speech
from .action_dialog import ActionDialog

NONE = "none"


class RelationDialog(ActionDialog):
    """Writes down what the kingdom at the table, or `one`, has agreed with another, and war."""

    def __init__(
        self, document: Document, other: Kingdom, parent: QWidget | None = None, one: Kingdom | None = None
    ) -> None:
        super().__init__(document, "", "", parent)
        self._one = one
        if one is None:
            name = self.tr("Agreements with {name}").format(name=other.name)
        else:
            name = self.tr("{name} and {other}").format(name=one.name, other=other.name)
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Keep"))
        self.explain(self.tr("By your word: nothing is rolled or paid. Bonuses are fixed as they are now."))
        self._other = other
        self._us = one.id if one is not None else document.campaign.at_table
        self._now = now = relation(document.campaign, self._us, other.id)
        self.embassy = QCheckBox(self.tr("Embassies are agreed on"), self)
        self.embassy.setChecked(now.embassy)
        self.treaty, self.alliance = self._pact(now.treaty), self._pact(now.alliance)
        self.war = QCheckBox(self.tr("They are at war"), self)
        self.war.setChecked(now.war)
        self.form.addRow("", self.embassy)
        self.form.addRow(self.tr("&Treaty"), self.treaty)
        self.form.addRow(self.tr("&Alliance"), self.alliance)
        self.form.addRow("", self.war)
        for box in (self.treaty, self.alliance):
            box.currentIndexChanged.connect(self.refresh)
        for tick in (self.embassy, self.war):
            tick.toggled.connect(self.refresh)

    def missing(self) -> str:
        return self.tr("Nothing is changed yet.")

    def action(self) -> Action | None:
        """What is changed; an embassy agreement that is taken away takes the rest with it."""
        now = self._now
        changed: dict[str, object] = {}
        if self.embassy.isChecked() != now.embassy:
            changed["embassy"] = self.embassy.isChecked()
        for name, box, pact in (
            ("treaty", self.treaty, now.treaty),
            ("alliance", self.alliance, now.alliance),
        ):
            if box.currentData() != (pact.balance if pact is not None else NONE):
                changed[name] = box.currentData()
        if self.war.isChecked() != now.war:
            changed["war"] = self.war.isChecked()
        if not changed:
            return None
        return SetRelation(kingdom=self._us, to=self._other.id, **changed)  # type: ignore[arg-type]

    def _pact(self, pact: Pact | None) -> QComboBox:
        """None, or a balance."""
        box = QComboBox(self)
        box.addItem(self.tr("None"), NONE)
        for balance in cast(tuple[Balance, ...], get_args(Balance)):
            box.addItem(self._named(balance), balance)
        box.setCurrentIndex(box.findData(pact.balance if pact is not None else NONE))
        return box

    def _named(self, balance: Balance) -> str:
        """A balance; between two others it is said whom it favours."""
        favoured = {"favouring_us": self._one, "favouring_them": self._other}.get(balance)
        if self._one is None or favoured is None:
            return speech.capital(speech.term("balance", balance))
        return self.tr("In favour of {name}").format(name=favoured.name)
