"""Which of our widgets, and of Qt's, a screen reader finds described by interfaces of our own."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QPushButton, QToolButton, QWidget
from shiboken6 import isValid

PAINTED = {
    "MapView": QAccessible.Role.Canvas,
    "PlayersMap": QAccessible.Role.Canvas,
    "PictureView": QAccessible.Role.Canvas,
    "NumberChart": QAccessible.Role.Chart,
    "QKeySequenceEdit": QAccessible.Role.HotkeyField,
    "Choices": QAccessible.Role.Grouping,
    "ItemRow": QAccessible.Role.Grouping,
    "ChangeRow": QAccessible.Role.Grouping,
    "ModeBar": QAccessible.Role.ToolBar,
    "ToolStrip": QAccessible.Role.ToolBar,
    "JournalPage": QAccessible.Role.Grouping,
    "Inspector": QAccessible.Role.Grouping,
    "TurnPanel": QAccessible.Role.Grouping,
}
# Elsewhere than on Windows Qt gives the value of a box as its name, and trusts in a label beside it.
BOXES = sys.platform != "win32"

_kept: list[QAccessibleInterface] = []  # Qt does not hold the Python side of an interface
_installed: list[Callable[[str, QObject], QAccessibleInterface | None]] = []
_PRUNED_AT = 256


def install() -> None:
    """From now on Qt asks here first. What it has made an interface for already is described anew."""
    if _installed:
        return
    _installed.append(_made)
    QAccessible.installFactory(_made)
    if QAccessible.isActive() and isinstance(app := QApplication.instance(), QApplication):
        for widget in app.allWidgets():
            if _is_ours(widget):
                known = QAccessible.queryAccessibleInterface(widget)
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))


def _is_ours(widget: QWidget) -> bool:
    meta = widget.metaObject()
    while meta is not None:
        if meta.className() in PAINTED or meta.className() == "PlanView":
            return True
        meta = meta.superClass()
    if isinstance(widget, QAbstractButton):
        return _stays_down(widget)
    return BOXES and isinstance(widget, QComboBox)


def _stays_down(button: QAbstractButton) -> bool:
    menu = button.menu() if isinstance(button, QPushButton | QToolButton) else None
    return button.isCheckable() and menu is None


def _made(kind: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of a widget, asked for by the name of its class and then of each it comes from."""
    made: QAccessibleInterface | None = None
    if kind in PAINTED and isinstance(thing, QWidget):
        from .painted import Painted

        made = Painted(thing, PAINTED[kind])
    elif kind == "PlanView" and isinstance(thing, QWidget):
        from .plan import PlanInterface

        made = PlanInterface(thing)
    elif kind == "QComboBox" and BOXES and isinstance(thing, QComboBox):
        from .named_box import NamedBox

        made = NamedBox(thing)
    elif isinstance(thing, QAbstractButton) and _stays_down(thing):
        from .pressed import Pressed

        made = Pressed(thing)
    if made is not None:
        if len(_kept) >= _PRUNED_AT:
            _kept[:] = [one for one in _kept if isValid(one)]
        _kept.append(made)
    return made
