"""The print dialog: which pages, on what paper, in which language, for whom; as they will look."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPageLayout, QPageRanges, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGraphicsView,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..document.document import Document
from ..store.errors import StoreError
from ..store.exported import write_exported
from ..views.fitting import FittingDialog
from ..views.modal import ask
from ..views.spoken.voice import voice
from ..words import known
from .books import make_book
from .errors import ExportError
from .labels import labels
from .page import Book, Geometry
from .preview_exports import MapExports, PagesProgress
from .preview_side import PrintSide, usual_paper
from .printing import Cancelled, pdf_of, print_book

MOST_SHOWN = 16  # pages of a book that are shown before it is printed


class PreviewDialog(FittingDialog):
    """Shows a document's sheets page by page, prints them, saves them as a PDF, or writes the map elsewhere.

    The sheets' language is chosen here and need not be the window's. `saved(name)` tells of a file.
    """

    saved = Signal(str)

    def __init__(self, document: Document, parent: QWidget | None = None, language: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print and export"))
        self._document = document
        self._kingdom = document.campaign.at_table
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._printer.setFullPage(True)
        self._book: Book | None = None
        self.side = PrintSide(document.campaign, self._kingdom, language, self)
        # What tests and callers know of the side.
        self.paper, self.language, self.way = self.side.paper, self.side.language, self.side.way
        self.parts = self.side.parts
        self.exports = MapExports(document, self)
        self.preview = QPrintPreviewWidget(self._printer)
        pages = self.preview.findChild(QGraphicsView)
        if pages is not None:
            pages.setAccessibleName(self.tr("Page shown"))
            pages.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)  # one stop of the keyboard, not two
        self.page_label = QLabel()
        self._lay_out()
        self._connect()
        self._refresh()
        self.resize(1040, 760)

    # What is chosen

    @property
    def chosen_parts(self) -> list[str]:
        """The parts that are ticked, in order."""
        return self.side.chosen_parts

    @property
    def book(self) -> Book:
        """The book of what is ticked, in the chosen language, on the chosen paper.

        :raises ExportError: where it cannot be made as it is wanted.
        """
        if self._book is None:
            side, document = self.side, self._document
            self._book = make_book(
                self.chosen_parts,
                document.campaign,
                document.rules,
                labels(side.language.currentData()),
                side.paper_size,
                self._kingdom,
                side.map_way,
                side.maps,
            )
        return self._book

    # What can be done

    def save_pdf(self, path: Path) -> bool:
        """Save what is shown as a PDF; a failure is told in one sentence, and gives False, as does giving it
        up half way.
        """
        progress = self._progress(len(self.book.pages))
        try:
            write_exported(path, pdf_of(self.book, progress.told))
        except Cancelled:
            self.told.setText(self.tr("Given up; nothing was written."))
            return False
        except StoreError as error:
            progress.close()
            QMessageBox.warning(self, self.windowTitle(), error.sentence(known(QLocale().name())))
            return False
        finally:
            progress.close()
        return True

    def _ask_pdf(self) -> None:
        path = self.exports.ask_path("pdf", self.book.title or "kingdom")
        if path is not None and self.save_pdf(path):
            self._tell_saved(path.name)

    def _tell_saved(self, name: str) -> None:
        self.told.setText(self.tr("Saved {name}").format(name=name))
        self.saved.emit(name)

    def _print(self) -> None:
        dialog = QPrintDialog(self._printer, self)
        dialog.setMinMax(1, len(self.book.pages))
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if not ask(dialog):
            return
        pages = self._pages_asked_for()
        progress = self._progress(len(pages))
        try:
            print_book(self.book, self._printer, pages, progress.told)
        except Cancelled:
            self.told.setText(self.tr("Given up; the printer was told to forget it."))
        finally:
            progress.close()

    def _progress(self, pages: int) -> PagesProgress:
        return PagesProgress(self, self.tr("Drawing pages…"), self.tr("Give up"), pages)

    def _pages_asked_for(self) -> list[int]:
        count = len(self.book.pages)
        asked: QPageRanges = self._printer.pageRanges()
        if asked.isEmpty():
            return list(range(count))
        return [page for page in range(count) if asked.contains(page + 1)]

    # Inner workings

    def _lay_out(self) -> None:
        self.side.tail.addLayout(self._step_row())
        body = QHBoxLayout()
        body.addWidget(self.side)
        body.addWidget(self.preview, 1)
        view = self.preview.findChild(QGraphicsView)
        if view is not None:  # the desk of the window instead of Qt's grey
            view.setBackgroundBrush(self.palette().mid())
            view.setFrameShape(QFrame.Shape.NoFrame)
        self.preview.setViewMode(QPrintPreviewWidget.ViewMode.SinglePageView)
        self.preview.setZoomMode(QPrintPreviewWidget.ZoomMode.FitInView)
        self.export_button = QPushButton(self.tr("&Export the map"))
        self.export_button.setMenu(self.exports.menu(self.export_button))
        self.export_button.setEnabled(bool(self._document.campaign.hexes))
        self.pdf_button = QPushButton(self.tr("&Save as PDF…"))
        self.print_button = QPushButton(self.tr("P&rint…"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.export_button.setAutoDefault(False)
        self.pdf_button.setAutoDefault(False)
        self.print_button.setDefault(True)
        whole = QVBoxLayout(self)
        whole.addLayout(body, 1)
        self.foot = QWidget()
        foot = QHBoxLayout(self.foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addWidget(self.told, 1)
        # Not in the box, which Tab enters at its default button and leaves behind it.
        foot.addWidget(self.export_button)
        foot.addWidget(self.pdf_button)
        foot.addWidget(buttons)
        whole.addWidget(self.foot)

    def _step_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.back = self._step("‹", self.tr("Previous page"), Qt.Key.Key_PageUp, -1)
        self.forth = self._step("›", self.tr("Next page"), Qt.Key.Key_PageDown, 1)
        self.page_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.closer = QToolButton()
        self.closer.setText(self.tr("Fit width"))
        self.closer.setToolTip(self.tr("Show the page as wide as the window"))
        self.closer.setCheckable(True)
        row.addWidget(self.back)
        row.addWidget(self.page_label, 1)
        row.addWidget(self.forth)
        row.addWidget(self.closer)
        return row

    def _step(self, sign: str, name: str, key: Qt.Key, by: int) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setToolTip(f"{name} ({QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)})")
        button.setAccessibleName(name)
        button.clicked.connect(lambda: self._turn(by))
        QShortcut(QKeySequence(key), self, lambda: self._turn(by))
        return button

    def _turn(self, by: int) -> None:
        self.preview.setCurrentPage(self.preview.currentPage() + by)
        self._tell_page()

    def _connect(self) -> None:
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._refresh)
        self.side.changed.connect(self._later.start)
        self.side.picked.connect(self._show_part)
        self.preview.paintRequested.connect(self._paint)
        self.preview.previewChanged.connect(self._tell_page)
        self.closer.toggled.connect(self._zoom)
        self.pdf_button.clicked.connect(self._ask_pdf)
        self.print_button.clicked.connect(self._print)
        self.exports.saved.connect(self._tell_saved)

    def _refresh(self) -> None:
        self._book = None
        self.exports.players, self.exports.numbers = self.side.players, self.side.maps.numbers
        self.exports.language = str(self.language.currentData())
        some = bool(self.chosen_parts) and self._can_be_made()
        self.pdf_button.setEnabled(some)
        self.print_button.setEnabled(some)
        self.preview.setEnabled(some)
        layout = QPageLayout(self._printer.pageLayout())
        layout.setPageSize(Geometry(self.side.paper_size).layout.pageSize())
        layout.setOrientation(QPageLayout.Orientation.Portrait)
        self._printer.setPageLayout(layout)
        self.preview.updatePreview()
        self._tell_page()

    def _can_be_made(self) -> bool:
        """Whether there is a book as it is wanted; why not is told."""
        try:
            self.told.clear()
            return bool(self.book.pages)
        except ExportError as error:
            self.told.setText(error.sentence(known(QLocale().name())))
            return False

    def _shown(self) -> int:
        """How many pages are shown: of a long book the first ones."""
        if self._book is None or not self.chosen_parts:
            return 0
        return min(len(self._book.pages), MOST_SHOWN)

    def _paint(self, printer: QPrinter) -> None:
        if self._shown():
            print_book(self.book, printer, range(self._shown()))

    def _show_part(self, part: str) -> None:
        """Turn to the first page of the part that was picked in the list."""
        if self._book is None:
            return
        for number, page in enumerate(self._book.pages[: self._shown()]):
            if page.part == part:
                self.preview.setCurrentPage(number + 1)
                self._tell_page()
                return

    def _tell_page(self) -> None:
        page, shown = self.preview.currentPage(), self._shown()
        pages = len(self._book.pages) if shown and self._book is not None else 0
        self.page_label.setText(self.tr("{page} of {pages}").format(page=min(page, shown), pages=pages))
        self.page_label.setToolTip(
            self.tr("The first {count} pages are shown; all are printed.").format(count=shown)
            if shown < pages
            else ""
        )
        self.back.setEnabled(page > 1)
        self.forth.setEnabled(page < shown)
        self._say_page(min(page, shown))

    def _say_page(self, page: int) -> None:
        """The painted page in words: which of how many, and of what."""
        book, view = self._book, self.preview.findChild(QGraphicsView)
        if view is None:
            return
        part = book.pages[page - 1].part if book is not None and 0 < page <= len(book.pages) else ""
        items = (self.parts.item(row) for row in range(self.parts.count()))
        title = next((item.text() for item in items if item.data(Qt.ItemDataRole.UserRole) == part), "")
        number = self.page_label.text()
        told = f"{title}, {number}" if title and part else number
        if told != view.accessibleDescription():
            view.setAccessibleDescription(told)
            voice().say(view, told)

    def _zoom(self, near: bool) -> None:
        modes = QPrintPreviewWidget.ZoomMode
        self.preview.setZoomMode(modes.FitToWidth if near else modes.FitInView)


__all__ = ["PreviewDialog", "usual_paper"]
