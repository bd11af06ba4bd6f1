"""All keys in words: what the page of shortcuts, the help and the list of the README are made from."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ..actions_table import MENUS
from ..map_texts import tool_name
from .book import book, place_of
from .table import BY_ID, PLACES, TOOL


class KeyRow(NamedTuple):
    """One row: `context` where it holds, `text` what it does, both in the language in force, and its keys."""

    context: str
    id: str
    text: str
    keys: str


def all_keys() -> list[KeyRow]:
    """Every command and every key of a place, in the language in force; `keys` is "" where there are none."""
    return [KeyRow(context_of(id_), id_, name_of(id_), book().text(id_)) for id_ in book().ids()]


def context_of(id_: str) -> str:
    """Where the keys of an id hold: for a command the name of its menu."""
    place = place_of(id_)
    if place != "window":
        return QCoreApplication.translate("Keys", PLACES[place])
    menu = next(menu for menu in MENUS if any(row is not None and row.id == id_ for row in menu.rows))
    return bare(QCoreApplication.translate("Menus", menu.text))


def name_of(id_: str) -> str:
    """What an id does, as its menu or its place calls it, in the language in force."""
    if id_.startswith(TOOL):
        return tool_name(id_.removeprefix(TOOL))
    if id_ in BY_ID:
        return QCoreApplication.translate("Keys", BY_ID[id_].text)
    row = next(row for menu in MENUS for row in menu.rows if row is not None and row.id == id_)
    return bare(QCoreApplication.translate("Menus", row.text))


def bare(text: str) -> str:
    """The text of a menu without its mnemonic and without the dots of a dialog."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…").strip()
