"""The bonuses of an envoy, and of the official who negotiates for the other side, skill by skill."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSpinBox, QWidget

from ...engine.actions.diplomacy import MOST_BONUS, SKILLS
from ...engine.diplomacy.dc import DIPLOMACY, INTIMIDATE
from ...engine.diplomacy.errands import UNCHECKED, pact_of
from ...engine.state import Errand
from ...engine.turn.negotiation import TALKS
from .. import speech
from ..blocks import muted, quiet_line, spin_box
from ..text_size import by_text

OURS, THEIRS = "ours", "theirs"
NAME_WIDTH = 116


def skills_needed(errand: Errand, intimidates: bool) -> tuple[str, ...]:
    """The skills in which our envoy rolls for an errand; `intimidates` where that may stand for Diplomacy."""
    kind = pact_of(errand)
    if errand == "threat":
        return (INTIMIDATE,)
    if kind is None:
        return (DIPLOMACY,)
    talks = skills_of_talks(errand, intimidates)
    return tuple(dict.fromkeys((DIPLOMACY, *talks))) if errand == "treaty" else talks


def skills_of_talks(errand: Errand, intimidates: bool) -> tuple[str, ...]:
    """The skills that one side sets against the other's when the terms are talked over."""
    kind = pact_of(errand)
    if kind is None or errand in UNCHECKED:
        return ()
    chosen = (INTIMIDATE if intimidates and skill == DIPLOMACY else skill for skill in TALKS[kind])
    return tuple(dict.fromkeys(chosen))


def check_skill(errand: Errand, intimidates: bool) -> str:
    """The skill of the checks against the DC."""
    return INTIMIDATE if errand == "threat" or (errand == "alliance" and intimidates) else DIPLOMACY


class EnvoySkills(QWidget):
    """A column for each skill that an errand needs, a line for each side. `changed` tells of any change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: dict[tuple[str, str], QSpinBox] = {}
        self._heads: dict[str, QLabel] = {}
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        self._names = {OURS: quiet_line(self.tr("Envoy")), THEIRS: quiet_line(self.tr("Their official"))}
        self.threats = {side: QCheckBox(self.tr("Intimidates"), self) for side in (OURS, THEIRS)}
        for row, (side, name) in enumerate(self._names.items(), start=1):
            grid.addWidget(name, row, 0)
            threat = self.threats[side]
            threat.setToolTip(self.tr("Intimidate instead of Diplomacy, where the rules leave the choice"))
            threat.setAccessibleName(speech.explained(name.text(), threat.text()))
            threat.toggled.connect(self.changed)
            grid.addWidget(threat, row, len(SKILLS) + 1)
        for column, skill in enumerate(SKILLS, start=1):
            title = speech.capital(speech.term("skill", skill))
            head = self._heads[skill] = muted(title)
            by_text(head, most_width=NAME_WIDTH)
            grid.addWidget(head, 0, column)
            for row, side in enumerate((OURS, THEIRS), start=1):
                box = self.boxes[side, skill] = spin_box(-MOST_BONUS, MOST_BONUS, 0, self)
                by_text(box, most_width=84)
                box.setAccessibleName(speech.explained(self._names[side].text(), title))
                box.valueChanged.connect(self.changed)
                grid.addWidget(box, row, column)
        grid.setColumnStretch(len(SKILLS) + 2, 1)
        self.show_for("embassy")

    def intimidates(self, side: str) -> bool:
        """Whether a side uses Intimidate where the rules leave the choice."""
        return self.threats[side].isChecked() and not self.threats[side].isHidden()

    def show_for(self, errand: Errand) -> None:
        """Show what this errand needs."""
        talks = bool(skills_of_talks(errand, False))
        for side in (OURS, THEIRS):
            self.threats[side].setVisible(talks)
        needed = {
            OURS: () if errand in UNCHECKED else skills_needed(errand, self.intimidates(OURS)),
            THEIRS: skills_of_talks(errand, self.intimidates(THEIRS)),
        }
        for (side, skill), box in self.boxes.items():
            box.setVisible(skill in needed[side])
        for skill, head in self._heads.items():
            head.setVisible(any(skill in found for found in needed.values()))
        for side, name in self._names.items():
            name.setVisible(bool(needed[side]))
        self.setVisible(any(needed.values()))

    def values(self, side: str) -> dict[str, int]:
        """The bonuses of a side by skill, those asked for now that are not 0."""
        return {
            skill: box.value()
            for (whose, skill), box in self.boxes.items()
            if whose == side and not box.isHidden() and box.value()
        }

    def of(self, skill: str) -> int:
        """Our envoy's bonus in a skill."""
        return self.boxes[OURS, skill].value()
