"""The menu bar, built from the table of actions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from . import speech
from .actions_table import MENUS, ActionRow
from .icons import icon
from .keys.book import book

Filler = Callable[[QMenu], None]


class Menus(QObject):
    """The menus of a window and their actions by id.

    `commands` has a method for each action's id, and `fill_<id>(menu)` for each submenu. `can(needs)` says
    whether what an action needs is there. Icons are drawn when a menu first opens.
    """

    def __init__(self, window: QMainWindow, commands: QObject, can: Callable[[str], bool]) -> None:
        super().__init__(window)
        self._commands, self._can = commands, can
        self.actions: dict[str, QAction] = {}
        self._rows: dict[str, ActionRow] = {}
        self._menus: list[tuple[QMenu, str]] = []
        self._submenus: dict[str, QMenu] = {}
        for table in MENUS:
            menu = window.menuBar().addMenu("")
            menu.setToolTipsVisible(True)
            menu.aboutToShow.connect(self._draw_icons)
            self._menus.append((menu, table.text))
            for row in table.rows:
                self._add(window, menu, row)
        self.retranslate()
        book().changed.connect(self._give_keys)

    def retranslate(self) -> None:
        """Write all names in the language in force."""
        translate = QCoreApplication.translate
        for menu, text in self._menus:
            menu.setTitle(translate("Menus", text))
        for name, action in self.actions.items():
            action.setText(translate("Menus", self._rows[name].text))
        for name, menu in self._submenus.items():
            menu.setTitle(translate("Menus", self._rows[name].text))

    def update_enabled(self) -> None:
        """Let what cannot be done now look so."""
        for name, action in self.actions.items():
            action.setEnabled(self._can(self._rows[name].needs))

    def name_undo(self, undo: str, redo: str, can_undo: bool, can_redo: bool) -> None:
        """Name what undo and redo would do; empty names leave the bare word."""
        translate = QCoreApplication.translate
        for name, what, can in (("undo", undo, can_undo), ("redo", redo, can_redo)):
            text = translate("Menus", self._rows[name].text)
            self.actions[name].setText(speech.explained(text, what).replace("&&", "&") if what else text)
            self.actions[name].setEnabled(can)

    def _add(self, window: QMainWindow, menu: QMenu, row: ActionRow | None) -> None:
        if row is None:
            menu.addSeparator()
            return
        self._rows[row.id] = row
        if row.submenu:
            submenu = menu.addMenu("")
            fill: Filler = getattr(self._commands, f"fill_{row.id}")
            submenu.aboutToShow.connect(lambda: fill(submenu))
            self._submenus[row.id] = submenu
            return
        action = menu.addAction("")
        action.setCheckable(row.checkable)
        action.setShortcuts(book().keys(row.id))
        action.triggered.connect(getattr(self._commands, row.id))
        window.addAction(action)
        self.actions[row.id] = action

    def _give_keys(self) -> None:
        for name, action in self.actions.items():
            action.setShortcuts(book().keys(name))

    def _draw_icons(self) -> None:
        for name, action in self.actions.items():
            row = self._rows[name]
            if row.icon and not row.checkable:
                action.setIcon(icon(row.icon))
