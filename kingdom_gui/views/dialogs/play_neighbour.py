"""A neighbour is played from now on: the totals of its sheet, as far as they are known."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.neighbour import PlayNeighbour
from ...engine.neighbours import economy_ledger, size_of
from ...engine.state import Kingdom, Neighbour
from .action_dialog import ActionDialog
from .adopt import NUMBERS, STOCKS, SheetFields
from .kingdom_fields import government_box

CONTROL_DC = 20  # and a kingdom's Size, before all else that changes it


class PlayNeighbourDialog(ActionDialog):
    """Opens a neighbour's books with the totals that are typed; those known of it stand there already."""

    def __init__(self, document: Document, kingdom: Kingdom, parent: QWidget | None = None) -> None:
        super().__init__(document, kingdom.name, "", parent)
        self._kingdom = kingdom
        self.do_button.setText(self.tr("Play"))
        self.explain(
            self.tr(
                "It keeps its land and is adopted with these totals. Its buildings and leaders can be "
                "entered once it sits at the table."
            )
        )
        self.government = government_box(document, self)
        self.government.currentIndexChanged.connect(self.refresh)
        self.sheet = SheetFields((*STOCKS, *NUMBERS), self)
        known, economy = (
            kingdom.neighbour or Neighbour(),
            economy_ledger(document.campaign, kingdom.id, document.rules),
        )
        size = size_of(document.campaign, kingdom.id, document.rules)
        for name, value in (
            ("size", size),
            ("control_dc", CONTROL_DC + size),
            ("economy", economy.total if economy is not None else 0),
            ("stability", known.stability or 0),
        ):
            self.sheet.boxes[name].setValue(value)
        self.form.addRow(self.tr("&Government"), self.government)
        self.form.addRow(self.sheet)
        for box in self.sheet.boxes.values():
            box.valueChanged.connect(self.refresh)

    def action(self) -> Action | None:
        values = self.sheet.values()
        return PlayNeighbour(
            kingdom=self._kingdom.id,
            government=str(self.government.currentData()),
            treasury=values["treasury"],
            unrest=values["unrest"],
            totals={name: values[name] for name in NUMBERS},
        )

    def _effect(self, change: Change) -> str:
        """No number of the kingdom at the table changes, so nothing is said of any."""
        return ""
