"""Rolling backups: the last so many versions of a campaign, in a folder beside it.

`ashmark.kingdom.json` keeps them in `ashmark.backups/` as `ashmark.2024-05-01T12-30-05Z.kingdom.json`, so
that their order is that of their names and any of them opens as it is.
"""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime
from pathlib import Path

from .disk import remove_file, write_error

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
    ours = [file for file in there if file.name.startswith(f"{stem}.") and file.name.endswith(ending)]
    return sorted(ours, key=lambda file: file.name, reverse=True)


def keep_backup(path: Path, keep: int = KEPT, now: datetime | None = None) -> Path | None:
    """Keep the file as it is now among its backups, and drop the oldest beyond `keep`.

    Gives the backup's path; None where there is no file yet or `keep` is 0.

    :raises StoreError: when the copy cannot be made.
    """
    if keep <= 0 or not path.is_file():
        return None
    folder = backup_folder(path)
    try:
        folder.mkdir(exist_ok=True)
        backup = _free_name(folder, path, now or datetime.now(UTC))
        _copy(path, backup)
    except OSError as error:
        raise write_error(folder, error) from error
    for old in backups_of(path)[keep:]:
        remove_file(old)
    return backup


def _copy(path: Path, backup: Path) -> None:
    """A second name for the same file costs nothing and cannot be half-made; else a copy."""
    try:
        os.link(path.resolve(), backup)
    except OSError:
        shutil.copy2(path, backup)


def _free_name(folder: Path, path: Path, now: datetime) -> Path:
    stem, ending = _stem(path), _ending(path)
    stamp = now.astimezone(UTC).strftime(_STAMP)
    name = folder / f"{stem}.{stamp}{ending}"
    number = 1
    while name.exists():
        name = folder / f"{stem}.{stamp}-{number:03}{ending}"
        number += 1
    return name


def _stem(path: Path) -> str:
    return path.name.removesuffix(_ending(path)) or path.name


def _ending(path: Path) -> str:
    return SUFFIX if path.name.endswith(SUFFIX) else path.suffix
