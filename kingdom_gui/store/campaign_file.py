"""Opening and saving a campaign: the codec, the disk and the backups together."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from .backups import KEPT, keep_backup, keep_named_once
from .codec import decode, encode
from .disk import read_file, write_file
from .envelope import version_of
from .errors import StoreError
from .records import FORMAT, VERSION
from .recovery_log import fingerprint


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
    """The fingerprint of a file as it is now; empty where it cannot be read."""
    try:
        return fingerprint(read_file(path))
    except StoreError:
        return ""


def save_campaign(path: Path, campaign: Campaign, keep: int = KEPT) -> Saved:
    """Save a campaign, keeping up to `keep` earlier versions of the file beside it.

    :raises StoreError: when the campaign cannot be written; the file that was there is as it was.
    """
    return save_bytes(path, encode(campaign), keep)


def save_bytes(path: Path, data: bytes, keep: int = KEPT) -> Saved:
    """Save an encoded campaign, keeping up to `keep` earlier versions of the file beside it.

    A backup that cannot be made is told, and does not stop the save. But a file of an older version is kept
    for good before one of today's takes its place.

    :raises StoreError: when the campaign cannot be written, or an older version not be kept; the file that
        was there is as it was.
    """
    backup, problem = None, None
    there = _there(path)
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
