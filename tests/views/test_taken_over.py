"""A campaign that another window has taken over: told at once, and asked about before it is saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.lock import acquire
from kingdom_gui.views.main_window import MainWindow

from .modal import answer
from .test_recovered import press


def test_it_is_told_with_the_next_edit_and_asked_about_with_the_next_save(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "ashmark.kingdom.json"
    window.files.save(path)
    before = path.read_bytes()
    other = acquire(path, force=True)
    told: list[str] = []
    window.status.reasoned.connect(told.append)
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=5))
    assert [text for text in told if "has this campaign open now" in text]
    asked: list[str] = []

    def choose(verb: str, box: QMessageBox) -> None:
        asked.append(box.text())
        press(qtbot, box, verb)

    answer(qtbot, QMessageBox, lambda box: choose("Cancel", box), window.file_commands.save)
    assert "is open in another window" in asked[0]
    assert path.read_bytes() == before
    answer(qtbot, QMessageBox, lambda box: choose("Replace it", box), window.file_commands.save)
    assert path.read_bytes() != before
    assert not window.document.modified
    assert other.taken_by is not None  # and so the other one is told
