"""The window of the help book: contents or what was found at the left, the page at the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...book.book import Book
from ...document.settings import Preferences
from ..blocks import rule
from ..fitting import window_room
from ..icons import icon
from ..text_size import by_text, scaled
from .contents_tree import ContentsTree
from .found_list import FoundList
from .page_view import PageView
from .places import FIRST, helped
from .shown_by import shown_by
from .visited_pages import VisitedPages

FIRST_SIZE = QSize(980, 720)
LEFT = 270
READ_AFTER = 600  # milliseconds: first the page is shown
READ_AT_ONCE = 1  # pages that the index takes in at a stretch while nothing else is to do


class SearchLine(QLineEdit):
    """Down leads to what has been found, Enter takes the first."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class HelpWindow(QWidget):
    """Reads the book that `book` gives; that it is another (language, rules) is told by `refresh`.

    `command_wanted(id)` asks for a command of the menus, `closed` tells that the window goes.
    """

    command_wanted = Signal(str)
    closed = Signal()

    def __init__(self, book: Callable[[], Book], preferences: Preferences) -> None:
        super().__init__(None, Qt.WindowType.Window)
        helped(self, FIRST)
        self.setObjectName("helpBook")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._give_book, self._preferences = book, preferences
        self._book: Book | None = None
        self.visited = VisitedPages()
        self.search = SearchLine(self)
        self.tree, self.found, self.view = ContentsTree(self), FoundList(self), PageView(self)
        self.back, self.forward, self.contents, self.more = (QToolButton(self) for _ in range(4))
        self._glass = self.search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._sought = QTimer(self)
        self._sought.setSingleShot(True)
        self._sought.setInterval(120)
        self._reading = QTimer(self)
        self._reading.setInterval(15)
        self._arrange()
        self._connect()
        self._restore()

    # What is read

    @property
    def page(self) -> str:
        """The page that is shown; "" before the first."""
        return self.visited.current.page if self.visited.current is not None else ""

    def show_page(self, page: str) -> None:
        """Show a page; one that is not there leaves what is shown."""
        book = self.book()
        if book.has(page):
            self.visited.leave(self.view.verticalScrollBar().value())
            self.visited.go(page)
            self._show()

    def book(self) -> Book:
        """The book that is read."""
        if self._book is None:
            self.refresh()
        assert self._book is not None
        return self._book

    def refresh(self) -> None:
        """Read the book of the language and the rules in force; the page and its place stay."""
        book = self._give_book()
        if book is self._book:
            return
        self._book = book
        self.tree.fill(book)
        if self.page:
            self._show_again(book)
        if self.search.text().strip():
            self._seek()
        QTimer.singleShot(READ_AFTER, self, self._reading.start)

    def _show_again(self, book: Book) -> None:
        """Show the page as it is now; where a house rule's is gone, the one that was read before it."""
        self.visited.leave(self.view.verticalScrollBar().value())
        self.visited.keep(book.has)
        if not self.page:
            self.visited.go(FIRST)
        place = self.visited.current
        self._show(place.down if place is not None else 0)

    def step(self, by: int) -> None:
        """Go back (-1) or forward (1)."""
        self.visited.leave(self.view.verticalScrollBar().value())
        place = self.visited.step(by)
        if place is not None:
            self._show(place.down)

    def seek(self, words: str) -> None:
        """Search for words at once."""
        self.search.setText(words)
        self._seek()

    def _show(self, down: int = 0) -> None:
        book = self.book()
        if not book.has(self.page):
            return
        page = book.page(self.page)
        source = book.said.say("book-source", {"list": page.source}) if page.source else ""
        self.view.show_page(page, source, shown_by(page.id, self.tr("Show in the program")))
        self.view.verticalScrollBar().setValue(down)
        self.tree.show_page(page.id)
        self.back.setEnabled(self.visited.can_go_back)
        self.forward.setEnabled(self.visited.can_go_forward)
        name = book.said.say("book-title")
        self.setWindowTitle(f"{page.title} — {name}")

    def _seek(self) -> None:
        words = self.search.text().strip()
        self.left.setCurrentWidget(self.found if words else self.tree)
        if words:
            self.found.show_results(self.book().search(words), words, self.book())

    def _read_on(self) -> None:
        """Take a few more pages into the index while nothing else is to do."""
        if self._book is None or not self.isVisible():
            self._reading.stop()
            return
        unread = self._book.unread()
        for page in unread[:READ_AT_ONCE]:
            self._book.read(page)
        if not unread:
            self._reading.stop()

    # Its parts

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(10, 8, 10, 8)
        for button in (self.back, self.forward, self.contents):
            button.setAutoRaise(True)
            by_text(button, icon=18)
            top.addWidget(button)
        top.addWidget(self.search, 1)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        by_text(self.more, icon=18)
        top.addWidget(self.more)
        self.left = QStackedWidget(self)
        self.left.addWidget(self.tree)
        self.left.addWidget(self.found)
        self.split = QSplitter(self)
        self.split.addWidget(self.left)
        self.split.addWidget(self.view)
        self.split.setStretchFactor(1, 1)
        self.split.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.split, 1)
        self.search.setClearButtonEnabled(True)
        self.retranslate()

    def _connect(self) -> None:
        self.tree.chosen.connect(self.show_page)
        self.found.chosen.connect(self.show_page)
        self.found.meant.connect(self.seek)
        self.view.page_wanted.connect(self.show_page)
        self.view.command_wanted.connect(self.command_wanted)
        self.search.textChanged.connect(lambda: self._sought.start())
        self.search.returnPressed.connect(self._take_first)
        self.search.entered.connect(self.found.setFocus)
        self._sought.timeout.connect(self._seek)
        self._reading.timeout.connect(self._read_on)
        self.back.clicked.connect(lambda: self.step(-1))
        self.forward.clicked.connect(lambda: self.step(1))
        self.contents.clicked.connect(self.show_contents)
        for keys, deed in (
            (QKeySequence("Alt+Left"), lambda: self.step(-1)),
            (QKeySequence("Alt+Right"), lambda: self.step(1)),
            (QKeySequence(QKeySequence.StandardKey.Find), self.go_to_search),
            (QKeySequence(QKeySequence.StandardKey.Print), lambda: self.print_pages("page")),
            (QKeySequence("Alt+Home"), self.show_contents),
            (QKeySequence("F6"), self.next_part),
            (QKeySequence("Ctrl+W"), self.close),
            (QKeySequence("Esc"), self.leave),
        ):
            QShortcut(keys, self).activated.connect(deed)

    def retranslate(self) -> None:
        """Name everything in the language in force."""
        for button, name, picture in (
            (self.back, self.tr("Back"), "back"),
            (self.forward, self.tr("Forward"), "forward"),
            (self.contents, self.tr("Contents"), "contents"),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.setIcon(icon(picture))
        self.search.setPlaceholderText(self.tr("Search the help book"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.tree.setAccessibleName(self.tr("Contents"))
        self.found.setAccessibleName(self.tr("Found"))
        self.more.setText(self.tr("Print…"))
        self._name_print_menu()
        self._glass.setIcon(icon("search"))
        self._glass.setText(self.search.placeholderText())

    def _name_print_menu(self) -> None:
        """The menu stays the same: it may be open while another language is chosen."""
        menu = self.more.menu()
        if menu is None:
            menu = QMenu(self.more)
            for what in ("page", "chapter", "book"):
                menu.addAction("").triggered.connect(lambda _=False, what=what: self.print_pages(what))
                menu.addAction("").triggered.connect(lambda _=False, what=what: self.save_pages(what))
            self.more.setMenu(menu)
        names = (
            self.tr("Print this &page…"), self.tr("This page as P&DF…"),
            self.tr("Print this &chapter…"), self.tr("This chapter as PD&F…"),
            self.tr("Print the whole &book…"), self.tr("The whole book as &PDF…"),
        )  # fmt: skip
        for action, name in zip(menu.actions(), names, strict=True):
            action.setText(name)

    def pages_meant(self, what: str) -> tuple[str, ...]:
        """The ids of the page that is shown, of its chapter, or of all."""
        chapter = self.book().chapter_of(self.page)
        if what == "page" or chapter is None:
            return (self.page,)
        return chapter.pages if what == "chapter" else self.book().ids()

    def print_pages(self, what: str) -> None:
        """Print the page, its chapter or the book, after asking for a printer."""
        from .printing import print_pages

        print_pages(self.book(), self.pages_meant(what), self)

    def save_pages(self, what: str) -> None:
        """Write the page, its chapter or the book as a PDF, after asking where."""
        from .printing import save_pages

        save_pages(self.book(), self.pages_meant(what), self)

    # Keys and places

    def go_to_search(self) -> None:
        """Put the cursor into the search line."""
        self.search.setFocus()
        self.search.selectAll()

    def show_contents(self) -> None:
        """Show the contents in place of what was found, and go there."""
        self.search.clear()
        self._sought.stop()
        self.left.setCurrentWidget(self.tree)
        self.tree.setFocus()

    def next_part(self) -> None:
        """Go from the search to the contents, to the page, and round."""
        parts: list[QWidget] = [self.search, self.found if self.search.text() else self.tree, self.view]
        at = next((n for n, part in enumerate(parts) if part.hasFocus()), -1)
        parts[(at + 1) % len(parts)].setFocus()

    def leave(self) -> None:
        """Clear the search, or close the window where nothing is sought."""
        if self.search.text():
            self.show_contents()
        else:
            self.close()

    def _take_first(self) -> None:
        self._sought.stop()
        self._seek()
        self.found.take()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.BackButton, Qt.MouseButton.ForwardButton):
            self.step(-1 if event.button() == Qt.MouseButton.BackButton else 1)
        super().mousePressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._preferences.keep_bytes("help", self.saveGeometry())
        self._preferences.keep_bytes("help_parts", self.split.saveState())
        self._reading.stop()
        self.closed.emit()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            QTimer.singleShot(0, self, self.refresh)
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationFontChange):
            QTimer.singleShot(0, self, self._redraw)
        super().changeEvent(event)

    def _redraw(self) -> None:
        """Set the page in the colours and sizes in force."""
        self.retranslate()
        self.view.keep_column()
        if self.page:
            self._show(self.view.verticalScrollBar().value())

    def _restore(self) -> None:
        if not self.restoreGeometry(self._preferences.bytes("help")):
            self.resize(FIRST_SIZE.boundedTo(window_room()))
        if not self.split.restoreState(self._preferences.bytes("help_parts")):
            self.split.setSizes([scaled(LEFT), self.width() - scaled(LEFT)])
