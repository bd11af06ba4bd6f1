"""The way from one state of a campaign back to the start of an earlier month, found and gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from immutables import Map

from .hexes import HexId
from .ledger import Entry, Source
from .memo import remembered
from .patch import differing
from .state import Campaign, Hex, Kingdom, Settlement
from .state.past import Claims, Flow, Hexes, HexesThen, MonthStart, Rewind, Run
from .totals import STOCKS

Record = TypeVar("Record", Kingdom, Settlement)


def month_start(campaign: Campaign) -> MonthStart:
    """The campaign as it stands, as the start of its month."""
    return MonthStart(
        campaign.month,
        campaign.at_table,
        campaign.counter,
        len(campaign.journal.get(campaign.month, ())),
        campaign.settings.rulings,
        campaign.hexes,
        campaign.claims,
        campaign.kingdoms,
        campaign.settlements,
    )


def way_back(now: MonthStart, then: MonthStart, flows: tuple[Flow, ...] = ()) -> Rewind:
    """The way from one state back to an earlier one."""
    kingdoms, no_kingdoms = _records_then(now.kingdoms, then.kingdoms)
    settlements, no_settlements = _records_then(now.settlements, then.settlements)
    hexes, no_hexes = _hexes_then(now.hexes, now.claims, then.hexes, then.claims)
    return Rewind(
        then.month,
        then.at_table,
        then.counter,
        then.lines,
        then.rulings,
        kingdoms,
        settlements,
        hexes,
        no_kingdoms,
        no_settlements,
        no_hexes,
        flows,
    )


def gone_back(now: MonthStart, way: Rewind) -> MonthStart:
    """The earlier state to which a way leads; what it does not name is shared with `now`."""
    hexes, claims = _with_hexes(now.hexes, now.claims, way)
    return MonthStart(
        way.month,
        way.at_table,
        way.counter,
        way.lines,
        way.rulings,
        hexes,
        claims,
        _with_records(now.kingdoms, way.kingdoms, way.no_kingdoms),
        _with_records(now.settlements, way.settlements, way.no_settlements),
    )


def flows_of(campaign: Campaign) -> tuple[Flow, ...]:
    """What the open month has brought and taken so far, summed by source."""
    found = []
    for key in sorted(campaign.kingdoms):
        for stock in STOCKS:
            entries = summed(getattr(campaign.kingdoms[key], stock).entries)
            if entries:
                found.append(Flow(key, stock, entries))
    return tuple(found)


def summed(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Entries that apply, those of one source and note put together; what comes to 0 is left out."""
    sums: dict[tuple[Source, str, str], list[Entry]] = {}
    for entry in entries:
        if entry.applies:
            sums.setdefault((entry.source, entry.ref, entry.note), []).append(entry)
    rows = (
        alike[0] if len(alike) == 1 else Entry(sum(e.amount for e in alike), *key[:2], note=key[2])
        for key, alike in sums.items()
    )
    return tuple(entry for entry in rows if entry.amount)


def hexes_in(runs: Iterable[Run]) -> Iterator[HexId]:
    """Every hex of some runs."""
    for level, q, r, count in runs:
        for beyond in range(count):
            yield (level, q, r + beyond)


def runs_of(hexes: Iterable[HexId]) -> tuple[Run, ...]:
    """Hexes as runs, by level, q and r."""
    runs: list[Run] = []
    level = q = first = following = 0
    for hex_id in sorted(hexes):
        if runs and hex_id == (level, q, following):
            following += 1
            runs[-1] = (level, q, first, following - first)
            continue
        level, q, first = hex_id
        following = first + 1
        runs.append((level, q, first, 1))
    return tuple(runs)


def _records_then(
    now: Map[str, Record], then: Map[str, Record]
) -> tuple[tuple[Record, ...], tuple[str, ...]]:
    """The records that were otherwise, by id, and the ids of those that were not there."""
    was = {key: old for key, _, old in differing(now, then)}
    set_again = tuple(record for key in sorted(was) if (record := was[key]) is not None)
    return set_again, tuple(key for key in sorted(was) if was[key] is None)


@remembered(4)
def _hexes_then(
    hexes: Hexes, claims: Claims, hexes_then: Hexes, claims_then: Claims
) -> tuple[tuple[HexesThen, ...], tuple[Run, ...]]:
    """The hexes that were otherwise, like with like, and those that were not there.

    Remembered, since a campaign is saved over and over in a month in which its map stays as it is.
    """
    changed = {key: was for key, _, was in differing(hexes, hexes_then)}
    for key, _, _ in differing(claims, claims_then):
        changed.setdefault(key, hexes_then.get(key))
    alike: dict[tuple[Hex, str], list[HexId]] = {}
    for key, was in changed.items():
        if was is not None:
            alike.setdefault((was, claims_then.get(key, "")), []).append(key)
    groups = [HexesThen(runs_of(keys), was, owner) for (was, owner), keys in alike.items()]
    absent = runs_of(key for key, was in changed.items() if was is None)
    return tuple(sorted(groups, key=lambda group: group.runs[0])), absent


def _with_hexes(hexes: Hexes, claims: Claims, way: Rewind) -> tuple[Hexes, Claims]:
    if not (way.hexes or way.no_hexes):
        return hexes, claims
    with hexes.mutate() as land, claims.mutate() as owned:
        for group in way.hexes:
            for key in hexes_in(group.runs):
                if land.get(key) != group.hex:
                    land[key] = group.hex
                if group.owner:
                    owned[key] = group.owner
                elif key in owned:
                    del owned[key]
        for key in hexes_in(way.no_hexes):
            land.pop(key, None)
            owned.pop(key, None)
        found = land.finish(), owned.finish()
    return found


def _with_records(
    table: Map[str, Record], records: tuple[Record, ...], absent: tuple[str, ...]
) -> Map[str, Record]:
    for record in records:
        table = table.set(record.id, record)
    for key in absent:
        if key in table:
            table = table.delete(key)
    return table
