"""`kingdom-gui check`: says what is wrong with a campaign, a script or house rules, one line a fault."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from ..store.codec import decode, encode
from ..store.disk import create_file, read_file
from ..store.envelope import looks_like
from ..store.errors import StoreError
from ..store.house_file import FORMAT as HOUSE_RULES
from ..store.house_file import read_house
from ..store.repair import repair
from ..store.scripts import FORMAT as SCRIPT
from ..store.scripts import read_script
from ..store.sentences import fault_line, told_line
from ..words import say
from .base import DONE, INPUT_AT_FAULT, Command, say_on_stderr, the_rules
from .usage import named, told


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("file", metavar=named("FILE"), help=told("help_check_file"))
    parser.add_argument("--repair", metavar=named("OUT"), help=told("help_check_repair"))


def run(arguments: argparse.Namespace) -> int:
    """Read the file as strictly as the program does; print its faults, path first."""
    name = arguments.file
    data = read_file(Path(name))
    if arguments.repair is not None:
        return _repair(data, name, Path(arguments.repair), arguments.language)
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


def _repair(data: bytes, name: str, out: Path, language: str) -> int:
    """Write what can be read to a file that is not there yet."""
    repaired = repair(data, the_rules(), name)
    if not create_file(out, encode(repaired.campaign, repaired.kept)):
        say_on_stderr(say("repair_file_there", {"file": str(out)}, language))
        return INPUT_AT_FAULT
    for part in repaired.told:
        line = told_line(part.fault, part.now, language)
        print(say("repair_line", {"what": part.what, "line": line}, language))
    counts = Counter(part.what for part in repaired.told)
    parameters: dict[str, str | int] = {"left": counts["left_out"], "kept": counts["kept"]}
    parameters |= {"changed": counts["changed"], "file": name, "out": str(out)}
    print(say("repair_done", parameters, language))
    return DONE


COMMAND = Command(add_options, run)
