"""An expedition's way as it is reckoned now: its days by terrain, a month of it, where it stops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..hexes import HexId
from ..ledger import Entry, Ledger, Source
from ..ruleset import Ruleset
from ..state import Campaign, Expedition
from .days import CROSSING_DAYS, REF, TABLE_REF, Stay, stay_in
from .way import is_known, may_enter

DAYS_A_MONTH = 30  # as for merchants (IT L1312)
COST_SIDES = 4  # 1d4 BP a month, paid in advance (IT L1371)
CROSSING = "crossing"


class Itinerary:
    """A path from the capital on, with the days it takes as the map stands.

    Hexes before `done` lie behind the explorers. `lawless`: the GM lets them pass other kingdoms' land.
    """

    def __init__(
        self,
        campaign: Campaign,
        kingdom: str,
        path: Sequence[HexId],
        rules: Ruleset,
        done: int = 0,
        lawless: bool = False,
    ) -> None:
        self.stays: list[Stay] = []
        self.barred: HexId | None = None  # the hex before which they come to stand
        seen = set(path[: done + 1])
        for hex_id in path[done + 1 :]:
            if hex_id not in campaign.hexes or not (lawless or may_enter(campaign, kingdom, hex_id)):
                self.barred = hex_id
                break
            known = hex_id in seen or is_known(campaign, hex_id)
            self.stays.append(stay_in(hex_id, campaign.hexes[hex_id], known, rules))
            seen.add(hex_id)

    @property
    def days(self) -> int:
        """Days of travel and exploration to the last hex that they can reach."""
        return sum(stay.days for stay in self.stays)

    @property
    def unknown(self) -> int:
        """How many hexes there are to explore."""
        return sum(stay.explores for stay in self.stays)

    @property
    def ledger(self) -> Ledger:
        """The days: a line for each terrain that is explored, one for hexes that are just crossed."""
        explored = Counter((stay.terrain, stay.days) for stay in self.stays if stay.explores)
        crossed = sum(not stay.explores for stay in self.stays)
        entries = [
            Entry(
                count * days, Source("terrain", terrain), TABLE_REF,
                counts=(("hexes", count), ("days_each", days)),
            )
            for (terrain, days), count in sorted(explored.items())
        ]  # fmt: skip
        if crossed:
            counts = (("hexes", crossed), ("days_each", CROSSING_DAYS))
            entries.append(Entry(crossed * CROSSING_DAYS, Source("expedition", CROSSING), REF, counts=counts))
        return Ledger.of("expedition_days", entries)

    def within(self, days: int) -> tuple[list[Stay], int]:
        """The hexes finished in so many days, and the days then spent in the one that follows."""
        finished: list[Stay] = []
        for stay in self.stays:
            if stay.days > days:
                return finished, days
            days -= stay.days
            finished.append(stay)
        return finished, 0


class Progress(NamedTuple):
    """Where an expedition stands: hexes of its path finished and all there are, explored, months left."""

    finished: int
    length: int
    explored: int
    months_left: int


def itinerary_of(campaign: Campaign, kingdom: str, expedition: Expedition, rules: Ruleset) -> Itinerary:
    """What an expedition still has before it."""
    return Itinerary(campaign, kingdom, expedition.path, rules, expedition.done, expedition.lawless)


def progress(expedition: Expedition, month: int) -> Progress:
    """How far an expedition has come in a month."""
    left = max(0, expedition.last - month + 1)
    return Progress(expedition.done, len(expedition.path) - 1, expedition.explored, left)
