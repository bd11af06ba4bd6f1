"""The hexes of the map as a table: what is selected here is selected on the map, and the other way round."""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtGui import QCursor, QShowEvent
from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...document.selection import Selection
from ...engine.actions import Action, Change, Refusal
from ...engine.actions.world import AddSpecial, NoteHex, PaintTerrain, RemoveSpecial
from ...engine.hexes import HexId
from ...engine.patch import Patch
from ...engine.state import Hex, Settlement
from .. import labels, speech
from ..map.context_menu import MenuOffer, build_menu
from ..map_menu import Ask, menu_offers
from ..modal import pop_up
from .rows_model import Column
from .rows_view import RowsPane

MOST_CHANGED = 400  # rows told one by one; beyond, the table is laid out anew


class HexTable(RowsPane):
    """`hex_wanted(hex)` asks for the hex on the map."""

    hex_wanted = Signal(object)

    def __init__(
        self, document: Document, selection: Selection, ask: Ask, parent: QWidget | None = None
    ) -> None:
        """`ask(name, argument)` has the window open a dialog or a page, as the map's menu does."""
        super().__init__(parent)
        self.document, self._selection, self._ask = document, selection, ask
        self._stale, self._telling = True, False
        self._towns: dict[HexId, Settlement] = {}
        self.level = QComboBox(self)
        self.level.currentIndexChanged.connect(lambda _: self.renew())
        self.head.insertWidget(1, self.level)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._tell_selection())
        self.table.opened.connect(self.hex_wanted)
        self.table.shown_wanted.connect(self.hex_wanted)
        self.table.menu_wanted.connect(self._menu)
        document.changed.connect(self._changed)
        selection.changed.connect(self._take_selection)
        self._retranslate()

    def renew(self) -> None:
        """Lay the table out anew."""
        self._stale = False
        self._renew_levels()
        level = self.level.currentData()
        self._towns = {there.hex: there for there in self.document.campaign.settlements.values()}
        keys = sorted(key for key in self.document.campaign.hexes if level is None or key[0] == level)
        self.model.show(self._columns(), keys)
        self._take_selection()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.renew()
            self.fit_columns()
        self._take_selection()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.renew()
        super().changeEvent(event)

    def _columns(self) -> list[Column]:
        return [
            Column(self.tr("Hex"), self._label, lambda key: (-cast(HexId, key)[0], self._label(key))),
            Column(self.tr("Name"), lambda key: self._hex(key).name, edit=self._rename),
            Column(self.tr("Terrain"), self._terrain, edit=self._paint, choices=self._terrains),
            Column(self.tr("Held by"), self._owner),
            Column(self.tr("Settlement"), self._settlement),
            Column(self.tr("Built"), lambda key: self._terms("improvement", self._hex(key).improvements)),
            Column(self.tr("Special"), self._special, edit=self._respecial),
            Column(self.tr("Water"), self._water),
            Column(self.tr("State"), self._state, self._state_order),
            Column(self.tr("Note"), lambda key: " ".join(self._hex(key).note.split()), edit=self._note),
        ]

    def _hex(self, key: Hashable) -> Hex:
        return self.document.campaign.hexes[cast(HexId, key)]

    def _label(self, key: Hashable) -> str:
        return speech.hex_label(cast(HexId, key), self.document.campaign)

    def _terrain(self, key: Hashable) -> str:
        return speech.capital(speech.term("terrain", self._hex(key).terrain))

    def _terrains(self) -> list[str]:
        names = (speech.term("terrain", kind.id) for kind in self.document.rules.terrain.values())
        return sorted((speech.capital(name) for name in names), key=speech.bare)

    def _owner(self, key: Hashable) -> str:
        campaign = self.document.campaign
        owner = campaign.kingdoms.get(campaign.claims.get(cast(HexId, key), ""))
        return owner.name if owner is not None else ""

    def _settlement(self, key: Hashable) -> str:
        there = self._towns.get(cast(HexId, key))
        return there.name if there is not None else ""

    def _special(self, key: Hashable) -> str:
        return self._terms("special_terrain", tuple(one.kind for one in self._hex(key).special))

    def _water(self, key: Hashable) -> str:
        there = self._hex(key)
        parts = [
            self.tr("coast") if there.coast else "",
            self.tr("lake") if there.lake else "",
            self.tr("river") if there.river else "",
        ]
        return ", ".join(part for part in parts if part)

    def _state(self, key: Hashable) -> str:
        return (
            self.tr("unknown"),
            self.tr("seen"),
            self.tr("explored"),
            self.tr("cleared"),
        )[self._state_order(key)]

    def _state_order(self, key: Hashable) -> int:
        there = self._hex(key)
        return 3 if there.cleared else 2 if there.explored else 1 if there.seen else 0

    def _terms(self, category: str, kinds: tuple[str, ...]) -> str:
        return speech.capital(", ".join(speech.term(category, kind) for kind in kinds))

    # Typed and chosen

    def _rename(self, key: Hashable, text: str) -> bool:
        return self._do(NoteHex(kingdom=self._at_table, hex=cast(HexId, key), name=text))

    def _note(self, key: Hashable, text: str) -> bool:
        return self._do(NoteHex(kingdom=self._at_table, hex=cast(HexId, key), note=text))

    def _paint(self, key: Hashable, text: str) -> bool:
        kinds = self.document.rules.terrain
        named = next((k for k in kinds if speech.capital(speech.term("terrain", k)) == text), None)
        if named is None:
            return False
        chosen = self.table.chosen()
        hexes = tuple(cast(HexId, one) for one in (chosen if key in chosen else [key]))
        return self._do(PaintTerrain(kingdom=self._at_table, hexes=hexes, terrain=named))

    def _respecial(self, key: Hashable, text: str) -> bool:
        """What is typed, parted by commas, is what lies there from now on; False where a name is none."""
        kinds = self.document.rules.special_terrain
        names = {speech.bare(speech.term("special_terrain", kind)): kind for kind in kinds}
        typed = [speech.bare(word.strip()) for word in text.split(",") if word.strip()]
        if any(word not in names for word in typed):
            return False
        hex_id, kingdom = cast(HexId, key), self._at_table
        wanted = dict.fromkeys(names[word] for word in typed)
        there = [one.kind for one in self._hex(key).special]
        gone = [RemoveSpecial(kingdom=kingdom, hex=hex_id, special=one) for one in there if one not in wanted]
        new = [AddSpecial(kingdom=kingdom, hex=hex_id, special=one) for one in wanted if one not in there]
        return not isinstance(self.document.do_all([*gone, *new]), Refusal)

    @property
    def _at_table(self) -> str:
        return self.document.campaign.at_table

    def _do(self, action: Action) -> bool:
        return isinstance(self.document.do(action), Change)

    def _menu(self, keys: list[Hashable]) -> None:
        """What the map's own menu offers for these hexes."""
        hexes = tuple(cast(HexId, key) for key in keys)
        offers = menu_offers(self.document, hexes, self._ask)
        if len(hexes) == 1:
            show = self.tr("Show on the map")
            offers.insert(0, MenuOffer("", show, lambda: self.hex_wanted.emit(hexes[0])))
        menu = build_menu(offers, self)
        pop_up(menu, QCursor.pos())

    # Kept as the campaign is

    def _changed(self, patch: Patch) -> None:
        land = self.document.campaign.hexes
        changed = patch.keys("hexes") | patch.keys("claims")
        others = patch.touches("settlements", "kingdoms", "settings") or not patch
        if not self.isVisible():
            self._stale = self._stale or bool(changed) or others
        elif (
            others
            or len(changed) > MOST_CHANGED
            or any(key not in land for key in changed)
            or not changed <= set(self.model.rows)
        ):
            self.renew()
        else:
            self.model.refresh(list(changed))

    def _renew_levels(self) -> None:
        """The levels of the map to choose among; hidden while there is one."""
        levels = sorted({key[0] for key in self.document.campaign.hexes}, reverse=True)
        shown = [self.level.itemData(index) for index in range(self.level.count())]
        if shown != [None, *levels]:
            with QSignalBlocker(self.level):
                self.level.clear()
                self.level.addItem(self.tr("All levels"), None)
                for level in levels:
                    self.level.addItem(self.tr("Level {number}").format(number=labels.minus(level)), level)
        self.level.setVisible(len(levels) > 1)

    def _retranslate(self) -> None:
        self.filter.setPlaceholderText(
            self.tr("Narrow: words that stand in the row, such as “hills explored”")
        )
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.table.setAccessibleName(self.tr("Hexes"))
        self.level.setAccessibleName(self.tr("Level of the map"))
        self.level.clear()

    def _tell_selection(self) -> None:
        self._telling = True
        self._selection.select_hexes(cast(HexId, key) for key in self.table.chosen())
        self._telling = False

    def _take_selection(self) -> None:
        if self.isVisible() and not self._telling and self._selection.hexes:
            self.table.choose(list(self._selection.hexes))
