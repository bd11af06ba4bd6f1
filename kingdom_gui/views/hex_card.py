"""What a hex is and what can be done with it; also for several hexes at once."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.hex_defense import hex_defense
from ..engine.hexes import HexId
from ..engine.ledger import Ledger
from ..engine.neighbours import attitude
from ..engine.state import Hex, Kingdom, Settlement, Special
from ..engine.territory import extra_unrest, lost_at, secondary_at, win_back_bonus
from . import labels, speech
from .blocks import facts, link, muted, plain_tip, title, verbatim
from .calendar import month_name
from .help.terms import explained
from .hex_armies import HexArmies
from .hex_knowledge import knowledge
from .kept_rows import KeptRows
from .modal import ask
from .offer_row import PricedButton
from .offer_rows import OfferRows
from .offers import MOST_AT_ONCE, hex_offers
from .outside_links import links_in, open_after_asking

LINK_WIDTH = 240  # pixels of an address on the card


class HexCard(QWidget):
    """The card of the hexes selected."""

    def __init__(
        self,
        document: Document,
        hexes: tuple[HexId, ...],
        wanted: SignalInstance,
        kept: KeptRows,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._document, self._hexes, self._wanted = document, hexes, wanted
        kept.begin((hexes, *(document.campaign.settlement_at(hex_id) is None for hex_id in hexes[:1])))
        self.top = QWidget(self)
        self._column = _column(self.top)
        if len(hexes) == 1:
            self._one(hexes[0], document.campaign.hexes[hexes[0]])
        else:
            self._many()
        self._column.addStretch()
        column = _column(self)
        column.addWidget(self.top)
        if len(hexes) > MOST_AT_ONCE:
            column.addSpacing(8)
            column.addWidget(muted(self.tr("Select fewer hexes to see what can be done with them.")))
            return
        self.rows = OfferRows(document, hex_offers(document, hexes), kept, self.top, self)
        self.rows.wanted.connect(self._wanted)
        column.addWidget(self.rows)

    def measure(self) -> None:
        """Note the places of the rows, for the card that follows this one."""
        if len(self._hexes) <= MOST_AT_ONCE:
            self.rows.measure()

    def _one(self, hex_id: HexId, there: Hex) -> None:
        campaign = self._document.campaign
        label = speech.hex_label(hex_id, campaign)
        terrain = speech.capital(speech.term("terrain", there.terrain))
        term = f"terrain.{there.terrain}"
        self._column.addWidget(explained(title(there.name or f"{terrain} {label}"), term))
        if there.name:
            self._column.addWidget(explained(muted(f"{terrain} {label}"), term))
        self._column.addSpacing(4)
        self._column.addWidget(facts(self._facts(hex_id, there)))
        for address in links_in(there.note):
            self._column.addWidget(self._link(address))
        self._column.addWidget(self._edit(hex_id, there))
        special = link(self.tr("Special terrain…"))
        special.clicked.connect(lambda: self._wanted.emit("special_terrain", hex_id))
        self._column.addWidget(special)
        self._column.addWidget(HexArmies(self._document, hex_id, self))
        settlement = campaign.settlement_at(hex_id)
        if settlement is not None:
            self._column.addSpacing(8)
            self._settlement(settlement)
        elif campaign.claims.get(hex_id) == campaign.at_table and self._document.kingdom is not None:
            found = PricedButton(self.tr("Found a settlement…"), "", "settlement", self)
            found.clicked.connect(lambda: self._wanted.emit("found_settlement", hex_id))
            self._column.addWidget(found)

    def _settlement(self, settlement: Settlement) -> None:
        numbers = self._document.settlement_numbers(settlement.id)
        size = speech.capital(speech.term("settlement_size", numbers.size))
        names = ("population", "lots", "defense")
        self._column.addWidget(title(settlement.name, 1.2))
        self._column.addWidget(muted(size))
        self._column.addWidget(
            facts([(labels.number(name), labels.grouped(numbers.total(name))) for name in names])
        )
        name = self.tr("Open {name}").format(name=verbatim(settlement.name))
        open_it = PricedButton(name, "", "settlement", self)
        open_it.clicked.connect(lambda: self._wanted.emit("open_settlement", settlement.id))
        self._column.addWidget(open_it)

    def _facts(self, hex_id: HexId, there: Hex) -> list[tuple[str, str]]:
        campaign = self._document.campaign
        owner = campaign.claims.get(hex_id, "")
        kingdom = campaign.kingdoms.get(owner)
        water = [
            name
            for has, name in (
                (there.coast, self.tr("coast")),
                (there.lake, self.tr("lake")),
                (there.river, self.tr("river")),
            )
            if has
        ]
        special = [self._special(one) for one in there.special]
        improvements = [speech.term("improvement", kind) for kind in there.improvements]
        return [
            (self.tr("Realm"), self._realm(kingdom) if kingdom is not None else self.tr("unclaimed")),
            (self.tr("Water"), speech.capital(", ".join(water))),
            (self.tr("Special"), speech.capital(", ".join(special))),
            (self.tr("Built"), speech.capital(", ".join(improvements))),
            (self.tr("Roads"), self._road(there)),
            (labels.number("defense"), self._defense(hex_id, there)),
            (self.tr("State"), self._state(there)),
            *knowledge(self._document, hex_id, there),
            (self.tr("Territory"), self._territory(hex_id)),
            (self.tr("Lost"), self._lost(hex_id)),
            (self.tr("Note"), there.note),
        ]

    @staticmethod
    def _special(special: Special) -> str:
        """What lies there; also which building it is, where that is said."""
        name = speech.term("special_terrain", special.kind)
        if not special.building:
            return name
        return speech.explained(name, speech.term("building", special.building))

    def _road(self, there: Hex) -> str:
        """What a road costs here, where the GM has said it against the rules' own reckoning."""
        if there.road_double is None:
            return ""
        return self.tr("cost double") if there.road_double else self.tr("at the plain price")

    def _defense(self, hex_id: HexId, there: Hex) -> str:
        """What the hex itself gives to Defense, by its fort or watchtower; empty where nothing does."""
        total = Ledger.of("defense", hex_defense(hex_id, there, self._document.rules)).total
        return labels.signed(total) if total else ""

    def _link(self, address: str) -> QWidget:
        """A link of the note, which opens once it is said where it leads."""
        button = link(QFontMetrics(self.font()).elidedText(address, Qt.TextElideMode.ElideRight, LINK_WIDTH))
        button.setToolTip(plain_tip(address))
        button.setAccessibleName(address)
        button.clicked.connect(lambda: open_after_asking(address, self.window()))
        return button

    def _realm(self, kingdom: Kingdom) -> str:
        """Whose the hex is; of another kingdom also what it thinks of the one at the table."""
        campaign = self._document.campaign
        if kingdom.id == campaign.at_table or self._document.kingdom is None:
            return kingdom.name
        stands = attitude(campaign, kingdom.id, campaign.at_table)
        return f"{kingdom.name} ({speech.term('attitude', stands)})"

    def _state(self, there: Hex) -> str:
        if not there.explored:
            return self.tr("not explored")
        text = self.tr("explored and cleared") if there.cleared else self.tr("explored, not cleared")
        if there.prepared is not None:
            text += ", " + self.tr("prepared")
        return text

    def _territory(self, hex_id: HexId) -> str:
        """What lying in secondary territory means here; empty elsewhere."""
        campaign = self._document.campaign
        kingdom = campaign.kingdoms.get(campaign.claims.get(hex_id, ""))
        territory = secondary_at(kingdom, hex_id) if kingdom is not None else None
        if territory is None:
            return ""
        text = self.tr("secondary since {month}: in checks Unrest counts {count} higher").format(
            month=self._month(territory.since), count=extra_unrest(territory, campaign.month)
        )
        if territory.role:
            role = speech.term("role", territory.role)
            text += self.tr("; held by {name} ({role})").format(name=territory.name, role=role)
        return text

    def _lost(self, hex_id: HexId) -> str:
        """When the kingdom at the table lost the hex, and what helps to win it back; empty elsewhere."""
        kingdom, campaign = self._document.kingdom, self._document.campaign
        lost = lost_at(kingdom, hex_id) if kingdom is not None and hex_id not in campaign.claims else None
        if kingdom is None or lost is None:
            return ""
        month = self._month(lost.month)
        if not lost.territory:
            return self.tr("in {month}").format(month=month)
        town = campaign.settlement_at(hex_id)
        if town is None:
            return self.tr("in {month}; comes back with a claim that joins it to the realm").format(
                month=month
            )
        bonus = win_back_bonus(kingdom, hex_id, campaign.month)
        return self.tr("in {month}; {bonus} on the check to win {name} back").format(
            month=month, bonus=labels.signed(bonus), name=town.name
        )

    def _month(self, month: int) -> str:
        return month_name(self._document.campaign, self.tr("month {number}"), month)

    def _edit(self, hex_id: HexId, there: Hex) -> QWidget:
        button = link(self.tr("Name and note…"))
        button.clicked.connect(lambda: self._ask_name(hex_id, there))
        return button

    def _ask_name(self, hex_id: HexId, there: Hex) -> None:
        from .dialogs.name_and_note import HexNoteDialog

        ask(HexNoteDialog(self._document, self.tr("Name and note"), hex_id, there, self.window()))

    def _many(self) -> None:
        campaign = self._document.campaign
        there = [campaign.hexes[hex_id] for hex_id in self._hexes if hex_id in campaign.hexes]
        self._column.addWidget(title(self.tr("%n hex(es)", "", len(self._hexes))))
        terrain = Counter(one.terrain for one in there)
        parts = [f"{count} {speech.term('terrain', kind, count)}" for kind, count in terrain.most_common()]
        claimed = sum(campaign.claims.get(hex_id) == campaign.at_table for hex_id in self._hexes)
        pairs = [
            (self.tr("Terrain"), ", ".join(parts)),
            (self.tr("Claimed"), f"{claimed} / {len(self._hexes)}"),
        ]
        self._column.addWidget(facts(pairs))


def _column(widget: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(3)
    return column
