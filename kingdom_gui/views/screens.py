"""The screen and the window of the system that a widget is on, asked so that nobody comes to own them.

`widget.screen()` and `widget.windowHandle()` make what they answer a child of the widget on Python's side:
goes the widget as garbage, Python takes the screen from under Qt, and the program ends with it. A test
forbids these calls and the others of their kind.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen, QWindow
from PySide6.QtWidgets import QWidget

SOUGHT = "sought"  # what a widget is called for as long as its window is looked for


def screen_of(widget: QWidget) -> QScreen:
    """The screen that the middle of a widget is on; of what is not shown yet, that of what it belongs to."""
    while not widget.isVisible() and (holder := widget.parentWidget()) is not None:
        widget = holder
    middle = widget.mapToGlobal(widget.rect().center())
    return QGuiApplication.screenAt(middle) or QGuiApplication.primaryScreen()


def has_window(top: QWidget) -> bool:
    """Whether a top level widget has been given a window of the system."""
    return top.isWindow() and top.testAttribute(Qt.WidgetAttribute.WA_WState_Created)


def window_of(top: QWidget) -> QWindow | None:
    """The window of the system of a top level widget; None where it has none yet.

    Qt names the one after the other and tells nothing else of how they belong together.
    """
    if not has_window(top):
        return None
    name = top.objectName()
    top.setObjectName(SOUGHT)
    found = next(
        (one for one in QGuiApplication.topLevelWindows() if one.objectName() == f"{SOUGHT}Window"), None
    )
    top.setObjectName(name)
    return found
