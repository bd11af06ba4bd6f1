"""Run by its test in a process of its own: keys and clicks that once ended the program, round after round.

Argument: how many rounds. All garbage is collected after every step, as Python itself may do at any time.
"""

from __future__ import annotations

import gc
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.settings import Preferences
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.strip import NUMBERS

from .conftest import made_window
from .realm import settle, young
from .taken_over import taken_over

CTRL = Qt.KeyboardModifier.ControlModifier
KEYS = {name: getattr(Qt.Key, f"Key_{name}") for name in ("Escape", "Return", "M", "T", "Z", "4", "1")}
PAUSE = 5  # milliseconds between two steps, as of fast hands


def steps(window: MainWindow, rounds: int) -> Iterator[Callable[[], None]]:
    """What is done one after the other; each step looks anew at what has the focus then."""

    def press(name: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Callable[[], None]:
        return lambda: QTest.keyClick(_front(window), KEYS[name], held)

    for number in range(rounds):
        button = window.strip.buttons[NUMBERS[number % len(NUMBERS)]]
        yield lambda button=button: QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[misc]
        yield press("Escape")
        yield press("M", CTRL)
        yield press("Escape")
        yield press("T", CTRL)
        yield press("Return")
        yield press("Z", CTRL)
        yield press("4", CTRL)
        yield press("1", CTRL)


def _front(window: MainWindow) -> QWidget:
    """What keys go to now."""
    popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
    top = popup or modal or window
    return top if isinstance(top, QMenu) else top.focusWidget() or top


def play(window: MainWindow, rounds: int) -> set[str]:
    """Do all steps from timers, so that they go on while a dialog waits; then end without a question.

    Gives what Python took over from Qt meanwhile.
    """
    todo = steps(window, rounds)
    stolen: set[str] = set()

    def step() -> None:
        deed = next(todo, None)
        if deed is None:
            QApplication.exit(0)
            return
        if QApplication.activeWindow() is None:  # without a window manager nobody gives it back
            window.activateWindow()
            QApplication.processEvents()
        QTimer.singleShot(PAUSE, step)  # a timer of its own: this one waits where a dialog is opened
        deed()
        stolen.update(taken_over())
        gc.collect()

    gc.collect()
    gc.freeze()  # what the start has made stays, as in the program
    QTimer.singleShot(0, step)
    QApplication.exec()
    return stolen


def small_window(app: QApplication) -> MainWindow:
    """The window over the small realm in its second month, light and in English, with settings of its own."""
    rules = load_rules(asset("rules"))
    realm = Document(rules)
    realm.open(young(realm), None)
    settle(realm)
    preferences = Preferences(Path(tempfile.mkdtemp()) / "settings.ini")
    preferences.language, preferences.theme = "en", "light"
    window = made_window(app, Document(rules), preferences)
    window.files.start(realm.campaign)
    window.show()
    QTest.qWaitForWindowActive(window)
    return window


def main(rounds: int) -> int:
    app = QApplication([])
    print("alive", *sorted(play(small_window(app), rounds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
