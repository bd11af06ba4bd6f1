"""The one seam through which everything is written, and through which our files are read.

A write goes to a temporary file beside the target, is flushed to the disk, and takes the target's place in
one step, so that whatever happens (a full disk, a crash, a pulled plug) the old file or the new one is there,
whole.

What a network or FUSE mount may refuse, and what that means here:

| call | refused |
|---|---|
| open, write, close; fsync that fails | nothing is written, and nothing of it stays |
| fsync that is not offered (`_NOT_OFFERED`) | the data goes when the system sends it; written all the same |
| chmod, chown | the mode, owner or group could not be kept; written all the same |
| fsync of a folder, utime | nothing of the data hangs on it; written all the same |
| link | a file that must not be there yet is opened as such, and filled |
| replace | nothing is written: a step in between would have no file |
| access | the file is opened for writing instead, which is asked last |
"""

from __future__ import annotations

import errno
import os
import stat
import time
from contextlib import suppress
from pathlib import Path

from .errors import StoreError

MEBIBYTE = 1 << 20
LONGEST_WRITE = 3600.0  # seconds after which a temporary file is nobody's any more
LEAST_TOLD = 40  # letters of a file's name that its temporary files have at least
LARGEST_FILE = 256 * MEBIBYTE  # some four million hexes; what is larger is no file of ours
_GIVEN = ("/dev/fd/", "/dev/stdin", "/proc/self/fd/")

# What a file system answers that has no such call; to one that it has, it answers otherwise.
_NOT_OFFERED = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOTTY)

# What the system's error numbers are called in our messages; others give the system's own words.
_CODES = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EACCES: "disk_denied",
    errno.EPERM: "disk_denied",
    errno.EROFS: "disk_read_only",
    errno.ENOENT: "disk_no_folder",
    errno.ENOTDIR: "disk_not_folder",
    errno.EISDIR: "disk_is_folder",
    errno.ENAMETOOLONG: "disk_name_too_long",
}


