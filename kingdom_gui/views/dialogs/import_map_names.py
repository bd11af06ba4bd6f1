"""The names of a foreign map in a table: what each is on their map, how often, and what in our rules."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QIcon, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ...drawing.map.palette import terrain_colour
from ...engine.ruleset import Ruleset
from ...store.importers.foreign import ForeignMap, counted
from ...store.importers.mapping import LAKE, OURS_FOR_LINES, RIVER, ROAD, TerrainMapping, ours_of
from ..blocks import plain_tip
from ..labels import grouped
from ..theme import map_palette
from .import_map_texts import ours_name

Index = QModelIndex | QPersistentModelIndex
THEIRS, COUNT, OURS = 0, 1, 2
SWATCH = 14
_WATER = "#5b8ba0"
_ROAD = "#a08261"


class NameRow(NamedTuple):
    """A name of their map and how many hexes or lines have it; `line`: it is a kind of line."""

    theirs: str
    often: int
    line: bool
    unsure: bool


class NamesModel(QAbstractTableModel):
    """Names that were not understood come first, then the most frequent. `mapped` tells of a new mapping."""

    mapped = Signal()

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = rules
        self.rows: list[NameRow] = []
        self.mapping = TerrainMapping({}, {})
        ours = ours_of(rules)
        self.for_terrain = [name for name in ours if name not in (RIVER, ROAD)]

    def show(self, foreign: ForeignMap, mapping: TerrainMapping) -> None:
        """Show the names of a map with what they are taken for."""
        self.beginResetModel()
        self.mapping = mapping
        rows = [
            NameRow(name, count, False, counted(name) in mapping.unsure)
            for name, count in foreign.names().items()
        ]
        rows += [NameRow(kind, count, True, False) for kind, count in foreign.kinds_of_line().items()]
        self.rows = sorted(rows, key=lambda row: (not row.unsure, row.line))
        self.endResetModel()

    def choices(self, row: NameRow) -> list[str]:
        """The ids a name can be taken for."""
        return list(OURS_FOR_LINES) if row.line else self.for_terrain

    def ours(self, row: NameRow) -> str:
        """The id a name is taken for."""
        if row.line:
            return self.mapping.ours_for_line(row.theirs)
        return self.mapping.ours_for(row.theirs)

    def take_for(self, rows: list[int], ours: str) -> None:
        """Take the names of these rows for one of ours; those that cannot be it stay as they are."""
        fitting = [self.rows[row].theirs for row in rows if ours in self.choices(self.rows[row])]
        if not fitting:
            return
        self.mapping = self.mapping.with_terrain(dict.fromkeys(fitting, ours))
        # Who has said what an unsure name is has made it sure; it stays where it stands.
        self.rows = [
            row._replace(unsure=row.unsure and counted(row.theirs) in self.mapping.unsure)
            for row in self.rows
        ]
        self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, OURS))
        self.mapped.emit()

    def text_of(self, ours: str) -> str:
        """What one of ours is called."""
        return ours_name(ours, ours not in self.rules.terrain)

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            across = Qt.AlignmentFlag.AlignRight if section == COUNT else Qt.AlignmentFlag.AlignLeft
            return across | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("On their map"), self.tr("How often"), self.tr("In our rules"))[section]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == OURS else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.EditRole and column == OURS:
            return self.ours(row)
        if role == Qt.ItemDataRole.DecorationRole and column == OURS:
            return swatch(self.ours(row), self.rules)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == COUNT:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and row.unsure and column != COUNT:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ToolTipRole:
            unsure = self.tr("No word of this name is known; say what it is.")
            return unsure if row.unsure else plain_tip(row.theirs)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != OURS:
            return False
        self.take_for([index.row()], str(value))
        return True

    def _text(self, row: NameRow, column: int) -> str:
        if column == COUNT:
            return grouped(row.often)
        if column == OURS:
            return self.text_of(self.ours(row))
        if row.line:
            return self.tr("{name} (line)").format(name=row.theirs)
        return f"{row.theirs} ?" if row.unsure else row.theirs


class OursDelegate(QStyledItemDelegate):
    """Chooses what a name is in a box; where several rows are selected, for all of them."""

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._view = view

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        model = self._model(index)
        box = QComboBox(parent)
        for ours in model.choices(model.rows[index.row()]):
            box.addItem(swatch(ours, model.rules), model.text_of(ours), ours)
        box.setAccessibleName(model.rows[index.row()].theirs)
        box.activated.connect(lambda: self._done(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QComboBox)
        editor.setCurrentIndex(editor.findData(index.data(Qt.ItemDataRole.EditRole)))
        editor.showPopup()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QComboBox)
        chosen = self._view.selectionModel().selectedRows()
        rows = [each.row() for each in chosen]
        ours = str(editor.currentData())
        if ours != index.data(Qt.ItemDataRole.EditRole):
            self._model(index).take_for(rows if index.row() in rows else [index.row()], ours)

    def _done(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def _model(self, index: Index) -> NamesModel:
        model = index.model()
        assert isinstance(model, NamesModel)
        return model


class NamesTable(QTableView):
    """The table itself: a click, Enter or F2 on the last column chooses what a name is."""

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = NamesModel(rules, self)
        self.setModel(self.names)
        self.setItemDelegateForColumn(OURS, OursDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.SelectedClicked
            | triggers.EditKeyPressed
            | triggers.DoubleClicked
            | triggers.AnyKeyPressed
        )
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(THEIRS, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(COUNT, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(OURS, QHeaderView.ResizeMode.ResizeToContents)
        head.setHighlightSections(False)
        self.setAccessibleName(self.tr("What the names of the map are in our rules"))


def swatch(ours: str, rules: Ruleset) -> QIcon:
    """A square in the colour that one of ours has on the map; empty for what has none."""
    colour = ""
    if ours in rules.terrain:
        colour = terrain_colour(map_palette(), ours)
    elif ours in (LAKE, RIVER):
        colour = _WATER
    elif ours == ROAD:
        colour = _ROAD
    pixmap = QPixmap(SWATCH * 2, SWATCH * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(QColor(colour) if colour else Qt.GlobalColor.transparent)
    return QIcon(pixmap)
