"""The page of shortcuts, with real keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.settings import Preferences
from kingdom_gui.views.dialogs.preferences import PreferencesDialog
from kingdom_gui.views.keys.book import book
from kingdom_gui.views.keys.dialog import ShortcutsDialog
from kingdom_gui.views.keys.rows import all_keys
from kingdom_gui.views.main_window import MainWindow

from ..modal import answer

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def page(window: MainWindow, preferences: Preferences) -> Iterator[ShortcutsDialog]:
    made = ShortcutsDialog(window)
    made.show()
    made.activateWindow()
    yield made
    made.close()
    book().reset()


def shown(page: ShortcutsDialog) -> list[str]:
    return [item.text(0) for item in page._items() if not item.isHidden()]


def press(key: Key, held: Held = Held.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, held)


def test_it_lists_all_keys(page: ShortcutsDialog) -> None:
    assert shown(page) == [row.text for row in all_keys()]


def test_a_search_finds_by_words_and_by_keys(page: ShortcutsDialog) -> None:
    QTest.keyClicks(page.search, "river")
    assert shown(page) == ["Draw a river"]
    page.search.clear()
    QTest.keyClicks(page.search, "ctrl+k")
    assert shown(page) == ["Find"]


def test_keys_are_changed_by_keyboard_alone(page: ShortcutsDialog, window: MainWindow) -> None:
    QTest.keyClicks(page.search, "grant or take")
    press(Key.Key_Down)
    assert page.current == "grant"
    press(Key.Key_Return)
    QTest.keyClick(page.edit, Key.Key_J, Held.ControlModifier)
    QTest.qWait(1100)  # until the field is sure that no more keys follow
    assert page.take.isEnabled()
    page.take.setFocus()
    press(Key.Key_Space)
    assert book().text("grant") == "Ctrl+J"
    assert window.menus.actions["grant"].shortcut().toString() == "Ctrl+J"
    assert window.preferences.shortcuts() == {"grant": "Ctrl+J"}
    page.reset.setFocus()
    press(Key.Key_Space)
    assert window.menus.actions["grant"].shortcut().toString() == "Ctrl+G"
    assert window.preferences.shortcuts() == {}


def test_whoever_has_the_keys_is_named_and_can_lose_them(page: ShortcutsDialog, window: MainWindow) -> None:
    page.choose("grant")
    page.edit.setKeySequence("Ctrl+M")
    assert page.told.text() == "Ctrl+M belongs to “New modifier”."
    assert page.take.text() == "Take them from there"
    page.take.click()
    assert book().text("grant") == "Ctrl+M"
    assert book().text("modifier") == ""
    page.reset_all.click()
    assert (book().text("grant"), book().text("modifier")) == ("Ctrl+G", "Ctrl+M")


def test_letters_and_fixed_keys_are_refused_with_a_reason(page: ShortcutsDialog) -> None:
    page.choose("grant")
    page.edit.setKeySequence("G")
    assert page.told.text() == "G writes in fields: take it with Ctrl or Alt, or a function key."
    assert not page.take.isEnabled()
    page.choose("map.fit")
    page.edit.setKeySequence("Left")
    assert page.told.text() == "Left belongs to “Move the cursor” and cannot be taken from it."
    assert not page.take.isEnabled()
    page.choose("map.move")
    assert page.told.text() == "These keys cannot be changed."
    assert not page.edit.isEnabled()


def test_tooltips_name_the_keys_in_force(page: ShortcutsDialog, window: MainWindow) -> None:
    page.choose("page_map")
    page.edit.setKeySequence("Ctrl+Alt+M")
    page.take.click()
    QTest.qWait(10)
    assert window.modes.buttons["map"].toolTip() == "Map (Ctrl+Alt+M)"


def test_help_and_the_preferences_lead_there(window: MainWindow, qtbot: QtBot) -> None:
    preferences = PreferencesDialog(window.preferences, window)

    def from_preferences() -> None:
        preferences.shortcuts.click()

    def from_help() -> None:
        QTest.keyClick(window, Key.Key_F1, Held.ControlModifier)

    answer(qtbot, ShortcutsDialog, lambda dialog: dialog.reject(), from_help)
    preferences.show()
    answer(qtbot, ShortcutsDialog, lambda dialog: dialog.reject(), from_preferences)
    preferences.close()
