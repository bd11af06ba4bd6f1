"""What a campaign file says of kingdoms to each other: who is played, attitudes, patrons, what is known."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping

from ..engine.neighbours import ESTIMATE_DICE, ESTIMATE_SIDES
from ..engine.state import Kingdom
from .bounds import LARGEST
from .faults import Fault, FaultPath, between, twice, unknown


def seat_faults(at_table: str, kingdoms: Mapping[str, Kingdom], path: FaultPath) -> Iterator[Fault]:
    """A fault where nobody plays the kingdom at the table."""
    if at_table:
        played = {key for key, kingdom in kingdoms.items() if kingdom.played}
        yield from unknown("kingdom", at_table, played, path)


def neighbour_faults(kingdom: Kingdom, path: FaultPath, kingdoms: Container[str]) -> Iterator[Fault]:
    """Faults of what a kingdom is to others, among kingdoms of these ids."""
    if kingdom.played and kingdom.neighbour is not None:
        yield Fault("neighbour_is_played", (*path, "neighbour"), {"kingdom": kingdom.id})
    yield from twice("kingdom", [toward for toward, _ in kingdom.attitudes], (*path, "attitudes"))
    named = [(toward, (*path, "attitudes", index, 0)) for index, (toward, _) in enumerate(kingdom.attitudes)]
    for other, here in [*named, (kingdom.sponsor, (*path, "sponsor"))]:
        if other == kingdom.id:
            yield Fault("kingdom_to_itself", here, {"kingdom": other})
        elif other and other not in kingdoms:
            yield from unknown("kingdom", other, (), here)
    known = kingdom.neighbour
    if known is None:
        return
    if known.size is not None:
        yield from between(known.size, 0, LARGEST, (*path, "neighbour", "size"))
    if known.dice:
        yield from between(len(known.dice), ESTIMATE_DICE, ESTIMATE_DICE, (*path, "neighbour", "dice"))
    for place, face in enumerate(known.dice):
        yield from between(face, 1, ESTIMATE_SIDES, (*path, "neighbour", "dice", place))
