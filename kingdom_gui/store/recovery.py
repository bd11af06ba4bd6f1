"""Edits that were not saved: kept as they happen, and found again after a kill or a power cut.

Beside the campaign lie its recovery log and, where a log alone would not do, a snapshot that the log builds
on: for a campaign that has no file yet, and for one whose log has grown long or could not be written.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from platformdirs import user_state_path

from ..engine.patch import Patch
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from .backups import backup_folder, backups_of, keep_named
from .beside import SUFFIX, beside, fitting, real_place
from .codec import decode, encode
from .disk import make_folder, move_file, read_file, remove_file, write_file
from .edits import Done, EditLine, Parameters, done_again, edit_line
from .errors import StoreError
from .kept_fields import Kept
from .lock import Lock, acquire, holder_of
from .recovery_log import LONGEST, RecoveryLog, Whose, fingerprint, log_path, read_log
from .repair import read_keeping

NOTHING = Patch({}, {})
TORN = 1  # lines that a power cut may leave unsound, the last one; more have been damaged otherwise
DROPPED = "dropped"  # the base of a log whose edits nobody wants any more
MOST_PLACES = 64  # campaigns without a file that may be open, or wait to be taken up, at once


class Recovered(NamedTuple):
    """Unsaved edits that were found: the campaign with them, and where they were kept.

    `done` is what was done since the campaign was saved, the latest last; `unread` the lines that could not
    be read, at the end. `elsewhere`: the file has been changed by somebody since these edits began. `kept`
    are fields that this program does not know. `of` is the campaign's file, where `place` is not.
    """

    campaign: Campaign
    place: Path
    done: tuple[Done, ...]
    unread: int = 0
    elsewhere: bool = False
    kept: Kept = ()
    of: Path | None = None

    @property
    def whole(self) -> bool:
        """Whether nothing more is in the log than a line that was torn."""
        return self.unread <= TORN


class Keeper:
    """Keeps each edit of the open campaign. Every method may raise `StoreError`; what failed is made good by
    the next edit, which then keeps the whole campaign.
    """

    def __init__(
        self,
        place: Path,
        base: str,
        kept: Kept = (),
        taken_up: bool = False,
        whose: Whose | None = None,
        version: str = "",
    ) -> None:
        """`place` is the campaign's file, there or not, `base` the fingerprint it was loaded with ("": none),
        `kept` its fields that this program does not know. `taken_up`: what is kept there already is in the
        campaign; otherwise it is put aside when the first edit comes. `version` is the fingerprint of the
        file where `base` is not that.

        Nothing is written before there is an edit.
        """
        self.place = place
        self._base = base
        self._kept = kept
        self._whose = whose
        self._version = base or version
        self._stands_on: tuple[int, ...] = ()  # what the file was that the log builds on; (): on none
        self._log: RecoveryLog | None = None
        self._ours = taken_up  # what is kept there, if anything

    def keep(self, patch: Patch, after: Campaign, code: str, parameters: Parameters) -> None:
        """Keep an edit that led to the campaign `after`."""
        done = Done(datetime.now(UTC).isoformat(timespec="seconds"), code, parameters)
        log = self._log
        try:
            if log is not None and not (log.in_place and self.is_founded):
                # Taken away, or what it builds on was, or the whole folder: what is in memory is kept anew.
                self._give_up()
                log = None
            if not self._ours:
                put_aside(self.place)
                self._ours = True
            if log is None and self._base and self._found_file():
                log = self._begun(self._base)
            elif log is None or log.size > LONGEST:
                log, patch = self._begun(self._snapshot(encode(after, self._kept))), NOTHING
            log.append(edit_line(patch, after, done))
        except StoreError:
            self._give_up()
            raise

    @property
    def is_founded(self) -> bool:
        """Whether the file that the log builds on, if it does, is still as it was: another program may have
        changed or removed it, and then nothing could be made of the log.
        """
        return not self._stands_on or self._stands_on == _looks(self.place)

    def flush(self) -> None:
        """Make what is kept last through a power cut. May be called from another thread."""
        if (log := self._log) is not None:
            log.flush()

    def saving(self, data: bytes) -> None:
        """Say that the campaign is about to be saved as these bytes; a log that takes no line is silent."""
        with suppress(StoreError):
            if self._log is None and has_kept(self.place):
                # What was given up builds on what the file is now: it must not be offered once that changes.
                self._log = self._begun(self._snapshot(data))
            if self._log is not None:
                self._log.saving(fingerprint(data))

    def saved(self, data: bytes) -> None:
        """The campaign is saved as these bytes: what was kept is not needed any more."""
        self._base = self._version = fingerprint(data)
        self.drop()

    def let_go(self) -> None:
        """Leave what was kept where it is: the place is another's now."""
        self._give_up()

    def drop(self) -> None:
        """Forget what was kept: it is saved, or not wanted."""
        self._give_up(keep_base=True)
        drop_kept(self.place)

    def _begun(self, base: str) -> RecoveryLog:
        if self._log is not None:
            self._log.close()
        self._make_folder()
        whose = self._whose
        if whose is None and self._version not in ("", base):
            whose = Whose.named(self.place, self._version)
        self._log = RecoveryLog(log_path(self.place), base, whose)
        self._base = base
        return self._log

    def _found_file(self) -> bool:
        """Whether the file is the one that the edits build on; it is looked at again with each of them."""
        before = _looks(self.place)
        if not before or fingerprint(_bytes_if_any(self.place) or b"") != self._base:
            return False
        self._stands_on = before
        return True

    def _snapshot(self, data: bytes) -> str:
        self._make_folder()
        self._stands_on = ()
        write_file(snapshot_path(self.place), data, through_link=False)
        return fingerprint(data)

    def _make_folder(self) -> None:
        """The folder of a campaign is its owner's: where it is gone, the disk or its name is."""
        if self.place.parent == unsaved_folder():
            make_folder(self.place.parent)

    def _give_up(self, keep_base: bool = False) -> None:
        if self._log is not None:
            self._log.close()
        self._log = None
        self._stands_on = ()
        self._base = self._base if keep_base else ""


