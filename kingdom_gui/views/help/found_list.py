"""What the search in the book has found: titles, and below each its chapter with the passage."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...book.book import Book
from ...book.search import Results
from ..blocks import plain_tip
from ..theme import SMALL, colours, sized

PAGE = int(Qt.ItemDataRole.UserRole)
WORDS, BELOW = PAGE + 1, PAGE + 2
SIDE, LINE_ABOVE = 10, 5


class _Lines(QStyledItemDelegate):
    """A title on one line and a quiet line below it; what is not a page is a text that wraps."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        below = index.data(BELOW)
        if not below:
            super().paint(painter, option, index)
            return
        c = colours()
        state: QStyle.StateFlag = option.state
        rect: QRect = option.rect
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(c.accent_soft))
        box = rect.adjusted(SIDE, LINE_ABOVE, -SIDE, -LINE_ABOVE)
        for text, font, ink, at in (
            (str(index.data()), sized(1.0), c.ink, Qt.AlignmentFlag.AlignTop),
            (str(below), sized(SMALL), c.muted, Qt.AlignmentFlag.AlignBottom),
        ):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | at), shown)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if not index.data(BELOW):
            return super().sizeHint(option, index)
        high = QFontMetrics(sized(1.0)).lineSpacing() + QFontMetrics(sized(SMALL)).lineSpacing()
        return QSize(0, high + 2 * LINE_ABOVE + 2)


class FoundList(QListWidget):
    """`chosen(id)` tells which page is wanted, `meant(words)` that the suggested spelling is to be sought."""

    chosen = Signal(str)
    meant = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setItemDelegate(_Lines(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self.take)
        self.itemActivated.connect(self.take)

    def show_results(self, results: Results, words: str, book: Book) -> None:
        """List what was found, or say that nothing was and what may have been meant."""
        with QSignalBlocker(self):
            self.clear()
            if not results.hits:
                meant = results.suggestion or "nothing_near"
                said = book.said.say("book-nothing_found", {"words": words, "suggestion": meant})
                item = QListWidgetItem(said, self)
                item.setData(WORDS, results.suggestion)
            for hit in results.hits:
                chapter = book.chapter_of(hit.page)
                where = chapter.title if chapter is not None else ""
                item = QListWidgetItem(hit.title, self)
                item.setData(PAGE, hit.page)
                item.setData(BELOW, f"{where} · {hit.passage}")
                item.setToolTip(plain_tip(hit.passage))
                item.setData(int(Qt.ItemDataRole.AccessibleTextRole), f"{hit.title}, {where}. {hit.passage}")
            self.setCurrentRow(0)

    def take(self, item: QListWidgetItem | None = None) -> None:
        """Go to the item, or to the current one."""
        wanted = item or self.currentItem()
        if wanted is None:
            return
        if page := wanted.data(PAGE):
            self.chosen.emit(str(page))
        elif words := wanted.data(WORDS):
            self.meant.emit(str(words))
