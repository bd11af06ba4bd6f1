"""Which lines of the readers a file reaches: so little of a coverage tool that a fuzzer can be guided."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

WATCHED = "/kingdom_gui/"

Trace = Callable[[FrameType, str, Any], Any]


class Coverage:
    """Lines of the program that have been reached while it was watching."""

    def __init__(self) -> None:
        self._lines: set[tuple[int, int]] = set()
        self._before = 0

    @contextmanager
    def watching(self, on: bool) -> Iterator[None]:
        """Watch over what is done meanwhile, if `on`."""
        if not on:
            yield
            return
        self._before = len(self._lines)
        other = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(other)

    def has_grown(self) -> bool:
        """Whether lines were reached last that none had before."""
        return len(self._lines) > self._before

    def _called(self, frame: FrameType, _event: str, _argument: object) -> Trace | None:
        return self._line if WATCHED in frame.f_code.co_filename else None

    def _line(self, frame: FrameType, event: str, _argument: object) -> Trace:
        if event == "line":
            self._lines.add((id(frame.f_code), frame.f_lineno))
        return self._line
