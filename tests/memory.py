"""How much memory a process takes, in bytes: now, and at most so far."""

from __future__ import annotations

import resource
import sys
from contextlib import suppress
from pathlib import Path


def resident() -> int:
    """The memory of this process; where the system does not tell, the most it has had."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    return most_resident()


def most_resident() -> int:
    """The most memory that this process has had so far.

    `ru_maxrss` is the last resort: Linux hands a new process that of the one which started it.
    """
    with suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    return most_resident_of(resource.RUSAGE_SELF)


def most_resident_of_children() -> int:
    """The most that one of the processes started and waited for has had, or this one when it started them."""
    return most_resident_of(resource.RUSAGE_CHILDREN)


def most_resident_of(who: int) -> int:
    """`ru_maxrss` in bytes: macOS gives bytes, others KiB."""
    most = resource.getrusage(who).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def forget_most() -> None:
    """From here on `most_resident` tells the most since now; nothing happens where the system cannot."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")
