"""Preferences: kept between runs, sane whatever the file holds."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.settings import RECENT_FILES, Preferences, settings_file


def test_what_is_chosen_is_there_the_next_time(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    first = Preferences(file)
    first.language, first.theme, first.text_size = "de", "dark", 150
    first.keep_bytes("geometry", QByteArray(b"abc"))
    first._store.sync()
    second = Preferences(file)
    assert (second.language, second.theme, second.text_size) == ("de", "dark", 150)
    assert second.bytes("geometry") == QByteArray(b"abc")


def test_each_change_is_told_by_name(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.ini")
    with qtbot.waitSignal(preferences.changed) as told:
        preferences.theme = "light"
    assert told.args == ["theme"]


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("language=xx", "language", "en"),
        ("theme=pink", "theme", "system"),
        ("text_size=many", "text_size", 100),
        ("text_size=900", "text_size", 250),
        ("text_size=137", "text_size", 125),  # the page of preferences would show, and keep, another
        ("scale=120", "text_size", 125),
        ("recent=/nowhere/at/all.json", "recent", []),
    ],
)
def test_nonsense_in_the_file_is_not_believed(
    qapp: QApplication, tmp_path: Path, line: str, name: str, value: object
) -> None:
    file = tmp_path / "settings.ini"
    file.write_text(f"[General]\n{line}\n", encoding="utf-8")
    assert getattr(Preferences(file), name) == value


def test_recent_files_are_few_and_the_latest_comes_first(qapp: QApplication, tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.ini")
    paths = [tmp_path / f"{number}.json" for number in range(RECENT_FILES + 3)]
    for path in paths:
        path.touch()
        preferences.remember(path)
    preferences.remember(paths[5])
    assert preferences.recent[0] == paths[5]
    assert len(preferences.recent) == RECENT_FILES
    paths[5].unlink()
    assert paths[5] not in preferences.recent
    preferences.forget_recent()
    assert preferences.recent == []


def test_one_recent_file_alone_comes_back_as_a_list(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "only.json"
    path.touch()
    first = Preferences(tmp_path / "settings.ini")
    first.remember(path)
    first._store.sync()
    assert Preferences(tmp_path / "settings.ini").recent == [path]


@pytest.mark.parametrize("content", [bytes(range(256)) * 40, b"[[[\n=\x00\nlanguage", b"\xff\xfe[G\0"])
def test_a_broken_file_gives_the_usual_and_is_mended(
    qapp: QApplication, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(content)
    preferences = Preferences(file)
    assert (preferences.theme, preferences.text_size, preferences.recent) == ("system", 100, [])
    preferences.theme = "dark"
    assert Preferences(file).theme == "dark"


def test_preferences_that_cannot_be_written_hold_until_the_end_and_are_told_once(
    qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "in the way").write_bytes(b"")
    preferences = Preferences(tmp_path / "in the way" / "settings.ini")
    with qtbot.waitSignal(preferences.unkept) as told:
        preferences.theme = "dark"
    assert "settings.ini" in str(told.args)
    with qtbot.assertNotEmitted(preferences.unkept):
        preferences.theme = "light"
    assert preferences.theme == "light"


def test_they_lie_in_the_users_own_folder() -> None:
    assert settings_file().name == "settings.ini"
    assert settings_file().parent.name == "kingdom-gui"


@pytest.mark.skipif(os.name != "posix", reason="pipes in folders")
def test_a_pipe_in_place_of_the_settings_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.ini")
    Preferences(tmp_path / "settings.ini").language = "de"
    assert Preferences(tmp_path / "settings.ini").language == "de"
