"""What the journal keeps for the game master alone, and leaves out where it is given to the table."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.state import JournalEntry

# What is put ahead: when it comes, the step in which it happens tells of it.
SECRET = ("event_put_ahead", "event_put_ahead_removed")


def open_lines(lines: Iterable[JournalEntry]) -> tuple[JournalEntry, ...]:
    """The lines that everyone at the table may read."""
    return tuple(line for line in lines if line.code not in SECRET)


__all__ = ["open_lines"]
