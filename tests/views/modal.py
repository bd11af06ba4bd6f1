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
    """Do `trigger`, which opens a modal dialog of this kind, and `act` on it; `act` must close it.

    A dialog left open is closed and fails the test, and so does one that never came.
    """
    errors: list[str] = []

    def on_open() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, kind):
            errors.append(f"expected {kind.__name__}, met {dialog!r}")
            if isinstance(dialog, QDialog):
                dialog.reject()
            return
        try:
            act(dialog)
        except Exception as error:
            errors.append(f"{type(error).__name__}: {error}")
        if dialog.isVisible() and isinstance(dialog, QDialog):
            errors.append(f"{kind.__name__} is still open")
            dialog.reject()

    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(on_open)
    timer.start(0)
    trigger()
    timer.stop()
    assert not errors, "; ".join(errors)
