"""The print dialog: what is chosen is what is shown, printed and saved."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from kingdom_gui.document.document import Document
from kingdom_gui.engine.known import as_players_know
from kingdom_gui.engine.state import Campaign
from kingdom_gui.sheets.preview import MOST_SHOWN, PreviewDialog, usual_paper
from kingdom_gui.sheets.preview_exports import PagesProgress
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


@pytest.mark.parametrize("size", ["A4", "Letter", "A3"])
def test_paper_is_what_is_chosen(dialog, qtbot, size):
    dialog.paper.setCurrentText(size)
    settle(qtbot, dialog)
    assert dialog.book.size == size
    assert dialog._printer.pageLayout().pageSize().id() == getattr(QPageSize.PageSizeId, size)


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


# --- the map as a poster, for the players, for other programs -------------------------------------------


def only(dialog, *parts):
    for row in range(dialog.parts.count()):
        item = dialog.parts.item(row)
        on = item.data(Qt.ItemDataRole.UserRole) in parts
        item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def test_fields_of_a_poster_show_when_it_is_ticked(dialog, qtbot):
    assert not dialog.side.poster_row.isVisible()
    tick(dialog, "poster", on=True)
    settle(qtbot, dialog)
    assert dialog.side.poster_row.isVisible()
    assert not dialog.side.numbers.isVisible()


def test_a_larger_hex_makes_more_sheets(dialog, qtbot):
    only(dialog, "poster")
    settle(qtbot, dialog)
    few = len(dialog.book.pages)
    dialog.side.hex.setValue(45)
    settle(qtbot, dialog)
    assert len(dialog.book.pages) > few
    assert dialog.page_label.text() == f"1 of {len(dialog.book.pages)}"


def test_of_a_long_poster_the_first_sheets_are_shown_and_all_saved(dialog, qtbot, tmp_path):
    only(dialog, "poster")
    dialog.side.hex.setValue(90)
    settle(qtbot, dialog)
    pages = len(dialog.book.pages)
    assert pages > MOST_SHOWN == dialog.preview.pageCount()
    assert str(MOST_SHOWN) in dialog.page_label.toolTip()
    assert dialog.save_pdf(tmp_path / "p.pdf")
    assert (tmp_path / "p.pdf").read_bytes().count(b"/Type /Page\n") == pages


def test_a_poster_that_cannot_be_is_told_and_nothing_printed(dialog, qtbot, monkeypatch):
    monkeypatch.setattr("kingdom_gui.sheets.poster.MOST_SHEETS", 3)
    only(dialog, "poster")
    dialog.side.hex.setValue(60)
    settle(qtbot, dialog)
    assert "sheets, more than 3" in dialog.told.text()
    assert not dialog.pdf_button.isEnabled()
    dialog.side.hex.setValue(15)
    settle(qtbot, dialog)
    assert dialog.told.text() == ""
    assert dialog.pdf_button.isEnabled()


def test_saving_can_be_given_up_half_way(dialog, qtbot, tmp_path, monkeypatch):
    only(dialog, "poster")
    dialog.side.hex.setValue(60)
    settle(qtbot, dialog)
    out = tmp_path / "p.pdf"
    made = []

    class Impatient(PagesProgress):
        def __init__(self, *words):
            super().__init__(*words)
            made.append(self)
            self.bar.setMinimumDuration(0)

        @property
        def told(self):
            inner = super().told

            def told(page, pages):
                if page == 2:
                    button = self.bar.findChild(QPushButton)
                    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
                return inner(page, pages)

            return told

    monkeypatch.setattr("kingdom_gui.sheets.preview.PagesProgress", Impatient)
    assert not dialog.save_pdf(out)
    assert made
    assert not out.exists()
    assert "nothing was written" in dialog.told.text()


def test_for_the_players_there_is_no_journal_and_no_unknown_land(dialog, qtbot, campaigns):
    known = as_players_know(campaigns["example"])
    assert len(known.hexes) < len(campaigns["example"].hexes)
    dialog.side.audience.setCurrentIndex(1)
    settle(qtbot, dialog)
    offered = [dialog.parts.item(row).data(Qt.ItemDataRole.UserRole) for row in range(dialog.parts.count())]
    assert "journal" not in offered
    assert "map" in dialog.chosen_parts
    assert dialog.exports.players


@pytest.mark.parametrize("ending", ["png", "svg", "tmj", "txt", "csv", "geojson", "html"])
def test_the_menu_writes_the_map_elsewhere(dialog, qtbot, tmp_path, monkeypatch, ending):
    out = tmp_path / f"m.{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(tmp_path / "m"), "")))
    menu = dialog.export_button.menu()
    actions = [action for action in menu.actions() if action.text()]
    pictures = actions[0].menu()
    by_ending = dict(zip(("svg", "tmj", "txt", "csv", "geojson", "html"), actions[1:], strict=True))
    action = pictures.actions()[0] if ending == "png" else by_ending[ending]
    with qtbot.waitSignal(dialog.saved) as said:
        action.trigger()
    assert said.args == [out.name]
    assert out.stat().st_size > 500
    assert out.name in dialog.told.text()


def test_an_export_that_cannot_be_written_is_told(dialog, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: told.append(words[-1]))
    assert not dialog.exports.write("forms", tmp_path / "no" / "m.txt")
    assert not dialog.exports.write("map", tmp_path / "no" / "m.png")
    assert len(told) == 2
    assert all("does not exist" in text for text in told)
