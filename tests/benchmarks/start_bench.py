"""Cold start: from the start of the process to the example map painted, against a bare window.

The bare window imports QtWidgets and msgspec and paints one label. Both run offscreen, each as its own process,
turn about, and the best of several counts; what is compared is wall time from before the process starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .figure import Figure

ROUNDS = 5
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

WINDOW = """
import time
from pathlib import Path
from kingdom_gui.document.files import example_path
from kingdom_gui.document.settings import Preferences
from kingdom_gui.views.application import make_application, make_window
preferences = Preferences()
app = make_application(preferences)
window = make_window(app, preferences)
window.files.open_example()
window.resize(1280, 800)
window.show()
app.processEvents()
print(time.time())
"""


def figures() -> list[Figure]:
    """The ratio, and both times for the record."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": home,
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_STATE_HOME": home,
        }
        _start(WINDOW, environment)  # compiles what is not compiled yet
        bare, window = [], []
        for _ in range(ROUNDS):
            bare.append(_start(BARE, environment))
            window.append(_start(WINDOW, environment))
    return [
        Figure("cold start: example map painted / bare window", min(window) / min(bare), "times", BOUND),
        Figure("cold start: bare window", min(bare), "ms"),
        Figure("cold start: example map painted", min(window), "ms"),
    ]


def _start(code: str, environment: dict[str, str]) -> float:
    """Milliseconds from before a process starts until it says that its window is painted."""
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
    return (float(done.stdout.split()[-1]) - begun) * 1000
