"""Takes step after step while the event loop runs, also while a dialog or a drag waits inside one of them."""

from __future__ import annotations

import gc
import sys
import time
from collections import deque
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from .steps import Act, Step, Steps, shut
from .watch import Watch

PACE = 5  # milliseconds from an act to the next
PATIENCE = 0.3  # seconds until an act that is not over is taken for a drag
MOST_CLOSED = 50  # times that something is closed at the end
STUCK = 40  # steps with the same dialog in front until it is closed from outside


class Driver(QObject):
    """Draws each step from the seed and its number alone, so that what one step meets changes no other draw.

    `done` is called after so many steps or seconds, whichever come first; 0 steps: as many as there is
    time for.
    """

    def __init__(
        self,
        steps: Steps,
        watch: Watch,
        seed: int,
        most: int,
        seconds: float,
        done: Callable[[], None],
        every_minute: Callable[[float], None],
        collect: int,
    ) -> None:
        super().__init__()
        self._steps, self._watch, self._seed = steps, watch, seed
        self._most, self._seconds, self._done = most, seconds, done
        self._every_minute, self._collect = every_minute, collect
        self._acts: deque[Act] = deque()
        self._started = self._minute = time.monotonic()
        self._begun: list[
            tuple[float, int]
        ] = []  # acts that are not over: since when, and what was open then
        self._front: object = None
        self._same = self._closed = 0
        self.number = 0

    @property
    def elapsed(self) -> float:
        """Seconds since it was made."""
        return time.monotonic() - self._started

    def start(self) -> None:
        """Take the first step when control is back with the event loop."""
        self._watch.forgive()
        QTimer.singleShot(0, self, self._go)

    def _go(self) -> None:
        """One act; the next is set down first, as this one may wait in an event loop of its own."""
        now = time.monotonic()
        if now - self._started >= self._seconds or (self._most and self.number >= self._most):
            self._end()
            return
        QTimer.singleShot(PACE, self, self._go)
        if self._under_way(now):
            return
        if now - self._minute >= 60:
            self._minute = now
            self._every_minute(now - self._started)
        if not self._acts:
            self._draw()
        if self._acts:
            act = self._acts.popleft()
            self._watch.mark()
            self._begun.append((now, _waiting()))
            act()
            self._begun.pop()

    def _under_way(self, now: float) -> bool:
        """Whether the last act is not over, as the test library lets the event loop turn while it clicks; one
        that has opened a dialog or a menu, or is a drag, waits there until later acts end it.
        """
        if not self._begun:
            return False
        since, waiting = self._begun[-1]
        return _waiting() == waiting and now - since < PATIENCE

    def _draw(self) -> None:
        self.number += 1
        if self._collect and self.number % self._collect == 0:
            gc.collect()
        chance = Random(f"{self._seed}:{self.number}")
        step = self._unstuck() or self._steps.chosen(chance)
        print(f"{self.number} {step.name}", flush=True)
        self._acts.extend(step.acts)
        self._watch.forgive()  # collecting and choosing are not the program's
        self._watch.begin(step.kind, f"{self.number} {step.name}")

    def _unstuck(self) -> Step | None:
        modal = QApplication.activeModalWidget()
        now = id(modal) if modal is not None else None
        self._same = self._same + 1 if now is not None and now == self._front else 0
        self._front = now
        if modal is not None and self._same > STUCK:
            self._same = 0
            return shut(modal)
        return None

    def _end(self) -> None:
        """Close what waits, from the innermost outwards, then tell that it is over."""
        waiting = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        self._closed += 1
        if waiting is None or self._closed > MOST_CLOSED:
            self._done()
            return
        QTimer.singleShot(PACE, self, self._end)
        waiting.close()
        sys.stdout.flush()


def _waiting() -> int:
    """What is open and waits for an answer, told apart from what else may be."""
    there = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    return id(there) if there is not None else 0
