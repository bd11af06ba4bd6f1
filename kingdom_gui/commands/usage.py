"""What the command line says of its own use, in the user's language: help, and what is wrong with a call.

Most calls are right and ask for no help: then none of these texts is read, which takes longer than to parse.
So a call is parsed `quietly` first; one that has something to say ends with `Unsaid` and is parsed once more
within `speaking`.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, NoReturn

from ..words import Speaker

_said: list[Speaker] = []
# argparse speaks English and looks every text of its own up here, under names it has had since Python 2.7.
_LOOK_UP = ("_", "ngettext")


class Unsaid(Exception):
    """There is help or a fault to tell, and nothing was read yet to tell it with."""


class Parser(argparse.ArgumentParser):
    """A parser that says nothing unless it is `speaking`."""

    def print_help(self, file: IO[str] | None = None) -> None:  # type: ignore[override]
        if not _said:
            raise Unsaid
        super().print_help(file)

    def error(self, message: str) -> NoReturn:
        if not _said:
            raise Unsaid
        super().error(message)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Meanwhile parsers are made with their texts, and argparse says its own in that language too."""
    _said.append(Speaker(language))
    before = [getattr(argparse, name) for name in _LOOK_UP]
    for name, own in zip(_LOOK_UP, (_own, _counted), strict=True):
        setattr(argparse, name, own)
    try:
        yield
    finally:
        _said.pop()
        for name, own in zip(_LOOK_UP, before, strict=True):
            setattr(argparse, name, own)


def told(code: str, **parameters: str | int) -> str:
    """The help text of this code, ready for argparse, which reads a percent sign as the start of a field."""
    return _said[-1].say(code, parameters).replace("%", "%%") if _said else ""


def fault(code: str, **parameters: str | int) -> str:
    """What is wrong, for `Parser.error`."""
    return _said[-1].say(code, parameters) if _said else ""


def named(word: str) -> str:
    """What help calls the value of an argument: FILE, DATEI."""
    return _said[-1].say(f"metavar_{word}") if _said else word


def code_of(english: str) -> str:
    """The message for a text of argparse: its letters, with everything else as one stroke."""
    return "argparse-" + re.sub(r"[^a-z]+", "_", english.lower()).strip("_")


def _own(english: str) -> str:
    """Argparse's own text in the language, with its fields and outer blanks; English where we have none."""
    code, text = code_of(english), english.strip()
    if not _said or not text or not _said[-1].has(code):
        return english
    return english.replace(text, _said[-1].say(code))


def _counted(one: str, many: str, count: int) -> str:
    return _own(one if count == 1 else many)
