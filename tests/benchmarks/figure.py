"""One measured figure, the clock it is measured by, and the tick that milliseconds are judged in."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from functools import cache
from time import perf_counter

import msgspec

SHORT = os.environ.get("BENCH") == "short"  # whether all still runs, not how fast it is
TICK_MS = 50.0  # one tick on the machine the bounds were set on
Clock = Callable[[], float]
ROUNDS = 1 if SHORT else 3  # figures are gated on the best of three


class Figure(msgspec.Struct, frozen=True):
    """A figure with its bound; at or below it is ok. `bound` None: shown, not judged."""

    name: str
    value: float
    unit: str
    bound: float | None = None

    @property
    def ok(self) -> bool:
        """Whether the figure is within its bound."""
        return self.bound is None or self.value <= self.bound


def best(
    work: Callable[[], object], times: int = 1, rounds: int = ROUNDS, clock: Clock = perf_counter
) -> float:
    """Milliseconds of one call, the best mean of `rounds` rounds of `times` calls each."""
    found = float("inf")
    for _ in range(rounds):
        gc.collect()
        start = clock()
        for _ in range(times):
            work()
        found = min(found, (clock() - start) * 1000 / times)
    return found


@cache
def tick(clock: Clock = perf_counter) -> float:
    """Milliseconds that the fixed loop takes on this machine now; 50 where the bounds were set."""

    def loop() -> int:
        total = 0
        for number in range(620_000):
            total = (total * 31 + number) & 0xFFFFFF
        return total

    return best(loop, rounds=5, clock=clock)


def in_ticks(milliseconds: float, clock: Clock = perf_counter) -> float:
    """Milliseconds of a clock as they would be on the machine the bounds were set on."""
    return milliseconds * TICK_MS / tick(clock)
