"""The three standing edicts, each a column of levels with what a level brings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions import Refusal
from ..engine.actions.holiday import RestoreHolidays
from ..engine.actions.rule import SetEdict
from ..engine.ruleset import EdictLevel
from . import labels
from .blocks import heading, link, plain_tip
from .choices import Choice, Choices
from .help.terms import explained
from .modal import ask
from .one_line import OneLine
from .refusal_line import RefusalLine

ATTRIBUTES = ("economy", "loyalty", "stability", "consumption")
HOLIDAY = "holiday"


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
            self.heads[name] = explained(heading(""), f"edict.{name}")
            self.choices[name] = explained(Choices(name, self), f"edict.{name}")
            self.choices[name].chosen.connect(self._chosen)
            self._column.addWidget(self.heads[name])
            self._column.addWidget(self.choices[name])
            if name == HOLIDAY:
                self._add_suspension()
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
        self._show_suspension()

    def suspend(self) -> None:
        """Ask why the Holidays bring no Loyalty any more, or let them bring it again."""
        kingdom = self._document.kingdom
        if kingdom is not None and kingdom.edicts.suspended:
            action = RestoreHolidays(kingdom=kingdom.id)
            self.refused.show_outcome(self._document.do(action), self._document.campaign)
        elif kingdom is not None:
            from .dialogs.suspend_holidays import SuspendHolidaysDialog

            ask(SuspendHolidaysDialog(self._document, self.window()))

    def _add_suspension(self) -> None:
        """A line whose room is kept: the levels below stay where they are, whichever is chosen above."""
        self.suspended, self.suspend_link = OneLine("", self), link("")
        self.suspend_link.clicked.connect(self.suspend)
        policy = self.suspend_link.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.suspend_link.setSizePolicy(policy)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.suspend_link, 0, Qt.AlignmentFlag.AlignLeft)
        row.addWidget(self.suspended, 1)
        self._column.addLayout(row)

    def _show_suspension(self) -> None:
        """Whether the GM has suspended the Holidays, and the way to change that."""
        kingdom = self._document.kingdom
        edicts = kingdom.edicts if kingdom is not None else None
        suspended = edicts is not None and edicts.suspended
        level = edicts.holiday if edicts is not None else None
        promised = level is not None and self._document.rules.edicts[HOLIDAY][level].loyalty > 0
        said = self.tr("Suspended: Holidays bring no Loyalty and cost as before.")
        why = edicts.why if edicts is not None else ""
        self.suspended.setText(f"{said} {why}" if why else said)
        self.suspended.setToolTip(plain_tip(self.suspended.text()))
        self.suspended.setVisible(suspended)
        text = self.tr("Restore their benefit") if suspended else self.tr("Suspend their benefit…")
        self.suspend_link.setText(text)
        self.suspend_link.setVisible(suspended or promised)

    def _chosen(self, level: str) -> None:
        name = next(name for name, choices in self.choices.items() if choices is self.sender())
        action = SetEdict(kingdom=self._document.campaign.at_table, edict=name, level=level)
        outcome = self._document.do(action)
        if isinstance(outcome, Refusal):
            self.refresh()
        self.refused.show_outcome(outcome, self._document.campaign)


def _choice(name: str, level: str, record: EdictLevel) -> Choice:
    return Choice(level, labels.edict_level(name, level), labels.effects(record, ATTRIBUTES))
