"""What optional rules keep in a campaign file: choices of Fame and Infamy, and deities of holy sites."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.options import fame, holy_sites
from ..engine.rule_effects import HolySite
from ..engine.ruleset import Ruleset
from ..engine.state import ATTRIBUTES, Building, Kingdom
from .faults import Fault, FaultPath, between, twice, unknown


def renown_faults(kingdom: Kingdom, path: FaultPath) -> Iterator[Fault]:
    """Marks that do not exist, and marks that are chosen for twice."""
    marks = [str(mark) for mark in fame.MARKS]
    for place, (mark, _) in enumerate(kingdom.renown):
        yield from unknown("size_mark", str(mark), marks, (*path, place, 0))
    yield from twice("size_mark", [str(mark) for mark, _ in kingdom.renown], path)


def devotion_faults(building: Building, rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
    """A deity of no known alignment, or one that favours more than its building can give."""
    devotion, kind = building.devotion, rules.buildings.get(building.kind)
    if devotion is None or kind is None:
        return
    if devotion.alignment:
        yield from unknown("alignment", devotion.alignment, rules.alignments, (*path, "alignment"))
    for place, attribute in enumerate(devotion.attributes):
        yield from unknown("attribute", attribute, ATTRIBUTES, (*path, "attributes", place))
    most = max((holy_sites.most_attributes(effect) for effect in kind.effects_of(HolySite)), default=0)
    yield from between(len(devotion.attributes), 0, most, (*path, "attributes"))
