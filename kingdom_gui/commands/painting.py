"""Exports that are painted: pages and pictures, by way of Qt, with or without a screen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from ..engine.state import Campaign
from ..words import say
from .base import DONE, INPUT_AT_FAULT, rules_of, say_on_stderr
from .window import is_system_library

LONG = 5  # pages from which it is told how far it is


def paint(what: str, campaign: Campaign, out: Path, arguments: argparse.Namespace) -> int:
    """Paint one kind of export to `out`; gives the exit code.

    :raises StoreError: in one sentence, where the campaign has nothing of the kind or `out` cannot be
        written.
    """
    try:
        from ..sheets.export import ExportOptions, export
        from ..sheets.poster import USUAL_OVERLAP
    except ImportError as error:
        if not is_system_library(error):
            raise
        say_on_stderr(say("cli_no_library", {"reason": str(error)}, arguments.language))
        return INPUT_AT_FAULT
    _have_pictures(campaign, Path(arguments.file), arguments.language)
    options = ExportOptions(
        paper=arguments.poster or arguments.paper or "a4",
        scale=1.0 if arguments.scale is None else arguments.scale,
        kingdom=arguments.kingdom,
        terrain=arguments.terrain,
        players=arguments.players,
        poster=bool(arguments.poster),
        overlap=USUAL_OVERLAP if arguments.overlap is None else arguments.overlap,
        numbers=arguments.numbers,
    )
    export(what, campaign, rules_of(campaign), out, arguments.language, options, _tell(arguments.language))
    return DONE


def _have_pictures(campaign: Campaign, file: Path, language: str) -> None:
    """Unpack the pictures that lie under the map; one that is missing is told, and the rest is painted."""
    if campaign.pictures:
        from ..drawing.picture.making import make_all_tiles

        for problem in make_all_tiles(campaign, file):
            say_on_stderr(problem.sentence(language))


def _tell(language: str) -> Callable[[int, int], bool]:
    """Says on a terminal how far a long one is; nothing where nobody looks."""

    def told(page: int, pages: int) -> bool:
        if pages >= LONG and sys.stderr.isatty():
            text = say("export_page", {"page": page + 1, "pages": pages}, language)
            print(f"\r{text}", end="" if page + 1 < pages else "\n", file=sys.stderr, flush=True)
        return True

    return told
