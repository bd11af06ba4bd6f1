"""A table that is narrowed by a line of text over it, with cells typed or chosen in place."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ..blocks import muted
from ..text_size import scaled
from .rows_model import Index, RowsModel

NARROWS_AFTER_MS = 200  # of quiet while the user types
WIDEST = 320  # pixels of a column at first
MEASURED = 40  # rows that a column's width goes by; Qt's own thousand take longer than the page


class CellEditor(QStyledItemDelegate):
    """A list where a cell takes one of several things, a line where it takes any text."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        model = index.model()
        choices = model.columns[index.column()].choices if isinstance(model, RowsModel) else None
        if choices is None:
            return super().createEditor(parent, option, index)
        box = QComboBox(parent)
        box.addItems(list(choices()))
        box.activated.connect(lambda _: self._chosen(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.showPopup()
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        if isinstance(editor, QComboBox) and isinstance(model, RowsModel):
            model.setData(index, editor.currentText())
        elif isinstance(model, RowsModel):
            super().setModelData(editor, model, index)

    def _chosen(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box, QStyledItemDelegate.EndEditHint.NoHint)


class RowsTable(QTableView):
    """`menu_wanted(keys)` asks for a menu at the cursor, `opened(key)` follows Enter on a cell not typed,
    `shown_wanted(key)` asks, by Shift+Enter on any cell, for the place on the map or plan.
    """

    menu_wanted = Signal(object)
    opened = Signal(object)
    shown_wanted = Signal(object)

    def __init__(self, model: RowsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows_model = model
        self.setModel(model)
        self.setItemDelegate(CellEditor(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked
        )
        self.setSortingEnabled(True)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 9)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setHighlightSections(False)
        self.selectionModel().selectionChanged.connect(lambda *_: self._follow_selection())

    def chosen(self) -> list[Hashable]:
        """The keys of the rows that are selected, in their order."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.rows_model.rows[row] for row in rows]

    def choose(self, keys: list[Hashable]) -> None:
        """Select these rows, and bring the first into sight."""
        wanted = set(keys)
        found = [row for row, key in enumerate(self.rows_model.rows) if key in wanted]
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        with QSignalBlocker(self.selectionModel()):
            self.clearSelection()
            for row in found:
                self.selectionModel().select(self.rows_model.index(row, 0), flags)
            if found:
                here = self.rows_model.index(found[0], max(self.currentIndex().column(), 0))
                self.selectionModel().setCurrentIndex(here, QItemSelectionModel.SelectionFlag.NoUpdate)
                self.scrollTo(here)
        self.viewport().update()

    def _follow_selection(self) -> None:
        """A screen reader selects rows without moving the cursor there, to which Enter would then belong."""
        rows, here = self.selectionModel().selectedRows(), self.currentIndex()
        if len(rows) == 1 and here.row() != rows[0].row():
            there = rows[0].siblingAtColumn(max(here.column(), 0))
            self.selectionModel().setCurrentIndex(there, QItemSelectionModel.SelectionFlag.NoUpdate)

    def go_to(self, pane: RowsPane, key: Hashable) -> None:
        """Select a row and give it the keyboard; if what narrows the table hides it, that is lifted."""
        if self.rows_model.row_of(key) < 0:
            pane.filter.clear()
            pane.narrow_now()
        row = self.rows_model.row_of(key)
        if row >= 0:
            self.setCurrentIndex(self.rows_model.index(row, 0))
            self.scrollTo(self.currentIndex())
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typing = self.state() == QAbstractItemView.State.EditingState  # Enter is the editor's own then
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not typing:
            index = self.currentIndex()
            if index.isValid():
                row = self.rows_model.rows[index.row()]
                if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                    self.shown_wanted.emit(row)
                elif self.rows_model.flags(index) & Qt.ItemFlag.ItemIsEditable:
                    self.edit(index)
                else:
                    self.opened.emit(row)
            event.accept()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if keys := self.chosen():
            self.menu_wanted.emit(keys)
            event.accept()


class RowCounter(QObject):
    """Says how many rows there are. A class of its own: `tr` with a number looks at no base class."""

    def told(self, rows: int) -> str:
        """Such as "162 rows"."""
        return self.tr("%n row(s)", "", rows)


class RowsPane(QWidget):
    """A table under a line that narrows it. `count_text` says how many rows are shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = RowsModel(self)
        self.table = RowsTable(self.model, self)
        self.filter = QLineEdit(self)
        self.filter.setClearButtonEnabled(True)
        self.count = muted("")
        self._counter = RowCounter(self)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(NARROWS_AFTER_MS)
        self._typing.timeout.connect(self.narrow_now)
        self.filter.textChanged.connect(lambda _: self._typing.start())
        self.head = QHBoxLayout()
        self.head.addWidget(self.filter, 1)
        self.head.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addLayout(self.head)
        column.addWidget(self.table, 1)
        self.setTabOrder(self.filter, self.table)
        self.filter.installEventFilter(self)
        self.model.modelReset.connect(self._counted)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter and Down in the line go on to the rows it has left."""
        onward = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
        key = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if watched is self.filter and key in onward:
            self.narrow_now()
            if self.model.rows:
                if not self.table.currentIndex().isValid():
                    self.table.setCurrentIndex(self.model.index(0, 0))
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().eventFilter(watched, event)

    def narrow_now(self) -> None:
        """Narrow the table by what is typed, now."""
        self._typing.stop()
        chosen = self.table.chosen()
        self.model.narrow(self.filter.text())
        self.table.choose(chosen)
        from ..spoken.voice import voice

        voice().say(self.filter, self.count.text())

    def fit_columns(self) -> None:
        """Make the columns as wide as what they hold, within reason."""
        self.table.horizontalHeader().setResizeContentsPrecision(MEASURED)
        self.table.resizeColumnsToContents()
        for column in range(self.model.columnCount()):
            if self.table.columnWidth(column) > scaled(WIDEST):
                self.table.setColumnWidth(column, scaled(WIDEST))

    def _counted(self) -> None:
        self.count.setText(self._counter.told(len(self.model.rows)))
