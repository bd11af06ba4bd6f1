"""Whatever happens while a file is written, the old one or the new one is there, whole."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from kingdom_gui.store import disk
from kingdom_gui.store.disk import _temporary_name, read_file, remove_file, remove_leftovers, write_file
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import lock_path
from kingdom_gui.store.recovery import snapshot_path
from kingdom_gui.store.recovery_log import log_path

OLD, NEW = b"old " * 1000, b"new " * 5000
CALLS = ("stat", "access", "open", "write", "chmod", "fsync", "close", "replace")


class BreakingDisk:
    """Stands in for `os` in the seam and lets the nth call to the system fail, or the program end there."""

    def __init__(self, fail_at: int, error: BaseException) -> None:
        self.left = fail_at
        self.error = error
        self.failed = False

    def __getattr__(self, name: str) -> object:
        real = getattr(os, name)
        return self._counted(real) if name in CALLS else real

    def _counted(self, real: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object, **options: object) -> object:
            self.left -= 1
            if self.left == 0:
                self.failed = True
                if real is os.close:
                    os.close(*arguments)  # type: ignore[arg-type]
                raise self.error
            if real is os.write:  # the disk takes a part at a time
                return os.write(arguments[0], bytes(arguments[1])[:3000])  # type: ignore[arg-type, call-overload]
            return real(*arguments, **options)

        return call


class Killed(BaseException):
    """The program ends here."""


def outcome_of(path: Path) -> str:
    try:
        write_file(path, NEW)
    except StoreError as error:
        return error.code
    except Killed:
        return "killed"
    return "saved"


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), Killed()])
def test_a_save_that_fails_at_any_call_leaves_a_whole_file(tmp_path, monkeypatch, error):
    path = tmp_path / "a.kingdom.json"
    for fail_at in range(1, 100):
        path.write_bytes(OLD)
        breaking = BreakingDisk(fail_at, error)
        monkeypatch.setattr(disk, "os", breaking)
        outcome = outcome_of(path)
        monkeypatch.setattr(disk, "os", os)
        assert outcome in ("saved", "disk_full", "killed")
        assert path.read_bytes() in {"saved": (NEW,), "disk_full": (OLD,), "killed": (OLD, NEW)}[outcome]
        assert os.listdir(tmp_path) == ["a.kingdom.json"]
        if not breaking.failed:
            break
    else:
        pytest.fail("the save never came to its end")
    assert fail_at > 10


def test_a_program_that_dies_while_writing_leaves_the_old_file(tmp_path):
    """Killed for good, with no chance to tidy up: a temporary file may stay, the campaign is whole."""
    path = tmp_path / "a.kingdom.json"
    path.write_bytes(OLD)
    child = os.fork()
    if child == 0:
        real = os.write
        disk.os.write = lambda fd, data: os._exit(9) if real(fd, bytes(data)[:100]) else 0  # type: ignore[attr-defined]
        write_file(path, NEW)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9
    assert path.read_bytes() == OLD
    write_file(path, NEW)
    assert path.read_bytes() == NEW


def test_a_new_file_has_what_the_umask_allows_and_an_old_one_keeps_its_mode(tmp_path):
    path = tmp_path / "a.json"
    before = os.umask(0o027)
    try:
        write_file(path, OLD)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    path.chmod(0o604)
    write_file(path, NEW)
    assert stat.S_IMODE(path.stat().st_mode) == 0o604


def test_a_link_is_followed_and_stays_a_link(tmp_path):
    there = tmp_path / "elsewhere"
    there.mkdir()
    (there / "real.json").write_bytes(OLD)
    link = tmp_path / "link.json"
    link.symlink_to(there / "real.json")
    write_file(link, NEW)
    assert link.is_symlink()
    assert (there / "real.json").read_bytes() == NEW


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EACCES, "disk_denied"),
        (errno.EROFS, "disk_read_only"),
        (errno.ENAMETOOLONG, "disk_name_too_long"),
        (errno.EIO, "disk_failed"),
    ],
)
def test_each_failure_has_a_sentence_that_names_the_file(tmp_path, monkeypatch, number, code):
    path = tmp_path / "a.kingdom.json"
    monkeypatch.setattr(disk, "os", BreakingDisk(3, OSError(number, os.strerror(number))))
    with pytest.raises(StoreError) as caught:
        write_file(path, NEW)
    assert caught.value.code == code
    assert str(path) in str(caught.value)
    assert "was not saved" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_real_failures(tmp_path):
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "file").write_bytes(OLD)
    for path, code in (
        (tmp_path / "nowhere" / "a.json", "disk_no_folder"),
        (tmp_path / "folder.json", "disk_is_folder"),
        (tmp_path / "file" / "a.json", "disk_not_folder"),
        (tmp_path / ("x" * 300), "disk_name_too_long"),
        (Path(str(tmp_path) + "/a\0b"), "disk_failed"),
    ):
        with pytest.raises(StoreError) as caught:
            write_file(path, NEW)
        assert caught.value.code == code


def test_a_long_name_that_the_disk_allows_is_written(tmp_path):
    path = tmp_path / ("ä" * 120 + ".json")
    write_file(path, NEW)
    assert path.read_bytes() == NEW
    assert len(os.listdir(tmp_path)) == 1


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to the superuser")
def test_a_file_that_may_not_be_written_stays(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(OLD)
    path.chmod(0o400)
    with pytest.raises(StoreError, match="may not write"):
        write_file(path, NEW)
    assert path.read_bytes() == OLD


def test_reading(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(OLD)
    assert read_file(path) == OLD
    for wrong, code in (
        (tmp_path / "no.json", "file_missing"),
        (path / "no.json", "file_missing"),
        (tmp_path, "file_is_folder"),
        (Path("a\0b"), "file_missing"),
    ):
        with pytest.raises(StoreError) as caught:
            read_file(wrong)
        assert caught.value.code == code


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    path = tmp_path / "a.json"
    with path.open("wb") as file:
        file.truncate(disk.LARGEST_FILE + 1)
    with pytest.raises(StoreError, match="at most 256"):
        read_file(path)


def test_a_device_that_never_ends_is_not_read_for_ever():
    with pytest.raises(StoreError) as caught:
        read_file(Path("/dev/zero"), 1 << 20)
    assert caught.value.code == "file_not_plain"


def test_removing(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(OLD)
    remove_file(path)
    remove_file(path)
    assert not path.exists()


def test_what_a_killed_save_left_half_done_is_taken_away_once_it_is_old(tmp_path):
    path = tmp_path / "ashmark.kingdom.json"
    killed = [
        _temporary_name(target) for target in (path, lock_path(path), log_path(path), snapshot_path(path))
    ]
    others = [
        _temporary_name(tmp_path / "oakmark.kingdom.json"),
        tmp_path / ".ashmark.kingdom.json.notes.tmp",
        tmp_path / "ashmark.kingdom.json.0123abcd.tmp",
        path,
    ]
    for file in (*killed, *others):
        file.write_bytes(b"half")
    assert remove_leftovers(path) == 0  # somebody may be writing them now
    for file in (*killed, *others):
        os.utime(file, (1, 1))
    assert remove_leftovers(path) == len(killed)
    assert {*tmp_path.iterdir()} == {*others}


def test_leftovers_of_a_name_too_long_to_be_told_whole_are_found(tmp_path):
    path = tmp_path / f"{'x' * 120}.kingdom.json"
    for target in (path, lock_path(path)):
        file = _temporary_name(target)
        file.write_bytes(b"")
        os.utime(file, (1, 1))
    assert remove_leftovers(path) == 2


def test_leftovers_in_a_folder_that_is_gone_are_no_error(tmp_path):
    assert remove_leftovers(tmp_path / "nowhere" / "a.kingdom.json") == 0


def odd_files(folder: Path) -> list[Path]:
    os.mkfifo(folder / "pipe")
    return [folder / "pipe", Path("/dev/null")]


@pytest.mark.skipif(os.name != "posix", reason="pipes in folders")
def test_a_pipe_or_device_is_refused_at_once(tmp_path):
    """Reading a pipe that nobody writes to never ends, and a write would take its place."""
    for path in odd_files(tmp_path):
        before = os.stat(path)
        for deed in (
            lambda path=path: read_file(path),
            lambda path=path: disk.write_file(path, b"x"),
            lambda path=path: disk.copy_file(path, tmp_path / "copy"),
        ):
            with pytest.raises(StoreError) as caught:
                deed()
            assert caught.value.code in ("file_not_plain", "disk_not_plain")
        assert os.path.samestat(os.stat(path), before)


@pytest.mark.skipif(not os.path.isdir("/dev/fd"), reason="what a shell hands on")
def test_what_a_shell_hands_on_is_read_all_the_same():
    reading, writing = os.pipe()
    os.write(writing, b"{}")
    os.close(writing)
    assert read_file(Path(f"/dev/fd/{reading}")) == b"{}"
    os.close(reading)


def test_a_file_in_place_of_a_folder_is_named(tmp_path):
    (tmp_path / "backups").write_text("x")
    with pytest.raises(StoreError) as caught:
        disk.make_folder(tmp_path / "backups")
    assert caught.value.code == "disk_not_folder"
