"""The campaign as it stood at the start of each month that is known, and how a month is kept once closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from immutables import Map
from msgspec.structs import replace

from .hexes import HexId
from .memo import remembered
from .patch import Draft
from .rewind import flows_of, gone_back, month_start, way_back
from .state import Campaign, Hex, JournalEntry, MapLabel, Pin
from .state.past import MonthStart, Rewind

Past = Map[int, Rewind]
Journal = Map[int, tuple[JournalEntry, ...]]
Drawn = TypeVar("Drawn", MapLabel, Pin)


def moments(campaign: Campaign) -> tuple[int, ...]:
    """The months whose start is known, the earliest first; the last is the open month."""
    if campaign.opened is None or campaign.opened.month != campaign.month:
        return ()
    first = campaign.opened.month
    while first - 1 in campaign.past:
        first -= 1
    return tuple(range(first, campaign.opened.month + 1))


def unknown_month(campaign: Campaign, month: int) -> tuple[str, dict[str, str | int]]:
    """Why there is no going to the start of a month that is not among the moments: code and parameters."""
    known = moments(campaign)
    if month > campaign.month:
        return "rewind_ahead", {"month": month, "now": campaign.month}
    if not known:
        return "rewind_nothing", {"month": month}
    return "rewind_unknown", {"month": month, "first": known[0]}


@remembered(32)
def at(campaign: Campaign, month: int) -> Campaign:
    """The campaign as it stood at the start of a month, with the rulings and the journal of then.

    Whatever else the settings say (names, labels, calendar, seed), and what is written on the map where there
    was land already, is as it is now.

    :raises LookupError: for a month whose start is not known.
    """
    if month not in moments(campaign) or campaign.opened is None:
        raise LookupError(f"the start of month {month} is not known")
    return _filled(campaign, _start(campaign.opened, campaign.past, month))


def every_start(campaign: Campaign) -> Iterator[Campaign]:
    """The campaign at the start of each month that is known, the latest first, in one walk."""
    start = campaign.opened if moments(campaign) else None
    while start is not None:
        yield _filled(campaign, start)
        way = campaign.past.get(start.month - 1)
        start = None if way is None else gone_back(start, way)


def ways_back(campaign: Campaign) -> list[Rewind]:
    """The ways back from now to the start of this month, and on to each month before; the earliest first."""
    known = moments(campaign)
    if campaign.opened is None or not known:
        return []
    return [
        *(campaign.past[month] for month in known[:-1]),
        way_back(month_start(campaign), campaign.opened),
    ]


def with_history(campaign: Campaign, ways: Sequence[Rewind]) -> Campaign:
    """The campaign with its history, from what `ways_back` gave."""
    opened = gone_back(month_start(campaign), ways[-1])
    return replace(campaign, opened=opened, past=Map({way.month: way for way in ways[:-1]}))


def open_month(draft: Draft, closed: Campaign | None = None) -> None:
    """Keep how the drafted month begins and, given how the month before closed, the way back to its start."""
    now = month_start(draft.campaign)
    if closed is not None and closed.opened is not None and moments(closed):
        way = way_back(now, closed.opened, flows_of(closed))
        draft.put("campaign", "past", draft.campaign.past.set(way.month, way))
    draft.put("campaign", "opened", now)


def forget(draft: Draft) -> None:
    """Keep no history, as a campaign that is only a forecast."""
    if draft.campaign.opened is not None:
        draft.put("campaign", "opened", None)
        draft.put("campaign", "past", Map())


@remembered(32)
def _start(opened: MonthStart, past: Past, month: int) -> MonthStart:
    """How a month began. What is done in the open month does not change it, so it is remembered."""
    start = opened
    while start.month > month:
        start = gone_back(start, past[start.month - 1])
    return start


def _filled(campaign: Campaign, start: MonthStart) -> Campaign:
    """The campaign that a month began with."""
    settings = campaign.settings
    if settings.rulings != start.rulings:
        settings = replace(settings, rulings=start.rulings)
    labels, pins = _on(campaign.labels, start.hexes), _on(campaign.pins, start.hexes)
    return Campaign(
        settings=settings,
        month=start.month,
        at_table=start.at_table,
        # What is written on the map since then keeps its number, which nothing else may get.
        counter=max((start.counter, *labels, *pins)),
        hexes=start.hexes,
        claims=start.claims,
        kingdoms=start.kingdoms,
        settlements=start.settlements,
        journal=_journal(campaign.journal, start),
        labels=labels,
        pins=pins,
        pictures=campaign.pictures,
        embedded=campaign.embedded,
        opened=start,
        past=_until(campaign.past, start.month),
    )


def _on(drawn: Map[int, Drawn], land: Map[HexId, Hex]) -> Map[int, Drawn]:
    """What is written on this land; what stands on hexes that were not there goes with them."""
    for number, one in drawn.items():
        if one.hex not in land:
            drawn = drawn.delete(number)
    return drawn


def _journal(journal: Journal, start: MonthStart) -> Journal:
    """The lines written before a month, and those its own journal began with."""
    with journal.mutate() as kept:
        for month, lines in journal.items():
            if month == start.month and start.lines:
                kept[month] = lines[: start.lines]
            elif month >= start.month:
                del kept[month]
        found = kept.finish()
    return found


def _until(past: Past, month: int) -> Past:
    with past.mutate() as kept:
        for later in past:
            if later >= month:
                del kept[later]
        found = kept.finish()
    return found
