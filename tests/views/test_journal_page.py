"""The journal's page: by month, filtered by kind and by words; a note is written into it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.views.journal_page import JournalPage


def page_of(qtbot: QtBot, document: Document) -> JournalPage:
    page = JournalPage(document)
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    return page


def test_the_latest_month_comes_first_and_drawing_is_left_out(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    text = page.text.toPlainText()
    assert text.index("Month 2") < text.index("Month 1") if "Month 2" in text else "Month 1" in text
    assert "Ilse Varn" in text
    assert "The river floods" in text
    assert "Forest" not in text  # painting the map is no news


def test_filtered_by_kind(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    page.kind.setCurrentIndex(page.kind.findData("gm"))
    text = page.text.toPlainText()
    assert "The wedding feast" in text
    assert "Ilse Varn" not in text
    page.kind.setCurrentIndex(page.kind.findData("drawn"))
    assert "Forest" in page.text.toPlainText()


def test_filtered_by_words(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    qtbot.keyClicks(page.search, "quill")
    text = page.text.toPlainText()
    assert "Tamsin Quill" in text
    assert "Ilse Varn" not in text
    page.search.setText("no such word")
    assert page.text.toPlainText() == "Nothing to show."


def test_a_note_is_written_with_enter_and_can_be_undone(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    qtbot.keyClicks(page.note, "A <stranger> came")
    qtbot.keyClick(page.note, Qt.Key.Key_Return)
    assert "A <stranger> came" in page.text.toPlainText()
    assert page.note.text() == ""
    realm.undo_stack.undo()
    assert "stranger" not in page.text.toPlainText()


def test_an_empty_note_writes_nothing(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    steps = realm.undo_stack.count()
    qtbot.keyClick(page.note, Qt.Key.Key_Return)
    assert realm.undo_stack.count() == steps
