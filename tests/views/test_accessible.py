"""For whoever uses a screen reader or no mouse: what takes the focus has a name, and shows the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.views.main_window import MainWindow

from .dialogs import dialogs
from .realm import place


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


def nameless(top: QWidget) -> list[str]:
    """Visible widgets that the Tab key reaches and that have no name for a screen reader."""
    found = []
    for widget in top.findChildren(QWidget):
        reached = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if not (reached and widget.isVisible() and widget.isEnabled()) or widget.focusProxy() is not None:
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface is not None else ""
        if not name.strip():
            found.append(f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}")
    return found


@pytest.mark.parametrize("page", ["map", "settlement", "kingdom", "journal"])
def test_pages(window: MainWindow, page: str) -> None:
    window.show_page(page)
    window.selection.select_hexes((place(7, 6),))
    at_rest()
    assert not nameless(window)


@pytest.mark.parametrize("name", sorted(dialogs()))
def test_dialogs(window: MainWindow, name: str) -> None:
    dialog = dialogs()[name](window)
    dialog.show()
    at_rest()
    faults = nameless(dialog)
    dialog.close()
    assert not faults


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
