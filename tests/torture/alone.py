"""One part of the torture in a process of its own, so that what it measures of the process is its own.

`python -m tests.torture.alone NAME SHARE RESULT` runs a part and writes what came of it to the file RESULT.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import NamedTuple

import msgspec

from ..memory import forget_most, most_resident

MOST_MEMORY = 2**30  # bytes that a part may take at most


class Report(NamedTuple):
    """What came of a part: how often it tried, what it lost, what it says, a figure over its bound, the most
    memory in bytes, the seconds it took, and whether it came to its end.
    """

    name: str
    runs: int = 0
    lost: int = 0
    said: str = ""
    over: str = ""
    memory: int = 0
    seconds: float = 0.0
    ended: bool = True


def run_alone(name: str, share: float) -> Report:
    """Run a part in a process of its own; one that dies is reported as not having come to its end."""
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        result = Path(folder) / "result.json"
        words = [sys.executable, "-m", __name__, name, str(share), str(result)]
        code = subprocess.run(words, check=False).returncode
        if result.exists():
            return msgspec.json.decode(result.read_bytes(), type=Report)
    took = time.perf_counter() - start
    return Report(name, said=f"died with exit code {code}", seconds=took, ended=False)


def run_here(name: str, share: float) -> Report:
    """Run a part in this process. An assertion that fails is a loss; any other error, a part that failed."""
    from .parts import PARTS, Outcome

    part = next(part for part in PARTS if part.name == name)
    start = time.perf_counter()
    ended = True
    forget_most()  # what the imports took
    try:
        with tempfile.TemporaryDirectory(prefix="torture-") as folder:
            outcome = part.run(Path(folder), share)
    except AssertionError as lost:
        traceback.print_exc()
        outcome = Outcome(0, 1, str(lost).partition("\n")[0] or "an assertion failed")
    except Exception as error:
        traceback.print_exc()
        outcome, ended = Outcome(0, 0, repr(error)), False
    memory, over = most_resident(), outcome.over
    if memory > MOST_MEMORY:
        over = "; ".join(filter(None, (over, f"memory {_mega(memory)}, bound {_mega(MOST_MEMORY)}")))
    took = time.perf_counter() - start
    return Report(name, outcome.runs, outcome.lost, outcome.said, over, memory, took, ended)


def _mega(size: int) -> str:
    return f"{size / 2**20:.0f} MB"


def main(name: str, share: str, result: str) -> int:
    """Run the part and write what came of it; the exit code says nothing but that it ended."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    report = run_here(name, float(share))
    Path(result).write_bytes(msgspec.json.encode(report))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
