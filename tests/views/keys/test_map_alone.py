"""The map by keyboard alone: every tool, levels, zoom, selection, what can be chosen, menus."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from kingdom_gui.views.keys.table import TOOL_LETTERS
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView

from ..modal import answer
from ..realm import place
from .hands import CTRL, NONE, SHIFT, Key, focus, popup, press, write


@pytest.fixture
def view(window: MainWindow) -> MapView:
    window.activateWindow()
    page = window.pages.page("map")
    page.build()  # type: ignore[attr-defined]
    made = page.view  # type: ignore[attr-defined]
    assert isinstance(made, MapView)
    made.setFocus()
    QTest.qWait(30)
    made.place_cursor(place(7, 7), shown=True)
    return made


def known(view: MapView):
    return view.document.campaign


@pytest.mark.parametrize(("tool", "keys"), TOOL_LETTERS.items())
def test_a_key_takes_each_tool_in_hand(view: MapView, tool: str, keys: str) -> None:
    letter = keys.rpartition("+")[2]
    press(Key[f"Key_{letter}"], held=SHIFT if keys.startswith("Shift") else NONE)
    assert view.tool.id == tool


def test_terrain_is_painted_and_erased(view: MapView) -> None:
    view.set_terrain("forest")
    press(Key.Key_B, Key.Key_Return, Key.Key_Right, Key.Key_Return)
    assert {known(view).hexes[h].terrain for h in (place(7, 7), place(8, 7))} == {"forest"}
    press(Key.Key_BracketRight)
    assert view.tool.size == 1  # type: ignore[attr-defined]
    press(Key.Key_BracketLeft)
    assert view.tool.size == 0  # type: ignore[attr-defined]


def test_a_river_begins_and_ends_with_enter(view: MapView) -> None:
    view.place_cursor(place(2, 2), shown=True)
    before = known(view).hexes
    press(Key.Key_R, Key.Key_Return, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert known(view).hexes != before


def test_escape_takes_back_what_is_under_way(view: MapView) -> None:
    before = known(view).hexes
    press(Key.Key_R, Key.Key_Return, Key.Key_Right, Key.Key_Escape)
    assert known(view).hexes == before
    press(Key.Key_V, Key.Key_Return)
    assert view.selected()
    press(Key.Key_Escape)
    assert not view.selected()


def test_a_way_is_measured_stop_by_stop(view: MapView) -> None:
    press(Key.Key_M, Key.Key_Return, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert len(view.tool.path) == 3  # type: ignore[attr-defined]
    press(Key.Key_Backspace)
    assert len(view.tool.path) == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(("kind", "letter"), [("label", Key.Key_L), ("pin", Key.Key_P)])
def test_labels_and_pins_are_written_and_carried(view: MapView, qtbot: QtBot, kind: str, letter: Key) -> None:
    table = f"{kind}s"
    before = set(getattr(known(view), table))

    def fill(dialog: QDialog) -> None:
        QTest.keyClicks(dialog.focusWidget(), "Old Oak")
        QTest.keyClick(dialog.focusWidget(), Key.Key_Return)

    press(letter)
    answer(qtbot, QDialog, fill, lambda: press(Key.Key_Return))
    (number,) = set(getattr(known(view), table)) - before
    assert getattr(known(view), table)[number].hex == place(7, 7)
    view.window().activateWindow()
    view.setFocus()
    QTest.qWait(30)  # the focus is back from the dialog
    press(Key.Key_Return, held=SHIFT)
    assert view.tool.spans
    press(Key.Key_Right, Key.Key_Return)
    assert getattr(known(view), table)[number].hex == place(8, 7)


def test_hexes_to_choose_among_are_reached_and_picked(view: MapView) -> None:
    picked = []
    view.offer_chosen.connect(picked.append)
    marks = {place(3, 3): "1", place(9, 3): "2", place(5, 9): "3"}
    view.offered.show(marks, choosable=True)
    press(Key.Key_N, Key.Key_N)
    assert view.cursor_hex() == place(9, 3)
    press(Key.Key_N, held=SHIFT)
    assert view.cursor_hex() == place(3, 3)
    press(Key.Key_Return)
    assert picked == [place(3, 3)]
    view.offered.show({}, choosable=False)


def test_selecting_one_several_and_all(view: MapView) -> None:
    press(Key.Key_Return)
    assert view.selected() == [place(7, 7)]
    press(Key.Key_Right, held=SHIFT)
    assert view.selected() == [place(7, 7), place(8, 7)]
    press(Key.Key_Space, held=CTRL)
    assert view.selected() == [place(7, 7)]
    press(Key.Key_A, held=CTRL)
    assert len(view.selected()) == len(known(view).hexes)


def test_moving_zooming_levels(view: MapView) -> None:
    at = view.point_of(place(7, 7))
    press(Key.Key_Right, held=CTRL)
    assert view.point_of(place(7, 7)).x() < at.x()
    size = view.camera.size
    press(Key.Key_Plus)
    assert view.camera.size > size
    press(Key.Key_Minus)
    assert view.camera.size == size
    press(Key.Key_PageDown)
    assert view.options.level == -1
    press(Key.Key_PageUp)
    assert view.options.level == 0
    press(Key.Key_F)


def test_the_menu_of_a_hex(view: MapView, window: MainWindow) -> None:
    for key, held in ((Key.Key_Menu, NONE), (Key.Key_F10, SHIFT)):
        press(key, held=held)
        menu = popup()
        assert menu.actions()
        press(Key.Key_Escape)
        assert QApplication.activePopupWidget() is None
        assert view.hasFocus()


def test_what_the_map_shows_and_the_query(view: MapView, window: MainWindow) -> None:
    press(Key.Key_Y)
    panel = window.pages.page("map").tools.panel  # type: ignore[attr-defined]
    assert panel.isVisible()
    press(Key.Key_Escape)
    assert not panel.isVisible()
    view.setFocus()
    press(Key.Key_Q)
    query = window.pages.page("map").query  # type: ignore[attr-defined]
    assert query.isVisible()
    query.activateWindow()
    press(Key.Key_Escape)
    assert not query.isVisible()


def test_tools_and_their_options_are_panes(view: MapView, window: MainWindow) -> None:
    page = window.pages.page("map")
    press(Key.Key_F6)
    assert page.tools.isAncestorOf(focus())  # type: ignore[attr-defined]
    press(Key.Key_Down)  # tools are like radio buttons: arrows go from one to the next and take it
    assert view.tool.id == "measure"
    press(Key.Key_F6)
    assert page.options.isAncestorOf(focus())  # type: ignore[attr-defined]
    press(Key.Key_F6, held=SHIFT)
    press(Key.Key_F6, held=SHIFT)
    assert view.hasFocus()


def test_letters_write_in_fields_and_take_no_tool(view: MapView, window: MainWindow) -> None:
    page = window.pages.page("map")
    press(Key.Key_X)
    assert view.tool.id == "explore"
    field = page.options.findChild(QLineEdit)  # type: ignore[attr-defined]
    field.setFocus()
    write("brfq")
    assert field.text() == "brfq"
    assert view.tool.id == "explore"
