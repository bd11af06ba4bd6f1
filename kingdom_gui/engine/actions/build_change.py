"""What becomes of a building that stands: upgraded, demolished, repaired, set by the GM; lots blocked."""

from __future__ import annotations

from msgspec.structs import replace

from .. import lots as grid
from ..bounds import LARGEST_FIGURE
from ..items.held import after_upgrade, lost_items
from ..ledger import Entry, Source
from ..prices import quote_demolition, quote_repair, quote_upgrade
from ..rule_effects import Exhibits
from ..ruleset import Building as Kind
from ..standing import ground, guests, place
from ..state import LOTS_PER_DISTRICT, Building, District, Settlement
from ..wrecks import falling_with, without
from .base import Context, rule
from .build import BlockLots, Demolish, Destroy, Repair, SetBuilding, SetExhibits, Upgrade
from .build_place import (
    apply_unrest,
    building_of,
    kind_of,
    refuse_with_guests,
    site_of,
    survey,
    warn_unserved,
)
from .build_site import Site, impossible, unlawful
from .settle import district_of, with_district

UNREST_PER_LOT = 1


@rule(Upgrade)
def upgrade(ctx: Context, action: Upgrade) -> None:
    """Decide `Upgrade`: room, the new building's own limits, the difference in price (C02, D06, D10, D72)."""
    settlement = ctx.settlement(action.settlement)
    index, old = building_of(ctx, settlement, action.number)
    kind = kind_of(ctx, action.building)
    was = ctx.rules.buildings[old.kind]
    if old.planned:
        ctx.impossible("building_is_planned", building=old.kind)
    if kind.id not in was.upgrades_to:
        ctx.refuse("not_an_upgrade", was.ref, old=old.kind, building=kind.id)
    if old.damaged:
        ctx.refuse("building_damaged", "IT L1258", building=old.kind)
    if old.abandoned:
        ctx.refuse("building_stands_empty", "IT L1304", building=old.kind)
    _refuse_embassy(ctx, old)
    ctx.refuse_in_plague(settlement.hex, settlement.id)
    if settlement.ready > ctx.campaign.month:
        months = settlement.ready - ctx.campaign.month
        ctx.refuse_unless_starting("not_ready", "D53", settlement=settlement.name, months=months)
    site = _room(ctx, settlement, index, old, kind, action.lots)
    survey(ctx, site)
    counted = not ctx.kingdom.typed_in
    if counted:
        ctx.take_allowance("buildings")
    ctx.set_price(*quote_upgrade(old, kind, settlement, ctx.rules).entries, builds=True)
    ctx.require("building_upgraded", old=old.kind, building=kind.id, settlement=settlement.name)
    before = with_district(settlement, index, _with(site.district, old.id, None))
    now = replace(
        old,
        kind=kind.id,
        lots=site.lots,
        month=ctx.campaign.month,
        paid=old.paid + ctx.price.total,
        figure=0,
        exhibits=(),
    )
    after = _with(site.district, old.id, now)
    wrecks = (replace(w, left=tuple(lot for lot in w.left if lot not in site.lots)) for w in after.wrecks)
    after = replace(after, wrecks=tuple(w for w in wrecks if w.left or not w.lots))
    warn_unserved(ctx, site.district, after, old.id)
    # The old building's discounts are gone with it, the new one's begin afresh (ruling D05).
    tokens = tuple(token for token in settlement.tokens if token.building != old.id)
    items = after_upgrade(settlement, old.id, kind)
    changed = replace(with_district(settlement, index, after), tokens=tokens, items=items)
    _warn_of_items(ctx, settlement, changed)
    ctx.draft.put("settlements", settlement.id, changed)
    if counted:
        ctx.count_use(buildings=1)
    if ctx.ruling("upgrade_unrest") == "full":
        apply_unrest(ctx, before, kind, old.id)


