"""The window of the help book: reading, searching, going back, other languages, links, print."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_gui.document.settings import LANGUAGES
from kingdom_gui.engine.actions.house import SetHouseRules
from kingdom_gui.engine.state.house import HouseRule
from kingdom_gui.views.help.printing import pdf_bytes
from kingdom_gui.views.help.shown_by import COMMANDS, OF_CHAPTERS, command_of
from kingdom_gui.views.help.window import HelpWindow
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.theme import apply_theme, colours

from ..clipping import clipped
from ..reader import faults
from ..realm import KINGDOM


@pytest.fixture
def book(qtbot: QtBot, window: MainWindow) -> Iterator[HelpWindow]:
    shown = window.commands.desk().show("rules/claiming")
    qtbot.waitExposed(shown)
    yield shown
    if isValid(shown):  # it goes with the main window
        shown.close()


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


def test_nothing_of_the_book_is_loaded_at_the_start() -> None:
    code = (
        "import sys; import kingdom_gui.views.starting, kingdom_gui.views.main_window; "
        "print([n for n in sys.modules if n.startswith('kingdom_gui.book')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_page_that_a_house_rule_takes_with_it(qtbot: QtBot, window: MainWindow, book: HelpWindow) -> None:
    """Nothing is printed or gone back to that the rules do not have any more."""
    rules = (HouseRule("buildings", "dovecote", "Dovecote", "", {"cost": 6, "lots": 1}),)
    window.document.do(SetHouseRules(kingdom=KINGDOM, rules=rules))
    for page in ("buildings/dovecote", "buildings/inn", "buildings/dovecote"):
        book.show_page(page)
    window.document.undo_stack.undo()
    at_rest()
    assert book.page == "buildings/inn"
    assert book.book().title("buildings/inn") in book.windowTitle()
    assert book.pages_meant("page") == ("buildings/inn",)
    book.step(-1)
    assert book.page == "rules/claiming"
    assert not book.back.isEnabled()


def test_the_only_page_read_is_gone(qtbot: QtBot, window: MainWindow) -> None:
    rules = (HouseRule("buildings", "dovecote", "Dovecote", "", {"cost": 6, "lots": 1}),)
    window.document.do(SetHouseRules(kingdom=KINGDOM, rules=rules))
    shown = window.commands.desk().show("buildings/dovecote")
    shown.close()
    window.document.undo_stack.undo()
    window.commands.desk().show()
    assert shown.book().has(shown.page)
    assert "Dovecote" not in shown.view.toPlainText()
    shown.close()


def test_the_print_menu_is_one_in_every_language(book: HelpWindow, speak: Translators) -> None:
    for language in LANGUAGES:
        speak.speak(language)
        at_rest()
    menu = book.more.menu()
    assert book.more.findChildren(type(menu)) == [menu]
    assert "Seite" in menu.actions()[0].text()


def test_it_opens_soon(qtbot: QtBot, window: MainWindow) -> None:
    first = window.commands.desk().show("rules/claiming")  # loaded once: what is bound is opening it
    at_rest()
    first.close()
    began = perf_counter()
    shown = window.commands.desk().show("rules/terrain")
    QApplication.processEvents()
    assert perf_counter() - began < 0.3
    shown.close()


def test_reading_and_going_back(qtbot: QtBot, book: HelpWindow) -> None:
    assert book.page == "rules/claiming"
    assert book.view.toPlainText().startswith(book.book().title("rules/claiming"))
    book.view.anchorClicked.emit(QUrl("help:rules/terrain"))
    book.view.anchorClicked.emit(QUrl("help:terrain/hills"))
    assert book.page == "terrain/hills"
    qtbot.keyClick(book.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert book.page == "rules/terrain"
    qtbot.keyClick(book.view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert book.page == "rules/claiming"
    assert not book.back.isEnabled()
    qtbot.keyClick(book.view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert book.page == "rules/terrain"
    book.show_page("nowhere/at-all")
    assert book.page == "rules/terrain"


def test_the_contents_lead_to_pages_by_the_arrows(qtbot: QtBot, book: HelpWindow) -> None:
    assert book.tree.currentItem().text(0) == book.book().title("rules/claiming")
    book.tree.setFocus()
    qtbot.keyClick(book.tree, Qt.Key.Key_Down)
    assert book.page == "rules/terrain"


def test_searching_by_keys_alone(qtbot: QtBot, book: HelpWindow) -> None:
    qtbot.keyClick(book.view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.search.hasFocus()
    qtbot.keyClicks(book.search, "alchem")
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    assert book.page == "buildings/alchemist"
    qtbot.keyClick(book.search, Qt.Key.Key_Down)
    assert book.found.hasFocus()
    qtbot.keyClick(book.found, Qt.Key.Key_Escape)
    assert book.search.text() == ""
    assert book.left.currentWidget() is book.tree
    qtbot.keyClick(book.tree, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_a_misspelt_word_is_put_right_by_a_click(book: HelpWindow) -> None:
    book.seek("alchemsit")
    assert "alchemist" in book.found.item(0).text()
    book.found.take()
    assert book.search.text() == "alchemist"
    assert book.found.item(0).text() == "Alchemist"


def test_another_language_is_spoken_at_once(book: HelpWindow, speak: Translators) -> None:
    before = book.view.toPlainText()
    speak.speak("it")
    at_rest()
    assert book.page == "rules/claiming"
    assert book.view.toPlainText() != before
    assert book.search.placeholderText() != "Search the help book"
    assert book.book().language == "it"


def test_house_rules_change_what_is_read(book: HelpWindow, window: MainWindow) -> None:
    book.show_page("buildings/inn")
    assert "10 BP" in book.view.toPlainText()
    house = (HouseRule("buildings", "inn", record={"cost": 8}),)
    window.document.do(SetHouseRules(kingdom=KINGDOM, rules=house))
    at_rest()
    assert "8 BP" in book.view.toPlainText()
    window.document.undo_stack.undo()
    at_rest()
    assert "10 BP" in book.view.toPlainText()


def test_a_command_is_run_from_its_link(book: HelpWindow, window: MainWindow) -> None:
    window.show_page("map")
    book.view.anchorClicked.emit(QUrl("do:page_journal"))
    at_rest()
    assert window.pages.page("journal").isVisible()


def test_pages_are_shown_by_commands_that_there_are(window: MainWindow) -> None:
    book = window.commands.desk().book()
    assert set(COMMANDS) <= set(book.ids())
    assert {*COMMANDS.values(), *OF_CHAPTERS.values()} <= set(window.menus.actions)
    assert command_of("screens/month") == ""  # a look does not play a month


def test_a_page_of_the_web_is_not_opened_unasked(monkeypatch: pytest.MonkeyPatch, book: HelpWindow) -> None:
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()))
    book.view.anchorClicked.emit(QUrl("https://example.org/x"))
    assert asked == ["Open a page of example.org in your browser?"]


def test_its_place_is_kept(book: HelpWindow, window: MainWindow) -> None:
    book.resize(720, 500)
    book.close()
    window.commands.desk()._close()
    again = window.commands.desk().show()
    assert again.size().width() == 720
    assert again.page == "tour/first-evening"
    again.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_cut_and_all_is_named(
    qapp: QApplication, book: HelpWindow, speak: Translators, language: str, theme: str
) -> None:
    apply_theme(qapp, "dark" if theme == "dark" else "light")
    try:
        speak.speak(language)
        at_rest()
        assert clipped(book) == []
        assert faults(book) == []
        assert colours().accent in book.view.toHtml()
    finally:
        apply_theme(qapp, "light")


def test_a_chapter_as_a_pdf(book: HelpWindow) -> None:
    from kingdom_gui.sheets.help_pages import help_sheets

    whole = book.book()
    sheets = help_sheets(whole, ("rules/terrain", "rules/buildings"), "A4")
    assert len(sheets.pages) > 1
    data = pdf_bytes(whole, ("rules/terrain",), book)
    assert data.startswith(b"%PDF")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_paper(book: HelpWindow, speak: Translators, language: str) -> None:
    from PySide6.QtGui import QPainter

    from kingdom_gui.sheets.help_pages import help_sheets
    from kingdom_gui.sheets.printing import blank_image

    speak.speak(language)
    at_rest()
    whole = book.book()
    pages = [page for page in whole.ids() if page.startswith(("rules/", "screens/", "formats/"))]
    sheets = help_sheets(whole, pages, "A4")
    image = blank_image(600, 850)
    painter = QPainter(image)
    faults = [fault for number in range(len(sheets.pages)) for fault in sheets.paint(painter, number)]
    painter.end()
    assert faults == []


def test_saving_asks_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, book: HelpWindow) -> None:
    where = tmp_path / "page"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(where), ""))
    book.save_pages("page")
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")
    assert len(book.pages_meant("chapter")) > 20
    assert set(book.pages_meant("book")) == set(book.book().ids())
