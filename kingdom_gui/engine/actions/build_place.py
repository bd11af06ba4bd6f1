"""Building on a site, paying for what was planned, and moving (IT L471, L510-556)."""

from __future__ import annotations

from msgspec.structs import replace

from ..adjacency import matching, missing_gates
from ..hexes import place_of
from ..ledger import Entry, Source
from ..prices import Quote, quote_build, quote_granted, ruin_of, standing_special
from ..rule_effects import FirstBuilding, FoundBuilding, FreeWith, RuinedBuilding, UnrestOnce, WallNeedsGate
from ..ruleset import Building as Kind
from ..standing import find, guests, inventory, place
from ..state import Building, District, Settlement
from ..wrecks import built_over, falling_with
from .base import Context, rule
from .build import Build, BuildPlanned, MoveBuilding
from .build_site import Site, impossible, unlawful
from .checks import roll
from .settle import district_of, with_district


@rule(Build)
def build(ctx: Context, action: Build) -> None:
    """Decide `Build`: the site, what it costs, and what is left of the month's limit."""
    settlement = ctx.settlement(action.settlement)
    kind = kind_of(ctx, action.building)
    district_of(ctx, settlement, action.district)
    site = site_of(ctx, settlement, action.district, kind, lots=action.lots, side=action.side or "")
    if action.planned:
        _plan(ctx, replace(site, planned=True))
        return
    _construct(ctx, site, action, granted=action.granted)


@rule(BuildPlanned)
def build_planned(ctx: Context, action: BuildPlanned) -> None:
    """Decide `BuildPlanned`: as if it were built now where it is drawn."""
    settlement = ctx.settlement(action.settlement)
    index, building = building_of(ctx, settlement, action.number)
    if not building.planned:
        ctx.impossible("not_planned", building=building.kind)
    kind = ctx.rules.buildings[building.kind]
    site = site_of(ctx, settlement, index, kind, building)
    _construct(ctx, site, action, granted=False)


@rule(MoveBuilding)
def move_building(ctx: Context, action: MoveBuilding) -> None:
    """Decide `MoveBuilding`: free for a plan, else only by the GM's word."""
    settlement = ctx.settlement(action.settlement)
    index, building = building_of(ctx, settlement, action.number)
    goal = index if action.district is None else action.district
    district_of(ctx, settlement, goal)
    kind = ctx.rules.buildings[building.kind]
    moved = replace(building, lots=tuple(sorted(action.lots)), side=action.side or "")
    site = site_of(ctx, settlement, goal, kind, moved, planned=building.planned)
    survey(ctx, site)
    if not building.planned:
        ctx.refuse("only_gm_moves", building=kind.id)
        refuse_with_guests(ctx, settlement.districts[index], building)
        for part in falling_with(settlement.districts[index], building, ctx.rules):
            ctx.refuse("carries_other", "IT L700", building=building.kind, other=part.kind)
    ctx.require("building_moved", building=kind.id, settlement=settlement.name)
    left = replace(settlement.districts[index], buildings=_but(settlement.districts[index], building.id))
    changed = with_district(settlement, index, left)
    there = changed.districts[goal]
    arrived = replace(there, buildings=(*there.buildings, moved))
    if not kind.lotless and not building.planned:
        arrived = replace(arrived, wrecks=built_over(there.wrecks, kind.id, moved.lots))
    changed = with_district(changed, goal, arrived)
    warn_unserved(ctx, settlement.districts[index], changed.districts[index], building.id)
    ctx.draft.put("settlements", settlement.id, changed)


def kind_of(ctx: Context, building: str) -> Kind:
    """The building of this id; an unknown one ends the decision."""
    found = ctx.rules.buildings.get(building)
    if found is None:
        ctx.impossible("no_such_building", building=building)
    return found


def building_of(ctx: Context, settlement: Settlement, number: int) -> tuple[int, Building]:
    """District and record of a building by its number; an unknown one ends the decision."""
    found = find(settlement, number)
    if found is None:
        ctx.impossible("no_building_of_number", settlement=settlement.name, number=number)
    return found


def site_of(
    ctx: Context,
    settlement: Settlement,
    index: int,
    kind: Kind,
    building: Building | None = None,
    *,
    planned: bool = False,
    **where: object,
) -> Site:
    """A site in a settlement of the campaign under decision, at a building's place or as `where` says."""
    site = Site(
        ctx.campaign,
        ctx.rules,
        settlement,
        index,
        kind,
        planned=planned,
        diagonal=ctx.ruling("diagonal_adjacency") == "on",
        **where,  # type: ignore[arg-type]
    )
    if building is None:
        return site
    return replace(site, lots=building.lots, side=building.side, number=building.id)


