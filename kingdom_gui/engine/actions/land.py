"""Claiming and abandoning hexes (IT L259, Passo 2)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ..free_cities import free_city, no_longer_free, set_free
from ..going_along import hand_over
from ..hexes import HexId, place_of
from ..leadership import holders
from ..ledger import Entry, Ledger, Source
from ..losing_land import lose_land
from ..state import JournalEntry, Leader
from ..territory import Land, cut_off, touching
from ..waters import sea_between
from .base import Action, Context, rule
from .settle import seat
from .win_back import ask_city, land_back, tell_asked

CLAIM_PRICE = 1  # BP a hex (IT L259)
UNREST_ABANDONED = 1
UNREST_ABANDONED_SETTLEMENT = 4


class Claim(Action, frozen=True, tag="claim"):
    """Claim hexes at 1 BP each. `granted`: by the GM or a patron, free and outside the limits, as a
    neighbour's claims always are.

    A hex with a free city is claimed by itself and takes a Stability check: `natural` and `die` are the typed
    d20 and, after a failure, d4; None: the program rolls (IT L459, ruling D57).

    A claim that joins lost territory to the realm again brings back what lies there; `dice` are the same dice
    for the settlements that are asked then, by settlement id (IT L348).

    A sovereign may claim its vassals' hexes one by one, and has with them what stands there (ruling C11).
    """

    needs = "order"
    for_neighbours = True

    hexes: tuple[HexId, ...]
    granted: bool = False
    natural: int | None = None
    die: int | None = None
    dice: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)


class Abandon(Action, frozen=True, tag="abandon"):
    """Give hexes up: Unrest +1 each, +4 for one with a settlement, which becomes a free city.

    What is cut off from the capital by it is lost as well, unless a leader is there: `held` names one by any
    hex of that part (`{"0,3,0": "general"}`, or `"ruler/Ada"` where two share the role) (IT L346).
    """

    needs = "order"
    for_neighbours = True

    hexes: tuple[HexId, ...]
    held: dict[str, str] = msgspec.field(default_factory=dict)


@rule(Claim)
def claim(ctx: Context, action: Claim) -> None:
    """Decide `Claim`: explored, cleared, next to the realm, within the limit, with a Ruler."""
    wanted = [h for h in dict.fromkeys(action.hexes) if ctx.campaign.claims.get(h) != action.kingdom]
    if not wanted:
        ctx.impossible("already_claimed")
    granted = action.granted or not ctx.kingdom.played
    peaceful = not granted and ctx.kingdom.stage == "reigning"
    for hex_id in wanted:
        there = ctx.hex(hex_id)
        if hex_id in ctx.campaign.claims:
            _check_absorbed(ctx, hex_id)
        if not granted:
            if not there.explored:
                ctx.refuse_unless_adopting("not_explored", "IT L259", hex=place_of(hex_id))
            elif not there.cleared:
                ctx.refuse_unless_adopting("not_cleared", "IT L259", hex=place_of(hex_id))
        if ctx.kingdom.played and free_city(ctx.campaign, hex_id, ctx.rules):
            ctx.warn("free_city_in_hex", "IT L459", hex=place_of(hex_id))
            if peaceful and len(wanted) > 1:
                ctx.impossible("free_city_by_itself", hex=place_of(hex_id))
    if not granted:
        _check_joined(ctx, wanted)
        ctx.take_allowance("claims", len(wanted))
        ctx.refuse_without("claim", "actions")
        ctx.set_price(*(Entry(CLAIM_PRICE, Source("hex", "claim", place_of(h)), "IT L259") for h in wanted))
    if peaceful and free_city(ctx.campaign, wanted[0], ctx.rules) and not _annexed(ctx, action, wanted[0]):
        return
    back = land_back(ctx, wanted, action.dice)
    code = "hexes_granted" if granted else "hexes_claimed"
    if not ctx.kingdom.played:
        code = "neighbour_land_claimed"
    ctx.require(code, count=len(wanted), hex=place_of(wanted[0]))
    back.tell(ctx)
    ours = (*wanted, *back.hexes)
    absorb(ctx, wanted)
    ctx.draft.put_many("claims", dict.fromkeys(ours, action.kingdom))
    take_over(ctx, ours)
    if granted:
        if not ctx.kingdom.played:  # the party need not have been there
            return
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
    if capital is not None and capital.hex in given_up:
        ctx.warn("capital_lost", "IT L270", settlement=capital.name)
    held = _held(ctx, action, given_up)
    code = "hexes_abandoned" if kingdom.played else "neighbour_land_given_up"
    ctx.require(code, count=len(given_up), hex=place_of(given_up[0]) if given_up else "")
    if kingdom.stage == "reigning":
        lose_land(ctx.draft, kingdom.id, given_up, held, ctx.rules, ctx.log)
    else:
        ctx.draft.put_many("claims", dict.fromkeys(given_up))
    for hex_id in given_up:
        if hex_id in settled and kingdom.stage != "reigning":
            set_free(ctx.draft, hex_id, ctx.rules)
        if not kingdom.typed_in:
            unrest = UNREST_ABANDONED_SETTLEMENT if hex_id in settled else UNREST_ABANDONED
            ctx.stock("unrest", Entry(unrest, Source("hex", "abandoned", place_of(hex_id)), "IT L259"))


def _held(ctx: Context, action: Abandon, given_up: list[HexId]) -> dict[Land, Leader]:
    """The leaders named for what would be cut off; what would be lost for want of one is told beforehand.

    Before the reign begins nothing is lost but what is given up.
    """
    if not ctx.kingdom.played:
        return {}
    cut = cut_off(ctx.campaign, ctx.kingdom.id, given_up)
    if cut:
        ctx.warn("realm_split", "IT L346", count=sum(len(part.hexes) for part in cut))
    if ctx.kingdom.stage != "reigning":
        return {}
    held = dict[Land, Leader]()
    for place, named in action.held.items():
        part = next((p for p in cut if place in map(place_of, p.hexes)), None)
        if part is None:
            ctx.impossible("not_cut_off", hex=place)
        role, _, name = named.partition("/")
        there = [x for x in holders(ctx.kingdom, role) if name in ("", x.name)]
        if not there:
            ctx.impossible("no_such_leader", leader=named)
        if any(leader is there[0] for leader in held.values()):
            ctx.impossible("leader_in_two_places", role=role, name=there[0].name)
        held[part.hexes] = there[0]
    for part in cut:
        if part.hexes not in held:
            towns = sum(s.hex in part.hexes for s in ctx.campaign.settlements.values())
            at = place_of(part.hexes[0])
            ctx.warn("territory_at_stake", "IT L346", hex=at, count=len(part.hexes), settlements=towns)
    return held


def _check_joined(ctx: Context, wanted: list[HexId]) -> None:
    """Each wanted hex must touch the realm, or one wanted before it; the first hex of all is free of this."""
    realm = set(ctx.campaign.realm(ctx.kingdom.id)) or {wanted[0]}
    left = [h for h in wanted if h not in realm]
    while left:
        beside = [h for h in left if realm.intersection(touching(h))]
        if not beside:
            for hex_id in left:
                _refuse_apart(ctx, hex_id)
            return
        realm.update(beside)
        left = [h for h in left if h not in realm]


def _refuse_apart(ctx: Context, hex_id: HexId) -> None:
    """Refuse a hex that does not touch the realm; across deep water the sea must be claimed first."""
    sea = sea_between(ctx.campaign, ctx.kingdom.id, hex_id)
    if sea:
        ctx.refuse_unless_adopting("sea_between", "IT L499", hex=place_of(hex_id), count=len(sea))
    else:
        ctx.refuse_unless_adopting("not_adjacent_to_realm", "IT L259", hex=place_of(hex_id))


def _check_absorbed(ctx: Context, hex_id: HexId) -> None:
    """Its sovereign may claim a vassal's hex (IT L1374, ruling C11); another's ends the decision."""
    owner = ctx.campaign.kingdoms[ctx.campaign.claims[hex_id]]
    if owner.overlord != ctx.kingdom.id:
        ctx.impossible("hex_claimed", hex=place_of(hex_id))
    ctx.warn("vassal_hex_absorbed", "IT L1374", hex=place_of(hex_id), kingdom=owner.name)


def absorb(ctx: Context, wanted: Iterable[HexId]) -> None:
    """Take hexes of vassals into the acting kingdom's hands, with all that belongs to them.

    A vassal that reigns and has nothing left has a month to find land, like any other (IT L348).
    """
    for vassal in [row.kingdom for row in ctx.kingdom.vassals]:
        taken = [hex_id for hex_id in wanted if ctx.campaign.claims.get(hex_id) == vassal]
        if taken:
            hand_over(ctx.draft, vassal, ctx.kingdom.id, taken)
            record = ctx.campaign.kingdoms[vassal]
            if record.stage == "reigning" and not ctx.campaign.realm(vassal) and not record.landless:
                ctx.draft.put("kingdoms", vassal, replace(record, landless=ctx.campaign.month))
                ctx.draft.log(JournalEntry("land_gone", {}, vassal))


def _annexed(ctx: Context, action: Claim, hex_id: HexId) -> bool:
    """Whether a free city lets itself be annexed; if not, Unrest rises, and another month it may be tried
    again (ruling D57).
    """
    before = ctx.price
    ctx.price = Ledger.of("price", ())
    asked = ask_city(ctx, hex_id, action.natural, action.die)
    if hex_id in ctx.kingdom.use.asked:
        ctx.refuse("annexation_tried", "D57", hex=place_of(hex_id))
    if asked.check.success:
        ctx.price = before
        return True
    ctx.require("annexation_failed", hex=place_of(hex_id))
    tell_asked(ctx, asked)
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
