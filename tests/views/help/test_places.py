"""Every window, panel and dialog has a page of the help book, and F1 opens it from wherever the focus is."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import kingdom_gui.sheets
import kingdom_gui.views
from kingdom_gui.views.help.places import PLACES, helped, own_page, page_of
from kingdom_gui.views.help.window import HelpWindow
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.screens import window_of

from ..dialogs import dialogs

PAGES = ("map", "settlement", "kingdom", "journal", "tables")


def shown(window: MainWindow) -> HelpWindow:
    return window.commands.desk().window()


def classes() -> set[str]:
    """The classes of the window and of the print dialog, by name."""
    found = set()
    for package in (kingdom_gui.views, kingdom_gui.sheets):
        for path in sorted(Path(inspect.getfile(package)).parent.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    return found


def test_places_are_classes_that_there_are() -> None:
    there = classes()
    assert sorted(name for name in PLACES if name not in there and not name.startswith("Q")) == []


def test_places_lead_to_pages(window: MainWindow) -> None:
    desk = window.commands.desk()
    assert {name: page for name, page in PLACES.items() if not desk.page_id(page)} == {}


@pytest.mark.parametrize("name", PAGES)
def test_every_page_of_the_window_has_one(window: MainWindow, name: str) -> None:
    window.show_page(name)
    page = window.pages.page(name)
    assert page is not None
    assert own_page(page) not in ("", "screens/window")


def test_every_panel_that_the_main_window_shows_has_one_of_its_own_or_around_it(window: MainWindow) -> None:
    for name in PAGES:
        window.show_page(name)
        QApplication.processEvents()
        for widget in window.findChildren(QWidget):
            if widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
                assert window.commands.desk().page_here(widget), widget


def test_f1_opens_the_page_of_where_the_focus_is(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("journal")
    window.activateWindow()
    page = window.pages.page("journal")
    line = page.findChild(QLineEdit)
    assert line is not None
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_F1)
    assert shown(window).isVisible()
    assert shown(window).page == "screens/journal"


def test_f1_works_in_a_dialog_that_holds_up_the_rest(qtbot: QtBot, window: MainWindow) -> None:
    from kingdom_gui.views.dialogs.grant import GrantDialog

    dialog = GrantDialog(window.document, window)
    dialog.setModal(True)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    field = dialog.findChild(QLineEdit)
    assert field is not None
    field.setFocus()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog and QApplication.focusWidget() is not None)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    book = shown(window)
    assert book.isVisible()
    assert book.page == "screens/kingdom"
    # The book can be used although the dialog holds up all other windows.
    book.search.clear()
    qtbot.keyClicks(book.search, "inn")
    assert book.search.text() == "inn"
    handle = window_of(book)
    assert handle is not None
    assert handle.transientParent() is window_of(dialog)
    dialog.close()
    # ... and goes on by itself when the dialog is gone.
    window.commands.desk().show("rules/unrest")
    assert handle.transientParent() is None
    assert book.isVisible()


def test_what_has_no_page_goes_by_what_it_stands_in(qtbot: QtBot) -> None:
    outer = QDialog()
    qtbot.addWidget(outer)
    button, own = QPushButton(outer), QPushButton(outer)
    QVBoxLayout(outer).addWidget(button)
    assert page_of(button) == ""
    helped(outer, "screens/map")
    assert page_of(button) == "screens/map"
    helped(own, "building.inn")
    assert page_of(own) == "building.inn"


def test_the_step_of_the_month_is_where_the_panel_leads(window: MainWindow) -> None:
    panel = window.turn.panel()
    asked = panel.player.pending()
    assert asked is not None
    assert own_page(panel) == f"step.{asked.step.id}"
    assert window.commands.desk().page_id(own_page(panel)).startswith("rules/")


@pytest.mark.parametrize("name", sorted(dialogs()))
def test_every_dialog_has_a_page_of_its_own(same_window: MainWindow, name: str) -> None:
    dialog = dialogs()[name](same_window)
    page = own_page(dialog)
    assert page, f"{type(dialog).__name__} has no page: name one in views/help/places.py"
    assert same_window.commands.desk().page_id(page)
    dialog.close()
