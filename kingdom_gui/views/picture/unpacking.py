"""One picture being unpacked by a process of its own, while the window stays as quick as ever."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from ...drawing.picture.cache import drop_part_of
from ...drawing.picture.making import LONGEST, answer, command, percent_in
from ...store.errors import StoreError


class Unpacking(QObject):
    """Starts at once. Ends with `done(Measures)`, with `failed(StoreError)`, or without either after
    `cancel`; `percent` tells how far it is.

    `scrap` is a file of which only a copy was given, taken away at the end.
    """

    percent = Signal(int)
    done = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        source: Path,
        name: str,
        page: int = 1,
        expected: str = "",
        parent: QObject | None = None,
        scrap: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self.name = name
        self._scrap = scrap
        self._written = b""
        self._over = False
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._broken)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._too_long)
        # It ends before what it belongs to does: a process must not outlive the window it works for.
        if parent is not None:
            parent.destroyed.connect(self.cancel)
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self.cancel)
        program, *words = command(source, page, expected)
        self._process.start(program, words)
        self._timer.start(LONGEST * 1000)

    @property
    def running(self) -> bool:
        """Whether it is still at work."""
        return not self._over

    def cancel(self) -> None:
        """End it; nothing more is told."""
        if not self._over:
            self._end()

    def _read(self) -> None:
        self._written += bytes(self._process.readAllStandardOutput().data())
        last = percent_in(self._written.rstrip().rpartition(b"\n")[2])
        if last is not None:
            self.percent.emit(last)

    def _finished(self) -> None:
        if self._over:
            return
        self._read()
        try:
            measures = answer(self._written, self.name)
        except StoreError as error:
            self._fail(error)
            return
        self._end()
        self.done.emit(measures)

    def _broken(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and not self._over:
            self._fail(StoreError("picture_failed", self.name))

    def _too_long(self) -> None:
        if not self._over:
            self._fail(StoreError("picture_too_long", self.name, seconds=LONGEST))

    def _fail(self, error: StoreError) -> None:
        self._end()
        self.failed.emit(error)

    def _end(self) -> None:
        self._over = True
        self._timer.stop()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            number = self._process.processId()
            self._process.kill()
            self._process.waitForFinished(2000)
            drop_part_of(number)
        if self._scrap is not None:
            with suppress(OSError):
                self._scrap.unlink(missing_ok=True)
