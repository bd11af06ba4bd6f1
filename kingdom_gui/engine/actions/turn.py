"""Playing the month: answers to what is asked, going on, and going back to an earlier step's start."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..hexes import HexId
from ..requests import Answer
from .base import Action


class PlayStep(Action, frozen=True, tag="play_step"):
    """Play the open step of the month, with answers by request id; dice are their natural faces.

    `roll`: the program rolls what dice are missing; `rolls` names requests that it rolls, and no others. A
    step that still needs an answer keeps those it has.
    """

    needs = "realm"

    answers: dict[str, Answer] = msgspec.field(default_factory=dict)
    roll: bool = False
    rolls: tuple[str, ...] = ()


class PlayPhase(Action, frozen=True, tag="play_phase"):
    """Play on to the end of the phase (or, with `month`, of the month), as far as answers and dice go."""

    needs = "realm"

    answers: dict[str, Answer] = msgspec.field(default_factory=dict)
    roll: bool = False
    month: bool = False


class PlayMonths(Action, frozen=True, tag="play_months"):
    """Play several months at once with the program's dice: nothing is built, claimed, withdrawn or deposited.

    Policies. `holiday`, `promotion`, `taxation`: the level to issue in each Edict phase; empty leaves the
    edict as it is. `own_dice`: roles whose holders roll their own dice. `enforce`: a Royal Enforcer presses
    Unrest down in each Upkeep that finds it at or over this (null: never). `unnamed`: what magic items that
    turn up are called until the GM names them (empty: ask). Other offers, such as adventurers for hire, are
    left.

    It stops where something must be asked: a choice (which hex is lost ...), a name, the dice of a role in
    `own_dice`; and in anarchy. These are looked at after every step: Unrest at or over `unrest`, the Treasury
    under `treasury` (null: no such bound); with `event`, an event that happens or goes on, which is left to
    the table from its first die on. With `risk` it stops before a month whose Upkeep could bring Unrest to
    11, at which a hex is lost, should every die fall badly. The journal tells why it stopped, and each month
    in short.

    The month is one for all kingdoms that are played. `others` says what becomes of those that have not
    finished theirs: "stop" before the next month begins, so that their tables play them, or "play" them by
    the same policies and bounds; their edicts stay as they are.
    """

    needs = "realm"

    months: int
    event: bool = True
    unrest: int | None = 8
    treasury: int | None = 0
    risk: bool = True
    holiday: str = ""
    promotion: str = ""
    taxation: str = ""
    own_dice: tuple[str, ...] = ()
    enforce: int | None = None
    unnamed: str = ""
    others: Literal["stop", "play"] = "stop"


class RestartStep(Action, frozen=True, tag="restart_step"):
    """Forget the answers given in the open step."""

    needs = "realm"


class PutAhead(Action, frozen=True, tag="put_ahead"):
    """Put an event ahead for a month (this one's Event phase, or a later month's).

    `settlement` or `hex` is where it will strike; neither: the whole kingdom, or a place by chance.
    """

    needs = "realm"

    event: str
    month: int
    settlement: str = ""
    hex: HexId | None = None
    note: str = ""


class RemoveEvent(Action, frozen=True, tag="remove_event"):
    """End a continuing event by its number, or take one put ahead off the calendar by its place (from 0)."""

    number: int | None = None
    ahead: int | None = None
