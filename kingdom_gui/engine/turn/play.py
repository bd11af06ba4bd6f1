"""A step of the month under way: the campaign being changed, the table that answers, and checks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from ..ledger import Entry, Source
from ..patch import Draft
from ..requests import Choose, Confirm, Roll, Table, Write
from ..ruleset import Ruleset
from ..state import Building, Campaign, JournalEntry, Kingdom, Modifier, Phase
from ..stocks import add_to_stock
from ..totals import Numbers, numbers
from .options import named

NATURAL_FAILURE = 1
NATURAL_SUCCESS = 20
RENOWN = ("fame", "infamy")  # never below 0, at no moment (IT L1386)


class Check(msgspec.Struct, frozen=True):
    """What came of a check: the natural d20, the total, the DC. By natural 1 and 20 alone where they fall."""

    natural: int
    total: int
    dc: int

    @property
    def success(self) -> bool:
        """A natural 1 always fails, a natural 20 always succeeds (IT L42); in anarchy nothing does."""
        if self.natural in (NATURAL_FAILURE, NATURAL_SUCCESS):
            return self.natural == NATURAL_SUCCESS
        return self.natural > 0 and self.total >= self.dc

    @property
    def short_by(self) -> int:
        """How far the total falls short of the DC; 0 where it does not."""
        return max(0, self.dc - self.total)


def check_modifiers(
    campaign: Campaign, kingdom: str, rules: Ruleset, attribute: str, more: Iterable[Entry] = ()
) -> tuple[Entry, ...]:
    """What is added to the d20 of any check of a kingdom, in the month's steps and by its actions.

    The attribute, Unrest against it (IT L40-42), what events add to such checks now, and `more`.
    """
    now = numbers(campaign, kingdom, rules)
    found = [
        Entry(now.total(attribute), Source("attribute", attribute), "IT L42"),
        Entry(-now.total("unrest"), Source("unrest"), "IT L40"),
    ]
    for modifier in campaign.kingdoms[kingdom].modifiers:
        if modifier.target == f"{attribute}_check" and modifier.active(campaign.month):
            found.append(Entry(modifier.amount, modifier.source, note=modifier.note))
    return (*(entry for entry in found if entry.amount), *more)


def _ruled(roll: Roll, dc: int, passes: bool) -> Check:
    """A check by the game master's word: it just passes, or fails by 1, with the die that would do so."""
    least = roll.needed or NATURAL_SUCCESS
    if passes:
        return Check(least, max(least + roll.modifier, dc), dc)
    return Check(least - 1, dc - 1, dc)


