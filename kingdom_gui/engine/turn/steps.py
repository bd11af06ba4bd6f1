"""The steps of the month in their order (IT L230, Sequenza del Turno di un Regno; ruling A01)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec

from ..state import Campaign, Phase, Turn
from . import event_phase, income, upkeep
from .play import Play


class Step(msgspec.Struct, frozen=True):
    """A step of a phase. `play` is what happens by itself; None: the table acts, and goes on when it is done.

    `numbers` are what the books call it: the Italian, French and English editions' number, the German one's.
    """

    phase: Phase
    id: str
    ref: str
    play: Callable[[Play], None] | None = None
    numbers: tuple[str, str] = ("", "")


STEPS: tuple[Step, ...] = (
    Step("upkeep", "stability", "IT L245", upkeep.stability, ("1", "1")),
    Step("upkeep", "consumption", "IT L246", upkeep.consumption, ("2", "2")),
    Step("upkeep", "items", "IT L247", upkeep.items, ("3", "3")),
    Step("upkeep", "unrest", "IT L248", upkeep.unrest, ("4", "4")),
    Step("edict", "leaders", "IT L258", None, ("1", "1")),
    Step("edict", "hexes", "IT L259", None, ("2", "2")),
    Step("edict", "improvements", "IT L260", None, ("4", "3")),
    Step("edict", "settlements", "IT L261", None, ("5", "4")),
    Step("edict", "armies", "IT L262", None, ("6", "5")),
    Step("edict", "edicts", "IT L263", None, ("7", "6")),
    Step("income", "withdrawals", "IT L274", None, ("1", "1")),
    Step("income", "deposits", "IT L275", None, ("2", "2")),
    Step("income", "sales", "IT L276", None, ("3", "3")),
    Step("income", "taxes", "IT L277", income.taxes, ("4", "4")),
    Step("event", "continuous", "IT L1216", event_phase.continuous),
    Step("event", "ahead", "IT L282", event_phase.ahead),
    Step("event", "event", "IT L282", event_phase.event),
)
PHASES: tuple[Phase, ...] = ("upkeep", "edict", "income", "event")
# The steps by phase and id, a phase's first also by an empty id; and where the month stands after each.
_BY_PLACE = {(s.phase, ""): s for s in reversed(STEPS)} | {(s.phase, s.id): s for s in STEPS}
_AFTER = {(s.phase, s.id): Turn(after.phase, after.id) for s, after in pairwise(STEPS)}


def steps_of(phase: Phase) -> tuple[Step, ...]:
    """The steps of a phase in order; none for `done`."""
    return tuple(step for step in STEPS if step.phase == phase)


def current(turn: Turn) -> Step | None:
    """The open step; None when the month is done. A step this program does not know is its phase's first."""
    return _BY_PLACE.get((turn.phase, turn.step)) or _BY_PLACE.get((turn.phase, ""))


def following(step: Step) -> Turn:
    """Where the month stands after a step."""
    return _AFTER.get((step.phase, step.id), Turn("done"))


def skips_upkeep(campaign: Campaign, kingdom: str, first_skipped: bool) -> bool:
    """Whether there is no Upkeep this month: at 0 hexes (IT L234), or in a first month that a setting lets
    begin without (dispute D35).
    """
    return first_skipped or kingdom not in campaign.claims.values()
