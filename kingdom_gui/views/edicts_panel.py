"""The three standing edicts, each a column of levels with what a level brings."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions import Refusal
from ..engine.actions.rule import SetEdict
from ..engine.ruleset import EdictLevel
from . import labels
from .blocks import heading
from .choices import Choice, Choices
from .refusal_line import RefusalLine

ATTRIBUTES = ("economy", "loyalty", "stability", "consumption")


class EdictsPanel(QWidget):
    """Sets the level of the Holiday, Promotion and Taxation edicts (IT L286, Editti)."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.heads = {}
        self.choices = {}
        for name in labels.EDICTS:
            self.heads[name] = heading("")
            self.choices[name] = Choices(name, self)
            self.choices[name].chosen.connect(self._chosen)
            self._column.addWidget(self.heads[name])
            self._column.addWidget(self.choices[name])
            self._column.addSpacing(8)
        self.refused = RefusalLine(self)
        self._column.addWidget(self.refused)
        self._column.addStretch()

    def refresh(self) -> None:
        """Show the levels in force, in the language in force."""
        kingdom = self._document.kingdom
        for name, choices in self.choices.items():
            levels = self._document.rules.edicts[name]
            choices.offer([_choice(name, level, record) for level, record in levels.items()])
            choices.setAccessibleName(labels.edict(name))
            level = getattr(kingdom.edicts, name) if kingdom is not None else None
            choices.choose(level)
            choices.setEnabled(kingdom is not None)
            waiting = self.tr("{edict} (not issued yet)").format(edict=labels.edict(name))
            self.heads[name].setText(labels.edict(name) if level else waiting)

    def _chosen(self, level: str) -> None:
        name = next(name for name, choices in self.choices.items() if choices is self.sender())
        action = SetEdict(kingdom=self._document.campaign.at_table, edict=name, level=level)
        outcome = self._document.do(action)
        if isinstance(outcome, Refusal):
            self.refresh()
        self.refused.show_outcome(outcome, self._document.campaign)


def _choice(name: str, level: str, record: EdictLevel) -> Choice:
    return Choice(level, labels.edict_level(name, level), labels.effects(record, ATTRIBUTES))
