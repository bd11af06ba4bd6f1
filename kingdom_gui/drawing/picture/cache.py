"""Where unpacked pictures are kept on the disk: in the user's cache folder, the oldest going first."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path
from time import time

from ...engine.state import MapPicture

FORM = 2  # counted up when tiles are made otherwise, so that those of before are not taken
MOST_KEPT = 1 << 30  # bytes of all pictures together
MEASURES = "picture.json"
PART = ".part"  # what is being made
ABANDONED = 3600  # seconds after which something half made is nobody's any more


def cache_folder() -> Path:
    """The folder of all unpacked pictures; it need not exist yet."""
    from platformdirs import user_cache_path

    return Path(user_cache_path("kingdom-gui", appauthor=False)) / "pictures"


def tiles_folder(fingerprint: str, page: int, folder: Path | None = None) -> Path:
    """Where the tiles of a picture are, or would be."""
    return (folder or cache_folder()) / f"{fingerprint[:40]}-{page}-{FORM}"


def folder_of(picture: MapPicture) -> Path | None:
    """Where the tiles of a picture are; None where they have not been made, or are not kept any more."""
    folder = tiles_folder(picture.fingerprint, picture.page)
    return folder if (folder / MEASURES).is_file() else None


def touch(folder: Path) -> None:
    """Let a picture's tiles count as used just now."""
    with suppress(OSError):
        os.utime(folder)


def sweep(folder: Path, keep: Path, most: int = MOST_KEPT) -> None:
    """Take away what has not been used for longest, until what is kept is small enough; never `keep`."""
    held: list[tuple[float, int, Path]] = []
    for one in folder.iterdir() if folder.is_dir() else ():
        with suppress(OSError):
            used = one.stat().st_mtime
            if one.name.endswith(PART):
                if time() - used > ABANDONED:
                    _remove(one)
            elif one.is_dir() and one != keep:
                held.append((used, _size(one), one))
            elif one.is_file() and time() - used > ABANDONED:
                _remove(one)
    room = most - _size(keep)
    for _, size, one in sorted(held, reverse=True):
        room -= size
        if room < 0:
            _remove(one)


def _size(folder: Path) -> int:
    total = 0
    with suppress(OSError):
        for entry in os.scandir(folder):
            total += entry.stat().st_size
    return total


def drop_part_of(process: int) -> None:
    """Take away what a process that was ended has left half made."""
    folder = cache_folder()
    for one in folder.glob(f"*.{process}{PART}") if folder.is_dir() else ():
        _remove(one)


def _remove(one: Path) -> None:
    if one.is_dir():
        shutil.rmtree(one, ignore_errors=True)
    else:
        with suppress(OSError):
            one.unlink()
