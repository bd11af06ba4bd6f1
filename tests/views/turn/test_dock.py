"""The panel comes by itself once the window has been painted."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from kingdom_gui.views.main_window import MainWindow


def test_the_panel_comes_after_the_first_painting(qtbot: QtBot, window: MainWindow) -> None:
    window.show()
    qtbot.waitUntil(lambda: window.turn.height() > 40, timeout=5000)
    assert window.turn.isVisible()
