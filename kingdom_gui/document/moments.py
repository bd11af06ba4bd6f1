"""The moments that can be compared: the start of each month that is known, steps of this session, now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ..engine.actions.base import Parameters
from ..engine.history import at, moments
from ..engine.state import Campaign
from .document import Document, Step

MOST_STEPS = 30  # of the session: who looks further back means a month's start
NOW = "now"


class Moment(NamedTuple):
    """A moment of the campaign: `key` names it, and `code` with `parameters` says which it is.

    Keys are `now`, `start:<month>` and `step:<number>`, which is after so many steps of the session; a step's
    code is that of what was done. `campaign` gives the campaign as it stood.
    """

    key: str
    month: int
    code: str
    parameters: Parameters
    campaign: Callable[[], Campaign]


def moments_of(document: Document) -> list[Moment]:
    """The moments of the open campaign, the earliest first; the last is now."""
    campaign = document.campaign
    found = [month_moment(campaign, month) for month in moments(campaign)]
    # The last step led to where the campaign stands now.
    found += [_after(step, number) for number, step in document.steps()[:-1][-MOST_STEPS:]]
    return [
        *found,
        Moment(NOW, campaign.month, "moment_now", {"month": campaign.month}, lambda: campaign),
    ]


def month_moment(campaign: Campaign, month: int) -> Moment:
    """The start of a month that is known."""
    return Moment(f"start:{month}", month, "moment_start", {"month": month}, partial(at, campaign, month))


def _after(step: Step, number: int) -> Moment:
    change = step.change
    return Moment(f"step:{number}", step.after.month, change.code, change.parameters, lambda: step.after)
