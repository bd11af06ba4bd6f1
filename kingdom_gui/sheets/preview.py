"""The print dialog: which pages, on what paper, in which language; as they will look."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPageLayout, QPageRanges, QPageSize, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QGraphicsView,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..document.document import Document
from ..store.disk import write_file
from ..store.errors import StoreError
from ..views.language import LANGUAGE_NAMES
from ..words import LANGUAGES, known
from .books import BLANK, make_book, parts_of
from .labels import labels
from .page import SIZES, Book, SizeName
from .printing import pdf_of, print_book

LETTER_COUNTRIES = {"US", "CA", "MX", "PH", "CL", "CO", "CR", "GT", "PA", "SV", "VE"}
SIDE_WIDTH = 230
ID = Qt.ItemDataRole.UserRole


class PreviewDialog(QDialog):
    """Shows a document's sheets page by page, prints them, or saves them as a PDF.

    The sheets' language is chosen here and need not be the window's. `saved(name)` tells of a PDF.
    """

    saved = Signal(str)

    def __init__(self, document: Document, parent: QWidget | None = None, language: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print sheets"))
        self._document = document
        self._kingdom = document.campaign.at_table
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._printer.setFullPage(True)
        self._book: Book | None = None
        self.paper = QComboBox()
        self.paper.addItems(list(SIZES))
        self.paper.setCurrentText(usual_paper(QLocale.system()))
        self.language = QComboBox()
        for code in LANGUAGES:
            self.language.addItem(LANGUAGE_NAMES[code], code)
        self.language.setCurrentIndex(LANGUAGES.index(known(language or QLocale().name())))
        self.way = QComboBox()
        for way, text in (
            ("auto", self.tr("As it fits best")),
            ("portrait", self.tr("Upright")),
            ("landscape", self.tr("On its side")),
        ):
            self.way.addItem(text, way)
        self.parts = QListWidget()
        self.preview = QPrintPreviewWidget(self._printer)
        pages = self.preview.findChild(QGraphicsView)
        if pages is not None:
            pages.setAccessibleName(self.tr("Pages"))
        self.page_label = QLabel()
        self._fill_parts()
        self._lay_out()
        self._connect()
        self._refresh()
        self.resize(1040, 760)

    # What is chosen

    @property
    def chosen_parts(self) -> list[str]:
        """The parts that are ticked, in order."""
        items = [self.parts.item(row) for row in range(self.parts.count())]
        return [item.data(ID) for item in items if item.checkState() == Qt.CheckState.Checked]

    @property
    def book(self) -> Book:
        """The book of what is ticked, in the chosen language, on the chosen paper."""
        if self._book is None:
            size: SizeName = "Letter" if self.paper.currentText() == "Letter" else "A4"
            words = labels(self.language.currentData())
            document = self._document
            self._book = make_book(
                self.chosen_parts,
                document.campaign,
                document.rules,
                words,
                size,
                self._kingdom,
                self.way.currentData(),
            )
        return self._book

    # What can be done

    def save_pdf(self, path: Path) -> bool:
        """Save what is shown as a PDF; a failure is told in one sentence, and gives False."""
        try:
            write_file(path, pdf_of(self.book))
        except StoreError as error:
            QMessageBox.warning(self, self.windowTitle(), error.sentence(known(QLocale().name())))
            return False
        return True

    def _ask_pdf(self) -> None:
        name = (self.book.title or "kingdom").replace("/", "-")
        folder = self._document.path.parent if self._document.path else Path.home()
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save as PDF"), str(folder / f"{name}.pdf"), self.tr("PDF documents (*.pdf)")
        )
        if chosen:
            path = Path(chosen if Path(chosen).suffix else f"{chosen}.pdf")
            if self.save_pdf(path):
                self.told.setText(self.tr("Saved {name}").format(name=path.name))
                self.saved.emit(path.name)

    def _print(self) -> None:
        dialog = QPrintDialog(self._printer, self)
        dialog.setMinMax(1, len(self.book.pages))
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            print_book(self.book, self._printer, self._pages_asked_for())

    def _pages_asked_for(self) -> list[int]:
        count = len(self.book.pages)
        asked: QPageRanges = self._printer.pageRanges()
        if asked.isEmpty():
            return list(range(count))
        return [page for page in range(count) if asked.contains(page + 1)]

    # Inner workings

    def _fill_parts(self) -> None:
        """The list of parts, in the sheets' language; ticks stay as they were."""
        ticked = set(self.chosen_parts) if self.parts.count() else None
        self.parts.blockSignals(True)
        self.parts.clear()
        words = labels(self.language.currentData())
        for part in parts_of(self._document.campaign, words, self._kingdom):
            item = QListWidgetItem(part.name)
            item.setData(ID, part.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            on = part.id in ticked if ticked is not None else part.id not in (*BLANK, "journal")
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            self.parts.addItem(item)
        if ticked is None and not self.chosen_parts:
            self.parts.item(self.parts.count() - len(BLANK)).setCheckState(Qt.CheckState.Checked)
        self.parts.blockSignals(False)

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        for text, field in (
            (self.tr("&Pages"), self.parts),
            (self.tr("Paper si&ze"), self.paper),
            (self.tr("&Map page"), self.way),
            (self.tr("&Language of the sheets"), self.language),
        ):
            label = QLabel(text)
            label.setBuddy(field)
            side.addWidget(label)
            side.addWidget(field, 1 if field is self.parts else 0)
            side.addSpacing(6)
        side.addLayout(self._step_row())
        body = QHBoxLayout()
        holder = QWidget()
        holder.setLayout(side)
        holder.setFixedWidth(SIDE_WIDTH)
        side.setContentsMargins(0, 0, 12, 0)
        body.addWidget(holder)
        body.addWidget(self.preview, 1)
        view = self.preview.findChild(QGraphicsView)
        if view is not None:  # the desk of the window instead of Qt's grey
            view.setBackgroundBrush(self.palette().mid())
            view.setFrameShape(QFrame.Shape.NoFrame)
        self.preview.setViewMode(QPrintPreviewWidget.ViewMode.SinglePageView)
        self.preview.setZoomMode(QPrintPreviewWidget.ZoomMode.FitInView)
        self.pdf_button = QPushButton(self.tr("&Save as PDF…"))
        self.print_button = QPushButton(self.tr("P&rint…"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.pdf_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.pdf_button.setAutoDefault(False)
        self.print_button.setDefault(True)
        whole = QVBoxLayout(self)
        whole.addLayout(body, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.told, 1)
        foot.addWidget(buttons)
        whole.addLayout(foot)

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
        self.paper.currentIndexChanged.connect(self._later.start)
        self.way.currentIndexChanged.connect(self._later.start)
        self.parts.itemChanged.connect(self._later.start)
        self.parts.currentItemChanged.connect(self._show_part)
        self.language.currentIndexChanged.connect(self._fill_parts)
        self.language.currentIndexChanged.connect(self._later.start)
        self.preview.paintRequested.connect(self._paint)
        self.preview.previewChanged.connect(self._tell_page)
        self.closer.toggled.connect(self._zoom)
        self.pdf_button.clicked.connect(self._ask_pdf)
        self.print_button.clicked.connect(self._print)

    def _refresh(self) -> None:
        self._book = None
        some = bool(self.chosen_parts)
        self.pdf_button.setEnabled(some)
        self.print_button.setEnabled(some)
        self.preview.setEnabled(some)
        layout = QPageLayout(self._printer.pageLayout())
        size = (
            QPageSize.PageSizeId.Letter if self.paper.currentText() == "Letter" else QPageSize.PageSizeId.A4
        )
        layout.setPageSize(QPageSize(size))
        layout.setOrientation(QPageLayout.Orientation.Portrait)
        self._printer.setPageLayout(layout)
        self.preview.updatePreview()
        self._tell_page()

    def _paint(self, printer: QPrinter) -> None:
        if self.chosen_parts:
            print_book(self.book, printer)

    def _show_part(self, item: QListWidgetItem | None) -> None:
        """Turn to the first page of the part that was picked in the list."""
        if item is None or not self.chosen_parts:
            return
        for number, page in enumerate(self.book.pages):
            if page.part == item.data(ID):
                self.preview.setCurrentPage(number + 1)
                self._tell_page()
                return

    def _tell_page(self) -> None:
        page, pages = self.preview.currentPage(), len(self.book.pages) if self.chosen_parts else 0
        self.page_label.setText(self.tr("{page} of {pages}").format(page=min(page, pages), pages=pages))
        self.back.setEnabled(page > 1)
        self.forth.setEnabled(page < pages)

    def _zoom(self, near: bool) -> None:
        modes = QPrintPreviewWidget.ZoomMode
        self.preview.setZoomMode(modes.FitToWidth if near else modes.FitInView)


def usual_paper(locale: QLocale) -> SizeName:
    """The paper that is usual where a locale comes from."""
    return "Letter" if QLocale.territoryToCode(locale.territory()) in LETTER_COUNTRIES else "A4"