class Play:
    """One step being played for one kingdom; `phase` and `step` stand in its journal lines."""

    def __init__(
        self,
        draft: Draft,
        kingdom: str,
        rules: Ruleset,
        table: Table,
        phase: Phase | Literal[""] = "",
        step: str = "",
    ) -> None:
        self.draft = draft
        self.id = kingdom
        self.rules = rules
        self.table = table
        self.phase: Phase | Literal[""] = phase
        self.step = step
        self.rolled: Collection[str] | None = None  # requests that the program's dice answered; None: all
        self.hired = False  # adventurers, once an Event phase (IT L1219)

    # What there is

    @property
    def campaign(self) -> Campaign:
        """The campaign as changed so far."""
        return self.draft.campaign

    @property
    def kingdom(self) -> Kingdom:
        """The kingdom whose month it is."""
        return self.campaign.kingdoms[self.id]

    @property
    def numbers(self) -> Numbers:
        """Its totals as they stand now."""
        return numbers(self.campaign, self.id, self.rules)

    def ruling(self, name: str) -> str:
        """The campaign's choice of a ruling."""
        return self.campaign.ruling(name, self.rules.rulings[name].default)

    def roller(self, *purposes: str) -> str:
        """The role that rolls for the first of these purposes by custom (IT L93-106), or the Ruler."""
        for purpose in purposes:
            role = self.rules.roller(purpose)
            if role:
                return role
        return self.rules.ruler

    # What is asked

    def draw(
        self,
        request: str,
        purpose: str,
        kind: str,
        options: Iterable[str],
        by: str = "",
        upto: Iterable[int] = (),
        **parameters: str | int,
    ) -> str:
        """The option that one die picks, told in the journal; see `Roll` for `kind` and `upto`.

        Without `upto` a single option is not rolled for, and none gives an empty text.
        """
        found, high = tuple(options), tuple(upto)
        if not high and len(found) < 2:
            return found[0] if found else ""
        sides = high[-1] if high else len(found)
        roll = Roll(
            request, purpose, sides, by=by or self.roller(purpose), parameters=parameters,
            kind=kind, options=found, upto=high,
        )  # fmt: skip
        answer = self.table.ask(roll)
        natural = answer[0] if isinstance(answer, tuple) else 1
        picked = roll.meaning(natural)
        told = named(self.campaign, kind, picked, str(parameters.get("settlement", "")))
        self.log("drawn", sides=sides, natural=natural, dice=self.dice_by(request), request=request, **told)
        return picked

    def dice(
        self,
        request: str,
        purpose: str,
        sides: int,
        count: int = 1,
        explodes: bool = False,
        by: str = "",
        about: Mapping[str, str | int] | None = None,
    ) -> int:
        """The sum of dice rolled for a purpose; `about` are names for the sentence that asks."""
        who = by or self.roller(purpose)
        answer = self.table.ask(
            Roll(request, purpose, sides, count, explodes, who, parameters=dict(about or {}))
        )
        return sum(answer) if isinstance(answer, tuple) else 0

    def amount(self, request: str, purpose: str, text: int | str, by: str = "") -> int:
        """An amount as the rule data writes it: a whole number, or dice such as `1d6`, `-1d3` or `1d6!`."""
        if isinstance(text, int):
            return text
        sign = -1 if text.startswith("-") else 1
        count, _, faces = text.lstrip("-").rstrip("!").partition("d")
        return sign * self.dice(request, purpose, int(faces), int(count), text.endswith("!"), by)

    def check(
        self,
        request: str,
        attribute: str,
        purpose: str,
        by: str = "",
        more: Iterable[Entry] = (),
        dc: int = 0,
        about: Mapping[str, str | int] | None = None,
    ) -> Check:
        """A check of an attribute less Unrest against the Control DC raised by `dc` (IT L42).

        `about` are names for the sentence that asks.

        In anarchy the result is 0, whatever is rolled, so nothing is rolled (ruling D12c).
        """
        target = self.numbers.total("control_dc") + dc
        if self.kingdom.anarchy:
            return Check(0, 0, target)
        roll = Roll(
            request,
            purpose,
            by=by or self.roller(purpose, attribute),
            modifiers=self.check_modifiers(attribute, more),
            target=target,
            parameters={"attribute": attribute, **(about or {})},
        )
        answer = self.table.ask(roll)
        if isinstance(answer, bool):  # the game master's word
            self.log("check_ruled", purpose=purpose, attribute=attribute, passed=int(answer), request=request)
            return _ruled(roll, target, answer)
        natural = answer[0] if isinstance(answer, tuple) else 0
        check = Check(natural, natural + roll.modifier, target)
        outcome = "check_passed" if check.success else "check_failed"
        told: dict[str, str | int] = {
            "purpose": purpose,
            "attribute": attribute,
            "natural": natural,
            "total": check.total,
            "dc": target,
            "dice": self.dice_by(request),
            "request": request,
        }
        self.draft.log(
            JournalEntry(outcome, told, self.id, "", self.phase, self.step, modifiers=roll.modifiers)
        )
        return check

    def dice_by(self, request: str) -> str:
        """Whose the dice of an answered request were: `rolled` by the program or `typed`."""
        return "rolled" if self.rolled is None or request in self.rolled else "typed"

    def check_modifiers(self, attribute: str, more: Iterable[Entry] = ()) -> tuple[Entry, ...]:
        """What is added to the d20: the attribute, Unrest against it, and what events add to such checks."""
        return check_modifiers(self.campaign, self.id, self.rules, attribute, more)

    def confirm(self, request: str, purpose: str, by: str = "", **parameters: str | int) -> bool:
        """Whether the table says yes."""
        return self.table.ask(Confirm(request, purpose, by or self.roller(purpose), parameters)) is True

    def offer(self, request: str, purpose: str, by: str = "", **parameters: str | int) -> bool:
        """Whether the table takes up an offer; no answer is no."""
        asked = Confirm(request, purpose, by or self.roller(purpose), parameters, default=False)
        return self.table.ask(asked) is True

    def choose(
        self,
        request: str,
        purpose: str,
        kind: str,
        options: Iterable[str],
        by: str = "",
        **parameters: str | int,
    ) -> str:
        """The option the table picks; a single one is not asked about, none gives an empty text."""
        found = tuple(options)
        if len(found) < 2:
            return found[0] if found else ""
        return str(self.table.ask(Choose(request, purpose, kind, found, by, parameters)))

    def write(self, request: str, purpose: str, **parameters: str | int) -> str:
        """A line of text from the table."""
        return str(self.table.ask(Write(request, purpose, parameters=parameters))).strip()

    # What is changed

    def change(self, **fields: object) -> None:
        """Replace fields of the kingdom."""
        self.draft.put("kingdoms", self.id, replace(self.kingdom, **fields))

    def add(self, stock: str, amount: int, source: Source, ref: str = "") -> None:
        """Add to the Treasury, Unrest or granary; nothing for 0."""
        if amount:
            add_to_stock(self.draft, self.id, stock, Entry(amount, source, ref))

    def modify(
        self,
        target: str,
        amount: int,
        source: Source,
        settlement: str = "",
        first: int = 0,
        last: int | None = None,
        until_event: bool = False,
    ) -> None:
        """Change a total from the month `first` months on through the one `last` months on (None: lasting).

        `until_event`: until the Event phase of the next month. Fame and Infamy that are not there cannot be
        lost, nor are they owed when some comes later (IT L1386).
        """
        if target in RENOWN and amount < 0:
            amount = max(amount, -self.numbers.total(target))
        if not amount:
            return
        month = self.campaign.month
        if until_event:
            last = 1
        until = None if last is None else month + last
        ends: Literal["", "event"] = "event" if until_event else ""
        modifier = Modifier(
            self.draft.next_id(), target, amount, source, month + first, until, settlement, ends=ends
        )
        self.change(modifiers=(*self.kingdom.modifiers, modifier))

    def replace_building(self, settlement: str, number: int, change: Callable[[Building], Building]) -> None:
        """Change one building of a settlement by its number."""
        record = self.campaign.settlements[settlement]
        districts = tuple(
            replace(d, buildings=tuple(change(b) if b.id == number else b for b in d.buildings))
            for d in record.districts
        )
        self.draft.put("settlements", settlement, replace(record, districts=districts))

    def log(self, code: str, **parameters: str | int) -> None:
        """Write a line in the month's journal."""
        self.draft.log(JournalEntry(code, parameters, self.id, "", self.phase, self.step))
