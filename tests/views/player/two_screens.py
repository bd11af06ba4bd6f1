"""Run by its test in a process of its own, on screens made up by the offscreen platform.

Arguments: the file of preferences, and what to do: `move` the window on the second screen and let it fill
that, or only `open` it. Prints where it came to stand: the screen, whether it fills it, and its normal place.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.settings import Preferences
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.player.link import PlayerLink
from kingdom_gui.views.screens import screen_of
from kingdom_gui.views.starting import make_application


def main(file: str, deed: str) -> None:
    """Open the players' window beside a main window on the first screen."""
    preferences = Preferences(Path(file))
    app = make_application(preferences)
    main_window = QMainWindow()
    main_window.setGeometry(20, 40, 600, 400)
    main_window.show()
    link = PlayerLink(Document(load_rules(asset("rules"))), preferences, lambda: None, main_window)
    link.open()
    window = link.window
    assert window is not None
    QTest.qWait(100)
    if deed == "move":
        window.leave_full_screen()
        window.setGeometry(1500, 100, 900, 600)
        QTest.qWait(50)
        window.toggle_full_screen()
        QTest.qWait(50)
    print(screen_of(window).name(), window.isFullScreen(), end=" ")
    full = window.isFullScreen()
    window.leave_full_screen()
    QTest.qWait(50)
    print(*window.geometry().getRect())
    if full:
        window.toggle_full_screen()
        QTest.qWait(50)
    link.close()
    main_window.close()
    app.processEvents()


if __name__ == "__main__":
    main(*sys.argv[1:])
