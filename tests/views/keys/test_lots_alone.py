"""The lots by keyboard alone: choose, place, turn, move, demolish, menus, districts, zoom."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.main_window import MainWindow

from .hands import NONE, SHIFT, Key, focus, popup, press, tab_to, write


@pytest.fixture
def page(window: MainWindow) -> SettlementPage:
    window.show_page("settlement")
    window.activateWindow()
    made = window.pages.page("settlement")
    assert isinstance(made, SettlementPage)
    made.palette_panel.model.find_all()
    return made


def buildings(page: SettlementPage) -> list[str]:
    there = page.document.campaign.settlements[page.settlement_id]
    return [building.kind for district in there.districts for building in district.buildings]


def build(page: SettlementPage, name: str, *way: Key) -> None:
    """Search a building, take it up, go to its place, and place it."""
    page.palette_panel.search.setFocus()
    page.palette_panel.search.selectAll()
    write(name)
    press(Key.Key_Return)
    assert page.view.holding.placement is not None
    page.view.setFocus()
    press(*way, Key.Key_Return)


def test_a_house_is_built_moved_and_demolished(page: SettlementPage) -> None:
    before = len(buildings(page))
    build(page, "House")
    assert len(buildings(page)) == before + 1
    view = page.view
    assert view.hasFocus()
    press(Key.Key_M)
    assert view.holding.placement is not None
    assert view.holding.placement.number
    press(Key.Key_Escape)
    assert view.holding.placement is None
    press(Key.Key_Delete)
    assert page.notice.isVisible()
    press(Key.Key_Return)
    assert len(buildings(page)) == before


def test_r_turns_what_is_held(page: SettlementPage) -> None:
    page.palette_panel.select("tavern")
    wide = [record for record in page.document.rules.buildings.values() if record.lots == 2]
    page.view.take_up(wide[0].id)
    page.view.setFocus()
    held = page.view.holding.placement
    assert held is not None
    form = (held.form.width, held.form.height)
    press(Key.Key_R)
    assert (held.form.width, held.form.height) == form[::-1]
    press(Key.Key_Escape)


@pytest.mark.parametrize(
    ("key", "held"), [(Key.Key_Menu, NONE), (Key.Key_F10, SHIFT), (Key.Key_Return, NONE)]
)
def test_the_menu_of_a_lot(page: SettlementPage, key: Key, held: object) -> None:
    build(page, "House")
    press(key, held=held)  # type: ignore[arg-type]
    menu = popup()
    assert menu.actions()
    press(Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


def test_seeing_service_town_and_zoom(page: SettlementPage) -> None:
    view = page.view
    view.setFocus()
    press(Key.Key_S)
    assert view.service_shown
    zoom = view.zoom
    press(Key.Key_Plus)
    assert view.zoom > zoom
    press(Key.Key_F)
    assert view.zoom == 1.0


def test_every_part_is_reached_by_f6_and_tab(page: SettlementPage) -> None:
    page.view.setFocus()
    for pane in (page.palette_panel.list, page.side.tabs, *page.buttons.values()):
        if pane.isVisible() and pane.isEnabled():
            tab_to(pane, 120)
    page.buttons["items"].setFocus()
    press(Key.Key_Space)
    assert page.below.items.isVisible()
    assert focus() is not None


def test_the_mouse_alone_turns_what_is_held(page: SettlementPage) -> None:
    wide = next(record for record in page.document.rules.buildings.values() if record.lots == 2)
    page.view.take_up(wide.id)
    held = page.view.holding.placement
    assert held is not None
    form = (held.form.width, held.form.height)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.MiddleButton)
    assert (held.form.width, held.form.height) == form[::-1]
    page.view.put_down.emit()
