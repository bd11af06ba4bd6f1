"""Garbage is collected in the thread that owns the widgets, and nowhere else.

Left to itself, Python collects in whatever thread happens to allocate. No widget is garbage: what is closed
frees itself (`modal.py`, and a test of all that opens). But pictures are, held by what is left of closed
dialogs on Python's side, and Qt wants them freed where it paints; and looking through a large campaign
takes a while, which Python would do in the middle of a gesture.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

OFTEN = 500  # milliseconds between two looks
WHOLE_AFTER = 50  # collections of the middle-aged before all is looked through, which takes a while


class Garbage(QObject):
    """From now on collects what is due whenever control is back with the event loop, every half second."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(OFTEN)
        self._timer.timeout.connect(collect_due)
        self._timer.start()


def collect_due() -> None:
    """Collect the generations that Python itself would collect now; all of them less often than it would."""
    young, middle, old = gc.get_count()
    most_young, most_middle, _ = gc.get_threshold()
    if old > WHOLE_AFTER:
        gc.collect(2)
    elif middle > most_middle:
        gc.collect(1)
    elif young > most_young:
        gc.collect(0)