@rule(Demolish)
def demolish(ctx: Context, action: Demolish) -> None:
    """Decide `Demolish`: 1 BP a lot, counted in the month's limit, no Unrest (IT L514, ruling D09).

    While a paper sheet is typed in it takes out a wrong entry, of which nothing remains.
    """
    settlement = ctx.settlement(action.settlement)
    index, building = building_of(ctx, settlement, action.number)
    if building.planned:
        ctx.require("plan_removed", building=building.kind, settlement=settlement.name)
        ctx.draft.put("settlements", settlement.id, without(settlement, index, building, ctx.rules))
        return
    district = settlement.districts[index]
    refuse_with_guests(ctx, district, building)
    _refuse_embassy(ctx, building)
    counted = not ctx.kingdom.typed_in
    if counted:
        ctx.take_allowance("buildings")
    ctx.set_price(*quote_demolition(building, ctx.rules).entries)
    ctx.require("building_demolished", building=building.kind, settlement=settlement.name)
    for other in falling_with(district, building, ctx.rules):
        ctx.warn("falls_with", "IT L700", building=other.kind, other=building.kind)
    changed = without(settlement, index, building, ctx.rules, trace=counted)
    warn_unserved(ctx, district, changed.districts[index], building.id)
    _warn_of_items(ctx, settlement, changed)
    ctx.draft.put("settlements", settlement.id, changed)
    if counted:
        ctx.count_use(buildings=1)


@rule(Destroy)
def destroy(ctx: Context, action: Destroy) -> None:
    """Decide `Destroy`: its site stays as a wreck, and each lot of it raises Unrest by 1 (IT L515)."""
    settlement = ctx.settlement(action.settlement)
    index, building = building_of(ctx, settlement, action.number)
    if building.planned:
        ctx.impossible("building_is_planned", building=building.kind)
    district = settlement.districts[index]
    ctx.require("building_destroyed", building=building.kind, settlement=settlement.name)
    falling = (*falling_with(district, building, ctx.rules), *guests(district, building, ctx.rules))
    for other in falling:
        ctx.warn("falls_with", "IT L700", building=other.kind, other=building.kind)
    changed = without(settlement, index, building, ctx.rules)
    warn_unserved(ctx, district, changed.districts[index], building.id)
    _warn_of_items(ctx, settlement, changed)
    ctx.draft.put("settlements", settlement.id, changed)
    lots = 0 if ctx.rules.buildings[building.kind].lotless else len(building.lots)
    if lots:
        source = Source("building", building.kind, place(settlement.id, building.id))
        ctx.stock("unrest", Entry(UNREST_PER_LOT * lots, source, "IT L515", counts=(("lots", lots),)))


@rule(Repair)
def repair(ctx: Context, action: Repair) -> None:
    """Decide `Repair`: half the price, outside the limit, for nothing is built (IT L1258)."""
    settlement = ctx.settlement(action.settlement)
    index, building = building_of(ctx, settlement, action.number)
    if not building.damaged:
        ctx.impossible("not_damaged", building=building.kind)
    ctx.set_price(*quote_repair(building, settlement, ctx.rules).entries)
    ctx.require("building_repaired", building=building.kind, settlement=settlement.name)
    _put(ctx, settlement, index, replace(building, damaged=False))


@rule(SetBuilding)
def set_building(ctx: Context, action: SetBuilding) -> None:
    """Decide `SetBuilding`."""
    settlement = ctx.settlement(action.settlement)
    index, building = building_of(ctx, settlement, action.number)
    figure = building.figure if action.figure is None else action.figure
    damaged = building.damaged if action.damaged is None else action.damaged
    abandoned = building.abandoned if action.abandoned is None else action.abandoned
    closes = building.closes if action.abandoned is None else 0
    if figure < 0:
        ctx.impossible("below_zero", name="figure", value=figure)
    if figure > LARGEST_FIGURE:
        ctx.impossible("number_out_of_range", field="figure", low=0, high=LARGEST_FIGURE)
    if (damaged or abandoned) and building.planned:
        ctx.impossible("building_is_planned", building=building.kind)
    ctx.require("building_set", building=building.kind, settlement=settlement.name)
    changed = replace(building, figure=figure, damaged=damaged, abandoned=abandoned, closes=closes)
    _put(ctx, settlement, index, changed)


