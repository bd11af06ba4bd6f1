"""Hands faster than heads: whatever is clicked, typed, undone and turned to, nothing breaks, and undo leads
back to the very state it began with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QWidget,
)

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.rewind import RewindTo
from kingdom_gui.engine.history import moments
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.panel import TurnPanel

WidgetT = TypeVar("WidgetT", bound=QWidget)
EVENTS = 120
PAGES = ("map", "settlement", "kingdom", "journal")
TYPED = ("", "1", "20", "0", "21", "-3", "100", "6 6 2", "3 3", "twelve", "½", "9" * 30, " 7 ")
KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Space)


class FastHands:
    """Does one thing after another by chance, without waiting for the window."""

    def __init__(self, window: MainWindow, document: Document, panel: TurnPanel, seed: int) -> None:
        self.window = window
        self.document = document
        self.panel = panel
        self.chance = Random(seed)

    def do_something(self) -> None:
        kinds: list[tuple[int, Callable[[], object]]] = [
            (30, self.enter),
            (20, self.click),
            (8, self.set_forms),
            (10, self.document.undo_stack.undo),
            (6, self.document.undo_stack.redo),
            (4, self.panel.press_second),
            (4, self.end_month),
            (3, self.rewind),
            (5, lambda: self.window.show_page(self.chance.choice(PAGES))),
            (3, lambda: QTest.keyClick(self.focus(), self.chance.choice(KEYS))),
        ]
        weights = [weight for weight, _ in kinds]
        self.chance.choices([deed for _, deed in kinds], weights)[0]()
        if self.chance.random() < 0.6:
            QApplication.processEvents()

    def focus(self) -> QWidget:
        found: QWidget | None = self.window.focusWidget()
        return found or self.panel

    def enter(self) -> None:
        focus = self.focus()
        if isinstance(focus, QLineEdit) and self.chance.random() < 0.7:
            focus.setText(self.chance.choice(TYPED))
        QTest.keyClick(focus, Qt.Key.Key_Return)

    def click(self) -> None:
        buttons = [
            b
            for b in self.shown(QAbstractButton)
            if not (isinstance(b, QToolButton) and b.menu() is not None)
        ]
        if buttons:
            self.chance.choice(buttons).click()

    def set_forms(self) -> None:
        for box in self.shown(QComboBox):
            box.setCurrentIndex(self.chance.randrange(max(1, box.count())))
        for number in self.shown(QSpinBox):
            number.setValue(self.chance.choice((0, 1, 7, 100)))

    def end_month(self) -> None:
        if self.panel.player.stage == "playing":
            self.panel.player.finish_month()
        elif self.panel.player.stage == "done":
            self.panel.player.begin_month()

    def rewind(self) -> None:
        campaign = self.document.campaign
        month = self.chance.choice(moments(campaign))
        self.document.do(RewindTo(kingdom=campaign.at_table, month=month))

    def shown(self, kind: type[WidgetT]) -> list[WidgetT]:
        return [w for w in self.panel.findChildren(kind) if w.isVisible() and w.isEnabled()]


@pytest.fixture
def no_dialog_stays() -> Iterator[None]:
    """Dialogs and menus that open are closed at once."""

    def close() -> None:
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            popup.close()
        if isinstance(dialog, QDialog):
            dialog.reject()

    timer = QTimer()
    timer.setInterval(10)
    timer.timeout.connect(close)
    timer.start()
    yield
    timer.stop()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.usefixtures("no_dialog_stays")
def test_nothing_breaks_under_fast_hands(
    played: MainWindow, panel: TurnPanel, paper: Document, seed: int
) -> None:
    """An exception in a slot fails the test by itself."""
    first = paper.campaign
    hands = FastHands(played, paper, panel, seed)
    done = 0
    for _ in range(EVENTS):
        hands.do_something()
        done = max(done, paper.undo_stack.count())
    QApplication.processEvents()
    assert done > 10, "the hands have played"
    last, index = paper.campaign, paper.undo_stack.index()
    paper.undo_stack.setIndex(0)
    assert paper.campaign == first
    paper.undo_stack.setIndex(index)
    assert paper.campaign == last
