"""The table of magic item slots: where each is, what it takes, what lies in it, its price, until when."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from ..document.document import Document
from ..engine.actions.items import PlaceItem
from ..engine.items.made import typed
from . import labels, speech
from .blocks import plain_tip
from .item_rows import SlotRow, building_text, kind_text, rows_of
from .theme import colours

SETTLEMENT, BUILDING, TAKES, ITEM, PRICE, UNTIL = range(6)
EDITED = (ITEM, PRICE)
MOST_ROWS = 6  # that it asks room for


class ItemTable(QTreeWidget):
    """Rows of slots of one settlement, or of all; the item and its price are typed in place.

    `chosen(row)` tells the row that is selected (`SlotRow`, or None), `wanted(action)` asks for an item to be
    placed as typed. `settlement_id` is whose slots the next `renew` shows; "" those of all.
    """

    chosen = Signal(object)
    wanted = Signal(object)
    _pale = False  # its rows have the colours of an earlier theme

    def __init__(self, document: Document, parent: QWidget | None = None, settlement: str = "") -> None:
        super().__init__(parent)
        self.document = document
        self.settlement_id = settlement
        self.rows: list[SlotRow] = []
        self.setColumnCount(6)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.itemDoubleClicked.connect(self._edit)
        self.currentItemChanged.connect(lambda *_: self.chosen.emit(self.row))
        self.itemChanged.connect(self._typed)
        self._retranslate()

    @property
    def row(self) -> SlotRow | None:
        """The row that is selected."""
        item: QTreeWidgetItem | None = self.currentItem()
        return self.rows[self.indexOfTopLevelItem(item)] if item is not None else None

    def renew(self) -> None:
        """The campaign has changed; the row that was selected stays so."""
        self._pale = False
        before = self.row.key if self.row is not None and self.rows else None
        with QSignalBlocker(self):
            self.clear()
            self.rows = rows_of(self.document, self.settlement_id)
            for row in self.rows:
                self.addTopLevelItem(self._line(row))
            keys = [row.key for row in self.rows]
            if before in keys:
                self.select(keys.index(before))
        self.setColumnHidden(SETTLEMENT, bool(self.settlement_id))
        self.chosen.emit(self.row)

    def edit_name(self) -> None:
        """Begin to type what the selected slot holds."""
        item: QTreeWidgetItem | None = self.currentItem()
        if item is not None:
            self.setFocus()
            self._edit(item, ITEM)

    def sizeHint(self) -> QSize:
        """High enough for its rows, or the first few of many."""
        return QSize(super().sizeHint().width(), self._high(max(3, min(len(self.rows), MOST_ROWS))))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._high(3))

    def _high(self, rows: int) -> int:
        return self.header().sizeHint().height() + rows * (self.fontMetrics().height() + 8) + 4

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.edit_name()
            event.accept()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.renew()
        elif event.type() == QEvent.Type.PaletteChange:
            self._pale = True
            if self.isVisible():
                self.renew()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if self._pale:
            self.renew()
        super().showEvent(event)

    def select(self, index: int) -> None:
        """Select a row by its place."""
        line = self.topLevelItem(index)
        if line is not None:
            self.setCurrentItem(line)

    def _edit(self, line: QTreeWidgetItem, column: int) -> None:
        """Only the item and its price are typed, and only where something may lie."""
        if column in EDITED and line.flags() & Qt.ItemFlag.ItemIsEditable:
            self.editItem(line, column)

    def _line(self, row: SlotRow) -> QTreeWidgetItem:
        item, campaign = row.item, self.document.campaign
        name = speech.item(item.name, campaign) if item is not None else self.tr("vacant")
        price = labels.grouped(item.price) if item is not None and item.price else ""
        until = ""
        if item is not None and item.until is not None:
            until = self.tr("Event phase, month {month}").format(month=item.until)
        texts = [row.settlement.name, building_text(row, self.tr("Find")), kind_text(row), name, price, until]
        if not row.working:
            texts[UNTIL] = self.tr("not for sale: the building does not work")
        line = QTreeWidgetItem(texts)
        line.setTextAlignment(PRICE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if row.working:
            line.setFlags(line.flags() | Qt.ItemFlag.ItemIsEditable)
        c = colours()
        for column in range(6):
            line.setToolTip(column, plain_tip(texts[column]))
            faint = column in (TAKES, UNTIL) or not row.filled
            line.setForeground(column, QBrush(QColor(c.muted if faint else c.ink)))
        return line

    def _typed(self, line: QTreeWidgetItem, column: int) -> None:
        """Something was typed into a cell: the item is placed so, or the cell shows again what is there."""
        row = self.rows[self.indexOfTopLevelItem(line)]
        name = row.item.name if row.item is not None else ""
        price = row.item.price if row.item is not None else 0
        text = line.text(column).strip()
        if column == PRICE:
            price = typed(f"x, {text}").price
        elif text not in ("", self.tr("vacant"), speech.item(name, self.document.campaign)):
            name, price = typed(text)
        action = PlaceItem(
            kingdom=self.document.campaign.at_table,
            settlement=row.settlement.id,
            building=row.slot.building,
            slot=row.number,
            name=name,
            price=price,
        )
        unchanged = row.item is not None and (row.item.name, row.item.price) == (name, price)
        if name and not unchanged:
            self.wanted.emit(action)
        self.renew()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Magic item slots"))
        self.setHeaderLabels(
            [
                self.tr("Settlement"),
                self.tr("Building"),
                self.tr("Slot for"),
                self.tr("Item"),
                self.tr("Price, gp"),
                self.tr("Until"),
            ]
        )
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(ITEM, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(60)
        self.headerItem().setTextAlignment(PRICE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
