"""Names for new settlements, so that one can be founded before the table has thought of one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

NAMES = (
    "Alderwick",
    "Thornferry",
    "Millrace",
    "Saltgarth",
    "Brackenhythe",
    "Fallowmere",
    "Larkstow",
    "Cobblestead",
    "Osierham",
    "Nettlebeck",
    "Gorsefield",
    "Dunmarrow",
    "Pinefold",
    "Hazelcombe",
    "Marlowick",
    "Elmgarth",
    "Quillbourne",
    "Tallowgate",
    "Rushwater",
    "Kestrelby",
)


def unused_name(taken: Iterable[str]) -> str:
    """The first of our names that no settlement has; a number is added where all are taken."""
    there = {name.casefold() for name in taken}
    rounds = (f"{name} {number}" if number > 1 else name for number in count(1) for name in NAMES)
    return next(name for name in rounds if name.casefold() not in there)
