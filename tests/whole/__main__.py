"""Drive a map, or a main window, in a process of its own: `python -m tests.whole SEED STEPS FOLDER [window]`.

Prints how often what is shown was compared. The scale of the screen is set by QT_SCALE_FACTOR.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.settings import Preferences
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.starting import make_application, make_window

from .driver import Driver, drive_view, drive_window, in_short_slices, some_map, with_picture


def main(seed: int, steps: int, folder: Path, what: str = "map") -> None:
    """Drive a map with a picture under it, or all of a window."""
    preferences = Preferences(folder / f"settings-{seed}.ini")
    preferences.language, preferences.theme = "en", "light"
    make_application(preferences)
    campaign = some_map(random.Random(seed))
    driver: Driver
    if what == "window":
        window = make_window(preferences)
        window.files.start(campaign)
        window.resize(1000, 640)
        window.show()
        driver = drive_window(window, seed)
    else:
        view = MapView(Document(load_rules(asset("rules")), with_picture(campaign, folder)))
        view.resize(430, 330)
        view.show()
        driver = drive_view(view, seed)
    QApplication.processEvents()
    with in_short_slices():
        print(driver.go(steps))
    sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), *sys.argv[4:5])
