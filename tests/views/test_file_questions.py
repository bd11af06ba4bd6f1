"""Questions around files: the ending of a name, who holds a file and since when, what was recent."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.store.lock import Holder, acquire, lock_path
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.questions import file_to_save
from kingdom_gui.views.welcome import Welcome

from .modal import answer


def names_typed(monkeypatch: pytest.MonkeyPatch, *paths: Path | str) -> None:
    """Let the file dialog give these names, one each time it is asked."""
    left = [str(path) for path in paths]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (left.pop(0), "")))


@pytest.mark.parametrize(
    ("typed", "saved"),
    [
        ("ashmark", "ashmark.kingdom.json"),
        ("year 1.5", "year 1.5.kingdom.json"),
        ("ashmark.kingdom", "ashmark.kingdom.json"),
        ("ashmark.json", "ashmark.json"),
        ("ashmark.kingdom.json", "ashmark.kingdom.json"),
    ],
)
def test_a_name_gets_the_ending_it_lacks(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, saved: str
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    names_typed(monkeypatch, tmp_path / typed)
    assert file_to_save(parent, tmp_path) == tmp_path / saved


def test_a_completed_name_that_is_taken_is_asked_about(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    taken = tmp_path / "ashmark.kingdom.json"
    taken.write_text("{}", encoding="utf-8")
    asked: list[str] = []

    def press(verb: str, box: QMessageBox) -> None:
        asked.append(box.text())
        button = next(button for button in box.buttons() if button.text() == verb)
        qtbot.keyClick(button, Qt.Key.Key_Space)

    given: list[Path | None] = []
    names_typed(monkeypatch, tmp_path / "ashmark")
    answer(
        qtbot,
        QMessageBox,
        lambda box: press("Replace", box),
        lambda: given.append(file_to_save(parent, tmp_path)),
    )
    names_typed(monkeypatch, tmp_path / "ashmark", "")
    answer(
        qtbot,
        QMessageBox,
        lambda box: press("Cancel", box),
        lambda: given.append(file_to_save(parent, tmp_path)),
    )
    assert given == [taken, None]
    assert all("ashmark.kingdom.json" in text for text in asked)


def test_save_as_writes_the_completed_name(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names_typed(monkeypatch, tmp_path / "ashmark")
    window.menus.actions["save_as"].trigger()
    assert (tmp_path / "ashmark.kingdom.json").is_file()
    assert not (tmp_path / "ashmark").exists()


def test_a_lock_is_told_with_the_time_of_this_place(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "ashmark.kingdom.json"
    window.files.save(path)
    window.files.start(window.document.campaign)
    acquire(path)
    holder = msgspec.json.decode(lock_path(path).read_bytes(), type=Holder)
    said: list[str] = []

    def cancel(box: QMessageBox) -> None:
        said.append(box.text())
        qtbot.keyClick(box, Qt.Key.Key_Escape)

    answer(qtbot, QMessageBox, cancel, lambda: window.file_commands.open(path))
    local = datetime.fromisoformat(holder.since).astimezone()
    assert f"{local.day} {local:%b} {local.year}, {local:%H:%M}" in said[0]
    assert holder.since not in said[0]


def test_recent_files_go_by_the_campaigns_name(
    qtbot: QtBot, empty_window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "ashmark.kingdom.json"
    path.write_text("{}", encoding="utf-8")
    empty_window.preferences.remember(path)
    welcome = empty_window.front.currentWidget()
    assert isinstance(welcome, Welcome)
    welcome.retranslate()
    assert "ashmark" in [button.text() for button in welcome.findChildren(QPushButton)]
    menu = QMenu()
    qtbot.addWidget(menu)
    empty_window.file_commands.fill_recent(menu)
    assert menu.actions()[0].text() == "ashmark"
    assert menu.actions()[0].toolTip() == str(path)
