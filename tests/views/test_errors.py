"""A fault of the program: one calm dialog, no trace on the screen, work set aside."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.store.reports import log_folder
from kingdom_gui.views.errors import FaultCatcher
from kingdom_gui.views.fault_dialog import FaultDialog

from .modal import answer


@pytest.fixture
def kept() -> list[bool]:
    return []


@pytest.fixture
def catcher(qtbot: QtBot, kept: list[bool]) -> Iterator[FaultCatcher]:
    def keep() -> bool:
        kept.append(True)
        return True

    catcher = FaultCatcher(keep)
    before = sys.excepthook
    catcher.install()
    yield catcher
    catcher.remove()
    assert sys.excepthook is before


def raise_into_hook() -> None:
    try:
        raise RuntimeError("the mill wheel is stuck")
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_the_dialog_is_calm_and_the_details_can_be_copied(
    qtbot: QtBot, catcher: FaultCatcher, kept: list[bool]
) -> None:
    said: list[str] = []

    def read(dialog: FaultDialog) -> None:
        said.extend(label.text() for label in dialog.findChildren(QLabel))
        assert not dialog.box.isVisible()
        copy = next(b for b in dialog.findChildren(QPushButton) if "Copy" in b.text())
        copy.click()
        dialog.show_button.click()
        assert dialog.box.isVisible()
        dialog.accept()

    answer(qtbot, FaultDialog, read, raise_into_hook)
    assert not any("Traceback" in text or "mill wheel" in text for text in said)
    assert any("work is kept" in text for text in said)
    assert "the mill wheel is stuck" in QGuiApplication.clipboard().text()
    assert any("fault-" in text and ".txt" in text for text in said)
    reports = sorted(log_folder().glob("fault-*.txt"))
    assert "the mill wheel is stuck" in reports[-1].read_text(encoding="utf-8")
    assert kept == [True]


def test_a_second_fault_while_the_first_is_shown_opens_nothing(qtbot: QtBot, catcher: FaultCatcher) -> None:
    def again(dialog: FaultDialog) -> None:
        raise_into_hook()  # would block for ever if it opened another dialog
        dialog.accept()

    answer(qtbot, FaultDialog, again, raise_into_hook)


def test_work_that_cannot_be_set_aside_is_said_so(qtbot: QtBot) -> None:
    def fail() -> bool:
        raise OSError("no room")

    catcher = FaultCatcher(fail)
    assert not catcher._kept()
    dialog = FaultDialog("details", kept=False)
    qtbot.addWidget(dialog)
    assert any("new name" in label.text() for label in dialog.findChildren(QLabel))
