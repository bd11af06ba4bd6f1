"""Everything that the window opens, opened and closed again and again: nothing of it may stay."""

from __future__ import annotations

import gc
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from ..views.openings import growing, openings
from ..views.recipe import small_window
from ..views.taken_over import taken_over


class Opened(NamedTuple):
    """How much was opened, what there was more of afterwards than after the second time, by what was opened,
    and what Python took over that Qt owns.
    """

    runs: int
    stayed: dict[str, dict[str, int]]
    taken: set[str]


def open_everything(times: int) -> Opened:
    """Open and close each thing so often, at least three times."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    window, taken = small_window(application), set[str]()
    campaign = window.document.campaign
    gc.collect()
    gc.disable()
    every = openings(lambda: taken.update(taken_over()))
    stayed: dict[str, dict[str, int]] = {}
    for name, opening in every.items():
        window.document.open(campaign, None)
        more = growing(window, {name: opening}, max(times, 3))
        if more:
            stayed[name] = more
    gc.enable()
    return Opened(len(every) * max(times, 3), stayed, taken)
