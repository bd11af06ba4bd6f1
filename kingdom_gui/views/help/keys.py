"""F1 in every window: what is opened beside the main window gets the keys of help when it has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from ..main_window import MainWindow

COMMANDS = ("help_here", "what_is_this")
KEPT = "help_keys"


class HelpKeys(QObject):
    """Watches where the focus goes: a dialog holds the main window's own keys up."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._moved)

    def _moved(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and isValid(now) and isValid(self._window):
            self.give(now.window())

    def give(self, top: QWidget) -> None:
        """See to it that a window has the keys of help, as they are now."""
        if top is self._window or top.objectName() == "helpBook":
            return
        for name in COMMANDS:
            keys = self._window.menus.actions[name].shortcut()
            kept = top.findChild(QShortcut, f"{KEPT}_{name}")
            if kept is None:
                kept = QShortcut(keys, top)
                kept.setObjectName(f"{KEPT}_{name}")
                kept.activated.connect(getattr(self._window.commands, name))
            elif kept.key() != keys:
                kept.setKey(keys)
