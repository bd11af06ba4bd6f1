"""All commands by name. Loaded once one is named: opening the window needs none of them."""

from __future__ import annotations

from . import book, check, export, importing, play, rules, schema, stats, unpacking
from .base import Command

COMMANDS: dict[str, Command] = {
    "rules": rules.COMMAND,
    "schema": schema.COMMAND,
    "stats": stats.COMMAND,
    "run": play.COMMAND,
    "check": check.COMMAND,
    "export": export.COMMAND,
    "import": importing.COMMAND,
    "unpack": unpacking.COMMAND,
    "help": book.COMMAND,
}