def survey(ctx: Context, site: Site) -> None:
    """Note what stands against a building on this site; for a plan the rules only warn.

    So they do while a paper sheet is typed in: what stands there may have lost a neighbour since (D20).
    """
    never = list(impossible(site))
    ctx.reasons += never
    if not never:
        told = site.planned or ctx.kingdom.typed_in
        (ctx.warnings if told else ctx.reasons).extend(unlawful(site))


def allowance(ctx: Context, site: Site) -> dict[str, int | bool]:
    """What a new building uses of the month's limit, refused where too much (rulings B03, D28, D29)."""
    if ctx.kingdom.typed_in:
        return {}
    if site.kind.residential and not ctx.kingdom.use.free_residential:
        return {"free_residential": True}
    if _comes_with_its_wall(site):
        return {}
    ctx.take_allowance("buildings")
    return {"buildings": 1}


def terms(ctx: Context, site: Site, quote: Quote, magic: bool) -> dict[str, int | bool]:
    """Refuse what the month forbids wherever it stands, and say what it uses of the month's allowance."""
    settlement = site.settlement
    ctx.refuse_in_plague(settlement.hex, settlement.id)
    if settlement.ready > ctx.campaign.month:
        months = settlement.ready - ctx.campaign.month
        ctx.refuse_unless_starting("not_ready", "D53", settlement=settlement.name, months=months)
    if quote.incorporated:
        return {}
    use = allowance(ctx, site)
    if magic:
        if ctx.kingdom.use.construction_magic:
            ctx.refuse_unless_adopting("magic_used", "C04")
        use = {**use, "construction_magic": True}
    return use


def apply_unrest(ctx: Context, before: Settlement, kind: Kind, number: int) -> None:
    """The Unrest a building brings once, when it is completed (IT L555); walls and moats once a settlement.

    `before` is the settlement without it. A paper sheet's Unrest already holds it, so adopting adds none.
    """
    if not kind.unrest or ctx.kingdom.typed_in:
        return
    again = kind.has(UnrestOnce) and _stood_before(before, kind)
    source = Source("building", kind.id, place(before.id, number))
    reason = "once_per_settlement" if again else ""
    ctx.stock("unrest", Entry(kind.unrest, source, kind.ref, not again, reason))


def _stood_before(settlement: Settlement, kind: Kind) -> bool:
    """Whether one of this kind stands in the settlement, or stood there and has left its trace."""
    return any(
        any(b.kind == kind.id and not b.planned for b in district.buildings)
        or any(wreck.kind == kind.id for wreck in district.wrecks)
        for district in settlement.districts
    )


def refuse_with_guests(ctx: Context, district: District, building: Building) -> None:
    """Refuse to take a building away from under works that cannot stand without it."""
    for guest in guests(district, building, ctx.rules):
        ref = ctx.rules.buildings[guest.kind].ref
        ctx.refuse("carries_other", ref, building=building.kind, other=guest.kind)


def warn_unserved(ctx: Context, before: District, after: District, changed: int) -> None:
    """Warn of neighbours that lose what they need beside them (dispute D19); `changed` is the cause."""
    diagonal = ctx.ruling("diagonal_adjacency") == "on"
    lacking = matching(before, ctx.rules, diagonal).missing
    kinds = {b.id: b.kind for b in after.buildings}
    for number in matching(after, ctx.rules, diagonal).missing:
        if number not in lacking and number != changed:
            ctx.warn("neighbour_left_unserved", "IT L557", building=kinds[number])


def warn_gates(ctx: Context, before: District, after: District) -> None:
    """Warn of walls that now meet a waterway without a gate, which is due in the same month (IT L734)."""
    known = missing_gates(before, ctx.rules)
    for side, gate in missing_gates(after, ctx.rules):
        if (side, gate) not in known:
            ctx.warn("gate_due", "IT L734", building=gate, side=side)


def _plan(ctx: Context, site: Site) -> None:
    survey(ctx, site)
    ctx.require("building_planned", building=site.kind.id, settlement=site.settlement.name)
    drawn = Building(ctx.draft.next_id(), site.kind.id, tuple(sorted(site.lots)), site.side, planned=True)
    after = replace(site.district, buildings=(*site.district.buildings, drawn))
    ctx.draft.put("settlements", site.settlement.id, with_district(site.settlement, site.index, after))


