"""`kingdom-gui [FILE]`: opens the window. Qt is loaded only here."""

from __future__ import annotations

import argparse
import builtins
import os
import sys
from pathlib import Path

from ..words import say
from .base import INPUT_AT_FAULT, say_on_stderr


def run(arguments: argparse.Namespace) -> int:
    """Open the window, on a campaign if one is named, and give the exit code when it is closed."""
    if not has_display():
        say_on_stderr(say("cli_no_display", {}, arguments.language))
        return INPUT_AT_FAULT
    try:
        load_qt()
        from ..views.application import main
    except ImportError as error:
        if not is_system_library(error):
            raise
        say_on_stderr(say("cli_no_library", {"reason": str(error)}, arguments.language))
        return INPUT_AT_FAULT
    path = Path(arguments.file) if arguments.file else None
    return main(path, arguments.language_given)


def load_qt() -> None:
    """Load Qt, and let Python's own importer fetch everything that comes after it.

    Qt for Python puts an importer in its place that reads the source of every module, looking for one that
    asks for its `__feature__`. None here does, and the window would open a fifteenth later.
    """
    importer = builtins.__import__
    import PySide6.QtCore  # noqa: F401 - for what it does when it is loaded

    builtins.__import__ = importer


def has_display() -> bool:
    """Whether Qt will find a screen; without one it would end the process without a word for the user."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def is_system_library(error: ImportError) -> bool:
    """Whether what is missing belongs to the system (libEGL.so.1 ...), not to Python."""
    return ".so" in str(error)
