"""Claiming and abandoning hexes (IT L259, Passo 2)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ..free_cities import free_city, no_longer_free, set_free
from ..hexes import HexId, connected, neighbours, place_of
from ..ledger import Entry, Ledger, Source
from .base import Action, Context, rule
from .checks import check_ahead, roll
from .settle import seat

CLAIM_PRICE = 1  # BP a hex (IT L259)
UNREST_ABANDONED = 1
UNREST_ABANDONED_SETTLEMENT = 4


class Claim(Action, frozen=True, tag="claim"):
    """Claim hexes at 1 BP each. `granted`: by the GM or a patron, free and outside the limits.

    A hex with a free city is claimed by itself and takes a Stability check: `natural` and `die` are the typed
    d20 and, after a failure, d4; None: the program rolls (IT L459, ruling D57).
    """

    hexes: tuple[HexId, ...]
    granted: bool = False
    natural: int | None = None
    die: int | None = None


class Abandon(Action, frozen=True, tag="abandon"):
    """Give hexes up: Unrest +1 each, +4 for one with a settlement, which becomes a free city."""

    hexes: tuple[HexId, ...]


@rule(Claim)
def claim(ctx: Context, action: Claim) -> None:
    """Decide `Claim`: explored, cleared, next to the realm, within the limit, with a Ruler."""
    wanted = [h for h in dict.fromkeys(action.hexes) if ctx.campaign.claims.get(h) != action.kingdom]
    if not wanted:
        ctx.impossible("already_claimed")
    peaceful = not action.granted and ctx.kingdom.stage == "reigning"
    for hex_id in wanted:
        there = ctx.hex(hex_id)
        if hex_id in ctx.campaign.claims:
            ctx.impossible("hex_claimed", hex=place_of(hex_id))
        if not action.granted:
            if not there.explored:
                ctx.refuse_unless_adopting("not_explored", "IT L259", hex=place_of(hex_id))
            elif not there.cleared:
                ctx.refuse_unless_adopting("not_cleared", "IT L259", hex=place_of(hex_id))
        if free_city(ctx.campaign, hex_id, ctx.rules):
            ctx.warn("free_city_in_hex", "IT L459", hex=place_of(hex_id))
            if peaceful and len(wanted) > 1:
                ctx.impossible("free_city_by_itself", hex=place_of(hex_id))
    if not action.granted:
        _check_joined(ctx, wanted)
        ctx.take_allowance("claims", len(wanted))
        ctx.refuse_without("claim", "actions")
        ctx.set_price(*(Entry(CLAIM_PRICE, Source("hex", "claim", place_of(h)), "IT L259") for h in wanted))
    if peaceful and free_city(ctx.campaign, wanted[0], ctx.rules) and not _annexed(ctx, action, wanted[0]):
        return
    code = "hexes_granted" if action.granted else "hexes_claimed"
    ctx.require(code, count=len(wanted), hex=place_of(wanted[0]))
    ctx.draft.put_many("claims", dict.fromkeys(wanted, action.kingdom))
    take_over(ctx, wanted)
    if action.granted:
        seen = {h: replace(ctx.campaign.hexes[h], explored=True, cleared=True) for h in wanted}
        ctx.draft.put_many("hexes", seen)
    else:
        ctx.count_use(claims=len(wanted))


@rule(Abandon)
def abandon(ctx: Context, action: Abandon) -> None:
    """Decide `Abandon` (IT L259, L342): benefits go, settlements become free cities."""
    given_up = list(dict.fromkeys(action.hexes))
    kingdom = ctx.kingdom
    settled = {s.hex: s for s in ctx.campaign.settlements_of(kingdom.id)}
    for hex_id in given_up:
        if ctx.campaign.claims.get(hex_id) != action.kingdom:
            ctx.impossible("hex_not_claimed", hex=place_of(hex_id))
    capital = ctx.campaign.settlements.get(kingdom.capital)
    left = [h for h in ctx.campaign.realm(kingdom.id) if h not in given_up]
    if capital is not None and capital.hex in given_up:
        ctx.warn("capital_lost", "IT L270", settlement=capital.name)
    elif capital is not None and len(connected(capital.hex, left)) < len(left):
        ctx.warn("realm_split", "IT L346", count=len(left) - len(connected(capital.hex, left)))
    ctx.require("hexes_abandoned", count=len(given_up), hex=place_of(given_up[0]) if given_up else "")
    ctx.draft.put_many("claims", dict.fromkeys(given_up))
    for hex_id in given_up:
        if hex_id in settled:
            set_free(ctx.draft, hex_id, ctx.rules)
        if kingdom.stage != "adopting":
            unrest = UNREST_ABANDONED_SETTLEMENT if hex_id in settled else UNREST_ABANDONED
            ctx.stock("unrest", Entry(unrest, Source("hex", "abandoned", place_of(hex_id)), "IT L259"))


def _check_joined(ctx: Context, wanted: list[HexId]) -> None:
    """Each wanted hex must touch the realm, or one wanted before it; the first hex of all is free of this."""
    realm = set(ctx.campaign.realm(ctx.kingdom.id)) or {wanted[0]}
    left = [h for h in wanted if h not in realm]
    while left:
        touching = [h for h in left if realm.intersection(_around(h))]
        if not touching:
            for hex_id in left:
                ctx.refuse_unless_adopting("not_adjacent_to_realm", "IT L259", hex=place_of(hex_id))
            return
        realm.update(touching)
        left = [h for h in left if h not in realm]


def _around(hex_id: HexId) -> tuple[HexId, ...]:
    level, q, r = hex_id
    return (*neighbours(hex_id), (level - 1, q, r), (level + 1, q, r))


def _annexed(ctx: Context, action: Claim, hex_id: HexId) -> bool:
    """Whether a free city lets itself be annexed; if not, Unrest rises, and it may be tried again (D57)."""
    at = place_of(hex_id)
    before = ctx.price
    ctx.price = Ledger.of("price", ())
    passed = check_ahead(ctx, f"annexation.{at}", "stability", action.natural)
    if passed.success:
        ctx.price = before
        return True
    ctx.require("annexation_failed", hex=at)
    unrest = roll(ctx, f"annexation.{at}.unrest", 4, action.die)
    source = Source("special_terrain", free_city(ctx.campaign, hex_id, ctx.rules), at)
    ctx.stock("unrest", Entry(unrest, source, "IT L459"))
    return False


def take_over(ctx: Context, claimed: Iterable[HexId]) -> None:
    """What stands in hexes just claimed is the kingdom's now: free cities are free no longer, and the first
    settlement of a kingdom without one is its capital.
    """
    for hex_id in claimed:
        no_longer_free(ctx.draft, hex_id, ctx.rules)
        settlement = ctx.campaign.settlement_at(hex_id)
        if settlement is not None:
            seat(ctx, settlement)
