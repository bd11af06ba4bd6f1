"""Whatever the disk does, the work stays in memory, the window says what to do, and trying again works."""

from __future__ import annotations

import errno
import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store import backups, disk
from kingdom_gui.store.backups import backups_of
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.views.main_window import MainWindow

from .modal import answer
from .test_recovered import press


@pytest.fixture
def path(window: MainWindow, tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    path = folder / "ashmark.kingdom.json"
    window.files.save(path)
    return path


def edit(window: MainWindow, treasury: int = 1) -> None:
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=treasury))


def refused(qtbot: QtBot, window: MainWindow, save: Callable[[], object]) -> str:
    """What the window says when a save does not work."""
    said: list[str] = []

    def close(box: QMessageBox) -> None:
        said.append(box.text())
        assert "under another name" in box.informativeText()
        press(qtbot, box, "Close")

    before = window.document.campaign
    answer(qtbot, QMessageBox, close, save)
    assert window.document.campaign is before
    assert window.document.modified
    assert window.isWindowModified()
    return said[0]


def asks_before_it_closes(qtbot: QtBot, window: MainWindow) -> None:
    answer(qtbot, QMessageBox, lambda box: press(qtbot, box, "Cancel"), window.close)
    assert window.isVisible()


def works_again(window: MainWindow, path: Path) -> None:
    edit(window, 2)
    assert window.files.keeping.flush()
    assert window.status.trouble_label.text() == ""
    assert window.file_commands.save()
    assert not window.document.modified
    assert load_campaign(path, window.document.rules) == window.document.campaign


class Refusing:
    """Stands in for `os` in the one module that writes: every call that would write fails."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __getattr__(self, name: str) -> object:
        if name in ("write", "replace", "fsync", "ftruncate", "link", "makedirs"):
            return self._refuse
        return self._open if name == "open" else getattr(os, name)

    def _open(self, path: str, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            self._refuse()
        return os.open(path, flags, mode)

    def _refuse(self, *_: object, **__: object) -> int:
        raise OSError(self.number, os.strerror(self.number))


@pytest.mark.parametrize(
    ("number", "says", "line"),
    [
        (errno.ENOSPC, "the disk is full", "the disk is full"),
        (errno.EROFS, "can only be read", "the disk can only be read"),
        (errno.EACCES, "you may not write there", "writing is not allowed"),
        (errno.EIO, "Input/output error", "the disk does not take them"),
    ],
)
def test_a_disk_that_refuses(
    qtbot: QtBot, window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch,
    number: int, says: str, line: str,
) -> None:  # fmt: skip
    edit(window)
    before = path.read_bytes()
    with monkeypatch.context() as refusing:
        refusing.setattr(disk, "os", Refusing(number))
        edit(window)
        assert line in window.status.trouble_label.text()
        assert window.status.trouble_label.isVisible()
        assert "under another name" in window.status.trouble_label.toolTip()
        said = refused(qtbot, window, window.file_commands.save)
        assert says in said
        assert str(path) in said
        asks_before_it_closes(qtbot, window)
    assert path.read_bytes() == before
    works_again(window, path)


def test_it_is_tried_again_by_itself(
    qtbot: QtBot, window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as refusing:
        refusing.setattr(disk, "os", Refusing(errno.ENOSPC))
        window.files.keeping._retry.setInterval(20)
        edit(window)
        qtbot.wait(60)
        assert window.status.trouble_label.text()
    qtbot.waitUntil(lambda: not window.status.trouble_label.text(), timeout=3000)


def test_a_drive_that_is_pulled_out_and_put_back(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    edit(window)
    away = path.parent.with_name("away")
    path.parent.rename(away)
    said = refused(qtbot, window, window.file_commands.save)
    assert "does not exist" in said
    asks_before_it_closes(qtbot, window)
    away.rename(path.parent)
    works_again(window, path)


def test_a_folder_that_is_deleted(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    edit(window)
    shutil.rmtree(path.parent)
    refused(qtbot, window, window.file_commands.save)
    path.parent.mkdir()
    works_again(window, path)


def test_a_name_that_is_too_long(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    edit(window)
    long = path.with_name("a" * 300 + ".kingdom.json")
    assert "too long" in refused(qtbot, window, lambda: window.file_commands._save(long))
    works_again(window, path)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_one_may_not_write_in(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    edit(window)
    path.parent.chmod(0o500)
    try:
        assert "you may not write there" in refused(qtbot, window, window.file_commands.save)
    finally:
        path.parent.chmod(0o700)
    works_again(window, path)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of 512 KiB."""
    place = tmp_path / "small"
    place.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(place)], capture_output=True, check=False
    ) if shutil.which("mount") else None  # fmt: skip
    if done is None or done.returncode:
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_real_disk_that_is_full_and_then_is_not(qtbot: QtBot, window: MainWindow, small_disk: Path) -> None:
    path = small_disk / "ashmark.kingdom.json"
    window.files.save(path)
    edit(window)
    filler = small_disk / "filler"
    with pytest.raises(OSError, match="No space"):
        fill(filler)
    edit(window)
    assert "the disk is full" in refused(qtbot, window, window.file_commands.save)
    asks_before_it_closes(qtbot, window)
    filler.unlink()
    works_again(window, path)
    window.files.close()


def test_a_real_disk_that_becomes_read_only(qtbot: QtBot, window: MainWindow, small_disk: Path) -> None:
    path = small_disk / "ashmark.kingdom.json"
    window.files.save(path)
    window.files.close()  # so that nothing there is open for writing
    window.files.open(path)
    remount(small_disk, "ro")
    edit(window)
    assert "the disk can only be read" in window.status.trouble_label.text()
    assert "can only be read" in refused(qtbot, window, window.file_commands.save)
    remount(small_disk, "rw")
    works_again(window, path)
    window.files.close()


def fill(filler: Path) -> None:
    with filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


def remount(place: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(place)], check=True)


@pytest.mark.skipif(os.name != "posix", reason="no such limit")
def test_a_file_that_may_not_grow(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    """As a full disk, by the system's own limit, which needs no rights."""
    edit(window)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def save() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1024, hard))
        try:
            window.file_commands._files.save()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    with pytest.raises(disk.StoreError) as caught:
        save()
    assert caught.value.code == "disk_full"
    works_again(window, path)


def test_a_clock_that_is_set_back(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Backups keep their order, and the newest is never the one to go."""

    class Clock(datetime):
        back = timedelta()

        @classmethod
        def now(cls, tz: object = None) -> datetime:
            return datetime.now(UTC) - cls.back

    monkeypatch.setattr(backups, "datetime", Clock)
    months = []
    for years in (0, 3, 1, 40):
        Clock.back = timedelta(days=365 * years)
        edit(window)
        last = path.read_bytes()
        assert window.file_commands.save()
        assert backups_of(path)[0].read_bytes() == last
        months.append(last)
    assert [backup.read_bytes() for backup in backups_of(path)] == months[::-1]
