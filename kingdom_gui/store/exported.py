"""What is made of a campaign, and written where the user says: never in the place of a campaign itself."""

from __future__ import annotations

import os
import re
from pathlib import Path

from .beside import SUFFIX
from .disk import read_file, write_file
from .envelope import FORMATS
from .errors import StoreError

# Anywhere in the file, and in one that is cut off too. Inside a text the quotes would be escaped.
_OURS = re.compile(rb'"format"\s*:\s*"(' + "|".join(FORMATS).encode() + rb')"')


def write_exported(path: Path, data: bytes, instead_of: str = "") -> None:
    """Write a table, sheet or picture in the place of whatever else has its name, but of no file of ours:
    nothing of that would be left. One of the format `instead_of` gives way.

    :raises StoreError: `export_over_ours` where such a file is there; else as `write_file`.
    """
    if _is_ours(path, instead_of):
        raise StoreError("export_over_ours", str(path))
    write_file(path, data)


def _is_ours(path: Path, but: str) -> bool:
    try:
        if not os.path.isfile(path):
            return False
        found = _OURS.search(read_file(path))
    except (StoreError, ValueError):  # told by the writing
        return False
    return found[1].decode() != but if found else path.name.endswith(SUFFIX)
