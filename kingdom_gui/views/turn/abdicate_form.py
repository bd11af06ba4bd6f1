"""A leader steps down of their own will: who, for which role, and the d20 of the check."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...engine.actions import Change
from ...engine.actions.rule import Abdicate
from ...engine.leadership import holders
from ...engine.state import JournalEntry
from .. import labels, speech
from .dice_text import die_name, typed
from .step_form import StepForm, text_field

MIDDLE = 10  # a die to look ahead with: what it would add up to tells the modifier
CHECKS = ("check_passed", "check_failed")


class AbdicateForm(StepForm):
    """Before somebody is chosen it says nothing, and Enter goes on to the next step."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        kingdom = document.kingdom
        self.who, self.then = QComboBox(self), QComboBox(self)
        self.who.setAccessibleName(self.tr("Who steps down"))
        self.who.addItem(self.tr("Somebody steps down…"), None)
        for leader in kingdom.leaders if kingdom is not None else ():
            name = self.tr("{role} {name}").format(role=_role(leader.role), name=leader.name)
            self.who.addItem(name, (leader.role, leader.name))
        self.then.setAccessibleName(self.tr("What they take up instead"))
        self.then.addItem(self.tr("for good"), "")
        for role in document.rules.roles if kingdom is not None else ():
            if kingdom is not None and not holders(kingdom, role):
                self.then.addItem(self.tr("to become {role}").format(role=_role(role)), role)
        self.die = text_field(die_name(20, speech.language()), 56, self)
        self.die.setAccessibleName(self.tr("The die of the Loyalty check; left empty, the program rolls"))
        self.who.currentIndexChanged.connect(self.refresh)
        self.then.currentIndexChanged.connect(self.refresh)
        self.die.textChanged.connect(self.refresh)
        for field in (self.who, self.then, self.die):
            self.fields.addWidget(field)
        self.finish(self.tr("Step down"))

    def action(self) -> Abdicate | None:
        chosen = self.who.currentData()
        if chosen is None:
            return None
        role, name = chosen
        written = self.die.text().strip()
        faces = typed(written)
        return Abdicate(
            kingdom=self.document.campaign.at_table,
            role=role,
            name=name,
            for_role=str(self.then.currentData() or ""),
            natural=(faces[0] if len(faces) == 1 else 0) if written else None,
        )

    def refresh(self) -> None:
        chosen = self.who.currentData() is not None
        for widget in (self.then, self.die, self.button):
            widget.setVisible(chosen)
        super().refresh()

    def told(self, outcome: Change) -> str:
        """What it costs and what the check needs, before it is rolled."""
        action = self.action()
        ahead = self.document.check(replace(action, natural=MIDDLE)) if action is not None else None
        before, after = self.document.numbers(), self.document.numbers(outcome.campaign)
        if not isinstance(ahead, Change) or before is None or after is None:
            return ""
        raised = after.kingdom.unrest.value - before.kingdom.unrest.value
        parts = [f"{labels.number('unrest')} {labels.signed(raised)}"] if raised else []
        check = _check_of(ahead)
        if check is not None:
            needed = max(2, min(20, int(check["dc"]) - int(check["total"]) + MIDDLE))
            parts.append(
                self.tr("Loyalty check: {needed} or more, {percent}%").format(
                    needed=needed, percent=(21 - needed) * 5
                )
            )
        return " · ".join(parts)


def _check_of(change: Change) -> dict[str, str | int] | None:
    """What the journal would tell of the check."""
    lines: tuple[JournalEntry, ...] = change.campaign.journal.get(change.campaign.month, ())
    found = [line for line in lines if line.code in CHECKS]
    return dict(found[-1].parameters) if found else None


def _role(role: str) -> str:
    return speech.capital(speech.term("role", role))
