"""A leadership role: what it gives, what its vacancy costs, who holds it and how that stands this month."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QCheckBox, QFormLayout, QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions.rule import Appoint
from ..engine.leadership import benefit, chosen_attributes, holders
from ..engine.rule_effects import StandsInFor
from ..engine.ruleset import Role
from ..engine.state import ABILITIES, Leader
from . import labels, speech
from .blocks import facts, link, muted, spin_box, title
from .vacancy import vacancy


class LeaderCard(QWidget):
    """The card of one role."""

    def __init__(self, document: Document, role: str, wanted: SignalInstance, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._wanted = document, wanted
        self._role = document.rules.roles[role]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(title(speech.capital(speech.term("role", role))))
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

    def _about(self, role: Role) -> None:
        abilities = self.tr(" or ").join(labels.ability(ability) for ability in role.abilities)
        attributes = " / ".join(labels.number(attribute) for attribute in role.attributes)
        half = self.tr("half of {ability}") if role.multiplier < 1 else "{ability}"
        pairs = [
            (self.tr("Adds"), half.format(ability=abilities)),
            (self.tr("to"), attributes),
            (self.tr("If vacant"), vacancy(role) or self.tr("no penalty")),
            (self.tr("Rule"), role.ref),
        ]
        self._column.addWidget(facts(pairs))

    def _holder(self, leader: Leader) -> None:
        self._column.addSpacing(8)
        self._column.addWidget(title(leader.name, 1.15))
        attributes = ", ".join(labels.number(a) for a in chosen_attributes(leader, self._role))
        gives = f"{attributes} {labels.signed(benefit(leader, self._role))}"
        self._column.addWidget(muted(self.tr("Gives {what}").format(what=gives)))
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        days = spin_box(0, 31, leader.days, self)
        days.setMaximumWidth(80)
        days.setKeyboardTracking(False)
        days.setAccessibleName(self.tr("Days of duty this month"))
        days.setToolTip(self.tr("Fewer than seven days leave the role vacant."))
        days.valueChanged.connect(lambda value: self._change(replace(leader, days=value)))
        form.addRow(muted(self.tr("Days of duty this month")), days)
        self._column.addLayout(form)
        if self._role.effects_of(StandsInFor):
            acting = QCheckBox(self.tr("Stands in for the Ruler"), self)
            acting.setChecked(leader.acting)
            acting.toggled.connect(lambda on: self._change(replace(leader, acting=on)))
            self._column.addWidget(acting)
        change = link(self.tr("Change…"))
        change.setAccessibleName(self.tr("Change {name}").format(name=leader.name))
        change.clicked.connect(lambda: self._wanted.emit("appoint", (leader.role, leader.name)))
        self._column.addWidget(change)

    def _change(self, leader: Leader) -> None:
        self._document.do(
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
