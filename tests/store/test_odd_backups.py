"""What lies among the backups and is none."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kingdom_gui.store.backups import backup_folder, backups_of, keep_backup, versions_of
from kingdom_gui.store.errors import StoreError


def test_what_is_no_backup_stops_none(tmp_path: Path) -> None:
    """A folder with a backup's name, or a backup that cannot be read, in the place of the newest."""
    path = tmp_path / "kay.kingdom.json"
    folder = backup_folder(path)
    (folder / "kay.2090-01-01T00-00-00Z.kingdom.json").mkdir(parents=True)
    for data in (b"one", b"two"):
        path.write_bytes(data)
        backup = keep_backup(path)
        assert backup is not None
        assert backup.read_bytes() == data
    assert len(backups_of(path)) == 2


def test_a_newest_backup_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kay.kingdom.json"
    path.write_bytes(b"one")
    first = keep_backup(path)

    def read(file: Path) -> bytes:
        if file == first:
            raise StoreError("file_unreadable", str(file))
        return file.read_bytes()

    monkeypatch.setattr("kingdom_gui.store.backups.read_file", read)
    assert keep_backup(path) not in (None, first)


def test_after_a_clock_was_ahead_the_order_is_right_and_the_time_too(tmp_path: Path) -> None:
    """The name of a later backup follows that of the one from the future; it was not put there then."""
    path = tmp_path / "kay.kingdom.json"
    now = datetime(2026, 12, 1, tzinfo=UTC)
    times = [now, now + timedelta(days=10_000), now + timedelta(hours=1), now + timedelta(hours=2)]
    for number, time in enumerate(times):
        path.write_bytes(b"%d" % number)
        keep_backup(path, now=time)
    versions = versions_of(path)
    assert [version.file.read_bytes() for version in versions] == [b"3", b"2", b"1", b"0"]
    assert [version.when for version in versions] == times[::-1]
