"""Pages of the help book to a printer or into a PDF, after asking which and where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QProgressDialog, QWidget

from ...book.book import Book
from ...document.settings import documents_folder
from ...sheets.page import SizeName
from ..modal import ask

LONG = 20  # pages from which it is shown how far it is
translate = QCoreApplication.translate


def paper_size() -> SizeName:
    """The paper of the reader's country."""
    system = QLocale.system()
    letter = system.measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return "Letter" if letter else "A4"


def pdf_bytes(book: Book, pages: Sequence[str], parent: QWidget | None = None) -> bytes:
    """These pages as a PDF; b"" where the reader did not want to wait."""
    from ...sheets.help_pages import help_sheets
    from ...sheets.printing import Cancelled, pdf_of

    progress = _Progress(parent) if len(pages) >= LONG else None
    try:
        sheets = help_sheets(book, pages, paper_size(), progress.set_pages if progress else None)
        if progress is not None and progress.cancelled:
            return b""
        return pdf_of(sheets, progress.paint_pages if progress else None)
    except Cancelled:
        return b""
    finally:
        if progress is not None:
            progress.close()


def save_pages(book: Book, pages: Sequence[str], parent: QWidget) -> Path | None:
    """Ask for a file and write these pages as a PDF; where, or None where nothing was written."""
    from ...store.errors import StoreError
    from ...store.exported import write_exported

    title = book.said.say("book-title") if len(pages) > 1 else book.title(pages[0])
    offered = documents_folder() / f"{title}.pdf"
    caption = translate("HelpPrinting", "Save as PDF")
    chosen, _ = QFileDialog.getSaveFileName(parent, caption, str(offered), "PDF (*.pdf)")
    if not chosen:
        return None
    path = Path(chosen) if chosen.endswith(".pdf") else Path(f"{chosen}.pdf")
    data = pdf_bytes(book, pages, parent)
    if not data:
        return None
    try:
        write_exported(path, data)
    except StoreError as error:
        QMessageBox.warning(parent, caption, error.sentence(book.language))
        return None
    return path


def print_pages(book: Book, pages: Sequence[str], parent: QWidget) -> None:
    """Ask for a printer and print these pages."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    from ...sheets.help_pages import help_sheets
    from ...sheets.printing import Cancelled, print_book

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, parent)
    if not ask(dialog):
        return
    sheets = help_sheets(book, pages, paper_size())
    try:
        print_book(sheets, printer)
    except Cancelled:
        return


class _Progress:
    """Shows how far a long one is: first while pages are set, then while they are painted."""

    def __init__(self, parent: QWidget | None) -> None:
        said = translate("HelpPrinting", "The pages are set…")
        self._dialog = QProgressDialog(said, translate("HelpPrinting", "Cancel"), 0, 100, parent)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(400)

    @property
    def cancelled(self) -> bool:
        """Whether the reader does not want to wait."""
        return self._dialog.wasCanceled()

    def set_pages(self, page: int, pages: int) -> bool:
        """So many are set; whether to go on."""
        return self._tell(60 * page // max(1, pages))

    def paint_pages(self, page: int, pages: int) -> bool:
        """So many are painted; whether to go on."""
        return self._tell(60 + 40 * page // max(1, pages))

    def close(self) -> None:
        """All is done."""
        self._dialog.close()
        self._dialog.deleteLater()

    def _tell(self, percent: int) -> bool:
        self._dialog.setValue(percent)
        QApplication.processEvents()
        return not self._dialog.wasCanceled()
