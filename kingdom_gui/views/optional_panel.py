"""What optional rules show of the whole kingdom: Fame and Infamy, their uses, and modifiers of its own."""

from __future__ import annotations

from functools import partial
from typing import Literal, cast

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions.optional import ChooseRenown
from ..engine.ledger import Ledger
from ..engine.options import expanded_modifiers, fame
from ..engine.settlement_totals import MODIFIERS
from ..engine.state import Kingdom, Renown
from ..engine.totals import Numbers
from . import labels, speech
from .blocks import empty, heading, link, muted, plain, rule
from .flow import FlowLayout
from .refusal_line import RefusalLine


class OptionalPanel(QWidget):
    """Hidden while no such rule is played; each number opens its ledger."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.refused = RefusalLine(self)
        self.choices: dict[tuple[int, str], QPushButton] = {}
        self.numbers: dict[str, QPushButton] = {}

    def refresh(self) -> None:
        """Show what the rules in force have to tell, in the language in force."""
        self.refused.setParent(self)
        self._column.removeWidget(self.refused)
        empty(self._column)
        self.choices, self.numbers = {}, {}
        now, kingdom = self._document.numbers(), self._document.kingdom
        played = now.rules.played if now is not None else frozenset()
        if now is not None and kingdom is not None and fame.SETTING in played:
            self._column.addWidget(heading(speech.capital(speech.term("ruling", fame.SETTING))))
            for name in (fame.FAME, fame.INFAMY):
                self._column.addLayout(self._fame(name, now))
            for mark in fame.open_marks(kingdom, now.total("size")):
                self._column.addLayout(self._open_mark(mark, kingdom))
        if now is not None and expanded_modifiers.SETTING in played:
            self._column.addWidget(heading(self.tr("The kingdom’s own modifiers")))
            self._column.addWidget(self._modifiers(now))
            self._column.addWidget(
                muted(self.tr("For rolls in a settlement the higher of its own and this one counts."))
            )
        told = self._column.count() > 0
        self._column.addWidget(self.refused)
        self._column.addWidget(rule())
        self.setVisible(told)

    def _fame(self, name: str, now: Numbers) -> QHBoxLayout:
        helps = fame.influence(now, cast(Literal["fame", "infamy"], name))
        skill = speech.capital(speech.term("skill", helps.name))
        text = self.tr("{skill} {bonus} with officials of other kingdoms").format(
            skill=skill, bonus=f"+{helps.total}"
        )
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self._number(name, now.ledger(name), labels.grouped(now.total(name))))
        row.addWidget(muted(text), 1)
        return row

    def _open_mark(self, mark: int, kingdom: Kingdom) -> QHBoxLayout:
        """A choice that waits: the founding's, or that of a Size."""
        said = speech.speaker(self._document.campaign).say("due_renown", {"size": mark})
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(plain(said), 1)
        offered = [(fame.FAME, labels.number("fame")), (fame.INFAMY, labels.number("infamy"))]
        if any(name in (fame.FAME, fame.INFAMY) for name, _ in kingdom.carried):
            offered.append(("counted", self.tr("Counted already")))
        for choice, name in offered:
            button = QPushButton(name, self)
            button.setAccessibleName(f"{said}: {name}")
            button.clicked.connect(partial(self._choose, mark, choice))
            self.choices[mark, choice] = button
            row.addWidget(button)
        return row

    def _modifiers(self, now: Numbers) -> QWidget:
        box = QWidget(self)
        flow = FlowLayout(box, gap=14)
        for name in MODIFIERS:
            flow.addWidget(self._number(name, now.ledger(name), labels.signed(now.total(name))))
        return box

    def _number(self, name: str, ledger: Ledger, value: str) -> QPushButton:
        button = link(f"{labels.number(name)} {value}")
        number = labels.number(name)
        button.setToolTip(self.tr("{number}: see where it comes from").format(number=number))
        button.clicked.connect(lambda: self._open(number, ledger, button))
        self.numbers[name] = button
        return button

    def _open(self, title: str, ledger: Ledger, under: QPushButton) -> None:
        from .ledger_popup import LedgerPopup

        document = self._document
        LedgerPopup(title, ledger, document.campaign, self.window(), document.rules).show_under(under)

    def _choose(self, mark: int, choice: str, _checked: bool = False) -> None:
        table = self._document.campaign.at_table
        action = ChooseRenown(kingdom=table, mark=mark, choice=cast(Renown, choice))
        self.refused.show_outcome(self._document.do(action), self._document.campaign)
