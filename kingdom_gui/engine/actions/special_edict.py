"""Special edicts: one a turn, in the Edict phase, or as many as a building allows (IT L1324, L988)."""

from __future__ import annotations

from msgspec.structs import replace

from ..privileges import special_edicts
from ..totals import numbers
from .base import Context

REF = "IT L1324"


def check_special_edict(ctx: Context, edict: str) -> None:
    """Refuse a special edict beyond the turn's number, or one that an empty role bars (IT L141)."""
    ctx.refuse_without(edict, "edicts")
    issued = len(ctx.kingdom.use.special)
    allowed = special_edicts(numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).settlements, ctx.rules).total
    if issued >= allowed:
        ctx.refuse_unless_starting("special_edicts_issued", REF, allowed=allowed, issued=issued)


def issue_special_edict(ctx: Context, edict: str) -> int:
    """Note that a special edict is issued; how many there are now in this turn.

    The others of the turn are told, since their checks become harder together (IT L988).
    """
    kingdom = ctx.kingdom
    if kingdom.typed_in:
        return 1
    issued = (*kingdom.use.special, edict)
    routes = tuple(
        replace(route, edicts=len(issued)) if route.month == ctx.campaign.month else route
        for route in kingdom.routes
    )
    expeditions = tuple(
        replace(sent, edicts=len(issued)) if sent.month == ctx.campaign.month else sent
        for sent in kingdom.expeditions
    )
    ctx.change_kingdom(use=replace(kingdom.use, special=issued), routes=routes, expeditions=expeditions)
    return len(issued)
