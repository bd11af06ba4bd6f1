"""Where what belongs to a campaign lies beside its file, by whatever path the file is opened.

A link, or other letters where the disk takes A and a for the same, lead to the same file: lock, log, backups
and pictures go by the name that the file itself has. A name so long that nothing could be added to it is cut
and told apart by a hash.
"""

from __future__ import annotations

import os
import unicodedata
from contextlib import suppress
from pathlib import Path

SUFFIX = ".kingdom.json"
LONGEST = 255  # bytes of a name on the disks there are
ADDED = 80  # bytes at most that are added to a name: a name of its own, a time, a month and an ending
LONGEST_ENDING = 16
_HASH = 10  # letters of the hash


def real_place(path: Path) -> Path:
    """The path of the file itself: links followed, its name in the letters that the disk has it in.

    A file that is not there has the place where it would be made.
    """
    try:
        real = Path(os.path.realpath(path))
    except (OSError, ValueError):  # a NUL byte in the name
        return path
    return real.with_name(_as_listed(real)) if _may_have_other_letters(real) else real


def same_place(path: Path | None, other: Path | None) -> bool:
    """Whether two paths lead to the same name in the same folder, by a mounted twin of it even."""
    if path is None or other is None:
        return path is other
    one, two = real_place(path), real_place(other)
    if one == two:
        return True
    try:
        return one.name == two.name and os.path.samefile(one.parent, two.parent)
    except OSError:
        return False


def beside(path: Path, before: str, after: str) -> Path:
    """The file or folder beside a campaign's whose name is that of the campaign with these added."""
    real = real_place(path)
    return real.with_name(f"{before}{fitting(real.name)}{after}")


def stem_of(real: Path) -> str:
    """The name of a campaign without its ending, as its backups have it."""
    return fitting(real.name.removesuffix(ending_of(real)) or real.name)


def ending_of(real: Path) -> str:
    """What a campaign's name ends with, and what its backups do."""
    if real.name.endswith(SUFFIX):
        return SUFFIX
    return real.suffix if len(os.fsencode(real.suffix)) <= LONGEST_ENDING else ""


def fitting(name: str) -> str:
    """A name that leaves room for what is added to it; what is cut goes into a hash."""
    if len(os.fsencode(name)) + ADDED <= LONGEST:
        return name
    import hashlib  # seldom needed, and felt when the program starts

    cut = name
    while len(os.fsencode(cut)) + 1 + _HASH + ADDED > LONGEST:
        cut = cut[:-1]
    return f"{cut}~{hashlib.sha256(os.fsencode(name)).hexdigest()[:_HASH]}"


def _may_have_other_letters(real: Path) -> bool:
    """Whether the disk finds the file by other letters too. One look, since most disks do not."""
    with suppress(OSError, ValueError):
        return os.path.samefile(real, real.with_name(real.name.swapcase()))
    return False


def _as_listed(real: Path) -> str:
    """The name of a file as its folder lists it."""
    wanted = _alike(real.name)
    with suppress(OSError), os.scandir(real.parent) as entries:
        found = [entry.name for entry in entries if _alike(entry.name) == wanted]
        if real.name not in found:
            for name in sorted(found):
                with suppress(OSError):
                    if os.path.samefile(real, real.with_name(name)):
                        return name
    return real.name


def _alike(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
