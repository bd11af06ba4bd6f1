"""The checks an envoy makes in the month's steps, and those two sides make against each other (IT L1363)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ..diplomacy.dc import DIPLOMACY, INTIMIDATE, dc_ledger, envoy_ledger
from ..ledger import Entry
from ..requests import Roll
from ..state import JournalEntry, Mission
from .play import Play

EXTREME = 5  # by so much a check succeeds or fails beyond others (IT L1362)
MOST_TIES = 20  # then the better bonus wins; a table that always rolls alike must come to an end


class EnvoyCheck(msgspec.Struct, frozen=True):
    """By how much a check reaches its DC; below 0 it fails. A natural 1 or 20 alone decides nothing."""

    margin: int

    @property
    def success(self) -> bool:
        """Whether it succeeds."""
        return self.margin >= 0

    @property
    def extreme(self) -> int:
        """1 where it succeeds by 5 or more, -1 where it fails by as much, else 0."""
        return (self.margin >= EXTREME) - (self.margin <= -EXTREME)


def request_of(mission: Mission, *parts: object) -> str:
    """The id of a request of an envoy's."""
    return ".".join(("envoy", str(mission.id), *(str(part) for part in parts)))


def bonus_of(skills: tuple[tuple[str, int], ...], skill: str) -> int:
    """A bonus by skill; 0 where none is told."""
    return dict(skills).get(skill, 0)


def envoy_check(play: Play, mission: Mission, skill: str, number: int = 1, of: int = 1) -> EnvoyCheck:
    """One check of the envoy's against the DC as it is now, written in the journal."""
    campaign, errand = play.campaign, mission.errand
    dc = dc_ledger(campaign, play.id, mission.to, errand, mission.gifts, play.rules).total
    bonus = bonus_of(mission.skills, skill)
    ours = envoy_ledger(campaign, play.id, errand, skill, bonus, play.rules, mission.to)
    added = _lines(tuple(ours))
    request = request_of(mission, skill, number)
    told: dict[str, str | int] = {
        "kingdom": campaign.kingdoms[mission.to].name, "skill": skill, "number": number, "count": of,
    }  # fmt: skip
    asked = {**told, "errand": errand}
    roll = Roll(
        request, "envoy", by=play.roller("diplomatic_edict"), modifiers=added, target=dc, parameters=asked,
        skill=True,
    )  # fmt: skip
    answer = play.table.ask(roll)
    if isinstance(answer, bool):  # the game master's word: just so
        play.log("envoy_ruled", **told, passed=int(answer), request=request)
        return EnvoyCheck(0 if answer else -1)
    natural = answer[0] if isinstance(answer, tuple) else 0
    found = EnvoyCheck(natural + roll.modifier - dc)
    told |= {"natural": natural, "total": natural + roll.modifier, "dc": dc}
    _tell(play, "envoy_passed" if found.success else "envoy_failed", request, told, added)
    return found


def opposed(play: Play, mission: Mission, skill: str, number: int) -> bool:
    """Whether our side wins one opposed check; ties are rolled again."""
    mine = INTIMIDATE if skill == DIPLOMACY and mission.intimidate else skill
    other = INTIMIDATE if skill == DIPLOMACY and mission.they_intimidate else skill
    our_lines = _side(play, play.id, mission, mine, mission.skills)
    their_lines = _side(play, mission.to, mission, other, mission.theirs)
    about: dict[str, str | int] = {"kingdom": play.campaign.kingdoms[mission.to].name, "number": number}
    of = request_of(mission, "opposed", number)
    ours = theirs = 0
    for attempt in range(1, MOST_TIES + 1):
        ours = _roll(play, mission, "ours", (number, attempt), our_lines, about | {"skill": mine})
        theirs = _roll(
            play, mission, "theirs", (number, attempt), their_lines, about | {"skill": other, "ours": ours}
        )
        told = about | {"skill": mine, "other_skill": other, "ours": ours, "theirs": theirs}
        told |= {"request": f"{of}.{attempt}.ours", "other_request": f"{of}.{attempt}.theirs"}
        if ours != theirs:
            play.log("talks_point_won" if ours > theirs else "talks_point_lost", **told)
            return ours > theirs
        play.log("talks_point_tied", **told)
    return _sum(our_lines) > _sum(their_lines)


def _side(
    play: Play, kingdom: str, mission: Mission, skill: str, skills: tuple[tuple[str, int], ...]
) -> tuple[Entry, ...]:
    """What one side adds to an opposed check; no threat is made in talks."""
    bonus, other = bonus_of(skills, skill), mission.to if kingdom == play.id else play.id
    return _lines(tuple(envoy_ledger(play.campaign, kingdom, "treaty", skill, bonus, play.rules, other)))


def _roll(
    play: Play,
    mission: Mission,
    side: str,
    numbers: tuple[int, int],
    added: tuple[Entry, ...],
    about: Mapping[str, str | int],
) -> int:
    number, attempt = numbers
    request = request_of(mission, "opposed", number, attempt, side)
    by = play.roller("diplomatic_edict") if side == "ours" else ""
    roll = Roll(
        request, f"talks_{side}", by=by, modifiers=added, parameters=dict(about), skill=True
    )  # fmt: skip
    answer = play.table.ask(roll)
    return (answer[0] if isinstance(answer, tuple) else 0) + roll.modifier


def _lines(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries if entry.applies and entry.amount)


def _sum(entries: tuple[Entry, ...]) -> int:
    return sum(entry.amount for entry in entries)


def _tell(play: Play, code: str, request: str, told: dict[str, str | int], added: tuple[Entry, ...]) -> None:
    told = {**told, "dice": play.dice_by(request), "request": request}
    play.draft.log(JournalEntry(code, told, play.id, "", play.phase, play.step, modifiers=added))