def read_file(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """The bytes of a file of at most `largest` bytes.

    :raises StoreError: when it is not there, not a file, too large or not to be read.
    """
    try:
        refuse_unless_plain(path)
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            # One byte more is asked for, since the size of a device or a growing file says nothing.
            data = file.read(largest + 1) if size <= largest else b""
    except OSError as error:
        raise _read_error(path, error) from error
    except ValueError as error:  # a NUL byte in the name
        raise StoreError("file_missing", str(path)) from error
    if size > largest or len(data) > largest:
        megabytes = max(size, len(data)) // MEBIBYTE
        raise StoreError("file_too_large", str(path), size=megabytes, limit=largest // MEBIBYTE)
    return data


def refuse_unless_plain(path: Path) -> None:
    """Refuse what is there and no file to be read to its end: a pipe nobody writes to would keep us waiting
    for ever. What a shell has opened for us (`<(...)`) is meant so.

    :raises StoreError: when it is such a thing.
    :raises OSError: when it is not there, or nothing is known of it.
    """
    mode = os.stat(path).st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or str(path).startswith(_GIVEN)):
        raise StoreError("file_not_plain", str(path))


def device_of(path: Path) -> int | None:
    """The number of the disk that the folder of a file lies on; None where there is no such folder."""
    try:
        return os.stat(path.parent).st_dev
    except (OSError, ValueError):
        return None


def is_unmounted(path: Path, device: int | None) -> bool:
    """Whether a file that was on the disk of this number is gone with it, and its folder is the empty place
    where the disk was mounted: what is written there is hidden once it is mounted again.
    """
    now = device_of(path)
    return None not in (device, now) and now != device and not os.path.lexists(path)


def write_file(path: Path, data: bytes, through_link: bool = True) -> None:
    """Put `data` in the place of a file, or make it, in one step. The file's mode, owner and group are kept,
    where the system lets us.

    A link is followed, where the file is the user's. A file of our own making is made in the link's place:
    where such a link leads, nobody who sends a folder of campaigns may decide.

    :raises StoreError: when it cannot be done; the file that was there is as it was.
    """
    try:
        target = Path(os.path.realpath(path)) if through_link else path
        there = _what_is_there(target, through_link)
        temporary = _temporary_name(target)
        try:
            _fill(temporary, data, there)
            os.replace(temporary, target)
        except BaseException:
            _forget(temporary)
            raise
        _flush_folder(target.parent)
    except OSError as error:
        raise write_error(path, error) from error
    except ValueError as error:  # a NUL byte in the name
        raise StoreError("disk_failed", str(path), reason=str(error)) from error


def remove_file(path: Path) -> None:
    """Take a file away; one that is not there is no error.

    :raises StoreError: when it is there and stays.
    """
    try:
        os.unlink(path)
    except FileNotFoundError:
        return
    except OSError as error:
        raise write_error(path, error) from error


def remove_leftovers(path: Path) -> int:
    """Take away what writes of a file, or of what is kept beside it, left half done when their program ended;
    gives how many there were.

    Only what is older than any write can take goes, since another program may be writing at this moment. A
    folder that cannot be read or changed is no error: what lies there does no harm.
    """
    import re  # seldom needed

    named = re.compile(rf"\.+{re.escape(path.name[:LEAST_TOLD])}.*\.[0-9a-f]{{8}}\.tmp")
    old = time.time() - LONGEST_WRITE
    gone = 0
    with suppress(OSError), os.scandir(path.parent) as entries:
        for entry in entries:
            if named.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                with suppress(OSError):
                    if entry.stat(follow_symlinks=False).st_mtime < old:
                        os.unlink(entry.path)
                        gone += 1
    return gone


def create_file(path: Path, data: bytes) -> bool:
    """Make a file that must not be there yet, with all that is in it; whether it was made.

    :raises StoreError: when it cannot be written.
    """
    temporary = _temporary_name(path)
    try:
        _fill(temporary, data, None)
        try:
            os.link(temporary, path)
        except FileExistsError:
            return False
        except OSError:  # a disk without links: for a moment the file is there and not yet full
            return _create_filled(path, data)
        finally:
            _forget(temporary)
    except OSError as error:
        raise write_error(path, error) from error
    return True


def _create_filled(path: Path, data: bytes) -> bool:
    try:
        _fill(path, data, None)
    except FileExistsError:
        return False
    return True


def move_file(path: Path, target: Path) -> bool:
    """Give a file another name in its folder; whether it was there.

    :raises StoreError: when it is there and keeps its name.
    """
    try:
        os.replace(path, target)
    except FileNotFoundError:
        return False
    except OSError as error:
        raise write_error(path, error) from error
    return True


def touch_file(path: Path, when: float | None = None) -> None:
    """Give a file the time of now, or that of `when` (seconds since 1970); one that is gone, or not to be
    touched, stays as it is.
    """
    with suppress(OSError, OverflowError):
        os.utime(path, None if when is None else (when, when))


def copy_file(source: Path, path: Path) -> bool:
    """Make a file that must not be there yet, a copy of another however large; whether it was made.

    :raises StoreError: when the other cannot be read, or this not be written.
    """
    temporary = _temporary_name(path)
    try:
        try:
            refuse_unless_plain(source)
            reading = source.open("rb")
        except OSError as error:
            raise _read_error(source, error) from error
        try:
            with reading, temporary.open("xb") as writing:
                while piece := reading.read(MEBIBYTE):
                    writing.write(piece)
                writing.flush()
                _flush(writing.fileno())
            try:
                os.link(temporary, path)
            except FileExistsError:
                return False
            except OSError:  # a disk without links
                if os.path.exists(path):
                    return False
                os.replace(temporary, path)
        finally:
            _forget(temporary)
    except OSError as error:
        raise write_error(path, error) from error
    _flush_folder(path.parent)
    return True


def make_folder(path: Path) -> None:
    """Make a folder; one that is there is no error.

    :raises StoreError: when it cannot be made.
    """
    try:
        os.makedirs(path, exist_ok=True)
    except FileExistsError as error:  # as something else
        raise StoreError("disk_not_folder", str(path), folder=str(path)) from error
    except OSError as error:
        raise write_error(path, error) from error


class Appender:
    """A file that grows at its end. What is appended outlives the program, and once flushed a power cut."""

    def __init__(self, path: Path, data: bytes) -> None:
        """Begin the file with `data`, in the place of one of that name.

        :raises StoreError: when it cannot be written.
        """
        write_file(path, data, through_link=False)
        self.path = path
        self.size = len(data)
        try:
            self._descriptor = os.open(path, os.O_WRONLY | os.O_APPEND)
        except OSError as error:
            # What was begun stays: it may say of a whole campaign beside it that it is to be found.
            raise write_error(path, error) from error

    @property
    def in_place(self) -> bool:
        """Whether the file is still the one of its name; one that was removed, replaced or lies on a disk
        that is gone takes what is written, and nobody finds it.
        """
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._descriptor))
        except OSError:
            return False

    def append(self, data: bytes) -> None:
        """Add `data`, or nothing of it.

        :raises StoreError: when it cannot be written.
        """
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[os.write(self._descriptor, rest) :]
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._descriptor, self.size)
            raise write_error(self.path, error) from error
        self.size += len(data)

    def flush(self) -> None:
        """Make what was appended last through a power cut. May be called from another thread.

        :raises StoreError: when the disk does not take it.
        """
        try:
            _flush(self._descriptor)
        except OSError as error:
            raise write_error(self.path, error) from error

    def close(self) -> None:
        """Let go of the file."""
        with suppress(OSError):
            os.close(self._descriptor)


