"""A town for tests of settlements: kingdom `k`, settlement `a` at home, money, no limits in the way."""

from __future__ import annotations

from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.settlement_totals import SettlementNumbers, settlement_numbers
from kingdom_gui.engine.state import Building, District, Settlement, Side

from .table import HOME, RULES, Table


class Town(Table):
    """Settlement `a` of a reigning kingdom whose every role is filled by somebody who adds nothing."""

    def __init__(
        self,
        treasury: int = 1000,
        size: int = 201,
        terrain: str = "plains",
        water: tuple[Side, ...] = (),
        founded: bool = True,
    ) -> None:
        super().__init__(radius=9, terrain=terrain)
        self.do(actions.SetWater(hexes=(HOME,), coast=True))
        self.found(treasury=treasury, size=size).reign().everyone()
        if founded:
            self.do(
                actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, water=water, granted=True)
            )

    @property
    def a(self) -> Settlement:
        return self.campaign.settlements["a"]

    @property
    def district(self) -> District:
        return self.a.districts[0]

    @property
    def here(self) -> SettlementNumbers:
        return settlement_numbers(self.campaign, "a", RULES)

    @property
    def last(self) -> Building:
        """The building that was built last."""
        return max((b for d in self.a.districts for b in d.buildings), key=lambda b: b.id)

    def put(self, kind: str, *lots: int, side: Side | None = None, district: int = 0) -> Building:
        """A building granted by the GM: free and outside the limits, but on a lawful site."""
        self.do(
            actions.Build(
                settlement="a", building=kind, lots=lots, side=side, district=district, granted=True
            )
        )
        return self.last

    def buy(self, kind: str, *lots: int, side: Side | None = None, magic: bool = False) -> Change:
        """A building paid for like any other."""
        return self.do(buying(kind, *lots, side=side, magic=magic))


def buying(kind: str, *lots: int, side: Side | None = None, magic: bool = False) -> actions.Build:
    return actions.Build(settlement="a", building=kind, lots=lots, side=side, magic=magic)
