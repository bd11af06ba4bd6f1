"""The other kingdoms on the kingdom's page: how they look, how large they are, what they think of ours."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from ..document.document import Document
from ..engine.actions.neighbour import EstimateEconomy, RemoveKingdom, SetAttitude
from ..engine.neighbours import ATTITUDES, attitude, economy_ledger, neighbours, played, size_of
from ..engine.state import Kingdom
from . import labels, speech
from .blocks import empty, link, muted, plain, quiet_line
from .lines_panel import LinesPanel
from .modal import ask, open_beside
from .relations_panel import RelationsPanel
from .swatches import swatch
from .vassals_panel import called

COLUMNS = 8


class NeighboursPanel(LinesPanel):
    """A line for each other kingdom, and below how the kingdom at the table stands with each (`relations`).

    `sit_wanted(kingdom)` asks to seat a played one, `claim_wanted(kingdom)` for the map with the claim tool;
    `divide_wanted` and `unite_wanted` ask how the kingdom at the table divides or unites with others.
    """

    sit_wanted = Signal(str)
    claim_wanted = Signal(str)
    divide_wanted = Signal()
    unite_wanted = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent, COLUMNS - 1, (16, 4))
        self.lead = muted("")
        self._column.insertWidget(1, self.lead)
        self.attitudes: dict[str, QComboBox] = {}
        self.add_button = link("")
        self.add_button.clicked.connect(self.add)
        self.divide_button, self.unite_button = link(""), link("")
        self.divide_button.clicked.connect(self.divide_wanted)
        self.unite_button.clicked.connect(self.unite_wanted)
        row = QHBoxLayout()
        row.setSpacing(14)
        for button in (self.add_button, self.divide_button, self.unite_button):
            row.addWidget(button)
        row.addStretch()
        self._add_below(row)
        self.relations = RelationsPanel(document, self)
        self._column.addSpacing(8)
        self._column.addWidget(self.relations)

    def refresh(self) -> None:
        """Show the other kingdoms as they are, in the language in force."""
        campaign = self._document.campaign
        self.head.setText(self.tr("Other kingdoms"))
        self.add_button.setText(self.tr("Add a neighbour…"))
        self.divide_button.setText(self.tr("Divide the kingdom…"))
        self.unite_button.setText(self.tr("Unite kingdoms…"))
        empty(self._grid)
        self.attitudes.clear()
        others = [k for k in (*played(campaign), *neighbours(campaign)) if k.id != campaign.at_table]
        self.lead.setText(self.tr("None yet. Neighbours are needed for diplomacy and trade."))
        self.lead.setVisible(not others)
        self.divide_button.setVisible(self._document.kingdom is not None)
        self.unite_button.setVisible(self._document.kingdom is not None and bool(others))
        if others:
            self._names()
        for row, kingdom in enumerate(others, start=1):
            self._line(row, kingdom)
        self.relations.refresh()

    def add(self) -> None:
        """Ask for a new neighbour."""
        from .dialogs.neighbour import NeighbourDialog

        open_beside(NeighbourDialog(self._document, None, self.window()))

    def edit(self, kingdom: Kingdom) -> None:
        """Ask what is known of a neighbour."""
        from .dialogs.neighbour import NeighbourDialog

        open_beside(NeighbourDialog(self._document, kingdom, self.window()))

    def play(self, kingdom: Kingdom) -> None:
        """Ask for the totals with which a neighbour is played from now on."""
        from .dialogs.play_neighbour import PlayNeighbourDialog

        ask(PlayNeighbourDialog(self._document, kingdom, self.window()))

    def hand_over(self, kingdom: Kingdom) -> None:
        """Ask whether a played kingdom shall be a neighbour from now on."""
        from .dialogs.part_with_kingdom import HandOverDialog

        ask(HandOverDialog(self._document, kingdom, self.window()))

    def remove(self, kingdom: Kingdom) -> None:
        """Take a neighbour off the campaign; where it has land, ask first."""
        from .dialogs.part_with_kingdom import RemoveKingdomDialog

        if self._document.campaign.realm(kingdom.id):
            ask(RemoveKingdomDialog(self._document, kingdom, self.window()))
        else:
            self._do(RemoveKingdom(kingdom=kingdom.id))

    def _names(self) -> None:
        table = self._document.kingdom
        stands = self.tr("Attitude to {name}").format(name=table.name) if table is not None else ""
        names = ("", "", self.tr("Alignment"), self.tr("Size"), self.tr("Economy"), stands)
        for column, name in enumerate(names):
            if name:
                self._grid.addWidget(quiet_line(name), 0, column)

    def _line(self, row: int, kingdom: Kingdom) -> None:
        campaign, rules = self._document.campaign, self._document.rules
        picture = QLabel(self)
        picture.setPixmap(swatch(campaign, kingdom.id, self.devicePixelRatioF()))
        self._grid.addWidget(picture, row, 0)
        name = plain(called(self._document, kingdom))
        name.setWordWrap(False)
        self._grid.addWidget(name, row, 1)
        self._grid.addWidget(quiet_line(labels.alignment(kingdom.alignment)), row, 2)
        size = plain(labels.grouped(size_of(campaign, kingdom.id, rules)))
        self._grid.addWidget(size, row, 3)
        self._grid.addWidget(self._economy(kingdom), row, 4)
        if self._document.kingdom is not None:
            self._grid.addWidget(self._attitude(kingdom), row, 5)
        self._grid.addLayout(self._ways(kingdom), row, 6)

    def _economy(self, kingdom: Kingdom) -> QWidget:
        """What its Economy is and how it is known, or the way to estimate it."""
        found = economy_ledger(self._document.campaign, kingdom.id, self._document.rules)
        if found is None:
            estimate = link(self.tr("Estimate"))
            estimate.setToolTip(self.tr("2d6 + Size, with the program’s dice"))
            estimate.setAccessibleName(self.tr("Estimate the Economy of {name}").format(name=kingdom.name))
            estimate.clicked.connect(lambda: self._do(EstimateEconomy(kingdom=kingdom.id)))
            return estimate
        known = kingdom.neighbour
        guessed = not kingdom.played and known is not None and known.economy is None
        text = f"≈ {found.total}" if guessed else str(found.total)
        shown = plain(labels.minus(text))
        if guessed and known is not None:
            size = found.total - sum(known.dice)
            shown.setToolTip(self.tr("{dice} on 2d6 + Size {size}").format(dice=sum(known.dice), size=size))
        return shown

    def _attitude(self, kingdom: Kingdom) -> QComboBox:
        """What it thinks of the kingdom at the table, to change at once."""
        campaign = self._document.campaign
        box = self.attitudes[kingdom.id] = QComboBox(self)
        for step in reversed(ATTITUDES):
            box.addItem(speech.capital(speech.term("attitude", step)), step)
        box.setCurrentIndex(box.findData(attitude(campaign, kingdom.id, campaign.at_table)))
        box.setAccessibleName(self.tr("Attitude of {name}").format(name=kingdom.name))
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.activated.connect(
            lambda _index: self._do(
                SetAttitude(
                    kingdom=kingdom.id, toward=self._document.campaign.at_table, attitude=box.currentData()
                )
            )
        )
        return box

    def _ways(self, kingdom: Kingdom) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        if kingdom.played:
            sit = self._way(self.tr("Sit at the table"), kingdom)
            sit.clicked.connect(lambda: self.sit_wanted.emit(kingdom.id))
            hand_over = self._way(self.tr("Hand over…"), kingdom)
            hand_over.setToolTip(self.tr("Nobody plays it any more: it becomes a neighbour"))
            hand_over.clicked.connect(lambda: self.hand_over(kingdom))
            row.addWidget(sit)
            row.addWidget(hand_over)
        else:
            edit, land = self._way(self.tr("Edit…"), kingdom), self._way(self.tr("Its land…"), kingdom)
            play, remove = self._way(self.tr("Play…"), kingdom), self._way(self.tr("Remove"), kingdom)
            play.setToolTip(self.tr("Open its books: it can sit at the table then"))
            play.clicked.connect(lambda: self.play(kingdom))
            land.setToolTip(self.tr("Paint its land on the map"))
            edit.clicked.connect(lambda: self.edit(kingdom))
            land.clicked.connect(lambda: self.claim_wanted.emit(kingdom.id))
            remove.clicked.connect(lambda: self.remove(kingdom))
            for button in (edit, land, play, remove):
                row.addWidget(button)
        row.addStretch()
        return row

    def _way(self, text: str, kingdom: Kingdom) -> QPushButton:
        button = link(text)
        button.setAccessibleName(speech.explained(text.rstrip("…"), kingdom.name))
        return button

    def _do(self, action: SetAttitude | EstimateEconomy | RemoveKingdom) -> None:
        self.refused.show_outcome(self._document.do(action), self._document.campaign)
