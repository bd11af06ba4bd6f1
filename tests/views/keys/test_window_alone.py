"""The window by keyboard alone: menus, panes, panels, pages, dialogs, lists."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_gui.views.finder import Finder
from kingdom_gui.views.main_window import MainWindow

from ..dialogs import dialogs
from ..modal import answer
from .hands import ALT, CTRL, NONE, SHIFT, Held, Key, focus, popup, press, write

USED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTextEdit,
)


@pytest.fixture
def front(window: MainWindow) -> MainWindow:
    """The window, in front, all of it made."""
    window.activateWindow()
    window.pages.page("map").build()  # type: ignore[attr-defined]
    window.turn.panel()
    QTest.qWait(30)
    window.pages.page("map").view.setFocus()  # type: ignore[attr-defined]
    return window


def test_f10_leads_into_the_menu_bar_and_escape_back(front: MainWindow) -> None:
    press(Key.Key_F10)
    bar = front.menuBar()
    assert bar.activeAction() is bar.actions()[0]
    press(Key.Key_Right, Key.Key_Down)
    menu = popup()
    assert isinstance(menu, QMenu)
    assert menu.title() == bar.actions()[1].text()
    press(Key.Key_Escape, Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


def test_f6_goes_round_all_panes_and_back(front: MainWindow) -> None:
    page = front.pages.page("map")
    panes: list[QWidget] = [front.strip, front.modes, *page.panes(), front.turn, front.inspector]  # type: ignore[attr-defined]

    def here() -> int:
        return next(i for i, pane in enumerate(panes) if pane is focus() or pane.isAncestorOf(focus()))

    there = [here()]
    for _ in panes:
        press(Key.Key_F6)
        there.append(here())
    usable = [i for i in range(len(panes)) if i in there]
    assert there[0] == there[len(usable)]
    assert len(usable) >= 6
    back = [here()]
    for _ in usable:
        press(Key.Key_F6, held=SHIFT)
        back.append(here())
    assert back[0] == back[-1]
    assert sorted(set(back)) == usable


def test_a_pane_grows_and_shrinks_by_keyboard(front: MainWindow) -> None:
    before = front.panes.sizes()
    press(Key.Key_Left, held=ALT | SHIFT)
    narrower = front.panes.sizes()
    assert narrower[0] < before[0]
    assert narrower[1] > before[1]
    press(Key.Key_Right, held=ALT | SHIFT)
    assert front.panes.sizes() == before


def test_a_pane_of_the_settlement_grows(front: MainWindow) -> None:
    front.show_page("settlement")
    page = front.pages.page("settlement")
    page.palette_panel.search.setFocus()  # type: ignore[attr-defined]
    before = page.splitter.sizes()  # type: ignore[attr-defined]
    press(Key.Key_Right, held=ALT | SHIFT)
    assert page.splitter.sizes()[0] > before[0]  # type: ignore[attr-defined]


def test_the_month_is_played_by_enter(front: MainWindow) -> None:
    press(Key.Key_T, held=CTRL)
    panel = front.turn.panel()
    assert panel.isAncestorOf(focus())
    before = front.document.undo_stack.count()
    press(Key.Key_Return)
    QTest.qWait(30)
    assert front.document.undo_stack.count() > before
    press(Key.Key_Z, held=CTRL)
    assert front.document.undo_stack.index() == before


@pytest.mark.parametrize(("key", "held"), [(Key.Key_Menu, NONE), (Key.Key_F10, SHIFT)])
@pytest.mark.parametrize("tab", [0, 1])
def test_the_menu_of_a_row_in_the_tables(front: MainWindow, key: Key, held: Held, tab: int) -> None:
    front.show_page("tables")
    page = front.pages.page("tables")
    page.tabs.setCurrentIndex(tab)  # type: ignore[attr-defined]
    table = (page.hexes, page.lots)[tab].table  # type: ignore[attr-defined]
    table.setFocus()
    press(Key.Key_Down)
    press(key, held=held)
    assert isinstance(popup(), QMenu)
    press(Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


def test_the_menu_of_the_journal_and_of_a_field(front: MainWindow) -> None:
    front.show_page("journal")
    page = front.pages.page("journal")
    for field in (*page.findChildren(QTextEdit), *page.findChildren(QLineEdit)):
        if field.isVisible() and field.isEnabled() and field.focusPolicy() & Qt.FocusPolicy.TabFocus:
            field.setFocus()
            press(Key.Key_F10, held=SHIFT)
            assert isinstance(popup(), QMenu), field
            press(Key.Key_Escape)


@pytest.mark.parametrize("key", [Key.Key_K, Key.Key_F])
def test_the_finder_opens_takes_words_and_closes(front: MainWindow, qtbot: QtBot, key: Key) -> None:
    def look(finder: Finder) -> None:
        QTest.keyClicks(finder.focusWidget(), "ash")
        QTest.keyClick(finder.focusWidget(), Key.Key_Escape)

    answer(qtbot, Finder, look, lambda: press(key, held=CTRL))


@pytest.mark.parametrize("name", sorted(dialogs()))
def test_tab_reaches_all_of_a_dialog_and_escape_closes_it(same_window: MainWindow, name: str) -> None:
    dialog = dialogs()[name](same_window)
    dialog.show()
    dialog.activateWindow()
    QTest.qWait(20)
    reached: set[QWidget] = set()
    for _ in range(160):
        here = dialog.focusWidget()
        if here is None or (here in reached and here is not next(iter(reached)) and len(reached) > 150):
            break
        reached.add(here)
        QTest.keyClick(here, Key.Key_Tab, CTRL if isinstance(here, QTextEdit) else NONE)
    missed = [
        f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()}"
        for widget in dialog.findChildren(QWidget)
        if isinstance(widget, USED)
        and not isinstance(widget, QScrollBar)
        and widget.isVisible()
        and widget.isEnabled()
        and not any(widget is one or widget.isAncestorOf(one) or one.isAncestorOf(widget) for one in reached)
        and not in_group_with(widget, reached)
    ]
    QTest.keyClick(dialog.focusWidget() or dialog, Key.Key_Escape)
    closed = not dialog.isVisible()
    dialog.close()
    assert not missed
    assert closed


def tabbed(widget: QWidget) -> bool:
    return widget.isVisible() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def in_group_with(widget: QWidget, reached: set[QWidget]) -> bool:
    """Whether arrows lead to a button from another that Tab reaches: of radio buttons Tab stops at one."""
    if not isinstance(widget, QAbstractButton):
        return False
    group = widget.group()
    alike = group.buttons() if group is not None else []
    if widget.autoExclusive():
        alike = [one for one in widget.parentWidget().children() if isinstance(one, QAbstractButton)]
    return any(one in reached for one in alike)


def test_nothing_that_is_clicked_is_out_of_reach_of_tab(front: MainWindow) -> None:
    """Every button of every page takes the focus."""
    out = []
    for page in ("map", "settlement", "kingdom", "journal", "tables"):
        front.show_page(page)
        QTest.qWait(20)
        out += [
            f"{page}: {type(button).__name__} {button.accessibleName() or button.text()}"
            for button in front.findChildren(QAbstractButton)
            if button.isVisible()
            and not button.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not isinstance(button.parent(), QLineEdit | QAbstractItemView | QLabel)
            and not in_group_with(button, {one for one in front.findChildren(QAbstractButton) if tabbed(one)})
        ]
    assert not out


def test_typing_in_the_search_of_buildings_fires_no_letter(front: MainWindow) -> None:
    front.show_page("settlement")
    page = front.pages.page("settlement")
    page.palette_panel.search.setFocus()  # type: ignore[attr-defined]
    shown = page.view.service_shown  # type: ignore[attr-defined]
    write("rest")
    assert page.palette_panel.search.text() == "rest"  # type: ignore[attr-defined]
    assert page.view.service_shown == shown  # type: ignore[attr-defined]
