"""The language is switched while the window is open: menus, strip, pages and inspector follow at once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow

from .realm import place


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.mark.parametrize(
    ("language", "economy", "map_word", "ruler"),
    [
        ("it", "Economia", "Mappa", "Governante"),
        ("fr", "Économie", "Carte", "Dirigeant"),
        ("de", "Wirtschaft", "Karte", "Herrscher"),
    ],
)
def test_everything_follows(
    window: MainWindow, speak: Translators, language: str, economy: str, map_word: str, ruler: str
) -> None:
    window.show_page("kingdom")
    window.selection.select_hexes((place(7, 7),))
    at_rest()
    english = {label.text() for label in window.inspector.findChildren(QLabel)}
    speak.speak(language)
    at_rest()
    assert window.strip.buttons["economy"].text() == economy
    assert window.modes.buttons["map"].text() == map_word
    page = window.pages.page("kingdom")
    names = [row.texts[0] for row in page.leaders.model.rows]
    assert ruler in names
    translated = {label.text() for label in window.inspector.findChildren(QLabel)}
    assert len(translated - english) > len(translated & english)
    speak.speak("en")
    at_rest()
    assert window.strip.buttons["economy"].text() == "Economy"
    assert window.modes.buttons["map"].text() == "Map"


def test_the_menus_offer_the_four_and_mark_the_one_in_force(window: MainWindow) -> None:
    from PySide6.QtWidgets import QMenu

    menu = QMenu()
    window.commands.fill_language(menu)
    actions = menu.actions()
    assert [action.text() for action in actions] == ["English", "Italiano", "Français", "Deutsch"]
    assert [action.isChecked() for action in actions] == [True, False, False, False]
    actions[3].trigger()
    assert window.preferences.language == "de"
