"""Rolling backups: the last so many versions of a campaign, in a folder beside it.

`ashmark.kingdom.json` keeps them in `ashmark.backups/` as `ashmark.2024-05-01T12-30-05Z.kingdom.json`, so
that their order is that of their names and any of them opens as it is. What is kept there under a name of its
own (`ashmark.month-7.2024-...`) stays until somebody removes it.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from .disk import make_folder, read_file, remove_file, write_file

KEPT = 10
SUFFIX = ".kingdom.json"
_STAMP = "%Y-%m-%dT%H-%M-%SZ"


def backup_folder(path: Path) -> Path:
    """Where the backups of a campaign lie; the folder need not exist."""
    return path.with_name(f"{_stem(path)}.backups")


def backups_of(path: Path) -> list[Path]:
    """The backups of a campaign, newest first."""
    stem, ending = _stem(path), _ending(path)
    try:
        there = list(backup_folder(path).iterdir())
    except OSError:
        return []
    named = re.compile(rf"{re.escape(stem)}\.\d{{4}}-\d\d-\d\dT\d\d-\d\d-\d\dZ(_\d+)?{re.escape(ending)}")
    ours = [file for file in there if named.fullmatch(file.name)]
    return sorted(ours, key=lambda file: file.name, reverse=True)


def keep_backup(path: Path, keep: int = KEPT, now: datetime | None = None) -> Path | None:
    """Keep the file as it is now among its backups, and drop the oldest beyond `keep`.

    Gives the backup's path; None where there is no file yet, `keep` is 0, or the newest backup is the same
    already (saves that fail again and again must not push the older ones out).

    :raises StoreError: when the copy cannot be made.
    """
    if keep <= 0 or not path.is_file():
        return None
    data = read_file(path)
    there = backups_of(path)
    if there and read_file(there[0]) == data:
        return None
    folder = backup_folder(path)
    make_folder(folder)
    stamp = _next_stamp(there[0].name if there else "", path, now or datetime.now(UTC))
    backup = folder / f"{_stem(path)}.{stamp}{_ending(path)}"
    write_file(backup, data)
    for old in there[keep - 1 :]:
        remove_file(old)
    return backup


def keep_named(path: Path, name: str, data: bytes, now: datetime | None = None) -> Path:
    """Keep a version of a campaign beside its backups under a name, for good; gives the file's path.

    :raises StoreError: when it cannot be written.
    """
    folder = backup_folder(path)
    make_folder(folder)
    stamp = (now or datetime.now(UTC)).astimezone(UTC).strftime(_STAMP)
    kept = folder / f"{_stem(path)}.{name}.{stamp}{_ending(path)}"
    number = 0
    while kept.exists():
        number += 1
        kept = folder / f"{_stem(path)}.{name}.{stamp}_{number:03}{_ending(path)}"
    write_file(kept, data)
    return kept


def _next_stamp(newest: str, path: Path, now: datetime) -> str:
    """The time, as names of backups have it: later than the newest one's, even if a clock was set back."""
    stamp = now.astimezone(UTC).strftime(_STAMP)
    last = newest.removeprefix(f"{_stem(path)}.").removesuffix(_ending(path))
    if stamp > last:
        return stamp
    second, _, number = last.partition("_")
    return f"{second}_{int(number or 0) + 1:03}"


def _stem(path: Path) -> str:
    return path.name.removesuffix(_ending(path)) or path.name


def _ending(path: Path) -> str:
    return SUFFIX if path.name.endswith(SUFFIX) else path.suffix
