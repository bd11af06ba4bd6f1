"""What is closed is gone, with all it held; and Python takes nothing over that Qt owns."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.screens import has_window, screen_of, window_of

from .openings import growing, openings
from .taken_over import taken_over

CHECKOUT = Path(__file__).resolve().parents[2]
ALWAYS = ("grant", "number_economy", "map_menu", "players")  # one of each way to open
SAMPLE = 4  # of the rest, others every day; `make torture` opens everything ten times


def test_what_is_opened_and_closed_is_gone(same_window: MainWindow) -> None:
    """Nothing more of it after the third time than after the second, and nothing taken over meanwhile."""
    taken: set[str] = set()
    every = openings(lambda: taken.update(taken_over()))
    rest = sorted(set(every) - set(ALWAYS))
    names = [*ALWAYS, *random.Random(date.today().toordinal()).sample(rest, SAMPLE)]
    assert growing(same_window, {name: every[name] for name in names}, 3) == {}, names
    assert taken == set(), names


def test_a_screen_or_window_asked_for_is_not_taken_over(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    assert not has_window(dialog)
    assert window_of(dialog) is None
    dialog.setObjectName("mine")
    dialog.show()
    window = window_of(dialog)
    assert window is not None
    assert window.geometry() == dialog.geometry()
    assert dialog.objectName() == "mine"
    assert screen_of(dialog).geometry().contains(dialog.geometry().center())
    assert taken_over() == set()


STOLEN = """
import os
from PySide6.QtWidgets import QApplication, QDialog
from tests.views.taken_over import taken_over
app = QApplication([])
dialog = QDialog()
dialog.show()
kept = [dialog.screen(), dialog.windowHandle()]
print(*sorted(taken_over()), sep=", ", flush=True)
os._exit(0)  # before anything is taken from under Qt
"""


def test_what_qt_s_own_questions_take_over_is_found() -> None:
    """In a process of its own, as it would be the end of this one."""
    done = subprocess.run(
        [sys.executable, "-c", STOLEN], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "QScreen of QDialog, QWindow of QDialog"


def test_fast_keys_with_all_garbage_collected_at_every_step_do_not_end_the_program() -> None:
    command = [sys.executable, "-m", "tests.views.recipe", "2"]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, f"exit {done.returncode}\n{done.stderr[-2000:]}"
    assert done.stdout.strip() == "alive"


@pytest.fixture(autouse=True)
def _no_collector() -> None:
    """What is closed goes without it."""
    gc.collect()
    gc.disable()
