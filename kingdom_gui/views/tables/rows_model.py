"""A table of many rows that are sorted and narrowed here, since Qt would ask Python for each comparison."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from .. import speech
from ..blocks import plain_tip

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class Column(NamedTuple):
    """A column: its heading, what a row's cell says, and what it is sorted by (None: by what it says).

    `edit` takes what was typed in a row's cell and says whether that could be done; None: it is not typed.
    `choices` are what may be chosen there; none: any text.
    """

    heading: str
    text: Callable[[Hashable], str]
    key: Callable[[Hashable], object] | None = None
    edit: Callable[[Hashable, str], bool] | None = None
    choices: Callable[[], Sequence[str]] | None = None


class RowsModel(QAbstractTableModel):
    """Rows by their keys. `show(keys)` sets them; `narrow(text)` leaves those in which all words stand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns: list[Column] = []
        self.rows: list[Hashable] = []
        self._all: list[Hashable] = []
        self._words: list[str] = []
        self._sorted = (0, Qt.SortOrder.AscendingOrder)

    def show(self, columns: list[Column], keys: Sequence[Hashable]) -> None:
        """Show these rows, sorted and narrowed as before."""
        self.beginResetModel()
        self.columns, self._all = columns, list(keys)
        self._lay_out()
        self.endResetModel()

    def narrow(self, text: str) -> None:
        """Leave the rows in which every word of the text stands somewhere."""
        self.beginResetModel()
        self._words = speech.bare(text).split()
        self._lay_out()
        self.endResetModel()

    def refresh(self, keys: Sequence[Hashable]) -> None:
        """These rows say something else now; their places stay until they are sorted again."""
        places = {key: row for row, key in enumerate(self.rows)}
        last = max(len(self.columns) - 1, 0)
        for key in keys:
            if (row := places.get(key)) is not None:
                self.dataChanged.emit(self.index(row, 0), self.index(row, last))

    def row_of(self, key: Hashable) -> int:
        """Where a row is; -1 where it is not shown."""
        return self.rows.index(key) if key in set(self.rows) else -1

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if index.isValid() and role == Role.AccessibleDescriptionRole:
            return self.columns[index.column()].heading
        if not index.isValid() or role not in (Role.DisplayRole, Role.EditRole, Role.ToolTipRole):
            return None
        text = self.columns[index.column()].text(self.rows[index.row()])
        return plain_tip(text) or None if role == Role.ToolTipRole else text

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Role.AccessibleTextRole:
            return self._spoken_heading(section)
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return self.columns[section].heading if section < len(self.columns) else None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self.columns[index.column()].edit is not None:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        edit = self.columns[index.column()].edit
        if role != Role.EditRole or edit is None:
            return False
        typed = str(value)
        if typed == self.columns[index.column()].text(self.rows[index.row()]):
            return False
        return edit(self.rows[index.row()], typed)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.beginResetModel()
        self._sorted = (column, order)
        self._lay_out()
        self.endResetModel()

    def _spoken_heading(self, section: int) -> str | None:
        """A column's heading, with how the rows are sorted where it is by this column."""
        if section >= len(self.columns):
            return None
        heading, (column, order) = self.columns[section].heading, self._sorted
        if section != column:
            return heading
        if order == Qt.SortOrder.AscendingOrder:
            return QCoreApplication.translate("Spoken", "{heading}, sorted upwards").format(heading=heading)
        return QCoreApplication.translate("Spoken", "{heading}, sorted downwards").format(heading=heading)

    def _lay_out(self) -> None:
        self.rows = [key for key in self._all if self._found(key)] if self._words else list(self._all)
        column, order = self._sorted
        if 0 <= column < len(self.columns):
            if column:  # rows that say the same stand as the first column has them
                self._sort_by(self.columns[0], Qt.SortOrder.AscendingOrder)
            self._sort_by(self.columns[column], order)

    def _sort_by(self, by: Column, order: Qt.SortOrder) -> None:
        self.rows.sort(key=by.key or (lambda key: speech.bare(by.text(key))),  # type: ignore[arg-type]
                       reverse=order == Qt.SortOrder.DescendingOrder)  # fmt: skip

    def _found(self, key: Hashable) -> bool:
        line = speech.bare(" ".join(column.text(key) for column in self.columns))
        return all(word in line for word in self._words)
