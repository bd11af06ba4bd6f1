"""The files of pictures under the map: in a folder beside the campaign's own file, and nowhere else.

A campaign `Vale.kingdom.json` keeps its pictures in `Vale.pictures`. One that has no file yet keeps them
where its unsaved edits are, until it is saved. A file there is never written over: another of its name gets a
number.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import time

from ..engine.state import LONGEST_NAME, Campaign, MapPicture, is_plain_name
from .backups import backup_folder
from .beside import ADDED, LONGEST, SUFFIX, fitting, real_place
from .disk import copy_file, make_folder, read_file, remove_file
from .errors import StoreError
from .importers.beside import file_beside
from .recovery import unsaved_folder

FOLDER = ".pictures"
ENDINGS = ("png", "jpg", "jpeg", "webp", "svg", "pdf")
LARGEST_READ = 1 << 30  # bytes of a version of the campaign that is looked through
MOST_ALIKE = 1000  # pictures of one name in a folder
FORGOTTEN = 60 * 86_400  # seconds after which a picture of a campaign that was never saved is let go
_PIECE = 1 << 20


def pictures_folder(campaign_file: Path | None) -> Path:
    """Where a campaign keeps its pictures; None: it has no file yet."""
    if campaign_file is None:
        return unsaved_folder() / f"unsaved{FOLDER}"
    campaign_file = real_place(campaign_file)
    name = campaign_file.name
    for ending in (SUFFIX, campaign_file.suffix):
        if ending and name.lower().endswith(ending):
            name = name[: -len(ending)]
            break
    return campaign_file.with_name(fitting(name) + FOLDER)


def find_picture(picture: MapPicture, campaign_file: Path | None, also: Path | None = None) -> Path:
    """The file of a picture that is not embedded. Where it is missing it is looked for beside the campaign
    `also`, of which this one is a copy.

    :raises StoreError: where there is none, it is another, or it lies outside its folder.
    """
    if also is not None:
        try:
            return find_picture(picture, campaign_file)
        except StoreError as error:
            if error.code == "picture_outside":
                raise
            return find_picture(picture, also)
    folder = pictures_folder(campaign_file)
    if not is_plain_name(picture.file):
        raise StoreError("picture_outside", picture.file[:LONGEST_NAME])
    try:
        found = file_beside(folder, picture.file, picture.file)
    except StoreError as error:
        raise StoreError("picture_outside", picture.file) from error
    if found is None:
        raise StoreError("picture_missing", picture.file, folder=folder.name)
    try:
        size = -(-found.stat().st_size // 1024)
    except OSError as error:
        raise StoreError("picture_missing", picture.file, folder=folder.name) from error
    if size != picture.size:
        raise StoreError("picture_changed", picture.file)
    return found


def keep_picture(source: Path, campaign_file: Path | None) -> str:
    """Copy a picture into a campaign's folder, if it is not there already; the name it has there.

    :raises StoreError: when it cannot be read or written.
    """
    folder = pictures_folder(campaign_file)
    make_folder(folder)
    if campaign_file is None:
        _forget_old(folder)
    name = plain_name(source.name)
    for number in range(1, MOST_ALIKE):
        given = name if number == 1 else _numbered(name, number)
        target = folder / given
        if copy_file(source, target):
            return given
        if _is_same(target, source):
            with suppress(OSError):
                os.utime(target)
            return given
    raise StoreError("disk_is_folder", str(folder / name))


def carry_pictures(campaign: Campaign, before: Path | None, after: Path, also: Path | None = None) -> None:
    """Copy the pictures of a campaign along that is saved under another name, or is a copy of `also`; those
    that are missing are left.

    :raises StoreError: when one cannot be written.
    """
    if pictures_folder(before) == pictures_folder(after):
        return
    for picture in campaign.pictures.values():
        if picture.embedded:
            continue
        try:
            source = find_picture(picture, before, also)
        except StoreError:
            continue  # it was missing before, and is told of as such
        target = pictures_folder(after) / picture.file
        if not target.exists():
            make_folder(target.parent)
            copy_file(source, target)


def unused_pictures(campaign_file: Path, needed: Iterable[str]) -> list[Path]:
    """The pictures in a campaign's folder that nothing needs: none of the `needed` names, and no file of the
    campaign, of a namesake or of an earlier version speaks of them.

    :raises StoreError: when one of these cannot be read; then nothing is known to be unused.
    """
    folder = pictures_folder(campaign_file)
    names = {one.name for one in _inside(folder) if one.suffix[1:].lower() in ENDINGS} - set(needed)
    if not names:
        return []
    speaking = [one for one in _inside(campaign_file.parent) if pictures_folder(one) == folder]
    for file in [*speaking, *_inside(backup_folder(campaign_file))]:
        data = read_file(file, LARGEST_READ)
        # Whatever form the version is of, a name stands in it as JSON writes it, in signs or escaped.
        names = {one for one in names if not any(form in data for form in _as_written(one))}
    return sorted(folder / name for name in names)


def remove_pictures(files: Iterable[Path]) -> int:
    """Take these files away; how many of them are gone.

    :raises StoreError: when one cannot be.
    """
    count = 0
    for file in files:
        remove_file(file)
        count += 1
    return count


def _inside(folder: Path) -> list[Path]:
    """The plain files of a folder; none where there is no folder."""
    try:
        return [one for one in folder.iterdir() if one.is_file() and not one.is_symlink()]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise StoreError("file_not_read", str(folder), reason=error.strerror or str(error)) from error


def _as_written(name: str) -> tuple[bytes, ...]:
    return (
        name.encode(),
        json.dumps(name)[1:-1].encode(),
        json.dumps(name, ensure_ascii=False)[1:-1].encode(),
    )


def plain_name(name: str) -> str:
    """A file's name as a campaign may keep it: odd signs left out, cut where it is too long."""
    clean = "".join(sign if sign.isprintable() and sign not in '/\\:*?"<>|' else "_" for sign in name)
    stem, dot, ending = clean.strip(" .").rpartition(".")
    stem, ending = (stem, dot + ending) if dot and len(ending) < 6 else (clean.strip(" ."), "")
    stem = stem[: LONGEST_NAME - len(ending) - 6]
    while len(os.fsencode(stem)) + ADDED > LONGEST:
        stem = stem[:-1]
    name = (stem.strip(" .") or "picture") + ending
    return name if is_plain_name(name) else "picture"


def _numbered(name: str, number: int) -> str:
    stem, dot, ending = name.rpartition(".")
    return f"{stem}-{number}{dot}{ending}" if dot else f"{name}-{number}"


def _is_same(path: Path, other: Path) -> bool:
    """Whether two files hold the same bytes."""
    try:
        if path.stat().st_size != other.stat().st_size:
            return False
        with path.open("rb") as one, other.open("rb") as two:
            while piece := one.read(_PIECE):
                if piece != two.read(_PIECE):
                    return False
    except OSError:
        return False
    return True


def _forget_old(folder: Path) -> None:
    """Let go of pictures of campaigns that were never saved, long ago."""
    with suppress(OSError):
        for one in folder.iterdir():
            if one.is_file() and time() - one.stat().st_mtime > FORGOTTEN:
                one.unlink()
