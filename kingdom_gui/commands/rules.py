"""`kingdom-gui rules`: the rule data as one JSON object."""

from __future__ import annotations

import argparse

from ..store.rulefiles import rules_as_json
from .base import DONE, Command, open_campaign, print_json, rules_of, the_rules
from .usage import named, told


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("--json", action="store_true", help=told("help_rules_json"))
    parser.add_argument("--campaign", metavar=named("FILE"), help=told("help_rules_campaign"))


def run(arguments: argparse.Namespace) -> int:
    """Print the rule data, or a line a table with the number of its records."""
    rules = rules_of(open_campaign(arguments.campaign)) if arguments.campaign else the_rules()
    tables = rules_as_json(rules)
    if arguments.json:
        print_json(tables)
        return DONE
    for name, table in tables.items():
        if isinstance(table, dict | list):
            print(f"{name:<30}{len(table):>5}")
    return DONE


COMMAND = Command(add_options, run)
