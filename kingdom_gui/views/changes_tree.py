"""The numbers that changed as a tree: number, before and after, difference; below each its sources."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from . import labels, rule_marks
from .blocks import plain_tip
from .changes_lines import Part, Row, told
from .theme import colours, sized

BOTH, CHANGE = 1, 2  # the columns "before → after" and difference
NUMBER = Qt.ItemDataRole.UserRole
RIGHT = Qt.AlignmentFlag.AlignRight
MARGINS = 12  # left and right of the text in a cell


class ChangesTree(QTreeWidget):
    """Numbers that open to their sources. Those opened stay open when it is filled anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setColumnCount(3)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformRowHeights(False)
        self.setWordWrap(True)
        self.setIndentation(14)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(24)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (BOTH, CHANGE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.sectionResized.connect(lambda *_: self._wrap())
        self.itemExpanded.connect(lambda _: self._wrap())
        self.retranslate()

    def retranslate(self) -> None:
        """Write the headings in the language in force."""
        self.setHeaderLabels([self.tr("Number"), self.tr("Before, after"), self.tr("Change")])
        self.setAccessibleName(self.tr("What changed?"))
        for column in (BOTH, CHANGE):
            self.headerItem().setTextAlignment(column, RIGHT | Qt.AlignmentFlag.AlignVCenter)

    def fill(self, found: list[Part]) -> None:
        """Show these parts; what was open before is open again."""
        opened = {key for item in self._items() if item.isExpanded() and (key := item.data(0, NUMBER))}
        place = self.verticalScrollBar().value()
        self.clear()
        for part in found:
            if not part.title:
                self.addTopLevelItems([_number(row, row.number) for row in part.rows])
                continue
            head = QTreeWidgetItem([part.title])
            head.setFont(0, sized(1.0, bold=True))
            head.setData(0, NUMBER, f"{part.title}:")
            if part.note:
                head.setText(0, f"{part.title} — {part.note}")
            self.addTopLevelItem(head)
            head.addChildren([_number(row, f"{part.title}:{row.number}") for row in part.rows])
            head.setFirstColumnSpanned(True)
            opened.add(f"{part.title}:")
        for item in self._items():
            item.setExpanded(item.data(0, NUMBER) in opened)
        self._wrap()
        self.verticalScrollBar().setValue(place)

    def reveal(self, number: str) -> None:
        """Open one of the kingdom's numbers and bring it into sight; one that did not change does nothing."""
        item = next((item for item in self._items() if item.data(0, NUMBER) == number), None)
        if item is not None:
            item.setExpanded(True)
            self.setCurrentItem(item)
            self.scrollToItem(item, QTreeWidget.ScrollHint.PositionAtTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def _items(self) -> list[QTreeWidgetItem]:
        """All items, parents before their children."""
        found, waiting = [], [self.topLevelItem(row) for row in range(self.topLevelItemCount())]
        while waiting:
            item = waiting.pop(0)
            if item is not None:
                found.append(item)
                waiting[:0] = [item.child(row) for row in range(item.childCount())]
        return found

    def _wrap(self) -> None:
        """Make each row as high as its text needs; a tree does not do so by itself."""
        for item in self._items():
            depth, above = 1, item.parent()
            while above is not None:
                depth, above = depth + 1, above.parent()
            width = self.viewport().width() if item.isFirstColumnSpanned() else self.columnWidth(0)
            room = QRect(0, 0, max(width - depth * self.indentation() - MARGINS, 40), 10_000)
            metrics = QFontMetrics(item.font(0))
            height = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), item.text(0)).height() + 6
            if item.sizeHint(0).height() != height:
                item.setSizeHint(0, QSize(0, height))


def _number(row: Row, key: str) -> QTreeWidgetItem:
    item = _row(row.name, row.before, row.after, row.amount)
    item.setData(0, NUMBER, key)
    bold = QFont(item.font(CHANGE))
    bold.setBold(True)
    item.setFont(CHANGE, bold)
    muted = QColor(colours().muted)
    for source in row.sources:
        line = _row(told(source), source.before, source.after, source.amount)
        line.setToolTip(0, plain_tip(rule_marks.told(source.ref) if source.ref else told(source)))
        line.setForeground(BOTH, muted)
        if source.why:
            line.setForeground(0, muted)
        item.addChild(line)
    return item


def _row(text: str, before: int | None, after: int | None, amount: int) -> QTreeWidgetItem:
    """A row; what was not there before, or is not after, shows the difference alone."""
    both = "" if before is None or after is None else f"{labels.grouped(before)} → {labels.grouped(after)}"
    item = QTreeWidgetItem([text, both, labels.signed(amount)])
    if before is not None and after is not None:
        spoken = QCoreApplication.translate("Spoken", "from {before} to {after}")
        spoken = spoken.format(before=labels.grouped(before), after=labels.grouped(after))
        item.setData(BOTH, Qt.ItemDataRole.AccessibleTextRole, spoken)
    for column in (BOTH, CHANGE):
        item.setTextAlignment(column, RIGHT | Qt.AlignmentFlag.AlignTop)
    item.setTextAlignment(0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    return item
