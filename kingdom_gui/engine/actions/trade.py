"""Trade edicts: a route planned and sent on its way, and one given up (IT L1310, Editti Commerciali)."""

from __future__ import annotations

from msgspec.structs import replace

from ..bounds import MOST
from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..rule_effects import TradeRoute
from ..settlement_totals import settlement_numbers
from ..state import Route, Settlement
from ..totals import numbers
from ..trade.counts import KINDS, OF_SURPLUS, REFS, missing
from ..trade.path import shortest
from ..trade.routes import DAYS_A_TURN, LEAST_INVESTED, MONTHS, REF, RESULTS, Survey
from ..trade.ways import passages
from .base import Action, Context, rule
from .special_edict import check_special_edict, issue_special_edict

EDICT = "trade_edict"
MOST_DAYS = 3600
MOST_ECONOMY = max(economy for economy, _, _ in RESULTS.values())


class EstablishRoute(Action, frozen=True, tag="establish_route"):
    """Issue a Trade edict: send merchants with `bp` from a settlement to a hex, another kingdom's settlement.

    The shortest way is found; `via` are hexes it touches on the way, in their order. `downstream`: boats go
    with the river. `travel_days` is how long they travel, where the GM knows better than the map.

    `stands` is for a route that a kingdom being typed in has already: for how many months its benefits last,
    this one counted; `economy` is what its checks have brought, `pays` the BP it brings each month by the
    setting `trade_pays_monthly`.
    """

    needs = "order"

    route: TradeRoute
    settlement: str
    to: HexId
    bp: int = LEAST_INVESTED
    via: tuple[HexId, ...] = ()
    downstream: bool = False
    travel_days: int | None = None
    stands: int = 0
    economy: int = 0
    pays: int = 0


class EndRoute(Action, frozen=True, tag="end_route"):
    """Give up a trade route, under way or established: nothing comes back, and its benefits end."""

    number: int


@rule(EstablishRoute)
def establish_route(ctx: Context, action: EstablishRoute) -> None:
    """Decide `EstablishRoute` (IT L1312, rulings A32, A33, D40, E06)."""
    settlement = _check_plan(ctx, action)
    _check_standing(ctx, action)
    _check_partner(ctx, action.to)
    if any(route.kind == action.route for route in ctx.kingdom.routes):
        ctx.refuse("route_of_kind_exists", "IT L1316", route=action.route)
    _check_cargo(ctx, action)
    if action.bp < LEAST_INVESTED:
        ctx.refuse("investment_too_small", REF, least=LEAST_INVESTED, bp=action.bp)
    if action.stands:
        if not ctx.kingdom.typed_in:
            ctx.refuse("route_must_be_sent", REF)
    else:
        check_special_edict(ctx, EDICT)
    path, lawless = _path(ctx, action, settlement)
    survey = Survey(ctx.campaign, ctx.kingdom.id, settlement.id, path, ctx.rules, action.downstream)
    days = survey.days if action.travel_days is None else action.travel_days
    arrives = ctx.campaign.month + days // DAYS_A_TURN
    if action.bp and not action.stands:
        ctx.set_price(Entry(action.bp, Source("trade_route", action.route, settlement.id), REF))
    if action.stands:
        ctx.require(
            "route_noted", route=action.route, settlement=settlement.name, hex=place_of(action.to),
            count=action.stands,
        )  # fmt: skip
        edicts = 1
    else:
        ctx.require(
            "route_planned", route=action.route, settlement=settlement.name, hex=place_of(action.to),
            bp=action.bp, length=survey.length.total, days=days,
        )  # fmt: skip
        edicts = issue_special_edict(ctx, EDICT)
    route = Route(
        ctx.draft.next_id(), action.route, settlement.id, path, action.bp, ctx.campaign.month, arrives,
        edicts, action.downstream, lawless,
    )  # fmt: skip
    if action.stands:
        until = ctx.campaign.month + action.stands - 1
        route = replace(route, arrives=route.month, until=until, economy=action.economy, pays=action.pays)
    ctx.change_kingdom(routes=(*ctx.kingdom.routes, route))


@rule(EndRoute)
def end_route(ctx: Context, action: EndRoute) -> None:
    """Decide `EndRoute`."""
    found = next((route for route in ctx.kingdom.routes if route.id == action.number), None)
    if found is None:
        ctx.impossible("no_such_route", number=action.number)
    ctx.require("route_given_up", route=found.kind, hex=place_of(found.path[-1]))
    ctx.change_kingdom(routes=tuple(route for route in ctx.kingdom.routes if route.id != found.id))


def _check_plan(ctx: Context, action: EstablishRoute) -> Settlement:
    """What must be so for there to be a route at all."""
    if action.route not in KINDS:
        ctx.impossible("no_such_trade", route=action.route, known=", ".join(KINDS))
    settlement = ctx.settlement(action.settlement)
    for hex_id in (action.to, *action.via):
        ctx.hex(hex_id)
        if hex_id[0] != settlement.hex[0]:
            ctx.impossible("route_leaves_level", hex=place_of(hex_id))
    if action.to == settlement.hex:
        ctx.impossible("route_leads_nowhere", settlement=settlement.name)
    if not 0 <= action.bp <= MOST:
        ctx.impossible("number_out_of_range", field="bp", low=0, high=MOST)
    if action.travel_days is not None and not 0 <= action.travel_days <= MOST_DAYS:
        ctx.impossible("number_out_of_range", field="travel_days", low=0, high=MOST_DAYS)
    return settlement


def _check_standing(ctx: Context, action: EstablishRoute) -> None:
    """Of a route that stands already: what it has brought is what a route can bring."""
    for field, value, most in (
        ("stands", action.stands, MONTHS),
        ("economy", action.economy, MOST_ECONOMY),
        ("pays", action.pays, MOST),
    ):
        if not 0 <= value <= most:
            ctx.impossible("number_out_of_range", field=field, low=0, high=most)


def _check_partner(ctx: Context, to: HexId) -> None:
    """Trade is with another kingdom's settlement; where the map does not know one, the GM does."""
    owner = ctx.campaign.claims.get(to, "")
    if owner == ctx.kingdom.id:
        ctx.refuse("route_within_kingdom", REF, hex=place_of(to))
    elif ctx.campaign.settlement_at(to) is None or not owner:
        ctx.warn("no_partner_known", REF, hex=place_of(to))


def _check_cargo(ctx: Context, action: EstablishRoute) -> None:
    here = settlement_numbers(ctx.campaign, action.settlement, ctx.rules)
    for building, count in missing(action.route, here, ctx.rules).items():
        ctx.refuse_unless_adopting("route_needs", REFS[action.route], building=building, count=count)
    if action.route == OF_SURPLUS:
        raw = numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).total("consumption_raw")
        if raw >= 0:
            ctx.refuse_unless_adopting("no_food_to_trade", REFS[OF_SURPLUS], consumption=raw)


def _path(ctx: Context, action: EstablishRoute, settlement: Settlement) -> tuple[tuple[HexId, ...], bool]:
    """The way, and whether it passes where the rules bar it, for the GM to allow."""
    opened = passages(settlement_numbers(ctx.campaign, settlement.id, ctx.rules))
    stops = (settlement.hex, *action.via, action.to)
    found = shortest(ctx.campaign.hexes, stops, opened, ctx.rules)
    if found is not None:
        return found, False
    ctx.refuse("no_lawful_route", REF, hex=place_of(action.to))
    found = shortest(ctx.campaign.hexes, stops, opened, ctx.rules, lawful=False)
    if found is None:
        ctx.impossible("no_way_on_map", hex=place_of(action.to))
    return found, True
