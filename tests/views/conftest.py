"""What the tests of the window share: rules read once, preferences of their own, a window on a realm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
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
from kingdom_gui.views.pointer.presses import presses
from kingdom_gui.views.theme import apply_theme

from .realm import grown_realm


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture(autouse=True)
def _first_press_is_a_first_one() -> None:
    """A press at the place of the last test's, soon after it, is no second one."""
    presses().forget()


@pytest.fixture(scope="session")
def grown(qapp: QApplication, rules: Ruleset) -> Campaign:
    """A small realm in its second month; frozen, so that all tests may share it."""
    return grown_realm(rules)


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


def made_window(qapp: QApplication, document: Document, preferences: Preferences) -> MainWindow:
    """A main window with no campaign open, light, not shown yet."""
    qapp.setStyle("Fusion")
    apply_theme(qapp, "light")
    window = MainWindow(document, Files(document, preferences, document), preferences)
    # As in the program: all of it goes with the window. Left to the garbage collector, timers would be
    # stopped from whichever thread happens to collect.
    document.setParent(window)
    window.resize(1280, 800)
    return window


@pytest.fixture
def empty_window(
    qtbot: QtBot, qapp: QApplication, document: Document, preferences: Preferences, speak: Translators
) -> Iterator[MainWindow]:
    """The main window with no campaign open."""
    window = made_window(qapp, document, preferences)
    # Nothing is left unsaved when the window is closed, so that it does not ask.
    qtbot.addWidget(window, before_close_func=lambda _: document.undo_stack.setClean())
    window.show()
    qtbot.waitExposed(window)
    yield window
    # The test is over and the window closed: let it go for good before what it stands on goes.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(empty_window: MainWindow, grown: Campaign) -> MainWindow:
    """The main window on a small realm in its second month, unsaved."""
    empty_window.files.start(grown)
    return empty_window


@pytest.fixture(scope="module")
def _one_window(
    qapp: QApplication, rules: Ruleset, grown: Campaign, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    preferences = Preferences(tmp_path_factory.mktemp("one") / "settings.ini")
    preferences.language, preferences.theme = "en", "light"
    window = made_window(qapp, Document(rules), preferences)
    window.files.start(grown)
    window.show()
    QTest.qWaitForWindowExposed(window)
    window.hide()
    yield window
    window.document.undo_stack.setClean()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def same_window(_one_window: MainWindow, grown: Campaign, speak: Translators) -> Iterator[MainWindow]:
    """The window on the small realm, one for all cases of a file: for those that only open a dialog over it.

    It is out of sight itself, so that it takes the focus from nobody; but it answers F1, so that cases which
    have a window of their own and ask for help stand before those that have this. The realm is each time as
    it was, and dialogs that a case leaves are closed; what else a case changes in the window it puts back.
    """
    window = _one_window
    window.document.open(grown, None)
    before = set(window.findChildren(QDialog))
    yield window
    for dialog in set(window.findChildren(QDialog)) - before:
        dialog.close()
        dialog.deleteLater()