@rule(SetExhibits)
def set_exhibits(ctx: Context, action: SetExhibits) -> None:
    """Decide `SetExhibits`: only where the rules let something be shown; dearest first."""
    settlement = ctx.settlement(action.settlement)
    index, building = building_of(ctx, settlement, action.number)
    kind = ctx.rules.buildings[building.kind]
    if not kind.has(Exhibits):
        ctx.impossible("shows_nothing", building=kind.id)
    for exhibit in action.exhibits:
        if not 0 <= exhibit.price <= LARGEST_FIGURE:
            ctx.impossible("number_out_of_range", field="price", low=0, high=LARGEST_FIGURE)
    shown = tuple(
        sorted(
            (replace(one, name=one.name.strip()) for one in action.exhibits),
            key=lambda one: (-one.price, one.name, one.historic),
        )
    )
    ctx.require("exhibits_set", building=kind.id, settlement=settlement.name, count=len(shown))
    _put(ctx, settlement, index, replace(building, exhibits=shown, figure=0))


@rule(BlockLots)
def block_lots(ctx: Context, action: BlockLots) -> None:
    """Decide `BlockLots`: only lots on which nothing stands can be taken out of use (IT L1220)."""
    settlement = ctx.settlement(action.settlement)
    district = district_of(ctx, settlement, action.district)
    here = ground(district, ctx.rules)
    for lot in action.lots:
        if not 0 <= lot < LOTS_PER_DISTRICT:
            ctx.impossible("no_such_lot", lot=lot)
        other = here.owner.get(lot) or next(iter(here.shared.get(lot, ())), None)
        if action.blocked and other is not None:
            ctx.impossible("lot_in_use", lot=lot, other=other.kind)
    blocked = grid.mask(district.blocked)
    wanted = grid.mask(action.lots)
    now = grid.lots_of(blocked | wanted if action.blocked else blocked & ~wanted)
    ctx.require(
        "lots_blocked" if action.blocked else "lots_freed",
        settlement=settlement.name,
        district=action.district + 1,
        count=len(set(action.lots)),
    )
    changed = replace(district, blocked=now)
    ctx.draft.put("settlements", settlement.id, with_district(settlement, action.district, changed))


def _refuse_embassy(ctx: Context, building: Building) -> None:
    """An embassy is another kingdom's territory (IT L1362)."""
    if building.embassy:
        other = ctx.campaign.kingdoms.get(building.embassy)
        name = other.name if other is not None else building.embassy
        ctx.refuse("building_is_embassy", "IT L1362", building=building.kind, kingdom=name)


def _room(
    ctx: Context, settlement: Settlement, index: int, old: Building, kind: Kind, lots: tuple[int, ...]
) -> Site:
    """The better building's site: the lots given, or the old ones grown where it goes best (fault B26)."""
    site = site_of(ctx, settlement, index, kind, old)
    if lots:
        if not set(old.lots) <= set(lots):
            ctx.impossible("upgrade_leaves_lots", building=kind.id, old=old.kind)
        return replace(site, lots=tuple(sorted(lots)))
    if kind.lots <= len(old.lots):
        return site
    sites = [replace(site, lots=grown) for grown in grid.growths(tuple(sorted(old.lots)), kind.lots)]
    sites = [s for s in sites if next(impossible(s), None) is None]
    if not sites:
        ctx.impossible("no_room_to_grow", building=kind.id, old=old.kind, lots=kind.lots)
    return min(sites, key=lambda s: sum(1 for _ in unlawful(s)))


def _with(district: District, number: int, building: Building | None) -> District:
    """The district with the building of this number in another form, or gone."""
    kept = []
    for other in district.buildings:
        if other.id != number:
            kept.append(other)
        elif building is not None:
            kept.append(building)
    return replace(district, buildings=tuple(kept))


def _warn_of_items(ctx: Context, before: Settlement, after: Settlement) -> None:
    """Tell of items for sale that go with a building."""
    for item in lost_items(before, after):
        ctx.warn("item_lost", "IT L505", item=item.name, settlement=before.name)


def _put(ctx: Context, settlement: Settlement, index: int, building: Building) -> None:
    district = _with(settlement.districts[index], building.id, building)
    ctx.draft.put("settlements", settlement.id, with_district(settlement, index, district))
