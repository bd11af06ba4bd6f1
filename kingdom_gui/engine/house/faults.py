"""One thing that is wrong with a house rule."""

from __future__ import annotations

from typing import NamedTuple

Step = str | int
Parameters = dict[str, str | int]


class HouseFault(NamedTuple):
    """A fault of the house rule at place `rule`: the way to the column within, a code, and what it needs.

    The sentence is the message `house_<code>`; `record` and `cell` (the column) are among its parameters.
    """

    rule: int
    field: tuple[Step, ...]
    code: str
    parameters: Parameters

    @property
    def message(self) -> str:
        """The code of its sentence."""
        return f"house_{self.code}"

    @property
    def told(self) -> Parameters:
        """What its sentence needs."""
        steps = [str(step) for step in self.field if step != "record"]
        hint = str(self.parameters.get("suggestion") or NOTHING_NEAR)
        return {"cell": ": ".join(steps), **self.parameters, "suggestion": hint}


NOTHING_NEAR = "nothing_near"
