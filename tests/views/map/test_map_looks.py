"""The map's style, its legend and the line of the month, by menu and keys, and kept for the next time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.state import Campaign, Modifier, Ongoing
from kingdom_gui.views.dialogs.preferences import PreferencesDialog
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.event_marks import event_marks
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.map.month_line import MonthLine

from ..realm import KINGDOM, place


def view_of(window: MainWindow) -> MapView:
    found = window.pages.page("map").findChild(MapView)
    assert found is not None
    return found


def struck(campaign: Campaign) -> Campaign:
    """A plague in the town, a beast in a hex, and good weather everywhere."""
    kingdom = campaign.kingdoms[KINGDOM]
    month = campaign.month
    kingdom = replace(
        kingdom,
        events=(
            Ongoing(801, "plague", month, "ashford"),
            Ongoing(802, "monster_attack", month, hex=place(8, 6)),
        ),
        modifiers=(Modifier(803, "economy", 1, Source("event", "good_weather"), month, month),),
    )
    return replace(campaign, kingdoms=campaign.kingdoms.set(KINGDOM, kingdom))


@pytest.fixture
def shown(qtbot: QtBot, window: MainWindow) -> MainWindow:
    qtbot.waitUntil(lambda: window.map_looks.line is not None)
    qtbot.waitUntil(lambda: view_of(window).tiles.complete)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    return window


def line_of(window: MainWindow) -> MonthLine:
    assert window.map_looks.line is not None
    return window.map_looks.line


def test_the_line_tells_the_month_and_what_is_under_way(shown: MainWindow) -> None:
    line = line_of(shown)
    assert line.isVisible()
    assert line.accessibleName() == "Month 2"
    shown.document.open(struck(shown.document.campaign), None)
    said = line.accessibleName()
    assert said.startswith("Month 2 · Plague, Ashford · Monster Attack, ")
    assert said.endswith("Good Weather")
    assert [one.good for one in line.told] == [False, False, True]


def test_it_keeps_to_the_corner_and_lets_the_pointer_through(shown: MainWindow) -> None:
    line, view = line_of(shown), view_of(shown)
    assert line.geometry().bottom() > view.viewport().height() - 20
    shown.resize(1000, 700)
    QApplication.processEvents()
    assert line.geometry().bottom() > view.viewport().height() - 20
    assert line.geometry().right() < view.viewport().width()
    assert shown.childAt(line.mapTo(shown, QPoint(5, 5))) is view.viewport()


def test_events_are_marked_where_they_strike(shown: MainWindow) -> None:
    view = view_of(shown)
    bare = view.viewport().grab().toImage()
    campaign = struck(shown.document.campaign)
    marks = event_marks(campaign, shown.document.rules)
    assert [(mark.hex, mark.name) for mark in marks] == [
        (place(7, 6), "Plague"), (place(8, 6), "Monster Attack"),
    ]  # fmt: skip
    shown.document.open(campaign, None)
    QTest.qWait(50)
    assert view.viewport().grab().toImage() != bare


def test_marks_speak_the_language_of_the_window(shown: MainWindow, speak: Translators) -> None:
    shown.document.open(struck(shown.document.campaign), None)
    speak.speak("it")
    QApplication.processEvents()
    assert [mark.name for mark in view_of(shown)._live.events] == ["Pestilenza", "Attacco di Mostri"]
    assert line_of(shown).accessibleName().startswith("Mese 2 · Pestilenza, Ashford")


def test_the_legend_comes_and_goes_by_its_keys(qtbot: QtBot, shown: MainWindow) -> None:
    QTest.keyClick(shown, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    legend = shown.map_looks.legend
    assert legend is not None
    assert legend.isVisible()
    assert shown.preferences.legend
    texts = [text for _, text in legend.rows.entries]
    assert {"Plains", "Forest", "Farm", "River", "Ashmark"} <= set(texts)
    assert "Plains" in legend.area.accessibleDescription()
    view = view_of(shown)
    view.reveal(place(2, 12))  # far from the hills
    for _ in range(3):
        view.zoom_by(2)
    qtbot.waitUntil(lambda: "Hills" not in [text for _, text in legend.rows.entries], timeout=1500)
    QTest.keyClick(shown, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert shown.map_looks.legend is None
    assert not shown.preferences.legend


def test_the_style_is_chosen_in_the_view_menu(shown: MainWindow) -> None:
    view = view_of(shown)
    assert view.options.style == "atlas"
    menu = QMenu()
    shown.commands.fill_map_style(menu)
    choices = menu.actions()
    assert [action.isChecked() for action in choices] == [True, False, False]
    choices[2].trigger()
    assert view.options.style == "contrast"
    assert view.atlas().palette.paper == "#ffffff"
    assert shown.preferences.map_style == "contrast"


def test_the_style_is_chosen_in_the_preferences(qtbot: QtBot, preferences: Preferences) -> None:
    dialog = PreferencesDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.map_style.setFocus()
    QTest.keyClick(dialog.map_style, Qt.Key.Key_End)
    assert preferences.map_style == "contrast"


def test_the_players_map_is_drawn_in_the_style_too(shown: MainWindow) -> None:
    shown.commands.player_window(True)
    link = shown.commands.players().link
    assert link.window is not None
    shown.preferences.map_style = "contrast"
    assert link.window.map.options.style == "contrast"
    assert isinstance(link.window, QWidget)
    link.close()
