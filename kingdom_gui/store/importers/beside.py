"""Files that a map names: read only where they lie in the map's own folder or below it.

A map comes from somebody else. What it names may be a path to anything of the user's, by dots, from the root
of the disk, or through a link.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from ..errors import at_fault
from ..faults import Fault, FaultPath

_ROOTED = re.compile(r"[/\\]|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]*://")


def file_beside(folder: Path, source: str, name: str, path: FaultPath = (), line: int = 0) -> Path | None:
    """Where a file lies that the map `name` calls `source`; None where there is none.

    :raises StoreError: when it lies outside the folder, or is no plain file.
    """
    parts = source.replace("\\", "/").split("/")
    outside = bool(_ROOTED.match(source)) or "\0" in source or len(source) > 1_000
    if not outside:
        depth = 0
        for part in parts:
            depth += {"..": -1, ".": 0, "": 0}.get(part, 1)
            outside = outside or depth < 0
    found = folder.joinpath(*parts) if not outside else folder
    home = os.path.realpath(folder)
    # Through links, since one in the folder may lead out of it.
    real = os.path.realpath(found)
    if outside or not _within(real, home):
        raise at_fault(name, [Fault("file_outside", path, {"found": source[:200]}, line)])
    if not os.path.lexists(found) or not os.path.exists(real):
        return None
    if not os.path.isfile(real):
        raise at_fault(name, [Fault("file_no_plain", path, {"found": source[:200]}, line)])
    return Path(real)


def _within(path: str, home: str) -> bool:
    try:
        return os.path.commonpath((home, path)) == home
    except ValueError:  # on another drive
        return False
