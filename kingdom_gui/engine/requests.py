"""What a step may ask of the table: a roll, a choice, a yes or no, a line of text (DESIGN, idea 4).

A request's id is stable (`upkeep.stability`, `event.plague.3.stability.1`): answers are kept by it, never by
position. A roll's answer is the natural dice, in order; an exploding die goes on while it shows its highest
face. A check may also be settled by the game master's word: true, it just passes; false, it fails
by 1.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from .ledger import Entry

Answer = tuple[int, ...] | str | bool
MOST_DICE = 100  # where a run of sixes ends


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """Dice to roll. For a check, `target` is its DC and `modifiers` what is added to the d20.

    `by` is the role whose holder rolls by custom (IT L93-106). `explodes`: a highest face is rolled on.

    A single die that picks something has `options`, ids of a `kind` (see `Choose`): one face each in their
    order or, with `upto`, all faces up to a figure each, as the row of a table has.

    Dice that are `offered` may be typed like others; where they are not, the program's own stand. In a check
    of a `skill` a natural 1 or 20 is a number like any other; of several dice the best counts.
    """

    id: str
    purpose: str
    sides: int = 20
    count: int = 1
    explodes: bool = False
    by: str = ""
    modifiers: tuple[Entry, ...] = ()
    target: int | None = None
    parameters: dict[str, str | int] = {}
    kind: str = ""
    options: tuple[str, ...] = ()
    upto: tuple[int, ...] = ()
    offered: bool = False
    skill: bool = False

    @property
    def faces(self) -> list[tuple[int, int, str]]:
        """What faces mean: the first and the last face of each option, and the option."""
        last = self.upto or range(1, len(self.options) + 1)
        first = [1, *(face + 1 for face in last)]
        return list(zip(first, last, self.options, strict=False))

    def meaning(self, face: int) -> str:
        """The option that a face picks; empty where it picks none."""
        return next((option for low, high, option in self.faces if low <= face <= high), "")

    @property
    def modifier(self) -> int:
        """What is added to the dice."""
        return sum(entry.amount for entry in self.modifiers if entry.applies)

    @property
    def needed(self) -> int | None:
        """The lowest natural d20 that succeeds, 2 to 20 (IT L42); None where nothing is at stake.

        In a check of a skill it may be any from 1 on, beyond 20 too.
        """
        if self.target is None:
            return None
        least = self.target - self.modifier
        return max(1, least) if self.skill else max(2, min(20, least))

    @property
    def chance(self) -> float | None:
        """The exact chance of success, 0.05 to 0.95; of a skill from 0 to 1, by the best of its dice."""
        if self.needed is None:
            return None
        one = max(0, 21 - self.needed) / 20
        return 1 - (1 - one) ** self.count if self.skill else one


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """One of several ids to pick; `kind` says of what.

    `hex` (place), `settlement`, `building` (`settlement#number`, or the number alone where `parameters` name
    the settlement), `lot` and `lots` (`district:lot lot`), `slot` (`building.number` of a magic item slot),
    `kingdom` (or `elsewhere`), `leader` (`role/name`), `role`, `adventurers`, `row` of a table
    (`event.plague`, `event_table.x`), `choice` (a word of its own), or `term.` with a category of terms
    (`term.building`, `term.event`).

    With a `default` the step goes on without an answer: the choice is offered, not asked.
    """

    id: str
    purpose: str
    kind: str
    options: tuple[str, ...]
    by: str = ""
    parameters: dict[str, str | int] = {}
    default: str | None = None


class Confirm(msgspec.Struct, frozen=True, tag="confirm"):
    """A yes or no; with a `default` it is offered, not asked."""

    id: str
    purpose: str
    by: str = ""
    parameters: dict[str, str | int] = {}
    default: bool | None = None


class Write(msgspec.Struct, frozen=True, tag="write"):
    """A line of text, such as the name of a magic item; with a `default` it is offered, not asked."""

    id: str
    purpose: str
    by: str = ""
    parameters: dict[str, str | int] = {}
    default: str | None = None


Request = Roll | Choose | Confirm | Write


class Table(Protocol):
    """Whoever answers: players with dice, the program's own dice, a script, or many futures at once."""

    def ask(self, request: Request) -> Answer:
        """The answer to a request; a table that has none yet raises `Needs`."""
        ...


class Needs(Exception):
    """A step cannot go on without an answer to `request`."""

    def __init__(self, request: Request) -> None:
        super().__init__(request.id)
        self.request = request


def default(request: Request) -> Answer | None:
    """The answer that stands where the table gives none; None where the step cannot go on without."""
    return None if isinstance(request, Roll) else request.default


def wrong(request: Request, answer: Answer) -> str:
    """Why an answer does not fit: a code, or nothing where it fits."""
    if isinstance(request, Roll):
        if isinstance(answer, bool):  # the game master's word
            return "" if request.target is not None else "dice_missing"
        return _wrong_dice(request, answer)
    if isinstance(request, Choose):
        return "" if isinstance(answer, str) and answer in request.options else "not_an_option"
    if isinstance(request, Confirm):
        return "" if isinstance(answer, bool) else "yes_or_no"
    return "" if isinstance(answer, str) and answer.strip() else "nothing_written"


def _wrong_dice(request: Roll, answer: Answer) -> str:
    if not isinstance(answer, tuple) or not answer:
        return "dice_missing"
    if not all(1 <= die <= request.sides for die in answer):
        return "die_out_of_range"
    if not request.explodes:
        return "" if len(answer) == request.count else "dice_missing"
    ended = answer[-1] < request.sides or len(answer) >= MOST_DICE
    return "" if ended and all(die == request.sides for die in answer[:-1]) else "dice_missing"
