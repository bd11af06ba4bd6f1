"""`kingdom-gui rules`: the rule data as one JSON object."""

from __future__ import annotations

import argparse

from ..store.rulefiles import rules_as_json
from .base import DONE, Command, print_json, the_rules


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument(
        "--json", action="store_true", help="print all rule data; else how much there is of it"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the rule data, or a line a table with the number of its records."""
    tables = rules_as_json(the_rules())
    if arguments.json:
        print_json(tables)
        return DONE
    for name, table in tables.items():
        if isinstance(table, dict | list):
            print(f"{name:<30}{len(table):>5}")
    return DONE


COMMAND = Command(add_options, run)
