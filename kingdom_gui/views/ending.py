"""The system wants the program to end: by a signal, a closed terminal, or the end of the session.

There may be no time for a question, and nobody to answer it. What is not saved is kept, the next start offers
it, and the file is let go of.
"""

from __future__ import annotations

import os
import signal
from contextlib import suppress

from PySide6.QtCore import QObject, QSocketNotifier, Qt
from PySide6.QtWidgets import QApplication

from ..document.files import Files

SIGNALS = ("SIGTERM", "SIGHUP", "SIGINT")


class Ending(QObject):
    """Listens for the end of the session and, where the system has them, for signals."""

    def __init__(self, application: QApplication, files: Files, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        # While Qt waits for an answer to be given to the session, which asks us directly.
        application.commitDataRequest.connect(self._keep, Qt.ConnectionType.DirectConnection)
        if os.name != "posix":
            return
        reading, writing = os.pipe()
        os.set_blocking(reading, False)
        os.set_blocking(writing, False)
        # Python runs a handler only between two of its own steps, and while Qt waits there are none.
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        self._pipe = reading
        self._notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._signalled)
        for name in SIGNALS:
            signal.signal(getattr(signal, name), lambda *_: None)

    def _keep(self, *_: object) -> None:
        self._files.keeping.flush()

    def _signalled(self) -> None:
        numbers = b""
        with suppress(BlockingIOError):
            numbers = os.read(self._pipe, 64)
        wanted = [number for number in numbers if signal.Signals(number).name in SIGNALS]
        if wanted:
            self._files.leave()
            QApplication.exit(128 + wanted[0])
