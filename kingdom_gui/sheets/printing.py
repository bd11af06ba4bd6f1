"""Books onto paper: PDF, printers and pictures, one painting for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from .page import Book
from .svg import svg_bytes

POINTS = 72.0
PDF_RESOLUTION = 1200
PICTURE_RESOLUTION = 144  # dots an inch at scale 1
LARGEST_PICTURE = 200_000_000  # dots

PNG_QUALITY = 85  # what Qt calls quality is how little is packed; about zlib's level 1


Progress = Callable[[int, int], bool]
"""Told how many pages are painted, of how many; whether to go on."""


class Cancelled(Exception):
    """What was being painted is not wanted any more; nothing of it was written."""


class PictureTooLarge(ValueError):
    """A picture of so many dots would not fit into memory."""


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter that ends whatever happens.

    A device that goes away under its painter takes the program along.
    """
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()


def pdf_of(book: Book, progress: Progress | None = None) -> bytes:
    """The book as a PDF with its fonts embedded; every page has its own orientation.

    :raises Cancelled: when `progress` says so.
    """
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_RESOLUTION)
    writer.setTitle(book.title)
    writer.setCreator("kingdom-gui")
    writer.setPageLayout(book.geometry(0).layout)
    with painting(writer) as painter:
        for number in range(len(book.pages)):
            if progress is not None and not progress(number, len(book.pages)):
                raise Cancelled
            if number:
                writer.setPageLayout(book.geometry(number).layout)
                writer.newPage()
            painter.resetTransform()
            painter.scale(PDF_RESOLUTION / POINTS, PDF_RESOLUTION / POINTS)
            book.paint(painter, number)
    return bytes(buffer.data().data())


def print_book(
    book: Book, printer: QPrinter, pages: Sequence[int] | None = None, progress: Progress | None = None
) -> None:
    """Print pages (counted from 0; None: all).

    Landscape pages are turned, as paper keeps its way in the tray.

    :raises Cancelled: when `progress` says so; the printer is told to forget what it has.
    """
    printer.setFullPage(True)
    chosen = range(len(book.pages)) if pages is None else pages
    with painting(printer) as painter:
        for place, number in enumerate(chosen):
            if progress is not None and not progress(place, len(chosen)):
                printer.abort()
                raise Cancelled
            if place:
                printer.newPage()
            painter.resetTransform()
            _fit_paper(painter, printer, book, number)
            book.paint(painter, number)


def _fit_paper(painter: QPainter, printer: QPagedPaintDevice, book: Book, number: int) -> None:
    """Let the painter's unit be a point from the sheet's corner, shrunk where the paper is smaller."""
    page = book.geometry(number).page
    width, height = page.width(), page.height()
    paper = printer.pageLayout().fullRect(printer.pageLayout().Unit.Point)
    dots = printer.logicalDpiX() / POINTS
    painter.scale(dots, dots)
    if (width > height) != (paper.width() > paper.height()):
        painter.translate(paper.width(), 0)
        painter.rotate(90)
        paper = QRectF(0, 0, paper.height(), paper.width())
    shrink = min(1.0, paper.width() / width, paper.height() / height)
    painter.translate((paper.width() - width * shrink) / 2, (paper.height() - height * shrink) / 2)
    painter.scale(shrink, shrink)


def png_of(book: Book, number: int, scale: float = 1.0) -> bytes:
    """A page as a PNG with 144 dots an inch times `scale`.

    :raises PictureTooLarge: beyond 200 million dots.
    """
    dots = PICTURE_RESOLUTION * scale / POINTS
    page = book.geometry(number).page
    image = blank_image(round(page.width() * dots), round(page.height() * dots))
    with painting(image) as painter:
        painter.scale(dots, dots)
        book.paint(painter, number)
    return png_bytes(image)


def svg_of(book: Book, number: int) -> bytes:
    """A page as an SVG in points, its letters as shapes."""
    page = book.geometry(number).page
    return svg_bytes(page, book.pages[number].name, lambda painter: book.paint(painter, number))


def blank_image(width: int, height: int) -> QImage:
    """A white picture of so many dots.

    :raises PictureTooLarge: beyond 200 million of them.
    """
    if width < 1 or height < 1 or width * height > LARGEST_PICTURE or max(width, height) > 32767:
        raise PictureTooLarge(f"{width} × {height}")
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    return image


def png_bytes(image: QImage) -> bytes:
    """A picture as PNG, packed lightly: quicker by a third, larger by a half than Qt usually does."""
    buffer = _buffer()
    if not image.hasAlphaChannel():
        image = image.convertToFormat(QImage.Format.Format_RGB888)
    image.save(buffer, "PNG", PNG_QUALITY)  # type: ignore[call-overload]  # the stubs ask for bytes, Qt for str
    return bytes(buffer.data().data())


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
