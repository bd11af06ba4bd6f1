"""Plays the month of the kingdom at the table: what is asked now, and what an answer leads to.

The only part of the panel that acts; everything goes through the document, as steps of undo.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from ...document.document import Document
from ...engine.actions import Action, Change, Refusal, decide
from ...engine.actions.found import AdvanceMonth, BeginReign
from ...engine.actions.turn import PlayMonths, PlayPhase, PlayStep, RemoveEvent, RestartStep
from ...engine.neighbours import unfinished
from ...engine.printed import as_played
from ...engine.requests import Answer, Request, Roll
from ...engine.state import Campaign, JournalEntry, Kingdom, Turn
from ...engine.turn.driver import Pending, pending

CHANCE = "event.chance"
NOTHING_HAPPENS = (100,)
MOST_STEPS = 20  # of a month, that may follow each other by themselves
MOST_OF_A_STEP = 500  # lines; what is longer was done outside the steps
QUIET = ("step_played", "phase_played", "months_played", "month_begun", "step_restarted")
WATCHED = (
    "treasury", "unrest", "granary", "economy", "loyalty", "stability", "consumption", "control_dc", "size",
    "fame", "infamy",
)  # fmt: skip


class Outcome(NamedTuple):
    """What came of what was done last: journal lines, and numbers before and after, where they changed."""

    lines: tuple[JournalEntry, ...]
    numbers: tuple[tuple[str, int, int], ...]
    after: Campaign


class Player(QObject):
    """`renewed` is emitted when what is asked, or what came of it, is another.

    `chosen` holds the offers taken up before the next answer (a Royal Enforcer, adventurers), by request id.
    """

    renewed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.chosen: dict[str, Answer] = {}
        self.refusal: Refusal | None = None
        self.outcome: Outcome | None = None
        self.acted = False  # what is asked now came of what was done here
        self._seated = ""
        self._turn: Turn | None = None
        document.changed.connect(self._changed)

    def forget(self) -> None:
        """Another campaign is open: nothing has been done in it yet."""
        self.chosen.clear()
        self.refusal, self.outcome, self.acted = None, None, False

    # What there is

    @property
    def kingdom(self) -> Kingdom | None:
        """The kingdom at the table."""
        return self.document.kingdom

    @property
    def stage(self) -> str:
        """`none` without a kingdom, `founding` before its reign, `playing`, or `done` at the month's end."""
        kingdom = self.kingdom
        if kingdom is None:
            return "none"
        if kingdom.stage != "reigning":
            return "founding"
        return "done" if kingdom.turn.phase == "done" else "playing"

    def pending(self) -> Pending | None:
        """What is asked now, with the offers taken up; None while nothing is played."""
        if self.stage != "playing":
            return None
        now = self._pending(self.document.campaign)
        if now is None or not self.chosen:
            return now
        ahead = decide(self._step(self.chosen), self.document.campaign, self.document.rules)
        if isinstance(ahead, Refusal):
            return now
        then = self._pending(ahead.campaign)
        if then is not None and then.step == now.step:
            return then
        return Pending(now.step, None, now.answers, now.rolled, now.offers, "", now.told)

    def told(self) -> Outcome:
        """What has come of the step under way or, where it has just begun, of what was done last."""
        campaign = self.document.campaign
        asked = self.pending()
        if asked is not None and asked.told:
            return Outcome(asked.told, (), campaign)
        last, here = self.outcome, self._id
        theirs = last is not None and last.after.at_table == here and here in last.after.kingdoms
        if last is not None and theirs and last.after.month == campaign.month:
            then = last.after.kingdoms[here].turn
            if here in campaign.kingdoms and campaign.kingdoms[here].turn == then:
                return last
        return Outcome(_latest(campaign), (), campaign)

    # What is done

    def answer(self, value: Answer) -> None:
        """Answer what is asked, and let follow what needs no answer."""
        asked = self.pending()
        if asked is not None and asked.request is not None:
            self._play(self._step({**self.chosen, asked.request.id: value}))

    def roll(self) -> None:
        """Let the program's dice answer this one request."""
        asked = self.pending()
        if asked is not None and isinstance(asked.request, Roll):
            self._play(self._step(self.chosen, (asked.request.id,)))

    def rule(self, passes: bool, note: str) -> None:
        """Settle the check that is asked by the game master's word, with a note for the journal."""
        asked = self.pending()
        if asked is not None and asked.request is not None:
            answers = {**self.chosen, asked.request.id: passes}
            self._play(PlayStep(kingdom=self._id, answers=answers, override=note))

    def cancel_event(self, note: str) -> None:
        """Call off the event under way by the game master's word, with a note for the journal."""
        asked = self.pending()
        action = self.cancelling(asked, note) if asked is not None else None
        if action is not None:
            self._play(action)

    def cancelling(self, asked: Pending, note: str) -> Action | None:
        """What calls off the event under way; None where none is, or where it cannot be called off."""
        kingdom, request = self.kingdom, asked.request
        if request is None or kingdom is None or request.id == CHANCE:
            return None
        parts = request.id.split(".")
        if asked.step.id == "continuous" and parts[2].isdigit():
            return RemoveEvent(kingdom=self._id, number=int(parts[2]), override=note)
        if asked.step.id == "ahead" and "ahead" in parts:
            month = self.document.campaign.month
            due = [place for place, event in enumerate(kingdom.ahead) if event.month <= month]
            place = due[int(parts[parts.index("ahead") + 1]) - 1]
            return RemoveEvent(kingdom=self._id, ahead=place, override=note)
        if asked.step.id == "event" and CHANCE in dict(asked.answers):
            return PlayStep(kingdom=self._id, answers={CHANCE: NOTHING_HAPPENS}, override=note)
        return None

    def go_on(self) -> None:
        """Finish a step that asks nothing."""
        self._play(self._step(self.chosen))

    def choose(self, request: str, value: Answer) -> None:
        """Take up an offer, or leave it again; nothing is played yet."""
        self.chosen[request] = value
        self.renewed.emit()

    def close_phase(self) -> None:
        """Play the rest of the phase, as far as it asks nothing."""
        self._play(PlayPhase(kingdom=self._id))

    def play_phase(self, month: bool = False) -> None:
        """Play the phase, or the whole month, with the program's dice, until the table must choose."""
        self._play(PlayPhase(kingdom=self._id, answers=dict(self.chosen), roll=True, month=month), False)

    def play_months(self, action: PlayMonths) -> None:
        """Play several months at once."""
        self._play(action, False)

    def restart(self) -> None:
        """Forget the answers given in the open step."""
        self.chosen.clear()
        self._play(RestartStep(kingdom=self._id), False)

    def begin_reign(self) -> None:
        """End founding or adopting."""
        self._play(BeginReign(kingdom=self._id), False)

    def begin_month(self) -> None:
        """Close the month and begin the next."""
        self._play(AdvanceMonth(kingdom=self._id), False)

    def finish_month(self) -> None:
        """Play the rest of the month with the program's dice, and begin the next if nothing is asked and no
        other kingdom has yet to play its own.
        """
        rest = PlayPhase(kingdom=self._id, roll=True, month=True)
        outcome = self.document.check(rest)
        kingdom = outcome.campaign.kingdoms.get(self._id) if isinstance(outcome, Change) else None
        done = kingdom is not None and kingdom.turn.phase == "done" and not self.others_open()
        self._do([rest, AdvanceMonth(kingdom=self._id)] if done else [rest])

    def others_open(self) -> list[Kingdom]:
        """The other kingdoms that have not played this month to its end."""
        return unfinished(self.document.campaign, self._id)

    def do(self, action: Action) -> bool:
        """Do an action of a step's own, such as a deposit; whether it was done."""
        return self._do([action])

    def tell_since(self, before: Campaign) -> None:
        """Tell what came of what was done elsewhere for this step, such as against a rule with a note."""
        if self.document.campaign is not before:
            self.outcome = _outcome(self.document, before)
            self.acted = True
            self.renewed.emit()

    # How

    @property
    def _id(self) -> str:
        return self.document.campaign.at_table

    def _step(self, answers: Mapping[str, Answer], rolls: tuple[str, ...] = ()) -> PlayStep:
        return PlayStep(kingdom=self._id, answers=dict(answers), rolls=rolls)

    def _pending(self, campaign: Campaign) -> Pending | None:
        return pending(campaign, self._id, as_played(self.document.rules, campaign))

    def _play(self, first: Action, follow: bool = True) -> None:
        """Do an action and the steps after it that neither ask nor offer anything, as one step of undo."""
        actions: list[Action] = [first]
        outcome = self.document.check(first)
        while follow and isinstance(outcome, Change) and len(actions) < MOST_STEPS:
            asked = self._pending(outcome.campaign)
            if asked is None or asked.step.play is None or asked.request is not None or open_offers(asked):
                break
            actions.append(self._step({}))
            outcome = decide(actions[-1], outcome.campaign, self.document.rules)
        self._do(actions)

    def _do(self, actions: list[Action]) -> bool:
        before = self.document.campaign
        outcome = self.document.do_all(actions)
        if isinstance(outcome, Refusal):
            self.refusal = outcome
            self.renewed.emit()
            return False
        self.outcome = _outcome(self.document, before)
        self.acted = True
        self.renewed.emit()
        return True

    def _changed(self, _patch: object) -> None:
        kingdom = self.kingdom
        turn = kingdom.turn if kingdom is not None else None
        if (self._id, turn) != (self._seated, self._turn):
            self.chosen.clear()
        self._seated, self._turn = self._id, turn
        self.refusal = None
        self.acted = False
        self.renewed.emit()


