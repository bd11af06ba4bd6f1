"""The recovery log beside a campaign: each edit as it happens, as a line with a checksum.

The first line says on which campaign the edits build, by its fingerprint. Each line's checksum goes on from
that of the line before, so that a line lost or changed in the middle is noticed. What a power cut tears is
the end: reading stops at the first line that is not sound, and all before it stands.
"""

from __future__ import annotations

import binascii
import os
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.parse import quote, unquote_to_bytes

import msgspec

from .beside import beside
from .disk import Appender, read_file, remove_file
from .edits import EditLine, read_line
from .errors import StoreError

VERSION: Final = 1
LONGEST = 8 << 20  # bytes after which a log gives way to a snapshot of the campaign
MOST_LINES = LONGEST // 40  # no line of ours is shorter, and each takes its time to be done again


class Whose(NamedTuple):
    """The campaign that edits are of which are not kept beside it, or build on another version than is in
    its file: the file, its bytes written as in an address, and the fingerprint of that.
    """

    file: str
    version: str

    @classmethod
    def named(cls, path: Path, version: str) -> Whose:
        """The campaign in a file of any name, even one that is no text."""
        return cls(quote(os.fsencode(path), safe="/\\: "), version)

    @property
    def path(self) -> Path:
        """Its file."""
        return Path(os.fsdecode(unquote_to_bytes(self.file)))


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: what the log is, and the fingerprint of the campaign its edits build on; `whose` they
    are, where the log does not lie beside that campaign or builds on a snapshot.
    """

    log: Literal["kingdom-recovery"]
    version: Literal[1]
    base: str
    whose: Whose | None = None


class Saving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line written just before the campaign is saved: the fingerprint that the file will have."""

    saving: str


class Logged(NamedTuple):
    """What a log holds: its base, its edits, the fingerprint being saved last ("" where edits follow it), how
    many lines could not be read, and whose it is if it does not lie beside its campaign.
    """

    base: str
    edits: tuple[EditLine, ...]
    saving: str
    unread: int
    whose: Whose | None = None


class RecoveryLog:
    """A log being written; the file is there from the start, in the place of an older one.

    :raises StoreError: when it cannot be written, from every method.
    """

    def __init__(self, path: Path, base: str, whose: Whose | None = None) -> None:
        heading = msgspec.json.encode(Heading("kingdom-recovery", VERSION, base, whose))
        first, self._sum = _summed(heading, 0)
        self._file = Appender(path, first)

    @property
    def path(self) -> Path:
        """Where it is."""
        return self._file.path

    @property
    def size(self) -> int:
        """Its bytes."""
        return self._file.size

    @property
    def in_place(self) -> bool:
        """Whether what is written now will be found: it has not been taken away or replaced."""
        return self._file.in_place

    def append(self, line: bytes) -> None:
        """Add a line of JSON; it outlives the program at once."""
        summed, after = _summed(line, self._sum)
        self._file.append(summed)
        self._sum = after

    def saving(self, fingerprint: str) -> None:
        """Say that the campaign is about to be saved, and as what."""
        self.append(msgspec.json.encode(Saving(fingerprint)))
        self.flush()

    def flush(self) -> None:
        """Make it last through a power cut. May be called from another thread."""
        self._file.flush()

    def close(self) -> None:
        """Let go of the file, which stays."""
        self._file.close()

    def remove(self) -> None:
        """Let go of the file and take it away: its edits are saved, or not wanted."""
        self._file.close()
        remove_file(self._file.path)


def log_path(path: Path) -> Path:
    """The recovery log of a campaign."""
    return beside(path, ".", ".log")


def fingerprint(data: bytes) -> str:
    """What tells one version of a campaign's file from another; no proof against a forger."""
    return f"{len(data)}-{binascii.crc32(data):08x}"


def read_log(path: Path) -> Logged | None:
    """What a log holds, as far as it is sound; None where there is none, or nothing in it yet.

    :raises StoreError: when it is there and cannot be read, or its first line says nothing to this program.
    """
    try:
        lines = read_file(path).split(b"\n")
    except StoreError as error:
        if error.code == "file_missing":
            return None
        raise
    heading, after = _sound(lines[0], 0)
    try:
        head = msgspec.json.decode(heading, type=Heading)
    except msgspec.MsgspecError as error:
        if len(lines) == 1:  # torn before there was anything
            return None
        raise StoreError("recovery_unreadable", str(path), log=path.name) from error
    edits: list[EditLine] = []
    saving, read = "", 1
    for line in lines[1 : MOST_LINES + 1]:
        payload, after = _sound(line, after)
        if not payload:
            break
        try:
            found = _saving(payload) or read_line(payload)
        except (msgspec.MsgspecError, RecursionError):
            break
        saving = found.saving if isinstance(found, Saving) else ""
        if isinstance(found, EditLine):
            edits.append(found)
        read += 1
    # What follows the last line break is a torn line, or nothing.
    unread = len(lines) - read - (not lines[-1])
    return Logged(head.base, tuple(edits), saving, max(unread, 0), head.whose)


def _summed(payload: bytes, before: int) -> tuple[bytes, int]:
    after = binascii.crc32(payload, before)
    return b"%08x %s\n" % (after, payload), after


def _sound(line: bytes, before: int) -> tuple[bytes, int]:
    """The payload of a line and the checksum to go on from; no payload where it is not sound."""
    payload = line[9:]
    after = binascii.crc32(payload, before)
    return (payload, after) if line[:9] == b"%08x " % after else (b"", before)


def _saving(payload: bytes) -> Saving | None:
    return msgspec.json.decode(payload, type=Saving) if payload.startswith(b'{"saving"') else None
