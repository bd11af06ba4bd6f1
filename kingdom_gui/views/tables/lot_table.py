"""The lots of all settlements as a table: what stands on each, and what may be built there at what price."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple, cast

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCursor, QShowEvent
from PySide6.QtWidgets import QWidget

from ...document.document import Document
from ...drawing.district_buildings import parts_of
from ...engine.actions import Change
from ...engine.patch import Patch
from ...engine.placements import place_of_kind
from ...engine.printed import as_played
from ...engine.state import LOTS_PER_DISTRICT, LOTS_PER_SIDE, Building, District, Settlement
from .. import labels, speech
from ..district.deeds import Deed, Deeds, Group
from ..district.hits import Hit
from ..district.place_menu import place_menu
from ..district.placement import Placement
from ..modal import pop_up
from .rows_model import Column
from .rows_view import RowsPane


class LotKey(NamedTuple):
    """A lot of a settlement's district; a side or a whole district's work has no lot, but its number."""

    settlement: str
    district: int
    lot: int  # -1: none
    building: int


class LotTable(RowsPane):
    """`deed_wanted(settlement, deed)` asks for something to be done; `lot_wanted(key)` for its plan."""

    deed_wanted = Signal(str, object)
    lot_wanted = Signal(object)
    hint = Signal(str)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self._stale = True
        self.table.opened.connect(self._open_menu)
        self.table.shown_wanted.connect(self.lot_wanted)
        self.table.menu_wanted.connect(lambda keys: self._open_menu(keys[0]))
        document.changed.connect(self._changed)
        self._retranslate()

    def renew(self) -> None:
        """Lay the table out anew."""
        self._stale = False
        chosen = self.table.chosen()
        self.model.show(self._columns(), self._keys())
        self.table.choose(chosen)

    def menu_of(self, key: LotKey) -> list[Group]:
        """What can be done on a lot: with what stands there, and what may be built where nothing does."""
        deeds = Deeds(self.document, key.settlement)
        groups = deeds.at(Hit(key.district, key.lot if key.lot >= 0 else None, None, key.building))
        if key.lot >= 0 and not key.building:
            building = tuple(self._buildable(key))
            groups.insert(0, Group(self.tr("Build here"), building, folded=len(building) > 1))
        return groups

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.renew()
            self.fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.renew()
        super().changeEvent(event)

    def _keys(self) -> list[LotKey]:
        campaign = self.document.campaign
        keys: list[LotKey] = []
        for settlement in campaign.settlements_of(campaign.at_table):
            for index, district in enumerate(settlement.districts):
                on_lots = parts_of(district, self.document.rules).footprints
                owner = {lot: building.id for building in on_lots for lot in building.lots}
                keys += [
                    LotKey(settlement.id, index, lot, owner.get(lot, 0)) for lot in range(LOTS_PER_DISTRICT)
                ]
                others = [building.id for building in district.buildings if building not in on_lots]
                keys += [LotKey(settlement.id, index, -1, number) for number in others]
        return keys

    def _columns(self) -> list[Column]:
        return [
            Column(self.tr("Settlement"), lambda key: self._town(key).name),
            Column(self.tr("District"), lambda key: str(_lot(key).district + 1), lambda key: key),
            Column(self.tr("Lot"), self._lot_text, lambda key: (key.lot, key)),  # type: ignore[attr-defined]
            Column(self.tr("Building"), self._building_text),
            Column(self.tr("State"), self._state),
            Column(self.tr("Since"), self._since, lambda key: self._month_built(key)),
            Column(self.tr("Paid"), self._paid, lambda key: self._bp(key)),
        ]

    def _town(self, key: Hashable) -> Settlement:
        return self.document.campaign.settlements[_lot(key).settlement]

    def _district(self, key: Hashable) -> District:
        return self._town(key).districts[_lot(key).district]

    def _building(self, key: Hashable) -> Building | None:
        number = _lot(key).building
        return next((b for b in self._district(key).buildings if b.id == number), None) if number else None

    def _lot_text(self, key: Hashable) -> str:
        lot = _lot(key).lot
        if lot >= 0:
            return _name_of(lot)
        there = self._building(key)
        if there is not None and there.side:
            return labels.side(there.side)
        return _name_of(there.lots[0]) if there is not None and there.lots else self.tr("district")

    def _building_text(self, key: Hashable) -> str:
        there = self._building(key)
        return speech.capital(speech.term("building", there.kind)) if there is not None else ""

    def _state(self, key: Hashable) -> str:
        there = self._building(key)
        if there is None:
            return self.tr("unusable") if _lot(key).lot in self._district(key).blocked else self.tr("free")
        return {
            "planned": self.tr("planned"),
            "damaged": self.tr("damaged"),
            "abandoned": self.tr("abandoned"),
        }.get(there.idle, "")

    def _since(self, key: Hashable) -> str:
        month = self._month_built(key)
        return str(month) if month else ""

    def _month_built(self, key: Hashable) -> int:
        there = self._building(key)
        return there.month if there is not None else 0

    def _paid(self, key: Hashable) -> str:
        there = self._building(key)
        return self.tr("{count} BP").format(count=there.paid) if there is not None and there.paid else ""

    def _bp(self, key: Hashable) -> int:
        there = self._building(key)
        return there.paid if there is not None else 0

    def _buildable(self, key: LotKey) -> list[Deed]:
        """Every building that may be put on this lot now, with its price, the cheapest first."""
        found: list[tuple[int, Deed]] = []
        for kind in as_played(self.document.rules, self.document.campaign).buildings.values():
            if place_of_kind(kind) != "lots":
                continue
            placement = Placement(self.document, key.settlement, kind.id)
            deed = self._put(placement, key, speech.capital(speech.term("building", kind.id)))
            if deed is not None:
                found.append(deed)
        return [deed for _, deed in sorted(found, key=lambda one: (one[0], one[1].name))]

    def _put(self, placement: Placement, key: LotKey, name: str) -> tuple[int, Deed] | None:
        """Putting it there, turned as may be, over this lot; None where no rule allows that."""
        for _ in range(max(len(placement.forms), 1)):
            if key.lot in placement.legal(key.district).lots:
                for spot in placement.spots(key.district):
                    outcome = placement.outcome(spot) if key.lot in spot.lots else None
                    if isinstance(outcome, Change):
                        deed = Deed(name, "add", "do", placement.action(spot), outcome)
                        return outcome.price.total, deed
            if not placement.turn():
                break
        return None

    def _open_menu(self, key: Hashable) -> None:
        lot = _lot(key)
        do: Callable[[Deed], None] = lambda deed: self.deed_wanted.emit(lot.settlement, deed)  # noqa: E731
        menu = place_menu(self.menu_of(lot), self.document, do, self.hint.emit, self)
        row = self.table.visualRect(self.table.currentIndex())
        at = self.table.viewport().mapToGlobal(row.bottomLeft()) if row.isValid() else QCursor.pos()
        pop_up(menu, at)

    def _changed(self, patch: Patch) -> None:
        if patch.touches("settlements", "kingdoms", "claims", "settings", "at_table") or not patch:
            if self.isVisible():
                self.renew()
            else:
                self._stale = True

    def _retranslate(self) -> None:
        self.filter.setPlaceholderText(self.tr("Narrow: words that stand in the row, such as “ashford free”"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.table.setAccessibleName(self.tr("Lots"))


def _name_of(lot: int) -> str:
    """A lot by column and row of the plan: A1 in the north-west, F6 in the south-east."""
    row, column = divmod(lot, LOTS_PER_SIDE)
    return f"{chr(ord('A') + column)}{row + 1}"


def _lot(key: Hashable) -> LotKey:
    return cast(LotKey, key)
