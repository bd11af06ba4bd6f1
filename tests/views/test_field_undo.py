"""A field takes back what was typed in it, and leaves undo and redo to the window otherwise."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.views.blocks import spin_box
from kingdom_gui.views.field_undo import yield_undo

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window whose own undo and redo write down that they were wanted."""
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window)
    window.setProperty("done", [])
    for name in ("Undo", "Redo"):
        shortcut = QShortcut(QKeySequence(getattr(QKeySequence.StandardKey, name)), window)
        shortcut.activated.connect(
            lambda name=name: window.setProperty("done", [*window.property("done"), name])
        )
    return window


def shown(qtbot: QtBot, window: QWidget, field: QWidget) -> None:
    window.layout().addWidget(field)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    field.setFocus()


def test_a_line_first_takes_back_its_own(qtbot: QtBot, window: QWidget) -> None:
    line = QLineEdit()
    yield_undo(line)
    shown(qtbot, window, line)
    qtbot.keyClicks(line, "12")
    qtbot.keyClick(line, Qt.Key.Key_Z, CONTROL)
    assert (line.text(), window.property("done")) == ("", [])
    qtbot.keyClick(line, Qt.Key.Key_Z, CONTROL)
    assert window.property("done") == ["Undo"]
    qtbot.keyClick(line, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert (line.text(), window.property("done")) == ("12", ["Undo"])


def test_a_box_for_a_number_does_as_well(qtbot: QtBot, window: QWidget) -> None:
    box = spin_box(0, 99, 5)
    shown(qtbot, window, box)
    qtbot.keyClick(box, Qt.Key.Key_Z, CONTROL)
    assert window.property("done") == ["Undo"]
