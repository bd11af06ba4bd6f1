"""What the tests of the window share: rules read once, preferences of their own, a window on a realm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.theme import apply_theme

from .realm import settle, young


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture(scope="session")
def grown(qapp: QApplication, rules: Ruleset) -> Campaign:
    """A small realm in its second month; frozen, so that all tests may share it."""
    document = Document(rules)
    document.open(young(document), None)
    settle(document)
    return document.campaign


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
def realm(document: Document, grown: Campaign) -> Document:
    """A document that shows a small realm in its second month."""
    document.open(grown, None)
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
    files = Files(document, preferences, document)
    window = MainWindow(document, files, preferences)
    # As in the program: all of it goes with the window. Left to the garbage collector, timers would be
    # stopped from whichever thread happens to collect.
    document.setParent(window)
    window.resize(1280, 800)
    # Nothing is left unsaved when the window is closed, so that it does not ask.
    qtbot.addWidget(window, before_close_func=lambda _: document.undo_stack.setClean())
    window.show()
    qtbot.waitExposed(window)
    yield window
    # The test is over and the window closed: let it go for good, or each later one would be slower.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(empty_window: MainWindow, grown: Campaign) -> MainWindow:
    """The main window on a small realm in its second month, unsaved."""
    empty_window.files.start(grown)
    return empty_window
