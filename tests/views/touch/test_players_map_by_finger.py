"""The players' map by finger: it moves and zooms, unless it is held."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from kingdom_gui.views.main_window import MainWindow

from . import finger


def test_it_moves_and_zooms_by_finger(window: MainWindow) -> None:
    window.commands.player_window(True)
    players = window.commands.players().link.window
    assert players is not None
    QTest.qWait(60)
    shown = players.map
    shown.held = False
    viewport, middle = shown.viewport(), shown.viewport().rect().center()
    left = shown.camera.left
    finger.swipe(viewport, [middle, middle + QPoint(30, 0), middle + QPoint(60, 0)])
    assert shown.camera.left < left
    size = shown.camera.size
    finger.down(viewport, middle - QPoint(30, 0), middle + QPoint(30, 0))
    finger.move(viewport, middle - QPoint(60, 0), middle + QPoint(60, 0))
    finger.up(viewport, middle - QPoint(60, 0), middle + QPoint(60, 0))
    assert shown.camera.size > size
    window.commands.player_window(False)
