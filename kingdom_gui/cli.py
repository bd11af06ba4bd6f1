"""The command `kingdom-gui`: opens the window, or does without one what DESIGN's command table says.

Exit codes: 0 done, 1 the input is at fault (a message on stderr names it), 2 wrong usage. Whatever happens,
the user gets sentences; `--debug` adds the trace of a fault of the program itself.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from . import __version__
from .assets import AssetMissing
from .commands import window
from .commands.base import (
    DONE,
    INPUT_AT_FAULT,
    WRONG_USAGE,
    UsageError,
    say_on_stderr,
    user_language,
)
from .store.errors import StoreError
from .store.rulefiles import RuleDataError
from .words import LANGUAGES, say

HELP = {
    "rules": "print the rule data",
    "schema": "print the JSON Schema of a campaign file or a script",
    "stats": "print every total, or with --why where one comes from",
    "run": "play a script of actions on a campaign",
    "check": "validate a campaign file or a script",
    "export": "write sheets, maps and tables",
    "import": "make a campaign of a map of another program, or of a table of hexes",
    "unpack": "make the tiles of a picture that lies under a map; the window starts this by itself",
}
_WITH_VALUE = ("--language",)
# What is told in one sentence: the files, the installation, the machine or the user ended it.
_NOT_OUR_FAULT = (StoreError, RuleDataError, AssetMissing, BrokenPipeError, KeyboardInterrupt, MemoryError)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line (without the program's name) and give the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    _write_what_the_terminal_can()
    try:
        arguments = _parse(words)
    except SystemExit as stop:  # argparse has said what it had to say
        return stop.code if isinstance(stop.code, int) else WRONG_USAGE
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except _NOT_OUR_FAULT as error:
        return _told(error, arguments.language)
    except UsageError as error:
        say_on_stderr(str(error))
        return WRONG_USAGE
    except Exception as error:
        if arguments.debug:
            traceback.print_exc()
        told = f"{type(error).__name__}: {error}".partition("\n")[0]
        say_on_stderr(say("cli_fault", {"reason": told}, arguments.language))
        return INPUT_AT_FAULT
    return code


def _told(error: BaseException, language: str) -> int:
    """Say what went wrong outside the program, in one sentence, and give the exit code."""
    if isinstance(error, BrokenPipeError):
        # Whoever read the output has seen enough; Python must not complain about it while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    if isinstance(error, StoreError):
        say_on_stderr(error.sentence(language))
    elif isinstance(error, MemoryError):
        say_on_stderr(say("cli_memory", {}, language))
    elif not isinstance(error, KeyboardInterrupt):
        say_on_stderr(str(error))
    return INPUT_AT_FAULT


def _parse(words: list[str]) -> argparse.Namespace:
    first = _first_word(words)
    if first in HELP:
        return _command_parser(first).parse_args(words)
    parser = _window_parser()
    arguments, rest = parser.parse_known_args(words)
    if first is not None and (rest or not Path(first).exists()):
        import difflib  # here, since most runs misspell nothing

        meant = difflib.get_close_matches(first, HELP, n=1)
        if meant and "." not in first:
            parser.error(f"there is no command '{first}'; did you mean '{meant[0]}'?")
    if rest:
        parser.error(f"unexpected: {' '.join(rest)}")
    return arguments


def _first_word(words: list[str]) -> str | None:
    """The first word that is neither an option nor the value of one."""
    skip = False
    for word in words:
        if skip:
            skip = False
        elif word in _WITH_VALUE:
            skip = True
        elif not word.startswith("-"):
            return word
    return None


def _common(*, after: bool) -> argparse.ArgumentParser:
    """The options that may stand before a command, with their defaults, or after it."""
    common = argparse.ArgumentParser(add_help=False)
    language: str = argparse.SUPPRESS if after else user_language()
    common.add_argument(
        "--language", choices=LANGUAGES, default=language, help="language of the messages and sheets"
    )
    common.add_argument(
        "--debug",
        action="store_true",
        default=argparse.SUPPRESS if after else False,
        help="show the trace of a fault of the program",
    )
    return common


def _window_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kingdom-gui",
        description="Rule a kingdom on a hex map. Without a command, opens the window.",
        epilog="commands: "
        + "; ".join(f"{name}: {text}" for name, text in HELP.items())
        + ". `kingdom-gui COMMAND --help` tells more.",
        parents=[_common(after=False)],
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a campaign to open, or a command")
    parser.add_argument("--version", action="version", version=f"kingdom-gui {__version__}")
    parser.set_defaults(run=window.run)
    return parser


def _command_parser(chosen: str) -> argparse.ArgumentParser:
    """The parser for a command. Its module and those beside it are loaded here, not for the window."""
    from .commands.every import COMMANDS

    parser = argparse.ArgumentParser(prog="kingdom-gui", parents=[_common(after=False)])
    parser.add_argument("--version", action="version", version=f"kingdom-gui {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    text = HELP[chosen]
    own = commands.add_parser(
        chosen, help=text, description=f"{text[0].upper()}{text[1:]}.", parents=[_common(after=True)]
    )
    COMMANDS[chosen].add_options(own)
    own.set_defaults(run=COMMANDS[chosen].run)
    return parser


def _write_what_the_terminal_can() -> None:
    """A terminal without some letter shows another sign in its place, instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
