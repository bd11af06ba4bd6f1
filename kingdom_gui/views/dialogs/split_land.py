"""The land of a kingdom to be: what it is called, and which hexes it takes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ...document.document import Document
from ...document.selection import Selection
from ...engine.going_along import largest
from ...engine.hexes import HexId
from ...engine.partition import Proposal, proposals
from ...engine.state import Kingdom
from ..blocks import heading, link, muted, quiet_line, verbatim
from ..colours_box import colours_box
from .kingdom_fields import alignment_box, government_box


class LandForm(QWidget):
    """Name, looks and land of one new kingdom; `changed` tells of changes, `map_wanted` asks for the map.

    Land is offered as what is cut off and as settlements with the land around; whatever is selected on the
    map can be added or taken out.
    """

    changed = Signal()
    map_wanted = Signal()

    def __init__(
        self, document: Document, parent_kingdom: Kingdom, selection: Selection | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._document, self._parent, self._selection = document, parent_kingdom, selection
        self.hexes: set[HexId] = set()
        self.taken: frozenset[HexId] = frozenset()  # by the other new kingdoms
        self.offers: list[tuple[Proposal, QCheckBox]] = []
        self.name = QLineEdit(self)
        self.alignment = alignment_box(self, parent_kingdom.alignment, document)
        self.government = government_box(document, self, parent_kingdom.government)
        self.colour = colours_box(self, "")
        self.capital = QComboBox(self)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(6)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("&Alignment"), self.alignment)
        form.addRow(self.tr("&Government"), self.government)
        form.addRow(self.tr("&Colour on the map"), self.colour)
        form.addRow(self.tr("Ca&pital"), self.capital)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(form)
        column.addWidget(heading(self.tr("Its land")))
        for proposal in proposals(document.campaign, parent_kingdom.id):
            box = QCheckBox(verbatim(self._told(proposal)), self)
            box.clicked.connect(lambda on, one=proposal: self.offer(one, on))
            self.offers.append((proposal, box))
            column.addWidget(box)
        column.addLayout(self._map_row())
        column.addWidget(self.how)
        column.addStretch()
        self.name.textEdited.connect(lambda _: self.changed.emit())
        for choice in (self.alignment, self.government, self.colour, self.capital):
            choice.activated.connect(lambda _: self.changed.emit())
        if selection is not None:
            selection.changed.connect(self._tell_selection)
        self._tell()

    def called(self) -> str:
        """The name typed, or the one offered: that of its largest settlement."""
        return self.name.text().strip() or self.name.placeholderText()

    def offer(self, proposal: Proposal, on: bool) -> None:
        """Take the land of a proposal, or leave it."""
        if on:
            self.add(proposal.hexes)
        else:
            self.remove(proposal.hexes)

    def add(self, hexes: Iterable[HexId]) -> None:
        """Take hexes of the kingdom that no other new one takes."""
        claims = self._document.campaign.claims
        self.hexes |= {h for h in hexes if claims.get(h) == self._parent.id and h not in self.taken}
        self._tell()
        self.changed.emit()

    def remove(self, hexes: Iterable[HexId]) -> None:
        """Leave hexes to the old kingdom."""
        self.hexes -= set(hexes)
        self._tell()
        self.changed.emit()

    def set_taken(self, taken: frozenset[HexId]) -> None:
        """Say which hexes other new kingdoms take."""
        if taken != self.taken:
            self.taken = taken
            self.hexes -= taken
            self._tell()

    def show_land(self) -> None:
        """Bring the map to the front, its land selected there; while it has none, what is selected stays."""
        if self._selection is not None and self.hexes:
            self._selection.select_hexes(sorted(self.hexes))
        self.map_wanted.emit()

    def _map_row(self) -> QHBoxLayout:
        self.how = muted(self.tr("Select hexes on the map, several with Shift, and add them here."))
        self.counted = quiet_line("")
        self.selected = quiet_line("")
        self.add_button = link(self.tr("Add them"))
        self.remove_button = link(self.tr("Take them out"))
        self.show_button = link(self.tr("Show it on the map"))
        self.add_button.clicked.connect(lambda: self.add(self._chosen()))
        self.remove_button.clicked.connect(lambda: self.remove(self._chosen()))
        self.show_button.clicked.connect(self.show_land)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.counted)
        row.addWidget(self.show_button)
        row.addSpacing(12)
        row.addWidget(self.selected)
        for button in (self.add_button, self.remove_button, self.show_button):
            button.setAutoDefault(False)
        row.addWidget(self.add_button)
        row.addWidget(self.remove_button)
        row.addStretch()
        return row

    def _chosen(self) -> tuple[HexId, ...]:
        return self._selection.hexes if self._selection is not None else ()

    def _tell(self) -> None:
        """What it takes: ticks, towns to be its capital, the name offered."""
        for proposal, box in self.offers:
            box.setChecked(self.hexes.issuperset(proposal.hexes))
            box.setEnabled(not self.taken.intersection(proposal.hexes))
        campaign = self._document.campaign
        towns = [s for s in campaign.settlements_of(self._parent.id) if s.hex in self.hexes]
        chosen = self.capital.currentData()
        self.capital.clear()
        main = largest(campaign, self._parent.id, self._document.rules, self.hexes)
        for town in sorted(towns, key=lambda s: s.id != main):
            self.capital.addItem(town.name, town.id)
        self.capital.setCurrentIndex(max(0, self.capital.findData(chosen)))
        self.capital.setEnabled(bool(towns))
        offered = self.capital.currentText() or self.tr("The new realm")
        self.name.setPlaceholderText(offered)
        self.counted.setText(self.tr("%n hex(es) chosen", "", len(self.hexes)))
        self._tell_selection()

    def _tell_selection(self) -> None:
        chosen = self._chosen()
        ours = [h for h in chosen if self._document.campaign.claims.get(h) == self._parent.id]
        self.selected.setText(self.tr("%n hex(es) selected on the map:", "", len(ours)))
        there = bool(ours)
        self.selected.setVisible(there)
        self.how.setVisible(not there and self._selection is not None)
        self.show_button.setText(self.tr("Show it on the map") if self.hexes else self.tr("Open the map"))
        self.add_button.setVisible(there and not self.hexes.issuperset(ours))
        self.remove_button.setVisible(there and bool(self.hexes.intersection(ours)))
        self.show_button.setVisible(self._selection is not None)

    def _told(self, proposal: Proposal) -> str:
        town = self._document.campaign.settlements.get(proposal.settlement)
        name = town.name if town is not None else ""
        count = len(proposal.hexes)
        if proposal.kind == "settlement":
            return self.tr("{name} with the land around: %n hex(es)", "", count).format(name=name)
        if proposal.kind == "territory" and name:
            return self.tr("Secondary territory with {name}: %n hex(es)", "", count).format(name=name)
        if proposal.kind == "territory":
            return self.tr("Secondary territory: %n hex(es)", "", count)
        if name:
            return self.tr("Land apart with {name}: %n hex(es)", "", count).format(name=name)
        return self.tr("Land apart: %n hex(es)", "", count)
