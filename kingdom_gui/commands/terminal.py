"""Standard output and error as somebody reads them: a name may be anything, and a terminal obeys some."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from ..words.escaped import escaped


class _Readable:
    """A stream that writes signs which would do something as what they are."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """A line that begins anew, to tell how far something is, is ours: no name is written by itself."""
        again = text.startswith("\r")
        self._stream.write("\r" * again + escaped(text[again:]))
        return len(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


@contextmanager
def readable() -> Iterator[None]:
    """What is written meanwhile can be read, whatever is in it."""
    before = sys.stdout, sys.stderr
    # None where there is no terminal at all, as of a program that has windows only.
    sys.stdout, sys.stderr = (stream and _Readable(stream) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before
