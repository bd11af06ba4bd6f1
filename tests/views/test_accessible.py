"""For whoever uses a screen reader or no mouse: all is named and has its role, and the focus is seen."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_gui.views.dialogs.new_campaign import empty_campaign
from kingdom_gui.views.help.window import HelpWindow
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.spoken import interfaces
from kingdom_gui.views.tool_strip import MapPage

from ..shots.drawing import settle
from ..shots.screens import screens
from .dialogs import dialogs
from .pointer.turning import changed_by_the_wheel, watched
from .reader import faults, read
from .realm import place


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture(autouse=True)
def described() -> None:
    """Painted widgets are described as they are once a window has been painted."""
    interfaces.install()


@pytest.mark.parametrize("page", ["map", "settlement", "kingdom", "journal", "tables"])
def test_pages(window: MainWindow, page: str) -> None:
    window.show_page(page)
    window.selection.select_hexes((place(7, 6),))
    at_rest()
    assert not faults(window)


@pytest.mark.parametrize("page", ["map", "settlement", "kingdom", "journal", "tables"])
def test_pages_of_a_campaign_without_a_kingdom(empty_window: MainWindow, page: str) -> None:
    empty_window.files.start(empty_campaign(empty_window.document))
    empty_window.show_page(page)
    at_rest()
    assert not faults(empty_window)


@pytest.mark.parametrize("name", sorted(dialogs()))
def test_dialogs(same_window: MainWindow, name: str) -> None:
    dialog = dialogs()[name](same_window)
    dialog.show()
    at_rest()
    found = faults(dialog)
    with watched():
        found += changed_by_the_wheel(dialog)[0]
    dialog.close()
    assert not found


@pytest.mark.parametrize("name", sorted(screens()))
def test_screens_and_what_comes_up_over_them(empty_window: MainWindow, name: str) -> None:
    popup = screens()[name](empty_window)
    settle(empty_window)
    found = faults(empty_window)
    if popup is not None:
        found += faults(popup)
        popup.close()
    assert not found


def test_the_layers_the_shortcuts_and_the_help(window: MainWindow) -> None:
    from kingdom_gui.views.keys.dialog import ShortcutsDialog

    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    page.build()
    page.tools.show_layers()
    at_rest()
    assert page.tools.panel is not None
    assert not faults(page.tools.panel)
    page.tools.panel.close()
    shortcuts = ShortcutsDialog(window)
    shortcuts.show()
    at_rest()
    assert not faults(shortcuts)
    shortcuts.close()
    window.commands.help_book()
    at_rest()
    shown = next(top for top in QApplication.topLevelWidgets() if isinstance(top, HelpWindow))
    assert not faults(shown)
    shown.close()


def test_menus_are_named(window: MainWindow) -> None:
    at_rest()
    for menu in window.menuBar().findChildren(QMenu):
        menu.aboutToShow.emit()
        items = [node for node in read(menu) if node.role == QAccessible.Role.MenuItem]
        names = [node.name for node in items]
        assert all(names)
        assert not any("&" in name for name in names)


def test_a_box_is_read_under_its_own_name_with_what_is_chosen(window: MainWindow) -> None:
    dialog = dialogs()["preferences"](window)
    dialog.show()
    at_rest()
    boxes = {node.name: node for node in read(dialog) if node.role == QAccessible.Role.ComboBox}
    dialog.close()
    assert "Language" in boxes
    assert boxes["Language"].value == "English"
    state = boxes["Language"].interface.state()
    assert state.expandable
    assert not state.expanded
    action = boxes["Language"].interface.actionInterface()
    assert action.showMenuAction() in action.actionNames()


def test_choices_are_one_of_several_in_a_named_group(window: MainWindow) -> None:
    window.show_page("kingdom")
    at_rest()
    levels = [node for node in read(window) if "Promotion" in node.groups]
    assert levels
    assert {node.role for node in levels} == {QAccessible.Role.RadioButton}
    assert sum(bool(node.interface.state().checked) for node in levels) == 1
    assert any("Stability" in node.description for node in levels)


def test_the_page_shown_in_the_print_preview_is_told(window: MainWindow) -> None:
    dialog = dialogs()["print"](window)
    dialog.show()
    at_rest()
    pages = next(node for node in read(dialog) if node.name == "Page shown")
    dialog.close()
    assert pages.description.startswith("Kingdom, 1 of")


def test_the_check_itself_finds_what_is_wrong(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    column = QFormLayout(top)
    column.addRow(QLabel("Alone"), QLineEdit())
    for name in ("Twice", "Twice", "an_id", "QPushButton"):
        column.addRow(QPushButton(name))
    top.show()
    found = " ".join(faults(top))
    for fault in ("no name", "belongs to nothing", "2 of the same name", "an id for a name"):
        assert fault in found


def test_interfaces_go_with_their_widgets(qapp: QApplication) -> None:
    """Hundreds of boxes and plans come and go, with the collector at work, and nothing is left."""
    for _ in range(100):
        top = QWidget()
        boxes = [QComboBox(top) for _ in range(4)]
        for box in boxes:
            box.addItem("one")
            assert QAccessible.queryAccessibleInterface(box).text(QAccessible.Text.Value) == "one"
        top.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect(0)
    assert len(interfaces._kept) <= 2 * interfaces._PRUNED_AT


def test_a_number_says_its_value_and_what_it_would_become(window: MainWindow) -> None:
    button = window.strip.buttons["size"]
    assert button.accessibleName() == "Size 16"
    button.show_value(16, 17)
    assert button.accessibleName() == "Size 16 → 17"


def test_an_offer_says_its_price(window: MainWindow) -> None:
    window.show_page("map")
    window.selection.select_hexes((place(10, 6),))
    at_rest()
    names = {button.accessibleName() for button in window.inspector.findChildren(QPushButton)}
    assert "Claim, 1 BP" in names


def test_focus_is_seen(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("kingdom")
    window.activateWindow()
    at_rest()
    page = window.pages.page("kingdom")
    for widget in (window.strip.buttons["economy"], window.modes.buttons["map"], window.strip.title):
        window.inspector.setFocus()
        page.setFocus()
        before = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        at_rest()
        assert widget.grab().toImage() != before
