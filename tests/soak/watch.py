"""Watches the main thread: each stall of it, with the step that caused it and where the time went.

A stall is a pass of the event loop, or a part of one, in which the main thread works for longer than a bound.
Measured is its own processor time, so that neither other programs nor waiting for input count.
"""

from __future__ import annotations

import faulthandler
import os
import re
import sys
import tempfile
import threading
import time
from collections import Counter

import msgspec
from PySide6.QtCore import QAbstractEventDispatcher

from tests.benchmarks.figure import in_ticks

LONG, TOO_LONG = 100.0, 300.0  # milliseconds, normalised
SAMPLE_EVERY = 0.01  # seconds between two looks at the main thread
SAMPLE_AFTER = 0.05  # seconds of work after which its stack is kept
HUNG_AFTER = 120.0  # seconds in which the event loop was not reached once, on the clock
FRAME = re.compile(r'  File "(.*)", line (\d+) in (.*)')
DEEPEST = 14  # frames told of a stack


class Stall(msgspec.Struct):
    """So many normalised milliseconds in a step, and the stacks seen most often, each with how often."""

    ms: float
    step: str
    kind: str
    stacks: list[tuple[int, list[str]]]


class Watch:
    """Begins with the event dispatcher of the thread that makes it; `stop` ends it.

    Where the event loop has not been reached for `HUNG_AFTER` seconds the process ends, telling where it is.
    """

    def __init__(self) -> None:
        self.stalls: list[Stall] = []
        self.step = self.kind = "start"
        self.steps: Counter[str] = Counter()
        self.longest: dict[str, float] = {}  # normalised milliseconds, by kind of step
        self._main = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._main)
        self._since = self._now()
        self._reached = time.monotonic()
        self._samples: Counter[tuple[str, ...]] = Counter()
        self._stacks = _Stacks(self._main)
        self._ended = threading.Event()
        in_ticks(1.0, time.thread_time)  # measured now, not in the first stall
        self._dispatcher = QAbstractEventDispatcher.instance()
        self._dispatcher.awake.connect(self.mark)
        self._dispatcher.aboutToBlock.connect(self.mark)
        self._thread = threading.Thread(target=self._look, name="watch", daemon=True)
        self._thread.start()

    def begin(self, kind: str, step: str) -> None:
        """What works from now on belongs to this step."""
        self.mark()
        self.kind, self.step = kind, step
        self.steps[kind] += 1

    def mark(self) -> None:
        """The event loop is reached: whatever took long until now is a stall."""
        now = self._now()
        used, self._since = (now - self._since) * 1000, now
        self._reached = time.monotonic()
        normalised = in_ticks(used, time.thread_time)
        self.longest[self.kind] = max(self.longest.get(self.kind, 0.0), normalised)
        if normalised > LONG:
            most = [(count, list(stack)) for stack, count in self._samples.most_common(6)]
            self.stalls.append(Stall(round(normalised, 1), self.step, self.kind, most))
        if self._samples:
            self._samples = Counter()
        self._since = self._now()

    def forgive(self) -> None:
        """What was done since the event loop was reached is not the program's."""
        self._since = self._now()

    def stop(self) -> None:
        """Watch no longer."""
        self._ended.set()
        self._thread.join()
        self._dispatcher.awake.disconnect(self.mark)
        self._dispatcher.aboutToBlock.disconnect(self.mark)

    def _now(self) -> float:
        return time.clock_gettime(self._clock)

    def _look(self) -> None:
        while not self._ended.wait(SAMPLE_EVERY):
            if self._now() - self._since > SAMPLE_AFTER:
                self._samples[self._stacks.now()] += 1
            if time.monotonic() - self._reached > HUNG_AFTER:
                self._give_up()

    def _give_up(self) -> None:
        print(f"HUNG for {HUNG_AFTER:.0f} s in step {self.step}", file=sys.stderr, flush=True)
        faulthandler.dump_traceback()
        os._exit(3)


class _Stacks:
    """Stacks of the main thread, as the fault handler writes them.

    `sys._current_frames` would keep a frame that is just left, and a painter in it: the process would die of
    that.
    """

    def __init__(self, main: int) -> None:
        self._head = f"hread 0x{main:016x} "
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as there is something to watch

    def now(self) -> tuple[str, ...]:
        """The innermost frames of our own and what they call, the innermost first."""
        self._file.seek(0)
        self._file.truncate()
        faulthandler.dump_traceback(self._file, all_threads=True)
        self._file.seek(0)
        told = self._file.read().decode("utf-8", "replace")
        _, _, rest = told.partition(self._head)
        found = []
        for line in rest.splitlines()[1:]:
            frame = FRAME.match(line)
            if frame is None or "/tests/soak/" in frame[1]:
                break
            found.append(f"{_short(frame[1])}:{frame[2]} {frame[3]}")
        return tuple(found[:DEEPEST])


def _short(path: str) -> str:
    return path.rpartition("/kingdom_gui/")[2] if "/kingdom_gui/" in path else path.rpartition("/")[2]
