"""What must not happen while the window is driven: warnings of Qt, exceptions, warnings of Python."""

from __future__ import annotations

import re
import sys
import threading
import traceback
import warnings
from collections.abc import Callable

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

# As in pyproject.toml: offscreen has no input method, and Xvfb no session bus.
HARMLESS = re.compile(
    r"This plugin does not support "
    r"(propagateSizeHints|raise|lower|grabbing the (keyboard|mouse)|setting window masks)"
    r"|QDBusConnection: "
)
MOST = 200  # faults kept


class Faults:
    """Collects faults, each with the step it came in."""

    def __init__(self, step: Callable[[], str]) -> None:
        self._step = step
        self.found: list[str] = []

    def install(self) -> None:
        """From now on take what Qt and Python tell; the program's own catcher is left out."""
        qInstallMessageHandler(self._of_qt)
        sys.excepthook = lambda _kind, error, _trace: self._of_error(error)
        threading.excepthook = lambda of: self._of_error(of.exc_value)
        sys.unraisablehook = lambda of: self._of_error(of.exc_value)
        warnings.showwarning = lambda message, category, file, line, *_: self.add(
            f"{category.__name__}: {message} ({file}:{line})"
        )

    def add(self, text: str) -> None:
        """A fault; told at once too, as the process may die of the next."""
        if len(self.found) < MOST:
            self.found.append(f"{self._step()}: {text}")
            print(f"FAULT in step {self._step()}: {text}", file=sys.stderr, flush=True)

    def _of_qt(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or HARMLESS.search(message):
            return
        self.add(f"Qt: {message}")

    def _of_error(self, error: BaseException | None) -> None:
        if error is not None:
            self.add("".join(traceback.format_exception(error)))
