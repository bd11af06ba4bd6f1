"""Special terrain of a hex: what lies there beside its terrain, and whether a road costs double there."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change, Refusal, decide
from ...engine.actions.world import AddSpecial, RemoveSpecial, SetRoadDouble
from ...engine.hexes import HexId
from ...engine.rule_effects import FoundBuilding, RuinedBuilding
from ...engine.ruleset import Ruleset
from ...engine.state import Special
from .. import speech
from ..help.terms import explained
from .action_dialog import ActionDialog

DRAWN = "river"  # it is drawn along its course, not put in a hex


class SpecialTerrainDialog(ActionDialog):
    """A box for each kind; what is changed is one step of undo, done altogether or not at all."""

    def __init__(self, document: Document, hex_id: HexId, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        self._hex, self._there = hex_id, document.campaign.hexes[hex_id]
        name = self.tr("Special terrain of {hex}").format(hex=speech.hex_label(hex_id, document.campaign))
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Keep"))
        self.explain(self.tr("What you put here is the game master’s word: it costs nothing."))
        self.boxes: dict[str, QCheckBox] = {}
        self.buildings: dict[str, QComboBox] = {}
        old = {one.kind: one for one in self._there.special}
        for kind in sorted(special_kinds(document.rules), key=lambda kind: speech.bare(_name(kind))):
            self._add_kind(kind, old.get(kind))
        self.road = QComboBox(self)
        for text, double in (
            (self.tr("as the rules say"), None),
            (self.tr("the plain price"), False),
            (self.tr("double"), True),
        ):
            self.road.addItem(text, double)
        self.road.setCurrentIndex(self.road.findData(self._there.road_double))
        self.road.currentIndexChanged.connect(self.refresh)
        self.form.addRow(self.tr("A &road here costs"), self.road)

    def deeds(self) -> list[Action]:
        """What the boxes change, in order."""
        found: list[Action] = []
        old = {one.kind: one for one in self._there.special}
        kingdom = self.document.campaign.at_table
        for kind, box in self.boxes.items():
            before, building = old.get(kind), self._building(kind)
            same = before is not None and before.building == building
            if before is not None and not (box.isChecked() and same):
                found.append(RemoveSpecial(kingdom=kingdom, hex=self._hex, special=kind))
            if box.isChecked() and not same:
                found.append(AddSpecial(kingdom=kingdom, hex=self._hex, special=kind, building=building))
        if self.road.currentData() != self._there.road_double:
            found.append(SetRoadDouble(kingdom=kingdom, hex=self._hex, double=self.road.currentData()))
        return found

    def action(self) -> Action | None:
        return next(iter(self.deeds()), None)

    def missing(self) -> str:
        return self.tr("Nothing is changed yet.")

    def refresh(self) -> None:
        """Show what would come of all of it together."""
        outcome = self._outcome()
        self.refused.show_outcome(outcome, self.document.campaign)
        self.effect.setText(self._effect(outcome) if isinstance(outcome, Change) else "")
        if outcome is None:
            self.effect.setText(self.missing())
        self.effect.setVisible(bool(self.effect.text()))
        self.do_button.setEnabled(isinstance(outcome, Change))
        self._grow()

    def accept(self) -> None:
        if isinstance(self.document.do_all(self.deeds()), Change):
            self.done(self.DialogCode.Accepted)
        else:
            self.refresh()

    def _outcome(self) -> Change | Refusal | None:
        state, outcome = self.document.campaign, None
        for action in self.deeds():
            outcome = decide(action, state, self.document.rules)
            if isinstance(outcome, Refusal):
                return outcome
            state = outcome.campaign
        return outcome

    def _add_kind(self, kind: str, old: Special | None) -> None:
        text = self.tr("{name} (used up)").format(name=_name(kind)) if old and old.spent else _name(kind)
        box = explained(QCheckBox(text.replace("&", "&&"), self), f"special_terrain.{kind}")
        box.setChecked(old is not None)
        box.toggled.connect(self.refresh)
        self.boxes[kind] = box
        if not _takes_building(kind, self.document.rules):
            self.form.addRow(box)
            return
        choice = QComboBox(self)
        choice.setAccessibleName(self.tr("Which building: {name}").format(name=_name(kind)))
        choice.addItem(self.tr("which is not said"), "")
        names = ((speech.capital(speech.term("building", key)), key) for key in self.document.rules.buildings)
        for name, key in sorted(names, key=lambda row: speech.bare(row[0])):
            choice.addItem(name, key)
        choice.setCurrentIndex(max(0, choice.findData(old.building if old else "")))
        choice.setEnabled(box.isChecked())
        choice.currentIndexChanged.connect(self.refresh)
        box.toggled.connect(choice.setEnabled)
        self.buildings[kind] = choice
        self.form.addRow(box, choice)

    def _building(self, kind: str) -> str:
        return str(self.buildings[kind].currentData()) if kind in self.buildings else ""


def special_kinds(rules: Ruleset) -> list[str]:
    """The kinds of special terrain that may be put in a hex."""
    return [kind for kind in rules.special_terrain if kind != DRAWN]


def _takes_building(kind: str, rules: Ruleset) -> bool:
    record = rules.special_terrain[kind]
    return bool(record.effects_of(FoundBuilding) or record.effects_of(RuinedBuilding))


def _name(kind: str) -> str:
    return speech.capital(speech.term("special_terrain", kind))
