"""Text that fits its box: it wraps, shrinks, and only then is cut, and says so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from kingdom_gui.drawing.letters import SOFT_HYPHEN, TOLERANCE, Style, common, fit, font, width, wrap
from kingdom_gui.drawing.paper import Paper, hexagon

BODY = Style(10)


@pytest.fixture(autouse=True)
def _application(qapp):
    """Fonts need an application."""


@pytest.fixture
def paper():
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    yield Paper(painter, QRectF(0, 0, 300, 300))
    painter.end()


def test_a_text_that_fits_is_left_as_it_is():
    fitted = fit("Ashford", BODY, 200, 20)
    assert (fitted.lines, fitted.style.size, fitted.cut) == (("Ashford",), 10, False)


def test_it_wraps_before_it_shrinks():
    fitted = fit("The Isles Beyond the Weir", BODY, 70, 40, lines=3)
    assert len(fitted.lines) > 1
    assert fitted.style.size == 10


def test_it_shrinks_where_it_may_not_wrap():
    fitted = fit("The Isles Beyond the Weir", BODY, 80, 20)
    assert len(fitted.lines) == 1
    assert 5.5 <= fitted.style.size < 10
    assert width(fitted.lines[0], fitted.style) <= 80 + TOLERANCE


def test_it_is_cut_last_of_all_and_says_so():
    fitted = fit("The Isles Beyond the Weir " * 9, BODY, 60, 12)
    assert fitted.cut
    assert fitted.lines[0].endswith("…")
    assert width(fitted.lines[0], fitted.style) <= 60


@given(st.text(max_size=120), st.floats(12, 200), st.integers(1, 4))
def test_no_line_is_ever_wider_than_its_box(text, wide, lines):
    fitted = fit(text, BODY, wide, 60.0, lines)
    widest_letter = max((width(letter, fitted.style) for letter in text), default=0)
    assert len(fitted.lines) <= max(1, lines)
    assert all(width(line, fitted.style) <= max(wide, widest_letter) + TOLERANCE for line in fitted.lines)


@given(st.text(alphabet="ab -/é", max_size=60), st.floats(20, 100))
def test_wrapping_loses_no_letter(text, wide):
    broken = wrap(text, BODY, wide, anywhere=True)
    assert "".join(broken).replace(" ", "") == text.replace(" ", "")


def test_a_soft_hyphen_shows_only_where_a_line_ends_in_it():
    word = f"Allinea{SOFT_HYPHEN}mento"
    assert wrap(word, BODY, 200) == ("Allineamento",)
    assert wrap(word, BODY, width("Allinea-", BODY) + 1) == ("Allinea-", "mento")


def test_common_takes_the_size_of_the_tightest():
    one = fit("Allineamento", BODY, 30, 12).style.size
    assert common(["GM", "Allineamento", "Eventi"], BODY, 30, 12).size == one < 10


def test_set_text_is_remembered_with_where_it_lies(paper):
    box = QRectF(10, 10, 100, 20)
    paper.text(box, "Ashford", BODY, "right", "middle")
    (piece,) = paper.pieces
    assert piece.lies.right() == pytest.approx(110, abs=1)
    assert piece.lies.center().y() == pytest.approx(20, abs=1.5)
    assert not paper.faults()


def test_what_is_cut_or_outside_of_the_page_is_a_fault(paper):
    paper.text(QRectF(10, 10, 20, 12), "The Isles Beyond the Weir", BODY)
    paper.text(QRectF(290, 10, 100, 12), "Ashford", BODY)
    paper.text(QRectF(10, 50, 100, 3), "Too low a box", BODY.sized(20), least=0.9)
    assert [piece.text for piece in paper.faults()] == [piece.text for piece in paper.pieces]


@pytest.mark.parametrize("style", [Style(10), Style(10, italic=True), Style(6, family="small")])
@pytest.mark.parametrize("text", ["0123456789", "+−×½…’“”«»„–—·☐", "ÀÈÉÌÒÙàèéìòùçœŒâêîôûëïüÄÖÜäöüß"])
def test_the_bundled_serif_has_all_the_signs_we_set(style, text):
    from PySide6.QtGui import QRawFont

    raw = QRawFont.fromFont(font(style))
    assert raw.familyName().startswith("Kingdom Serif")
    assert [sign for sign in text if not raw.supportsCharacter(ord(sign))] == []


def test_a_hexagon_stands_on_its_point():
    corners = hexagon(QPointF(0, 0), 10)
    assert max(point.y() for point in corners) == pytest.approx(10)
    assert max(point.x() for point in corners) == pytest.approx(8.66, abs=0.01)
