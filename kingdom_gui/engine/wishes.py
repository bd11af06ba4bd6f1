"""The wish list: planned buildings in the order they are to be built, what that costs and how long it takes.

Prices are those that would be paid if the list were built from its top to its end: what is built higher up
halves what stands below it, and uses up its half prices. A month builds as many as the edict allows, its
free home and a wall's own gate besides (IT L304, rulings B03, D29); a settlement begins once it is prepared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from .actions.base import Reason
from .actions.build_site import Site, impossible, unlawful, unlawful_in_district, unlawful_on_spot
from .ledger import Entry
from .prices import Quote, quote_build, tokens_left
from .printed import as_played
from .rule_effects import FreeWith
from .ruleset import Ruleset
from .state import Building, Campaign, Hex, Kingdom, Settlement
from .wrecks import built_over

NO_LIMIT = 1_000_000


class Wish(msgspec.Struct, frozen=True):
    """A planned building on the list, with what it costs at its turn (BP) and the month in which it comes.

    `reasons` are the rules that would be against it even then; `kind` is the building's.
    """

    settlement: str
    district: int
    building: Building
    entries: tuple[Entry, ...]
    price: int
    month: int
    reasons: tuple[Reason, ...] = ()

    @property
    def number(self) -> int:
        """The number of the planned building."""
        return self.building.id

    @property
    def kind(self) -> str:
        """The kind of building."""
        return self.building.kind

    @property
    def list_price(self) -> int:
        """What the building costs without any reduction, in BP."""
        return self.entries[0].amount


class WishList(msgspec.Struct, frozen=True):
    """Wishes in order; `now` is the month they are reckoned in."""

    wishes: tuple[Wish, ...]
    now: int

    @property
    def total(self) -> int:
        """What all of them cost together, in BP."""
        return sum(wish.price for wish in self.wishes)

    @property
    def list_total(self) -> int:
        """The same without any reduction, in BP."""
        return sum(wish.list_price for wish in self.wishes)

    @property
    def months(self) -> int:
        """In how many months all stand, this month counted; 0 where nothing is wished."""
        return max((wish.month for wish in self.wishes), default=self.now - 1) - self.now + 1

    @property
    def order(self) -> tuple[int, ...]:
        """The numbers of the planned buildings, in order."""
        return tuple(wish.number for wish in self.wishes)


class _Plan(NamedTuple):
    settlement: str
    district: int
    building: Building


def wish_list(
    campaign: Campaign,
    kingdom: str,
    rules: Ruleset,
    settlement: str = "",
    order: Iterable[int] | None = None,
) -> WishList:
    """The wish list of a kingdom, or of one of its settlements alone.

    It goes in the kingdom's own order, or in `order`; plans that this does not name follow, the oldest first.

    :raises KeyError: for a kingdom the campaign does not have.
    """
    realm = campaign.kingdoms[kingdom]
    plans = _plans(campaign, realm, settlement, realm.wishes if order is None else tuple(order))
    builder = _Builder(campaign, realm, rules)
    return WishList(tuple(builder.build(plan) for plan in plans), campaign.month)


def cheapest(campaign: Campaign, kingdom: str, rules: Ruleset, settlement: str = "") -> WishList:
    """The wish list in the order that costs least, as far as half prices go.

    What halves another wish comes before it; what cannot be built yet waits for what it needs; where one half
    price serves but one of several, the dearest takes it. Else the order stays as it is, and so it does where
    nothing is saved.
    """
    as_it_is = wish_list(campaign, kingdom, rules, settlement)
    builder = _Builder(campaign, campaign.kingdoms[kingdom], rules)
    waiting = [_Plan(w.settlement, w.district, w.building) for w in as_it_is.wishes]
    helpers = Counter((p.settlement, kind) for p in waiting for kind in builder.halves(p))
    barred = {plan: why for plan in waiting if (why := builder.barred(plan))}
    order: list[int] = []
    while waiting:
        plan = _next(waiting, builder, helpers, barred)
        waiting.remove(plan)
        builder.build(plan)
        order.append(plan.building.id)
        helpers.subtract((plan.settlement, kind) for kind in builder.halves(plan))
        barred.pop(plan, None)
        # What has been built may be what another waited for: beside it, or anywhere in its settlement.
        for other in [p for p, why in barred.items() if _same(p, plan, anywhere=why == "settlement")]:
            barred[other] = builder.barred(other)
        barred = {p: why for p, why in barred.items() if why}
    found = wish_list(campaign, kingdom, rules, settlement, order)
    return found if found.total < as_it_is.total else as_it_is


def _next(
    waiting: list[_Plan],
    builder: _Builder,
    helpers: Counter[tuple[str, str]],
    barred: Container[_Plan],
) -> _Plan:
    """The plan to be built next, the first among equals."""
    best, lowest = waiting[0], (9, 0)
    for plan in waiting:
        kind = plan.building.kind
        others = helpers[plan.settlement, kind] - (kind in builder.halves(plan))
        rank = builder.rank(plan, others > 0, plan in barred)
        if rank < lowest:
            best, lowest = plan, rank
            if rank == (0, 0) and not builder.dearest_first:
                break
    return best


def _same(one: _Plan, other: _Plan, anywhere: bool) -> bool:
    """Whether two plans are in one district, or `anywhere` in one settlement."""
    return one.settlement == other.settlement and (anywhere or one.district == other.district)


def _plans(campaign: Campaign, kingdom: Kingdom, settlement: str, order: tuple[int, ...]) -> Iterator[_Plan]:
    """The planned buildings, those that the order names first."""
    plans = {
        building.id: _Plan(there.id, index, building)
        for there in campaign.settlements_of(kingdom.id)
        if settlement in ("", there.id)
        for index, district in enumerate(there.districts)
        for building in district.buildings
        if building.planned
    }
    named = [number for number in dict.fromkeys(order) if number in plans]
    rest = sorted(number for number in plans if number not in set(named))
    return (plans[number] for number in (*named, *rest))


class _Builder:
    """Builds plans one after the other, on paper."""

    def __init__(self, campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> None:
        self._campaign = campaign
        self._kingdom = kingdom
        self._rules = as_played(rules, campaign)
        self._settlements: dict[str, Settlement] = {}
        self._hexes: dict[str, Hex] = {}
        self._scope = campaign.ruling("discount_scope", self._rules.default("discount_scope"))
        self._diagonal = (
            campaign.ruling("diagonal_adjacency", self._rules.default("diagonal_adjacency")) == "on"
        )
        reigning = kingdom.stage == "reigning"
        limit = self._rules.limits(kingdom.use.size).buildings
        self._limit = NO_LIMIT if limit is None or not reigning else max(limit, 1)
        now = campaign.month
        # Of this month's allowance some is used already.
        self._used = Counter({now: kingdom.use.buildings if reigning else 0})
        self._homes = {now} if kingdom.use.free_residential and reigning else set()
        self._reached: dict[str, int] = {}  # the month that each settlement has come to

    def build(self, plan: _Plan) -> Wish:
        """Build a plan, in the first month that has room for it."""
        settlement = self._settlement(plan)
        site = self._site(plan)
        reasons = (*impossible(site), *unlawful(site))
        quote = self._quote(plan)
        month = self._month(plan, site, quote)
        self._settlements[settlement.id] = _built(settlement, plan, quote, month, site)
        if quote.special:
            there = self._hex(settlement)
            spent = tuple(replace(s, spent=True) if s.kind == quote.special else s for s in there.special)
            self._hexes[settlement.id] = replace(there, special=spent)
        return Wish(plan.settlement, plan.district, plan.building, quote.entries, quote.total, month, reasons)

    @property
    def dearest_first(self) -> bool:
        """Whether a building halves but one price in all, which should be the highest (ruling D05)."""
        return self._scope == "once_per_building"

    def halves(self, plan: _Plan) -> tuple[str, ...]:
        """The kinds of building whose price a plan would halve."""
        return tuple(self._rules.buildings[plan.building.kind].discounts)

    def barred(self, plan: _Plan) -> str:
        """Where what would be against building it now lies: in its `district`, or its `settlement`; or ""."""
        site = self._site(plan)
        if next(unlawful_in_district(site), None) is not None:
            return "settlement"
        never = next(impossible(site), None) or next(unlawful_on_spot(site), None)
        return "district" if never is not None else ""

    def rank(self, plan: _Plan, to_be_halved: bool, barred: bool) -> tuple[int, int]:
        """How long a plan should wait: the lowest is to be built next.

        `to_be_halved`: another plan would halve its price. Of those that lose a half price by going first,
        the one that loses least goes; of those that would take the one half price, the one that gains most.
        """
        place = 2 if barred else 0
        if not to_be_halved and not self.dearest_first:
            return place, 0
        kind = plan.building.kind
        helped = bool(tokens_left(self._settlement(plan), kind, self._rules, self._scope))
        halved = self._rules.buildings[kind].cost // 2
        if to_be_halved and not helped:
            return max(place, 1), halved
        return place, -halved if helped and self.dearest_first else 0

    def _settlement(self, plan: _Plan) -> Settlement:
        return self._settlements.get(plan.settlement) or self._campaign.settlements[plan.settlement]

    def _hex(self, settlement: Settlement) -> Hex:
        return self._hexes.get(settlement.id) or self._campaign.hexes[settlement.hex]

    def _site(self, plan: _Plan) -> Site:
        building = plan.building
        return Site(
            self._campaign,
            self._rules,
            self._settlement(plan),
            plan.district,
            self._rules.buildings[building.kind],
            building.lots,
            building.side,
            building.id,
            diagonal=self._diagonal,
        )

    def _quote(self, plan: _Plan) -> Quote:
        settlement = self._settlement(plan)
        return quote_build(
            settlement,
            self._hex(settlement),
            plan.district,
            self._rules.buildings[plan.building.kind],
            plan.building.lots,
            self._rules,
            self._scope,
        )

    def _month(self, plan: _Plan, site: Site, quote: Quote) -> int:
        """The month a plan is built in, noted as used; not before what is above it in its settlement."""
        settlement = site.settlement
        month = max(
            self._campaign.month, settlement.ready, self._reached.get(settlement.id, self._campaign.month)
        )
        while not self._takes(month, site, quote):
            month += 1
        self._reached[settlement.id] = month
        return month

    def _takes(self, month: int, site: Site, quote: Quote) -> bool:
        """Whether a month has room for a building, which is then used."""
        if quote.incorporated or _with_its_wall(site, month):
            return True
        if site.kind.residential and month not in self._homes:
            self._homes.add(month)
            return True
        if self._used[month] < self._limit:
            self._used[month] += 1
            return True
        return False


def _with_its_wall(site: Site, month: int) -> bool:
    """Whether it belongs to a wall that is built on its side in the same month (IT L698)."""
    return any(
        (b.kind, b.side, b.month) == (effect.building, site.side, month)
        for effect in site.kind.effects_of(FreeWith)
        for b in site.others()
    )


def _built(settlement: Settlement, plan: _Plan, quote: Quote, month: int, site: Site) -> Settlement:
    """The settlement with a plan of it built."""
    district = site.district
    stands = replace(plan.building, planned=False, month=month, paid=quote.total)
    wrecks = district.wrecks
    if not site.kind.lotless:
        wrecks = built_over(wrecks, site.kind.id, stands.lots)
    buildings = (*(b for b in district.buildings if b.id != stands.id), stands)
    changed = replace(district, buildings=buildings, wrecks=wrecks)
    districts = list(settlement.districts)
    districts[plan.district] = changed
    tokens = (*settlement.tokens, quote.token) if quote.token is not None else settlement.tokens
    return replace(settlement, districts=tuple(districts), tokens=tokens)


def reordered(whole: tuple[int, ...], part: tuple[int, ...]) -> tuple[int, ...]:
    """The order of the whole list with a part of it in another order, on the places that this part had."""
    own = set(part)
    turn = iter(part)
    return tuple(next(turn) if number in own else number for number in whole)
