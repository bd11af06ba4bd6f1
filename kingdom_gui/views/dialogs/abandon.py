"""Giving hexes up where the realm falls apart by it: which leader is in each part that is cut off."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.land import Abandon
from ...engine.hexes import place_of
from ...engine.territory import Part, cut_off
from .. import speech
from ..blocks import plain_row
from .action_dialog import ActionDialog


class AbandonDialog(ActionDialog):
    """Asks for a leader in each part; where there is none, that part is lost as well, which it tells."""

    def __init__(self, document: Document, action: Abandon, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Abandon land")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Abandon"))
        self.explain(
            self.tr("The realm falls apart. A part where a leader stays can be held; the others are lost.")
        )
        self._action = action
        self.parts: dict[str, QComboBox] = {}
        for part in cut_off(document.campaign, action.kingdom, action.hexes):
            self._ask(part)

    def action(self) -> Action | None:
        held = {place: str(box.currentData()) for place, box in self.parts.items() if box.currentData()}
        return Abandon(kingdom=self._action.kingdom, hexes=self._action.hexes, held=held)

    def _ask(self, part: Part) -> None:
        campaign = self.document.campaign
        said = speech.speaker(campaign)
        box = QComboBox(self)
        box.addItem(self.tr("Nobody is there"), "")
        for leader in campaign.kingdoms[self._action.kingdom].leaders:
            role = speech.capital(speech.term("role", leader.role))
            box.addItem(f"{role} {leader.name}", f"{leader.role}/{leader.name}")
        at = place_of(part.hexes[0])
        towns = [s.name for s in campaign.settlements.values() if s.hex in part.hexes]
        count = self.tr("%n hex(es)", "", len(part.hexes))
        name = self.tr("{count} around {hex}").format(count=count, hex=said.place(at))
        name = ", ".join([name, *towns])
        box.setAccessibleName(name)
        box.currentIndexChanged.connect(self.refresh)
        plain_row(self.form, name, box)
        self.parts[at] = box
