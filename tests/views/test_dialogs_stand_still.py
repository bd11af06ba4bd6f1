"""Nothing moves under the hand in a dialog: no refusal that comes up and no changed field moves a button.

A few dialogs each day, others the next; `make torture` tries all.
"""

from __future__ import annotations

import random
from datetime import date

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from shiboken6 import isValid

from kingdom_gui.views.fitting import FittingDialog
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.refusal_line import RefusalLine

from .dialogs import dialogs

REASON = "The treasury holds 3 BP and this costs 12 BP, so it is not possible in this month. "
SAMPLE = 4  # dialogs a day
# Their fields make other rows, lines or longer refusals: the buttons follow, and wait out a second press.
GROWS = {"deity", "house_building", "house_changed", "house_edict", "house_event", "route", "union"}


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def stands(dialog: QDialog) -> dict[str, QPoint]:
    """Where the dialog's buttons with a word on them are."""
    return {
        button.text(): button.mapTo(dialog, QPoint(0, 0))
        for button in dialog.findChildren(QPushButton)
        if button.isVisible() and button.text()
    }


def moved(before: dict[str, QPoint], after: dict[str, QPoint]) -> list[str]:
    return [f"{name} by {after[name] - at}" for name, at in before.items() if after.get(name, at) != at]


def lines(dialog: QDialog) -> list[RefusalLine]:
    return [line for line in dialog.findChildren(RefusalLine) if _around(line).isVisible()]


def _around(line: QWidget) -> QWidget:
    around = line.parentWidget()
    assert around is not None
    return around


def refused_and_moved(dialog: QDialog) -> list[str]:
    """The buttons that a long refusal moves."""
    before = stands(dialog)
    for line in lines(dialog):
        line.setText(REASON * 2)
        line.show()
        settle()
        if isinstance(dialog, FittingDialog):
            dialog.fit_screen()
        settle()
    return moved(before, stands(dialog))


def change(field: QWidget) -> None:
    if isinstance(field, QComboBox):
        field.setCurrentIndex((field.currentIndex() + 1) % max(1, field.count()))
    elif isinstance(field, QSpinBox):
        field.stepUp()
    elif isinstance(field, QCheckBox):
        field.toggle()
    elif isinstance(field, QLineEdit) and not field.isReadOnly():
        field.setText("Ashmark")


def moving_fields(dialog: QDialog) -> list[str]:
    """The fields whose change moves a button of the dialog."""
    faults = []
    for field in dialog.findChildren(QWidget):
        if isinstance(field, QAbstractButton) and not isinstance(field, QCheckBox):
            continue
        if isinstance(field, QLabel) or not isValid(field) or not field.isVisible() or not field.isEnabled():
            continue
        before = stands(dialog)
        change(field)
        settle()
        if found := moved(before, stands(dialog)):
            faults.append(f"{type(field).__name__} {field.accessibleName()}: {', '.join(found)}")
    return faults


def sample() -> list[str]:
    """Some dialogs, others each day."""
    today = date.today().toordinal()
    return sorted(random.Random(today).sample(sorted(dialogs()), SAMPLE))


def not_still(window: MainWindow, name: str) -> list[str]:
    """What moves in a dialog, with its name."""
    dialog = dialogs()[name](window)
    dialog.show()
    settle()
    faults = [] if name in GROWS else moving_fields(dialog)
    faults += refused_and_moved(dialog)
    dialog.close()
    return [f"{name}: {fault}" for fault in faults]


@pytest.mark.parametrize("name", sample())
def test_nothing_moves_a_button(window: MainWindow, name: str) -> None:
    assert not not_still(window, name)


def test_a_long_refusal_has_its_room_from_the_beginning(window: MainWindow) -> None:
    """In each frame that dialogs have: one action, steps of a founding."""
    for name in ("grant", "found_kingdom"):
        dialog = dialogs()[name](window)
        dialog.show()
        settle()
        assert lines(dialog)
        assert not refused_and_moved(dialog), name
        dialog.close()
