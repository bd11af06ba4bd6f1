"""Months that nobody plays at the table: the program's dice, standing orders, and the worst that may come."""

from __future__ import annotations

import msgspec

from ..patch import Draft
from ..requests import Answer, Choose, Confirm, Needs, Request, Roll, Write, default
from ..ruleset import Ruleset
from ..state import Campaign, Kingdom
from .driver import Hand, play_step
from .month import advance
from .play import Play
from .steps import Step, current, skips_upkeep, steps_of
from .upkeep import HEX_LOSS

LOWERS_UNREST = "lower_unrest"  # purpose of the Royal Enforcer's offer
NAMES_ITEM = "name_item"
EVENT = "event"


class Orders(msgspec.Struct, frozen=True):
    """What is decided beforehand for every month.

    `event`: an event is left to the table. `own_dice`: roles whose holders roll for themselves. `enforce`:
    the Unrest at or over which it is pressed down where that is offered (None: never). `unnamed`: what a
    magic item that turns up is called until the GM names it; empty: the GM is asked.
    """

    event: bool = True
    own_dice: tuple[str, ...] = ()
    enforce: int | None = None
    unnamed: str = ""

    def answer(self, request: Request, play: Play) -> Answer | None:
        """What the orders say to a request; None where they say nothing."""
        if isinstance(request, Confirm) and request.purpose == LOWERS_UNREST and self.enforce is not None:
            return play.numbers.total("unrest") >= self.enforce
        names = isinstance(request, Write) and request.purpose == NAMES_ITEM
        if names and self.unnamed and default(request) is None:  # what chance has made has a name
            return self.unnamed
        return None


class QuietHand(Hand):
    """The program's dice and the standing orders; what neither can answer stops the step."""

    play: Play

    def __init__(self, campaign: Campaign, kingdom: Kingdom, rules: Ruleset, orders: Orders) -> None:
        given = dict(kingdom.turn.answers)
        super().__init__(campaign.settings.seed, campaign.month, given, set(kingdom.turn.rolled), True)
        self._orders = orders
        self._events = rules.events

    def ask(self, request: Request) -> Answer:
        """The answer given before, ordered or rolled; `Needs` where only the table can say."""
        if request.id not in self.given:
            if self._orders.event and event_of(request.id) in self._events:
                raise Needs(request)
            ordered = self._orders.answer(request, self.play)
            if ordered is not None:
                self.answers[request.id] = ordered
                return ordered
        return super().ask(request)

    def _rolls(self, request: Roll) -> bool:
        return request.by not in self._orders.own_dice


def event_of(request: str) -> str:
    """The event whose request this is (`event.plague.3.stability.1`); empty where it is none of an event."""
    kind, _, rest = request.partition(".")
    return rest.partition(".")[0] if kind == EVENT else ""


def quiet_step(draft: Draft, kingdom: str, rules: Ruleset, step: Step, orders: Orders) -> Request | None:
    """Play the open step by the orders; what only the table can say leaves it open, and is returned.

    The answers up to there are kept in the turn, so that the table goes on from it.
    """
    hand = QuietHand(draft.campaign, draft.campaign.kingdoms[kingdom], rules, orders)
    stopped: Request | None = None
    if step.play is not None:
        hand.play = Play(Draft(draft.campaign), kingdom, rules, hand)
        try:
            step.play(hand.play)
        except Needs as needs:
            stopped = needs.request
    # Played once to gather the answers; with them the step is played as the table would.
    answers = {request: answer for request, answer in hand.answers.items() if request not in hand.rolled}
    asked = play_step(draft, kingdom, rules, answers, tuple(hand.rolled))
    return None if asked is None else stopped or asked.request


class Worst:
    """A table at which every die falls as badly as Unrest can take it, and no offer is taken up unasked."""

    play: Play

    def __init__(self, given: dict[str, Answer], orders: Orders) -> None:
        self._given = given
        self._orders = orders

    def ask(self, request: Request) -> Answer:
        """Checks show a 1, other dice their highest face, slots stay vacant; a choice stops."""
        answer = self._given.get(request.id)
        if answer is None:
            answer = self._orders.answer(request, self.play)
        if answer is None:
            answer = default(request)
        if answer is None and isinstance(request, Roll):
            low = request.target is not None or request.sides == 100
            answer = (1 if low else request.sides,) * request.count
        if answer is None and isinstance(request, Choose):
            raise Needs(request)
        if answer is None:
            answer = False if isinstance(request, Confirm) else "-"
        return answer

    def rolls_itself(self, request: str) -> bool:
        """Nobody's dice are on this table."""
        return True


def worst_unrest(
    campaign: Campaign, kingdom: str, rules: Ruleset, orders: Orders | None = None
) -> int | None:
    """The highest Unrest that the open or next Upkeep can bring before its last step looks for hexes to lose.

    The Stability check shows a 1, a miss by more than 4 rolls a 4, debt comes as Treasury, granary and
    Consumption stand now, a stand-in Ruler fails, and the Royal Enforcer acts only as ordered. None where
    there is no Upkeep left to come (no hexes; the first one skipped).
    """
    if skips_upkeep(campaign, kingdom, False):
        return None
    draft = Draft(campaign)
    if campaign.kingdoms[kingdom].turn.phase != "upkeep":
        advance(draft, rules, history=False)
    turn = draft.campaign.kingdoms[kingdom].turn
    first = current(turn)
    if first is None or first.phase != "upkeep":
        return None
    table = Worst(dict(turn.answers), orders or Orders())
    table.play = Play(draft, kingdom, rules, table)
    steps = steps_of("upkeep")
    try:
        for step in steps[steps.index(first) :]:
            if step.play is not None:
                step.play(table.play)
    except Needs:
        pass  # which hex to lose: all Unrest of the step has come by then (ruling D33)
    return table.play.numbers.total("unrest")


def hex_at_risk(campaign: Campaign, kingdom: str, rules: Ruleset, orders: Orders | None = None) -> bool:
    """Whether the open or next Upkeep can bring Unrest to 11, at which a hex is lost (IT L250)."""
    worst = worst_unrest(campaign, kingdom, rules, orders)
    return worst is not None and worst >= HEX_LOSS
