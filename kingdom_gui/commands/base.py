"""What the commands share: their form, exit codes, the rules, and saying things."""

from __future__ import annotations

import argparse
import json
import locale
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from immutables import Map
from msgspec.structs import replace

from ..assets import asset
from ..engine.printed import as_played
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..store.campaign_file import load_campaign
from ..store.faults import nearest
from ..store.rulefiles import load_rules
from ..words import known, say
from ..words.catalogue import short
from ..words.escaped import on_a_line
from ..words.own_names import speak_of

DONE = 0
INPUT_AT_FAULT = 1
WRONG_USAGE = 2
NO_LANGUAGE = ("C", "POSIX")  # locales of programs, which get English


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
    campaign = load_campaign(Path(name), the_rules())
    speak_of(campaign.settings.house)
    return campaign


def rules_of(campaign: Campaign) -> Ruleset:
    """The rules as a campaign plays them."""
    return as_played(the_rules(), campaign)


def kingdom_of(campaign: Campaign, wanted: str, language: str) -> str:
    """The id of the kingdom meant by an id or a name, in whatever letters; empty where none is wanted.

    :raises UsageError: where the campaign has no such kingdom, or two go by the name.
    """
    if not wanted or wanted in campaign.kingdoms:
        return wanted
    named = [k.id for k in campaign.kingdoms.values() if k.name.casefold() == wanted.strip().casefold()]
    if len(named) == 1:
        return named[0]
    names = [*campaign.kingdoms, *(kingdom.name for kingdom in campaign.kingdoms.values())]
    meant = nearest(wanted, names) if not named else " ".join(sorted(named))
    text = say("no_such_kingdom" if not named else "kingdom_name_twice", {"kingdom": wanted}, language)
    raise UsageError(text + (say("fault_suggestion", {"suggestion": meant}, language) if meant else ""))


def of_kingdom(campaign: Campaign, kingdom: str) -> Campaign:
    """The campaign as one kingdom's books have it: that kingdom, its settlements, and what was told of it or
    of the map. The whole campaign where no kingdom is named; map and claims are whole in any case.
    """
    if not kingdom:
        return campaign
    own = {s.id: s for s in campaign.settlements_of(kingdom)}
    told = {
        month: tuple(line for line in lines if line.kingdom in ("", kingdom))
        for month, lines in campaign.journal.items()
    }
    return replace(
        campaign,
        at_table=kingdom,
        kingdoms=Map({kingdom: campaign.kingdoms[kingdom]} if kingdom in campaign.kingdoms else {}),
        settlements=Map(own),
        journal=Map({month: lines for month, lines in told.items() if lines}),
    )


def user_language() -> str:
    """The user's language where the program speaks it, else English: as gettext has it, the first we know of
    LANGUAGE, unless the locale is C; then the locale by LC_ALL, LC_MESSAGES or LANG; then the system's.
    """
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next((name for name in named if name), "")
    if chosen in NO_LANGUAGE:
        return known("en")
    for name in os.environ.get("LANGUAGE", "").split(":"):
        if name and known(name) == short(name):
            return known(name)
    return known(chosen or _language_of_windows() or locale.getlocale(locale.LC_CTYPE)[0] or "en")


def _language_of_windows() -> str:
    """The language that Windows shows itself in (`de_DE`); empty elsewhere."""
    if sys.platform != "win32":
        return ""
    import ctypes

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def print_json(value: object) -> None:
    """Print plain data as JSON for programs and people."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def say_on_stderr(sentence: str) -> None:
    """Tell the user in one line what is wrong."""
    print(f"kingdom-gui: {on_a_line(sentence)}", file=sys.stderr)
