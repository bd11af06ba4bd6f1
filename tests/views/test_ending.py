"""The system ends the program: what is not saved is kept, the file is let go of, nothing is asked."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.assets import asset
from kingdom_gui.document.files import example_path
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.lock import lock_path
from kingdom_gui.store.recovery import find_kept
from kingdom_gui.store.recovery_log import log_path
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.ending import SIGNALS, Ending
from kingdom_gui.views.main_window import MainWindow

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.views import application
started = application._started

def edit(window):
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=7))
    print("edited", flush=True)
    if sys.argv[2] == "asking":
        window.close()

def then(window, path):
    started(window, path)
    QTimer.singleShot(0, lambda: edit(window))

application._started = then
sys.exit(application.main(Path(sys.argv[1])))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize(
    ("name", "state"), [("SIGTERM", "idle"), ("SIGHUP", "idle"), ("SIGINT", "idle"), ("SIGTERM", "asking")]
)
def test_a_signal_keeps_the_work_and_lets_go(tmp_path: Path, name: str, state: str) -> None:
    assert name in SIGNALS
    path = Path(shutil.copy(example_path(), tmp_path / "a.kingdom.json"))
    before = path.read_bytes()
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path), state],
        env={**os.environ, **dict.fromkeys(folders, str(tmp_path)), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "edited\n"
        program.send_signal(getattr(signal, name))
        assert program.wait(30) == 128 + getattr(signal, name)
    assert path.read_bytes() == before
    assert not lock_path(path).exists()
    found = find_kept(path, load_rules(asset("rules")))
    assert found is not None
    assert len(found.done) == 1


def test_the_end_of_the_session_makes_the_work_last(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "name", "other")  # no signals here: they would stay taken for the tests to come
    path = tmp_path / "a.kingdom.json"
    window.files.save(path)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    with monkeypatch.context():
        ending = Ending(application, window.files)
    flushed: list[bool] = []
    keep = window.files.keeping.flush
    monkeypatch.setattr(window.files.keeping, "flush", lambda: flushed.append(keep()))
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=7))
    ending._keep()
    assert flushed == [True]
    assert log_path(path).exists()
    ending.deleteLater()
