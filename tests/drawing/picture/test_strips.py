"""A picture read in strips is the picture, whatever kind it is and however many strips it takes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_gui.drawing.picture import strips
from kingdom_gui.drawing.picture.jpeg import jpeg_strips, webp_strips
from kingdom_gui.drawing.picture.png import png_strips
from kingdom_gui.drawing.picture.pyramid import SIDE, Measures, Pyramid, read_measures, write_tiles
from kingdom_gui.drawing.picture.strips import Strips
from kingdom_gui.drawing.picture.vectors import pdf_strips, svg_strips

from .files import chunk, filtered_png, patterned, saved, small_pdf, svg

PALETTE = chunk(b"PLTE", bytes((0, 0, 0, 250, 10, 20, 30, 240, 50, 60, 70, 230)))
KINDS = [
    (0, 1),
    (0, 2),
    (0, 4),
    (0, 8),
    (0, 16),
    (2, 8),
    (2, 16),
    (3, 2),
    (3, 8),
    (4, 8),
    (4, 16),
    (6, 8),
    (6, 16),
]


def put_together(read: Strips) -> tuple[QImage, int]:
    """The picture of some strips, and how many there were."""
    made = QImage(read.width, read.height, QImage.Format.Format_ARGB32)
    made.fill(0)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    top = count = 0
    for strip in read.images:
        assert strip.width() == read.width
        painter.drawImage(0, top, strip.convertToFormat(QImage.Format.Format_ARGB32))
        top += strip.height()
        count += 1
    painter.end()
    assert top == read.height
    return made, count


@pytest.mark.parametrize("rows", [1, 3, 64])
@pytest.mark.parametrize(("colour", "depth"), KINDS)
def test_a_png_in_strips_is_what_qt_makes_of_the_whole(tmp_path, monkeypatch, colour, depth, rows):
    """All kinds of pixels and all five filters, which look at the row above across the strips' seams."""
    monkeypatch.setattr("kingdom_gui.drawing.picture.png.rows_at_once", lambda *_: rows)
    extra = PALETTE if colour == 3 else b""
    path = saved(tmp_path, "noise.png", filtered_png(37, 23, colour, depth, extra=extra))
    whole = QImage(str(path)).convertToFormat(QImage.Format.Format_ARGB32)
    assert not whole.isNull()
    found, count = put_together(png_strips(path))
    assert count == -(-23 // rows)
    assert found == whole


@pytest.mark.parametrize("colour", [0, 2, 3])
def test_a_transparent_colour_goes_along(tmp_path, monkeypatch, colour):
    monkeypatch.setattr("kingdom_gui.drawing.picture.png.rows_at_once", lambda *_: 4)
    clear = {0: b"\0\x10", 2: b"\0\x03\0\x10\0\x7f", 3: b"\0\xff"}[colour]
    extra = (PALETTE if colour == 3 else b"") + chunk(b"tRNS", clear)
    path = saved(tmp_path, "clear.png", filtered_png(20, 13, colour, 8, extra=extra))
    read = png_strips(path)
    assert read.alpha
    assert put_together(read)[0] == QImage(str(path)).convertToFormat(QImage.Format.Format_ARGB32)


def test_a_jpeg_in_strips_is_the_whole(tmp_path, monkeypatch):
    monkeypatch.setattr(strips, "STRIP", 120 * 4 * 16)
    path = saved(tmp_path, "noise.jpg", patterned(120, 90), quality=90)
    found, count = put_together(jpeg_strips(path))
    whole = QImage(str(path)).convertToFormat(QImage.Format.Format_ARGB32)
    assert count == 6
    off = max(
        abs(found.pixelColor(x, y).red() - whole.pixelColor(x, y).red())
        for x in range(0, 120, 7)
        for y in range(90)
    )
    assert off <= 40  # colours are rounded otherwise at the seams, nothing more


@pytest.mark.parametrize("form", [QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32])
def test_a_webp_knows_whether_it_is_transparent(tmp_path, form):
    path = saved(tmp_path, "some.webp", patterned(30, 20, form), quality=100)
    read = webp_strips(path)
    assert read.alpha == (form == QImage.Format.Format_ARGB32)
    assert (read.width, read.height) == (30, 20)
    put_together(read)


def test_an_svg_is_drawn_large_and_where_it_belongs(tmp_path, monkeypatch, qapp):
    monkeypatch.setattr(strips, "STRIP", 6000 * 4 * 1000)
    path = saved(tmp_path, "half.svg", svg('<rect x="50" width="50" height="50" fill="#ff0000"/>'))
    found, count = put_together(svg_strips(path))
    assert (found.width(), found.height(), count) == (6000, 3000, 3)
    assert found.pixelColor(1000, 2900).alpha() == 0
    assert found.pixelColor(5000, 2900) == QColor(255, 0, 0)


def test_a_page_of_a_pdf_is_drawn_on_white(tmp_path, monkeypatch):
    monkeypatch.setattr(strips, "STRIP", 1111 * 4 * 100)
    path = saved(tmp_path, "two.pdf", small_pdf(pages=2))
    read = pdf_strips(path, 2)
    found, count = put_together(read)
    assert (read.width, read.height, read.pages, count) == (1111, 556, 2, 6)
    assert found.pixelColor(100, 550) == QColor(255, 0, 0)
    assert found.pixelColor(1000, 550) == QColor(255, 255, 255)


@pytest.mark.parametrize("alpha", [False, True])
@pytest.mark.parametrize("strip", [1, 100, 513, 4000])
def test_tiles_hold_the_picture_in_every_layer(tmp_path, alpha, strip):
    image = QImage(1300, 1100, QImage.Format.Format_ARGB32)
    image.fill(QColor(10, 200, 30, 120 if alpha else 255))
    painter = QPainter(image)
    painter.fillRect(650, 0, 650, 1100, QColor(220, 40, 60))
    painter.end()
    parts = (image.copy(0, top, 1300, min(strip, 1100 - top)) for top in range(0, 1100, strip))
    rows = list(write_tiles(tmp_path, Measures("f", 1, 1300, 1100, 1, alpha), parts))
    measures = read_measures(tmp_path)
    assert rows[-1] == 1100
    assert measures is not None
    assert measures.layers == 3  # 1300, 650, 325
    pyramid = Pyramid(tmp_path, measures)
    for layer in range(3):
        wide, high = pyramid.layer_size(layer)
        for x, y, wanted in ((wide // 4, high - 3, (10, 200, 30)), (wide * 3 // 4, high - 3, (220, 40, 60))):
            tile = pyramid.tile(layer, x // SIDE, y // SIDE)
            colour = tile.pixelColor(x % SIDE, y % SIDE)
            assert all(abs(a - b) < 4 for a, b in zip(colour.getRgb()[:3], wanted, strict=True))
    piece = pyramid.piece(0, QRect(640, 500, 20, 20))
    assert piece.pixelColor(2, 2).green() > 190
    assert piece.pixelColor(17, 17).green() < 50


def test_a_tile_that_is_gone_is_empty(tmp_path: Path):
    assert Pyramid(tmp_path, Measures("f", 1, 10, 10, 1, False)).tile(0, 0, 0).isNull()
