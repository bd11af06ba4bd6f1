"""What changed between two moments: every number before and after, and the sources that differ."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .ledger import Entry, Ledger, Source
from .ruleset import Ruleset
from .settlement_totals import SettlementNumbers, settlement_numbers
from .state import Campaign, Kingdom
from .totals import STOCKS, numbers


class SourceChange(msgspec.Struct, frozen=True):
    """One source of a number: its applied entries summed before and after; None where it had no entry.

    `entry` is one of them as it is now, or as it was where the source has gone; with its reason where it does
    not apply.
    """

    entry: Entry
    before: int | None
    after: int | None

    @property
    def amount(self) -> int:
        """The difference it makes."""
        return (self.after or 0) - (self.before or 0)


class NumberChange(msgspec.Struct, frozen=True):
    """A number that is another after than it was before; the amounts of its sources sum to the difference."""

    name: str
    before: int
    after: int
    sources: tuple[SourceChange, ...]

    @property
    def amount(self) -> int:
        """The difference."""
        return self.after - self.before


class SettlementChange(msgspec.Struct, frozen=True):
    """What changed of a settlement; `before` or `after` is False where it was not, or is no longer, there."""

    settlement: str
    name: str
    before: bool
    after: bool
    numbers: tuple[NumberChange, ...]


def changes(before: Campaign, after: Campaign, kingdom: str, rules: Ruleset) -> tuple[NumberChange, ...]:
    """A kingdom's totals that differ between two campaigns of one history, in the order of their names.

    A stock's sources are what came and went since, month by month, as far as the history knows; else its
    sums by kind of source. A number whose sources shift and whose total stays is told too. A kingdom that is
    not there counts as 0.
    """
    found = []
    for name in _names(before, after, kingdom, rules):
        old, new = _entries(before, kingdom, name, rules), _entries(after, kingdom, name, rules)
        if name in STOCKS and (came := _flows(before, after, kingdom, name)) is not None:
            old, new = came
        change = _number(
            name, old, new, _total(before, kingdom, name, rules), _total(after, kingdom, name, rules)
        )
        if change is not None:
            found.append(change)
    return tuple(found)


def _names(before: Campaign, after: Campaign, kingdom: str, rules: Ruleset) -> Iterable[str]:
    """The totals that a kingdom has at one moment or the other: optional rules may come and go."""
    there = [one for one in (before, after) if kingdom in one.kingdoms]
    return dict.fromkeys(name for one in there for name in numbers(one, kingdom, rules).names)


def settlement_changes(
    before: Campaign, after: Campaign, kingdom: str, rules: Ruleset
) -> tuple[SettlementChange, ...]:
    """A kingdom's settlements whose numbers differ, those founded and those lost; by founding."""
    was = {settlement.id: settlement for settlement in before.settlements_of(kingdom)}
    now = {settlement.id: settlement for settlement in after.settlements_of(kingdom)}
    found = []
    for key in dict.fromkeys((*was, *now)):
        old = settlement_numbers(before, key, rules) if key in was else None
        new = settlement_numbers(after, key, rules) if key in now else None
        told = tuple(
            change
            for name in SettlementNumbers.names
            if (change := _of_settlement(name, old, new)) is not None
        )
        if told or old is None or new is None:
            name = (now.get(key) or was[key]).name
            found.append(SettlementChange(key, name, old is not None, new is not None, told))
    return tuple(found)


def _of_settlement(
    name: str, old: SettlementNumbers | None, new: SettlementNumbers | None
) -> NumberChange | None:
    was = Ledger.of(name, ()) if old is None else old.ledger(name)
    now = Ledger.of(name, ()) if new is None else new.ledger(name)
    return _number(name, was, now, was.total, now.total)


def _number(
    name: str, old: Iterable[Entry], new: Iterable[Entry], before: int, after: int
) -> NumberChange | None:
    """The change of one number; None where neither it nor any of its sources changed."""
    was, now = _by_source(old), _by_source(new)
    sources = []
    for key in dict.fromkeys((*was, *now)):
        gone, come = was.get(key), now.get(key)
        if (_sum(gone) or 0) != (_sum(come) or 0):
            sources.append(SourceChange((come or gone or [])[-1], _sum(gone), _sum(come)))
    return NumberChange(name, before, after, tuple(sources)) if sources or before != after else None


Key = tuple[Source, str]


def _by_source(entries: Iterable[Entry]) -> dict[Key, list[Entry]]:
    """Entries by source and note."""
    found: dict[Key, list[Entry]] = {}
    for entry in entries:
        found.setdefault((entry.source, entry.note), []).append(entry)
    return found


def _sum(entries: list[Entry] | None) -> int | None:
    return None if entries is None else sum(entry.amount for entry in entries if entry.applies)


def _entries(campaign: Campaign, kingdom: str, name: str, rules: Ruleset) -> tuple[Entry, ...]:
    if kingdom not in campaign.kingdoms:
        return ()
    return numbers(campaign, kingdom, rules).ledger(name).entries


def _total(campaign: Campaign, kingdom: str, name: str, rules: Ruleset) -> int:
    return numbers(campaign, kingdom, rules).total(name) if kingdom in campaign.kingdoms else 0


def _flows(
    before: Campaign, after: Campaign, kingdom: str, stock: str
) -> tuple[tuple[Entry, ...], tuple[Entry, ...]] | None:
    """What had come to a stock and gone from it by each moment, since the month of the earlier one began.

    None where the history does not know, or does not explain the difference.
    """
    if before.month > after.month:
        turned = _flows(after, before, kingdom, stock)
        return turned and (turned[1], turned[0])
    was, now = before.kingdoms.get(kingdom), after.kingdoms.get(kingdom)
    if was is None or now is None:
        return None
    closed: list[Entry] = []
    for month in range(before.month, after.month):
        way = after.past.get(month)
        if way is None:
            return None
        closed += [
            e for flow in way.flows if (flow.kingdom, flow.stock) == (kingdom, stock) for e in flow.entries
        ]
    old, new = _stock(was, stock), (*closed, *_stock(now, stock))
    explained = sum(e.amount for e in new if e.applies) - sum(e.amount for e in old if e.applies)
    difference = getattr(now, stock).value - getattr(was, stock).value
    return (old, new) if explained == difference else None


def _stock(kingdom: Kingdom, stock: str) -> tuple[Entry, ...]:
    entries: tuple[Entry, ...] = getattr(kingdom, stock).entries
    return entries
