"""Before a kingdom is removed, or handed over to the game master: what becomes of it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.hand_over import HandOver
from ...engine.actions.neighbour import RemoveKingdom
from ...engine.neighbours import economy_ledger, size_of
from ...engine.state import Kingdom
from .action_dialog import ActionDialog


class RemoveKingdomDialog(ActionDialog):
    """Says what becomes of the land and settlements of a kingdom that is taken off the campaign."""

    def __init__(self, document: Document, kingdom: Kingdom, parent: QWidget | None = None) -> None:
        name = kingdom.name
        super().__init__(document, name, "", parent)
        self.setWindowTitle(self.tr("Remove {name}").format(name=name))
        self.head.setText(self.windowTitle())
        self.do_button.setText(self.tr("Remove"))
        self._kingdom = kingdom
        campaign = document.campaign
        land = self.tr("%n hex(es) will be nobody’s.", "", len(campaign.realm(kingdom.id)))
        towns = [settlement.name for settlement in campaign.settlements_of(kingdom.id)]
        said = [land]
        if towns:
            said.append(self.tr("Free cities from then on: {names}.").format(names=", ".join(towns)))
        said.append(self.tr("What others have agreed with it ends."))
        self.explain(" ".join(said))

    def action(self) -> Action | None:
        return RemoveKingdom(kingdom=self._kingdom.id)


class HandOverDialog(ActionDialog):
    """Says what is known of a kingdom once nobody plays it, and what is gone."""

    def __init__(self, document: Document, kingdom: Kingdom, parent: QWidget | None = None) -> None:
        name = kingdom.name
        super().__init__(document, name, "", parent)
        self.setWindowTitle(self.tr("Hand over {name}").format(name=name))
        self.head.setText(self.windowTitle())
        self.do_button.setText(self.tr("Hand over"))
        self._kingdom = kingdom
        economy = economy_ledger(document.campaign, kingdom.id, document.rules)
        known = self.tr("Known of it: Size {size}, Economy {economy}.").format(
            size=size_of(document.campaign, kingdom.id, document.rules),
            economy=economy.total if economy is not None else 0,
        )
        self.explain(
            " ".join(
                (
                    self.tr("It becomes a neighbour: land, settlements, attitudes and agreements stay."),
                    known,
                    self.tr("Its treasury, leaders, edicts, armies and trade routes are gone."),
                )
            )
        )

    def action(self) -> Action | None:
        return HandOver(kingdom=self._kingdom.id)

    def _effect(self, change: Change) -> str:
        """Its numbers are no longer kept, so none is said to change."""
        return ""
