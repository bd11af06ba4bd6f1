"""The map over many sheets: they cover it, share what they should, are cut where marks say, and are few."""

from __future__ import annotations

import itertools
import re
import shutil
import subprocess

import pytest
from immutables import Map
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_gui.engine.hexes import rectangle
from kingdom_gui.engine.state import Campaign, Hex, Settings
from kingdom_gui.sheets.export import Cancelled, ExportError, ExportOptions, export
from kingdom_gui.sheets.labels import labels
from kingdom_gui.sheets.page import SIZES, Book
from kingdom_gui.sheets.poster import (
    LARGEST_OVERLAP,
    MARGIN,
    MM,
    MOST_SHEETS,
    PosterOptions,
    poster_pages,
    sheet_name,
    sheets_of,
)

needs_poppler = pytest.mark.skipif(not shutil.which("pdfinfo"), reason="needs poppler-utils")


def land(columns=40, rows=30, terrain="plains") -> Campaign:
    hexes = dict.fromkeys(rectangle(columns, rows, "pointy", "odd"), Hex(terrain, explored=True))
    return Campaign(Settings(name="Vale"), hexes=Map(hexes))


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("overlap", [0.0, 10.0, 25.0])
def test_sheets_cover_the_map_and_share_the_overlap(size, overlap):
    sheets = sheets_of(land(), size, PosterOptions(15, overlap))
    first, last = sheets.piece(0, 0), sheets.piece(sheets.columns - 1, sheets.rows - 1)
    rect = sheets.rect
    assert first.left <= rect.left
    assert first.top <= rect.top
    assert last.right >= rect.right
    assert last.bottom >= rect.bottom
    for column in range(sheets.columns - 1):
        here, there = sheets.piece(column, 0), sheets.piece(column + 1, 0)
        assert (here.right - there.left) * sheets.scale / MM == pytest.approx(overlap)
    # No sheet is there for nothing: with one column less the map would stick out.
    fewer = (sheets.columns - 1) * sheets.step[0] + sheets.overlap
    assert fewer < rect.width * sheets.scale


def test_a_hex_is_as_wide_as_wanted():
    sheets = sheets_of(land(), "A4", PosterOptions(20))
    # From side to side a hex is sqrt(3) hex units wide.
    assert sheets.scale * 3**0.5 / MM == pytest.approx(20)


def test_the_way_with_fewer_sheets_is_taken():
    wide = land(60, 8)
    counts = {}
    for way in ("portrait", "landscape", "auto"):
        sheets = sheets_of(wide, "A4", PosterOptions(15, 10, way))
        counts[way] = sheets.columns * sheets.rows
    assert counts["auto"] == min(counts.values()) < max(counts.values())


def test_a_map_that_fits_needs_one_sheet_and_no_plan(rules):
    pages = poster_pages(land(5, 4), rules, "A4", labels("en"))
    assert len(pages) == 1


def test_sheets_are_named_by_column_and_row():
    names = [sheet_name(c, r) for c, r in ((0, 0), (1, 2), (25, 0), (26, 0), (27, 9))]
    assert names == ["A1", "B3", "Z1", "AA1", "AB10"]


def test_neighbouring_sheets_show_the_same_where_they_overlap(rules):
    campaign = land(16, 17, "forest")
    options = PosterOptions(20, 20, "portrait")
    sheets = sheets_of(campaign, "A4", options)
    book = Book(poster_pages(campaign, rules, "A4", labels("en"), options), "A4", "Vale", labels("en"))
    assert (sheets.columns, sheets.rows) == (2, 2)
    dots = 2.0
    first, second = (painted(book, number, dots) for number in (1, 2))
    strip = round(sheets.overlap * dots)
    room = sheets.room
    left = first.copy(round(room.right() * dots) - strip, round(room.top() * dots), strip, 600)
    right = second.copy(round(room.left() * dots), round(room.top() * dots), strip, 600)
    assert difference(left, right) < 6  # of 255, in the mean: the same but for rounding to dots


