"""The answers that a finished step was played with, in words: dice that no sentence tells, and choices."""

from __future__ import annotations

from collections.abc import Collection

from ..engine.state import JournalEntry
from ..engine.totals import NAMES
from .catalogue import terms
from .speaker import Speaker

# Last parts of requests whose answer a line of its own tells.
TOLD_ELSEWHERE = ("item", "hex", "site", "cut_off")
SLOT = "upkeep.slot."
FIND = "upkeep.find."
EXPLORERS = "expedition."  # lines of the journal tell all that they meet and find
OF_AN_ITEM = ("made", "base", "name", "listed", "source")
OF_A_DISTRICT = 4  # parts of `upkeep.slot.<settlement>.<district>`; what is asked of the item has more
YES_OR_NO = {True: "yes", False: "no"}


def answers_told(line: JournalEntry, told: Collection[str], speaker: Speaker) -> list[str]:
    """A finished step's answers as one line, but those to requests that are `told`; nothing for none."""
    said = [
        _answer(request, answer, request in line.rolled, speaker)
        for request, answer in line.answers.items()
        if request not in told
        and not request.startswith(EXPLORERS)
        and not (isinstance(answer, str) and _last(request) in TOLD_ELSEWHERE)
        and not (request in line.rolled and _makes_an_item(request))
    ]
    return [" · ".join(said)] if said else []


def _makes_an_item(request: str) -> bool:
    """Whether a request is one of the many dice of a magic item, which its own line sums up."""
    return request.startswith((SLOT, FIND)) or _last(request) in OF_AN_ITEM


def _answer(request: str, answer: tuple[int, ...] | str | bool, rolled: bool, speaker: Speaker) -> str:
    what = _request(request, speaker)
    if isinstance(answer, bool):
        return speaker.say("journal_answer", {"what": what, "how": YES_OR_NO[answer], "value": ""})
    if isinstance(answer, tuple):
        value = " + ".join(str(face) for face in answer)
        how = "rolled" if rolled else "typed"
        return speaker.say("journal_answer", {"what": what, "how": how, "value": value})
    return speaker.say("journal_answer", {"what": what, "how": "chosen", "value": _choice(answer, speaker)})


def _request(request: str, speaker: Speaker) -> str:
    """What was asked, in a word or two: by the last part of the request's id that is no number."""
    part = _last(request)
    if part in NAMES or f"settlement_modifier.{part}" in terms(speaker.language):
        category = "term" if part in NAMES else "settlement_modifier"
        name = speaker.term(category, part)
        return name[:1].upper() + name[1:]
    if request.startswith(SLOT) and len(request.split(".")) == OF_A_DISTRICT:
        part = "slot_filled"  # the last part is the settlement's id
    return speaker.say("journal_request", {"part": part})


def _last(request: str) -> str:
    named = [part for part in request.split(".") if not part.isdigit()]
    return named[-1] if named else ""


def _choice(value: str, speaker: Speaker) -> str:
    if f"role.{value}" in terms(speaker.language):
        return speaker.term("role", value)
    if value in NAMES:
        name = speaker.term("term", value)
        return name[:1].upper() + name[1:]
    if speaker.has(f"hired_{value}"):
        return speaker.say(f"hired_{value}")
    return speaker.place(value)
