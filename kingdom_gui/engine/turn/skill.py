"""Checks of a skill in the month's steps: dice with a modifier of their own against a DC of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ..ledger import Entry
from ..requests import Roll
from ..state import JournalEntry
from .play import Play


class SkillCheck(msgspec.Struct, frozen=True):
    """What came of it: the best natural die (0 by the game master's word), the total, the DC."""

    natural: int
    total: int
    dc: int
    ruled: bool | None = None

    @property
    def success(self) -> bool:
        """Whether the total reaches the DC: a natural 1 or 20 alone decides nothing."""
        return self.total >= self.dc if self.ruled is None else self.ruled


def skill_check(
    play: Play,
    request: str,
    purpose: str,
    dc: int,
    modifiers: Iterable[Entry],
    by: str = "",
    count: int = 1,
    about: Mapping[str, str | int] | None = None,
) -> SkillCheck:
    """Roll so many d20, of which the best counts, against a DC, and write it in the journal by its purpose.

    `about` are names for the sentences that ask and tell.
    """
    added = tuple(entry for entry in modifiers if entry.amount)
    names = dict(about or {})
    roll = Roll(
        request, purpose, count=count, by=by or play.roller(purpose), modifiers=added, target=dc,
        parameters=names, skill=True,
    )  # fmt: skip
    answer = play.table.ask(roll)
    told: dict[str, str | int] = {**names, "purpose": purpose, "request": request}
    if isinstance(answer, bool):  # the game master's word
        play.log("skill_ruled", **told, passed=int(answer))
        return SkillCheck(0, dc if answer else dc - 1, dc, answer)
    natural = max(answer) if isinstance(answer, tuple) else 0
    found = SkillCheck(natural, natural + roll.modifier, dc)
    told |= {"natural": natural, "total": found.total, "dc": dc, "dice": play.dice_by(request)}
    code = "skill_passed" if found.success else "skill_failed"
    play.draft.log(JournalEntry(code, told, play.id, "", play.phase, play.step, modifiers=added))
    return found
