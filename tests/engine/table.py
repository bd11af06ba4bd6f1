"""A small table for tests of the rules: a kingdom on a plain, and a way to do things to it."""

from __future__ import annotations

from pathlib import Path

from kingdom_gui.assets import asset
from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Action, Change, Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign, Kingdom
from kingdom_gui.engine.totals import Numbers, numbers
from kingdom_gui.store.rulefiles import load_rules

HOME: hexes.HexId = (0, 0, 0)
DATA = Path(__file__).parents[1] / "data"
RULES: Ruleset = load_rules(asset("rules"))


class Table:
    """A campaign under test; `do` insists that an action is allowed, `refused` that it is not."""

    def __init__(self, radius: int = 4, terrain: str = "plains") -> None:
        self.campaign = Campaign()
        self.do(actions.PaintTerrain(hexes=tuple(hexes.disk(HOME, radius)), terrain=terrain))

    @property
    def kingdom(self) -> Kingdom:
        return self.campaign.kingdoms["k"]

    @property
    def numbers(self) -> Numbers:
        return numbers(self.campaign, "k", RULES)

    def total(self, name: str) -> int:
        return self.numbers.total(name)

    def totals(self, *names: str) -> dict[str, int]:
        return {name: self.total(name) for name in names}

    def do(self, *what: Action) -> Change:
        """Do actions in the name of kingdom `k`; a refusal fails the test and tells its codes."""
        for action in what:
            outcome = decide(_named(action), self.campaign, RULES)
            assert isinstance(outcome, Change), f"{action}: {[r.code for r in outcome.reasons]}"
            self.campaign = outcome.campaign
        return outcome

    def refused(self, action: Action) -> list[str]:
        """The codes for which an action is refused."""
        outcome = decide(_named(action), self.campaign, RULES)
        assert isinstance(outcome, Refusal), f"{action} was allowed"
        return [reason.code for reason in outcome.reasons]

    def found(self, *, treasury: int = 50, alignment: str = "N", size: int = 1) -> Table:
        """Found kingdom `k` with so many granted hexes around HOME."""
        granted = tuple(h for h, _ in zip(hexes.disk(HOME, 30), range(size), strict=False))
        missing = tuple(h for h in granted if h not in self.campaign.hexes)
        if missing:
            self.do(actions.PaintTerrain(hexes=missing, terrain="plains"))
        self.do(
            actions.FoundKingdom(
                kingdom="k", name="Kay", alignment=alignment, treasury=treasury, hexes=granted
            )
        )
        return self

    def adopt(self, *, treasury: int = 0, unrest: int = 0, alignment: str = "N", **totals: int) -> Table:
        """Take over kingdom `k` from a paper sheet with these totals, and begin to reign."""
        self.do(
            actions.AdoptKingdom(
                kingdom="k",
                name="Kay",
                alignment=alignment,
                treasury=treasury,
                unrest=unrest,
                totals=totals,
            )
        )
        return self

    def reign(self) -> Table:
        self.do(actions.BeginReign())
        return self

    def everyone(self, except_for: tuple[str, ...] = ()) -> Table:
        """Fill every role with somebody whose abilities add nothing."""
        for role in RULES.roles:
            if role not in except_for:
                self.do(actions.Appoint(role=role, name=f"the {role}", attributes=("economy",)))
        return self


def _named(action: Action) -> Action:
    from msgspec.structs import replace

    return action if action.kingdom else replace(action, kingdom="k")
