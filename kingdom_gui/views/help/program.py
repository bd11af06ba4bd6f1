"""The commands and keys of the window as the book tells of them, in the window's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...book.program import KeyLine, MenuCommand, Program
from ..actions_table import MENUS
from ..keys.book import book
from ..keys.rows import all_keys, bare


def program_now() -> Program:
    """All commands in the order of the menus, and all keys that are in force."""
    found: dict[str, MenuCommand] = {}
    keys = book()
    for table in MENUS:
        menu = bare(QCoreApplication.translate("Menus", table.text))
        for row in table.rows:
            if row is not None:
                name = bare(QCoreApplication.translate("Menus", row.text))
                found[row.id] = MenuCommand(menu, name, "" if row.submenu else keys.text(row.id))
    return Program(found, tuple(KeyLine(row.context, row.id, row.text, row.keys) for row in all_keys()))
