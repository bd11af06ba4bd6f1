"""What is selected: hexes, a settlement or a leader's role. One at a time, shared by all views."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from ..engine.hexes import HexId
from .document import Document


class Selection(QObject):
    """Holds the selection; `changed` is emitted when it is another, also when what was selected is gone."""

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.hexes: tuple[HexId, ...] = ()
        self.settlement = ""
        self.role = ""
        document.changed.connect(self._keep_what_exists)

    @property
    def empty(self) -> bool:
        """Whether nothing is selected."""
        return not (self.hexes or self.settlement or self.role)

    def select_hexes(self, hexes: Iterable[HexId]) -> None:
        """Select these hexes (none clears); a single one that holds a settlement still counts as a hex."""
        self._become(tuple(hexes), "", "")

    def select_settlement(self, settlement: str) -> None:
        """Select a settlement by its id."""
        self._become((), settlement, "")

    def select_role(self, role: str) -> None:
        """Select a leadership role by its id."""
        self._become((), "", role)

    def clear(self) -> None:
        """Select nothing."""
        self._become((), "", "")

    def _become(self, hexes: tuple[HexId, ...], settlement: str, role: str) -> None:
        if (hexes, settlement, role) != (self.hexes, self.settlement, self.role):
            self.hexes, self.settlement, self.role = hexes, settlement, role
            self.changed.emit()

    def _keep_what_exists(self, _patch: object) -> None:
        campaign = self._document.campaign
        hexes = tuple(hex_id for hex_id in self.hexes if hex_id in campaign.hexes)
        settlement = self.settlement if self.settlement in campaign.settlements else ""
        self._become(hexes, settlement, self.role)
