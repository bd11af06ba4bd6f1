"""The map's letters from anywhere in the window, switched off, both keys that redo, and the keys of pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTextBrowser, QWidget

from kingdom_gui.engine.actions.gm import WriteJournal
from kingdom_gui.views.journal_page import JournalPage
from kingdom_gui.views.keys.book import book
from kingdom_gui.views.keys.dialog import ShortcutsDialog
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.tables.page import TablesPage
from kingdom_gui.views.tool_strip import MapPage

from ..realm import KINGDOM, place
from .hands import CTRL, Key, press

ALL_REDO = ("Ctrl+Y", "Ctrl+Shift+Z")


@pytest.fixture
def view(window: MainWindow) -> Iterator[MapView]:
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    page.build()
    window.activateWindow()
    window.selection.select_hexes((place(7, 7),))
    QTest.qWait(30)
    yield page.view
    book().use_letters(True)


def with_focus(widget: QWidget) -> None:
    widget.setFocus()
    assert QApplication.focusWidget() is widget


def test_they_work_wherever_nothing_takes_letters(window: MainWindow, view: MapView) -> None:
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    for number, button in enumerate((page.tools.fit, window.modes.find_button, window.turn.panel().primary)):
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        with_focus(button)
        press(Key.Key_B if number % 2 else Key.Key_O)
        assert view.tool.id == ("brush" if number % 2 else "road")
    before = view.camera.scale
    press(Key.Key_Plus)
    assert view.camera.scale > before


def test_fields_lists_and_choices_keep_theirs(window: MainWindow, view: MapView) -> None:
    from PySide6.QtWidgets import QComboBox, QListWidget, QSpinBox

    for kind in (QLineEdit, QComboBox, QListWidget, QSpinBox):
        field = kind(window)
        field.show()
        with_focus(field)
        press(Key.Key_B)
        assert view.tool.id == "select", kind
        field.deleteLater()


def test_other_pages_have_none_of_the_map(window: MainWindow, view: MapView) -> None:
    window.show_page("kingdom")
    with_focus(window.modes.find_button)
    press(Key.Key_B)
    assert view.tool.id == "select"


def test_they_are_switched_off_on_the_page_of_shortcuts(window: MainWindow, view: MapView) -> None:
    dialog = ShortcutsDialog(window)
    dialog.letters.click()
    assert not window.preferences.letter_keys
    assert book().text("map.tool_brush") == ""
    with_focus(view)
    press(Key.Key_B, Key.Key_Plus)
    assert view.tool.id == "select"
    press(Key.Key_Right)
    assert view.cursor_shown()  # arrows are no letters
    dialog.letters.click()
    press(Key.Key_B)
    assert view.tool.id == "brush"
    dialog.deleteLater()


def test_what_has_a_letter_has_it_while_letters_are_off(window: MainWindow, view: MapView) -> None:
    book().use_letters(False)
    assert book().holder("map.fit", QKeySequence("B")) == "map.tool_brush"


def test_both_keys_redo_whatever_the_platform_has(window: MainWindow) -> None:
    assert set(ALL_REDO) <= {keys.toString() for keys in window.menus.actions["redo"].shortcuts()}


@pytest.mark.parametrize("keys", ALL_REDO)
def test_a_field_redoes_its_own_typing_first(window: MainWindow, view: MapView, keys: str) -> None:
    window.document.do(WriteJournal(kingdom=KINGDOM, note="rain"))
    window.document.undo_stack.undo()
    window.go_to_page("journal")
    page = window.pages.page("journal")
    assert isinstance(page, JournalPage)
    with_focus(page.chronicle.note)
    QTest.keyClicks(page.chronicle.note, "sun")
    press(Key.Key_Z, held=CTRL)
    assert page.chronicle.note.text() == ""
    held = CTRL | Qt.KeyboardModifier.ShiftModifier if "Shift" in keys else CTRL
    press(Key.Key_Y if keys.endswith("Y") else Key.Key_Z, held=held)
    assert page.chronicle.note.text() == "sun"
    assert window.document.undo_stack.canRedo()


def test_a_pages_key_shows_its_first_tab_and_gives_it_the_keyboard(window: MainWindow, view: MapView) -> None:
    window.show_page("tables")
    tables = window.pages.page("tables")
    assert isinstance(tables, TablesPage)
    tables.tabs.setCurrentIndex(1)
    window.show_page("journal")
    journal = window.pages.page("journal")
    assert isinstance(journal, JournalPage)
    journal.show_tab("numbers")
    with_focus(window.modes.find_button)
    press(Key.Key_4, held=CTRL)
    assert isinstance(QApplication.focusWidget(), QTextBrowser)
    press(Key.Key_6, held=CTRL)
    assert QApplication.focusWidget() is tables.hexes.table
    press(Key.Key_1, held=CTRL)
    assert QApplication.focusWidget() is view
    for key, name in ((Key.Key_2, "settlement"), (Key.Key_3, "kingdom")):
        press(key, held=CTRL)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert window.pages.page(name).isAncestorOf(focus)
