"""The palette: buildings to search, filter, select and drag, on the terms chosen below."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QDrag, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...drawing.district_ink import ink_of
from ...engine.prices import ruin_of
from .. import labels
from ..help.terms import explained_items
from ..icons import icon
from ..text_size import by_text
from ..theme import plan_scheme
from . import phrases
from .carried import drag_picture
from .offers import Offer, Offers
from .palette_delegate import BuildingDelegate, size_icon
from .palette_model import FILTERS, SIZES, BuildingsFilter, BuildingsModel, Role
from .placement import Terms

LIST_HEIGHT = 130  # pixels, where the palette scrolls: three buildings


class BuildingList(QListView):
    """The list itself. `kept` tells that the building is to be placed by keyboard (Enter), `dropped` that it
    is put down again: after a drag, or by Esc.
    """

    kept = Signal()
    dropped = Signal()

    def go_to_some(self) -> bool:
        """Make sure that a building is selected, the first where none is; False where there is none."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))
        self.scrollTo(self.currentIndex())
        return self.currentIndex().isValid()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(BuildingDelegate(self))

    def startDrag(self, supported: Qt.DropAction) -> None:
        index = self.currentIndex()
        offer: Offer | None = index.data(Role.OFFER)
        if offer is None:
            return
        drag = QDrag(self)
        drag.setMimeData(self.model().mimeData([index]))
        picture, hold = drag_picture(offer.kind, ink_of(plan_scheme()), self.devicePixelRatioF())
        drag.setPixmap(picture)
        drag.setHotSpot(hold)
        drag.exec(Qt.DropAction.CopyAction)
        self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.kept.emit()
            return
        if event.key() == Qt.Key.Key_Escape and self.currentIndex().isValid():
            self.dropped.emit()
            return
        super().keyPressEvent(event)


class SearchField(QLineEdit):
    """Down leads to what has been found (`entered`), Enter takes it up (`taken`)."""

    entered = Signal()
    taken = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self.entered.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        else:
            super().keyPressEvent(event)


