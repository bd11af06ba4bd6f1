"""A kingdom's main totals at the start of each month that is known, and now: what a curve of them is drawn
from.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .history import every_start, moments
from .memo import remembered
from .ruleset import Ruleset
from .state import Campaign
from .state.past import MonthStart, Rewind
from .totals import numbers

SHOWN = (
    "economy", "loyalty", "stability", "unrest", "treasury", "consumption", "size", "control_dc", "granary",
    "population",
)  # fmt: skip


class Point(NamedTuple):
    """The totals of `SHOWN` at the start of a month, or now (`now`: the open month as it stands)."""

    month: int
    values: dict[str, int]
    now: bool = False


def over_months(campaign: Campaign, kingdom: str, rules: Ruleset) -> tuple[Point, ...]:
    """The totals at the start of each known month in which the kingdom was there, then those of now.

    Empty for a kingdom that is not there.
    """
    if kingdom not in campaign.kingdoms:
        return ()
    starts = dict(_starts(campaign, kingdom, rules))
    points = [Point(month, starts[month]) for month in sorted(starts) if starts[month]]
    return (*points, Point(campaign.month, _totals(campaign, kingdom, rules), True))


def start_and_end(points: tuple[Point, ...], month: int) -> tuple[dict[str, int], dict[str, int]] | None:
    """A month's totals at its start and at its end (or now, of the open one); None where not known."""
    here = next((number for number, point in enumerate(points) if point.month == month), None)
    if here is None or points[here].now:
        return None
    return points[here].values, points[here + 1].values


def _starts(campaign: Campaign, kingdom: str, rules: Ruleset) -> Iterator[tuple[int, dict[str, int]]]:
    """Each known start with its totals. A closed month does not change, so that its totals are kept."""
    known = moments(campaign)
    kept = {month: _kept(_mark(campaign, month), kingdom, rules) for month in known}
    missing = [month for month in known if not kept[month]]
    if missing:
        for start in every_start(campaign):
            if not kept[start.month]:
                kept[start.month].append(_totals(start, kingdom, rules))
            if start.month == missing[0]:
                break
    return ((month, found[0]) for month, found in kept.items())


@remembered(1024)
def _kept(_mark: MonthStart | Rewind | None, _kingdom: str, _rules: Ruleset) -> list[dict[str, int]]:
    """Where the totals of one start are put once they are reckoned."""
    return []


def _mark(campaign: Campaign, month: int) -> MonthStart | Rewind | None:
    """What stands for the start of a month for as long as it is the same start."""
    return campaign.opened if month == campaign.month else campaign.past[month]


def _totals(campaign: Campaign, kingdom: str, rules: Ruleset) -> dict[str, int]:
    """The totals; none where the kingdom is not there."""
    if kingdom not in campaign.kingdoms:
        return {}
    now = numbers(campaign, kingdom, rules)
    return {name: now.total(name) for name in SHOWN}
