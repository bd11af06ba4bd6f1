"""While a kingdom is founded the panel names its next step, on whatever page is open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.actions.land import Claim
from kingdom_gui.engine.actions.world import Explore, PaintTerrain
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.next_step import NextStep

LEFT = Qt.MouseButton.LeftButton


def line(window: MainWindow) -> NextStep | None:
    panel = window.turn.panel()
    panel.settle()
    return next(iter(panel.body.findChildren(NextStep)), None)


def founded(window: MainWindow) -> None:
    """A kingdom without land on a land of two hexes."""
    for q, terrain in enumerate(("plains", "hills")):
        window.document.do(PaintTerrain(hexes=((0, q, 0),), terrain=terrain))
    window.document.do(FoundKingdom(kingdom="k", name="Kay", treasury=50))


def test_it_leads_to_the_step_and_names_the_next_once_it_is_done(
    qtbot: QtBot, empty_window: MainWindow
) -> None:
    window = empty_window
    founded(window)
    window.show_page("settlement")
    asked = line(window)
    assert asked is not None
    assert asked.link.text() == "Next: Claim the first hex"
    qtbot.mouseClick(asked.link, LEFT)
    assert window.pages.current == "map"
    there = (0, 0, 0)
    window.document.do(Explore(hexes=(there,), cleared=True))
    window.document.do(Claim(kingdom="k", hexes=(there,)))
    asked = line(window)
    assert asked is not None
    assert asked.link.text() == "Next: Found a settlement"


def test_none_is_named_in_the_reign(window: MainWindow) -> None:
    assert line(window) is None
