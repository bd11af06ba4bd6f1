"""Rolling backups: the last so many versions of a campaign, and older ones by age, in a folder beside it.

`ashmark.kingdom.json` keeps them in `ashmark.backups/` as `ashmark.2024-05-01T12-30-05Z.m7.kingdom.json` (of
the seventh month played), so that their order is that of their names and any of them opens as it is. Where
the clock was once ahead, those that follow are numbered after the time of then, to keep their order; their
own time is the file's. Of those
beyond the last few, the latest of each day stays for a month, and the latest of each month after that. What
is kept there under a name of its own (`ashmark.month-7.2024-...`) stays until somebody removes it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from .beside import ending_of, real_place, stem_of
from .disk import make_folder, move_file, read_file, remove_file, touch_file, write_file
from .errors import StoreError

KEPT = 10  # the last ones, whatever their age
DAYS_BY_DAY = 30  # for so many days one stays of each day, then one of each month
DAY, MONTH = len("2024-05-01"), len("2024-05")
_STAMP = "%Y-%m-%dT%H-%M-%SZ"
_MONTH = re.compile(rb'^"month": (\d{1,9}),?$', re.MULTILINE)


def backup_folder(path: Path) -> Path:
    """Where the backups of a campaign lie; the folder need not exist."""
    real = real_place(path)
    return real.with_name(f"{stem_of(real)}.backups")


def backups_of(path: Path) -> list[Path]:
    """The backups of a campaign, newest first."""
    path = real_place(path)
    stem, ending = stem_of(path), ending_of(path)
    there = _files_in(backup_folder(path))
    stamped = r"\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(_\d+)?(\.m\d+)?"
    named = re.compile(rf"{re.escape(stem)}\.{stamped}{re.escape(ending)}")
    ours = [file for file in there if named.fullmatch(file.name)]
    return sorted(ours, key=lambda file: _order(file, path), reverse=True)


def keep_backup(path: Path, keep: int = KEPT, now: datetime | None = None) -> Path | None:
    """Keep the file as it is now among its backups, and drop one beyond `keep` if its age allows.

    Gives the backup's path; None where there is no file yet, `keep` is 0, or the newest backup is the same
    already (saves that fail again and again must not push the older ones out).

    :raises StoreError: when the copy cannot be made.
    """
    path = real_place(path)
    if keep <= 0 or not os.path.isfile(path):
        return None
    data = read_file(path)
    now = now or datetime.now(UTC)
    there = backups_of(path)
    with suppress(StoreError):  # one that cannot be read is no reason to keep no other
        if there and read_file(there[0]) == data:
            return None
    folder = backup_folder(path)
    make_folder(folder)
    stamp = _next_stamp(there[0].name if there else "", path, now)
    backup = folder / f"{stem_of(path)}.{stamp}{_month_of(data)}{ending_of(path)}"
    write_file(backup, data, through_link=False)
    touch_file(backup, now.timestamp())
    # One goes at most, so that a clock that is wrong once takes no more than one along; the latest of them,
    # which is most like those that stay.
    for old in _beyond([backup, *there], path, keep, now)[:1]:
        remove_file(old)
    return backup


class Backup(NamedTuple):
    """A version of a campaign that is kept: its file, when it was put there, the month played (0: not known)
    and the name it was kept under, if one.
    """

    file: Path
    when: datetime
    month: int
    name: str


def versions_of(path: Path) -> list[Backup]:
    """All versions of a campaign that are kept beside it, under a name or not, the latest first."""
    path = real_place(path)
    there = _files_in(backup_folder(path))
    stamped = r"(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:_(\d+))?"
    pattern = re.compile(
        rf"{re.escape(stem_of(path))}\.(?:(\w[\w-]*)\.)??{stamped}(?:\.m(\d+))?{re.escape(ending_of(path))}"
    )
    found: list[tuple[str, int, Backup]] = []
    for file in there:
        if match := pattern.fullmatch(file.name):
            with suppress(ValueError):  # no time of day
                when = datetime.strptime(match[2], _STAMP).replace(tzinfo=UTC)
                if match[3]:  # the clock had been ahead, or it was the same second
                    with suppress(OSError, OverflowError):
                        when = min(when, datetime.fromtimestamp(int(file.stat().st_mtime), UTC))
                version = Backup(file, when, int(match[4] or 0), match[1] or "")
                found.append((match[2], int(match[3] or 0), version))
    # By name, which is in the order in which they were put there.
    return [version for *_, version in sorted(found, key=lambda one: (*one[:2], one[2].file), reverse=True)]


def keep_named_once(path: Path, name: str, data: bytes) -> Path:
    """Keep a version under a name, unless these very bytes are kept under it already; gives the file's path.

    :raises StoreError: when it cannot be written.
    """
    for version in versions_of(path):
        with suppress(StoreError):
            if version.name == name and read_file(version.file) == data:
                return version.file
    return keep_named(path, name, data)


def keep_named(path: Path, name: str, data: bytes, now: datetime | None = None) -> Path:
    """Keep a version of a campaign beside its backups under a name, for good; gives the file's path.

    :raises StoreError: when it cannot be written.
    """
    kept = _free_name(path, name, now)
    write_file(kept, data, through_link=False)
    return kept


def put_by(path: Path, name: str) -> Path:
    """Move a file itself among its backups under a name, unread; gives where it is.

    :raises StoreError: when it cannot be moved.
    """
    kept = _free_name(path, name, None)
    move_file(real_place(path), kept)  # what is written through a link replaces that
    return kept


def _files_in(folder: Path) -> list[Path]:
    """The files of a folder; none where it cannot be read."""
    try:
        with os.scandir(folder) as entries:
            return [folder / entry.name for entry in entries if entry.is_file()]
    except OSError:
        return []


def _free_name(path: Path, name: str, now: datetime | None) -> Path:
    path = real_place(path)
    folder = backup_folder(path)
    make_folder(folder)
    stamp = (now or datetime.now(UTC)).astimezone(UTC).strftime(_STAMP)
    kept = folder / f"{stem_of(path)}.{name}.{stamp}{ending_of(path)}"
    number = 0
    while os.path.lexists(kept):
        number += 1
        kept = folder / f"{stem_of(path)}.{name}.{stamp}_{number:03}{ending_of(path)}"
    return kept


def _order(file: Path, path: Path) -> tuple[str, int, str]:
    """By time, those of one second by their number, which may have more figures than others."""
    second, _, number = _stamp_of(file.name, path).partition("_")
    return second, int(number or 0), file.name


def _put_there(backup: Path, path: Path) -> str:
    """When a backup was put there, by the file where its name tells the time of one before it."""
    stamp = _stamp_of(backup.name, path)
    if "_" in stamp:
        with suppress(OSError, ValueError, OverflowError):
            return datetime.fromtimestamp(backup.stat().st_mtime, UTC).strftime(_STAMP)
    return stamp


def _next_stamp(newest: str, path: Path, now: datetime) -> str:
    """The time, as names of backups have it: later than the newest one's, even if a clock was set back."""
    stamp = now.astimezone(UTC).strftime(_STAMP)
    last = _stamp_of(newest, path)
    if stamp > last:
        return stamp
    second, _, number = last.partition("_")
    return f"{second}_{int(number or 0) + 1:03}"


def _stamp_of(name: str, path: Path) -> str:
    """The time in a backup's name, without the month played."""
    return name.removeprefix(f"{stem_of(path)}.").removesuffix(ending_of(path)).partition(".")[0]


def _month_of(data: bytes) -> str:
    """The month played of a campaign's file, as backups' names have it; empty where it is not found."""
    found = _MONTH.search(data)
    return f".m{int(found[1])}" if found else ""


def _beyond(backups: Sequence[Path], path: Path, keep: int, now: datetime) -> list[Path]:
    """Those of the backups, newest first, that are not among the last few nor the latest of their time."""
    spared: set[str] = set()
    beyond = []
    month_ago = (now.astimezone(UTC) - timedelta(days=DAYS_BY_DAY)).strftime(_STAMP)
    for place, backup in enumerate(backups):
        stamp = _put_there(backup, path)
        time = stamp[:DAY] if stamp > month_ago else stamp[:MONTH]
        if place >= keep and time in spared:
            beyond.append(backup)
        spared.add(time)
    return beyond
