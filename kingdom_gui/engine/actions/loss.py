"""What the GM decides of what a kingdom has lost: land gone to ruin, the Treasury of a fallen kingdom."""

from __future__ import annotations

from msgspec.structs import replace

from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..stocks import add_to_stock
from ..territory import lost_at
from .base import Action, Context, rule


class GoToRuin(Action, frozen=True, tag="go_to_ruin"):
    """What becomes of hexes that the kingdom has lost (IT L342): `improvements` fall to ruin and are gone;
    `monsters`: they move in, so that the hexes must be cleared again before they can be claimed.
    """

    hexes: tuple[HexId, ...]
    improvements: tuple[str, ...] = ()
    monsters: bool = False


class KeepTreasury(Action, frozen=True, tag="keep_treasury"):
    """Say how many BP of a fallen kingdom's Treasury are kept; the rest is lost (IT L348).

    `to` is a kingdom that gets them; empty: they stay on the fallen one's books.
    """

    amount: int
    to: str = ""


@rule(GoToRuin)
def go_to_ruin(ctx: Context, action: GoToRuin) -> None:
    """Decide `GoToRuin`: only where the kingdom's own land is lost and nobody's."""
    hexes = list(dict.fromkeys(action.hexes))
    for hex_id in hexes:
        ctx.hex(hex_id)
        if lost_at(ctx.kingdom, hex_id) is None:
            ctx.impossible("hex_not_lost", hex=place_of(hex_id))
        if hex_id in ctx.campaign.claims:
            ctx.impossible("hex_claimed", hex=place_of(hex_id))
    for improvement in action.improvements:
        if not any(improvement in ctx.hex(hex_id).improvements for hex_id in hexes):
            ctx.impossible("improvement_not_there", improvement=improvement)
    if action.monsters and not any(ctx.hex(hex_id).cleared for hex_id in hexes):
        ctx.impossible("monsters_there_already", hex=place_of(hexes[0]))
    if not action.improvements and not action.monsters:
        ctx.impossible("nothing_chosen")
    ctx.require("lost_land_decays", hex=place_of(hexes[0]), count=len(hexes))
    for hex_id in hexes:
        there = ctx.hex(hex_id)
        for improvement in there.improvements:
            if improvement in action.improvements:
                ctx.log("improvement_ruined", improvement=improvement, hex=place_of(hex_id))
        left = tuple(i for i in there.improvements if i not in action.improvements)
        if action.monsters and there.cleared:
            ctx.log("monsters_moved_in", hex=place_of(hex_id))
        cleared = there.cleared and not action.monsters
        ctx.draft.put("hexes", hex_id, replace(there, improvements=left, cleared=cleared))


@rule(KeepTreasury)
def keep_treasury(ctx: Context, action: KeepTreasury) -> None:
    """Decide `KeepTreasury`."""
    kingdom = ctx.kingdom
    if not kingdom.fallen:
        ctx.impossible("kingdom_stands", kingdom=kingdom.name)
    have = max(0, kingdom.treasury.value)
    if not 0 <= action.amount <= have:
        ctx.impossible("more_than_left", amount=action.amount, have=have)
    heir = ctx.campaign.kingdoms.get(action.to) if action.to else None
    if action.to and (heir is None or heir.id == kingdom.id):
        ctx.impossible("no_such_kingdom", kingdom=action.to)
    source = Source("rule", "fallen")
    ctx.require("treasury_kept", kingdom=kingdom.name, amount=action.amount, lost=have - action.amount)
    kept = 0 if heir is not None else action.amount
    if kept != kingdom.treasury.value:
        ctx.stock("treasury", Entry(kept - kingdom.treasury.value, source, "IT L348"))
    if heir is not None and action.amount:
        add_to_stock(ctx.draft, heir.id, "treasury", Entry(action.amount, source, "IT L348"))