def snapshot_path(place: Path) -> Path:
    """Where a campaign's unsaved state is kept whole."""
    return beside(place, ".", ".unsaved")


def find_kept(place: Path, rules: Ruleset) -> Recovered | None:
    """The unsaved edits kept for a campaign; None where there are none.

    :raises StoreError: when there are some that cannot be read, or whose campaign is nowhere to be found.
    """
    logged = read_log(log_path(place))
    if logged is None:
        return None  # a snapshot without its log is one that was not needed any more
    # Beside its campaign a log says whose it is where it builds on a snapshot; the folder may have been
    # renamed since.
    of = logged.whose.path if logged.whose is not None and place.parent == unsaved_folder() else None
    file, unreadable = _bytes_or_why(place) if of is None else (_bytes_if_any(of), None)
    here = "" if file is None else fingerprint(file)
    if (logged.saving and logged.saving == here) or logged.base == DROPPED:
        return None
    if not logged.edits and logged.base == here:
        if logged.unread > TORN:
            raise StoreError("recovery_unreadable", str(place), log=log_path(place).name)
        return None
    base, edits = _base(place, file, logged.base), logged.edits
    if base is None:
        # Just before a log begins anew a snapshot takes the place of the one that the old log builds on: it
        # holds all edits of that log.
        base, edits = _bytes(snapshot_path(place)), ()
    if base is None and unreadable is not None:
        raise unreadable
    if base is None:
        raise StoreError("recovery_base_missing", str(place), log=log_path(place).name)
    from_snapshot = fingerprint(base) != here
    read, kept = read_keeping(base, rules, str(place))
    campaign = _all_again(read, edits, place)
    sound = decode(encode(campaign), rules, str(log_path(place)))
    done = tuple(Done(edit.at, edit.code, edit.parameters) for edit in logged.edits)
    elsewhere = from_snapshot and file is not None and not os.path.isfile(snapshot_path(place))
    if logged.whose is not None:
        elsewhere = file is not None and here != logged.whose.version
    return Recovered(sound, place, done, logged.unread, elsewhere, kept, of)


def put_aside(place: Path) -> None:
    """Move what an earlier run kept for a campaign among its backups, unless it is not needed any more.

    What could not be read, or was not taken up, may be of use to somebody: nothing takes its place.

    :raises StoreError: when it cannot be moved.
    """
    if not has_kept(place) or _is_over(place):
        return
    make_folder(backup_folder(place))
    stamp = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S-%fZ")
    name = fitting(real_place(place).name)
    for file, ending in ((snapshot_path(place), "unsaved"), (log_path(place), "log")):
        move_file(file, backup_folder(place) / f"{name}.{stamp}.{ending}")


