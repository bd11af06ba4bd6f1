"""Playing a month anew from what its journal tells: the same answers lead to the same state."""

from __future__ import annotations

from msgspec.structs import replace

from .actions import Change, decide
from .actions.turn import PlayStep
from .patch import Draft
from .ruleset import Ruleset
from .state import Campaign, JournalEntry, Turn
from .turn.steps import current

STEP = "step_played"


def replayed(start: Campaign, told: Campaign, kingdom: str, rules: Ruleset) -> Campaign:
    """The campaign as the answers in `told`'s journal make it, played from `start`.

    `start` and `told` are of one month; steps are played from where `start` stands to where `told` does. A
    step without a line of its own was finished without an answer. What the table did between the steps
    (claims, buildings) is not in the answers and is not done again.

    :raises ValueError: where an answer does not fit what the step asks.
    """
    campaign = start
    lines = {(line.phase, line.step): line for line in _steps(told, kingdom)}
    end = told.kingdoms[kingdom].turn
    stop = current(end)
    while (step := current(campaign.kingdoms[kingdom].turn)) is not None and step != stop:
        line = lines.get((step.phase, step.id), JournalEntry(STEP))
        # As the open step's own answers, so that dice keep the mark of who rolled them.
        turn = Turn(step.phase, step.id, tuple(line.answers.items()), line.rolled)
        outcome = decide(PlayStep(kingdom=kingdom), _at(campaign, kingdom, turn), rules)
        if not isinstance(outcome, Change) or current(outcome.campaign.kingdoms[kingdom].turn) == step:
            raise ValueError(f"the answers of {step.phase}.{step.id} do not fit")
        campaign = outcome.campaign
    return _at(campaign, kingdom, end)


def _at(campaign: Campaign, kingdom: str, turn: Turn) -> Campaign:
    draft = Draft(campaign)
    draft.kingdom(kingdom, lambda record: replace(record, turn=turn))
    return draft.campaign


def _steps(campaign: Campaign, kingdom: str) -> list[JournalEntry]:
    """The lines of the month's finished steps."""
    lines = campaign.journal.get(campaign.month, ())
    return [line for line in lines if line.code == STEP and line.kingdom == kingdom]
