"""What a campaign file says of expeditions: their way, who goes along, how far they have come."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ..engine.ruleset import Ruleset
from ..engine.state import Kingdom
from .bounds import LARGEST, LAST_MONTH
from .faults import Fault, FaultPath, between, twice, unknown

SHORTEST = 2  # hexes: the capital's, and one to go to


def expedition_faults(kingdom: Kingdom, rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
    """Faults of a kingdom's expeditions, listed at `path`; at a hex that has left the map they only stop."""
    if not kingdom.expeditions:
        return
    from ..engine.exploration.way import beside  # what goes with ways is read where there are some

    yield from twice("expedition", [str(sent.id) for sent in kingdom.expeditions], path, "id")
    for index, sent in enumerate(kingdom.expeditions):
        here = (*path, index)
        yield from between(len(sent.path), SHORTEST, LARGEST, (*here, "path"))
        for place, (one, other) in enumerate(pairwise(sent.path), 1):
            if other not in beside(one):
                yield Fault("expedition_jumps", (*here, "path", place), {})
        for name in ("month", "months", "edicts"):
            yield from between(getattr(sent, name), 1, LAST_MONTH, (*here, name))
        for name in ("paid", "days", "explored"):
            yield from between(getattr(sent, name), 0, LARGEST, (*here, name))
        for name in ("stealth", "survival"):
            yield from between(getattr(sent, name), -LARGEST, LARGEST, (*here, name))
        yield from between(sent.done, 0, max(0, len(sent.path) - 1), (*here, "done"))
        for place, role in enumerate(sent.leaders):
            yield from unknown("role", role, rules.roles, (*here, "leaders", place))
