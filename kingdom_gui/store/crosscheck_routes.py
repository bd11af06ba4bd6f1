"""What a campaign file says of trade routes: where they begin, where they lead, when they end."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import pairwise

from ..engine.hexes import neighbours
from ..engine.state import Kingdom
from .bounds import LARGEST, LAST_MONTH
from .faults import Fault, FaultPath, between, twice, unknown

SHORTEST = 2  # hexes: both ends


def route_faults(kingdom: Kingdom, settlements: Container[str], path: FaultPath) -> Iterator[Fault]:
    """Faults of a kingdom's trade routes, listed at `path`; a hex that has left the map only cuts one."""
    yield from twice("route", [str(route.id) for route in kingdom.routes], path, "id")
    for index, route in enumerate(kingdom.routes):
        here = (*path, index)
        if route.settlement not in settlements:
            yield from unknown("settlement", route.settlement, (), (*here, "settlement"))
        yield from between(len(route.path), SHORTEST, LARGEST, (*here, "path"))
        for place, (one, other) in enumerate(pairwise(route.path), 1):
            if other not in neighbours(one):
                yield Fault("route_jumps", (*here, "path", place), {})
        for name in ("invested", "economy", "pays"):
            yield from between(getattr(route, name), 0, LARGEST, (*here, name))
        for name in ("month", "arrives", "edicts"):
            yield from between(getattr(route, name), 1, LAST_MONTH, (*here, name))
        yield from between(route.until, 0, LAST_MONTH, (*here, "until"))
