"""Where the program went wrong, told without the words of a campaign and without the user's folders.

What an error says of itself may quote whatever it stumbled over: the name of a city, a note, a path. Only the
errors that Python words itself, from the program's own names, keep their words.
"""

from __future__ import annotations

import traceback
from pathlib import Path

_OUR_FOLDER = Path(__file__).resolve().parents[1]
# Not their descendants: those are worded by whoever made them.
_WORDED_BY_PYTHON = (
    AttributeError,
    IndexError,
    MemoryError,
    ModuleNotFoundError,
    NameError,
    RecursionError,
    RuntimeError,
    TypeError,
    UnboundLocalError,
    ZeroDivisionError,
)
LONGEST_CHAIN = 10  # errors that led to each other


def trace_of(error: BaseException) -> str:
    """Where an error and those that led to it came about, as a traceback of Python, the last one last."""
    chain: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in chain and len(chain) < LONGEST_CHAIN:
        chain.append(at)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return without_home("\nThen:\n".join(_one(one) for one in reversed(chain)))


def without_home(text: str) -> str:
    """A text with the user's own folder written as `~`, since its name is the user's."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def _one(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    for frame in frames:
        frame.filename = _short(frame.filename)
    lines = "".join(traceback.StackSummary.from_list(frames).format())
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    said = str(error) if kind in _WORDED_BY_PYTHON else "(its words are left out)" if str(error) else ""
    return f"Traceback (most recent call last):\n{lines}{name}{': ' if said else ''}{said}\n"


def _short(file: str) -> str:
    """A file of the program or of a package by its place in that, others by their name."""
    path = Path(file)
    if path.is_relative_to(_OUR_FOLDER):
        return path.relative_to(_OUR_FOLDER.parent).as_posix()
    for folder in ("site-packages", "dist-packages"):
        if folder in path.parts:
            return "/".join(path.parts[path.parts.index(folder) + 1 :])
    return path.name