class Palette(QWidget):
    """`taken_up(kind)` tells which building is selected to be placed ("" for none), `terms_changed` how."""

    taken_up = Signal(str)
    kept = Signal()
    terms_changed = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.model = BuildingsModel(document.rules.buildings, self)
        self.filter = BuildingsFilter(document.rules.buildings, self)
        self.filter.setSourceModel(self.model)
        self.search = SearchField(self)
        self.search.entered.connect(self._enter_list)
        self.search.taken.connect(self._take_found)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._seek)
        self._glass = self.search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.list = BuildingList(self)
        self.list.setModel(self.filter)
        explained_items(self.list)
        self.list.selectionModel().currentChanged.connect(self._tell)
        self.list.kept.connect(self.kept)
        self.chips = {name: _chip(self) for name in FILTERS}
        self.size_chips = {size: _chip(self) for size in SIZES}
        self.legal_chip = _chip(self)
        for chip in self.chips.values():
            chip.toggled.connect(self._want)
        for chip in self.size_chips.values():
            chip.toggled.connect(self._want)
        self.legal_chip.toggled.connect(self.filter.want_legal)
        self.nothing = QLabel(self)
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        self.terms_box = QComboBox(self)
        for name in ("build", "plan", "grant"):
            self.terms_box.addItem("", name)
        self.terms_box.currentIndexChanged.connect(self._terms_changed)
        self.magic_box = QCheckBox(self)
        self.magic_box.toggled.connect(self._terms_changed)
        self.salvage_box = QCheckBox(self)
        self.salvage_box.toggled.connect(self._terms_changed)
        self.salvage_box.hide()
        document.changed.connect(self._look_for_ruin)
        document.reset.connect(self._look_for_ruin)
        self.filter.rowsInserted.connect(self._count)
        self.filter.rowsRemoved.connect(self._count)
        self.filter.modelReset.connect(self._count)
        self.filter.layoutChanged.connect(self._count)
        self._arrange()
        self.retranslate()

    @property
    def terms(self) -> Terms:
        """On what terms the selected building is to be built."""
        chosen = self.terms_box.currentData()
        plundered = self._ruin and self.salvage_box.isChecked()
        return Terms(chosen == "plan", chosen == "grant", self.magic_box.isChecked(), plundered)

    @property
    def kind(self) -> str:
        """The building selected, "" for none."""
        index = self.list.currentIndex()
        return str(index.data(Role.KIND)) if index.isValid() else ""

    def show_settlement(self, settlement: str) -> None:
        """Offer what this settlement can have; "" offers nothing."""
        self._settlement = settlement
        self._ruin = self._has_ruin()
        self.salvage_box.setVisible(self._ruin)
        self.model.set_offers(Offers(self.document, settlement, self.terms) if settlement else None)

    def select(self, kind: str) -> None:
        """Select a building, which takes it up; "" puts it down."""
        if not kind:
            self.list.clearSelection()
            self.list.selectionModel().setCurrentIndex(
                QModelIndex(), QItemSelectionModel.SelectionFlag.NoUpdate
            )
            return
        index = self.filter.mapFromSource(self.model.index(self.model.row_of(kind)))
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    def retranslate(self) -> None:
        """Name everything in the language of the window; house rules may have brought other buildings."""
        if self.kind and self.kind not in self.document.rules.buildings:
            self.select("")  # a house rule that is no more
        self.model.set_kinds(self.document.rules.buildings)
        self.filter.set_buildings(self.document.rules.buildings)
        self.search.setPlaceholderText(self.tr("Search buildings"))
        self.search.setAccessibleName(self.tr("Search buildings"))
        self._glass.setText(self.tr("Search buildings"))
        self.list.setAccessibleName(self.tr("Buildings"))
        for name, chip in self.chips.items():
            text = phrases.short(name) if name != "base_value" else self.tr("gp")
            wanted = self.tr("Lowers {number}") if name == "unrest" else self.tr("Raises {number}")
            _name(chip, text, wanted.format(number=labels.number(name)))
        for size, chip in self.size_chips.items():
            tip = self.tr("Takes no lot of its own") if not size else self.tr("Takes {count} lots")
            _name(chip, "", self.tr("Takes 1 lot") if size == 1 else tip.format(count=size))
        self.draw_icons()
        _name(self.legal_chip, self.tr("Possible now"), self.tr("Only what can be built now"))
        for index, text in enumerate((self.tr("Build"), self.tr("Draw as planned"), self.tr("Grant"))):
            self.terms_box.setItemText(index, text)
        tips = self.tr(
            "Build: paid for. Planned: only drawn. Granted by the GM: free and outside the limits."
        )
        self.terms_box.setToolTip(tips)
        self.terms_box.setAccessibleName(self.tr("On what terms"))
        self.magic_box.setText(self.tr("Magic −2"))
        self.magic_box.setToolTip(self.tr("Construction magic takes 2 BP off one building a turn"))
        self.magic_box.setAccessibleName(self.magic_box.toolTip())
        self.salvage_box.setText(self.tr("Plunder the ruin −1d4"))
        self.salvage_box.setToolTip(
            self.tr("The ruin of the hex yields material for one building; then it is gone")
        )
        self.salvage_box.setAccessibleName(self.salvage_box.toolTip())
        self.nothing.setText(self.tr("No building matches. Clear the search or lift a filter."))
        kind = self.kind
        with QSignalBlocker(self.list.selectionModel()):
            self.model.retranslate()
            if kind:
                self.select(kind)

    def draw_icons(self) -> None:
        """Draw the sizes on their chips, and the glass beside the search, in the ink of the theme."""
        for size, chip in self.size_chips.items():
            chip.setIcon(size_icon(size, self.palette().buttonText().color()))
        self._glass.setIcon(icon("search"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.draw_icons()
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.search)
        numbers, sizes = QHBoxLayout(), QHBoxLayout()
        for row, chips in (
            (numbers, self.chips.values()),
            (sizes, (*self.size_chips.values(), self.legal_chip)),
        ):
            row.setSpacing(4)
            for chip in chips:
                row.addWidget(chip, 2 if chip is self.legal_chip else 1)
            column.addLayout(row)
        by_text(self.list, least_height=LIST_HEIGHT)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        terms = QHBoxLayout()
        terms.setSpacing(8)
        terms.addWidget(self.terms_box, 1)
        terms.addWidget(self.magic_box)
        column.addLayout(terms)
        column.addWidget(self.salvage_box)

    def _seek(self, words: str) -> None:
        self.filter.seek(words)

    def _enter_list(self) -> None:
        if self.list.go_to_some():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)

    def _take_found(self) -> None:
        if self.list.go_to_some():
            self.kept.emit()

    def _want(self) -> None:
        self.filter.want(name for name, chip in self.chips.items() if chip.isChecked())
        self.filter.want_sizes(size for size, chip in self.size_chips.items() if chip.isChecked())

    def _count(self) -> None:
        empty = self.filter.rowCount() == 0
        self.nothing.setVisible(empty)
        self.list.setVisible(not empty)

    def _tell(self, current: QModelIndex | QPersistentModelIndex) -> None:
        self.taken_up.emit(str(current.data(Role.KIND)) if current.isValid() else "")

    def _has_ruin(self) -> bool:
        """Whether the settlement's hex has a ruin to plunder."""
        there = self.document.campaign.settlements.get(self._settlement)
        here = self.document.campaign.hexes.get(there.hex) if there is not None else None
        return here is not None and ruin_of(here, self.document.rules) is not None

    def _look_for_ruin(self) -> None:
        """A ruin has been plundered, or stands again: what it takes off is no longer, or again, on offer."""
        if self._ruin != self._has_ruin():
            self._terms_changed()

    def _terms_changed(self) -> None:
        self.show_settlement(self._settlement)
        self.terms_changed.emit()

    _settlement = ""
    _ruin = False  # whether there is one to plunder


# Framed, other than the window's tool buttons: what is one of a set to choose from should look like it.
CHIP = """
QToolButton { border: 1px solid palette(mid); border-radius: 4px; padding: 2px 3px; }
QToolButton:hover { border-color: palette(dark); }
QToolButton:checked, QToolButton:focus { border-color: palette(highlight); }
"""


def _chip(parent: QWidget) -> QToolButton:
    chip = QToolButton(parent)
    chip.setStyleSheet(CHIP)
    chip.setCheckable(True)
    chip.setAutoRaise(False)
    chip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return chip


def _name(chip: QToolButton, text: str, tip: str) -> None:
    chip.setText(text)
    chip.setToolTip(tip)
    chip.setAccessibleName(tip)
