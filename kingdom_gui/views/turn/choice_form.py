"""Who chooses what they add to: a Spymaster anew each month, a Ruler when the kingdom has grown."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...engine.actions.rule import ChooseAttributes
from ...engine.leadership import attribute_count, chosen_attributes, holders
from ...engine.rule_effects import ChoosesAttributes
from ...engine.ruleset import Role
from .. import labels, speech
from ..blocks import quiet_line
from .step_form import StepForm


class ChoiceForm(StepForm):
    """The attributes of one role as they are; while they are left so, Enter goes on to the next step."""

    def __init__(self, document: Document, role: Role, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.role = role
        kingdom = document.kingdom
        held = holders(kingdom, role.id) if kingdom is not None else []
        self.before = chosen_attributes(held[0], role) if held else ()
        name = speech.capital(speech.term("role", role.id))
        self.fields.addWidget(quiet_line(self.tr("{role} adds to").format(role=name)))
        self.boxes: list[QComboBox] = []
        for place in range(count_of(document, role)):
            box = QComboBox(self)
            box.setAccessibleName(self.tr("{role} adds to").format(role=name))
            if place >= len(self.before):
                box.addItem(self.tr("choose…"), "")
            for attribute in role.attributes:
                box.addItem(labels.number(attribute), attribute)
            if place < len(self.before):
                box.setCurrentIndex(box.findData(self.before[place]))
            box.currentIndexChanged.connect(self.refresh)
            self.fields.addWidget(box)
            self.boxes.append(box)
        self.finish(self.tr("Choose"))

    def action(self) -> ChooseAttributes | None:
        chosen = tuple(dict.fromkeys(str(box.currentData()) for box in self.boxes if box.currentData()))
        if chosen == self.before[: len(self.boxes)]:
            return None
        table = self.document.campaign.at_table
        return ChooseAttributes(kingdom=table, role=self.role.id, attributes=chosen)

    def refresh(self) -> None:
        self.button.setVisible(self.action() is not None)
        super().refresh()


def count_of(document: Document, role: Role) -> int:
    """How many attributes the holder of a role adds to at the kingdom's Size."""
    numbers = document.numbers()
    return attribute_count(role, numbers.total("size")) if numbers is not None else 1


def choosing(document: Document) -> list[Role]:
    """The roles that have something to choose in this Edict phase."""
    kingdom = document.kingdom
    found = []
    for role in document.rules.roles.values() if kingdom is not None else ():
        held = holders(kingdom, role.id) if kingdom is not None else []
        for effect in role.effects_of(ChoosesAttributes):
            anew = effect.when == "edict_phase"
            more = bool(held) and len(chosen_attributes(held[0], role)) < count_of(document, role)
            if held and (anew or more):
                found.append(role)
    return found