def _construct(ctx: Context, site: Site, action: Build | BuildPlanned, *, granted: bool) -> None:
    settlement, kind = site.settlement, site.kind
    survey(ctx, site)
    quote = quote_of(ctx, site, action, granted)
    use = {} if granted else terms(ctx, site, quote, action.magic)
    ctx.set_price(*quote.entries, builds=True)
    _warn_first(ctx, site)
    ctx.require("building_built", building=kind.id, settlement=settlement.name)
    number = site.number or ctx.draft.next_id()
    without = replace(site.district, buildings=_but(site.district, number))
    before = with_district(settlement, site.index, without)
    after = _with_building(site, without, number, ctx.campaign.month, ctx.price.total)
    if site.side or kind.has(WallNeedsGate):
        warn_gates(ctx, without, after)
    changed = with_district(settlement, site.index, after)
    if not ctx.kingdom.typed_in:
        if quote.token is not None:
            changed = replace(changed, tokens=(*changed.tokens, quote.token))
        if quote.special:
            _spend_special(ctx, settlement, quote.special)
        if quote.salvaged:
            dice = "rolled" if action.die is None else "typed"
            ctx.log("ruin_plundered", hex=place_of(settlement.hex), natural=quote.salvaged, dice=dice)
    ctx.draft.put("settlements", settlement.id, changed)
    if use:
        ctx.count_use(**use)
    apply_unrest(ctx, before, kind, number)


def _with_building(site: Site, district: District, number: int, month: int, paid: int) -> District:
    lots = tuple(sorted(site.lots))
    drawn = next((b for b in site.district.buildings if b.id == number), None)
    built = Building(number, site.kind.id, lots, site.side, month, paid)
    if drawn is not None:
        built = replace(built, figure=drawn.figure, exhibits=drawn.exhibits)
    wrecks = district.wrecks
    if not site.kind.lotless:
        wrecks = built_over(wrecks, site.kind.id, lots)
    return replace(district, buildings=(*district.buildings, built), wrecks=wrecks)


def quote_of(ctx: Context, site: Site, action: Build | BuildPlanned, granted: bool) -> Quote:
    """The price of a new building on its site."""
    there = ctx.hex(site.settlement.hex)
    if granted:
        found = standing_special(there, site.kind, ctx.rules, FoundBuilding)
        return replace(quote_granted(site.kind, site.settlement), special=found.kind if found else "")
    scope = ctx.ruling("discount_scope")
    salvaged = _salvaged(ctx, site, action)
    return quote_build(
        site.settlement, there, site.index, site.kind, site.lots, ctx.rules, scope, action.magic, salvaged
    )


def _salvaged(ctx: Context, site: Site, action: Build | BuildPlanned) -> int:
    """What plundering the ruin of the hex takes off one building's price (IT L465)."""
    if not action.salvage:
        return 0
    hex_id = site.settlement.hex
    ruin = ruin_of(ctx.hex(hex_id), ctx.rules)
    if ruin is None:
        ctx.impossible("nothing_to_salvage", hex=place_of(hex_id))
    (effect,) = ctx.rules.special_terrain[ruin.kind].effects_of(RuinedBuilding)
    sides = int(effect.salvage.partition("d")[2])
    return roll(ctx, f"salvage.{place_of(hex_id)}", sides, action.die)


def _comes_with_its_wall(site: Site) -> bool:
    """Whether it belongs to a wall built on its side this very month (IT L698)."""
    month = site.campaign.month
    return any(
        b.kind == effect.building and b.side == site.side and b.month == month
        for effect in site.kind.effects_of(FreeWith)
        for b in site.others()
    )


def _spend_special(ctx: Context, settlement: Settlement, kind: str) -> None:
    ctx.draft.hex(
        settlement.hex,
        lambda h: replace(
            h, special=tuple(replace(s, spent=True) if s.kind == kind else s for s in h.special)
        ),
    )


def _warn_first(ctx: Context, site: Site) -> None:
    """A first settlement should begin with one of four buildings, or a home (IT L495)."""
    kingdom = ctx.kingdom
    if kingdom.stage != "founding" or site.kind.residential or site.kind.has(FirstBuilding):
        return
    kinds = inventory(site.settlement, ctx.rules).kinds
    begun = any(not ctx.rules.buildings[kind].residential for kind in kinds)
    if not begun and kingdom.capital == site.settlement.id:
        fitting = " ".join(k.id for k in ctx.rules.buildings.values() if k.has(FirstBuilding))
        ctx.warn("unusual_first_building", "IT L495", building=site.kind.id, any_of=fitting)


def _but(district: District, number: int) -> tuple[Building, ...]:
    return tuple(b for b in district.buildings if b.id != number)
