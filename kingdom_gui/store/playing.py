"""Playing a script: its steps in order, up to the first that cannot be done or is not as expected."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..engine.actions import Action, Reason, Refusal, decide
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from .expectations import Difference, first_difference
from .scripts import Expect, Script


class Warned(NamedTuple):
    """A warning that came with a step; steps are counted from 1."""

    step: int
    line: int
    reason: Reason


class Stopped(NamedTuple):
    """Why a script went no further: the step (counted from 1), its line, what it was, and what was wrong.

    `campaign` is as it was before the step.
    """

    step: int
    line: int
    do: str
    why: Refusal | Difference
    campaign: Campaign


class Played(NamedTuple):
    """A script at its end, or where it stopped."""

    campaign: Campaign
    steps: int
    warnings: tuple[Warned, ...]
    stopped: Stopped | None


def play(script: Script, campaign: Campaign, rules: Ruleset) -> Played:
    """Play all steps of a script on a campaign; a step that is refused or differs ends it."""
    warnings: list[Warned] = []
    for number, (step, line) in enumerate(zip(script.steps, script.lines, strict=True), start=1):
        kingdom = script.kingdom or campaign.at_table
        if isinstance(step, Expect):
            difference = first_difference(step.expect, campaign, rules, kingdom)
            if difference is not None:
                stopped = Stopped(number, line, "expect", difference, campaign)
                return Played(campaign, number - 1, tuple(warnings), stopped)
            continue
        action = step if step.kingdom else msgspec.structs.replace(step, kingdom=kingdom)
        outcome = decide(action, campaign, rules)
        if isinstance(outcome, Refusal):
            stopped = Stopped(number, line, tag_of(step), outcome, campaign)
            return Played(campaign, number - 1, tuple(warnings), stopped)
        warnings.extend(Warned(number, line, reason) for reason in outcome.warnings)
        campaign = outcome.campaign
    return Played(campaign, len(script.steps), tuple(warnings), None)


def tag_of(action: Action) -> str:
    """What a kind of action is called in scripts: `claim`, `build` ..."""
    return str(type(action).__struct_config__.tag)
