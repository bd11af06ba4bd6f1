"""An event as it strikes: where, what it asks of the table, and what its outcomes change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..requests import Choose
from ..rule_effects import EventCheck
from ..ruleset import Event
from ..settlement_totals import MODIFIERS, SettlementNumbers
from ..state import Building, Exhibit, Ongoing, Settlement
from ..territory import check_penalty
from ..turn.play import Check, Play

LASTING = ("economy", "loyalty", "stability", "fame", "infamy")
CHECKS = ("economy_check", "loyalty_check", "stability_check", "continuous_check")
HIRED = {"none": (0, 0), "low": (2, 4), "middle": (5, 8), "high": (10, 16)}  # bonus, BP (IT L1219)


class Strike:
    """One event of one month. `number` tells its requests from those of others; `ongoing`: it continues.

    `settlement` or `hex` is where it strikes; neither: the whole kingdom.
    """

    def __init__(
        self,
        play: Play,
        record: Event,
        number: str,
        settlement: str = "",
        hex_id: HexId | None = None,
        ongoing: Ongoing | None = None,
    ) -> None:
        self.play = play
        self.record = record
        self.number = number
        self.settlement_id = settlement
        self.hex = hex_id
        self.ongoing = ongoing
        self.source = Source("event", record.id, settlement or (place_of(hex_id) if hex_id else ""))

    # Where

    @property
    def settlement(self) -> Settlement:
        """The settlement struck."""
        return self.play.campaign.settlements[self.settlement_id]

    @property
    def here(self) -> SettlementNumbers:
        """The numbers of the settlement struck."""
        return next(s for s in self.play.numbers.settlements if s.settlement.id == self.settlement_id)

    @property
    def struck_hex(self) -> HexId | None:
        """The hex struck, or that of the settlement struck."""
        return self.settlement.hex if self.settlement_id else self.hex

    def key(self, *parts: object) -> str:
        """The id of a request of this event."""
        return ".".join(("event", self.record.id, self.number, *(str(part) for part in parts)))

    # What it asks

    def check(self, name: str, attribute: str, more: Iterable[Entry] = ()) -> Check:
        """A check of this event, with what calm adds to continuing ones, what secondary territory takes off
        where it strikes there, and hired adventurers.
        """
        play = self.play
        cut_off = check_penalty(play.campaign, play.id, self.struck_hex)
        extra = [*more, *cut_off, *self._calm(), *self._hired(name)]
        return self.play.check(self.key(name), attribute, self.record.id, self._roller(attribute), extra)

    def failures(self, *attributes: str, more: Iterable[Entry] = ()) -> int:
        """How many of several checks fail, made one after the other."""
        extra = tuple(more)
        return sum(not self.check(f"{name}.{n}", name, extra).success for n, name in enumerate(attributes, 1))

    def dice(self, name: str, sides: int, count: int = 1) -> int:
        """Dice rolled for this event."""
        return self.play.dice(self.key(name), self.record.id, sides, count, by=self._roller("event"))

    def rolled(self, name: str, outcome: str, number: str) -> int:
        """A figure of the event's record that is a die, or a whole number that needs none."""
        value = self.record.changes[outcome][number]
        by = self._roller("event")
        return self.play.amount(self.key(name), self.record.id, value, by=by)

    def choose(self, name: str, kind: str, options: Iterable[str], **more: str) -> str:
        """One of several, picked at the table."""
        here = {"settlement": self.settlement_id} if self.settlement_id else {}
        by = self._roller("event")
        return self.play.choose(self.key(name), self.record.id, kind, options, by, **here, **more)

    def draw(self, name: str, kind: str, options: Iterable[str], upto: Iterable[int] = ()) -> str:
        """One of several by chance, as `Play.draw`; empty where there is none."""
        here = {"settlement": self.settlement_id} if self.settlement_id else {}
        by = self._roller("event")
        return self.play.draw(self.key(name), self.record.id, kind, options, by, upto, **here)

    def draw_some(self, name: str, kind: str, options: Iterable[str], count: int) -> list[str]:
        """So many different ones by chance, one die each; nothing is rolled where all of them are picked."""
        left = list(options)
        if count >= len(left):
            return left
        picked = list[str]()
        for number in range(1, count + 1):
            picked.append(self.draw(f"{name}.{number}", kind, left))
            left.remove(picked[-1])
        return picked

    def in_person(self) -> bool | None:
        """Whether the party sees to it itself, and if so whether it succeeds; None: it does not."""
        if not self.play.offer(self.key("in_person"), "in_person", event=self.record.id):
            return None
        return self.play.confirm(self.key("in_person.success"), "in_person_success", event=self.record.id)

    # What it changes

    def apply(self, outcome: str, times: int = 1, until_event: bool = False) -> None:
        """Apply an outcome of the event's record so many times; dice are rolled anew each time."""
        changes = self.record.changes.get(outcome, {})
        for turn in range(times):
            for name, value in changes.items():
                tail = (outcome, name) if times == 1 else (outcome, name, turn + 1)
                amount = self.play.amount(self.key(*tail), self.record.id, value)
                self.change(name, amount, until_event)

    def change(self, name: str, amount: int, until_event: bool = False, everywhere: bool = False) -> None:
        """Change one number: a stock, an attribute or Fame, or a settlement modifier where it strikes.

        Lasting unless told (ruling D35); the setting `event_changes_last` lets all of them end at the next
        Event phase (dispute D37). Kingdom-wide settlement modifiers are kept (ruling E12), unless they are
        told to change `everywhere`, in each settlement.
        """
        if name in ("treasury", "unrest"):
            self.play.add(name, amount, self.source, self.record.ref)
            return
        if name not in (*LASTING, *MODIFIERS, *CHECKS):
            return  # figures of the event's own, such as the range of a die, which its function reads
        ends = until_event or self.play.ruling("event_changes_last") == "until_next_event"
        where = [self.settlement_id if name in MODIFIERS else ""]
        if everywhere:
            where = [numbers.settlement.id for numbers in self.play.numbers.settlements]
        for settlement in where:
            self.play.modify(name, amount, self.source, settlement, until_event=ends)

    def figure(self, outcome: str, name: str) -> int:
        """A whole number of the event's record."""
        value = self.record.changes[outcome][name]
        return value if isinstance(value, int) else 0

    def show(self, settlement: str, number: int, price: int) -> None:
        """Put something of this price in gp on show in a building (a Museum)."""
        find = Exhibit(price=price)
        self.play.replace_building(settlement, number, lambda b: replace(b, exhibits=(*b.exhibits, find)))

    # Going on and ending

    def continues(self, **kept: int | str) -> None:
        """The event goes on in the next Event phase, keeping count of what it is told to."""
        month = self.play.campaign.month
        old = self.ongoing or Ongoing(
            self.play.draft.next_id(), self.record.id, month, self.settlement_id, self.hex
        )
        new = replace(old, kept=tuple(sorted({**dict(old.kept), **kept}.items())))
        others = tuple(e for e in self.play.kingdom.events if e.id != new.id)
        self.play.change(events=tuple(sorted((*others, new), key=lambda e: e.id)))
        self.ongoing = new

    def also_continues(self, hex_id: HexId) -> None:
        """The event breaks out in another hex too, from the next Event phase on."""
        new = Ongoing(self.play.draft.next_id(), self.record.id, self.play.campaign.month, hex=hex_id)
        self.play.change(events=(*self.play.kingdom.events, new))
        self.play.log("event_spreads", event=self.record.id, hex=place_of(hex_id))

    def ends(self) -> None:
        """The event is over; the others stay."""
        if self.ongoing is not None:
            left = tuple(e for e in self.play.kingdom.events if e.id != self.ongoing.id)
            self.play.change(events=left)
            self.play.log("event_ended", event=self.record.id)

    def kept(self, name: str, default: int = 0) -> int:
        """A count the event keeps."""
        value = dict(self.ongoing.kept).get(name, default) if self.ongoing else default
        return value if isinstance(value, int) else default

    # What buildings and improvements do to its checks

    def from_places(self) -> tuple[Entry, ...]:
        """Bonuses and penalties of what stands in the kingdom, settlement or hex (effects `event_check`)."""
        return tuple(self._from_buildings()) + tuple(self._from_improvements())

    def _from_buildings(self) -> Iterator[Entry]:
        for numbers in self.play.numbers.settlements:
            for building, effect in numbers.with_effect(EventCheck):
                if effect.event == self.record.id and self._reaches(effect, numbers.settlement):
                    at = f"{numbers.settlement.id}#{building.id}"
                    yield Entry(effect.amount, Source("building", building.kind, at), self.record.ref)

    def _reaches(self, effect: EventCheck, settlement: Settlement) -> bool:
        if effect.where == "kingdom":
            return True
        if effect.where == "settlement":
            return settlement.id == self.settlement_id
        return settlement.hex == self.struck_hex

    def _from_improvements(self) -> Iterator[Entry]:
        hex_id = self.struck_hex
        if hex_id is None:
            return
        for improvement_id in self.play.campaign.hexes[hex_id].improvements:
            for effect in self.play.rules.improvements[improvement_id].effects_of(EventCheck):
                if effect.event == self.record.id:
                    source = Source("improvement", improvement_id, place_of(hex_id))
                    yield Entry(effect.amount, source, self.record.ref)

    def buildings(self) -> list[tuple[int, Building]]:
        """The standing buildings of the settlement struck, each with its district."""
        return [
            (number, building)
            for number, district in enumerate(self.settlement.districts)
            for building in district.buildings
            if not building.planned
        ]

    def _calm(self) -> Iterator[Entry]:
        """What political calm adds to checks that settle continuing events (IT L1226)."""
        if self.ongoing is None:
            return
        for modifier in self.play.kingdom.modifiers:
            if modifier.target == "continuous_check" and modifier.active(self.play.campaign.month):
                yield Entry(modifier.amount, modifier.source)

    def _hired(self, name: str) -> Iterator[Entry]:
        """Adventurers hired for one check, once an Event phase (IT L1219); in anarchy nobody hires any."""
        if self.play.hired or self.play.kingdom.anarchy:
            return
        options = [
            level for level, (_, price) in HIRED.items() if price <= max(self.play.kingdom.treasury.value, 0)
        ]
        if len(options) < 2:
            return
        request = Choose(
            self.key(name, "hire"), "hire_adventurers", "adventurers", tuple(options), default="none"
        )
        level = str(self.play.table.ask(request))
        bonus, price = HIRED[level]
        if bonus:
            self.play.hired = True
            self.play.add("treasury", -price, Source("rule", "adventurers"), "IT L1219")
            yield Entry(bonus, Source("rule", "adventurers"), "IT L1219")

    def _roller(self, attribute: str) -> str:
        return self.play.roller(self.record.id, attribute)


