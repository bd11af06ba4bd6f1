"""House rules on paper: names with their mark, and what it is in the foot of every page."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from kingdom_gui.engine.printed import as_played
from kingdom_gui.sheets.books import make_book
from kingdom_gui.sheets.labels import labels
from kingdom_gui.words.own_names import speaking_of
from tests.engine.table import RULES, Table
from tests.store.test_house_rules import built


@pytest.mark.parametrize(("language", "foot"), [("en", "House rule"), ("de", "Hausregel")])
def test_a_settlements_page_marks_what_is_the_tables_own(
    qapp: QGuiApplication, language: str, foot: str
) -> None:
    campaign = built().campaign
    with speaking_of(campaign.settings.house):
        book = make_book(["settlement:a"], campaign, as_played(RULES, campaign), labels(language))
        image = QImage(100, 100, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        texts = [piece.text for piece in book.paint(painter, 0, everything=True)]
        painter.end()
    assert any("Dovecote\u00a0⌂" in text for text in texts)
    assert any(f"⌂\u00a0{foot}" in text for text in texts)


def test_without_house_rules_the_foot_says_nothing_of_them(qapp: QGuiApplication) -> None:
    campaign = Table().found().campaign
    assert make_book(["map"], campaign, RULES, labels("en")).title == "Kay"
