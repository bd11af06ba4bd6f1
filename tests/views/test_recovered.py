"""Unsaved work of an earlier run is offered with what it holds; a file changed meanwhile is asked about."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.backups import backup_folder
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.codec import encode
from kingdom_gui.store.lock import lock_path
from kingdom_gui.store.recovery_log import log_path
from kingdom_gui.views import questions
from kingdom_gui.views.dialogs.compare_file import CompareFileDialog
from kingdom_gui.views.dialogs.recovered import RecoveredDialog
from kingdom_gui.views.main_window import MainWindow

from .modal import answer


@pytest.fixture
def crashed(window: MainWindow, tmp_path: Path) -> Path:
    """A file with an edit that was kept and not saved, by a program that is gone."""
    path = tmp_path / "ashmark.kingdom.json"
    window.files.save(path)
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=77))
    window.files.keeping.flush()
    log = log_path(path).read_bytes()
    saved = path.read_bytes()
    window.files.close()
    window.document.undo_stack.setClean()
    path.write_bytes(saved)
    log_path(path).write_bytes(log)
    lock_path(path).unlink(missing_ok=True)
    return path


def press(qtbot: QtBot, box: QWidget, verb: str) -> None:
    button = next(one for one in box.findChildren(QPushButton) if one.text().replace("&", "") == verb)
    qtbot.keyClick(button, Qt.Key.Key_Space)


def treasury(window: MainWindow) -> int:
    kingdom = window.document.kingdom
    assert kingdom is not None
    return kingdom.treasury.value


def test_it_is_taken_up_and_the_file_stays_until_it_is_saved(
    qtbot: QtBot, window: MainWindow, crashed: Path
) -> None:
    before = crashed.read_bytes()
    told: list[str] = []

    def take(dialog: RecoveredDialog) -> None:
        item = dialog.done_list.item(0)
        told.append("" if item is None else item.text())
        press(qtbot, dialog, "Take it up")

    answer(qtbot, RecoveredDialog, take, lambda: window.file_commands.open(crashed))
    assert "Grant" in told[0]
    assert window.document.modified
    assert crashed.read_bytes() == before
    has = treasury(window)
    assert window.file_commands.save()
    saved = load_campaign(crashed, window.document.rules)
    assert saved.kingdoms[saved.at_table].treasury.value == has
    assert not log_path(crashed).exists()


def test_what_is_left_alone_is_kept_among_the_backups(
    qtbot: QtBot, window: MainWindow, crashed: Path
) -> None:
    answer(
        qtbot,
        RecoveredDialog,
        lambda dialog: press(qtbot, dialog, "Open the file as it is"),
        lambda: window.file_commands.open(crashed),
    )
    assert not window.document.modified
    (kept,) = backup_folder(crashed).glob("ashmark.recovered.*.kingdom.json")
    there = load_campaign(kept, window.document.rules)
    assert there.kingdoms[there.at_table].treasury.value == treasury(window) + 77
    assert not log_path(crashed).exists()


@pytest.mark.parametrize(
    "verb", ["Open the file anew", "Replace it", "Keep both: save under another name", "Cancel"]
)
def test_a_file_changed_by_another_program_is_asked_about(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    path, other = tmp_path / "ashmark.kingdom.json", tmp_path / "ours.kingdom.json"
    window.files.save(path)
    theirs = path.read_bytes().replace(b"Ashmark", b"Oakmark")
    path.write_bytes(theirs)
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=77))
    ours = treasury(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(other), "")))
    answer(qtbot, QMessageBox, lambda box: press(qtbot, box, verb), window.file_commands.save)
    assert (path.read_bytes() == theirs) is (verb != "Replace it")
    assert other.exists() is verb.startswith("Keep")
    assert (treasury(window) == ours) is (verb != "Open the file anew")
    copies = [load_campaign(file, window.document.rules) for file in backup_folder(path).glob("*.mine.*")]
    assert len(copies) == (verb == "Open the file anew")
    assert all(copy.kingdoms[copy.at_table].treasury.value == ours for copy in copies)
    assert window.document.modified is (verb == "Cancel")


def test_a_file_changed_by_another_program_can_be_compared_first(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ashmark.kingdom.json"
    window.files.save(path)
    kingdom = window.document.campaign.at_table
    window.document.do(Grant(kingdom=kingdom, treasury=5, note="theirs"))
    theirs = tmp_path / "theirs.kingdom.json"
    theirs.write_bytes(encode(window.document.campaign))
    window.document.undo_stack.undo()
    os.replace(theirs, path)
    window.document.do(Grant(kingdom=kingdom, treasury=77, note="ours"))
    asked = ["compare", "cancel"]
    monkeypatch.setattr(questions, "ask_about_changed", lambda *_: asked.pop(0))
    seen: list[str] = []

    def look(dialog: CompareFileDialog) -> None:
        rows = [dialog.numbers.topLevelItem(row) for row in range(dialog.numbers.topLevelItemCount())]
        seen.extend(f"{row.text(0)} {row.text(2)}" for row in rows if row is not None)
        for lines in (dialog.only_there, dialog.only_here):
            seen.append(" | ".join(lines.item(row).text() for row in range(lines.count())))
        press(qtbot, dialog, "Back")

    answer(qtbot, CompareFileDialog, look, window.file_commands.save)
    assert asked == []
    assert any("Treasury" in row and "72" in row for row in seen)
    assert "theirs" in seen[-2]
    assert "ours" not in seen[-2]
    assert "ours" in seen[-1]
    assert "theirs" not in seen[-1]
    assert window.document.modified


def test_the_comparison_lists_no_line_that_both_journals_have(qtbot: QtBot, window: MainWindow) -> None:
    here = window.document.campaign
    number, lines = next((number, lines) for number, lines in here.journal.items() if len(lines) > 4)
    there = replace(here, journal=here.journal.set(number, (*lines[:1], *lines[2:])))
    dialog = CompareFileDialog(window.document, there, window)
    assert [dialog.only_there.item(0).text(), dialog.only_there.count()] == ["Nothing", 1]
    assert dialog.only_here.count() == 1
    assert dialog.only_here.item(0).text() != "Nothing"


def test_the_comparison_says_when_both_hold_the_same(qtbot: QtBot, window: MainWindow) -> None:
    dialog = CompareFileDialog(window.document, window.document.campaign, window)
    assert "Both hold the same." in dialog.told(window.document.campaign, window.document.campaign)
