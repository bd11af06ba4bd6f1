"""Trade in the Income phase: merchants arrive, routes pay, routes that are cut end (IT L1312-1316)."""

from __future__ import annotations

from msgspec.structs import replace

from ..hexes import place_of
from ..ledger import Source
from ..patch import Draft
from ..state import ATTRIBUTES, JournalEntry, Kingdom, Route
from ..trade.path import first_barred
from ..trade.routes import (
    INCOME_DICE,
    LEAST_INVESTED,
    MONTHS,
    RESULTS,
    SALE_DICE,
    SIDES,
    Survey,
    survey_of,
)
from ..trade.ways import passages
from .play import Play

REF = "IT L1316"
PAYS_MONTHLY = "trade_pays_monthly"


def trade(play: Play) -> None:
    """Each route in turn: it is cut, its merchants arrive, or it pays."""
    for route in play.kingdom.routes:
        survey = survey_of(play.campaign, play.id, route, play.rules)
        cut = _cut(play, route, survey)
        if survey is None or cut:
            _end(play, route, "route_cut", cut)
        elif not route.established and route.arrives <= play.campaign.month:
            _arrive(play, route, survey)
        elif route.established and route.pays and play.ruling(PAYS_MONTHLY) == "on":
            _pay(play, route, route.pays)


def _arrive(play: Play, route: Route, survey: Survey) -> None:
    """Three checks: how many succeed decides what becomes of the route (IT L1314-1316)."""
    more = tuple(survey.checks(route.edicts))
    raised = sum(entry.amount for entry in survey.more_dc)
    about = {"route": route.kind}
    passed = 0
    for name in ATTRIBUTES:
        request = f"trade.{route.id}.{name}"
        check = play.check(request, name, "trade_edict", more=more, dc=raised, about=about)
        passed += check.success
    economy, fame, unrest = RESULTS[passed]
    source = Source("trade_route", route.kind, route.settlement)
    shares = route.invested // LEAST_INVESTED
    if economy:
        sums = [_roll(play, route, "income", n, INCOME_DICE) for n in range(1, shares + 1)]
        brought = survey.pays(sums)
        last = play.campaign.month + MONTHS - 1
        _put(play, replace(route, until=last, economy=economy, pays=brought))
        code = "route_triumphs" if fame else "route_established"
        play.log(code, route=route.kind, hex=place_of(route.path[-1]), bp=brought)
        play.add("treasury", brought, source, f"{REF}, D40")
    elif passed:
        sold = sum(_roll(play, route, "sale", n, SALE_DICE) for n in range(1, shares + 1))
        _end(play, route, "route_sold_elsewhere", bp=sold)
        play.add("treasury", sold, source, REF)
    else:
        _end(play, route, "route_failed")
    play.modify("fame", fame, source)
    play.add("unrest", unrest, source, REF)


def _roll(play: Play, route: Route, what: str, number: int, count: int) -> int:
    """Dice for one of the route's full shares of 5 BP."""
    return play.dice(
        f"trade.{route.id}.{what}.{number}", f"trade_{what}", SIDES, count,
        by=play.roller("trade_edict"), about={"route": route.kind},
    )  # fmt: skip


def _pay(play: Play, route: Route, amount: int) -> None:
    play.add("treasury", amount, Source("trade_route", route.kind, route.settlement), "IT L1312, E06")
    play.log("route_pays", route=route.kind, bp=amount)


def _cut(play: Play, route: Route, survey: Survey | None) -> str:
    """The place where a route is cut; empty where it is open. Where it starts, if that is lost."""
    if survey is None:
        return place_of(route.path[0])
    if route.lawless:
        return ""
    barred = first_barred(route.path, play.campaign.hexes, passages(survey.departure), play.rules)
    return place_of(barred) if barred is not None else ""


def _end(play: Play, route: Route, code: str, at: str = "", bp: int = 0) -> None:
    told: dict[str, str | int] = {"route": route.kind, "hex": place_of(route.path[-1])}
    if at:
        told["other_hex"] = at
    if bp:
        told["bp"] = bp
    play.change(routes=tuple(other for other in play.kingdom.routes if other.id != route.id))
    play.log(code, **told)


def _put(play: Play, route: Route) -> None:
    play.change(routes=tuple(route if other.id == route.id else other for other in play.kingdom.routes))


def end_routes(draft: Draft, kingdom: Kingdom, month: int) -> None:
    """End the routes of a kingdom whose year is over when `month` begins (IT L1316)."""
    over = [route for route in kingdom.routes if route.established and route.until < month]
    if not over:
        return
    left = tuple(route for route in kingdom.routes if route not in over)
    draft.put("kingdoms", kingdom.id, replace(kingdom, routes=left))
    for route in over:
        told: dict[str, str | int] = {"route": route.kind, "hex": place_of(route.path[-1])}
        draft.log(JournalEntry("route_year_over", told, kingdom.id))
