"""`kingdom-gui check`: says what is wrong with a campaign, a script or house rules, one line a fault."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..store.codec import decode
from ..store.disk import read_file
from ..store.envelope import looks_like
from ..store.errors import StoreError
from ..store.house_file import FORMAT as HOUSE_RULES
from ..store.house_file import read_house
from ..store.scripts import FORMAT as SCRIPT
from ..store.scripts import read_script
from ..store.sentences import fault_line
from ..words import say
from .base import DONE, INPUT_AT_FAULT, Command, say_on_stderr, the_rules


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("file", metavar="FILE", help="a campaign file, a script, or house rules")


def run(arguments: argparse.Namespace) -> int:
    """Read the file as strictly as the program does; print its faults, path first."""
    name = arguments.file
    data = read_file(Path(name))
    try:
        if looks_like(data, SCRIPT):
            read_script(data, name)
        elif looks_like(data, HOUSE_RULES):
            read_house(data, name, the_rules())
        else:
            decode(data, the_rules(), name)
    except StoreError as error:
        if not error.faults:
            raise
        for fault in error.faults:
            print(fault_line(fault, arguments.language))
        count = len(error.faults)
        say_on_stderr(say("check_faults", {"file": name, "count": count}, arguments.language))
        return INPUT_AT_FAULT
    print(say("check_sound", {"file": name}, arguments.language))
    return DONE


COMMAND = Command(add_options, run)
