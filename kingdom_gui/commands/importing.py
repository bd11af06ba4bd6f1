"""`kingdom-gui import`: makes a campaign of a map or table that another program wrote."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..store.campaign_file import save_campaign
from ..store.disk import read_file
from ..store.importing import import_campaign
from ..words import say
from .base import DONE, Command, say_on_stderr, the_rules


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument(
        "source",
        metavar="SOURCE",
        help="a table of hexes (.csv, as `export hexes` writes it) or a campaign (.json)",
    )
    parser.add_argument("out", metavar="OUT", help="the campaign file to write")
    parser.add_argument("--name", default="", help="name of the campaign")
    parser.add_argument(
        "--orientation", choices=("pointy", "flat"), default="pointy", help="how the hexes of a table stand"
    )


def run(arguments: argparse.Namespace) -> int:
    """Read the source, write the campaign, and tell what was left behind."""
    source = Path(arguments.source)
    imported = import_campaign(
        read_file(source), arguments.source, the_rules(), arguments.name, arguments.orientation
    )
    saved = save_campaign(Path(arguments.out), imported.campaign)
    if saved.problem is not None:
        say_on_stderr(saved.problem.sentence(arguments.language))
    for code in imported.left_behind:
        say_on_stderr(say(code, {"file": arguments.source}, arguments.language))
    parameters = {"file": arguments.out, "hexes": len(imported.campaign.hexes)}
    print(say("import_done", parameters, arguments.language))
    return DONE


COMMAND = Command(add_options, run)
