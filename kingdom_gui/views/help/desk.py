"""The help of one main window: its book, the window that shows it, F1 from every place.

Made when help is first asked for; what is imported at the start of the program is `places` and `terms`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import isValid

from ...book.book import Book
from .. import speech
from ..keys.book import book as key_book
from ..screens import window_of
from .places import FIRST, page_of, pages_of
from .program import program_now
from .window import HelpWindow

if TYPE_CHECKING:
    from ..main_window import MainWindow

Key = tuple[object, ...]


class TermCard(NamedTuple):
    """What is shown of a term that is pointed at: its page, title and first paragraph."""

    page: str
    title: str
    text: str


class Desk(QObject):
    """Opens pages, and tells cards of terms."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document = window.document
        self._book: Book | None = None
        self._keys_changed = 0  # how often other keys were chosen
        self._key: Key = ()
        self._shown: HelpWindow | None = None
        self._through = 0  # the id of the dialog that the book belongs to now
        self._document.changed.connect(self._changed)
        self._document.reset.connect(self._changed)
        window.closed.connect(self._close)
        key_book().changed.connect(self._other_keys)

    # The book

    def book(self) -> Book:
        """The book in the language of the window, over the rules that the campaign plays."""
        key = self._key_now()
        if self._book is None or not _same(key, self._key):
            campaign = self._document.campaign
            self._book, self._key = (
                Book(speech.language(), self._document.rules, campaign, program_now()),
                key,
            )
        return self._book

    def page_id(self, wanted: str) -> str:
        """The page of a page or term ("building.inn"); "" where there is none."""
        link = self.book().target(wanted).link if wanted else ""
        return link if self.book().has(link) else ""

    def card(self, wanted: str) -> TermCard | None:
        """What to show of a page or term; None where there is no page of it."""
        page = self.page_id(wanted)
        if not page:
            return None
        found = self.book().page(page)
        return TermCard(page, found.title, found.first)

    # Opening it

    def show(self, wanted: str = "") -> HelpWindow:
        """Open the window of the book on a page or term; on what it showed, or the first, without one."""
        window = self.window()
        self._let_through(window)
        window.refresh()
        page = self.page_id(wanted) or ("" if window.page else FIRST)
        if page:
            window.show_page(page)
        if window.isMinimized():
            window.showNormal()
        window.show()
        window.raise_()
        window.activateWindow()
        window.view.setFocus()
        return window

    def search(self, words: str) -> None:
        """Open the window of the book on what is found for some words."""
        self.show().seek(words)

    def here(self, widget: QWidget | None = None) -> HelpWindow:
        """Open the page of the place that has the focus: of the term pointed at while its card is shown, of
        the chosen item, of the widget or of what it stands in.
        """
        from .terms import pointed_at

        pointed = pointed_at()
        if pointed and self.page_id(pointed):
            return self.show(pointed)
        start = widget or QApplication.focusWidget() or QApplication.activeWindow()
        return self.show(self.page_here(start))

    def page_here(self, widget: QWidget | None) -> str:
        """The page that tells of a place, as the book has it; the first one of what it stands in."""
        found = next((page for one in pages_of(widget) if (page := self.page_id(one))), "")
        return found or self.page_id(page_of(self._window)) or FIRST

    def under_pointer(self) -> None:
        """Open the page of what the pointer is on."""
        from .terms import term_under_pointer

        pointed = term_under_pointer()
        self.show(pointed or self.page_here(QApplication.widgetAt(QCursor.pos())))

    def window(self) -> HelpWindow:
        """The window of the book, made when it is first asked for."""
        if self._shown is None or not isValid(self._shown):
            self._shown = HelpWindow(self.book, self._window.preferences)
            self._through = 0
            self._shown.command_wanted.connect(self._do)
        return self._shown

    def _let_through(self, window: HelpWindow) -> None:
        """A dialog that holds up all other windows lets the book through, as a window that belongs to it."""
        modal = QApplication.activeModalWidget()
        if modal is window:
            return
        window.winId()  # so that it has a handle
        holder = window_of(modal) if modal is not None else None
        through = id(modal) if holder is not None else 0
        if through == self._through:
            return
        self._through = through
        if isinstance(modal, QDialog):
            modal.finished.connect(self._stand_alone)
        handle = window_of(window)
        if handle is not None:
            if window.isVisible():
                window.hide()
            handle.setTransientParent(holder)  # type: ignore[arg-type]

    def _stand_alone(self) -> None:
        """The dialog that let the book through is done: the book does not go with it."""
        if self._shown is not None and isValid(self._shown):
            seen = self._shown.isVisible()
            self._let_through(self._shown)
            self._shown.setVisible(seen)

    def _do(self, command: str) -> None:
        action = self._window.menus.actions.get(command)
        if action is None or QApplication.activeModalWidget() is not None:
            return
        self._window.raise_()
        self._window.activateWindow()
        if action.isEnabled():
            QTimer.singleShot(0, self, action.trigger)

    def _changed(self, _patch: object = None) -> None:
        """The rules may be others: what is being read is read anew."""
        if self._shown is not None and isValid(self._shown) and self._shown.isVisible():
            self._shown.refresh()

    def _other_keys(self) -> None:
        self._keys_changed += 1
        self._changed()

    def _close(self) -> None:
        if self._shown is not None and isValid(self._shown):
            self._shown.close()
            self._shown.deleteLater()
            self._shown = None

    def _key_now(self) -> Key:
        campaign = self._document.campaign
        settings = campaign.settings
        return (
            speech.language(), self._document.rules, settings.house, settings.rulings,
            bool(campaign.kingdoms), self._keys_changed,
        )  # fmt: skip


def _same(one: Key, other: Key) -> bool:
    """Whether two keys are of the same rules, by identity, and equal in the rest."""
    if len(one) != len(other):
        return False
    pairs = zip(one, other, strict=True)
    return all(a is b or (isinstance(a, str | int | tuple) and a == b) for a, b in pairs)
