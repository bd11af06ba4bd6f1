"""The program started again and again on a busy machine, under Xvfb: does its map open whole?

Each start is a process of its own that opens the example campaign in a home of its own, while two others
spin. Once its map is at rest, what stands on the X screen is compared with a painting of everything anew;
then again after a zoom, after fitting, and on dark paper. Alone: `python -m tests.torture.cold_starts 50`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import which
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SPINNING = 2  # processes that keep the machine busy
PATIENCE = 240.0  # seconds for one start
TIMES = ("opened", "zoomed", "fitted", "dark")

STARTED = """
import os
import sys
from kingdom_gui.cli import main
from kingdom_gui.commands.window import load_qt
load_qt()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from kingdom_gui.document.files import example_path
from kingdom_gui.views.map.map_view import MapView
from tests.whole.screen import is_idle, stale
show = MapView.showEvent
seen = []

def shown(view, event):
    show(view, event)
    if not seen:
        seen.append(view)
        QTimer.singleShot(50, lambda: look(view, list(DEEDS), 0))

DEEDS = (
    lambda view: None,
    lambda view: view.zoom_by(5),
    lambda view: view.fit(),
    lambda view: view.set_options(view.options._replace(dark=not view.options.dark)),
)

def look(view, deeds, rested):
    rested = rested + 1 if is_idle(view) else 0
    if rested < 6:
        QTimer.singleShot(30, lambda: look(view, deeds, rested))
        return
    print(*stale(view), flush=True)
    deeds = deeds[1:]
    if not deeds:
        os._exit(0)
    deeds[0](view)
    QTimer.singleShot(30, lambda: look(view, deeds, 0))

MapView.showEvent = shown
main([str(example_path())])
"""


class Told(NamedTuple):
    """What came of the starts: how many, how many comparisons, and where something stale was shown."""

    starts: int
    compared: int
    holes: list[str]


@contextmanager
def _running(*words: str, **how: object) -> Iterator[subprocess.Popen[str]]:
    """A process that ends with the block."""
    process = subprocess.Popen(words, text=True, **how)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def _x_screen() -> Iterator[str]:
    """An X server of our own; gives the name of its display."""
    words = ("Xvfb", "-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp")
    with _running(*words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"


def start_again_and_again(count: int, each: bool = False) -> Told:
    """Start the program so many times; with `each` print a line a start."""
    compared, holes = 0, []
    with ExitStack() as stack:
        display = stack.enter_context(_x_screen())
        for _ in range(SPINNING):
            stack.enter_context(_running(sys.executable, "-c", "while True: pass"))
        for number in range(count):
            lines = _start(display)
            compared += len(lines)
            found = [f"start {number + 1}, {time}: {line}" for time, line in zip(TIMES, lines, strict=False)
                     if not line.startswith("0")]  # fmt: skip
            if len(lines) < len(TIMES):
                found.append(f"start {number + 1} ended after {len(lines)} comparisons")
            holes += found
            if each:
                print(f"start {number + 1:>3}: {'; '.join(found) or 'whole'}", flush=True)
    return Told(count, compared, holes)


def _start(display: str) -> list[str]:
    """Start the program once, and give the lines it prints."""
    with tempfile.TemporaryDirectory(prefix="cold-start-") as home:
        homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        environment = {
            **os.environ, **dict.fromkeys(homes, home), "DISPLAY": display, "QT_QPA_PLATFORM": "xcb",
            "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT),
        }  # fmt: skip
        try:
            run = subprocess.run([sys.executable, "-c", STARTED], env=environment, cwd=ROOT, timeout=PATIENCE,
                                 capture_output=True, text=True, check=False)  # fmt: skip
        except subprocess.TimeoutExpired:
            return []
    return [line for line in run.stdout.splitlines() if line[:1].isdigit()]


def cold_starts(count: int) -> tuple[str, bool]:
    """The part of `make torture`: what to print, and whether all was whole."""
    if which("Xvfb") is None:
        return "not tried: Xvfb is missing (the package xvfb)", True
    told = start_again_and_again(count)
    said = f"{told.starts} cold starts, {told.compared} comparisons, {len(told.holes)} holes"
    return "; ".join([said, *told.holes[:5]]), not told.holes


if __name__ == "__main__":
    result = start_again_and_again(int(sys.argv[1]) if len(sys.argv) > 1 else 50, each=True)
    print(f"{result.starts} cold starts, {result.compared} comparisons, {len(result.holes)} holes")
    sys.exit(1 if result.holes else 0)
