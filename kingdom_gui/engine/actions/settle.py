"""Founding and growing settlements (IT L488, Fondare un Insediamento)."""

from __future__ import annotations

import re

from msgspec.structs import replace

from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..prices import preparation
from ..rule_effects import FoundBuilding, RuinedBuilding, SettlementRiver
from ..ruleset import Ruleset
from ..standing import unbuilt
from ..state import SIDES_OF_DISTRICT, Campaign, District, Hex, Settlement, Side
from .base import Action, Context, rule
from .checks import check, roll

OFFERS = (FoundBuilding, RuinedBuilding)
SETTLEMENT_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


class FoundSettlement(Action, frozen=True, tag="found_settlement"):
    """Found a settlement with id `settlement` in a claimed and prepared hex; an unprepared one is prepared
    with it.

    `water` names the water sides of its first district.
    """

    needs = "order"
    for_neighbours = True

    settlement: str
    name: str
    hex: HexId
    water: tuple[Side, ...] = ()
    granted: bool = False


class AddDistrict(Action, frozen=True, tag="add_district"):
    """Add a district at the preparation cost of the terrain (IT L469, ruling D45)."""

    needs = "order"
    for_neighbours = True

    settlement: str
    water: tuple[Side, ...] = ()
    granted: bool = False


class SetBorders(Action, frozen=True, tag="set_borders"):
    """Say anew which sides of a district (counted from 0) are water."""

    for_neighbours = True

    settlement: str
    district: int
    water: tuple[Side, ...]


class EditSettlement(Action, frozen=True, tag="edit_settlement"):
    """Change a settlement's name or note; None leaves one as it is."""

    for_neighbours = True

    settlement: str
    name: str | None = None
    note: str | None = None


class MoveCapital(Action, frozen=True, tag="move_capital"):
    """Make another settlement the capital (IT L270): a Stability check, and Unrest either way.

    `natural` and `die` are the typed d20 and, after a failure, d6; None: the program rolls.
    """

    needs = "order"

    settlement: str
    natural: int | None = None
    die: int | None = None


@rule(FoundSettlement)
def found_settlement(ctx: Context, action: FoundSettlement) -> None:
    """Decide `FoundSettlement` (IT L490-495): a claimed hex, prepared before or with it, and its borders."""
    if not SETTLEMENT_ID.fullmatch(action.settlement):
        ctx.impossible("bad_id", id=action.settlement)
    if action.settlement in ctx.campaign.settlements:
        ctx.impossible("settlement_exists", settlement=action.settlement)
    name = action.name.strip()
    if not name:
        ctx.impossible("name_missing")
    kingdom, there, at = ctx.kingdom, ctx.hex(action.hex), place_of(action.hex)
    if ctx.campaign.claims.get(action.hex) != kingdom.id:
        ctx.impossible("hex_not_claimed", hex=at)
    other = ctx.campaign.settlement_at(action.hex)
    if other is not None:
        ctx.impossible("hex_has_settlement", hex=at, settlement=other.name)
    _check_borders(ctx, there, action.water, at)
    ready = _prepare(ctx, action)
    if not action.granted:
        ctx.refuse_without("district", "actions")
        ctx.take_allowance("settlements")
    for special, building in special_offers(ctx.campaign, action.hex, ctx.rules):
        ctx.warn("special_offers_building", "IT L460", special=special, building=building, hex=at)
    settlement = Settlement(
        id=action.settlement,
        name=name,
        hex=action.hex,
        districts=(District(water=in_order(action.water)),),
        founded=ctx.campaign.month,
        ready=ready,
    )
    ctx.require("settlement_founded", settlement=name, hex=at)
    ctx.draft.put("settlements", settlement.id, settlement)
    if there.prepared is None:
        ctx.draft.hex(action.hex, lambda h: replace(h, prepared=ready))
    seat(ctx, settlement)
    if not action.granted:
        ctx.count_use(settlements=1)


@rule(AddDistrict)
def add_district(ctx: Context, action: AddDistrict) -> None:
    """Decide `AddDistrict`: preparation cost, no waiting, once the grid is full (rulings D45, E05)."""
    settlement = ctx.settlement(action.settlement)
    there, at = ctx.hex(settlement.hex), place_of(settlement.hex)
    _check_borders(ctx, there, action.water, at)
    uses_limit = ctx.ruling("new_district_uses_settlement_limit") == "on" and not action.granted
    if not action.granted:
        free = unbuilt(settlement, ctx.rules)
        if free and ctx.ruling("new_district_when") == "full":
            ctx.refuse_unless_starting("district_not_full", "E05", settlement=settlement.name, free=free)
        ctx.refuse_without("district", "actions")
        price = preparation(there, settlement.hex, ctx.rules)
        if price is None:
            ctx.refuse("no_ground_for_settlement", "IT L519", terrain=there.terrain, hex=at)
        else:
            ctx.set_price(price)
    if uses_limit:
        ctx.take_allowance("settlements")
    number = len(settlement.districts) + 1
    ctx.require("district_added", settlement=settlement.name, district=number)
    new = District(water=in_order(action.water))
    ctx.draft.settlement(settlement.id, lambda s: replace(s, districts=(*s.districts, new)))
    if uses_limit:
        ctx.count_use(settlements=1)


