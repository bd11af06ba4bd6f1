"""The print dialog: what is chosen is what is shown, printed and saved."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QMessageBox

from kingdom_gui.document.document import Document
from kingdom_gui.engine.state import Campaign
from kingdom_gui.sheets.preview import PreviewDialog, usual_paper
from kingdom_gui.sheets.printing import print_book
from kingdom_gui.words import LANGUAGES


@pytest.fixture
def dialog(qtbot, campaigns, rules):
    made = PreviewDialog(Document(rules, campaigns["example"]), language="en")
    qtbot.addWidget(made)
    made.paper.setCurrentText("A4")
    with qtbot.waitExposed(made):
        made.show()
    return made


def settle(qtbot, dialog):
    """Wait until the preview has been drawn anew."""
    qtbot.waitUntil(lambda: not dialog._later.isActive())


def tick(dialog, part, on):
    for row in range(dialog.parts.count()):
        item = dialog.parts.item(row)
        if item.data(Qt.ItemDataRole.UserRole) == part:
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def test_it_opens_with_the_whole_sheet_ticked(dialog):
    assert dialog.chosen_parts == ["kingdom", "leaders", "map", "settlement:hallowick", "settlement:saltrey"]
    assert dialog.preview.pageCount() == len(dialog.book.pages) == 5
    assert dialog.page_label.text() == "1 of 5"


def test_unticking_a_part_takes_its_pages_away(dialog, qtbot):
    tick(dialog, "map", on=False)
    tick(dialog, "blank:district", on=True)
    settle(qtbot, dialog)
    assert [page.part for page in dialog.book.pages][-1] == "blank:district"
    assert "map" not in [page.part for page in dialog.book.pages]
    assert dialog.preview.pageCount() == 5


def test_with_nothing_ticked_there_is_nothing_to_print(dialog, qtbot):
    for part in dialog.chosen_parts:
        tick(dialog, part, on=False)
    settle(qtbot, dialog)
    assert not dialog.print_button.isEnabled()
    assert not dialog.pdf_button.isEnabled()
    tick(dialog, "leaders", on=True)
    settle(qtbot, dialog)
    assert dialog.print_button.isEnabled()


def test_the_language_of_the_sheets_is_chosen_here(dialog, qtbot):
    for number, language in enumerate(LANGUAGES):
        dialog.language.setCurrentIndex(number)
        settle(qtbot, dialog)
        assert dialog.book.labels.language == language
        assert len(dialog.chosen_parts) == 5
    assert dialog.parts.item(0).text() == "Königreich"


def test_paper_is_a4_or_letter(dialog, qtbot):
    dialog.paper.setCurrentText("Letter")
    settle(qtbot, dialog)
    assert dialog.book.size == "Letter"
    assert dialog._printer.pageLayout().pageSize().id() == QPageSize.PageSizeId.Letter


def test_the_map_can_be_told_to_stand(dialog, qtbot):
    dialog.way.setCurrentIndex(dialog.way.findData("portrait"))
    settle(qtbot, dialog)
    assert not dialog.book.pages[2].landscape


def test_keys_turn_the_pages(dialog, qtbot):
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog, Qt.Key.Key_PageDown)
    assert dialog.preview.currentPage() == 2
    assert dialog.page_label.text() == "2 of 5"
    qtbot.keyClick(dialog, Qt.Key.Key_PageUp)
    assert dialog.preview.currentPage() == 1
    assert not dialog.back.isEnabled()


def test_a_part_picked_in_the_list_is_shown(dialog, qtbot):
    row = next(
        n for n in range(9) if dialog.parts.item(n).data(Qt.ItemDataRole.UserRole) == "settlement:saltrey"
    )
    rect = dialog.parts.visualItemRect(dialog.parts.item(row))
    where = QPoint(rect.right() - 8, rect.center().y())
    qtbot.mouseClick(dialog.parts.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert dialog.preview.currentPage() == 5


def test_the_preview_shows_the_page(dialog, qtbot):
    picture = dialog.preview.grab().toImage()
    dark = sum(
        picture.pixelColor(x, y).lightness() < 120
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height(), 2)
    )
    assert dark > 300


def test_it_saves_a_pdf(dialog, tmp_path):
    assert dialog.save_pdf(tmp_path / "out.pdf")
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")


def test_a_pdf_that_cannot_be_saved_is_told(dialog, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: told.append(words[-1]))
    assert not dialog.save_pdf(tmp_path / "no" / "out.pdf")
    assert len(told) == 1
    assert "out.pdf" in told[0]


def test_a_printer_gets_every_page_the_map_turned(dialog, tmp_path):
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    print_book(dialog.book, printer, [0, 2])
    assert (tmp_path / "printed.pdf").stat().st_size > 10_000


def test_a_campaign_without_a_kingdom_offers_blank_sheets(qtbot, rules):
    dialog = PreviewDialog(Document(rules, Campaign()))
    qtbot.addWidget(dialog)
    assert dialog.chosen_parts == ["blank:kingdom"]
    assert dialog.preview.isEnabled()


@pytest.mark.parametrize(
    ("locale", "paper"), [("en_US", "Letter"), ("en_GB", "A4"), ("fr_CA", "Letter"), ("it_IT", "A4")]
)
def test_paper_is_what_the_country_uses(locale, paper):
    assert usual_paper(QLocale(locale)) == paper