Resolve = Callable[[Strike], None]
Possible = Callable[[Play, str], bool]
Sites = Callable[[Play], list[str]]
FunctionT = TypeVar("FunctionT", bound=Resolve)
EVENTS: dict[str, Resolve] = {}
POSSIBLE: dict[str, Possible] = {}
SITES: dict[str, Sites] = {}  # the claimed hexes that an event can strike, where not all are alike to it
LEFT: dict[str, Resolve] = {}  # what an event has laid on the land, taken back where it is not played out


def event(
    name: str, possible: Possible | None = None, sites: Sites | None = None
) -> Callable[[FunctionT], FunctionT]:
    """Register how an event is resolved, in which kingdom (or settlement) it makes sense, and which hexes
    chance picks from.
    """

    def register(function: FunctionT) -> FunctionT:
        EVENTS[name] = function
        if possible is not None:
            POSSIBLE[name] = possible
        if sites is not None:
            SITES[name] = sites
        return function

    return register


def left(name: str) -> Callable[[FunctionT], FunctionT]:
    """Register what is done where a continuing event is called off, or its place is the kingdom's no more."""

    def register(function: FunctionT) -> FunctionT:
        LEFT[name] = function
        return function

    return register


def leave(play: Play, ongoing: Ongoing) -> None:
    """Take back what a continuing event that is not played out has laid on the land; it is not ended here."""
    undo = LEFT.get(ongoing.event)
    if undo is not None:
        record = play.rules.events[ongoing.event]
        undo(Strike(play, record, str(ongoing.id), ongoing.settlement, ongoing.hex, ongoing))
