"""Where an army is to stand: in a settlement, a fort, the hex chosen on the map, or on no map at all."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.army_post import StationArmy
from ...engine.hexes import HexId
from ...engine.state import Army
from ..army_fields import Place, places
from .action_dialog import ActionDialog


class ArmyPostDialog(ActionDialog):
    """Moves an army of the kingdom to one of the places named.

    `army` is the one that is moved, unless another is chosen; `chosen`, a hex of the map, comes first among
    the places.
    """

    def __init__(
        self,
        document: Document,
        army: Army | None = None,
        chosen: HexId | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(document, "", "", parent)
        self.setWindowTitle(self.tr("Move an army"))
        self.head.setText(self.tr("Move an army"))
        self.do_button.setText(self.tr("Move"))
        if chosen is None:
            self.explain(self.tr("To any other hex: choose it on the map and bring the army there."))
        self.army, self.place = QComboBox(self), QComboBox(self)
        kingdom = document.kingdom
        for one in kingdom.armies if kingdom is not None else ():
            self.army.addItem(one.name, one.id)
        if army is not None:
            self.army.setCurrentIndex(self.army.findData(army.id))
        for name, place in places(document, (chosen,) if chosen is not None else ()):
            self.place.addItem(name, place)
        self.place.addItem(self.tr("not on the map"), Place(None))
        if army is not None and chosen is None:
            here = (i for i in range(self.place.count()) if self._at(i) == (army.hex, army.within))
            self.place.setCurrentIndex(next(here, 0))
        self.form.addRow(self.tr("&Army"), self.army)
        self.form.addRow(self.tr("&To"), self.place)
        for box in (self.army, self.place):
            box.currentIndexChanged.connect(self.refresh)

    def action(self) -> Action | None:
        number, place = self.army.currentData(), self._at(self.place.currentIndex())
        if number is None:
            return None
        table = self.document.campaign.at_table
        return StationArmy(kingdom=table, army=number, hex=place.hex, within=place.within)

    def missing(self) -> str:
        return self.tr("The kingdom has no army yet.")

    def _effect(self, change: Change) -> str:
        """No number changes, so nothing is said of any."""
        return ""

    def _at(self, index: int) -> Place:
        """The place of a line; Qt gives tuples back as lists."""
        hex_id, within = self.place.itemData(index)
        return Place(tuple(hex_id) if hex_id is not None else None, within)
