"""Exploration edicts: explorers sent out, and called back (IT L1370, Editti di Esplorazione)."""

from __future__ import annotations

from ..dice import die
from ..exploration.days import REF
from ..exploration.itinerary import COST_SIDES, DAYS_A_MONTH, Itinerary
from ..exploration.way import may_enter, quickest
from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..state import Expedition
from .base import Action, Context, rule
from .special_edict import check_special_edict, issue_special_edict

EDICT = "exploration_edict"
COST = "expedition.cost"
MOST_MONTHS = 60
LARGEST_MODIFIER = 100


class SendExpedition(Action, frozen=True, tag="send_expedition"):
    """Issue an Exploration edict: explorers leave the capital for so many months, and touch these `stops`.

    The quickest way between stops is found. `leaders` are roles whose holders go along, `stealth` the worst
    modifier among all of them, `survival` their best for what is hidden. `dice` are the 1d4 BP of each month
    as typed; none: the program rolls.
    """

    needs = "order"

    stops: tuple[HexId, ...]
    months: int = 1
    leaders: tuple[str, ...] = ()
    stealth: int = 0
    survival: int = 0
    dice: tuple[int, ...] = ()


class RecallExpedition(Action, frozen=True, tag="recall_expedition"):
    """Call explorers back before their time: what they have found stays known, what was paid is spent."""

    number: int


@rule(SendExpedition)
def send_expedition(ctx: Context, action: SendExpedition) -> None:
    """Decide `SendExpedition` (IT L1371)."""
    capital = _check_plan(ctx, action)
    _check_party(ctx, action)
    check_special_edict(ctx, EDICT)
    path, lawless = _path(ctx, action, capital)
    plan = Itinerary(ctx.campaign, ctx.kingdom.id, path, ctx.rules, lawless=lawless)
    if not plan.unknown:
        ctx.refuse("nothing_to_explore", REF, hex=place_of(path[-1]))
    days = action.months * DAYS_A_MONTH
    if plan.days > days:
        within, _ = plan.within(days)
        reached = within[-1].hex if within else capital
        ctx.warn("expedition_too_short", REF, days=plan.days, given=days, hex=place_of(reached))
    elif days - plan.days >= DAYS_A_MONTH:
        ctx.warn("expedition_too_long", REF, days=plan.days, given=days)
    dice = action.dice or _rolled(ctx, action.months)
    paid = sum(dice)
    ctx.set_price(Entry(paid, Source("expedition", "cost"), REF, counts=(("months", action.months),)))
    ctx.require(
        "expedition_sent", hex=place_of(path[-1]), months=action.months, bp=paid, days=plan.days,
        count=plan.unknown,
    )  # fmt: skip
    edicts = issue_special_edict(ctx, EDICT)
    sent = Expedition(
        ctx.draft.next_id(), path, action.months, ctx.campaign.month, paid, action.stealth, action.survival,
        action.leaders, edicts, lawless=lawless,
    )  # fmt: skip
    ctx.change_kingdom(expeditions=(*ctx.kingdom.expeditions, sent))


@rule(RecallExpedition)
def recall_expedition(ctx: Context, action: RecallExpedition) -> None:
    """Decide `RecallExpedition`."""
    found = next((sent for sent in ctx.kingdom.expeditions if sent.id == action.number), None)
    if found is None:
        ctx.impossible("no_such_expedition", number=action.number)
    ctx.require("expedition_recalled", hex=place_of(found.path[-1]), count=found.explored)
    ctx.change_kingdom(expeditions=tuple(sent for sent in ctx.kingdom.expeditions if sent.id != found.id))


def _check_plan(ctx: Context, action: SendExpedition) -> HexId:
    """What must be so for there to be an expedition at all; the hex of the capital, where it begins."""
    settlement = ctx.campaign.settlements.get(ctx.kingdom.capital)
    if settlement is None or ctx.campaign.claims.get(settlement.hex) != ctx.kingdom.id:
        ctx.impossible("expedition_needs_capital", kingdom=ctx.kingdom.name)
    if not action.stops:
        ctx.impossible("nothing_chosen")
    for hex_id in action.stops:
        ctx.hex(hex_id)
    if not 1 <= action.months <= MOST_MONTHS:
        ctx.impossible("number_out_of_range", field="months", low=1, high=MOST_MONTHS)
    for field in ("stealth", "survival"):
        if not -LARGEST_MODIFIER <= getattr(action, field) <= LARGEST_MODIFIER:
            ctx.impossible("number_out_of_range", field=field, low=-LARGEST_MODIFIER, high=LARGEST_MODIFIER)
    if action.dice and len(action.dice) != action.months:
        ctx.impossible("dice_count", count=action.months, sides=COST_SIDES)
    if not all(1 <= face <= COST_SIDES for face in action.dice):
        ctx.impossible("die_out_of_range", sides=COST_SIDES)
    return settlement.hex


def _check_party(ctx: Context, action: SendExpedition) -> None:
    """Whoever goes along holds a role, and still owes it days of duty."""
    for role in action.leaders:
        if role not in ctx.rules.roles:
            ctx.impossible("no_such_role", role=role)
        if not any(leader.role == role for leader in ctx.kingdom.leaders):
            ctx.impossible("nobody_to_go_along", role=role)
    for role in dict.fromkeys(action.leaders):
        ctx.warn("goes_along", REF, role=role)


def _path(ctx: Context, action: SendExpedition, capital: HexId) -> tuple[tuple[HexId, ...], bool]:
    """The way, and whether it passes other kingdoms' land, for the GM to allow."""
    stops, here = (capital, *action.stops), ctx.kingdom.id
    if set(stops) == {capital}:
        ctx.impossible("expedition_leads_nowhere", hex=place_of(capital))
    barred = next((stop for stop in action.stops if not may_enter(ctx.campaign, here, stop)), None)
    found = quickest(ctx.campaign, here, stops, ctx.rules) if barred is None else None
    if found is not None:
        return found, False
    ctx.refuse("expedition_barred", REF, hex=place_of(barred or action.stops[-1]))
    found = quickest(ctx.campaign, here, stops, ctx.rules, lawful=False)
    if found is None:
        ctx.impossible("no_way_on_map", hex=place_of(action.stops[-1]))
    return found, True


def _rolled(ctx: Context, months: int) -> tuple[int, ...]:
    """The program's dice for what each month costs; asked again in the same month they fall the same way."""
    seed, month = ctx.campaign.settings.seed, ctx.campaign.month
    number = len(ctx.kingdom.use.special)
    return tuple(die(seed, month, f"{COST}.{number}", n, COST_SIDES) for n in range(months))
