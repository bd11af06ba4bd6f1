"""A table that plays months with dice laid out beforehand."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.printed import as_played
from kingdom_gui.engine.requests import Answer, Choose, Request, Roll
from kingdom_gui.engine.turn.driver import pending
from kingdom_gui.engine.turn.slots import ROLLED

from .table import RULES, Table


class TurnTable(Table):
    """A kingdom that reigns, with a month to play."""

    @classmethod
    def paper(
        cls, *, unrest: int = 0, treasury: int = 200, control_dc: int | None = None, **totals: int
    ) -> TurnTable:
        """A kingdom of so many totals on paper, with every role held by somebody who adds nothing."""
        table = cls()
        sheet = {"size": 20, "economy": 40, "loyalty": 40, "stability": 40} | totals
        if control_dc is not None:
            sheet["control_dc"] = control_dc
        table.do(
            actions.AdoptKingdom(kingdom="k", name="Kay", treasury=treasury, unrest=unrest, totals=sheet)
        )
        table.everyone()
        table.do(actions.Claim(hexes=((0, 0, 0),), granted=True))
        table.reign()
        return table

    @property
    def asked(self) -> Request | None:
        """What the open step asks now."""
        found = pending(self.campaign, "k", as_played(RULES, self.campaign))
        return found.request if found else None

    @property
    def step(self) -> str:
        """The open step."""
        found = pending(self.campaign, "k", as_played(RULES, self.campaign))
        return f"{found.step.phase}.{found.step.id}" if found else "done"

    def play(self, **answers: Answer) -> None:
        """Play the open step with answers; `__` in a name stands for the dot of a request's id."""
        self.do(actions.PlayStep(answers={name.replace("__", "."): a for name, a in answers.items()}))

    def go_to(self, step: str) -> None:
        """Play up to a step with the program's dice, with no event by chance and no item."""
        while self.step != step:
            before = self.step
            answers: dict[str, Answer] = {"event.chance": (100,)}
            asked = self.asked
            if isinstance(asked, Roll) and asked.id == ROLLED:
                answers[asked.id] = (1,) * asked.count
            if isinstance(asked, Choose):
                answers[asked.id] = asked.options[0]
            self.do(actions.PlayStep(answers=answers, roll=True))
            assert self.step != before, self.asked
