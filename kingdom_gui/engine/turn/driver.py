"""Playing the month step by step: what is asked now, and what an answer leads to."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from msgspec.structs import replace

from ..dice import rolled
from ..differences import differences
from ..leadership import begin_duties
from ..patch import Draft
from ..requests import Answer, Needs, Request, Roll, Table, default, wrong
from ..ruleset import Ruleset
from ..state import Campaign, JournalEntry, Kingdom, Turn
from ..totals import numbers
from ..viceroys import note_neglect
from .play import Play
from .steps import Step, current, following, skips_upkeep


class Pending(msgspec.Struct, frozen=True):
    """What the table is asked now, and the answers that led there; no request: the step can be finished.

    `offers` are choices on the way there that have a default and may be answered otherwise; `told` are the
    journal's lines up to here, which are written when the step is finished.
    """

    step: Step
    request: Request | None
    answers: tuple[tuple[str, Answer], ...]
    rolled: tuple[str, ...]
    offers: tuple[Request, ...] = ()
    wrong: str = ""
    told: tuple[JournalEntry, ...] = ()


class Hand:
    """A table with the answers given so far; on wish the program rolls what dice are missing.

    `roll`: all of them, or those of the requests it names.
    """

    def __init__(
        self,
        seed: int,
        month: int,
        answers: Mapping[str, Answer],
        rolled_by: set[str],
        roll: bool | Collection[str],
    ) -> None:
        self.seed = seed
        self.month = month
        self.given = answers
        self.roll = roll
        self.answers: dict[str, Answer] = {}
        self.rolled: list[str] = []
        self.offers: list[Request] = []
        self.wrong = ""
        self._rolled_by = rolled_by

    def ask(self, request: Request) -> Answer:
        """The answer given, or rolled; an answer that does not fit is left out and told."""
        answer = self.given.get(request.id)
        standing = default(request)
        if standing is not None:
            self.offers.append(request)
            if answer is None:
                return standing
        if answer is not None:
            fault = wrong(request, answer)
            if fault:
                self.wrong = fault
                raise Needs(request)
            if request.id in self._rolled_by:
                self.rolled.append(request.id)
        elif isinstance(request, Roll) and (request.offered or self._rolls(request)):
            answer = rolled(self.seed, self.month, request)
            self.rolled.append(request.id)
        else:
            raise Needs(request)
        self.answers[request.id] = answer
        return answer

    def _rolls(self, request: Roll) -> bool:
        return self.roll if isinstance(self.roll, bool) else request.id in self.roll


def pending(campaign: Campaign, kingdom: str, rules: Ruleset) -> Pending | None:
    """What the open step asks next; None when the month is done."""
    step = current(campaign.kingdoms[kingdom].turn)
    if step is None:
        return None
    return _run(campaign, kingdom, rules, step, {}, False)[0]


def play_step(
    draft: Draft,
    kingdom: str,
    rules: Ruleset,
    answers: Mapping[str, Answer],
    roll: bool | Collection[str],
    asked_for: set[str] | None = None,
) -> Pending | None:
    """Play the open step as far as answers (and, on wish, the program's dice) go, and write the outcome.

    `roll`: the program rolls all dice that are missing, or those of the requests named.

    A finished step is committed and the next one opens; one that needs more keeps its answers. Returns what
    is still asked, or None where the step is finished. `asked_for` takes the ids of what was asked.
    """
    step = current(draft.campaign.kingdoms[kingdom].turn)
    if step is None:
        raise ValueError("the month is done")
    asked, played = _run(draft.campaign, kingdom, rules, step, answers, roll)
    if asked_for is not None:
        asked_for.update(request for request, _ in asked.answers)
        if asked.request is not None:
            asked_for.add(asked.request.id)
    if asked.request is not None:
        turn = Turn(step.phase, step.id, asked.answers, asked.rolled)
        draft.kingdom(kingdom, lambda k: replace(k, turn=turn))
        return asked
    start = draft.campaign
    if played is not None:
        played.draft.patch().write(draft)
    open_next(draft, kingdom, step, rules)
    _tell(draft, kingdom, asked, differences(start, draft.campaign, kingdom, rules))
    return None


def _tell(draft: Draft, kingdom: str, done: Pending, numbers: dict[str, tuple[int, int]]) -> None:
    """Write a finished step's own line before those that tell what came of it; none where nothing did."""
    answers = dict(done.answers)
    if not (answers or numbers or done.told):
        return
    step = done.step
    line = JournalEntry(
        "step_played", {}, kingdom, "", step.phase, step.id, answers, done.rolled, numbers=numbers
    )
    month = draft.campaign.month
    lines = draft.campaign.journal.get(month, ())
    before = len(lines) - len(done.told)
    draft.put("journal", month, (*lines[:before], line, *done.told))


def play_all(draft: Draft, kingdom: str, rules: Ruleset, table: Table, step: Step) -> None:
    """Play a step with a table that always answers."""
    if step.play is not None:
        step.play(Play(draft, kingdom, rules, table, step.phase, step.id))
    open_next(draft, kingdom, step, rules)


def open_next(draft: Draft, kingdom: str, step: Step, rules: Ruleset) -> None:
    """Open the step after this one; the Edict phase begins with a fresh allowance and fresh duties."""
    turn = following(step)
    record = draft.campaign.kingdoms[kingdom]
    if turn.phase == "edict" and step.phase == "upkeep":
        record = begin_edicts(draft.campaign, record, rules)
    draft.put("kingdoms", kingdom, replace(record, turn=turn))


def begin_edicts(campaign: Campaign, record: Kingdom, rules: Ruleset) -> Kingdom:
    """The kingdom at the start of its Edict phase: limits by Size now (ruling D27), duties done anew."""
    size = numbers(campaign, record.id, rules).total("size")
    vassals = note_neglect(campaign, record, rules) if record.vassals else record.vassals
    return replace(begin_duties(record, rules), use=replace(record.use, size=size), vassals=vassals)


def opening(campaign: Campaign, kingdom: Kingdom, rules: Ruleset, first: bool = False) -> Kingdom:
    """The kingdom at the start of a month: in Upkeep, or in the Edict phase where that is skipped.

    There is no Upkeep at 0 hexes (IT L234), nor, by setting, in the `first` month of a new kingdom's reign
    (dispute D35).
    """
    skipped = campaign.ruling("skip_first_upkeep", rules.rulings["skip_first_upkeep"].default) == "on"
    if skips_upkeep(campaign, kingdom.id, first and skipped):
        return replace(begin_edicts(campaign, kingdom, rules), turn=Turn("edict"))
    return replace(kingdom, turn=Turn())


def _run(
    campaign: Campaign,
    kingdom: str,
    rules: Ruleset,
    step: Step,
    answers: Mapping[str, Answer],
    roll: bool | Collection[str],
) -> tuple[Pending, Play | None]:
    """Run a step from its start with what is known; a stored answer that no longer fits is asked anew."""
    turn = campaign.kingdoms[kingdom].turn
    if step.play is None:
        return Pending(step, None, (), ()), None
    known = {**dict(turn.answers), **answers}
    by_program = set(turn.rolled) - set(answers)
    hand = Hand(campaign.settings.seed, campaign.month, known, by_program, roll)
    play = Play(Draft(campaign), kingdom, rules, hand, step.phase, step.id)
    play.rolled = hand.rolled
    request: Request | None = None
    try:
        step.play(play)
    except Needs as needs:
        request = needs.request
    told = hand.wrong if request is not None and request.id in answers else ""
    before = len(campaign.journal.get(campaign.month, ()))
    lines = play.campaign.journal.get(campaign.month, ())[before:]
    return Pending(
        step, request, tuple(hand.answers.items()), tuple(hand.rolled), tuple(hand.offers), told, lines
    ), play
