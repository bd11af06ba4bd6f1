"""Campaigns for tests of the settlement screen: a kingdom with a town that can be built on."""

from __future__ import annotations

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Building, Campaign, Side
from kingdom_gui.store.rulefiles import load_rules

HOME: hexes.HexId = (0, 0, 0)
RULES: Ruleset = load_rules(asset("rules"))
TOWN = "ashford"


def lot(label: str) -> int:
    """The lot of a label: "C4" is the third column of the fourth row."""
    return (int(label[1]) - 1) * 6 + "ABCDEF".index(label[0])


def lots(*labels: str) -> tuple[int, ...]:
    return tuple(lot(label) for label in labels)


class Town:
    """A document with a kingdom `k` that reigns and one settlement, `ashford`, ready to build."""

    def __init__(self, water: tuple[Side, ...] = ("s",), treasury: int = 500, reigning: bool = True) -> None:
        self.document = Document(RULES, Campaign())
        self.do(
            actions.PaintTerrain(hexes=tuple(hexes.disk(HOME, 2)), terrain="plains"),
            actions.SetWater(hexes=(HOME,), lake=True),
            actions.Explore(hexes=(HOME,), cleared=True),
            actions.FoundKingdom(kingdom="k", name="Kay", treasury=treasury, hexes=(HOME,)),
            actions.SitAtTable(kingdom="k"),
            actions.FoundSettlement(
                kingdom="k", settlement=TOWN, name="Ashford", hex=HOME, water=water, granted=True
            ),
        )
        if reigning:
            self.do(
                actions.Appoint(kingdom="k", role="ruler", name="Ada", attributes=("economy",)),
                actions.BeginReign(kingdom="k"),
            )

    @property
    def campaign(self) -> Campaign:
        return self.document.campaign

    def do(self, *what: Action) -> Town:
        for action in what:
            outcome = decide(action, self.document.campaign, RULES)
            assert isinstance(outcome, Change), f"{action}: {outcome.reasons}"
            self.document.do(action)
        return self

    def build(
        self, kind: str, *labels: str, side: Side | None = None, district: int = 0, **more: bool
    ) -> int:
        """Build by the GM's grant unless `granted` or `planned` say otherwise; the building's number."""
        terms = {"granted": not more.get("planned", False)} | more
        self.do(
            actions.Build(
                kingdom="k",
                settlement=TOWN,
                building=kind,
                district=district,
                lots=lots(*labels),
                side=side,
                **terms,
            )
        )
        return self.buildings[-1].id

    @property
    def buildings(self) -> tuple[Building, ...]:
        return tuple(b for d in self.campaign.settlements[TOWN].districts for b in d.buildings)

    def at(self, label: str) -> list[str]:
        """Kinds of what stands on a lot of the first district."""
        return [
            b.kind for b in self.campaign.settlements[TOWN].districts[0].buildings if lot(label) in b.lots
        ]
