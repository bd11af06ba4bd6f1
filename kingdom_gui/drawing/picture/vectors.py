"""SVG and pages of PDF as strips: drawn anew for each strip, so that never more than one is in memory."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from ...store.errors import StoreError
from .kinds import check_size
from .strips import Strips, rows_at_once
from .svg_check import check_svg

LONGEST_SIDE = 8000  # pixels that a drawing is made into
USUAL_SIDE = 6000  # pixels of an SVG, which says nothing of how finely it is drawn
FINEST = 400 / 72  # pixels a point of a PDF's page
SHORTEST = 0.01  # points


def svg_strips(path: Path) -> Strips:
    """An SVG as strips.

    :raises StoreError: when it is not well-formed, reaches outside itself, or is too deep or too large.
    """
    from PySide6.QtSvg import QSvgRenderer

    data = path.read_bytes()
    check_svg(data, path.name)
    renderer = QSvgRenderer(QByteArray(data))
    box = renderer.viewBoxF()
    if not renderer.isValid() or box.width() <= 0 or box.height() <= 0:
        raise StoreError("picture_svg_broken", path.name, line=1)
    long = max(box.width(), box.height())
    part = min(LONGEST_SIDE, max(USUAL_SIDE, long)) / long
    width, height = max(1, round(box.width() * part)), max(1, round(box.height() * part))
    check_size(width, height, path.name)

    def strips() -> Iterator[QImage]:
        rows = rows_at_once(width)
        for top in range(0, height, rows):
            strip = QImage(width, min(rows, height - top), QImage.Format.Format_ARGB32_Premultiplied)
            strip.fill(Qt.GlobalColor.transparent)
            painter = QPainter(strip)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -top)
            renderer.render(painter, QRectF(0, 0, width, height))
            painter.end()
            yield strip

    return Strips(width, height, True, strips())


def pdf_strips(path: Path, page: int) -> Strips:
    """A page of a PDF (counted from 1) as strips, on white.

    :raises StoreError: when it is damaged, locked, or has no such page.
    """
    try:
        import pypdfium2 as pdfium
        from pypdfium2 import raw
    except ImportError as error:
        raise StoreError("picture_no_reader", path.name) from error
    try:
        document = pdfium.PdfDocument(path.read_bytes())
        pages = len(document)
    except pdfium.PdfiumError as error:
        locked = raw.FPDF_GetLastError() == raw.FPDF_ERR_PASSWORD or "password" in str(error).lower()
        raise StoreError("picture_pdf_password" if locked else "picture_cut_off", path.name) from error
    if not 1 <= page <= pages:
        raise StoreError("picture_pdf_page", path.name, page=page, pages=pages)
    try:
        sheet = document[page - 1]
        wide, high = sheet.get_size()
    except pdfium.PdfiumError as error:
        raise StoreError("picture_cut_off", path.name) from error
    if not (wide > SHORTEST and high > SHORTEST):
        raise StoreError("picture_cut_off", path.name)
    part = min(LONGEST_SIDE / max(wide, high), FINEST)
    width, height = max(1, round(wide * part)), max(1, round(high * part))
    check_size(width, height, path.name)
    return Strips(width, height, False, _page_strips(document, sheet, width, height), pages)


def _page_strips(_document: object, sheet: Any, width: int, height: int) -> Iterator[QImage]:  # noqa: ANN401
    """The strips of a page; the document is held as long as they are read."""
    from pypdfium2 import raw

    rows = rows_at_once(width)
    for top in range(0, height, rows):
        strip = QImage(width, min(rows, height - top), QImage.Format.Format_RGB32)
        strip.fill(Qt.GlobalColor.white)
        room = (ctypes.c_ubyte * strip.sizeInBytes()).from_buffer(strip.bits())
        bitmap = raw.FPDFBitmap_CreateEx(
            width, strip.height(), raw.FPDFBitmap_BGRx, room, strip.bytesPerLine()
        )
        raw.FPDF_RenderPageBitmap(bitmap, sheet, 0, -top, width, height, 0, raw.FPDF_ANNOT)
        raw.FPDFBitmap_Destroy(bitmap)
        del room
        yield strip
