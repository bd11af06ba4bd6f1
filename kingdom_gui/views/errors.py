"""Faults of the program while the window is open: caught, work kept, a report written, told calmly."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from .modal import ask

STORM = 3.0  # seconds: a fault that comes again within them, again and again, is told once


class FaultCatcher(QObject):
    """Takes the place of `sys.excepthook` while the window is open, and of those of threads and of what
    nobody waits for.
    """

    _fault = Signal(object)

    def __init__(
        self,
        keep_work: Callable[[], bool],
        parent: QObject | None = None,
        actions: Callable[[], list[str]] = list,
    ) -> None:
        """`keep_work` keeps unsaved work and says whether that could be done; `actions` gives the codes of
        what was done last.
        """
        super().__init__(parent)
        self._keep_work = keep_work
        self._actions = actions
        self._showing = False
        self._seen: dict[tuple[object, ...], float] = {}  # when a fault of a place came last
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        # Not at once: a fault in a painting would open the dialog in the middle of it, and one of a thread in
        # that thread.
        self._fault.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on faults are shown in a dialog."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._caught
        threading.excepthook = lambda of: self._take(of.exc_value)
        sys.unraisablehook = lambda of: self._take(of.exc_value)

    def remove(self) -> None:
        """Leave faults to whoever had them before."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self._take(error.with_traceback(trace))

    def _take(self, error: BaseException | None) -> None:
        """Tell a fault, unless one is being told: a painting that fails would open hundreds of dialogs, and
        open the next as soon as one is closed.
        """
        if error is None or isinstance(error, SystemExit):
            return
        now, place = time.monotonic(), _place(error)
        again = now - self._seen.get(place, -STORM) < STORM
        self._seen[place] = now
        if again or self._showing:
            return
        self._showing = True
        self._fault.emit(error)

    def _show(self, error: BaseException) -> None:
        import traceback

        from ..store.traces import trace_of
        from .fault_dialog import FaultDialog

        try:
            report, file = self._report(trace_of(error))
            words = "".join(traceback.format_exception(error))
            ask(FaultDialog(report, self._kept(), QApplication.activeWindow(), file, words))
        finally:
            self._showing = False
            now = time.monotonic()
            self._seen = dict.fromkeys(self._seen, now)  # those that go on while the dialog closes

    def _report(self, details: str) -> tuple[str, Path | None]:
        """The report's text, and its file where one could be written."""
        from ..store.reports import keep_report, report_text

        try:
            text = report_text(details, self._actions())
            return text, keep_report(text)
        except Exception:  # as in `_kept`
            return details, None

    def _kept(self) -> bool:
        try:
            return self._keep_work()
        except Exception:  # what is shown next must come up whatever else fails
            return False


def _place(error: BaseException) -> tuple[object, ...]:
    """What tells one fault from another: its kind, and the line it came about on."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = () if trace is None else (trace.tb_frame.f_code, trace.tb_lineno)
    return (type(error), *where)
