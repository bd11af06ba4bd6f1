"""What the book knows of the program around it: the commands of its menus, and those of the command line.

The room knows no window; whoever makes a `Book` hands the menus over, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from .markup import escaped
from .things.making import NOTHING, Making, table

# Of `kingdom-gui`, in the order of its own help; "" opens the window.
COMMAND_LINE = ("", "rules", "schema", "stats", "run", "check", "export", "import", "unpack", "help")


class MenuCommand(NamedTuple):
    """A command of the menus: the menu it stands in, its name there, its keys ("" for none)."""

    menu: str
    name: str
    keys: str


class KeyLine(NamedTuple):
    """Keys and what they do: where they hold, their id, and how they are called ("" for none)."""

    context: str
    id: str
    name: str
    keys: str


class Program(NamedTuple):
    """The commands of the menus by id, in their order, and all keys."""

    menu: Mapping[str, MenuCommand] = {}
    keys: tuple[KeyLine, ...] = ()

    def keys_of(self, id_: str) -> KeyLine | None:
        """The keys of a command or a place."""
        return next((line for line in self.keys if line.id == id_), None)


def menu_table(program: Program, making: Making) -> str:
    """All commands with their keys, a table a menu."""
    parts = []
    for name, commands in groupby(program.menu.items(), key=lambda one: one[1].menu):
        rows = [(f"[{one.name}](action.{key})", one.keys or NOTHING) for key, one in commands]
        parts += [f"### {name}", table((making.word("command"), making.word("keys")), rows)]
    return "\n\n".join(parts)


def keys_table(program: Program, making: Making) -> str:
    """All keys, a table for each place where they hold."""
    parts = []
    known = [line for line in program.keys if line.keys]
    for context, lines in groupby(known, key=lambda line: line.context):
        rows = [(_linked(line, program), escaped(line.keys)) for line in lines]
        parts += [f"### {context}", table((making.word("command_does"), making.word("keys")), rows)]
    return "\n\n".join(parts)


def _linked(line: KeyLine, program: Program) -> str:
    return f"[{line.name}](action.{line.id})" if line.id in program.menu else line.name


def command_line_table(making: Making) -> str:
    """What can be done without a window."""
    rows = []
    for name in COMMAND_LINE:
        typed = f"`kingdom-gui {name}`" if name else "`kingdom-gui`"
        does = making.said.say(f"help_{name}") if name else making.word("command_window")
        rows.append((typed, does))
    whole = table((making.word("command"), making.word("command_does")), rows)
    return f"{whole}\n\n{making.word('commands_begin')}"
