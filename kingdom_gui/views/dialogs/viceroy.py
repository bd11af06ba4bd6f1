"""Who shall be Viceroy in a vassal from now on."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.viceroy import SeatViceroy
from ...engine.state import Vassal
from ..viceroy_fields import ViceroyFields
from .action_dialog import ActionDialog


class ViceroyDialog(ActionDialog):
    """Seats a Viceroy in the place of who was."""

    needs = "name"

    def __init__(self, document: Document, row: Vassal, parent: QWidget | None = None) -> None:
        vassal = document.campaign.kingdoms[row.kingdom]
        super().__init__(document, "", "", parent)
        title = self.tr("Viceroy in {kingdom}").format(kingdom=vassal.name)
        self.setWindowTitle(title)
        self.head.setText(title)
        self.do_button.setText(self.tr("Appoint"))
        self.explain(
            self.tr("Half the Intelligence or Wisdom modifier goes to your Economy, for seven days of duty.")
        )
        self._vassal = row.kingdom
        self.viceroy = ViceroyFields(document, self, row.viceroy)
        self.form.addRow(self.tr("&Who"), self.viceroy.who)
        self.form.addRow(self.tr("&Name"), self.viceroy.name)
        for box in self.viceroy.scores.values():
            self.form.addRow(box.accessibleName(), box)
            box.setPrefix("")
        self.viceroy.changed.connect(self._show)
        self._show()

    def action(self) -> Action | None:
        name = self.viceroy.chosen
        if not name:
            return None
        return SeatViceroy(
            kingdom=self.document.campaign.at_table,
            vassal=self._vassal,
            viceroy=name,
            abilities=self.viceroy.abilities,
        )

    def _show(self) -> None:
        """The rows of somebody new are there only while somebody new is wanted."""
        new = not self.viceroy.who.currentData()
        for part in (self.viceroy.name, *self.viceroy.scores.values()):
            self.form.setRowVisible(part, new)
        self.refresh()
