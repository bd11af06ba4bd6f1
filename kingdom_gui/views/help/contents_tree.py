"""The contents of the book as a tree of chapters and pages."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QTreeWidget, QTreeWidgetItem, QWidget

from ...book.book import Book
from ..blocks import plain_tip

PAGE = int(Qt.ItemDataRole.UserRole)


class ContentsTree(QTreeWidget):
    """`chosen(id)` tells which page is wanted: by a click, by Enter, or by going there with the arrows."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(14)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._items: dict[str, QTreeWidgetItem] = {}
        self.currentItemChanged.connect(self._tell)
        self.itemActivated.connect(self._tell)

    def fill(self, book: Book) -> None:
        """Show the contents of a book."""
        with QSignalBlocker(self):
            open_ = {item.data(0, PAGE) for item in self._tops() if item.isExpanded()}
            self.clear()
            self._items = {}
            for chapter in book.chapters():
                if not chapter.pages:
                    continue
                top = QTreeWidgetItem(self, [chapter.title])
                top.setData(0, PAGE, f"{chapter.id}/")
                for page in chapter.pages:
                    item = QTreeWidgetItem(top, [book.title(page)])
                    item.setData(0, PAGE, page)
                    item.setToolTip(0, plain_tip(book.title(page)))
                    self._items[page] = item
                top.setExpanded(top.data(0, PAGE) in open_)

    def show_page(self, page: str) -> None:
        """Mark the page that is read."""
        item = self._items.get(page)
        if item is None:
            return
        with QSignalBlocker(self):
            self.setCurrentItem(item)
            self.scrollToItem(item)

    def _tell(self, item: QTreeWidgetItem | None, _other: object = None) -> None:
        page = str(item.data(0, PAGE)) if item is not None else ""
        if page and not page.endswith("/"):
            self.chosen.emit(page)

    def _tops(self) -> Iterable[QTreeWidgetItem]:
        tops = (self.topLevelItem(row) for row in range(self.topLevelItemCount()))
        return [top for top in tops if top is not None]
