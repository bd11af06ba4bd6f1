"""`kingdom-gui check`: says what is wrong with a campaign, a script or house rules, one line a fault."""

from __future__ import annotations

import argparse
from collections import Counter
from contextlib import suppress
from pathlib import Path

from ..store.backups import backup_folder, versions_of
from ..store.campaign_file import load_campaign
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
from ..words.escaped import on_a_line
from ..words.moments import moment
from .base import DONE, INPUT_AT_FAULT, Command, say_on_stderr, the_rules
from .usage import named, told


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("file", metavar=named("FILE"), help=told("help_check_file"))
    parser.add_argument("--repair", metavar=named("OUT"), help=told("help_check_repair"))


def run(arguments: argparse.Namespace) -> int:
    """Read the file as strictly as the program does; print its faults, path first, and name its backups."""
    name, language = arguments.file, arguments.language
    try:
        data = read_file(Path(name))
        if arguments.repair is not None:
            return _repair(data, name, Path(arguments.repair), language)
        if looks_like(data, SCRIPT):
            read_script(data, name)
        elif looks_like(data, HOUSE_RULES):
            read_house(data, name, the_rules())
        else:
            decode(data, the_rules(), name)
    except StoreError as error:
        for fault in error.faults:
            print(on_a_line(fault_line(fault, language)))
        faults = say("check_faults", {"file": name, "count": len(error.faults)}, language)
        say_on_stderr(faults if error.code == "content" else error.sentence(language))
        _name_backups(Path(name), language)
        return INPUT_AT_FAULT
    print(say("check_sound", {"file": name}, language))
    return DONE


def _name_backups(path: Path, language: str) -> None:
    """Say where earlier versions of a file are, and which is the latest that opens."""
    versions = versions_of(path)
    if not versions:
        return
    parameters: dict[str, str | int] = {"folder": str(backup_folder(path)), "count": len(versions)}
    say_on_stderr(say("check_backups", parameters, language))
    for version in versions:
        with suppress(StoreError):
            load_campaign(version.file, the_rules())
            told: dict[str, str | int] = {"file": version.file.name, "when": moment(version.when, language)}
            say_on_stderr(say("check_backup_opens", told, language))
            return


def _repair(data: bytes, name: str, out: Path, language: str) -> int:
    """Write what can be read to a file that is not there yet."""
    repaired = repair(data, the_rules(), name)
    if not create_file(out, encode(repaired.campaign, repaired.kept)):
        say_on_stderr(say("repair_file_there", {"file": str(out)}, language))
        return INPUT_AT_FAULT
    for part in repaired.told:
        line = told_line(part.fault, part.now, language)
        print(on_a_line(say("repair_line", {"what": part.what, "line": line}, language)))
    counts = Counter(part.what for part in repaired.told)
    parameters: dict[str, str | int] = {"left": counts["left_out"], "kept": counts["kept"]}
    parameters |= {"changed": counts["changed"], "file": name, "out": str(out)}
    print(say("repair_done", parameters, language))
    return DONE


COMMAND = Command(add_options, run)
