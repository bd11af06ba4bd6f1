"""The fields that say what a trade route carries, from where to where, and by which hexes."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ..document.document import Document
from ..engine.hexes import HexId, distance, from_label, label
from ..engine.trade.counts import KINDS
from . import speech
from .turn.step_form import text_field


class RouteFields(QObject):
    """Makes the fields; whoever owns them puts them in place. `changed` tells that one says something else.

    The far end is a settlement of another kingdom, or the hex whose label is typed; so are hexes to go by.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._filling = False
        self.cargo, self.start, self.end = QComboBox(parent), QComboBox(parent), QComboBox(parent)
        self.cargo.setAccessibleName(self.tr("What is traded"))
        self.cargo.addItem(self.tr("A trade route…"), "")
        for kind in KINDS:
            self.cargo.addItem(speech.capital(speech.term("trade_route", kind)), kind)
        self.start.setAccessibleName(self.tr("Where the route begins"))
        self.end.setAccessibleName(self.tr("Where the route ends"))
        self._fill_ends()
        self.hex = text_field(self.tr("Hex"), 70, parent)
        self.via = text_field(self.tr("By way of hexes"), 150, parent)
        for box in (self.cargo, self.start, self.end):
            box.currentIndexChanged.connect(self._tell)
        for line in (self.hex, self.via):
            line.textChanged.connect(self._tell)
        self._tell()

    @property
    def kind(self) -> str:
        """What is carried; empty while nothing is chosen."""
        return str(self.cargo.currentData() or "")

    @property
    def settlement(self) -> str:
        """The settlement of departure; empty where the kingdom has none."""
        return str(self.start.currentData() or "")

    @property
    def origin(self) -> HexId | None:
        """The hex of the settlement of departure."""
        found = self._document.campaign.settlements.get(self.settlement)
        return found.hex if found is not None else None

    @property
    def goal(self) -> HexId | None:
        """The hex at the far end; None while it is not known."""
        chosen: HexId | None = self.end.currentData()
        return chosen if chosen is not None else self._hex(self.hex.text())

    @property
    def by_way(self) -> tuple[HexId, ...] | None:
        """The hexes to go by; None where a label names none of the map."""
        found = [self._hex(text) for text in self.via.text().split()]
        known = tuple(hex_id for hex_id in found if hex_id is not None)
        return known if len(known) == len(found) else None

    def pick(self, hex_id: HexId) -> None:
        """A hex was clicked on the map: it is the far end, or one to go by; or it is so no longer."""
        via, end = list(self.by_way or ()), self.goal
        self._filling = True
        if hex_id == end:
            self._go_to(None)
        elif hex_id in via:
            via.remove(hex_id)
        elif end is None or self.end.findData(hex_id) >= 0:
            self._go_to(hex_id)
        elif hex_id != self.origin:
            via.insert(self._place_for(hex_id, via, end), hex_id)
        self.via.setText(" ".join(self._label(one) for one in via))
        self._filling = False
        self._tell()

    def _tell(self) -> None:
        if not self._filling:
            self.hex.setVisible(self.end.currentData() is None)
            self.changed.emit()

    def _place_for(self, hex_id: HexId, via: list[HexId], end: HexId) -> int:
        """Before which hex to go by another one costs the fewest steps."""
        stops = [*([self.origin] if self.origin is not None else []), *via, end]
        longer = [
            distance(before, hex_id) + distance(hex_id, after) - distance(before, after)
            for before, after in pairwise(stops)
        ]
        return longer.index(min(longer)) if longer else 0

    def _go_to(self, hex_id: HexId | None) -> None:
        """Put the far end into the fields."""
        known = self.end.findData(hex_id) if hex_id is not None else -1
        self.end.setCurrentIndex(known if known >= 0 else self.end.count() - 1)
        self.hex.setText(self._label(hex_id) if hex_id is not None and known < 0 else "")

    def _fill_ends(self) -> None:
        campaign = self._document.campaign
        for settlement in campaign.settlements_of(campaign.at_table):
            self.start.addItem(settlement.name, settlement.id)
        others = [
            (settlement.name, campaign.kingdoms[owner].name, settlement.hex)
            for settlement in campaign.settlements.values()
            if (owner := campaign.claims.get(settlement.hex, "")) and owner != campaign.at_table
        ]
        for name, kingdom, hex_id in sorted(others, key=lambda one: (speech.bare(one[0]), one)):
            self.end.addItem(f"{name} ({kingdom})", hex_id)
        self.end.addItem(self.tr("Another hex…"), None)

    def _hex(self, text: str) -> HexId | None:
        """The hex of the map that a label names."""
        settings = self._document.campaign.settings
        found = from_label(text, settings.labels, settings.orientation, settings.stagger)
        return found if found in self._document.campaign.hexes else None

    def _label(self, hex_id: HexId) -> str:
        settings = self._document.campaign.settings
        return label(hex_id, settings.labels, settings.orientation, settings.stagger)


__all__ = ["RouteFields"]
