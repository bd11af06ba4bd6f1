"""Unsaved edits, kept beside the campaign until it is saved, so that a crash costs minutes and not an
evening.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_state_path

from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from .codec import decode, encode
from .disk import read_file, remove_file, write_file


class Autosave(NamedTuple):
    """Edits that were not saved: the campaign with them, and how old they are in seconds."""

    campaign: Campaign
    age: float


def autosave_path(path: Path | None) -> Path:
    """Where the unsaved edits of a campaign are kept; None is one that has never been saved."""
    if path is None:
        return user_state_path("kingdom-gui", appauthor=False) / "unsaved.kingdom.json"
    return path.with_name(f".{path.name}.unsaved")


def write_autosave(path: Path | None, campaign: Campaign) -> None:
    """Keep the edits of a campaign.

    :raises StoreError: when they cannot be written.
    """
    file = autosave_path(path)
    if path is None:
        file.parent.mkdir(parents=True, exist_ok=True)
    write_file(file, encode(campaign))


def read_autosave(path: Path | None, rules: Ruleset) -> Autosave | None:
    """The edits kept for a campaign; None where there are none newer than the file itself.

    :raises StoreError: when they cannot be read.
    """
    file = autosave_path(path)
    if not file.is_file():
        return None
    written = file.stat().st_mtime
    if path is not None and path.is_file() and path.stat().st_mtime > written:
        return None
    return Autosave(decode(read_file(file), rules, str(file)), max(time.time() - written, 0.0))


def clear_autosave(path: Path | None) -> None:
    """Forget the edits: they are saved, or thrown away.

    :raises StoreError: when they are there and stay.
    """
    remove_file(autosave_path(path))
