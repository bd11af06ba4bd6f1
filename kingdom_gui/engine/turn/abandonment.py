"""Abandoned buildings: closing for want of a neighbour, and opened again (IT L1304, Costruzioni Abbandonate).

An optional rule, off by default (setting `abandoned_buildings`). What a building needed beside it is gone:
in the next Upkeep 1d3 tells how many turns after the loss it closes. It then gives nothing and Unrest rises
by 1. Once a replacement stands, an Economy check in each Upkeep may bring it to life again.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..adjacency import matching
from ..ledger import Source
from ..lots import lot_label
from ..standing import place
from ..state import Building, District
from .play import Play

UNREST_ABANDONED = 1
TURNS_UNTIL_CLOSED = 3  # sides of the die
REF = "IT L1304"


def open_and_close(play: Play) -> None:
    """Play what becomes of buildings that lack a neighbour, settlement by settlement."""
    strict = play.ruling("abandoned_buildings") == "on"
    for numbers in play.numbers.settlements:
        for index, district in enumerate(numbers.settlement.districts):
            if not strict and not any(b.abandoned or b.closes for b in district.buildings):
                continue
            here = _Quarter(play, numbers.settlement.id, index)
            here.open_again()
            if strict:
                here.set_terms()
                here.close()
            here.spare()


class _Quarter:
    """One district in the Upkeep of one month."""

    def __init__(self, play: Play, settlement: str, index: int) -> None:
        self.play = play
        self.settlement = settlement
        self.index = index
        self.diagonal = play.ruling("diagonal_adjacency") == "on"

    @property
    def district(self) -> District:
        """The district as it stands now."""
        return self.play.campaign.settlements[self.settlement].districts[self.index]

    @property
    def lacking(self) -> dict[int, int]:
        """The buildings that lack a neighbour now, by number."""
        return matching(self.district, self.play.rules, self.diagonal).missing

    def open_again(self) -> None:
        """An Economy check for each abandoned building that would be served again."""
        for building in self._in_order():
            kind = self.play.rules.buildings[building.kind]
            found = matching(self.district, self.play.rules, self.diagonal)
            if not building.abandoned or found.room_for(kind, building.lots) < kind.adjacent_count:
                continue
            request = f"upkeep.reopen.{self.settlement}.{building.id}"
            check = self.play.check(request, "economy", "reopen_building", about=self._named(building))
            if check.success:
                self._put(building, abandoned=False)
                self.play.log("building_reopened", **self._named(building))

    def set_terms(self) -> None:
        """A die for each building that has come to lack a neighbour: turns since the loss, last month."""
        for building in self._in_order():
            if building.closes or building.id not in self.lacking:
                continue
            request = f"upkeep.closing.{self.settlement}.{building.id}"
            turns = self.play.dice(
                request, "building_closing", TURNS_UNTIL_CLOSED, about=self._named(building)
            )
            month = self.play.campaign.month
            self._put(building, closes=month + turns - 1)
            if turns > 1:
                self.play.log("building_will_close", months=turns - 1, **self._named(building))

    def close(self) -> None:
        """Those whose time is up are abandoned."""
        for building in self._in_order():
            if not 0 < building.closes <= self.play.campaign.month or building.id not in self.lacking:
                continue
            self._put(building, abandoned=True, closes=0)
            self.play.log("building_abandoned", **self._named(building))
            source = Source("building", building.kind, place(self.settlement, building.id))
            self.play.add("unrest", UNREST_ABANDONED, source, REF)

    def spare(self) -> None:
        """Those that are served again stay open."""
        for building in self._in_order():
            if building.closes and building.id not in self.lacking:
                self._put(building, closes=0)
                self.play.log("building_stays_open", **self._named(building))

    def _in_order(self) -> list[Building]:
        """The buildings as they stand now, by their lots."""
        return sorted((b for b in self.district.buildings if not b.planned), key=lambda b: (b.lots, b.id))

    def _named(self, building: Building) -> dict[str, str | int]:
        lot = lot_label(building.lots[0]) if building.lots else ""
        return {"building": building.kind, "settlement": self.settlement, "lot": lot}

    def _put(self, building: Building, **fields: object) -> None:
        self.play.replace_building(self.settlement, building.id, lambda b: replace(b, **fields))
