"""What the book knows of the program around it: the commands of its menus, and those of the command line.

The room knows no window; whoever makes a `Book` hands the menus over, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from .things.making import NOTHING, Making, table

# Of `kingdom-gui`, in the order of its own help; "" opens the window.
COMMAND_LINE = ("", "rules", "schema", "stats", "run", "check", "export", "import", "unpack", "help")


class MenuCommand(NamedTuple):
    """A command of the menus: the menu it stands in, its name there, its keys ("" for none)."""

    menu: str
    name: str
    keys: str


Menu = Mapping[str, MenuCommand]  # by id, in the order of the menus


def menu_table(menu: Menu, making: Making) -> str:
    """All commands with their keys, a table a menu."""
    parts = []
    for name, commands in groupby(menu.items(), key=lambda one: one[1].menu):
        rows = [(f"[{one.name}](action.{key})", one.keys or NOTHING) for key, one in commands]
        parts += [f"### {name}", table((making.word("command"), making.word("keys")), rows)]
    return "\n\n".join(parts)


def keys_table(menu: Menu, making: Making) -> str:
    """The commands that have keys."""
    rows = [(f"[{one.name}](action.{key})", one.keys) for key, one in menu.items() if one.keys]
    return table((making.word("command"), making.word("keys")), rows)


def command_line_table(making: Making) -> str:
    """What can be done without a window."""
    rows = []
    for name in COMMAND_LINE:
        typed = f"`kingdom-gui {name}`" if name else "`kingdom-gui`"
        rows.append((typed, making.word(f"command_{name or 'window'}")))
    whole = table((making.word("command"), making.word("command_does")), rows)
    return f"{whole}\n\n{making.word('commands_begin')}"
