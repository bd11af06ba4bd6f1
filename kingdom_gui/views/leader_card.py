"""A leadership role: what it gives, what its vacancy costs, who holds it and how that stands this month."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace
from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions import Action, Refusal
from ..engine.actions.absence import LoseLeader, ReturnLeader
from ..engine.actions.rule import Appoint, ChooseAttributes
from ..engine.leadership import (
    attribute_count,
    chosen_attributes,
    counts_absences,
    holders,
    neglects,
)
from ..engine.printed import as_played
from ..engine.rule_effects import ChoosesAttributes, StandsInFor
from ..engine.ruleset import Role
from ..engine.state import ABILITIES, Leader
from ..engine.viceroys import gives as gives_here
from . import labels, speech
from .blocks import facts, link, muted, quiet_line, spin_box, title
from .help.terms import explained
from .refusal_line import RefusalLine
from .rule_marks import shown
from .text_size import by_text
from .vacancy import vacancy


class LeaderCard(QWidget):
    """The card of one role."""

    def __init__(self, document: Document, role: str, wanted: SignalInstance, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._wanted = document, wanted
        self._role = document.rules.roles[role]
        self.refused = RefusalLine(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        name = title(speech.capital(speech.term("role", role)))
        self._column.addWidget(explained(name, f"role.{role}"))
        self._about(self._role)
        kingdom = document.kingdom
        held = holders(kingdom, role) if kingdom is not None else []
        if not held:
            self._column.addWidget(muted(self.tr("Nobody holds this role.")))
            appoint = link(self.tr("Appoint…"))
            appoint.clicked.connect(lambda: self._wanted.emit("appoint", (role, "")))
            self._column.addWidget(appoint)
        for leader in held:
            self._holder(leader)
        self._column.addWidget(self.refused)

    def _about(self, role: Role) -> None:
        abilities = self.tr(" or ").join(labels.ability(ability) for ability in role.abilities)
        attributes = " / ".join(labels.number(attribute) for attribute in role.attributes)
        half = self.tr("half of {ability}") if role.multiplier < 1 else "{ability}"
        pairs = [
            (self.tr("Adds"), half.format(ability=abilities)),
            (self.tr("to"), attributes),
            (self.tr("If vacant"), vacancy(role) or self.tr("no penalty")),
            (self.tr("Rule"), shown(role.ref)),
        ]
        self._column.addWidget(facts(pairs))

    def _holder(self, leader: Leader) -> None:
        self._column.addSpacing(8)
        self._column.addWidget(title(leader.name, 1.15))
        attributes = ", ".join(labels.number(a) for a in chosen_attributes(leader, self._role))
        rules = as_played(self._document.rules, self._document.campaign)
        kingdom, campaign = self._document.kingdom, self._document.campaign
        amount = gives_here(campaign, kingdom, leader, rules) if kingdom is not None else 0
        gives = f"{attributes} {labels.signed(amount)}"
        if not leader.lost:
            self._column.addWidget(muted(self.tr("Gives {what}").format(what=gives)))
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        if self._role.effects_of(ChoosesAttributes):
            self._choice(leader, form)
        if not leader.lost:
            self._days(leader, form)
        self._column.addLayout(form)
        if self._role.effects_of(StandsInFor):
            acting = QCheckBox(self.tr("Stands in for the Ruler"), self)
            acting.setChecked(leader.acting)
            acting.toggled.connect(lambda on: self._change(replace(leader, acting=on)))
            self._column.addWidget(acting)
        self._loss(leader)
        change = link(self.tr("Change…"))
        change.setAccessibleName(self.tr("Change {name}").format(name=leader.name))
        change.clicked.connect(lambda: self._wanted.emit("appoint", (leader.role, leader.name)))
        self._column.addWidget(change)

    def _days(self, leader: Leader, form: QFormLayout) -> None:
        """The day counter. Before the Edict phase it still counts last month's days (ruling E09)."""
        kingdom = self._document.kingdom
        past = kingdom is not None and kingdom.stage == "reigning" and counts_absences(kingdom)
        name = self.tr("Days of duty last month") if past else self.tr("Days of duty this month")
        days = spin_box(0, 31, leader.days, self)
        by_text(days, most_width=80)
        days.setKeyboardTracking(False)
        days.setAccessibleName(name)
        days.setToolTip(self.tr("Fewer than seven days leave the role vacant in the Upkeep that follows."))
        days.valueChanged.connect(lambda value: self._change(replace(leader, days=value)))
        label = muted(name)
        form.addRow(label, days)
        label.setBuddy(days)
        if neglects(leader) and not past:
            form.addRow(muted(self.tr("The role will be vacant in the next Upkeep.")))

    def _choice(self, leader: Leader, form: QFormLayout) -> None:
        """What they add to, to be changed where the rules allow it now."""
        numbers = self._document.numbers()
        count = attribute_count(self._role, numbers.total("size")) if numbers is not None else 1
        chosen = chosen_attributes(leader, self._role)
        for place in range(count):
            box = QComboBox(self)
            box.setAccessibleName(self.tr("Adds also to") if place else self.tr("Adds to"))
            if place >= len(chosen):
                box.addItem(self.tr("choose…"), "")
            for attribute in self._role.attributes:
                box.addItem(labels.number(attribute), attribute)
            box.setCurrentIndex(box.findData(chosen[place]) if place < len(chosen) else 0)
            box.activated.connect(lambda _, box=box, place=place: self._choose(leader, box, place))
            label = muted(self.tr("Adds to") if not place else "")
            form.addRow(label, box)
            label.setBuddy(box)

    def _choose(self, leader: Leader, box: QComboBox, place: int) -> None:
        chosen = list(chosen_attributes(leader, self._role))
        chosen[place : place + 1] = [str(box.currentData())]
        wanted = tuple(dict.fromkeys(attribute for attribute in chosen if attribute))
        if wanted != leader.attributes:
            table = self._document.campaign.at_table
            self._tell(ChooseAttributes(kingdom=table, role=leader.role, name=leader.name, attributes=wanted))

    def _loss(self, leader: Leader) -> None:
        """Death and disability, and the way back."""
        table = self._document.campaign.at_table
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        if leader.lost:
            row.addWidget(quiet_line(self.tr("Dead") if leader.lost == "dead" else self.tr("Disabled")))
            back = link(self.tr("Back in office"))
            back.clicked.connect(
                lambda: self._tell(ReturnLeader(kingdom=table, role=leader.role, name=leader.name))
            )
            row.addWidget(back)
        else:
            row.addWidget(quiet_line(self.tr("Lost:")))
            for text, how in ((self.tr("Disabled"), "disabled"), (self.tr("Dead"), "dead")):
                button = link(text)
                button.setToolTip(self.tr("The role will be vacant in the next Upkeep."))
                button.clicked.connect(lambda _=False, how=how: self._lose(leader, how))
                row.addWidget(button)
        row.addStretch()
        self._column.addLayout(row)
        if leader.lost in ("dead", "disabled"):
            self._column.addWidget(muted(self.tr("The role will be vacant in the next Upkeep.")))

    def _lose(self, leader: Leader, how: Literal["dead", "disabled"]) -> None:
        table = self._document.campaign.at_table
        self._tell(LoseLeader(kingdom=table, role=leader.role, name=leader.name, how=how))

    def _tell(self, action: Action) -> None:
        """Do it, or say why not. A change shows the card anew."""
        outcome = self._document.do(action)
        if isinstance(outcome, Refusal):
            self.refused.show_outcome(outcome, self._document.campaign)

    def _change(self, leader: Leader) -> None:
        self._tell(
            Appoint(
                kingdom=self._document.campaign.at_table,
                role=leader.role,
                name=leader.name,
                abilities={a: v for a, v in zip(ABILITIES, leader.abilities, strict=True) if v},
                leadership=leader.leadership,
                player=leader.player,
                attributes=leader.attributes,
                acting=leader.acting,
                days=leader.days,
                ranks=leader.ranks,
            )
        )
