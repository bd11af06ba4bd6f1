"""`kingdom-gui schema`: the JSON Schema of a campaign file or of a script."""

from __future__ import annotations

import argparse

from ..store.schema import campaign_schema, script_schema
from .base import DONE, Command, print_json


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("of", choices=("campaign", "script"), help="which kind of file")


def run(arguments: argparse.Namespace) -> int:
    """Print the schema."""
    print_json(campaign_schema() if arguments.of == "campaign" else script_schema())
    return DONE


COMMAND = Command(add_options, run)
