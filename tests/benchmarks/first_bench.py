"""First use: the longest stall of the first open, edit, page, month and print after the start of the program.

The window is the program's own, in a process of its own. A stall is measured as in the soak: processor time
of the main thread between two times that the event loop is reached. Between two uses there is some rest.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from kingdom_gui.document.files import example_path

from .figure import Figure

ROUNDS = 3
BOUND = 50.0
ROOT = Path(__file__).parents[2]

SCRIPT = """
import json
import os
import shutil
from pathlib import Path
from kingdom_gui.commands.window import load_qt
load_qt()
import gc
gc.disable()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from kingdom_gui.document.settings import Preferences
from kingdom_gui.views.application import _started
from kingdom_gui.views.later import after_painting
from kingdom_gui.views.starting import make_application, make_window
from tests.soak import hand
from tests.soak.watch import Watch
preferences = Preferences()
preferences.language = "en"
app = make_application(preferences)
watch = Watch()
window = make_window(preferences)
campaign = Path.cwd() / "first.kingdom.json"
shutil.copy(os.environ["CAMPAIGN"], campaign)
after_painting(window, lambda: _started(window, campaign))
window.show()
def grant():
    from kingdom_gui.engine.actions.gm import Grant
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=1))
def shut():
    while (dialog := QApplication.activeModalWidget()) is not None:
        dialog.close()
uses = [
    ("open", lambda: window.file_commands.open(campaign)),
    ("edit", grant),
    ("settlement", lambda: hand.key("Ctrl+2")),
    ("kingdom", lambda: hand.key("Ctrl+3")),
    ("journal", lambda: hand.key("Ctrl+4")),
    ("tables", lambda: hand.key("Ctrl+6")),
    ("map", lambda: hand.key("Ctrl+1")),
    ("month", lambda: hand.key("Ctrl+T")),
    ("month", lambda: hand.key("Return")),
    ("print", lambda: hand.key("Ctrl+P")),
    ("shut", shut),
]
def next_use():
    if not uses:
        print(json.dumps(watch.longest), flush=True)
        os._exit(0)
    QTimer.singleShot(1500, next_use)
    name, use = uses.pop(0)
    watch.forgive()
    watch.begin(name, name)
    use()
QTimer.singleShot(5000, next_use)
app.exec()
"""


def figures() -> list[Figure]:
    """The longest stall of each, the best of some runs."""
    found: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as home:
            found.append(_run(home))
    pages = ("settlement", "kingdom", "journal", "tables")
    kinds = {"open": ("open",), "edit": ("edit",), "page": pages, "month": ("month",), "print": ("print",)}
    return [
        Figure(f"first {name}: longest stall", min(max(run[k] for k in of) for run in found), "ms", BOUND)
        for name, of in kinds.items()
    ] + [Figure(f"first {page} page: longest stall", min(run[page] for run in found), "ms") for page in pages]


def _run(home: str) -> dict[str, float]:
    environment = os.environ | {
        "CAMPAIGN": str(example_path()),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_NO_GLIB": "1",
        "PYTHONPATH": str(ROOT),
        "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "",
        **dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), home),
    }
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return told
