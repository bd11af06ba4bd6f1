"""A fault of the program: one calm dialog, no trace on the screen, work set aside."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.store.reports import log_folder
from kingdom_gui.views import errors
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


def fail_here(say: str) -> None:
    try:
        raise ValueError(say)
    except ValueError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_the_words_of_an_error_are_copied_only_if_that_is_chosen(qtbot: QtBot, catcher: FaultCatcher) -> None:
    def look(dialog: FaultDialog) -> None:
        copy = next(b for b in dialog.findChildren(QPushButton) if "Copy" in b.text())
        copy.click()
        assert "Hollowmere" not in QGuiApplication.clipboard().text()
        assert "Hollowmere" not in dialog.box.toPlainText()
        dialog.show_button.click()
        assert dialog.all_box.isVisible()
        dialog.all_box.click()
        copy.click()
        assert "Hollowmere" in QGuiApplication.clipboard().text()
        dialog.accept()

    answer(qtbot, FaultDialog, look, lambda: fail_here("Hollowmere"))
    reports = sorted(log_folder().glob("fault-*.txt"))
    assert "Hollowmere" not in reports[-1].read_text(encoding="utf-8")


def test_a_storm_opens_one_dialog(qtbot: QtBot, catcher: FaultCatcher, kept: list[bool]) -> None:
    """A widget that cannot paint itself fails again as soon as the dialog is closed."""
    answer(qtbot, FaultDialog, lambda dialog: dialog.accept(), lambda: fail_here("1"))
    for number in range(1000):
        fail_here(str(number))
    qtbot.wait(50)
    assert kept == [True]


def test_another_fault_after_the_first_is_told(qtbot: QtBot, catcher: FaultCatcher, kept: list[bool]) -> None:
    answer(qtbot, FaultDialog, lambda dialog: dialog.accept(), lambda: fail_here("1"))
    answer(qtbot, FaultDialog, lambda dialog: dialog.accept(), raise_into_hook)
    assert kept == [True, True]


def test_the_same_fault_is_told_again_once_the_storm_is_over(
    qtbot: QtBot, catcher: FaultCatcher, kept: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "STORM", 0.0)
    for _ in range(2):
        answer(qtbot, FaultDialog, lambda dialog: dialog.accept(), lambda: fail_here("1"))
    assert kept == [True, True]


@pytest.mark.parametrize("how", ["thread", "pool", "nobody waits"])
def test_faults_outside_the_windows_own_thread_are_told_in_it(
    qtbot: QtBot, catcher: FaultCatcher, how: str
) -> None:
    def fail() -> None:
        raise RuntimeError(how)

    class Failing:
        def __del__(self) -> None:
            fail()

    def start() -> None:
        if how == "thread":
            threading.Thread(target=fail).start()
        elif how == "pool":
            QThreadPool.globalInstance().start(fail)
        else:
            Failing()

    def look(dialog: FaultDialog) -> None:
        assert dialog.thread() is QGuiApplication.instance().thread()
        assert how in dialog.details
        dialog.accept()

    answer(qtbot, FaultDialog, look, start)
