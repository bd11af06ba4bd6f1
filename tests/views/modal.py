"""Answering a dialog that blocks until it is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

DialogT = TypeVar("DialogT", bound=QWidget)


def answer(
    qtbot: QtBot, kind: type[DialogT], act: Callable[[DialogT], object], trigger: Callable[[], object]
) -> None:
    """Do `trigger`, which opens a modal dialog of this kind at once or soon, and `act` on it.

    `act` must close it: a dialog left open is closed and fails the test, and so does one that never came.
    """
    errors: list[str] = []
    met: list[QWidget] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return
        timer.stop()
        met.append(dialog)
        if not isinstance(dialog, kind):
            errors.append(f"expected {kind.__name__}, met {dialog!r}")
        else:
            try:
                act(dialog)
            except Exception as error:
                errors.append(f"{type(error).__name__}: {error}")
        if dialog.isVisible() and isinstance(dialog, QDialog):
            errors.append(f"{type(dialog).__name__} is still open")
            dialog.reject()

    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(look)
    timer.start()
    trigger()
    qtbot.waitUntil(lambda: bool(met), timeout=5000)
    timer.stop()
    assert not errors, "; ".join(errors)
