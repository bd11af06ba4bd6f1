"""A kingdom at a table with neighbours around, envoys to send and dice laid out for them."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.diplomacy.dc import dc_ledger
from kingdom_gui.engine.neighbours import attitude
from kingdom_gui.engine.relations import relation
from kingdom_gui.engine.requests import Answer
from kingdom_gui.engine.state import Errand, Relation

from ..table import RULES
from ..turn_table import TurnTable

BASE = 10 + 10 + 4  # of the DC: the formula, an indifferent kingdom, Size 20 of our own
NO_DICE: dict[str, Answer] = {}


class Court(TurnTable):
    """The kingdom k (Size 20, Neutral, Economy 40) with the neighbours hill (Size 12) and mark."""

    @classmethod
    def held(cls, *, treasury: int = 200, hill: str = "N", known: int | None = 30, **totals: int) -> Court:
        court = cls.paper(treasury=treasury, **totals)
        assert isinstance(court, Court)
        court.do(
            actions.FoundNeighbour(kingdom="hill", name="Hill", size=12, alignment=hill, economy=known),
            actions.FoundNeighbour(kingdom="mark", name="Mark", size=40, economy=40),
        )
        return court

    def with_(self, other: str = "hill") -> Relation:
        return relation(self.campaign, "k", other)

    def from_(self, other: str = "hill") -> Relation:
        return relation(self.campaign, other, "k")

    def regard(self, other: str = "hill") -> str:
        return attitude(self.campaign, other, "k")

    def dc(self, errand: Errand = "embassy", gifts: int = 0, other: str = "hill") -> int:
        return dc_ledger(self.campaign, "k", other, errand, gifts, RULES).total

    def lines(self, errand: Errand = "embassy", gifts: int = 0) -> dict[str, int]:
        """The lines of the DC that count, by id of their source, or its kind."""
        ledger = dc_ledger(self.campaign, "k", "hill", errand, gifts, RULES)
        return {e.source.id or e.source.kind: e.amount for e in ledger if e.applies}

    def friends(self, treaty: bool = False, alliance: bool = False) -> None:
        """Agree on embassies with the Hill, and more."""
        self.do(
            actions.SetRelation(
                to="hill",
                embassy=True,
                treaty="balanced" if treaty or alliance else None,
                alliance="balanced" if alliance else None,
            )
        )

    def send(self, errand: Errand, **fields: object) -> int:
        """Send an envoy to the Hill; the number of the mission."""
        self.do(actions.SendEnvoy(**({"to": "hill", "errand": errand} | fields)))
        return self.kingdom.missions[-1].id

    def to_taxes(self) -> None:
        """Play up to the taxes with the program's dice."""
        while self.step != "income.taxes":
            self.do(actions.PlayStep(roll=True))

    def arrive(self, **dice: Answer) -> dict[str, int]:
        """Let the envoy arrive with these dice, by request without its number; what has changed.

        A cost of 1 BP is rolled, and taxes fail. `_` stands for a dot.
        """
        mission = self.kingdom.missions[0]
        self.to_taxes()
        before = self.totals("treasury", "unrest", "fame", "infamy", "economy", "stability")
        answers: dict[str, Answer] = {f"envoy.{mission.id}.cost": (1,), "income.taxes": (1,)}
        for name, faces in dice.items():
            answers[f"envoy.{mission.id}.{name.replace('__', '.')}"] = faces
        self.do(actions.PlayStep(answers=answers))
        assert self.step != "income.taxes", self.asked
        after = self.totals(*before)
        return {name: after[name] - value for name, value in before.items() if after[name] != value}

    def talks(self, *won: bool) -> dict[str, Answer]:
        """Dice for the points of a negotiation, won or lost by us."""
        found: dict[str, Answer] = {}
        for number, ours in enumerate(won, 1):
            found[f"opposed__{number}__1__ours"] = (15,) if ours else (5,)
            found[f"opposed__{number}__1__theirs"] = (10,)
        return found

    def told(self, code: str) -> list[dict[str, str | int]]:
        """The parameters of this month's journal lines of a code."""
        return [line.parameters for line in self.campaign.journal[self.campaign.month] if line.code == code]
