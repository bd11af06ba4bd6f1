"""Where a building may go, and for how much: every spot of a settlement, as a drag over it asks.

The rules are those of `decide`, asked for a whole district at a time: what is the same on all its lots is
looked at once, and nothing is drafted. Doing it is still for `decide`, which also says why not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from .actions.base import Context, _Stop
from .actions.build import Build, MoveBuilding
from .actions.build_place import building_of, kind_of, quote_of, site_of, terms
from .actions.build_site import Site, impossible, unlawful, unlawful_in_district, unlawful_on_spot
from .actions.decision import preconditions
from .adjacency import barred, has_aqueduct, matching, waterside
from .lots import footprints, mask
from .printed import as_played
from .rule_effects import Lotless
from .ruleset import Building as Kind
from .ruleset import Ruleset
from .standing import ground, takes_lots
from .state import SIDES_OF_DISTRICT, Campaign, Side

IMPOSSIBLE = 1000  # counts for more than all rules that a GM may push aside


class Spot(NamedTuple):
    """A place in a settlement: lots or a side of a district, or with neither the whole of it."""

    district: int
    lots: tuple[int, ...] = ()
    side: Side | None = None


class Form(NamedTuple):
    """How a building is laid: so many lots, and whether two lie one below the other."""

    lots: int
    turned: bool = False

    @property
    def width(self) -> int:
        """Lots from west to east."""
        return {1: 1, 2: 1 if self.turned else 2, 4: 2}[self.lots]

    @property
    def height(self) -> int:
        """Lots from north to south."""
        return self.lots // self.width


def place_of_kind(kind: Kind) -> str:
    """What a building of this kind is put on: `lots`, a `side`, or the whole `district`."""
    for effect in kind.effects_of(Lotless):
        if effect.place in ("side", "wall"):
            return "side"
        if effect.place == "district":
            return "district"
    return "lots"


def forms_of(kind: Kind) -> tuple[Form, ...]:
    """The ways a building of this kind may lie; empty for works that are on no lots."""
    if place_of_kind(kind) != "lots":
        return ()
    sizes = sorted({max(kind.lots, 1), kind.lots_max or 1})
    return tuple(
        Form(size, turned) for size in sizes for turned in ((False, True) if size == 2 else (False,))
    )


def spots_of(kind: Kind, district: int, form: Form | None) -> Iterator[Spot]:
    """All spots of a district for a building of this kind, laid like this, lawful or not."""
    place = place_of_kind(kind)
    if place == "district":
        yield Spot(district)
    elif place == "side":
        yield from (Spot(district, side=side) for side in SIDES_OF_DISTRICT)
    elif form is not None:
        yield from (Spot(district, lots) for lots, _ in footprints(form.lots, form.turned))


def lawful_spots(
    action: Build | MoveBuilding,
    campaign: Campaign,
    rules: Ruleset,
    form: Form | None = None,
    districts: Iterable[int] | None = None,
) -> dict[Spot, int]:
    """The spots where an action would be done, each with its price in BP, district by district.

    Where the action itself would put the building plays no part. `form` is how it lies (None: as one does
    that is not turned), `districts` those to look at, counted from 0 (None: all).
    """
    survey = _Survey(action, campaign, rules)
    if survey.barred:
        return {}
    wanted = survey.districts if districts is None else [n for n in districts if n in survey.districts]
    laid = form or next(iter(forms_of(survey.kind)), None)
    return {spot: price for index in wanted for spot, price in survey.of(index, laid)}


def nearest_spot(action: Build | MoveBuilding, campaign: Campaign, rules: Ruleset) -> Spot | None:
    """The spot where an action would be done, or has the fewest rules against it; however it lies."""
    survey = _Survey(action, campaign, rules)
    if not survey.districts:
        return None
    best: tuple[int, Spot] | None = None
    for form in forms_of(survey.kind) or (None,):
        for index in survey.districts:
            found = next(survey.of(index, form), None) if not survey.barred else None
            if found is not None:
                return found[0]
            for spot in spots_of(survey.kind, index, form):
                against = survey.against(spot)
                if best is None or against < best[0]:
                    best = (against, spot)
    return best[1] if best else None


class _Survey:
    """An action looked at on every spot. `barred`: something is against it wherever it would be done."""

    def __init__(self, action: Build | MoveBuilding, campaign: Campaign, rules: Ruleset) -> None:
        self.action = action
        self.rules = as_played(rules, campaign)
        self.ctx = Context(action, campaign, self.rules)
        self.barred = True
        self.districts = range(0)
        try:
            preconditions(self.ctx)
            self.settlement = self.ctx.settlement(action.settlement)
            self.number, self.planned = 0, False
            if isinstance(action, MoveBuilding):
                _, building = building_of(self.ctx, self.settlement, action.number)
                self.number, self.planned = building.id, building.planned
                self.kind = kind_of(self.ctx, building.kind)
                self.barred = not building.planned  # only the GM moves what is built
            else:
                self.planned = action.planned
                self.kind = kind_of(self.ctx, action.building)
                self.barred = False
            self.told = self.planned or self.ctx.kingdom.typed_in  # the rules only warn
            self.districts = range(len(self.settlement.districts))
        except _Stop:
            return
        self.barred = self.barred or bool(self.ctx.reasons)

    def of(self, index: int, form: Form | None) -> Iterator[tuple[Spot, int]]:
        """The lawful spots of a district with their prices."""
        base = self._site(Spot(index))
        if not self.told and next(unlawful_in_district(base), None) and place_of_kind(self.kind) != "side":
            return
        if place_of_kind(self.kind) == "lots" and takes_lots(self.kind):
            spots = self._on_lots(base, form or Form(1))
        else:
            spots = (spot for spot in spots_of(self.kind, index, form) if self._may_be(spot))
        usual: int | None = None
        cleared = 0
        for wreck in base.district.wrecks:
            cleared |= mask(wreck.left)
        for spot in spots:
            if spot.side or mask(spot.lots) & cleared:
                price = self._price(self._site(spot))
            else:
                usual = price = self._price(base) if usual is None else usual
            if price >= 0:
                yield spot, price

    def against(self, spot: Spot) -> int:
        """How many rules stand against a spot; one where it cannot stand at all is farther than any other."""
        site = self._site(spot)
        if next(impossible(site), None) is not None:
            return IMPOSSIBLE
        return 0 if self.told else sum(1 for _ in unlawful(site))

    def _on_lots(self, base: Site, form: Form) -> Iterator[Spot]:
        """Spots for a building with lots of its own, by masks of what stands in the district."""
        district, kind, rules = base.district, self.kind, self.rules
        here = ground(district, rules)
        own = next((mask(b.lots) for b in district.buildings if b.id == self.number), 0)
        wrong = here.taken & ~own
        wet = -1
        beside = None
        if not self.told:
            wrong |= here.blocked
            wrong |= barred(district, rules, kind, base.diagonal, base.planned, self.number)
            if kind.water_border and not has_aqueduct(base.campaign, base.settlement, rules):
                wet = waterside(district, rules, base.diagonal, base.planned, self.number)
            if kind.adjacent_count:
                beside = matching(district, rules, base.diagonal, base.planned, self.number)
        if not kind.lots <= form.lots <= kind.lots_max:
            return
        for lots, covered in footprints(form.lots, form.turned):
            if covered & wrong or not covered & wet:
                continue
            if beside is None or beside.room_for(kind, lots) >= kind.adjacent_count:
                yield Spot(base.index, lots)

    def _may_be(self, spot: Spot) -> bool:
        site = self._site(spot)
        if next(impossible(site), None) is not None:
            return False
        if self.told:
            return True
        against = unlawful(site) if spot.side else unlawful_on_spot(site)
        return next(against, None) is None

    def _site(self, spot: Spot) -> Site:
        site = site_of(
            self.ctx, self.settlement, spot.district, self.kind, lots=spot.lots, side=spot.side or ""
        )
        return replace(site, number=self.number, planned=self.planned)

    def _price(self, site: Site) -> int:
        """The price there in BP, 0 for what is drawn or moved; -1: it may not be bought there now."""
        action = self.action
        if self.planned or isinstance(action, MoveBuilding):
            return 0
        ctx = Context(action, self.ctx.campaign, self.rules)
        try:
            quote = quote_of(ctx, site, action, action.granted)
            if not action.granted:
                terms(ctx, site, quote, action.magic)
        except _Stop:
            return -1
        price = 0 if ctx.kingdom.typed_in else quote.total
        return price if not ctx.reasons and ctx.can_pay(price) else -1
