"""The page that is read: rich text in a column of a width that reads well."""

from __future__ import annotations

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from ...book.book import Page
from ..outside_links import open_after_asking
from ..text_size import scaled
from ..theme import colours
from .page_html import page_html, style_sheet

WIDEST = 740  # pixels of a line; longer ones are hard to read
SIDE = 28


class PageView(QTextBrowser):
    """`page_wanted(id)` tells of a link to a page, `command_wanted(id)` of one to a command of the menus."""

    page_wanted = Signal(str)
    command_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(self._follow)

    def show_page(self, page: Page, source: str, shown_by: str) -> None:
        """Show a page from its beginning."""
        self.document().setDefaultStyleSheet(style_sheet(colours()))
        self.setHtml(page_html(page, colours(), source, shown_by))
        self.setAccessibleName(page.title)
        self.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.keep_column()
        super().resizeEvent(event)

    def keep_column(self) -> None:
        """Leave room at the sides, so that no line is wider than reads well."""
        side = scaled(SIDE)
        beyond = max(0, self.width() - scaled(WIDEST) - 2 * side)
        self.setViewportMargins(side, scaled(20), side + beyond, scaled(10))

    def _follow(self, link: QUrl) -> None:
        kind, _, what = link.toString().partition(":")
        if kind == "help":
            self.page_wanted.emit(what)
        elif kind == "do":
            self.command_wanted.emit(what)
        else:
            open_after_asking(link.toString(), self)
