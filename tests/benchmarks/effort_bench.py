"""How many inputs common tasks take: keys, clicks, drags and words typed, played in a window."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from .figure import Figure


def figures() -> Iterator[Figure]:
    """A figure for each task."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from kingdom_gui.assets import asset
    from kingdom_gui.store.rulefiles import load_rules
    from kingdom_gui.views.theme import apply_theme

    from ..effort.tasks import TASKS, inputs_of

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    apply_theme(app, "light")
    rules = load_rules(asset("rules"))
    for task in TASKS:
        with tempfile.TemporaryDirectory() as folder:
            count = len(inputs_of(task, rules, Path(folder)))
        yield Figure(f"effort: {task.name}", count, "inputs", task.bound)
