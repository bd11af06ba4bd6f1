"""What the tests of the window share: rules read once, preferences of their own, a window on a realm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.theme import apply_theme

from .realm import settle, young


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    chosen = Preferences(tmp_path / "settings.ini")
    chosen.language = "en"
    chosen.theme = "light"
    return chosen


@pytest.fixture
def document(qapp: QApplication, rules: Ruleset) -> Document:
    return Document(rules)


@pytest.fixture
def realm(document: Document) -> Document:
    """A document that shows a small realm in its second month."""
    document.open(young(document), None)
    settle(document)
    return document


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Translators]:
    """Switches the language of the window; English again afterwards."""
    translators = Translators(qapp)
    translators.speak("en")
    yield translators
    translators.speak("en")


@pytest.fixture
def empty_window(
    qtbot: QtBot, qapp: QApplication, document: Document, preferences: Preferences, speak: Translators
) -> Iterator[MainWindow]:
    """The main window with no campaign open."""
    qapp.setStyle("Fusion")
    apply_theme(qapp, "light")
    files = Files(document, preferences)
    window = MainWindow(document, files, preferences)
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    document.undo_stack.setClean()
    files.close()


@pytest.fixture
def window(empty_window: MainWindow) -> MainWindow:
    """The main window on a small realm in its second month, unsaved."""
    empty_window.files.start(young(empty_window.document))
    settle(empty_window.document)
    return empty_window
