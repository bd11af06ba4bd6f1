"""Exports that are painted: pages and pictures, by way of Qt, with or without a screen."""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from ..engine.state import Campaign
from ..store.disk import read_file, write_file
from ..words import say
from .base import DONE, INPUT_AT_FAULT, say_on_stderr, the_rules
from .window import has_display, is_system_library


def paint(what: str, campaign: Campaign, out: Path, arguments: argparse.Namespace) -> int:
    """Paint one kind of export and put it in the place of `out`; gives the exit code."""
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from PySide6.QtGui import QGuiApplication

        from ..sheets.export import export
    except ImportError as error:
        if not is_system_library(error):
            raise
        say_on_stderr(say("cli_no_library", {"reason": str(error)}, arguments.language))
        return INPUT_AT_FAULT
    application = QGuiApplication.instance() or QGuiApplication([])
    with tempfile.TemporaryDirectory() as folder:
        # Painted elsewhere first: what was there before stays whole if painting fails half-way.
        painted = Path(folder) / f"page{out.suffix.lower()}"
        export(what, campaign, the_rules(), painted, arguments.language, {"paper": arguments.paper})
        write_file(out, read_file(painted))
    del application
    return DONE
