"""Where an army stands: moved over the map, into settlements and forts, with leave into an ally's land."""

from __future__ import annotations

from msgspec.structs import replace

from ..armies import IN_SETTLEMENT, on_the_map, posts_in
from ..hexes import HexId, place_of
from ..relations import relation
from .army import army_of, put_army
from .base import Action, Context, rule

REF = "IT L1364"


class StationArmy(Action, frozen=True, tag="station_army"):
    """Let an army stand in a hex: in the open, or `within` what is there.

    `within` is "settlement", or the id of an improvement for armies, such as a fort. Without a hex it is on
    no map any more. The armies of a kingdom stand on its own land, on nobody's, and on that of its allies.
    """

    needs = "order"

    army: int
    hex: HexId | None = None
    within: str = ""


@rule(StationArmy)
def station_army(ctx: Context, action: StationArmy) -> None:
    """Decide `StationArmy` (IT L1364)."""
    army = army_of(ctx, action.army)
    if action.hex is None:
        ctx.require("army_off_the_map", army=army.name)
        put_army(ctx, replace(army, hex=None, within=""))
        return
    _check_shelter(ctx, action.hex, action.within)
    _check_land(ctx, army.id, action.hex, action.within)
    place = place_of(action.hex)
    if action.within:
        ctx.require("army_stationed_in", army=army.name, hex=place, within=action.within)
    else:
        ctx.require("army_stationed", army=army.name, hex=place)
    put_army(ctx, replace(army, hex=action.hex, within=action.within))


def _check_shelter(ctx: Context, hex_id: HexId, within: str) -> None:
    """What an army is to stand in has to be there."""
    there = ctx.hex(hex_id)
    if within == IN_SETTLEMENT:
        if ctx.campaign.settlement_at(hex_id) is None:
            ctx.impossible("army_no_settlement", hex=place_of(hex_id))
    elif within and within not in posts_in(there, ctx.rules):
        ctx.impossible("army_no_post", hex=place_of(hex_id), within=within)


def _check_land(ctx: Context, army: int, hex_id: HexId, within: str) -> None:
    """Foreign land is an ally's: its settlements are closed, its forts open where no army is."""
    owner = ctx.campaign.kingdoms.get(ctx.campaign.claims.get(hex_id, ""))
    if owner is None or owner.id == ctx.kingdom.id:
        return
    if relation(ctx.campaign, ctx.kingdom.id, owner.id).alliance is None:
        ctx.refuse("army_not_allied", REF, kingdom=owner.name)
        return
    if within == IN_SETTLEMENT:
        ctx.refuse("army_not_in_settlements", REF, kingdom=owner.name)
    elif within:
        others = (p for p in on_the_map(ctx.campaign, ctx.rules) if p.army.id != army)
        if any(p.hex == hex_id and p.within == within for p in others):
            ctx.refuse("army_post_taken", REF, hex=place_of(hex_id), within=within)
    ctx.warn("army_troubles_ally", REF, kingdom=owner.name)
