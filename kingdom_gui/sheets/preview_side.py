"""What is chosen beside the pages of the print dialog: for whom, which parts, paper, poster, language."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ..engine.state import Campaign
from ..views.blocks import spin_box
from ..views.language import LANGUAGE_NAMES
from ..views.text_size import by_text
from ..words import LANGUAGES, known
from .books import BLANK, NOT_FOR_PLAYERS, OF_THE_MAP, MapParts, parts_of
from .labels import labels
from .map_sheet import Way
from .page import SIZES, SizeName
from .poster import (
    LARGEST_HEX,
    LARGEST_OVERLAP,
    SMALLEST_HEX,
    USUAL_HEX,
    USUAL_OVERLAP,
    PosterOptions,
)

WIDTH = 240
ID = Qt.ItemDataRole.UserRole
LETTER_COUNTRIES = {"US", "CA", "MX", "PH", "CL", "CO", "CR", "GT", "PA", "SV", "VE"}
UNTICKED = (*BLANK, "journal", "poster", "handout")


class PrintSide(QWidget):
    """The fields. `changed` tells that another book is wanted, `picked(part)` that a part was clicked."""

    changed = Signal()
    picked = Signal(str)

    def __init__(
        self, campaign: Campaign, kingdom: str, language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._campaign, self._kingdom = campaign, kingdom
        self.audience = QComboBox(self)
        self.audience.addItem(self.tr("The GM"), False)
        self.audience.addItem(self.tr("The players: what they know"), True)
        self.parts = QListWidget(self)
        self.paper = QComboBox(self)
        self.paper.addItems(list(SIZES))
        self.paper.setCurrentText(usual_paper(QLocale.system()))
        self.language = QComboBox(self)
        for code in LANGUAGES:
            self.language.addItem(LANGUAGE_NAMES[code], code)
        self.language.setCurrentIndex(LANGUAGES.index(known(language or QLocale().name())))
        self.way = QComboBox(self)
        for way, text in (
            ("auto", self.tr("As it fits best")),
            ("portrait", self.tr("Upright")),
            ("landscape", self.tr("On its side")),
        ):
            self.way.addItem(text, way)
        self.hex = self._millimetres(SMALLEST_HEX, LARGEST_HEX, USUAL_HEX)
        self.overlap = self._millimetres(0, LARGEST_OVERLAP, USUAL_OVERLAP)
        self.numbers = QCheckBox(self.tr("With the kingdom’s numbers"), self)
        self._lay_out()
        self.fill_parts()
        self._connect()
        by_text(self, fixed_width=WIDTH)

    @property
    def chosen_parts(self) -> list[str]:
        """The parts that are ticked, in order."""
        items = [self.parts.item(row) for row in range(self.parts.count())]
        return [item.data(ID) for item in items if item.checkState() == Qt.CheckState.Checked]

    @property
    def paper_size(self) -> SizeName:
        """The paper that is chosen."""
        return next((size for size in SIZES if size == self.paper.currentText()), "A4")

    @property
    def players(self) -> bool:
        """Whether it is for the players, with nothing in it that only the GM knows."""
        return bool(self.audience.currentData())

    @property
    def map_way(self) -> Way:
        """How the map's page stands or lies."""
        way: Way = self.way.currentData()
        return way

    @property
    def maps(self) -> MapParts:
        """How maps come into the book."""
        poster = PosterOptions(self.hex.value(), self.overlap.value())
        return MapParts(self.players, poster, self.numbers.isChecked())

    def fill_parts(self) -> None:
        """The list of parts, in the sheets' language; ticks stay as they were."""
        ticked = set(self.chosen_parts) if self.parts.count() else None
        self.parts.blockSignals(True)
        self.parts.clear()
        for part in parts_of(self._campaign, labels(self.language.currentData()), self._kingdom):
            if self.players and part.id in NOT_FOR_PLAYERS:
                continue
            item = QListWidgetItem(part.name)
            item.setData(ID, part.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            on = part.id in ticked if ticked is not None else part.id not in UNTICKED
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            self.parts.addItem(item)
        if ticked is None and not self.chosen_parts:
            self.parts.item(self.parts.count() - len(BLANK)).setCheckState(Qt.CheckState.Checked)
        self.parts.blockSignals(False)
        self._show_fitting()

    def _millimetres(self, low: float, high: float, value: float) -> QSpinBox:
        box = spin_box(round(low), round(high), round(value), self)
        box.setSuffix("\u00a0mm")
        box.setKeyboardTracking(False)  # a poster is not laid anew for each digit
        box.valueChanged.connect(self.changed)
        return box

    def _lay_out(self) -> None:
        side = QVBoxLayout(self)
        side.setContentsMargins(0, 0, 12, 0)
        for text, field in (
            (self.tr("&For"), self.audience),
            (self.tr("&Pages"), self.parts),
            (self.tr("Paper si&ze"), self.paper),
            (self.tr("&Map page"), self.way),
            (self.tr("&Language of the sheets"), self.language),
        ):
            side.addWidget(_label(text, field))
            side.addWidget(field, 1 if field is self.parts else 0)
            side.addSpacing(6)
            if field is self.parts:
                side.addWidget(self._poster_row())
                side.addWidget(self.numbers)
        self.tail = QVBoxLayout()
        side.addLayout(self.tail)

    def _poster_row(self) -> QWidget:
        self.poster_row = QWidget(self)
        row = QHBoxLayout(self.poster_row)
        row.setContentsMargins(0, 0, 0, 4)
        for text, field in ((self.tr("He&x"), self.hex), (self.tr("&Overlap"), self.overlap)):
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(_label(text, field))
            column.addWidget(field)
            row.addLayout(column)
        return self.poster_row

    def _connect(self) -> None:
        for box in (self.paper, self.way, self.language, self.audience):
            box.currentIndexChanged.connect(self.changed)
        self.language.currentIndexChanged.connect(self.fill_parts)
        self.audience.currentIndexChanged.connect(self.fill_parts)
        self.numbers.toggled.connect(self.changed)
        self.parts.itemChanged.connect(self._ticked)
        self.parts.currentItemChanged.connect(self._pick)

    def _ticked(self) -> None:
        self._show_fitting()
        self.changed.emit()

    def _pick(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.picked.emit(item.data(ID))

    def _show_fitting(self) -> None:
        """Fields of what is not printed are out of the way."""
        chosen = self.chosen_parts
        self.poster_row.setVisible("poster" in chosen)
        self.numbers.setVisible("handout" in chosen)
        self.way.setEnabled(any(part in OF_THE_MAP for part in chosen))


def _label(text: str, field: QWidget) -> QLabel:
    label = QLabel(text)
    label.setBuddy(field)
    return label


def usual_paper(locale: QLocale) -> SizeName:
    """The paper that is usual where a locale comes from."""
    return "Letter" if QLocale.territoryToCode(locale.territory()) in LETTER_COUNTRIES else "A4"
