"""Faults of the program while the window is open: caught, work kept, a report written, told calmly."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication


class FaultCatcher(QObject):
    """Takes the place of `sys.excepthook` while the window is open."""

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
        self._before = sys.excepthook

    def install(self) -> None:
        """From now on faults are shown in a dialog."""
        self._before = sys.excepthook
        sys.excepthook = self._caught

    def remove(self) -> None:
        """Leave faults to whoever had them before."""
        sys.excepthook = self._before

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        if self._showing:  # one dialog is enough: a fault in a paint event would open hundreds
            return
        self._showing = True
        import traceback

        details = "".join(traceback.format_exception(kind, error, trace))
        # Not now: a fault in a painting would open the dialog in the middle of it.
        QTimer.singleShot(0, self, lambda: self._show(details))

    def _show(self, details: str) -> None:
        from .fault_dialog import FaultDialog

        try:
            report, file = self._report(details)
            FaultDialog(report, self._kept(), QApplication.activeWindow(), file).exec()
        finally:
            self._showing = False

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
