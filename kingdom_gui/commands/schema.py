"""`kingdom-gui schema`: the JSON Schema of a campaign file, a script or a file of house rules."""

from __future__ import annotations

import argparse

from ..store.schema import campaign_schema, house_schema, script_schema
from .base import DONE, Command, print_json
from .usage import told

SCHEMAS = {"campaign": campaign_schema, "script": script_schema, "house": house_schema}


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("of", choices=tuple(SCHEMAS), help=told("help_schema_of"))


def run(arguments: argparse.Namespace) -> int:
    """Print the schema."""
    print_json(SCHEMAS[arguments.of]())
    return DONE


COMMAND = Command(add_options, run)