def test_marks_stand_outside_the_map_at_the_middle_of_the_overlap(rules):
    campaign = land(16, 17)
    options = PosterOptions(20, 20, "portrait")
    sheets = sheets_of(campaign, "A4", options)
    book = Book(poster_pages(campaign, rules, "A4", labels("en"), options), "A4", "Vale", labels("en"))
    dots = 4.0
    image = painted(book, 1, dots)  # A1: neighbours at the right and below
    y = round((MARGIN - 3 * MM) * dots)
    dark = [x / dots for x in range(image.width()) if QColor(image.pixel(x, y)).lightness() < 100]
    assert min(dark) == pytest.approx(MARGIN, abs=1)
    assert max(dark) == pytest.approx(sheets.room.right() - sheets.overlap / 2, abs=1)


def test_what_cannot_be_is_told_in_a_sentence(rules, tmp_path):
    out = tmp_path / "p.pdf"
    for options, word in (
        (ExportOptions(poster=True, scale=0.1), "mm"),
        (ExportOptions(poster=True, overlap=LARGEST_OVERLAP + 1), "mm"),
        (ExportOptions(poster=True, scale=8), str(MOST_SHEETS)),
    ):
        with pytest.raises(ExportError) as told:
            export("map", land(100, 100), rules, out, "en", options)
        assert word in str(told.value)
        assert "\n" not in str(told.value)
    with pytest.raises(ExportError, match=r"\.pdf"):
        export("map", land(), rules, tmp_path / "p.png", "en", ExportOptions(poster=True))
    assert list(tmp_path.iterdir()) == []


def test_a_poster_that_is_cancelled_leaves_no_file(rules, tmp_path):
    out = tmp_path / "p.pdf"
    seen = []

    def stop_at_three(page, pages):
        seen.append((page, pages))
        return page < 3

    with pytest.raises(Cancelled):
        export("map", land(), rules, out, "en", ExportOptions(poster=True), stop_at_three)
    assert [page for page, _ in seen] == [0, 1, 2, 3]
    assert not out.exists()


@needs_poppler
@pytest.mark.parametrize(
    ("paper", "sides"), [("a4", (595, 842)), ("a3", (842, 1191)), ("letter", (612, 792))]
)
def test_pages_of_the_pdf_are_the_paper_and_numbered(rules, tmp_path, paper, sides):
    out = tmp_path / "p.pdf"
    export("map", land(), rules, out, "en", ExportOptions(paper, poster=True))
    told = subprocess.run(["pdfinfo", "-l", "99", out], capture_output=True, text=True, check=True).stdout
    sizes = {tuple(sorted(map(float, m))) for m in re.findall(r"size: +([\d.]+) x ([\d.]+)", told)}
    assert {tuple(map(round, size)) for size in sizes} == {sides}
    text = subprocess.run(["pdftotext", out, "-"], capture_output=True, text=True, check=True).stdout
    count = int(re.search(r"Pages: +(\d+)", told)[1])
    assert f"Sheet A1, page 2 of {count}" in text
    assert f"page {count} of {count}" in text


def test_no_text_of_a_poster_is_cut(rules, campaigns):
    for which in ("example", "hostile"):
        campaign = campaigns[which]
        if not campaign.hexes:
            continue
        for size, language in zip(SIZES, itertools.cycle(("en", "de")), strict=False):
            pages = poster_pages(campaign, rules, size, labels(language), PosterOptions(60))
            book = Book(pages, size, campaign.settings.name, labels(language))
            for number in range(min(2, len(pages))):
                image = QImage(100, 100, QImage.Format.Format_RGB32)
                painter = QPainter(image)
                faults = book.paint(painter, number)
                painter.end()
                assert not faults, (which, size, number, faults)


def painted(book: Book, number: int, dots: float) -> QImage:
    page: QRectF = book.geometry(number).page
    image = QImage(round(page.width() * dots), round(page.height() * dots), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(dots, dots)
    book.paint(painter, number)
    painter.end()
    return image


def difference(a: QImage, b: QImage) -> float:
    assert a.size() == b.size()
    points = [(x, y) for x in range(0, a.width(), 3) for y in range(0, a.height(), 3)]
    return sum(abs(QColor(a.pixel(*p)).lightness() - QColor(b.pixel(*p)).lightness()) for p in points) / len(
        points
    )
