"""Exports that are painted: pages and pictures, by way of Qt, with or without a screen."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..engine.state import Campaign
from ..words import say
from .base import DONE, INPUT_AT_FAULT, rules_of, say_on_stderr
from .window import is_system_library


def paint(what: str, campaign: Campaign, out: Path, arguments: argparse.Namespace) -> int:
    """Paint one kind of export to `out`; gives the exit code.

    :raises StoreError: in one sentence, where the campaign has nothing of the kind or `out` cannot be
        written.
    """
    try:
        from ..sheets.export import ExportOptions, export
    except ImportError as error:
        if not is_system_library(error):
            raise
        say_on_stderr(say("cli_no_library", {"reason": str(error)}, arguments.language))
        return INPUT_AT_FAULT
    options = ExportOptions(arguments.paper, arguments.scale, arguments.kingdom, terrain=arguments.terrain)
    export(what, campaign, rules_of(campaign), out, arguments.language, options)
    return DONE
