"""The buildings of the palette as a list model, and the filter that search and chips set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from time import perf_counter

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    QTimer,
)

from ...engine.ruleset import Building as Kind
from .. import speech
from ..blocks import plain_tip
from ..help.places import HELP_ROLE
from . import phrases
from .carried import MIME, Carried, pack
from .offers import Offer, Offers

Index = QModelIndex | QPersistentModelIndex
SLICE = 0.008  # seconds of work at a stretch, so that the window never halts
FILTERS = ("economy", "loyalty", "stability", "unrest", "fame", "defense", "base_value")
SIZES = (1, 2, 4, 0)


class Role(IntEnum):
    """What the model tells of a building beyond Qt's own roles."""

    KIND = Qt.ItemDataRole.UserRole
    OFFER = Qt.ItemDataRole.UserRole + 1  # None until it has been found
    LEGAL = Qt.ItemDataRole.UserRole + 2


class BuildingsModel(QAbstractListModel):
    """All buildings by name. Offers are found in small slices of time and told by `dataChanged`."""

    def __init__(self, kinds: Iterable[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds = self._next = list(kinds)
        self._offers: Offers | None = None
        self._names: dict[str, str] = {}
        self._old: dict[str, Offer] = {}
        self.turned = False
        self._work = QTimer(self)
        self._work.setInterval(0)
        self._work.timeout.connect(self._find_some)
        self.retranslate()

    def set_kinds(self, kinds: Iterable[str]) -> None:
        """Hold other buildings from the next `retranslate` on."""
        self._next = list(kinds)

    def set_offers(self, offers: Offers | None) -> None:
        """Show the offers of another settlement, or on other terms."""
        self._offers = offers
        self._old.clear()
        self.renew()

    def renew(self) -> None:
        """The campaign has changed: keep what is shown until each offer is found anew."""
        if self._offers is not None:
            self._work.start()

    def find_all(self) -> None:
        """Find every offer now."""
        while self._work.isActive():
            self._find_some()

    def offer(self, kind: str) -> Offer | None:
        """The offer as last found, None before the first time."""
        if self._offers is not None and self._offers.known(kind):
            return self._offers.of(kind)
        return self._old.get(kind)

    def row_of(self, kind: str) -> int:
        """The row of a building. Raises `ValueError` for an unknown one."""
        return self._kinds.index(kind)

    def retranslate(self) -> None:
        """Name and sort the buildings in the language of the window."""
        self.beginResetModel()
        self._kinds = self._next
        self._old = {kind: offer for kind, offer in self._old.items() if kind in self._kinds}
        self._names = {kind: phrases.building_name(kind) for kind in self._kinds}
        self._kinds.sort(key=lambda kind: speech.bare(self._names[kind]))
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._kinds)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        kind = self._kinds[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._names[kind]
        if role == Role.KIND:
            return kind
        if role == HELP_ROLE:
            return f"building.{kind}"
        if role == Role.OFFER:
            return self.offer(kind)
        if role == Role.LEGAL:
            offer = self.offer(kind)
            return offer is None or offer.legal
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(kind)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(kind)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return pack(Carried(self._kinds[indexes[0].row()], self.turned))

    def _find_some(self) -> None:
        """Find offers for one slice of time."""
        if self._offers is None:
            self._work.stop()
            return
        until = perf_counter() + SLICE
        for row, kind in enumerate(self._kinds):
            if self._offers.known(kind):
                continue
            found = self._offers.of(kind)
            if found != self._old.get(kind):
                self._old[kind] = found
                self.dataChanged.emit(self.index(row), self.index(row))
            if perf_counter() > until:
                return
        self._work.stop()

    def _tip(self, kind: str) -> str:
        offer = self.offer(kind)
        if offer is None or self._offers is None:
            return self._names[kind]
        lines = [speech.explained(self._names[kind], phrases.effects_in_full(offer.kind))]
        campaign = self._offers.document.campaign
        if not offer.legal and offer.reasons:
            lines.insert(0, speech.reason(offer.reasons[0], campaign))
        elif offer.less:
            less = ", ".join(phrases.reduction(entry, campaign) for entry in offer.less)
            lines.append(
                self.tr("{price} instead of {list_price}: {less}").format(
                    price=phrases.bp(offer.price), list_price=phrases.bp(offer.list_price), less=less
                )
            )
        return plain_tip("\n".join(lines))

    def _spoken(self, kind: str) -> str:
        offer = self.offer(kind)
        if offer is None or self._offers is None:
            return self._names[kind]
        parts = [self._names[kind], phrases.bp(offer.price), phrases.size_words(offer.kind)]
        parts.append(phrases.effects_in_full(offer.kind))
        if not offer.legal and offer.reasons:
            parts.append(speech.reason(offer.reasons[0], self._offers.document.campaign))
        return ", ".join(parts)


class BuildingsFilter(QSortFilterProxyModel):
    """Shows the buildings that have the words sought in their names and all that the chips ask for."""

    def __init__(self, buildings: Mapping[str, Kind], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._buildings = buildings
        self._words = ""
        self._wanted: frozenset[str] = frozenset()
        self._sizes: frozenset[int] = frozenset()
        self._legal_only = False
        self._all: QAbstractItemModel | None = None

    def setSourceModel(self, source: QAbstractItemModel) -> None:
        """Kept here as well: asked for it, the filter would take it over (`views/screens.py`)."""
        self._all = source
        super().setSourceModel(source)

    def set_buildings(self, buildings: Mapping[str, Kind]) -> None:
        """The records that the chips ask; the model is reset afterwards."""
        self._buildings = buildings

    def seek(self, words: str) -> None:
        """Keep names, or English ids, that contain these words; every one of them counts."""
        self._words = words
        self.invalidate()

    def want(self, names: Iterable[str]) -> None:
        """Keep buildings that better all of these numbers; Unrest is bettered by being lowered."""
        self._wanted = frozenset(names)
        self.invalidate()

    def want_sizes(self, lots: Iterable[int]) -> None:
        """Keep buildings of one of these sizes; 0 is a work without a lot of its own, none means all."""
        self._sizes = frozenset(lots)
        self.invalidate()

    def want_legal(self, only: bool) -> None:
        """Keep only what can be built now."""
        self._legal_only = only
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        if self._all is None:
            return False
        index = self._all.index(row, 0, parent)
        kind = index.data(Role.KIND)
        record = self._buildings.get(kind)
        if record is None:
            return False
        text = speech.bare(f"{index.data()} {kind.replace('_', ' ')}")
        if not all(word in text for word in speech.bare(self._words).split()):
            return False
        if not all(_betters(record, name) for name in self._wanted):
            return False
        if self._sizes and not {0 if record.lotless else record.lots, record.lots_max} & self._sizes:
            return False
        return not self._legal_only or bool(index.data(Role.LEGAL))


def _betters(record: Kind, name: str) -> bool:
    amount = getattr(record, name)
    return bool(amount < 0 if name == "unrest" else amount > 0)
