"""Opening and saving a campaign: the codec, the disk and the backups together."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from .backups import KEPT, keep_backup, keep_named_once, put_by
from .codec import decode, encode
from .disk import read_file, write_file
from .envelope import version_of
from .errors import StoreError
from .records import FORMAT, VERSION
from .recovery_log import fingerprint

UNREADABLE = "unreadable"  # in place of a fingerprint: the file is there, and nothing more is known of it
_NO_FILE = ("file_missing", "file_is_folder", "file_not_plain")


class Saved(NamedTuple):
    """A campaign that is saved: where the version before it is kept, or why that could not be done."""

    backup: Path | None
    problem: StoreError | None


def load_campaign(path: Path, rules: Ruleset) -> Campaign:
    """The campaign in a file, checked against the rules.

    :raises StoreError: with one sentence, when there is no such campaign.
    """
    return read_campaign(path, rules)[0]


def read_campaign(path: Path, rules: Ruleset) -> tuple[Campaign, str]:
    """The campaign in a file as `load_campaign` gives it, with the file's fingerprint."""
    data = read_file(path)
    return decode(data, rules, str(path)), fingerprint(data)


def fingerprint_of(path: Path) -> str:
    """The fingerprint of a file as it is now; empty where there is no file, `UNREADABLE` where it cannot be
    read.
    """
    try:
        return fingerprint(read_file(path))
    except StoreError as error:
        return "" if error.code in _NO_FILE else UNREADABLE


def keep_unsound(path: Path, rules: Ruleset) -> Path | None:
    """Keep a file that another campaign is about to replace for good, if it is no sound campaign: a damaged
    one, one of a newer version, or none at all. Rolling backups would drop it in time.

    Gives where it is kept; None where it is sound, or there is none.

    :raises StoreError: when it cannot be kept.
    """
    try:
        data = read_file(path)
    except StoreError:
        return None  # moved away by `save_bytes`, or not there
    try:
        decode(data, rules, str(path))
    except StoreError:
        return keep_named_once(path, "damaged", data)
    return None


def save_campaign(path: Path, campaign: Campaign, keep: int = KEPT) -> Saved:
    """Save a campaign, keeping up to `keep` earlier versions of the file beside it.

    :raises StoreError: when the campaign cannot be written; the file that was there is as it was.
    """
    return save_bytes(path, encode(campaign), keep)


def save_bytes(path: Path, data: bytes, keep: int = KEPT) -> Saved:
    """Save an encoded campaign, keeping up to `keep` earlier versions of the file beside it.

    A backup that cannot be made is told, and does not stop the save. But a file of an older version is kept
    for good before one of today's takes its place, and one that cannot be read is moved there.

    :raises StoreError: when the campaign cannot be written, or an older version not be kept; the file that
        was there is as it was.
    """
    backup, problem = None, None
    there = _there(path)
    if there is None and fingerprint_of(path) == UNREADABLE:
        backup = put_by(path, "unreadable")
    if there != data:
        if there is not None and 0 < (version := version_of(there, FORMAT)) < VERSION:
            keep_named_once(path, f"version-{version}", there)
        try:
            backup = keep_backup(path, keep)
        except StoreError as error:
            problem = error
    write_file(path, data)
    return Saved(backup, problem)


def _there(path: Path) -> bytes | None:
    """What the file holds; saving the same twice must not push an older version out of the backups."""
    with suppress(StoreError):
        return read_file(path)
    return None
