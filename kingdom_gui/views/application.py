"""The program with a window: from the first line to the event loop."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .main_window import MainWindow

LAST_ACTIONS = 20


def main(path: Path | None = None, language: str = "") -> int:
    """Open the window, on a campaign file and in a language if they are given; gives the exit code when it is
    closed.
    """
    # All that is made while the program starts stays: looking through it for garbage would cost a tenth
    # of the time until the window is painted.
    gc.disable()
    from ..document.settings import Preferences
    from .errors import FaultCatcher
    from .later import after_painting
    from .starting import make_application, make_window

    preferences = Preferences()
    preferences.speak(language)
    app = make_application(preferences)
    window = make_window(preferences)
    if path is not None:
        window.file_commands.open(path)
    after_painting(window, lambda: _started(window, path))
    window.show()
    catcher = FaultCatcher(lambda: _keep_work(window), window, lambda: _last_actions(window))
    catcher.install()
    try:
        return app.exec()
    finally:
        catcher.remove()


def _started(window: MainWindow, path: Path | None) -> None:
    """The window stands: collect garbage from now on, and see to what an earlier run may have left."""
    gc.freeze()
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication

    from .ending import Ending
    from .garbage import Garbage
    from .keys.focus_ring import Rings
    from .native_crash import watch
    from .pointer.watch import PointerWatch
    from .touch.window_touch import watch_windows
    from .warming import Warming

    application = QApplication.instance()
    Garbage(window)
    Warming(window)
    if isinstance(application, QApplication):
        watch_windows(application)
        Rings(application)
        PointerWatch(application)
        Ending(application, window.files, window)

    if watch():
        said = QCoreApplication.translate(
            "Application", "The program ended unexpectedly the last time; a report was kept."
        )
        window.file_commands.told.emit(said)
    _tell_faults(window)
    if path is None:
        window.file_commands.offer_recovery()


def _tell_faults(window: MainWindow) -> None:
    """Say which keys that the user had chosen were not taken, and why."""
    from .keys.book import book

    if book().faults:
        from .keys.dialog import fault_sentence

        window.status.reason(" ".join(fault_sentence(fault) for fault in book().faults))


def _last_actions(window: MainWindow) -> list[str]:
    """The codes of what was done last, without anything a campaign says."""
    return [step.change.code for _, step in window.document.steps()[-LAST_ACTIONS:]]


def _keep_work(window: MainWindow) -> bool:
    return window.files.keeping.flush()
