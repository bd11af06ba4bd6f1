"""Drive a map in a process of its own: `python -m tests.whole SEED STEPS FOLDER`; prints how often it was
compared. The scale of the screen is set by QT_SCALE_FACTOR.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.theme import apply_theme

from .driver import drive_view, in_short_slices, some_map, with_picture


def main(seed: int, steps: int, folder: Path) -> None:
    """Drive a map with a picture under it, at the scale that the environment asks for."""
    app = QApplication.instance() or QApplication(["tests", "-style", "fusion"])
    assert isinstance(app, QApplication)
    apply_theme(app, "light")
    view = MapView(Document(load_rules(asset("rules")), with_picture(some_map(random.Random(seed)), folder)))
    view.resize(430, 330)
    view.show()
    with in_short_slices():
        print(drive_view(view, seed).go(steps))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
