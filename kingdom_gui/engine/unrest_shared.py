"""The Unrest that kingdoms share out when they part, and put together when they unite (IT L1413, L1424).

What leaders and buildings have caused is no part of it: it stays with the kingdom that has them, and is not
taken along.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from .ledger import Entry, Ledger, Source
from .state import Kingdom

LEADERS_AND_BUILDINGS = ("leader", "vacancy", "building")  # kinds of source that are left out
LEAST = 1  # ruling D78
LEFT_OUT = "leaders_and_buildings"  # why an entry does not apply


def own_unrest(kingdom: Kingdom) -> Ledger:
    """A kingdom's Unrest that leaders and buildings have not caused, line by line; never below 0.

    Where Unrest was kept from falling below 0, that is set against what buildings (or leaders, or empty
    roles) took off it first, and against the rest only beyond that. What one of them took off is not made
    less by what another has added since.
    """
    stock = kingdom.unrest
    opened = [Entry(amount, Source("opening", kind)) for kind, amount in stock.opening]
    lines = [entry for entry in (*opened, *stock.entries) if entry.applies]
    by_kind = (sum(x.amount for x in lines if _kind(x) == kind) for kind in LEADERS_AND_BUILDINGS)
    found = list(_sorted_out(lines, sum(max(0, -amount) for amount in by_kind)))
    total = sum(entry.amount for entry in found if entry.applies)
    if total < 0:
        found.append(Entry(-total, Source("floor", "unrest"), "IT L40"))
    return Ledger.of("unrest", found)


def unrest_share(kingdom: Kingdom, kingdoms: int) -> Ledger:
    """What each of so many kingdoms gets of a kingdom's own Unrest, the parent counting as one of them.

    The whole, what the division takes off, and what the least of 1 adds (IT L1413, rulings D78, E11).
    """
    whole = own_unrest(kingdom).total
    return _divided(
        [Entry(whole, Source("independence", "whole"), "IT L1413")], kingdoms, "independence", "IT L1413, E11"
    )


def unrest_of_union(kingdoms: Sequence[Kingdom]) -> Ledger:
    """What a union begins with: the average of what each kingdom's own Unrest comes to, 1 at least.

    Each line's note is the kingdom's name. A neighbour whose books nobody keeps has no say in it (IT L1424,
    ruling D78).
    """
    counted = [kingdom for kingdom in kingdoms if kingdom.played]
    lines = [
        Entry(own_unrest(kingdom).total, Source("union", "whole"), "IT L1424", note=kingdom.name)
        for kingdom in counted
    ]
    return _divided(lines, max(1, len(counted)), "union", "IT L1424")


def _divided(lines: Iterable[Entry], parts: int, kind: str, ref: str) -> Ledger:
    found = list(lines)
    whole = sum(entry.amount for entry in found)
    share = whole // parts
    if share != whole:
        divided = Entry(share - whole, Source(kind, "divided"), ref, counts=(("kingdoms", parts),))
        found.append(divided)
    if share < LEAST:
        found.append(Entry(LEAST - share, Source(kind, "least"), "D78"))
    return Ledger.of("unrest", found)


def _sorted_out(lines: Iterable[Entry], apart: int) -> Iterator[Entry]:
    """The lines, those left out marked; `apart` is how much of the floors goes with what is left out."""
    for entry in lines:
        kind = _kind(entry)
        if kind in LEADERS_AND_BUILDINGS:
            yield replace(entry, applies=False, reason=LEFT_OUT)
        elif kind == "floor" and apart:
            taken = min(apart, entry.amount)
            apart -= taken
            yield replace(entry, amount=taken, applies=False, reason=LEFT_OUT)
            if entry.amount > taken:
                yield replace(entry, amount=entry.amount - taken)
        else:
            yield entry


def _kind(entry: Entry) -> str:
    """The kind of source, also of what the month began with."""
    return entry.source.id if entry.source.kind == "opening" else entry.source.kind
