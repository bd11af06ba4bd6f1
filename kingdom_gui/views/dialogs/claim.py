"""Claiming land where free cities are asked to join: their checks, with dice typed or the program's."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.land import Claim
from ...engine.actions.win_back import cities_asked
from ...engine.hexes import HexId, place_of
from ...engine.territory import win_back_bonus
from .. import labels, speech
from ..text_size import by_text
from ..turn.dice_text import die_name, typed
from .action_dialog import ActionDialog


class ClaimDialog(ActionDialog):
    """A field for each city's d20, and for the d4 of Unrest after a failure; empty, the program rolls."""

    def __init__(self, document: Document, action: Claim, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Claim land with a free city")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Claim"))
        self.explain(
            self.tr(
                "Each free city joins by a Stability check; one that refuses raises Unrest by 1d4."
                " Where no die is typed, the program rolls."
            )
        )
        self._action = action
        self.dice: dict[HexId, tuple[QLineEdit, QLineEdit]] = {}
        for hex_id in cities_asked(document.campaign, action.kingdom, action.hexes, document.rules):
            self._ask(hex_id)

    def action(self) -> Action | None:
        natural, die, dice = None, None, dict[str, tuple[int, ...]]()
        for hex_id, (first, second) in self.dice.items():
            faces = [*_face(first), *_face(second)] if _face(first) else []
            if hex_id in self._action.hexes:
                natural, die = (*faces, None, None)[:2]
                continue
            town = self.document.campaign.settlement_at(hex_id)
            if faces and town is not None:
                dice[town.id] = tuple(faces)
        return Claim(
            kingdom=self._action.kingdom, hexes=self._action.hexes, natural=natural, die=die, dice=dice
        )

    def _ask(self, hex_id: HexId) -> None:
        campaign = self.document.campaign
        town = campaign.settlement_at(hex_id)
        name = town.name if town is not None else speech.speaker(campaign).place(place_of(hex_id))
        fields = QLineEdit(self), QLineEdit(self)
        row = QHBoxLayout()
        row.setSpacing(8)
        for field, sides, what in (
            (fields[0], 20, self.tr("Stability check")),
            (fields[1], 4, self.tr("Unrest after a failure")),
        ):
            field.setPlaceholderText(die_name(sides, speech.language()))
            by_text(field, fixed_width=72)
            field.setMaxLength(8)
            field.setToolTip(what)
            field.setAccessibleName(speech.explained(name, what))
            field.textChanged.connect(self.refresh)
            row.addWidget(field)
        row.addStretch()
        self.form.addRow(self._needed(name, hex_id), row)
        self.dice[hex_id] = fields

    def _needed(self, name: str, hex_id: HexId) -> str:
        """The city with the roll it needs: "Bree: 9 or more, +5 among it"."""
        numbers, kingdom = self.document.numbers(), self.document.kingdom
        if numbers is None or kingdom is None:
            return name
        bonus = win_back_bonus(kingdom, hex_id, self.document.campaign.month)
        added = numbers.total("stability") - numbers.total("unrest") + bonus
        needed = max(2, min(20, numbers.total("control_dc") - added))
        text = self.tr("{needed} or more").format(needed=needed)
        if bonus:
            text += self.tr(" (with {bonus} for coming back)").format(bonus=labels.signed(bonus))
        return speech.explained(name, text)

    def _effect(self, change: Change) -> str:
        """The price alone: the dice have not fallen yet."""
        if not change.price.total:
            return ""
        return self.tr("Costs {count} BP.").format(count=change.price.total)


def _face(field: QLineEdit) -> tuple[int, ...]:
    """The face typed; 0, which no die shows, for what is no single face; nothing where nothing is typed."""
    text = field.text().strip()
    faces = typed(text) if text else ()
    return () if not text else (faces[0],) if len(faces) == 1 else (0,)
