"""What the commands share: their form, exit codes, the rules, and saying things."""

from __future__ import annotations

import argparse
import json
import locale
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..assets import asset
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..store.campaign_file import load_campaign
from ..store.rulefiles import load_rules
from ..words import known

DONE = 0
INPUT_AT_FAULT = 1
WRONG_USAGE = 2


class Command(NamedTuple):
    """A command: its options, and what it does; `run` gives the exit code."""

    add_options: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


class UsageError(Exception):
    """An option or argument that cannot be meant; its text is the sentence for the user."""


@cache
def the_rules() -> Ruleset:
    """The rules that ship with the program."""
    return load_rules(asset("rules"))


def open_campaign(name: str) -> Campaign:
    """The campaign in a file.

    :raises StoreError: when there is none.
    """
    return load_campaign(Path(name), the_rules())


def user_language() -> str:
    """The user's language where the program speaks it, else English."""
    return known(locale.getlocale(locale.LC_CTYPE)[0] or "en")


def print_json(value: object) -> None:
    """Print plain data as JSON for programs and people."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def say_on_stderr(sentence: str) -> None:
    """Tell the user in one line what is wrong."""
    print(f"kingdom-gui: {sentence}", file=sys.stderr)
