"""Lists, buttons and pages by finger, and controls that grow for it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QListWidget,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_gui.document.settings import Preferences
from kingdom_gui.views.dialogs.preferences import PreferencesDialog
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.theme import apply_theme
from kingdom_gui.views.touch.sized import FINGER, resize, sizes
from kingdom_gui.views.touch.window_touch import _KEPT, WindowTouch, watch_windows

from . import finger


class Board(QWidget):
    """A list and a button."""

    def __init__(self) -> None:
        super().__init__()
        self.list, self.button = QListWidget(self), QPushButton("Go", self)
        self.list.addItems([f"Row {number}" for number in range(100)])
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.button.setToolTip("Why it goes")
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(self.button)
        self.resize(300, 400)


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    made = Board()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    WindowTouch(made)
    return made


@pytest.fixture(autouse=True)
def _usual_sizes(qapp: QApplication) -> Iterator[None]:
    yield
    sizes.wish("off")
    sizes.used(False)
    apply_theme(qapp, "light")


def test_a_tap_chooses_a_row_and_presses_a_button(board: Board) -> None:
    pressed = []
    board.button.clicked.connect(lambda: pressed.append(1))
    row = board.list.visualItemRect(board.list.item(2)).center()
    finger.tap(board.list.viewport(), row)
    assert board.list.currentRow() == 2
    finger.tap(board.button, board.button.rect().center())
    assert pressed == [1]


def test_a_drag_scrolls_and_chooses_nothing(board: Board) -> None:
    bar, viewport = board.list.verticalScrollBar(), board.list.viewport()
    start = QPoint(80, 250)
    finger.down(viewport, start)
    for by in (20, 60, 100, 140):
        finger.move(viewport, start - QPoint(0, by))
        QTest.qWait(15)
    finger.up(viewport, start - QPoint(0, 140))
    assert bar.value() > 0
    assert not board.list.selectedItems()


def test_a_hold_asks_for_the_menu_of_the_row(board: Board) -> None:
    asked = []
    board.list.customContextMenuRequested.connect(lambda at: asked.append(board.list.itemAt(at).text()))
    row = board.list.visualItemRect(board.list.item(3)).center()
    finger.hold(board.list.viewport(), row)
    finger.up(board.list.viewport(), row)
    assert asked == ["Row 3"]
    assert board.list.currentRow() == 3


def test_a_hold_on_a_button_explains_it(board: Board) -> None:
    pressed = []
    board.button.clicked.connect(lambda: pressed.append(1))
    finger.hold(board.button, board.button.rect().center())
    assert QToolTip.text() == "Why it goes"
    finger.up(board.button, board.button.rect().center())
    assert not pressed
    QToolTip.hideText()


def test_controls_grow_for_a_finger_and_shrink_for_the_mouse(
    board: Board, qapp: QApplication, preferences: Preferences
) -> None:
    def colour() -> None:
        apply_theme(qapp, "light")

    sizes.wish("auto")
    sizes.changed.connect(lambda: resize(qapp, colour))
    small = board.button.sizeHint().height()
    assert small < FINGER
    finger.tap(board.button, board.button.rect().center())
    QTest.qWait(20)
    assert sizes.on
    assert board.button.sizeHint().height() >= FINGER
    assert board.list.sizeHintForRow(0) >= FINGER - 8
    sizes.used(False)
    assert board.button.sizeHint().height() == small
    sizes.changed.disconnect()


def test_every_kind_of_control_grows(qtbot: QtBot, qapp: QApplication, window: MainWindow) -> None:
    sizes.wish("on")
    resize(qapp, lambda: apply_theme(qapp, "light"))
    QTest.qWait(20)
    from PySide6.QtWidgets import QLineEdit, QSpinBox, QToolButton

    low = [
        f"{type(widget).__name__} {widget.accessibleName()} {widget.height()}"
        for kind in (QPushButton, QToolButton, QComboBox, QSpinBox, QLineEdit)
        for widget in window.findChildren(kind)
        if widget.isVisible() and widget.height() < FINGER and not isinstance(widget.parent(), QSpinBox)
    ]
    assert not low


def test_the_preference_is_kept(window: MainWindow) -> None:
    dialog = PreferencesDialog(window.preferences, window)
    dialog.touch_sized.setCurrentIndex(dialog.touch_sized.findData("on"))
    assert window.preferences.touch_sized == "on"
    window.preferences._store.setValue("touch_sized", "huge")
    assert window.preferences.touch_sized == "auto"
    dialog.close()
    assert QGuiApplication.instance() is not None


def test_a_dialog_that_qt_made_outlives_the_garbage(qapp: QApplication, board: Board, tmp_path: Path) -> None:
    watch_windows(qapp)
    seen: list[tuple[str, bool]] = []

    def collect() -> None:
        open_one = QApplication.activeModalWidget()
        seen.append((type(open_one).__name__, bool(open_one and open_one.findChild(WindowTouch))))
        if open_one is not None and len(seen) == 3:
            open_one.close()
        del open_one
        gc.collect()

    for wait in (300, 600, 900):
        QTimer.singleShot(wait, collect)
    QFileDialog.getSaveFileName(
        board, "", str(tmp_path / "a.html"), options=QFileDialog.Option.DontUseNativeDialog
    )
    assert seen == [("QFileDialog", True)] * 3
    assert not _KEPT
