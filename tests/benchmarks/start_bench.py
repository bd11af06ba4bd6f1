"""Cold start: from the start of the process to the example map painted, against a bare window.

The bare window imports QtWidgets and msgspec and paints one label. Both run offscreen as processes of their
own, turn about, and the best of several counts; compared is wall time from before the process starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from kingdom_gui.document.files import example_path

from .figure import SHORT, Figure

ROUNDS = 1 if SHORT else 8
BOUND = 2.0
ROOT = Path(__file__).parents[2]

BARE = """
import time
import msgspec
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
label = QLabel("a bare window")
label.resize(1280, 800)
label.show()
app.processEvents()
print(time.time())
"""

# The program itself, by its own entry and loading Qt as it does. It says when the map is first painted, and
# when every detail of it.
WINDOW = """
import os
import time
from kingdom_gui.cli import main
from kingdom_gui.commands.window import load_qt
load_qt()
from PySide6.QtCore import QTimer
from kingdom_gui.views.map.map_view import MapView
paint = MapView.paintEvent
told = []
def painted(view, event):
    paint(view, event)
    if not told:
        told.append(time.time())
        look(view)
def look(view):
    if view.tiles.complete:
        print(told[0], time.time(), flush=True)
        os._exit(0)
    QTimer.singleShot(1, lambda: look(view))
MapView.paintEvent = painted
main([os.environ["CAMPAIGN"]])
"""


def figures() -> list[Figure]:
    """The ratio, and both times for the record."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "CAMPAIGN": str(example_path()),
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": home,
            "PYTHONPYCACHEPREFIX": home,  # so that compiled code is kept, whatever the surroundings say
            "PYTHONDONTWRITEBYTECODE": "",
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_STATE_HOME": home,
        }
        for code in (BARE, WINDOW):  # compiles what is not compiled yet
            _start(code, environment)
        bare, painted, complete = [], [], []
        for _ in range(ROUNDS):
            bare.append(_start(BARE, environment)[0])
            first, last = _start(WINDOW, environment)
            painted.append(first)
            complete.append(last)
    return [
        Figure("cold start: example map painted / bare window", min(painted) / min(bare), "times", BOUND),
        Figure("cold start: bare window", min(bare), "ms"),
        Figure("cold start: example map painted", min(painted), "ms"),
        Figure("cold start: every detail of it painted", min(complete), "ms"),
    ]


def _start(code: str, environment: dict[str, str]) -> list[float]:
    """Milliseconds from before a process starts until each of the moments it prints."""
    begun = time.time()
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return [(float(moment) - begun) * 1000 for moment in done.stdout.split()]
