"""Fame and Infamy: start, settlements, growth, and what they are good for (IT L1382, Fama e Infamia).

Optional, off by default (setting `fame_and_infamy`): without it Fame and Infamy are what buildings, events
and the game master bring. Each mark of `MARKS` brings 1 point, once a kingdom (ruling D44), to the one the
Ruler chooses; until then it waits, and stands in both ledgers as a line without effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ..figures import KingdomFigures
from ..ledger import Entry, Ledger, Source
from ..state import Kingdom
from .registry import adds_to_kingdoms

SETTING = "fame_and_infamy"
FAME, INFAMY = "fame", "infamy"
START = 0
MARKS = (START, 11, 26, 51, 101, 201)  # the founding, and Size in hexes (IT L1386-1388)
CHOICES = (FAME, INFAMY, "counted")  # `counted`: what was carried over from paper holds it already
DIVISOR = 10
# The settlement modifiers that make each, and the skill each helps with officials of other kingdoms.
MADE_OF = {FAME: ("lore", "society"), INFAMY: ("corruption", "crime")}
HELPS = {FAME: "diplomacy", INFAMY: "intimidate"}


def open_marks(kingdom: Kingdom, size: int) -> tuple[int, ...]:
    """The marks that a kingdom of this Size has reached and not chosen for."""
    chosen = {mark for mark, _ in kingdom.renown}
    return tuple(mark for mark in MARKS if mark <= size and mark not in chosen)


@adds_to_kingdoms(SETTING, FAME, INFAMY)
def of_kingdom(reckoning: KingdomFigures, name: str) -> Iterator[Entry]:
    """What the rule adds to Fame or Infamy: a tenth of the settlements' modifiers, and the marks reached."""
    sums = [
        (part, sum(settlement.total(part) for settlement in reckoning.settlements)) for part in MADE_OF[name]
    ]
    tenth = sum(amount for _, amount in sums) // DIVISOR
    if any(amount for _, amount in sums):
        counts = (*sums, ("per", DIVISOR))
        yield Entry(max(0, tenth), Source("settlements"), "IT L1387, D43", counts=counts)
    for mark, choice in reckoning.kingdom.renown:
        if choice == name:
            yield Entry(1, Source("renown", str(mark)), _ref(mark))
    for mark in open_marks(reckoning.kingdom, reckoning.total("size")):
        yield Entry(1, Source("renown", str(mark)), _ref(mark), False, "renown_open")


def influence(numbers: KingdomFigures, name: Literal["fame", "infamy"]) -> Ledger:
    """What Fame adds to Diplomacy, or Infamy to Intimidate, with officials of other kingdoms (IT L1389).

    One point for each ten; an empty ledger while the rule is off.
    """
    if SETTING not in numbers.rules.played:
        return Ledger(HELPS[name], ())
    value = numbers.total(name)
    counts = ((name, value), ("per", DIVISOR))
    return Ledger.of(HELPS[name], (Entry(value // DIVISOR, Source(name), "IT L1389", counts=counts),))


def _ref(mark: int) -> str:
    return "IT L1388, D44" if mark else "IT L1386"
