"""Appointing a leader: name, the abilities that matter to the role, and little else."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.rule import Appoint
from ...engine.bounds import LARGEST_ABILITY
from ...engine.leadership import holders
from ...engine.options import role_skills
from ...engine.printed import as_played
from ...engine.rule_effects import MayMarry, VassalOffice
from ...engine.state import Leader
from .. import labels, speech
from ..blocks import spin_box
from .action_dialog import ActionDialog

WRITTEN = re.compile(r"(?:\s+[+\-\u2212]\d{1,2})+\s*$")


def name_and_modifiers(written: str) -> tuple[str, list[int]]:
    """A name, and the signed numbers written after it: "Marek +4 +1" is Marek with 4 and 1."""
    found = WRITTEN.search(written)
    if found is None:
        return written.strip(), []
    numbers = [int(word.replace("\u2212", "-")) for word in found[0].split()]
    return written[: found.start()].strip(), numbers


class AppointDialog(ActionDialog):
    """Gives a role to somebody, or changes what is known of its holder."""

    needs = "name"

    def __init__(
        self, document: Document, role: str, holder: str = "", parent: QWidget | None = None
    ) -> None:
        """`holder` is who to change; empty asks for somebody new."""
        self.role = document.rules.roles[role]
        name = speech.capital(speech.term("role", role))
        super().__init__(document, name, "", parent)
        self.do_button.setText(self.tr("Change") if holder else self.tr("Appoint"))
        kingdom = document.kingdom
        held = holders(kingdom, role) if kingdom is not None else []
        known = next((leader for leader in held if leader.name == holder), None)
        self._holder = known
        self.explain(self._benefit())
        self._build(known or Leader(role, ""), held)

    def action(self) -> Action | None:
        name, _ = name_and_modifiers(self.name.text())
        if not name:
            return None
        abilities = self._other_abilities()
        abilities.update((ability, box.value()) for ability, box in self.abilities.items())
        return Appoint(
            kingdom=self.document.campaign.at_table,
            role=self.role.id,
            name=name,
            abilities=abilities,
            leadership=self.leadership.isChecked(),
            player=self.player.isChecked(),
            attributes=tuple(a for a, box in self.attributes.items() if box.isChecked()),
            acting=self._holder.acting if self._holder is not None else False,
            days=self._holder.days if self._holder is not None else 7,
            ranks=self._ranks(),
            replacing=self._replacing(name),
        )

    def _build(self, known: Leader, held: list[Leader]) -> None:
        self.name = QLineEdit(known.name, self)
        self.name.setPlaceholderText(self._example())
        self.form.addRow(self.tr("&Name"), self.name)
        self.abilities = {ability: self._ability(ability, known) for ability in self.role.abilities}
        self.name.textChanged.connect(self._take_modifiers)
        self.attributes: dict[str, QCheckBox] = {}
        if len(self.role.attributes) > 1:
            beside = next((leader.attributes for leader in held), ())
            self.form.addRow(self.tr("Adds to"), self._attributes(known.attributes or beside))
        self.ranks = self._ask_ranks(known)
        self.leadership = self._check(self.tr("Has the &Leadership feat (+1)"), known.leadership)
        self.player = self._check(self.tr("A &player’s character"), known.player)
        self.place: QComboBox | None = None
        if held and self._holder is None and self.role.effects_of(MayMarry):
            married = self.tr("Rules beside {name} in marriage").format(name=held[0].name)
            self._ask_place(held, married if len(held) == 1 else "")
        elif held and self._holder is None and self.role.effects_of(VassalOffice):
            kingdom = self.document.kingdom
            vassals = len(kingdom.vassals) if kingdom is not None else 0
            self._ask_place(held, self.tr("Governs another vassal") if len(held) < vassals else "")

    def _example(self) -> str:
        """How name and modifiers are written in one go."""
        modifiers = " ".join(("+4", "+1")[: len(self.role.abilities)])
        return self.tr("or at once: {example}").format(example=f"Marek {modifiers}")

    def _take_modifiers(self, written: str) -> None:
        """Modifiers written after the name go into their boxes, in their order."""
        _, modifiers = name_and_modifiers(written)
        for box, modifier in zip(self.abilities.values(), modifiers, strict=False):
            box.setValue(modifier)
        self.refresh()

    def _ability(self, ability: str, known: Leader) -> QSpinBox:
        box = spin_box(-5, 20, known.ability(ability), self)
        box.setPrefix("+" if box.value() > 0 else "")
        box.valueChanged.connect(lambda value, box=box: box.setPrefix("+" if value > 0 else ""))
        box.valueChanged.connect(self.refresh)
        self.form.addRow(self.tr("{ability} modifier").format(ability=labels.ability(ability)), box)
        return box

    def _attributes(self, known: tuple[str, ...]) -> QWidget:
        box = QWidget(self)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        chosen = known or self.role.attributes[:1]
        for attribute in self.role.attributes:
            check = QCheckBox(labels.number(attribute), box)
            check.setChecked(attribute in chosen)
            check.toggled.connect(self.refresh)
            row.addWidget(check)
            self.attributes[attribute] = check
        row.addStretch()
        return box

    def _ask_ranks(self, known: Leader) -> QSpinBox | None:
        """A box for the ranks in the skill of the role; None while that optional rule is off."""
        rules = as_played(self.document.rules, self.document.campaign)
        if role_skills.SETTING not in rules.played or not self.role.skill:
            return None
        box = spin_box(0, LARGEST_ABILITY, known.ranks, self)
        box.setToolTip(
            self.tr("Every {count} ranks add 1 to what the leader gives.").format(
                count=role_skills.RANKS_PER_POINT
            )
        )
        box.valueChanged.connect(self.refresh)
        skill = speech.capital(speech.term("skill", self.role.skill))
        self.form.addRow(self.tr("Ranks in {skill}").format(skill=skill), box)
        return box

    def _ranks(self) -> int:
        if self.ranks is not None:
            return self.ranks.value()
        return self._holder.ranks if self._holder is not None else 0

    def _check(self, text: str, on: bool) -> QCheckBox:
        check = QCheckBox(text, self)
        check.setChecked(on)
        check.toggled.connect(self.refresh)
        self.form.addRow("", check)
        return check

    def _ask_place(self, held: list[Leader], beside: str) -> None:
        """Whose place it is; `beside` says what it is where nobody makes room, if that may be."""
        self.place = QComboBox(self)
        for leader in held:
            self.place.addItem(self.tr("Takes the place of {name}").format(name=leader.name), leader.name)
        if beside:
            self.place.addItem(beside, "")
        self.place.currentIndexChanged.connect(self.refresh)
        self.form.addRow("", self.place)

    def _replacing(self, name: str) -> str:
        """Whom the new holder replaces: the one renamed, the one chosen, or the only one there."""
        if self._holder is not None:
            return "" if self._holder.name == name else self._holder.name
        if self.place is not None:
            return str(self.place.currentData())
        kingdom = self.document.kingdom
        held = holders(kingdom, self.role.id) if kingdom is not None else []
        return held[0].name if held and held[0].name != name else ""

    def _other_abilities(self) -> dict[str, int]:
        if self._holder is None:
            return {}
        return {a: v for a, v in zip(labels.ABILITIES, self._holder.abilities, strict=True) if v}

    def _benefit(self) -> str:
        abilities = self.tr(" or ").join(labels.ability(ability) for ability in self.role.abilities)
        attributes = " / ".join(labels.number(attribute) for attribute in self.role.attributes)
        half = self.tr("half the {ability} modifier").format(ability=abilities)
        whole = self.tr("the {ability} modifier").format(ability=abilities)
        amount = half if self.role.multiplier < 1 else whole
        return self.tr("Adds {amount} to {attributes}.").format(amount=amount, attributes=attributes)