def open_offers(asked: Pending) -> tuple[Request, ...]:
    """The offers that can still be taken up: what they lead to has not been answered."""
    answered = {request for request, _ in asked.answers}
    return tuple(offer for offer in asked.offers if answered.isdisjoint(_settled_by(offer)))


def _settled_by(offer: Request) -> tuple[str, ...]:
    """The ids of the requests that settle an offer once one is answered."""
    base = offer.id.rpartition(".")[0]
    return {
        "hire_adventurers": (base,),
        "in_person": (f"{base}.stability",),
        "suppress_demand": (f"{base}.loyalty",),
        # Unrest is pressed down before a hex is lost to it.
        "lower_unrest": (f"{offer.id}.check", f"{base}.hex"),
    }.get(offer.purpose, ())


def _outcome(document: Document, before: Campaign) -> Outcome:
    after = document.campaign
    month = after.month
    old = len(before.journal.get(month, ()))
    lines = tuple(line for line in after.journal.get(month, ())[old:] if line.code not in QUIET)
    was, now = document.numbers(before), document.numbers(after)
    numbers = []
    if was is not None and now is not None:
        both = ((name, was.total(name), now.total(name)) for name in WATCHED)
        numbers = [(name, a, b) for name, a, b in both if a != b]
    return Outcome(lines, tuple(numbers), after)


def _latest(campaign: Campaign) -> tuple[JournalEntry, ...]:
    """The month's last lines that a step has left, for a campaign that was just opened or undone."""
    found: list[JournalEntry] = []
    for line in reversed(campaign.journal.get(campaign.month, ())):
        if line.kingdom not in ("", campaign.at_table):
            continue
        if line.code in QUIET and found:
            return tuple(reversed(found))
        if line.code not in QUIET:
            found.append(line)
        if len(found) > MOST_OF_A_STEP:
            break
    return ()  # what the month began with is no step's
