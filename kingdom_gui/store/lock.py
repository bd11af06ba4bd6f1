"""A lock file beside an open campaign: who has it open, and since when.

It keeps two windows from overwriting each other. A lock is stale when its program has ended or, on another
machine and on Windows, when it has not been renewed for a while; a stale one is taken over.
"""

from __future__ import annotations

import getpass
import os
import platform
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from ..words.escaped import on_a_line
from .beside import beside
from .disk import create_file, device_of, is_unmounted, move_file, read_file, remove_file, touch_file
from .errors import StoreError

RENEWED_WITHIN = 15 * 60.0  # seconds without a sign of life after which a lock of another machine is stale
TRIES = 20  # to make a lock while others make and release theirs
_LARGEST_LOCK = 4096
_LONGEST_TOLD = 80  # letters of what a lock says, which may be anybody's


class Holder(msgspec.Struct, frozen=True):
    """Who holds a campaign: user, machine and process, and since when (UTC, ISO 8601).

    `mark` is another for each lock, since machines may share a name and processes their numbers.
    """

    user: str
    machine: str
    process: int
    since: str
    mark: str = ""

    @property
    def who(self) -> str:
        """As a person would say it: `mira on castle`."""
        return on_a_line(f"{self.user} on {self.machine}")[:_LONGEST_TOLD]


class Lock:
    """A campaign held open; `renew` it every few minutes, and `release` it when the campaign is closed."""

    def __init__(self, path: Path, holder: Holder) -> None:
        self.path = path
        self.file = lock_path(path)
        self.holder = holder
        self._device = device_of(path)
        self._released = False

    @property
    def taken_by(self) -> Holder | None:
        """Who has taken the campaign over since; None while it is ours. A lock that was deleted is made
        anew.
        """
        file = self.file
        there = _read(file)
        if there is None and not self._released and not is_unmounted(self.path, self._device):
            with suppress(StoreError):  # a lock that has gone astray is no reason to stop working
                create_file(file, msgspec.json.encode(self.holder))
            there = _read(file)
        return None if there is None or there == self.holder else there

    def renew(self) -> None:
        """Give a sign of life, unless another has taken the campaign over."""
        if self.taken_by is None and not self._released:
            touch_file(self.file)

    def release(self, kept_by: Lock | None = None) -> None:
        """Let go of the campaign; only a lock that is still ours is removed, and none that `kept_by`, got of
        it by another path, still holds.
        """
        self._released = True
        if _read(self.file) != self.holder or (kept_by is not None and _same(self.file, kept_by.file)):
            return
        remove_file(self.file)


def lock_path(path: Path) -> Path:
    """The lock file of a campaign."""
    return beside(path, ".", ".lock")


def acquire(path: Path, force: bool = False, ours: Lock | None = None) -> Lock:
    """Take hold of a campaign; `force` takes it from whoever has it. One that is held by `ours` already, by
    another path or in a folder that was renamed, stays held.

    :raises StoreError: `locked` with `who` and `since` when another has it; a `disk_` code where no lock can
        be made.
    """
    file = lock_path(path)
    holder = _self()
    for _ in range(TRIES):
        if create_file(file, msgspec.json.encode(holder)):
            return Lock(path, holder)
        try:
            there = _named_in(read_file(file, _LARGEST_LOCK))
        except StoreError as error:
            if error.code == "file_missing":
                continue  # let go of at this very moment
            there = None
        if there is not None and ours is not None and there == ours.holder:
            return Lock(path, there)
        if there is not None and not force and not _is_stale(file, there):
            raise StoreError("locked", str(path), who=there.who, since=on_a_line(there.since)[:_LONGEST_TOLD])
        _take_away(file, there)
    raise StoreError("disk_failed", str(path), reason="lock")


def holder_of(path: Path) -> Holder | None:
    """Who has a campaign open; None where nobody does, or did and is gone."""
    there = _read(lock_path(path))
    return None if there is None or _is_stale(lock_path(path), there) else there


def _take_away(file: Path, stale: Holder | None) -> None:
    """Remove a stale lock; one that somebody has put in its place meanwhile stays."""
    aside = file.with_name(f"{file.name}.{os.getpid()}")
    if move_file(file, aside):
        found = _read(aside)
        if found != stale and found is not None:
            create_file(file, msgspec.json.encode(found))
        remove_file(aside)


def _self() -> Holder:
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):  # no name for this user, as in some containers
        user = "?"
    since = datetime.now(UTC).isoformat(timespec="seconds")
    return Holder(user, platform.node() or "?", os.getpid(), since, os.urandom(8).hex())


def _read(file: Path) -> Holder | None:
    """Who a lock file names; None where there is none, or one that was cut off and names nobody."""
    try:
        return _named_in(read_file(file, _LARGEST_LOCK))
    except StoreError:
        return None


def _named_in(data: bytes) -> Holder | None:
    try:
        return msgspec.json.decode(data, type=Holder)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _same(file: Path, other: Path) -> bool:
    try:
        return os.path.samefile(file, other)
    except OSError:
        return False


def _is_stale(file: Path, holder: Holder) -> bool:
    """Whether nobody holds it any more. Our own number may be that of an earlier run, as in a container."""
    if holder.machine == platform.node() and os.name == "posix" and holder.process != os.getpid():
        return not _runs(holder.process)
    try:
        age = time.time() - file.stat().st_mtime
    except OSError:
        return True
    return age > RENEWED_WITHIN


def _runs(process: int) -> bool:
    """Whether a process of this machine is there. Only for POSIX: Windows has no harmless way to ask."""
    if process <= 0:
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
