"""Reports of the program's own faults, in the folder of logs; few, small, without a campaign's text."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_log_path

from .. import __version__
from .disk import make_folder, read_file, remove_file, write_file
from .errors import StoreError
from .traces import without_home

KEPT = 10  # reports; older ones go
LARGEST = 200_000  # bytes of one
NATIVE = "native-crash.txt"


def log_folder() -> Path:
    """Where reports lie; the folder need not exist."""
    return Path(user_log_path("kingdom-gui", appauthor=False))


def report_text(details: str, actions: Iterable[str]) -> str:
    """A report: version and system, the last actions by their codes, and where it happened.

    `actions` are codes, the latest last; they hold no name and no text of a campaign.
    """
    lines = [
        f"kingdom-gui {__version__}, {datetime.now(UTC).isoformat(timespec='seconds')}",
        f"Python {platform.python_version()}, {platform.platform()}, {_qt()}",
        "last actions: " + (", ".join(actions) or "none"),
        "",
        details.rstrip(),
        "",
    ]
    return "\n".join(lines)


def keep_report(text: str, folder: Path | None = None) -> Path:
    """Keep a report; gives its file.

    :raises StoreError: when it cannot be written.
    """
    place = folder or log_folder()
    make_folder(place)
    stamp = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S-%fZ")
    file = place / f"fault-{stamp}.txt"
    write_file(file, text.encode("utf-8", "replace")[:LARGEST])
    others = sorted(other for other in place.glob("fault-*.txt") if other != file)
    for old in others[: -(KEPT - 1)]:  # never the new one, even if a clock was set back
        remove_file(old)
    return file


def native_report(folder: Path | None = None) -> str:
    """What a crash below Python left of an earlier run, and forget it; empty where there was none."""
    file = (folder or log_folder()) / NATIVE
    try:
        text = read_file(file, LARGEST).decode("utf-8", "replace").strip()
        if text:
            keep_report(report_text(without_home(text), ()), folder)
            remove_file(file)
    except StoreError:
        return ""
    return text


def _qt() -> str:
    """The version of Qt, where a window is open."""
    module = sys.modules.get("PySide6")
    return f"PySide6 {module.__version__}" if module is not None else "no window"