def write_error(path: Path, error: OSError) -> StoreError:
    """What an error of the system means for somebody who saves."""
    code = _CODES.get(error.errno or 0, "disk_failed")
    return StoreError(code, str(path), folder=str(path.parent), reason=error.strerror or str(error))


def _read_error(path: Path, error: OSError) -> StoreError:
    if isinstance(error, FileNotFoundError | NotADirectoryError) or error.errno == errno.ENAMETOOLONG:
        return StoreError("file_missing", str(path))
    if isinstance(error, IsADirectoryError) or os.path.isdir(path):
        return StoreError("file_is_folder", str(path))
    if isinstance(error, PermissionError):
        return StoreError("file_unreadable", str(path))
    return StoreError("file_not_read", str(path), reason=error.strerror or str(error))


def _what_is_there(target: Path, through_link: bool) -> os.stat_result | None:
    """The file that is to be replaced, whose permissions are kept; None for a new one, which gets what the
    user's umask allows.

    Also refuses early what `os.replace` would refuse late or, for a pipe or a device, do.
    """
    try:
        there = os.stat(target, follow_symlinks=through_link)
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(there.st_mode):
        return None
    if stat.S_ISDIR(there.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(there.st_mode):
        raise StoreError("disk_not_plain", str(target))
    if not os.access(target, os.W_OK):
        # Says why: a disk that can only be read, say. A network mount may answer `access` wrongly.
        os.close(os.open(target, os.O_WRONLY))
    return there


def _temporary_name(target: Path) -> Path:
    """A name beside the target that nobody else uses."""
    # Needed for writing only; it brings hashlib, which would be felt when the program starts.
    import secrets

    # Cut, so that a name as long as the disk just allows does not become too long with what is added.
    return target.with_name(f".{target.name[:50]}.{secrets.token_hex(4)}.tmp")


def _fill(path: Path, data: bytes, like: os.stat_result | None) -> None:
    """Make a file that is not there yet, flushed to the disk, with the permissions of another; nothing stays
    of one that fails.
    """
    # Never open to more people than the other, even where nothing can be set afterwards.
    mode = 0o666 if like is None else stat.S_IMODE(like.st_mode) & 0o777
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    try:
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(descriptor, rest) :]
            if like is not None:
                _make_like(path, descriptor, like)
            _flush(descriptor)
        finally:
            os.close(descriptor)
    except BaseException:
        _forget(path)
        raise


def _make_like(path: Path, descriptor: int, like: os.stat_result) -> None:
    """Give a new file the mode, owner and group of the one it will replace, as far as the system lets us."""
    new = os.fstat(descriptor)
    if os.name == "posix" and (new.st_uid, new.st_gid) != (like.st_uid, like.st_gid):
        # Only the superuser gives files away; to a group of their own everybody may.
        for owner in (like.st_uid, -1):
            with suppress(OSError):
                os.chown(path, owner, like.st_gid)
                break
    if stat.S_IMODE(os.fstat(descriptor).st_mode) != stat.S_IMODE(like.st_mode):
        with suppress(OSError):
            os.chmod(path, stat.S_IMODE(like.st_mode))


def _flush(descriptor: int) -> None:
    """Send what was written to the disk, where the file system has such a call."""
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NOT_OFFERED:
            raise


def _forget(path: Path) -> None:
    with suppress(OSError):
        os.unlink(path)


def _flush_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can do that to a folder."""
    if os.name != "posix":
        return
    # The file is whole and in place by now; a folder that cannot be flushed must not make the save a failure.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
