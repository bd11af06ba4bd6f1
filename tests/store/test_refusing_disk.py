"""A disk without every call, such as a network mount: what it refuses decides what becomes of a write."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from kingdom_gui.store import disk
from kingdom_gui.store.disk import Appender, copy_file, create_file, touch_file, write_file
from kingdom_gui.store.errors import StoreError

OLD, NEW = b"old", b"new " * 5000
NOT_OFFERED = [errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL]


class Refusing:
    """Stands in for `os` in the seam; these calls are refused, each with its error."""

    def __init__(self, **refused: int) -> None:
        self.refused = refused

    def __getattr__(self, name: str) -> object:
        if name not in self.refused:
            return getattr(os, name)

        def call(*_: object, **__: object) -> object:
            raise OSError(self.refused[name], os.strerror(self.refused[name]))

        return call


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "kay.kingdom.json"
    file.write_bytes(OLD)
    file.chmod(0o600)
    return file


@pytest.mark.parametrize("number", NOT_OFFERED)
@pytest.mark.parametrize("call", ["chmod", "chown", "utime", "link"])
def test_what_only_concerns_the_look_of_a_file_is_no_reason_not_to_save(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    monkeypatch.setattr(disk, "os", Refusing(**{call: number}))
    write_file(path, NEW)
    touch_file(path)
    made, copied = path.with_name("made"), path.with_name("copied")
    assert create_file(made, NEW)
    assert not create_file(made, OLD)
    assert copy_file(path, copied)
    assert path.read_bytes() == made.read_bytes() == copied.read_bytes() == NEW
    assert sorted(os.listdir(path.parent)) == ["copied", "kay.kingdom.json", "made"]


def test_a_file_whose_mode_cannot_be_kept_is_open_to_nobody_more(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "os", Refusing(chmod=errno.EPERM))
    write_file(path, NEW)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only the superuser gives files away")
def test_a_file_stays_its_owners(path: Path) -> None:
    os.chown(path, 65534, 65534)
    write_file(path, NEW)
    assert (path.stat().st_uid, path.stat().st_gid) == (65534, 65534)


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP])
def test_where_nothing_can_be_flushed_it_is_written_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(disk, "os", Refusing(fsync=number))
    write_file(path, NEW)
    assert path.read_bytes() == NEW
    log = Appender(path.with_name("log"), b"a")
    log.append(b"b")
    log.flush()
    log.close()


@pytest.mark.parametrize("links", [True, False], ids=["with links", "without links"])
@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC, errno.EDQUOT])
@pytest.mark.parametrize("call", ["fsync", "write", "close"])
def test_nothing_stays_of_a_write_that_fails(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int, links: bool
) -> None:
    refused = {call: number, **({} if links else {"link": errno.EPERM})}
    monkeypatch.setattr(disk, "os", Refusing(**refused))
    source = path.with_name("source")
    source.write_bytes(NEW)
    for deed in (write_file, create_file):
        target = path if deed is write_file else path.with_name("made")
        with pytest.raises(StoreError):
            deed(target, NEW)
    if call == "fsync":
        with pytest.raises(StoreError):
            copy_file(source, path.with_name("copied"))
    monkeypatch.undo()
    assert sorted(os.listdir(path.parent)) == ["kay.kingdom.json", "source"]
    assert path.read_bytes() == OLD


def test_a_file_made_where_links_are_refused_and_the_disk_is_full_is_not_left_half(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first copy fits, the second does not."""
    refusing = Refusing(link=errno.EPERM)
    monkeypatch.setattr(disk, "os", refusing)
    real = os.fsync
    flushed: list[int] = []

    def flush(descriptor: int) -> None:
        if flushed:
            raise OSError(errno.ENOSPC, "full")
        flushed.append(descriptor)
        real(descriptor)

    monkeypatch.setattr(refusing, "fsync", flush, raising=False)
    with pytest.raises(StoreError):
        create_file(path.with_name("made"), NEW)
    assert os.listdir(path.parent) == ["kay.kingdom.json"]


def test_a_mount_that_answers_wrongly_whether_one_may_write_is_asked_by_opening(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing = Refusing()
    monkeypatch.setattr(refusing, "access", lambda *_: False, raising=False)
    monkeypatch.setattr(disk, "os", refusing)
    write_file(path, NEW)
    assert path.read_bytes() == NEW


def test_where_one_file_cannot_take_anothers_place_the_old_one_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "os", Refusing(replace=errno.EBUSY))
    with pytest.raises(StoreError, match="was not saved"):
        write_file(path, NEW)
    assert path.read_bytes() == OLD
    assert os.listdir(path.parent) == ["kay.kingdom.json"]
