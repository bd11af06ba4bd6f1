"""Forms of a step in a small window: they keep their height and scroll."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.panel import TurnPanel
from kingdom_gui.views.turn.scrolled import Scrolled
from kingdom_gui.views.turn.trade_form import TradeForm
from tests.views.abroad import with_neighbours


def open_trade(window: MainWindow, panel: TurnPanel, width: int, height: int) -> TradeForm:
    window.resize(width, height)
    with_neighbours(window.document)
    panel.show_open(True)  # a low window folds it away
    panel.settle()
    form = panel.card.findChild(TradeForm)
    assert form is not None
    form.cargo.setCurrentIndex(form.cargo.findData("luxury_goods"))
    for _ in range(5):
        QApplication.processEvents()
    return form


def scrolled(panel: TurnPanel) -> Scrolled:
    found = panel.body.findChild(Scrolled)
    assert found is not None
    return found


def test_in_a_small_window_no_field_is_crushed(played: MainWindow, panel: TurnPanel) -> None:
    form = open_trade(played, panel, 640, 400)
    fields = [f for f in (*form.findChildren(QComboBox), *form.findChildren(QSpinBox)) if f.isVisible()]
    assert fields
    assert all(field.height() >= field.minimumSizeHint().height() for field in fields)
    assert scrolled(panel).verticalScrollBar().maximum() > 0


def test_a_field_that_takes_the_focus_is_scrolled_into_sight(
    qtbot: QtBot, played: MainWindow, panel: TurnPanel
) -> None:
    form = open_trade(played, panel, 640, 400)
    area = scrolled(panel)
    form.cargo.setFocus()
    for _ in range(20):
        focus = QApplication.focusWidget() or played.focusWidget()
        if (focus is not None and form.days.isAncestorOf(focus)) or focus is form.days:
            break
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    top = form.days.mapTo(area.viewport(), form.days.rect().topLeft()).y()
    assert -2 <= top < area.viewport().height()


def test_in_a_large_window_all_of_it_is_in_sight(played: MainWindow, panel: TurnPanel) -> None:
    open_trade(played, panel, 1280, 800)
    assert scrolled(panel).verticalScrollBar().maximum() == 0
