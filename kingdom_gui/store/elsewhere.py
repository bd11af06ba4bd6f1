"""Unsaved edits of a campaign whose own folder does not take them: kept in the user's folder of states.

A folder that can only be read, a disk that is full or was pulled out is no reason to lose them. Which
campaign they are of stands in the log (`Whose`).
"""

from __future__ import annotations

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path

from .beside import SUFFIX
from .lock import Lock, holder_of
from .recovery import MOST_PLACES, free_place, unsaved_folder

_LOGS = re.compile(rf"\.(elsewhere-[0-9a-f]{{16}}-\d+{re.escape(SUFFIX)})\.log")


def place_elsewhere(path: Path) -> Lock:
    """A free place for the edits of a campaign, taken hold of.

    :raises StoreError: when none can be had.
    """
    folder, begins = unsaved_folder(), _begins(path)
    return free_place(folder, (folder / f"{begins}{number}{SUFFIX}" for number in range(MOST_PLACES)))


def places_elsewhere(path: Path | None = None) -> list[Path]:
    """The places of a campaign, or of any, whose edits nobody has open any more."""
    names: list[str] = []
    with suppress(OSError), os.scandir(unsaved_folder()) as entries:
        names = [found[1] for entry in entries if (found := _LOGS.fullmatch(entry.name))]
    begins = "" if path is None else _begins(path)
    places = [unsaved_folder() / name for name in sorted(names) if name.startswith(begins)]
    return [place for place in places if holder_of(place) is None]


def _begins(path: Path) -> str:
    return f"elsewhere-{hashlib.sha256(os.fsencode(path)).hexdigest()[:16]}-"
