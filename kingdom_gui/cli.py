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
from itertools import pairwise
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
from .commands.terminal import readable
from .commands.usage import Parser, Unsaid, fault, named, speaking, told
from .store.errors import StoreError
from .store.rulefiles import RuleDataError
from .words import LANGUAGES, say
from .words.distances import UNITS, measure_in
from .words.missing import missing

COMMANDS = ("rules", "schema", "stats", "run", "check", "export", "import", "unpack", "help")
_WITH_VALUE = ("--language", "--units")
# What is told in one sentence: the files, the installation, the machine or the user ended it.
_NOT_OUR_FAULT = (StoreError, RuleDataError, AssetMissing, BrokenPipeError, KeyboardInterrupt, MemoryError)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line (without the program's name) and give the exit code."""
    _write_what_the_terminal_can()
    with readable():
        return _run(list(sys.argv[1:] if argv is None else argv))


def _run(words: list[str]) -> int:
    try:
        arguments = _parse(words)
    except SystemExit as stop:  # argparse has said what it had to say
        return stop.code if isinstance(stop.code, int) else WRONG_USAGE
    except AssetMissing as error:
        say_on_stderr(missing(error, language_of(words)))
        return INPUT_AT_FAULT
    arguments.language_given = arguments.language or ""
    arguments.language = arguments.language or user_language()
    measure_in(arguments.units)
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
    elif isinstance(error, AssetMissing):
        say_on_stderr(missing(error, language))
    elif isinstance(error, RuleDataError):
        say_on_stderr(say("rules_damaged", {"reason": str(error)}, language))
    return INPUT_AT_FAULT


def _parse(words: list[str]) -> argparse.Namespace:
    """What the words ask for. Only help and faults need the texts of our language read."""
    try:
        return _parsed(words)
    except Unsaid:
        with speaking(language_of(words)):
            return _parsed(words)


def language_of(words: Sequence[str]) -> str:
    """The language that a call asks for, whatever else is wrong with it; else the user's."""
    asked = [word.removeprefix("--language=") for word in words if word.startswith("--language=")]
    asked += [after for word, after in pairwise(words) if word == "--language"]
    return next((word for word in reversed(asked) if word in LANGUAGES), user_language())


def _parsed(words: list[str]) -> argparse.Namespace:
    first = _first_word(words)
    if first in COMMANDS:
        return _command_parser(first).parse_args(words)
    parser = _window_parser()
    arguments, rest = parser.parse_known_args(words)
    if first is not None and (rest or not Path(first).exists()):
        import difflib  # here, since most runs misspell nothing

        meant = difflib.get_close_matches(first, COMMANDS, n=1)
        if meant and "." not in first:
            parser.error(fault("usage_no_command", name=first, meant=meant[0]))
    if rest:
        parser.error(fault("usage_unexpected", words=" ".join(rest)))
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


def _common(*, after: bool) -> Parser:
    """The options that may stand before a command, with their defaults, or after it."""
    common = Parser(add_help=False)
    language = argparse.SUPPRESS if after else None
    common.add_argument("--language", choices=LANGUAGES, default=language, help=told("help_language"))
    units: str = argparse.SUPPRESS if after else "language"
    common.add_argument("--units", choices=UNITS[1:], default=units, help=told("help_units"))
    common.add_argument(
        "--debug",
        action="store_true",
        default=argparse.SUPPRESS if after else False,
        help=told("help_debug"),
    )
    return common


def _window_parser() -> Parser:
    wide = max(map(len, COMMANDS))
    lines = [told("help_commands"), *(f"  {name:<{wide}}  {told(f'help_{name}')}" for name in COMMANDS)]
    parser = Parser(
        prog="kingdom-gui",
        description=told("help_program"),
        epilog="\n".join((*lines, "", told("help_more", command=named("COMMAND")))),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=[_common(after=False)],
    )
    parser.add_argument("file", nargs="?", metavar=named("FILE"), help=told("help_file_or_command"))
    parser.add_argument(
        "--version", action="version", version=f"kingdom-gui {__version__}", help=told("help_version")
    )
    parser.set_defaults(run=window.run)
    return parser


def _command_parser(chosen: str) -> Parser:
    """The parser for a command. Its module and those beside it are loaded here, not for the window."""
    from .commands.every import COMMANDS as EVERY

    parser = Parser(prog="kingdom-gui", parents=[_common(after=False)])
    parser.add_argument(
        "--version", action="version", version=f"kingdom-gui {__version__}", help=told("help_version")
    )
    commands = parser.add_subparsers(required=True, metavar=named("COMMAND"))
    text = told(f"help_{chosen}")
    own = commands.add_parser(
        chosen, help=text, description=f"{text[:1].upper()}{text[1:]}.", parents=[_common(after=True)]
    )
    EVERY[chosen].add_options(own)
    own.set_defaults(run=EVERY[chosen].run)
    return parser


def _write_what_the_terminal_can() -> None:
    """A terminal without some letter shows another sign in its place, instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
