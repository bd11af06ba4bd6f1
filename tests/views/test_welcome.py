"""The welcome screen: its ways by keyboard and screen reader, the language at hand, the land behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.views.language import LANGUAGE_NAMES
from kingdom_gui.views.theme import apply_theme, colours
from kingdom_gui.views.welcome import Welcome

WAYS = ["new", "example", "open", "import", "adopt"]


@pytest.fixture
def welcome(qtbot: QtBot, qapp: QApplication, preferences: Preferences, rules: Ruleset) -> Welcome:
    apply_theme(qapp, "light")
    shown = Welcome(preferences, rules=rules)
    qtbot.addWidget(shown)
    shown.resize(1280, 760)
    shown.show()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    return shown


def test_every_way_is_reached_and_taken_by_the_keyboard(qtbot: QtBot, welcome: Welcome) -> None:
    taken: list[str] = []
    welcome.chosen.connect(lambda name, _: taken.append(name))
    for _ in WAYS:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Space)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert taken == WAYS


def test_a_screen_reader_hears_what_each_way_is(welcome: Welcome) -> None:
    for name in WAYS:
        heard = QAccessible.queryAccessibleInterface(welcome.ways[name])
        assert heard.role() == QAccessible.Role.Button
        assert heard.text(QAccessible.Text.Name) == welcome.ways[name].text()
        assert heard.text(QAccessible.Text.Description)


def test_the_language_is_at_hand(welcome: Welcome, preferences: Preferences) -> None:
    assert [button.text() for button in welcome.languages.values()] == list(LANGUAGE_NAMES.values())
    welcome.languages["fr"].click()
    assert preferences.language == "fr"


def test_a_land_is_drawn_behind_it_and_leaves_the_paper_alone(qtbot: QtBot, welcome: Welcome) -> None:
    qtbot.waitUntil(lambda: welcome._ground is not None)
    picture = welcome.grab().toImage()
    ratio = picture.devicePixelRatio()
    column = {picture.pixelColor(round(8 * ratio), y).name() for y in range(20, picture.height() - 20, 20)}
    assert column == {colours().paper}
    across = {picture.pixelColor(round(1000 * ratio), y).name() for y in range(20, picture.height(), 20)}
    assert len(across) > 5
