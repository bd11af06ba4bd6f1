"""The armies in a hex on its card, and the way to bring one there."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.armies import Posted, on_the_map
from ..engine.hexes import HexId
from . import speech
from .army_fields import places_in
from .blocks import heading, link, plain
from .modal import ask


class HexArmies(QWidget):
    """A line for each army there; nothing at all where there is none and none could come."""

    def __init__(self, document: Document, hex_id: HexId, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._hex = document, hex_id
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        here = [one for one in on_the_map(document.campaign, document.rules) if one.hex == hex_id]
        kingdom = document.kingdom
        elsewhere = kingdom is not None and any(
            army.id not in {one.army.id for one in here if one.kingdom is kingdom} for army in kingdom.armies
        )
        self.setVisible(bool(here or elsewhere))
        if here:
            column.addWidget(heading(self.tr("Armies")))
        for one in here:
            column.addLayout(self._line(one))
        self.bring = link(self.tr("Bring an army here…"))
        self.bring.setVisible(elsewhere)
        self.bring.clicked.connect(self._bring)
        column.addWidget(self.bring)

    def _line(self, one: Posted) -> QHBoxLayout:
        """An army: whose it is unless it is ours, what it is within, and the way to move ours."""
        names = {place.within: name for name, place in places_in(self._document, self._hex)}
        parts = [names[one.within]] if one.within else []
        ours = one.kingdom.id == self._document.campaign.at_table
        if not ours:
            parts.insert(0, one.kingdom.name)
        name = f"{one.army.name} ({', '.join(parts)})" if parts else one.army.name
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(plain(name), 1)
        if ours:
            move = link(self.tr("Move…"))
            move.setAccessibleName(speech.explained(move.text().rstrip("…"), one.army.name))
            move.clicked.connect(lambda: self._move(one))
            row.addWidget(move)
        return row

    def _bring(self) -> None:
        from .dialogs.army_post import ArmyPostDialog

        ask(ArmyPostDialog(self._document, None, self._hex, self.window()))

    def _move(self, one: Posted) -> None:
        from .dialogs.army_post import ArmyPostDialog

        ask(ArmyPostDialog(self._document, one.army, None, self.window()))
