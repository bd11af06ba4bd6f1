"""The one way to open a dialog or a menu: whatever way it is closed, it is freed with all that is in it.

Qt keeps a closed one for as long as the window it belongs to. A test forbids opening one otherwise.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog, QMenu
from shiboken6 import isValid


def ask(dialog: QDialog) -> bool:
    """Open a dialog and wait until it is answered; whether it was accepted.

    What it was told can be read from its fields until control is back with the event loop; not later.
    """
    try:
        return bool(dialog.exec())
    finally:
        if isValid(dialog):
            dialog.deleteLater()


def open_over(dialog: QDialog) -> None:
    """Open a dialog that holds up its window, and go on."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def open_beside(dialog: QDialog) -> None:
    """Open a dialog that holds up nothing, and go on."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Open a menu, made for this once, at a point of the screen, and go on; an empty one stays away."""
    if not menu.actions():
        menu.deleteLater()
        return
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)