def _is_over(place: Path) -> bool:
    """Whether all that a log holds is saved, or was not wanted."""
    try:
        logged = read_log(log_path(place))
        here = fingerprint(_bytes(place) or b"")
    except StoreError:
        return False
    if logged is None:
        return True
    if logged.base == DROPPED or logged.saving == here:
        return True
    return not logged.edits and logged.base == here and logged.unread <= TORN


def has_kept(place: Path) -> bool:
    """Whether something was kept for a campaign and has not been taken away."""
    return os.path.isfile(log_path(place))


def drop_kept(place: Path) -> None:
    """Take the log and the snapshot of a campaign away.

    What was taken up or kept elsewhere may go: see `put_aside` for what could not be read.

    :raises StoreError: when one is there and stays.
    """
    if os.path.isfile(log_path(place)):
        # Said before anything goes: an end between the two must not leave a snapshot to be offered.
        try:
            RecoveryLog(log_path(place), DROPPED).close()
        except StoreError:
            remove_file(log_path(place))
    remove_file(snapshot_path(place))
    remove_file(log_path(place))


def keep_beside(found: Recovered) -> Path:
    """Keep recovered edits as a version of their own among the backups; gives its file.

    :raises StoreError: when it cannot be written.
    """
    if found.of is not None and os.path.isfile(found.of):
        with suppress(StoreError):  # its folder may still take nothing
            return keep_named(found.of, "recovered", encode(found.campaign, found.kept))
    return keep_named(found.place, "recovered", encode(found.campaign, found.kept))


def unsaved_folder() -> Path:
    """Where edits of campaigns that have no file yet are kept."""
    return Path(user_state_path("kingdom-gui", appauthor=False))


def unsaved_place(folder: Path) -> Lock:
    """A free place for a campaign that has no file yet, taken hold of.

    :raises StoreError: when none can be had.
    """
    return free_place(folder, _places(folder))


def free_place(folder: Path, places: Iterable[Path]) -> Lock:
    """The first of these places in a folder where nothing is kept and nobody writes, taken hold of.

    :raises StoreError: when none can be had.
    """
    make_folder(folder)
    for place in places:
        if has_kept(place):
            continue
        try:
            return acquire(place)
        except StoreError as error:
            if error.code != "locked":
                raise
    raise StoreError("recovery_places_full", str(folder), count=MOST_PLACES)


def places_left(folder: Path) -> list[Path]:
    """Places of campaigns without a file whose edits nobody has open any more."""
    return [place for place in _places(folder) if has_kept(place) and holder_of(place) is None]


def _places(folder: Path) -> list[Path]:
    return [folder / f"unsaved{f'-{n}' if n else ''}{SUFFIX}" for n in range(MOST_PLACES)]


def _bytes(file: Path) -> bytes | None:
    try:
        return read_file(file)
    except StoreError as error:
        if error.code == "file_missing":
            return None
        raise


def _bytes_or_why(file: Path) -> tuple[bytes | None, StoreError | None]:
    """What a file holds, or why it cannot be read: a folder may stand in its place by now."""
    try:
        return _bytes(file), None
    except StoreError as error:
        return None, error


def _looks(file: Path) -> tuple[int, ...]:
    """What tells a file from one that is changed or put in its place; empty where there is none."""
    try:
        there = os.stat(file)
    except (OSError, ValueError):
        return ()
    return there.st_dev, there.st_ino, there.st_size, there.st_mtime_ns


def _bytes_if_any(file: Path) -> bytes | None:
    """What a file holds that may lie on a disk which is not there now."""
    try:
        return read_file(file)
    except StoreError:
        return None


def _base(place: Path, file: bytes | None, wanted: str) -> bytes | None:
    """The version of the campaign that has this fingerprint: the file, its snapshot or one of its backups."""
    if file is not None and fingerprint(file) == wanted:
        return file
    for other in (snapshot_path(place), *backups_of(place)):
        data = _bytes(other)
        if data is not None and fingerprint(data) == wanted:
            return data
    return None


def _all_again(campaign: Campaign, edits: tuple[EditLine, ...], place: Path) -> Campaign:
    try:
        for edit in edits:
            campaign = done_again(edit, campaign)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise StoreError("recovery_unreadable", str(place), log=log_path(place).name) from error
    return campaign
