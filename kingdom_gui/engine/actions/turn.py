"""Playing the month: answers to what is asked, going on, and going back to an earlier step's start."""

from __future__ import annotations

import msgspec

from ..requests import Answer
from .base import Action


class PlayStep(Action, frozen=True, tag="play_step"):
    """Play the open step of the month, with answers by request id; dice are their natural faces.

    `roll`: the program rolls what dice are missing; `rolls` names requests that it rolls, and no others. A
    step that still needs an answer keeps those it has.
    """

    answers: dict[str, Answer] = msgspec.field(default_factory=dict)
    roll: bool = False
    rolls: tuple[str, ...] = ()


class PlayPhase(Action, frozen=True, tag="play_phase"):
    """Play on to the end of the phase (or, with `month`, of the month), as far as answers and dice go."""

    answers: dict[str, Answer] = msgspec.field(default_factory=dict)
    roll: bool = False
    month: bool = False


class PlayMonths(Action, frozen=True, tag="play_months"):
    """Play several months at once with the program's dice, everything offered left at its default.

    It stops before a month in which a condition holds: an `event` happened or continues, Unrest at or over
    `unrest`, the Treasury under `treasury`. A step that must ask the table stops it as well.
    """

    months: int
    event: bool = True
    unrest: int = 8
    treasury: int = 0


class RestartStep(Action, frozen=True, tag="restart_step"):
    """Forget the answers given in the open step."""


class PutAhead(Action, frozen=True, tag="put_ahead"):
    """Put an event ahead for a month (this one's Event phase, or a later month's)."""

    event: str
    month: int
    settlement: str = ""
    note: str = ""


class RemoveEvent(Action, frozen=True, tag="remove_event"):
    """End a continuing event by its number, or take one put ahead off the calendar by its place (from 0)."""

    number: int | None = None
    ahead: int | None = None