@rule(SetBorders)
def set_borders(ctx: Context, action: SetBorders) -> None:
    """Decide `SetBorders`: water only where the hex has it (ruling C16), no wall left in the water."""
    settlement = ctx.settlement(action.settlement)
    district = district_of(ctx, settlement, action.district)
    water = in_order(action.water)
    _check_borders(ctx, ctx.hex(settlement.hex), water, place_of(settlement.hex))
    for building in district.buildings:
        drowned = building.side in water and building.side not in district.water
        if drowned and ctx.rules.buildings[building.kind].land_border:
            ctx.refuse("needs_land_side", "D22", building=building.kind, side=building.side)
    ctx.require("borders_set", settlement=settlement.name, district=action.district + 1)
    ctx.draft.settlement(
        settlement.id, lambda s: with_district(s, action.district, replace(district, water=water))
    )


@rule(EditSettlement)
def edit_settlement(ctx: Context, action: EditSettlement) -> None:
    """Decide `EditSettlement`."""
    settlement = ctx.settlement(action.settlement)
    name = settlement.name if action.name is None else action.name.strip()
    if not name:
        ctx.impossible("name_missing")
    note = settlement.note if action.note is None else action.note
    ctx.require("settlement_edited", settlement=name)
    ctx.draft.settlement(settlement.id, lambda s: replace(s, name=name, note=note))


@rule(MoveCapital)
def move_capital(ctx: Context, action: MoveCapital) -> None:
    """Decide `MoveCapital`: Unrest +1 on a success, +1d6 on a failure; while founding nothing."""
    settlement = ctx.settlement(action.settlement)
    if ctx.kingdom.capital == settlement.id:
        ctx.impossible("already_capital", settlement=settlement.name)
    if ctx.kingdom.stage == "reigning":
        ctx.warn("capital_move_check", "IT L270", settlement=settlement.name)
    ctx.require("capital_moved", settlement=settlement.name)
    if ctx.kingdom.stage == "reigning":
        passed = check(ctx, "capital", "stability", action.natural).success
        unrest = 1 if passed else roll(ctx, "capital.unrest", 6, action.die)
        ctx.stock("unrest", Entry(unrest, Source("rule", "capital", settlement.id), "IT L270"))
    ctx.change_kingdom(capital=settlement.id)


def seat(ctx: Context, settlement: Settlement) -> None:
    """Make a settlement the capital where it is the kingdom's first (IT L495), or the only one left."""
    if [s.id for s in ctx.campaign.settlements_of(ctx.kingdom.id)] == [settlement.id]:
        ctx.change_kingdom(capital=settlement.id)


def has_water(there: Hex, rules: Ruleset) -> bool:
    """Whether a settlement in the hex may have water sides: coast, lake, river, open water, or a canal.

    Rulings C16 and D17.
    """
    if there.coast or there.lake or there.river or not rules.terrain[there.terrain].land:
        return True
    return any(rules.improvements[i].effects_of(SettlementRiver) for i in there.improvements)


def in_order(sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """Sides of a district once each, in the order north, east, south, west."""
    return tuple(side for side in SIDES_OF_DISTRICT if side in sides)


def with_district(settlement: Settlement, index: int, district: District) -> Settlement:
    """The settlement with one district (counted from 0) replaced."""
    districts = (*settlement.districts[:index], district, *settlement.districts[index + 1 :])
    return replace(settlement, districts=districts)


def district_of(ctx: Context, settlement: Settlement, index: int) -> District:
    """A district of a settlement, counted from 0; one that is not there ends the decision."""
    if not 0 <= index < len(settlement.districts):
        ctx.impossible("no_such_district", settlement=settlement.name, district=index + 1)
    return settlement.districts[index]


def special_offers(campaign: Campaign, hex_id: HexId, rules: Ruleset) -> list[tuple[str, str]]:
    """Special terrain of the hex that helps building, with the building it holds: free, or at half price.

    The building is empty where the GM has not said what stands there (IT L460, L465).
    """
    there = campaign.hexes.get(hex_id)
    specials = there.special if there is not None else ()
    return [
        (special.kind, special.building)
        for special in specials
        if not special.spent
        and any(isinstance(e, OFFERS) for e in rules.special_terrain[special.kind].effects)
    ]


def _check_borders(ctx: Context, there: Hex, water: tuple[Side, ...], at: str) -> None:
    if water and not has_water(there, ctx.rules):
        ctx.refuse("hex_without_water", "C16", hex=at)


def _prepare(ctx: Context, action: FoundSettlement) -> int:
    """The month building may start, with the price of preparing the hex where it is not yet (ruling D53)."""
    there, at, now = ctx.hex(action.hex), place_of(action.hex), ctx.campaign.month
    if action.granted or ctx.kingdom.typed_in:  # it stands there already
        if there.prepared is None and preparation(there, action.hex, ctx.rules) is None:
            ctx.refuse("no_ground_for_settlement", "IT L519", terrain=there.terrain, hex=at)
        return now
    if there.prepared is not None:
        return there.prepared
    price = preparation(there, action.hex, ctx.rules)
    if price is None:
        ctx.refuse("no_ground_for_settlement", "IT L519", terrain=there.terrain, hex=at)
        return now
    ctx.set_price(price)
    months = ctx.rules.terrain[there.terrain].preparation_months or 0
    if months:
        ctx.warn("building_waits", "D53", months=months)
    return now + months
