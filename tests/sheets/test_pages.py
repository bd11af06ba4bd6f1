"""Every page in every language and size: nothing cut, nothing out of its box, nothing over something else."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QPainter, QRawFont

from kingdom_gui.sheets.books import BLANK, make_book, parts_of, parts_of_kind
from kingdom_gui.sheets.labels import labels
from kingdom_gui.sheets.page import Geometry, rows_to_pages
from kingdom_gui.words import LANGUAGES

from ..views.spoken import alike, names_of, serif_files
from . import realms

WHICH = [
    (name, language, size)
    for name in ("empty", "plain", "busy", "example")
    for language in LANGUAGES
    for size in ("A4", "Letter")
]
# The largest campaign takes seconds a time: each language once, each size twice.
WHICH += [("hostile", language, size) for language, size in zip(LANGUAGES, ("Letter", "A4") * 2, strict=True)]


def book_of(campaign, rules, language, size, blank=True):
    words = labels(language)
    parts = [*parts_of_kind("sheet", campaign, words), "journal", *(BLANK if blank else ())]
    return make_book(parts, campaign, rules, words, size)


def painted(book, number, everything=False):
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    try:
        return book.paint(painter, number, everything=everything)
    finally:
        painter.end()


@pytest.mark.parametrize(("which", "language", "size"), WHICH)
def test_nothing_is_cut_or_leaves_its_box_or_page(which, language, size, campaigns, rules):
    book = book_of(campaigns[which], rules, language, size)
    for number, page in enumerate(book.pages):
        faults = painted(book, number)
        assert not faults, f"{page.part}: {[(p.text, p.size, p.cut) for p in faults]}"


@pytest.mark.parametrize(
    ("which", "language"), [("example", "it"), ("example", "de"), ("busy", "fr"), ("hostile", "fr")]
)
def test_no_text_lies_over_another(which, language, campaigns, rules):
    book = book_of(campaigns[which], rules, language, "Letter")
    for number, page in enumerate(book.pages):
        for one, other in combinations(painted(book, number, everything=True), 2):
            shared = one.lies.intersected(other.lies)
            over = shared.width() > 1 and shared.height() > 1.2
            assert not over, f"{page.part}: {one.text!r} and {other.text!r}"


def texts_of(campaign, rules, language):
    """All texts of all pages, the map's poster and handout too."""
    words = labels(language)
    book = make_book([part.id for part in parts_of(campaign, words)], campaign, rules, words)
    return [piece.text for n in range(len(book.pages)) for piece in painted(book, n, everything=True)]


@pytest.mark.parametrize("which", ["example", "busy"])
def test_every_label_has_words_in_its_language(which, campaigns, rules):
    """No code, no field left over, nothing that the English page says too, and the serif has all letters."""
    english = set(texts_of(campaigns[which], rules, "en"))
    # An event that no rules have, words that are shortened alike, and lots by their labels.
    names = names_of(campaigns[which]) + " Natural disaster Stab. Loy. C3 D3 GM"
    faces = [QRawFont(file, 12.0) for file in serif_files()]
    for language in LANGUAGES:
        texts = texts_of(campaigns[which], rules, language)
        assert not [text for text in texts if "sheet-" in text or "{" in text or "_" in text]
        assert not [text for text in texts if re.search(r"(?<![\d.,])\d{5,}", text)]
        letters = {one for text in texts for one in text if one.isprintable() and not one.isspace()}
        letters -= {"→"}  # of the journal; a stand-in of the system draws it
        assert not [one for one in letters for face in faces if not face.supportsCharacter(ord(one))]
        if language != "en":
            left = {text for text in texts if text in english and not alike(text, language, names)}
            assert left == set(), language


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_name_too_long_for_any_box_ends_in_dots_and_stays_inside(language, rules):
    absurd = f"{realms.LONG} {realms.UNBROKEN} {realms.LONG}"
    book = book_of(realms.hostile(rules, absurd), rules, language, "A4", blank=False)
    for number in range(len(book.pages)):
        for piece in painted(book, number, everything=True):
            assert not piece._replace(cut=False).overflows, piece


def test_pages_are_those_that_were_asked_for(campaigns, rules):
    words = labels("en")
    parts = ["settlement:saltrey", "kingdom", "blank:district"]
    book = make_book(parts, campaigns["example"], rules, words)
    assert [page.part for page in book.pages] == parts
    with pytest.raises(KeyError):
        make_book(["settlement:nowhere"], campaigns["example"], rules, words)


def test_the_foot_names_the_campaign_and_the_page(campaigns, rules):
    book = book_of(campaigns["plain"], rules, "en", "A4")
    texts = [piece.text for piece in painted(book, 1, everything=True)]
    assert "Beyond the Weir" in texts
    assert f"Page 2 of {len(book.pages)}" in texts


def test_a_blank_book_names_no_campaign(campaigns, rules):
    book = make_book(BLANK, campaigns["plain"], rules, labels("en"))
    texts = [piece.text for number in range(3) for piece in painted(book, number, everything=True)]
    assert not [text for text in texts if "Weir" in text or "Ashenvale" in text]


def test_many_districts_and_holders_take_more_pages(campaigns, rules):
    words = labels("en")
    few = make_book(parts_of_kind("sheet", campaigns["plain"], words), campaigns["plain"], rules, words)
    many = make_book(parts_of_kind("sheet", campaigns["hostile"], words), campaigns["hostile"], rules, words)
    assert [page.part for page in few.pages] == ["kingdom", "leaders", "map", "settlement:weirmouth"]
    assert [page.part for page in many.pages].count("leaders") == 2
    assert [page.part for page in many.pages].count("settlement:s") >= 4


def test_rows_are_dealt_out_without_loss():
    assert rows_to_pages([10, 10, 10, 10], 25, 20) == [range(0, 2), range(2, 4)]
    assert rows_to_pages([], 25, 20) == [range(0, 0)]
    assert rows_to_pages([99, 10], 25, 20) == [range(0, 1), range(1, 2)]  # higher than a page


@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_paper_has_its_measures(size):
    upright, lying = Geometry(size), Geometry(size, landscape=True)
    assert upright.page.width() == lying.page.height()
    assert upright.page.contains(upright.content)
    inches = {"A4": (210 / 25.4, 297 / 25.4), "Letter": (8.5, 11)}[size]
    assert (upright.page.width(), upright.page.height()) == pytest.approx(
        [72 * inch for inch in inches], abs=0.1
    )
