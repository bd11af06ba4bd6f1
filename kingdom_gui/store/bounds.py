"""What numbers may be at all: far beyond any table's, and near enough that a slip of the finger is seen.

Files are held to these bounds, and so are the steps of scripts, before a script makes what no file may hold.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.bounds import DEEPEST, FARTHEST, LARGEST_ABILITY, LARGEST_FIGURE
from .faults import Fault, FaultPath, between

LAST_MONTH = 1_000_000
MOST_HEXES = 4_000_000  # that were otherwise in one month: as many as the largest file holds
LARGEST_PRICE = LARGEST_FIGURE  # BP
LARGEST = 1_000_000_000  # of anything
LARGEST_IN_STEP = 1_000_000  # in one step of a script, so that sums of many stay below the largest of all
LARGEST_SEED = 2**63 - 1

# By the field a number stands in; those not named have the general bound.
_BY_FIELD = {
    "abilities": (-LARGEST_ABILITY, LARGEST_ABILITY),
    "ranks": (0, LARGEST_ABILITY),
    "days": (0, 31),
    "figure": (0, LARGEST_PRICE),
    "seed": (-LARGEST_SEED, LARGEST_SEED),
}
_HEXES = ("hex", "hexes", "path")


def number_faults(value: object, path: FaultPath, largest: int = LARGEST, field: str = "") -> Iterator[Fault]:
    """A fault for each number beyond its bound, anywhere inside plain data; `field` is where it stands."""
    if isinstance(value, dict):
        for name, part in value.items():
            inner = field if field in _BY_FIELD else name
            yield from number_faults(part, (*path, name), largest, inner)
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from number_faults(part, (*path, index), largest, field)
    elif isinstance(value, int):
        if field in _HEXES:
            limit = DEEPEST if path[-1] == 0 else FARTHEST
            yield from between(value, -limit, limit, path)
        else:
            low, high = _BY_FIELD.get(field, (-largest, largest))
            yield from between(value, low, high, path)
