"""Deities and holy sites: what a shrine, temple or cathedral gives depends on its deity (IT L1306, A40).

Optional, off by default (setting `holy_sites`). By alignment each axis of the deity gives one attribute;
by portfolio the table names the attributes itself. Both take the place of what the building normally adds
to Economy, Loyalty and Stability, and never come to more than that. A building dedicated to nobody keeps
its own numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ..rule_effects import HolySite
from ..ruleset import Alignment, Building
from ..state import ATTRIBUTES, Devotion

SETTING = "holy_sites"
REF = "IT L1308"
ECONOMY, LOYALTY, STABILITY = ATTRIBUTES
# What law, the middle and chaos give; what good, the middle and evil give (IT L1308).
BY_AXIS = ((ECONOMY, STABILITY, LOYALTY), (LOYALTY, STABILITY, ECONOMY))


def by_alignment(alignment: Alignment) -> tuple[str, str]:
    """The attributes that a deity of this alignment favours, one for each axis; Neutral favours one twice."""
    law, good = alignment.axes
    return BY_AXIS[0][law], BY_AXIS[1][good]


def most_attributes(effect: HolySite) -> int:
    """How many attributes, the same one counted each time, a building may favour."""
    return effect.limit // effect.amount


def favoured(devotion: Devotion, effect: HolySite, alignments: Mapping[str, Alignment]) -> tuple[str, ...]:
    """The attributes a building favours, one for each of its shares: those of the portfolio, or the deity's.

    Where the deity's axes offer two and the building has one share, the table's choice is taken, or else what
    law or chaos gives.
    """
    alignment = alignments.get(devotion.alignment)
    if alignment is None:
        return devotion.attributes[: most_attributes(effect)]
    offered = by_alignment(alignment)
    return offered if effect.axes == "each" else (devotion.attributes or offered)[:1]


def gifts(
    devotion: Devotion, kind: Building, effect: HolySite, alignments: Mapping[str, Alignment]
) -> Iterator[tuple[str, int]]:
    """By attribute, the difference that a dedication makes to what the building normally adds."""
    shares = favoured(devotion, effect, alignments)
    if not shares:
        return
    given = Counter(shares)
    for name in ATTRIBUTES:
        more = given[name] * effect.amount - int(getattr(kind, name))
        if more:
            yield name, more
