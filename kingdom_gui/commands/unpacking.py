"""`kingdom-gui unpack`: makes the tiles of a picture that lies under a map. The window starts it.

It writes one line of JSON for each step: `{"percent": 40}`, and last `{"done": {...}}` with the picture's
measures or `{"code": ..., "parameters": {...}}` with what is wrong.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from ..store.errors import StoreError
from .base import DONE, INPUT_AT_FAULT, Command
from .usage import named, told


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("source", metavar=named("PICTURE"), help=told("help_unpack_source"))
    parser.add_argument("folder", metavar=named("FOLDER"), help=told("help_unpack_folder"))
    parser.add_argument("--page", type=int, default=1, metavar=named("PAGE"), help=told("help_unpack_page"))
    parser.add_argument("--expect", default="", metavar=named("SHA256"), help=told("help_unpack_expect"))


def run(arguments: argparse.Namespace) -> int:
    """Make the tiles; nothing is left of what could not be made whole."""
    # Qt is loaded only here: most commands do without.
    from ..drawing.picture.unpack import unpack, within_bounds

    within_bounds()
    try:
        done = unpack(
            Path(arguments.source), Path(arguments.folder), arguments.page, arguments.expect, _tell_percent
        )
    except StoreError as error:
        _tell({"code": error.code, "parameters": error.parameters, "file": error.file})
        return INPUT_AT_FAULT
    _tell({"done": msgspec.to_builtins(done)})
    return DONE


def _tell_percent(percent: int) -> None:
    _tell({"percent": percent})


def _tell(line: object) -> None:
    print(json.dumps(line), flush=True)


COMMAND = Command(add_options, run)
