"""Draws some of the pictures in a process of its own: `python -m tests.shots.drawing` reads which from stdin.

A picture that cannot be drawn is told with its traceback, and the others are drawn; the exit code is 1 then.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_gui.assets import asset
from kingdom_gui.document.files import example_path
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.later import FirstPaint
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.starting import make_application, make_window
from kingdom_gui.views.tool_strip import MapPage

from ..fonts import choose_fonts
from ..views.realm import grown_realm

OUT = Path(__file__).parents[2] / "build" / "shots"
DIALOG_SIZE = "1280x800"  # of the screen that dialogs are drawn for
PATIENCE = 10.0  # seconds that a map may take to be painted
SOON = 100  # milliseconds; a timer that waits longer works at nothing that is to be seen
SHEET_SCALE = 1.5


class Shot(NamedTuple):
    """A picture to draw: of a kind ("screens", "dialogs", "sheets"), by name; a size only for a screen."""

    kind: str
    name: str
    language: str
    theme: str
    size: str = ""

    @property
    def stem(self) -> str:
        """The name of its file, without the ending."""
        if self.kind == "screens":
            return f"{self.language}-{self.theme}-{self.size}-{self.name}"
        if self.kind == "dialogs":
            return f"{self.language}-{self.theme}-dialog-{self.name}"
        return f"{self.language}-sheet-{self.name.replace(':', '-')}"


def draw(shots: Sequence[Shot]) -> int:
    """Draw pictures for one size of screen into `OUT`; gives how many could not be drawn."""
    OUT.mkdir(parents=True, exist_ok=True)
    ways: dict[str, Callable[[Shot, Preferences], None]] = {
        "screens": draw_screen,
        "dialogs": draw_dialog,
        "sheets": draw_sheet,
    }
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        choose_fonts(Path(folder))
        preferences = Preferences(Path(folder) / "settings.ini")
        offer_screen(Path(folder), max((shot.size for shot in shots), default="") or DIALOG_SIZE)
        app = make_application(preferences)  # kept until all is drawn
        for shot in shots:
            preferences.language = shot.language
            preferences.theme = "dark" if shot.theme == "dark" else "light"
            try:
                ways[shot.kind](shot, preferences)
            except Exception:
                failed += 1
                print(f"{shot.stem} could not be drawn:", file=sys.stderr)
                traceback.print_exc()
        app.processEvents()
    return failed


def offer_screen(folder: Path, size: str) -> None:
    """Let Qt's offscreen platform have a screen of this size, not its own of 800x800."""
    width, _, height = size.partition("x")
    screen = {"name": "shots", "x": 0, "y": 0, "width": int(width), "height": int(height), "logicalDpi": 96}
    (folder / "screen.json").write_bytes(msgspec.json.encode({"screens": [screen]}))
    if os.environ["QT_QPA_PLATFORM"] == "offscreen":
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={folder / 'screen.json'}"


def draw_screen(shot: Shot, preferences: Preferences) -> None:
    """A screen of the window, and what pops up over it."""
    from .screens import screens

    width, _, height = shot.size.partition("x")
    window = new_window(preferences)
    try:
        window.resize(int(width), int(height))
        window.show()
        popup = screens()[shot.name](window)
        settle(window)
        finish(window)
        if popup is not None:
            shoot(popup, f"{shot.stem}-popup")
            popup.close()
        shoot(window, shot.stem)
    finally:
        let_go(window)


def draw_dialog(shot: Shot, preferences: Preferences) -> None:
    """A dialog over the small realm of the tests, which is what their list of dialogs is made for."""
    from ..views.dialogs import dialogs

    window = new_window(preferences)
    try:
        window.files.start(grown_realm(rules()))
        opened = dialogs()[shot.name](window)
        opened.show()
        settle(window)
        finish(window)
        shoot(opened, shot.stem)
        opened.close()
    finally:
        let_go(window)


def draw_sheet(shot: Shot, _: Preferences) -> None:
    """All pages of a part of the example that can be printed."""
    from kingdom_gui.sheets.books import make_book
    from kingdom_gui.sheets.labels import Labels
    from kingdom_gui.sheets.printing import png_of

    book = make_book([shot.name], example(), rules(), Labels(shot.language))
    for number in range(len(book.pages)):
        page = png_of(book, number, SHEET_SCALE)
        (OUT / f"{shot.stem}-{number + 1}.png").write_bytes(page)


@cache
def rules() -> Ruleset:
    """The rules, read once."""
    return load_rules(asset("rules"))


@cache
def example() -> Campaign:
    """The example campaign, read once."""
    return load_campaign(example_path(), rules())


def new_window(preferences: Preferences) -> MainWindow:
    """A window of its own for each picture, so that none depends on the one before; not shown yet."""
    preferences.legend = False
    return make_window(preferences)


def settle(window: MainWindow) -> None:
    """Wait until the window has come to rest and the map is painted."""
    until = time.monotonic() + PATIENCE
    while any(first.waits for first in window.findChildren(FirstPaint)) and time.monotonic() < until:
        QApplication.processEvents()
    at_rest = time.monotonic() + 0.3
    while time.monotonic() < at_rest:
        QApplication.processEvents()
    page = window.pages.known("map")
    while isinstance(page, MapPage) and not page.view.tiles.complete and time.monotonic() < until:
        if not page.view.isVisible():
            break
        QApplication.processEvents()


def finish(window: MainWindow) -> None:
    """Wait until no timer runs by which something is worked out bit by bit: the palette, names of realms."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        timers = window.findChildren(QTimer)
        if not any(timer.isActive() and timer.interval() <= SOON for timer in timers):
            break
        QApplication.processEvents()


def shoot(widget: QWidget, name: str) -> None:
    """Keep a picture of a widget."""
    path = OUT / f"{name}.png"
    if not widget.grab().save(str(path)):
        raise OSError(f"{path} could not be written")


def let_go(window: MainWindow) -> None:
    """Close a window for good; nothing of it is kept."""
    window.document.undo_stack.setClean()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


if __name__ == "__main__":
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Shot])
    sys.exit(1 if draw(wanted) else 0)
